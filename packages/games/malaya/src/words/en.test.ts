import {
  type Decision,
  fastChance,
  fastRandom,
  isForced,
  type LogEvent,
  type Message,
  playOut,
  say,
} from "@sandtable/engine";
import { beforeAll, describe, expect, it } from "vitest";
import { CARDS, sidesOf } from "../cards.ts";
import { malaya } from "../game.ts";
import { ACCOMPANIES, OPERATION_RULES, OPERATIONS, SPECIAL_RULES, SPECIALS } from "../menu.ts";
import { malayaRules } from "../rules.ts";
import { setup } from "../state.ts";
import { en } from "./en.ts";
import { ruleTexts } from "./en-rules.ts";
import type { Said } from "./vocabulary.ts";

const GAMES = 60;

/** Words that hardly ever come up in random games. */
const SELDOM: readonly Said[] = [
  { key: "prompt.bases-first", space: "perak" },
  { key: "prompt.cubes-lost", space: "ec_north" },
  { key: "prompt.replace", space: "pahang" },
  { key: "prompt.running-dogs", space: "kuala_lumpur" },
  { key: "why.no-village-left" },
  { key: "why.special-used" },
];

const KINDS = ["prompt", "choice", "why", "log", "outcome", "card", "aid", "name"];
const keysOf = (kind: string): string[] => Object.keys(en).filter((key) => key.startsWith(`${kind}.`));
const nameOf = (space: string): string => say(en, { key: `name.space.${space}` });

/** What is wrong with the words for a message; nothing if all is well. */
function fault(message: Message, words: string): string | undefined {
  if (words.trim() === "") return "empty";
  const debris = /undefined|NaN|null|\[|\]|\{|\}|\$| {2}|^[\s,.:]|,\s*[.)]|\(\s*\)|\.\.$/.exec(words);
  if (debris) return `"${debris[0]}" in "${words}"`;
  if (typeof message.space === "string" && !words.includes(nameOf(message.space)))
    return `"${words}" does not name ${message.space}`;
  if (/^(why|log)\./.test(message.key) && !/^[A-Z0-9].*\.$/.test(words)) return `no sentence: "${words}"`;
  if (message.key.startsWith("prompt.") && !/^[A-Z].*[a-z)?0-9]$/.test(words)) return `no prompt: "${words}"`;
  return undefined;
}

/** Everything that was said in seeded random games: faults, and the keys that came up. */
function listen(): { readonly faults: ReadonlySet<string>; readonly heard: ReadonlySet<string> } {
  const faults = new Set<string>();
  const heard = new Set<string>();
  const hear = (message: Message): void => {
    heard.add(message.key);
    const found = fault(message, say(en, message));
    if (found !== undefined) faults.add(`${message.key}: ${found}`);
  };
  const hearDecision = (decision: Decision): void => {
    hear(decision.prompt);
    for (const choice of decision.choices) hear(choice.label);
    for (const closed of decision.closed?.() ?? []) {
      hear(closed.label);
      hear(closed.why);
    }
    if (isForced(decision)) hear({ key: "log.forced", seat: decision.seat, choice: decision.choices[0].key });
  };
  const hearEvent = (event: LogEvent): void => hear({ ...event, key: `log.${event.kind}` } as Message);

  for (let seed = 1; seed <= GAMES; seed++) {
    const random = fastRandom(seed);
    const state = setup(seed % 2 === 0 ? "standard" : "extended");
    state.log = hearEvent;
    const overheard = {
      ...malaya,
      *play(g: typeof state): ReturnType<typeof malaya.play> {
        const run = malaya.play(g);
        for (let step = run.next(); !step.done; ) {
          hearDecision(step.value);
          step = run.next(yield step.value);
        }
      },
    };
    const outcome = playOut(
      overheard,
      state,
      (decision) => decision.choices[random.below(decision.choices.length)],
      fastChance(random),
    );
    hear({ key: `outcome.${outcome.reason}`, winners: outcome.winners });
  }
  return { faults, heard };
}

