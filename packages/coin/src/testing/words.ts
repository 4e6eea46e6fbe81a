import {
  type AnyCatalogue,
  fastChance,
  fastRandom,
  type Game,
  type LogEvent,
  type Message,
  overheard,
  type Position,
  playOut,
  type RuleIndex,
  say,
} from "@sandtable/engine";
import type { Shading } from "../table.ts";

/** What a game tells of its words, to have them checked. */
export interface WordsOf<S extends Position> {
  readonly game: Game<S>;
  readonly en: AnyCatalogue;
  readonly ruleTexts: AnyCatalogue;
  readonly rules: RuleIndex;
  /** What stands before the number of a card: "M" of M12. */
  readonly letter: string;
  readonly cards: Readonly<Record<number, { readonly title: string }>>;
  readonly sidesOf: (card: number) => readonly Shading[];
  readonly operationRules: Readonly<Record<string, string>>;
  readonly specialRules: Readonly<Record<string, string>>;
  /** Which Special Activities may accompany an Operation, those aside that may accompany all. */
  readonly accompanies: Readonly<Record<string, readonly string[]>>;
  /** How many random games are listened to. */
  readonly games: number;
  /** Words that hardly ever come up in random games. */
  readonly seldom: readonly Message[];
}

/** Something that must hold for the words of a game: what is wrong with it, or nothing. */
export type WordCheck = () => readonly string[];

const KINDS = ["prompt", "choice", "why", "log", "outcome", "card", "aid", "name"];
const DEBRIS = /undefined|NaN|null|\[|\]|\{|\}|\$| {2}|^[\s,.:]|,\s*[.)]|\(\s*\)|\.\.$/;
const NUMBERS = /\b\d+(?:\.\d+)+\b/g;
const SENTENCES = /[.](?= |$)/g;
const numbersIn = (text: string): readonly string[] => text.match(NUMBERS) ?? [];

