import { BOXES, type Box, type CardsView, type CoinView, PROPAGANDA_CARDS } from "@sandtable/coin/shape";
import type { Place } from "@sandtable/protocol";
import type { Description } from "../face.ts";
import { type CoinWords, listed, said } from "./words/index.ts";

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
  const boxOf = (box: Box | "none"): string | undefined => (box === "none" ? undefined : words.boxName(box));
  return {
    title: said.initiativeTrack,
    lines: [
      said.eligible({ place: "first", who: words.factionName(first), box: boxOf(firstBox) }),
      said.eligible({
        place: "second",
        who: words.factionName(secondOf(first, factions)),
        box: boxOf(secondBox),
      }),
      said.boxes({ boxes: listed(BOXES.map(words.boxName)) }),
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
    lines: [meaning[box], said.orPass, holder ? said.takenBy({ who: words.factionName(holder) }) : said.free],
  };
}

export const describeRounds = <Faction extends string>(
  { propagandaRounds }: CoinView<Faction>,
  words: CoinWords<Faction>,
): Description => ({
  title: said.roundsHeld({ held: propagandaRounds, of: PROPAGANDA_CARDS }),
  lines: [propagandaRounds === PROPAGANDA_CARDS - 1 ? said.nextEnds : said.lastEnds, words.aid("propaganda")],
});

/** The deck, the pile, the current card, or a card by its id. */
export function describeCard<Faction extends string>(
  id: string,
  view: CardsView,
  words: CoinWords<Faction>,
): Description | undefined {
  if (id === "deck") return { title: said.drawDeck, lines: [said.cardsLeft({ left: view.cardsLeft })] };
  if (id === "played") {
    const earlier = view.played.slice(0, -1).reverse();
    return {
      title: said.playedCount({ count: earlier.length }),
      lines:
        earlier.length === 0
          ? [said.noneYet]
          : [said.latestFirst({ cards: earlier.map(words.cardName).join(", ") })],
    };
  }
  const card = id === "current" ? view.card : id;
  if (card === null) return { title: said.noCard, lines: [said.firstCard] };
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
      ...(side ? [said.inForceSide({ side })] : []),
      shaded === undefined ? unshaded : said.unshadedText({ text: unshaded }),
      ...(shaded === undefined ? [] : [said.shadedText({ text: shaded })]),
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
    { title: said.capabilities, lines: lasting.length === 0 ? [said.noneInForce] : lasting },
    { title: said.cards, lines: told(["deck", "played"]) },
  ];
}

/** The position in words begins with the card that is played, and what each track says first. */
export const cardAndTracks = (
  card: Description | undefined,
  tracks: readonly string[],
  look: (place: Place) => Description | undefined,
): readonly Description[] => [
  ...(card ? [{ title: said.card({ card: card.title }), lines: card.lines }] : []),
  {
    title: said.tracks,
    lines: tracks.flatMap((id) => {
      const found = look({ on: "track", id });
      return found ? [`${found.title}. ${found.lines[0]}`] : [];
    }),
  },
];
