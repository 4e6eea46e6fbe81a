import type { CardWords } from "../cards.ts";

/** English as all games need it: nouns that agree with a number, sentences, names as a catalogue. */

export type Noun = { readonly one: string; readonly many: string };

export const agree = (count: number | undefined, noun: Noun): string => (count === 1 ? noun.one : noun.many);

/** The form of a verb that goes with so many. */
export const verb = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** "rises from 3 to 5". */
export const rises = (from: number, to: number): string =>
  `${to > from ? "rises" : "falls"} from ${from} to ${to}`;

/** "1 Resource", "14 Resources". */
export const resources = (count: number): string => `${count} Resource${count === 1 ? "" : "s"}`;

/** Markers that come to a space, or go. */
export const marker = (name: string, change: number, where: string): string => {
  if (change === 1) return `${name} strikes ${where}.`;
  if (change > 1) return `${change} ${name} markers strike ${where}.`;
  return change === -1
    ? `A ${name} marker is cleared from ${where}.`
    : `${-change} ${name} markers are cleared from ${where}.`;
};

/** How far a choice of several has come: "1 of 3 chosen". */
export const tally = (chosen: number, max: number): string =>
  max === 1 ? "" : ` (${chosen} of ${max} chosen)`;

/** A name for each key, as part of a catalogue. */
export const named = <P extends string, K extends string>(
  prefix: P,
  names: Readonly<Record<K, string>>,
): { readonly [Key in K as `${P}.${Key}`]: string } =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [`${prefix}.${key}`, name])) as {
    readonly [Key in K as `${P}.${Key}`]: string;
  };

type CountedName = (parameters: { readonly count?: number }) => string;

/** A noun for each key, as part of a catalogue. */
export const counted = <P extends string, K extends string>(
  prefix: P,
  nouns: Readonly<Record<K, Noun>>,
): { readonly [Key in K as `${P}.${Key}`]: CountedName } =>
  Object.fromEntries(
    Object.entries<Noun>(nouns).map(([key, noun]): [string, CountedName] => [
      `${prefix}.${key}`,
      ({ count }) => agree(count, noun),
    ]),
  ) as { readonly [Key in K as `${P}.${Key}`]: CountedName };

/** Those messages of a vocabulary whose keys begin alike. */
export type Of<V, P extends string> = {
  [K in keyof V as K extends `${P}.${string}` ? K : never]: V[K];
};

/** What stands on cards, by the key of the card: "M7". */
export interface CardNames {
  titleOf(card: string): string;
  /** Neither unshaded nor shaded (5.2). */
  isSingleText(card: string): boolean;
  /** "M7 Trade Unions". */
  cardName(card: string): string;
  /** How a card puts a question of its own: by card and question, "M3 remove-guerrilla". */
  readonly asks: Readonly<Record<string, string | undefined>>;
  /** Titles and texts as part of a catalogue. */
  readonly words: Readonly<Record<string, string>>;
}

export function cardNames(
  letter: string,
  cards: Readonly<Record<number, CardWords<string, string>>>,
): CardNames {
  const titleOf = (card: string): string =>
    card === "propaganda" ? "Propaganda!" : cards[Number(card.slice(1))].title;
  return {
    titleOf,
    isSingleText: (card) => cards[Number(card.slice(1))].single !== undefined,
    cardName: (card) => (card === "propaganda" ? titleOf(card) : `${card} ${titleOf(card)}`),
    asks: Object.fromEntries(
      Object.entries(cards).flatMap(([card, { asks = {} }]) =>
        Object.entries(asks).map(([question, words]) => [`${letter}${card} ${question}`, words]),
      ),
    ),
    words: {
      ...Object.fromEntries(
        Object.entries(cards).flatMap(([number, card]) => {
          const key = `card.${letter}${number}`;
          return card.single === undefined
            ? [
                [`${key}.title`, card.title],
                [`${key}.unshaded`, card.unshaded],
                [`${key}.shaded`, card.shaded],
              ]
            : [
                [`${key}.title`, card.title],
                [`${key}.unshaded`, card.single],
              ];
        }),
      ),
      "card.propaganda.title": titleOf("propaganda"),
      "card.propaganda.text": "A Propaganda Round is held at once.",
    },
  };
}
