import { say, type View } from "@sandtable/engine";
import { wrap } from "../columns.ts";
import type { Brush } from "../table/screen.ts";
import { type Gauge, isRoomy, nameOf } from "./parts.ts";

/** Cards, sequence of play and the forecast: what lies on the table of every game of The British Way. */

export interface CardsView {
  readonly scenario: string;
  readonly stage: string;
  readonly card: string | null;
  readonly played: readonly string[];
  readonly cardsLeft: number;
  readonly propagandaRounds: number;
  readonly capabilities: Readonly<Record<string, "unshaded" | "shaded">>;
  readonly initiative: { readonly first: string; readonly firstBox: string };
}

/** 2.1 A pile is so many Events and one Propaganda card, which is among the last cards of it. */
const PILES: Readonly<Record<string, { readonly cards: number; readonly last: number }>> = {
  standard: { cards: 7, last: 3 },
  extended: { cards: 9, last: 5 },
};
const PROPAGANDA_CARDS = 3;

/** The earliest and latest draw, counted from the next card on, that can bring Propaganda; none if none will. */
export function nextPropaganda({
  scenario,
  cardsLeft,
  played,
}: Pick<CardsView, "scenario" | "cardsLeft" | "played">): readonly [number, number] | undefined {
  const { cards, last } = PILES[scenario];
  const piles = Math.ceil(cardsLeft / cards);
  const come = played.filter((card) => card === "propaganda").length;
  if (come >= PROPAGANDA_CARDS || piles === 0) return undefined;
  const left = cardsLeft - (piles - 1) * cards;
  return come > PROPAGANDA_CARDS - piles
    ? [left + cards - last + 1, left + cards]
    : [Math.max(1, left - last + 1), left];
}

/** Who goes first, and how many cards are to come. */
export function sequenceLines(table: CardsView, brush: Brush, { line }: Gauge, width: number): string[] {
  const { first, firstBox } = table.initiative;
  const next = [...new Set(nextPropaganda(table))].join("-") || "no more";
  const cards = isRoomy(width) ? ` card${next === "1" ? "" : "s"}` : "";
  return [
    line("1st Eligible", nameOf(brush, "faction", first), "1st Elig."),
    line("Box taken", firstBox),
    line("Cards to come", table.cardsLeft),
    line("Propaganda", `${table.propagandaRounds} of ${PROPAGANDA_CARDS}`),
    line("Next one in", `${next}${cards}`, "Next in"),
  ];
}

const titleOf = ({ words }: Brush, card: string): string => {
  const title = say(words, { key: `card.${card}.title` });
  return card === "propaganda" ? title : `${card} ${title}`;
};

/** The card on the table with its texts; what else stands on it follows the title. */
export function cardLines({ card }: CardsView, brush: Brush, mark = ""): string[] {
  if (card === null) return [];
  const { words, paint, width } = brush;
  const texts =
    card === "propaganda"
      ? [say(words, { key: "card.propaganda.text" })]
      : (["unshaded", "shaded"] as const)
          .filter((side) => words[`card.${card}.${side}`] !== undefined)
          .map(
            (side) =>
              `${side === "unshaded" ? "Unshaded" : "Shaded"}: ${say(words, { key: `card.${card}.${side}` })}`,
          );
  return [
    "",
    ...wrap(titleOf(brush, card) + mark, width).map((line) => paint("bold", line)),
    ...texts.flatMap((text) => wrap(text, width, "  ")),
  ];
}

export function capabilityLines({ capabilities }: CardsView, { words, width }: Brush): string[] {
  const held = Object.entries(capabilities).map(
    ([card, side]) => `${say(words, { key: `card.${card}.title` })} (${side})`,
  );
  return held.length === 0 ? [] : wrap(`Capabilities: ${held.join(", ")}.`, width);
}

/** The cards played so far, in their order. */
export function playedCards(view: View, brush: Brush): string[] {
  const { played, cardsLeft } = view as unknown as CardsView;
  const titles = played.map((card) => titleOf(brush, card));
  return wrap(`Played so far, ${cardsLeft} to come: ${titles.join(", ") || "none"}.`, brush.width);
}

/** What a Propaganda Round does to the track that decides the game, cause by cause. */
export interface Forecast {
  readonly track: string;
  readonly value: number;
  readonly net: number;
  readonly causes: readonly (readonly [string, number])[];
  /** What else there is to say. */
  readonly besides?: string;
}

const MOST_ON_TRACK = 20;
const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

/** The next Propaganda Round, if it came now (6.0); within one nothing more is to be foreseen once that is done. */
export function forecastLines(
  { card, stage }: CardsView,
  { width }: Brush,
  { track, value, net, causes, besides = "" }: Forecast,
): string[] {
  if (card === "propaganda" && stage !== "mpaja") return [];
  const after = Math.max(0, Math.min(MOST_ON_TRACK, value + net));
  const said = causes.map(([cause, change]) => `${cause} ${signed(change)}`).join(", ");
  return wrap(`Propaganda now would take ${track} from ${value} to ${after}: ${said}. ${besides}`, width);
}
