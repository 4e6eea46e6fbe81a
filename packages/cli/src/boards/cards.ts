import type { DeckPlan } from "@sandtable/coin";
import { type CoinView, nextPropaganda, onTrack, PROPAGANDA_CARDS } from "@sandtable/coin/shape";
import { say, signed, type View } from "@sandtable/engine";
import { wrap } from "../columns.ts";
import type { Brush } from "../table/screen.ts";
import { type Gauge, isRoomy, nameOf } from "./parts.ts";

/** Cards, sequence of play and the forecast: what lies on the table of every game of The British Way. */

/** Who goes first, and how many cards are to come. */
export function sequenceLines(
  table: CoinView,
  plan: DeckPlan,
  brush: Brush,
  { line }: Gauge,
  width: number,
): string[] {
  const { first, firstBox } = table.initiative;
  const come = table.played.filter((card) => card === "propaganda").length;
  const next = [...new Set(nextPropaganda(plan, table.cardsLeft, come))].join("-") || "no more";
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
export function cardLines({ card }: CoinView, brush: Brush, mark = ""): string[] {
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

export function capabilityLines({ capabilities }: CoinView, { words, width }: Brush): string[] {
  const held = Object.entries(capabilities).map(
    ([card, side]) => `${say(words, { key: `card.${card}.title` })} (${side})`,
  );
  return held.length === 0 ? [] : wrap(`Capabilities: ${held.join(", ")}.`, width);
}

/** What the views of all games with cards hold alike. */
export const cardsOf = (view: View): CoinView => view as CoinView;

/** The cards played so far, in their order. */
export function playedCards(view: View, brush: Brush): string[] {
  const { played, cardsLeft } = cardsOf(view);
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

/** The next Propaganda Round, if it came now (6.0); within one nothing more is to be foreseen once that is done. */
export function forecastLines(
  { card, stage }: CoinView,
  { width }: Brush,
  { track, value, net, causes, besides = "" }: Forecast,
): string[] {
  if (card === "propaganda" && stage !== "mpaja") return [];
  const after = onTrack(value + net);
  const said = causes.map(([cause, change]) => `${cause} ${signed(change)}`).join(", ");
  return wrap(`Propaganda now would take ${track} from ${value} to ${after}: ${said}. ${besides}`, width);
}
