import type { AnyCatalogue, LogEvent as Event, Message } from "@sandtable/engine";
import { say } from "@sandtable/engine";
import type { LogEvent, Place } from "@sandtable/protocol";

/** What fell: a die, or something that was drawn; told where it happened and above the choices. */
export interface Roll {
  /** What it was for: "Sabotage in Lydda". */
  readonly what: string;
  /** What the die shows, or what was drawn. */
  readonly shown: string;
  readonly isDrawn?: true;
  /** What the die had to come to, or the column it fell on: as short as it stands beside the die, and in words. */
  readonly need?: Need;
  /** Everything that was added to the die or moved the column, by its cause. */
  readonly modifiers: readonly string[];
  /** The die with all that was added to it, where that is anything. */
  readonly total?: number;
  /** What it decided, then what followed. */
  readonly effect: readonly string[];
  /** Whether it came to what was needed; nothing where every face means something else. */
  readonly hit?: boolean;
  readonly place?: Place;
}

export interface Need {
  readonly short: string;
  readonly long: string;
}

/** The events of a game that carry a die. */
export type DieEvent<E extends Event> = Extract<E, { readonly die: number }>;

/** A telling for each event that carries a die, with what was heard before it: one that is left out fails the build. */
export type DiceOf<E extends Event> = {
  readonly [K in DieEvent<E>["kind"]]: (event: Extract<E, { readonly kind: K }>, heard: readonly E[]) => Roll;
};

/** How a game tells what fell. */
export interface Telling<E extends Event> {
  readonly dice: DiceOf<E>;
  /** Draws that people want to see. */
  readonly draws?: {
    readonly [K in E["kind"]]?: (event: Extract<E, { readonly kind: K }>) => Roll | undefined;
  };
  /** What may come of a die, as long as nothing else has happened since. */
  readonly follows: ReadonlySet<E["kind"]>;
  /** The game's own words. */
  readonly words: AnyCatalogue;
}

/** What was drawn, by its name. */
export const drawn = (what: string, shown: string, place?: Place): Roll => ({
  what,
  shown,
  isDrawn: true,
  modifiers: [],
  effect: [],
  ...(place && { place }),
});

/** What is taken unasked stands between a die and what comes of it, and says nothing of it. */
const SILENT = "forced";

/** Everything that fell, in its order, each with what came of it. */
export function rollsBy<E extends Event>(
  telling: Telling<E>,
): (events: readonly LogEvent[], earlier?: readonly LogEvent[]) => readonly Roll[] {
  const tellers = { ...telling.draws, ...telling.dice } as unknown as Readonly<
    Record<string, ((event: LogEvent, heard: readonly LogEvent[]) => Roll | undefined) | undefined>
  >;
  const follows: ReadonlySet<string> = telling.follows;
  return (events, earlier = []) => {
    const rolls: Roll[] = [];
    const heard = [...earlier];
    let last: Roll | undefined;
    for (const event of events) {
      const told = Object.hasOwn(tellers, event.kind) ? tellers[event.kind]?.(event, heard) : undefined;
      heard.push(event);
      if (told) {
        rolls.push(told);
        last = told.isDrawn ? undefined : told;
      } else if (last && follows.has(event.kind)) {
        const line = say(telling.words, { ...event, key: `log.${event.kind}` } as unknown as Message);
        last = { ...last, effect: [...last.effect, line] };
        rolls[rolls.length - 1] = last;
      } else if (event.kind !== SILENT) last = undefined;
    }
    return rolls;
  };
}
