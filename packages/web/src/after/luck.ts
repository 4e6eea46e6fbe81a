import type { AnyCatalogue } from "@sandtable/engine";
import { say } from "@sandtable/engine";
import type { Fall, GameListing, Role, Seat } from "@sandtable/protocol";

/** What chance gave for one cause, by the acts of one side. */
export interface LuckLine {
  readonly rule: string;
  /** The heading of the rule. */
  readonly cause: string;
  readonly times: number;
  /** Of what is counted: all that was to be expected, and all that came. */
  readonly counted?: { readonly in: "successes" | "pips"; readonly expected: number; readonly came: number };
  readonly gains: Readonly<Record<Seat, number>>;
}

export interface LuckGroup {
  readonly seat: Seat | undefined;
  readonly lines: readonly LuckLine[];
}

export interface Luck {
  /** All of it, for each seat. */
  readonly gains: Readonly<Record<Seat, number>>;
  readonly groups: readonly LuckGroup[];
}

/** What is drawn and changes nothing is not told. */
const LEAST = 0.0005;

/** Luck against expectation, by who acted and by cause. */
export function luckOf(
  falls: readonly Fall[],
  roles: readonly Role[],
  nameOf: (rule: string) => string,
): Luck {
  const seats: readonly (Seat | undefined)[] = [...roles.map(({ seat }) => seat), undefined];
  const groups = seats.map((seat) => {
    const own = falls.filter((fall) => fall.seat === seat);
    const causes = [...new Set(own.map(causeOf))];
    const lines = causes
      .map((cause) =>
        lineOf(
          own.filter((fall) => causeOf(fall) === cause),
          roles,
          nameOf,
        ),
      )
      .filter(
        ({ counted, gains }) => counted || Object.values(gains).some((gain) => Math.abs(gain) >= LEAST),
      );
    return { seat, lines };
  });
  return { gains: summed(falls, roles), groups: groups.filter(({ lines }) => lines.length > 0) };
}

const causeOf = ({ rule, counted }: Fall): string => `${rule} ${counted?.in}`;

function lineOf(falls: readonly Fall[], roles: readonly Role[], nameOf: (rule: string) => string): LuckLine {
  const [{ rule, counted }] = falls;
  const sum = (part: "expected" | "came"): number =>
    falls.reduce((all, fall) => all + (fall.counted?.[part] ?? 0), 0);
  return {
    rule,
    cause: nameOf(rule),
    times: falls.length,
    ...(counted && { counted: { in: counted.in, expected: sum("expected"), came: sum("came") } }),
    gains: summed(falls, roles),
  };
}

export const summed = (
  falls: readonly Pick<Fall, "gains">[],
  roles: readonly Role[],
): Readonly<Record<Seat, number>> =>
  Object.fromEntries(
    roles.map(({ seat }) => [seat, falls.reduce((sum, { gains }) => sum + (gains[seat] ?? 0), 0)]),
  );

/** Hundredths of a chance, as they are told. */
export const pointsOf = (gain: number): number => Math.round(gain * 100);

/** How a cause is called: by the heading of its rule, or the title of its card. */
export function causeNames(
  { rules }: Pick<GameListing, "rules">,
  game: AnyCatalogue,
): (rule: string) => string {
  const titles = new Map(rules.map(({ number, title }) => [number, title]));
  return (rule) => {
    const card = `card.${rule}.title`;
    return titles.get(rule) ?? (Object.hasOwn(game, card) ? say(game, { key: card }) : rule);
  };
}
