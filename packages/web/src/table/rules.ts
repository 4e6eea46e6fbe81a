import { type AnyCatalogue, type RuleEntry, say, sentence } from "@sandtable/engine";

export interface TextPart {
  readonly text: string;
  /** The number of a rule, or of a card. */
  readonly rule?: true;
}

/** The number of a card: Malaya's, Palestine's, Japanese Occupation's. */
const CARD = /^[MPJ]\d{1,2}$/;

/**
 * A rule's number: chapters and sections are numbers or, in some books, letters ("5.A.1"). Where a book has used a number twice, a small
 * letter tells the two apart ("26.16a").
 */
const RULE = String.raw`\b\d+(?:\.(?:\d+[a-z]?|[A-Z]))+\b`;
const CUTS = new RegExp(String.raw`(\b[MPJ]\d{1,2}\b|${RULE})`);
const RULES = new RegExp(RULE, "g");

/** A text cut at the rule numbers and card numbers in it. */
export function splitRules(text: string, rules: readonly RuleEntry[]): readonly TextPart[] {
  const known = new Set(rules.map(({ number }) => number));
  return text
    .split(CUTS)
    .filter((part) => part !== "")
    .map((part) => (known.has(part) || CARD.test(part) ? { text: part, rule: true } : { text: part }));
}

/** A rule as it is called: by its number, or by its name where the book has no number for it, as for a marker. */
export const ruleName = (rule: string, title: string | undefined): string =>
  /\d/.test(rule) ? rule : (title ?? rule);

/** One entry of the rules panel. */
export interface Entry {
  readonly id: string;
  readonly kind: "aid" | "rule" | "card";
  readonly title: string;
  readonly number?: string;
  readonly texts: readonly { readonly name?: "unshaded" | "shaded"; readonly text: string }[];
}

const titled = (topic: string): string => sentence(topic.replaceAll("-", " "));

/** The catalogue's player aids, in its order. */
const aidEntries = (words: AnyCatalogue): readonly Entry[] =>
  Object.keys(words)
    .filter((key) => key.startsWith("aid."))
    .map((key) => {
      const topic = key.slice("aid.".length);
      return { id: key, kind: "aid", title: titled(topic), texts: [{ text: say(words, { key }) }] };
    });

const cardEntries = (words: AnyCatalogue): readonly Entry[] =>
  Object.keys(words)
    .filter((key) => /^card\..+\.title$/.test(key))
    .map((key) => {
      const id = key.slice("card.".length, -".title".length);
      const sides = (["unshaded", "shaded"] as const).filter((side) => `card.${id}.${side}` in words);
      const plain = `card.${id}.text`;
      return {
        id: `card.${id}`,
        kind: "card",
        title: say(words, { key }),
        ...(CARD.test(id) && { number: id }),
        texts: [
          ...sides.map((side) => ({
            ...(sides.length > 1 && { name: side }),
            text: say(words, { key: `card.${id}.${side}` }),
          })),
          ...(plain in words ? [{ text: say(words, { key: plain }) }] : []),
        ],
      };
    });

const ruleEntries = (rules: readonly RuleEntry[], ruleTexts: AnyCatalogue): readonly Entry[] =>
  rules.map(({ number, title }) => {
    const id = `rule.${number}`;
    const texts = id in ruleTexts ? [{ text: say(ruleTexts, { key: id }) }] : [];
    return { id, kind: "rule", number, title, texts };
  });

/** Everything that can be looked up: player aids, rules by number, cards. */
export const entriesOf = (
  words: AnyCatalogue,
  rules: readonly RuleEntry[],
  ruleTexts: AnyCatalogue,
): readonly Entry[] => [...aidEntries(words), ...ruleEntries(rules, ruleTexts), ...cardEntries(words)];

/** The entries in which every word of the search occurs. */
export function searchEntries(entries: readonly Entry[], search: string): readonly Entry[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  const all = ({ number = "", title, texts }: Entry): string =>
    `${number} ${title} ${texts.map(({ text }) => text).join(" ")}`.toLowerCase();
  return wanted.length === 0
    ? entries
    : entries.filter((entry) => wanted.every((word) => all(entry).includes(word)));
}

/** The aids that tell about a rule: those that name its number. */
export const aidsAbout = (entries: readonly Entry[], number: string): readonly Entry[] =>
  entries.filter(
    ({ kind, texts }) => kind === "aid" && texts.some(({ text }) => text.match(RULES)?.includes(number)),
  );

/**
 * The entry a rule number leads to: "3.2.4" the rule, "M12" or "M12 shaded" the card. A number that is not
 * listed leads to the nearest one above it, at last to the general rule of its chapter; one that two rules bear, to the first.
 */
export function entryFor(entries: readonly Entry[], number: string): Entry | undefined {
  const [own] = number.split(" ");
  const parts = own.split(".");
  const above = parts.map((_, index) => parts.slice(0, parts.length - index).join("."));
  for (const wanted of [own, `${own}a`, ...above, `${parts[0]}.0`, `${parts[0]}.1`]) {
    const found = entries.find((entry) => entry.number === wanted);
    if (found) return found;
  }
  return undefined;
}