/** What is wrong with the words for a message; nothing if all is well. */
export function faultOf(en: AnyCatalogue, message: Message, words: string): string | undefined {
  if (words.trim() === "") return "empty";
  const debris = DEBRIS.exec(words);
  if (debris) return `"${debris[0]}" in "${words}"`;
  if (typeof message.space === "string" && !words.includes(say(en, { key: `name.space.${message.space}` })))
    return `"${words}" does not name ${message.space}`;
  if (/^(why|log)\./.test(message.key) && !/^[A-Z0-9].*\.$/.test(words)) return `no sentence: "${words}"`;
  if (message.key.startsWith("prompt.") && !/^"?[A-Z].*[a-z)?0-9]$/.test(words))
    return `no prompt: "${words}"`;
  return undefined;
}

/** Everything that is said in seeded random games: faults, and the keys that come up. */
function listen<S extends Position>({
  game,
  en,
  games,
}: WordsOf<S>): {
  readonly faults: ReadonlySet<string>;
  readonly heard: ReadonlySet<string>;
} {
  const faults = new Set<string>();
  const heard = new Set<string>();
  const hear = (message: Message): void => {
    heard.add(message.key);
    const found = faultOf(en, message, say(en, message));
    if (found !== undefined) faults.add(`${message.key}: ${found}`);
  };
  const told = overheard(game, hear);
  for (let seed = 1; seed <= games; seed++) {
    const random = fastRandom(seed);
    const state = game.setup(game.scenarios[seed % game.scenarios.length].id, {});
    state.log = (event: LogEvent) => hear({ ...event, key: `log.${event.kind}` } as Message);
    const outcome = playOut(
      told,
      state,
      (decision) => decision.choices[random.below(decision.choices.length)],
      fastChance(random),
    );
    hear({ key: `outcome.${outcome.reason}`, winners: outcome.winners });
  }
  return { faults, heard };
}

/** What holds for the words of every game of The British Way, by what it says. */
export function wordChecks<S extends Position>(words: WordsOf<S>): Readonly<Record<string, WordCheck>> {
  const { en, ruleTexts, letter, cards, sidesOf, operationRules, specialRules, accompanies } = words;
  const keysOf = (kind: string): string[] => Object.keys(en).filter((key) => key.startsWith(`${kind}.`));
  const tell = (key: string): string => say(en, { key });
  const rule = (number: string): string => say(ruleTexts, { key: `rule.${number}` });
  const numbers = words.rules.rules.map(({ number }) => number);
  const menu = Object.entries({ ...operationRules, ...specialRules });
  let said: ReturnType<typeof listen> | undefined;
  const listened = (): ReturnType<typeof listen> => {
    said ??= listen(words);
    return said;
  };
  const unless = (holds: boolean, fault: string): string[] => (holds ? [] : [fault]);
  /** Only rules and cards that there are. */
  const named = (key: string, text: string): string[] => [
    ...numbersIn(text).flatMap((number) => unless(numbers.includes(number), `${key} names ${number}`)),
    ...[...text.matchAll(new RegExp(`\\b${letter}(\\d+)\\b`, "g"))].flatMap(([name, card]) =>
      unless(Number(card) in cards, `${key} names ${name}`),
    ),
  ];
  const atMostFive = (key: string, text: string): string[] =>
    unless((text.match(SENTENCES)?.length ?? 0) <= 5, `${key} is too long`);

  return {
    "say everything that comes up in random games": () => [...listened().faults],

    "are all heard in random games, but for the seldom ones": () => {
      const known = new Set([...listened().heard, ...words.seldom.map(({ key }) => key)]);
      return ["prompt", "choice", "why", "log", "outcome"].flatMap(keysOf).filter((key) => !known.has(key));
    },

    "say the seldom ones": () =>
      words.seldom.flatMap((message) => {
        const fault = faultOf(en, message, say(en, message));
        return fault === undefined ? [] : [`${message.key}: ${fault}`];
      }),

    "tell every text of every card and its printed title, and nothing more": () => {
      const faults: string[] = [];
      const texts = Object.entries(cards).flatMap(([card, { title }]) => {
        if (tell(`card.${letter}${card}.title`) !== title) faults.push(`the title of ${letter}${card}`);
        return sidesOf(Number(card)).map((side) => `card.${letter}${card}.${side}`);
      });
      for (const key of texts) if (!/^[A-Z][^[{$]+[.]$/.test(tell(key))) faults.push(key);
      if (new Set(texts.map(tell)).size !== texts.length) faults.push("two cards have the same text");
      const expected = new Set([
        ...texts,
        ...Object.keys(cards).map((card) => `card.${letter}${card}.title`),
      ]);
      const found = keysOf("card").filter((key) => !key.startsWith("card.propaganda."));
      faults.push(
        ...found.filter((key) => !expected.has(key)),
        ...unless(found.length === expected.size, "a card is missing"),
      );
      return faults;
    },

    "name in the texts of the cards only rules and cards that there are": () =>
      keysOf("card").flatMap((key) => named(key, tell(key))),

    "explain Operations, Special Activities and the rest with rule numbers of the book": () => [
      ...menu.flatMap(([kind]) => unless(`aid.${kind}` in en, `no aid for ${kind}`)),
      ...keysOf("aid").flatMap((key) => [
        ...unless(numbersIn(tell(key)).length > 0, `${key} names no rule`),
        ...named(key, tell(key)),
        ...atMostFive(key, tell(key)),
      ]),
    ],

    "give every Operation and Special Activity its own rule number": () =>
      menu.flatMap(([kind, number]) => unless(tell(`aid.${kind}`).includes(`(${number})`), `aid.${kind}`)),

    "have no key outside the known kinds": () =>
      Object.keys(en).filter((key) => !KINDS.some((kind) => key.startsWith(`${kind}.`))),

    "have a text for every rule of the index, in its order, each its own": () => [
      ...unless(
        Object.keys(ruleTexts).join() === numbers.map((number) => `rule.${number}`).join(),
        "the rules are not those of the index",
      ),
      ...unless(new Set(numbers.map(rule)).size === numbers.length, "two rules have the same text"),
    ],

    "tell every rule in one to five whole sentences": () =>
      numbers.flatMap((number) => {
        const fault = faultOf(en, { key: `rule.${number}` }, rule(number));
        return [
          ...(fault === undefined ? [] : [`${number}: ${fault}`]),
          ...unless(/^[A-Z0-9].*[^.\s][.]$/.test(rule(number)), `${number} is no sentence`),
          ...atMostFive(number, rule(number)),
        ];
      }),

    "name in the rules only rules and cards that there are, and never the rule itself": () =>
      numbers.flatMap((number) => [
        ...named(number, rule(number)),
        ...unless(!numbersIn(rule(number)).includes(number), `${number} names itself`),
      ]),

    "begin the rule of every Operation and Special Activity with its name, and tell those it goes with":
      () => [
        ...Object.entries(operationRules).flatMap(([kind, number]) =>
          unless(
            rule(number).startsWith(`${tell(`name.operation.${kind}`)} `),
            `${number} does not begin with ${kind}`,
          ),
        ),
        ...Object.entries(specialRules).flatMap(([kind, number]) =>
          unless(
            rule(number).startsWith(`${tell(`name.special.${kind}`)} goes with `),
            `${number} does not say what ${kind} goes with`,
          ),
        ),
        ...Object.entries(accompanies).flatMap(([operation, specials]) =>
          specials.flatMap((special) =>
            unless(
              rule(specialRules[special]).includes(tell(`name.operation.${operation}`)),
              `${special} does not name ${operation}`,
            ),
          ),
        ),
      ],

    "are listened to with a good ear": () => {
      const wrong: readonly (readonly [Message, string])[] = [
        [{ key: "prompt.nothing" }, "[prompt.nothing]"],
        [{ key: "log.pass" }, "The undefined Pass."],
        [{ key: "prompt.draw" }, "NaN left"],
        [{ key: "log.pass" }, "The [object Object] Pass."],
        [{ key: "log.pass" }, `The ${"$"}{seat} Pass.`],
        [{ key: "choice.none" }, " "],
        [{ key: "why.box-taken" }, "The British have taken this box"],
        [{ key: "choice.space", space: keysOf("name.space")[0].slice("name.space.".length) }, "Nowhere"],
      ];
      return wrong.flatMap(([message, heard]) =>
        unless(faultOf(en, message, heard) !== undefined, `nothing is heard in "${heard}"`),
      );
    },
  };
}