describe("the English words", () => {
  let said: ReturnType<typeof listen>;
  beforeAll(() => {
    said = listen();
  });

  it("say everything that comes up in random games", () => {
    expect([...said.faults]).toEqual([]);
  });

  it("are all heard in random games, but for the seldom ones", () => {
    const known = new Set<string>([...said.heard, ...SELDOM.map((message) => message.key)]);
    const unheard = ["prompt", "choice", "why", "log", "outcome"]
      .flatMap(keysOf)
      .filter((key) => !known.has(key));
    expect(unheard).toEqual([]);
  });

  it.each(SELDOM)("say $key", (message) => {
    expect(fault(message, say(en, message))).toBeUndefined();
  });

  it("tell every text of every card and its printed title, and nothing more", () => {
    const texts = Object.entries(CARDS).flatMap(([card, { title }]) => {
      expect(say(en, { key: `card.M${card}.title` })).toBe(title);
      return sidesOf(Number(card)).map((side) => `card.M${card}.${side}`);
    });
    for (const key of texts) expect(say(en, { key }), key).toMatch(/^[A-Z][^[{$]+[.]$/);
    expect(new Set(texts.map((key) => say(en, { key }))).size).toBe(62);
    const titles = Object.keys(CARDS).map((card) => `card.M${card}.title`);
    const cards = keysOf("card").filter((key) => !key.startsWith("card.propaganda."));
    expect(new Set(cards)).toEqual(new Set([...texts, ...titles]));
  });

  it("explain Operations, Special Activities and the rest with rule numbers of the book", () => {
    const numbers = new Set(malayaRules.rules.map((rule) => rule.number));
    for (const kind of [...Object.values(OPERATIONS).flat(), ...Object.values(SPECIALS).flat()])
      expect(keysOf("aid")).toContain(`aid.${kind}`);
    for (const key of keysOf("aid")) {
      const words = say(en, { key });
      const named = words.match(/\b\d+(?:\.\d+)+\b/g) ?? [];
      expect(named.length, key).toBeGreaterThan(0);
      for (const number of named) expect(numbers, `${key} names ${number}`).toContain(number);
      expect(words.match(/[.](?= |$)/g)?.length, key).toBeLessThanOrEqual(5);
    }
  });

  it("give every Operation and Special Activity its own rule number", () => {
    for (const [kind, rule] of [...Object.entries(OPERATION_RULES), ...Object.entries(SPECIAL_RULES)])
      expect(say(en, { key: `aid.${kind}` })).toContain(`(${rule})`);
  });

  it("count pieces: one Troop, two Troops, and Troops when nobody counts", () => {
    const troops = (count?: number): string => say(en, { key: "name.piece.troops", count });
    expect([troops(1), troops(2), troops(0), troops()]).toEqual(["Troop", "Troops", "Troops", "Troops"]);
  });

  it("tell a limit when there is one, and the price unless it is free", () => {
    const prompt = (max: number, free: boolean): string =>
      say(en, { key: "prompt.destination", operation: "sweep", chosen: 1, max, resources: 14, free });
    expect(prompt(12, false)).toBe("Sweep: choose another destination, 2 Resources each (1 chosen, 14 left)");
    expect(prompt(2, true)).toBe("Sweep: choose another destination, free (1 of 2 chosen, 14 left)");
  });

  it("have no key outside the known kinds", () => {
    expect(Object.keys(en).length).toBe(KINDS.flatMap(keysOf).length);
  });
});

describe("the rules in words", () => {
  const numbers = malayaRules.rules.map(({ number }) => number);
  const told = numbers.map((number) => [number, say(ruleTexts, { key: `rule.${number}` })] as const);

  it("are those of the index, in its order, each with a text of its own", () => {
    expect(Object.keys(ruleTexts)).toEqual(numbers.map((number) => `rule.${number}`));
    expect(new Set(told.map(([, text]) => text)).size).toBe(numbers.length);
  });

  it.each(told)("tell %s in one to five whole sentences", (number, text) => {
    expect(fault({ key: `rule.${number}` }, text)).toBeUndefined();
    expect(text).toMatch(/^[A-Z0-9].*[^.\s][.]$/);
    expect(text.match(/[.](?= |$)/g)?.length).toBeLessThanOrEqual(5);
  });

  it.each(told)(
    "name in %s only rules and cards that there are, and never the rule itself",
    (number, text) => {
      const named = text.match(/\b\d+(?:\.\d+)+\b/g) ?? [];
      for (const other of named) expect(numbers).toContain(other);
      expect(named).not.toContain(number);
      for (const [, card] of text.matchAll(/\bM(\d+)\b/g)) expect(CARDS).toHaveProperty(card);
    },
  );

  it("give every Operation and Special Activity its name and those it goes with", () => {
    const text = (number: string): string => say(ruleTexts, { key: `rule.${number}` });
    const called = (kind: string): string => say(en, { key: `name.${kind}` });
    for (const [kind, rule] of Object.entries(OPERATION_RULES))
      expect(text(rule)).toMatch(new RegExp(`^${called(`operation.${kind}`)} `));
    for (const [kind, rule] of Object.entries(SPECIAL_RULES))
      expect(text(rule)).toMatch(new RegExp(`^${called(`special.${kind}`)} goes with `));
    for (const [operation, specials] of Object.entries(ACCOMPANIES))
      for (const special of specials.filter((kind) => kind !== "air-strike"))
        expect(text(SPECIAL_RULES[special])).toContain(called(`operation.${operation}`));
  });
});

describe("the ear of these tests", () => {
  it.each<[string, Message, string]>([
    ["a missing key", { key: "prompt.nothing" }, "[prompt.nothing]"],
    ["a missing parameter", { key: "log.pass" }, "The undefined Pass."],
    ["a missing number", { key: "prompt.draw" }, "NaN left"],
    ["an object", { key: "log.pass" }, "The [object Object] Pass."],
    ["a parameter left standing", { key: "log.pass" }, `The ${"$"}{seat} Pass.`],
    ["silence", { key: "choice.none" }, " "],
    ["a sentence without an end", { key: "why.at-support" }, "This space is at Support"],
    ["another space", { key: "choice.space", space: "perak" }, "Kedah"],
  ])("hears %s", (_what, message, words) => {
    expect(fault(message, words)).toBeDefined();
  });
});
