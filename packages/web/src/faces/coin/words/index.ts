import type { Box } from "@sandtable/coin/shape";
import { type AnyCatalogue, say } from "@sandtable/engine";
import type { Said } from "../../face.ts";
import { en } from "./en.ts";

export const said: Said<typeof en> = en;

/** Names and short sentences: from a game's own catalogue where it has them. */

export interface CoinWords<Faction extends string> {
  factionName(faction: Faction): string;
  boxName(box: Box): string;
  cardTitle(card: string): string;
  /** "M7 Trade Unions". */
  cardName(card: string): string;
  /** A card's text, or nothing if it has none on that side. */
  cardText(card: string, part: "unshaded" | "shaded" | "text"): string | undefined;
  /** A page of the player aids. */
  aid(topic: string): string;
  /** Whose Capability a card is (5.3); nothing for other cards. */
  capabilityOf(card: string): Faction | undefined;
  /** What stands above the texts of a card: whose Capability it is, or that it is of another special kind. */
  labelOf(card: string): string | undefined;
}

/** The words of a game from its catalogue and its cards by name; some cards have a label that is no Capability's. */
export function coinWords<Card extends { readonly capability?: string }>(
  catalogue: AnyCatalogue,
  cards: Readonly<Record<string, Card>>,
  otherLabel: (card: Card) => string | undefined = () => undefined,
): CoinWords<NonNullable<Card["capability"]>> {
  type Faction = NonNullable<Card["capability"]>;
  const word = (key: string): string => say(catalogue, { key });
  const cardTitle = (card: string): string => word(`card.${card}.title`);
  const factionName = (faction: Faction): string => word(`name.faction.${faction}`);
  const printed = (card: string): Card | undefined => (Object.hasOwn(cards, card) ? cards[card] : undefined);
  const capabilityOf = (card: string): Faction | undefined => printed(card)?.capability;
  return {
    factionName,
    boxName: (box) => word(`name.box.${box}`),
    cardTitle,
    cardName: (card) => (card === "propaganda" ? cardTitle(card) : `${card} ${cardTitle(card)}`),
    cardText: (card, part) => {
      const key = `card.${card}.${part}`;
      return key in catalogue ? word(key) : undefined;
    },
    aid: (topic) => word(`aid.${topic}`),
    capabilityOf,
    labelOf: (card) => {
      const owner = capabilityOf(card);
      if (owner !== undefined) return said.capability({ who: factionName(owner) });
      const event = printed(card);
      return event && otherLabel(event);
    },
  };
}

/** "a, b and c". */
export const listed = (items: readonly string[]): string => said.list({ items });

/** Text in lines of at most so many letters: a drawing does not break lines by itself. */
export function wrapped(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
