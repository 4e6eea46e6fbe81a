import { BOXES, type Box, type CardsView, type CoinView, PROPAGANDA_CARDS } from "@sandtable/coin/shape";
import type { Place } from "@sandtable/protocol";
import type { Description } from "../face.ts";
import { type CoinWords, listed, times } from "./words.ts";

/** What there is to say of the parts that all tables have. */

/** The three boxes of the Initiative Track are places of their own. */
export const BOX_IDS: readonly string[] = BOXES.map((box) => `initiative:${box}`);

/** The side that is not the first, and so the second. */
const secondOf = <Faction extends string>(first: Faction, factions: readonly Faction[]): Faction =>
  factions.find((faction) => faction !== first) ?? first;

export function describeInitiative<Faction extends string>(
  { initiative: { first, firstBox, secondBox } }: CoinView<Faction>,
  factions: readonly Faction[],
  words: CoinWords<Faction>,
): Description {
  const inBox = (box: Box | "none"): string => (box === "none" ? "" : `, in the box ${words.boxName(box)}`);
  return {
    title: "Initiative Track",
    lines: [
      `1st Eligible: ${words.factionName(first)}${inBox(firstBox)}.`,
      `2nd Eligible: ${words.factionName(secondOf(first, factions))}${inBox(secondBox)}.`,
      `Boxes from left to right: ${listed(BOXES.map(words.boxName))}.`,
      words.aid("sequence"),
    ],
  };
}

/** A box of the Initiative Track by its place id; what it means differs from game to game. */
export function describeBox<Faction extends string>(
  id: string,
  { initiative: { first, firstBox, secondBox } }: CoinView<Faction>,
  factions: readonly Faction[],
  words: CoinWords<Faction>,
  meaning: Readonly<Record<Box, string>>,
): Description | undefined {
  const box = BOXES.find((candidate) => id === `initiative:${candidate}`);
  if (box === undefined) return undefined;
  const holder = firstBox === box ? first : secondBox === box ? secondOf(first, factions) : undefined;
  return {
    title: words.boxName(box),
    lines: [meaning[box], "Or Pass in it.", holder ? `Taken by the ${words.factionName(holder)}.` : "Free."],
  };
}

export const describeRounds = <Faction extends string>(
  { propagandaRounds }: CoinView<Faction>,
  words: CoinWords<Faction>,
): Description => ({
  title: `Propaganda Rounds held: ${propagandaRounds} of ${PROPAGANDA_CARDS}`,
  lines: [
    propagandaRounds === PROPAGANDA_CARDS - 1 ? "The next one ends the game." : "The last one ends the game.",
    words.aid("propaganda"),
  ],
});

/** The deck, the pile, the current card, or a card by its id. */
export function describeCard<Faction extends string>(
  id: string,
  view: CardsView,
  words: CoinWords<Faction>,
): Description | undefined {
  if (id === "deck") return { title: "Draw deck", lines: [`${times(view.cardsLeft, "card")} left.`] };
  if (id === "played") {
    const earlier = view.played.slice(0, -1).reverse();
    return {
      title: `Played cards: ${earlier.length}`,
      lines:
        earlier.length === 0 ? ["None yet."] : [`Latest first: ${earlier.map(words.cardName).join(", ")}.`],
    };
  }
  const card = id === "current" ? view.card : id;
  if (card === null) return { title: "No card yet", lines: ["The first card is about to be drawn."] };
  const plain = words.cardText(card, "text");
  if (plain !== undefined) return { title: words.cardName(card), lines: [plain, words.aid("propaganda")] };
  const unshaded = words.cardText(card, "unshaded");
  if (unshaded === undefined) return undefined;
  const shaded = words.cardText(card, "shaded");
  const label = words.labelOf(card);
  const side = view.capabilities[card];
  return {
    title: words.cardName(card),
    lines: [
      ...(label ? [`${label}.`] : []),
      ...(side ? [`In force: the ${side} text.`] : []),
      shaded === undefined ? unshaded : `Unshaded: ${unshaded}`,
      ...(shaded === undefined ? [] : [`Shaded: ${shaded}`]),
    ],
  };
}

/** The cards that lie open, as a face tells the shell. */
export function openCards(view: CardsView): {
  readonly current?: string;
  readonly played: readonly string[];
  readonly lasting: readonly string[];
} {
  const played = view.played.slice(0, -1).reverse();
  const lasting = Object.keys(view.capabilities);
  return view.card === null ? { played, lasting } : { current: view.card, played, lasting };
}

/** The places of the cards, in reading order. */
export const cardPlaces = (view: CardsView): readonly Place[] =>
  ["current", "deck", "played", ...Object.keys(view.capabilities)].map((id): Place => ({ on: "card", id }));

/** The Capabilities and the piles in words: the last paragraphs of the position. */
export function cardsInWords<Faction extends string>(
  view: CardsView,
  words: CoinWords<Faction>,
): readonly Description[] {
  const told = (ids: readonly string[]): string[] =>
    ids.flatMap((id) => {
      const found = describeCard(id, view, words);
      return found ? [`${found.title}. ${found.lines.join(" ")}`] : [];
    });
  const lasting = told(Object.keys(view.capabilities));
  return [
    { title: "Capabilities in force", lines: lasting.length === 0 ? ["None."] : lasting },
    { title: "Cards", lines: told(["deck", "played"]) },
  ];
}
