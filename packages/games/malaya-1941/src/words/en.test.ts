import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  fastChance,
  fastRandom,
  type LogEvent,
  type Message,
  overheard,
  playExample,
  playOut,
  say,
} from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { MARKERS } from "../data/tables.ts";
import { malaya1941Example } from "../example.ts";
import { malaya1941 } from "../game.ts";
import { malaya1941Rules } from "../rules.ts";
import { en } from "./en.ts";
import { ruleTexts } from "./en-rules.ts";
import { AID_TOPICS } from "./vocabulary.ts";

const DEBRIS = /undefined|NaN|null|\[object|\[|\]|\{|\}|\$| {2}|^[\s,.:]|,\s*[.)]|\(\s*\)|\.\.$/;
const SENTENCE = /^[A-Za-z0-9].*[^.\s]\.$/;
const PROMPT = /^[A-Z0-9].*[A-Za-z)?0-9!%+-]$/;
const NUMBERS = /\b\d+\.\d+[ab]?\b/g;

const keysOf = (kind: string): string[] => Object.keys(en).filter((key) => key.startsWith(`${kind}.`));
const numbers = malaya1941Rules.rules.map(({ number }) => number);
const rule = (number: string): string => say(ruleTexts, { key: `rule.${number}` });

/** What is hardly ever said in games of random moves. */
const SELDOM: readonly string[] = [
  "prompt.ship-loss",
  "prompt.fighter",
  "prompt.stand",
  "prompt.rally",
  "prompt.survivor",
  "prompt.battalion-lost",
  "choice.no-loss",
  "log.ship-lost",
  "log.landed",
  "log.idle",
  "log.stood",
  "log.rallied",
];

const GAMES = 40;
const OPTIONS = [
  { "southern-landings": "open" },
  { "southern-landings": "closed", "road-rate": "one", "base-landing": "free" },
];

/** Everything that is said in seeded random games, as "key: words", and every rule that is cited. */
function listen(): {
  heard: ReadonlyMap<string, string>;
  faults: readonly string[];
  cited: ReadonlySet<string>;
} {
  const heard = new Map<string, string>();
  const faults = new Set<string>();
  const cited = new Set<string>();
  const hear = (message: Message): void => {
    const words = say(en, message);
    heard.set(message.key, words);
    const form = /^log\./.test(message.key) ? SENTENCE : message.key.startsWith("prompt.") ? PROMPT : /./;
    if (DEBRIS.test(words) || !form.test(words)) faults.add(`${message.key}: ${words}`);
  };
  const told = overheard(malaya1941, hear);
  for (let seed = 1; seed <= GAMES; seed++) {
    const random = fastRandom(seed);
    const state = malaya1941.setup("campaign", OPTIONS[seed % 2]);
    state.log = (event: LogEvent) => {
      cited.add(event.rule);
      hear({ ...event, key: `log.${event.kind}` } as Message);
    };
    const { reason, winners } = playOut(
      told,
      state,
      (decision) => {
        cited.add(decision.rule);
        if (random.below(40) === 0) for (const closed of decision.closed?.() ?? []) cited.add(closed.rule);
        // Whoever leaves the rest of the set-up to usage is not asked where its last units and its supply go.
        const choices = decision.choices.filter(({ key }) => key !== "usual-rest" || random.below(40) === 0);
        return choices[random.below(choices.length)];
      },
      fastChance(random),
    );
    hear({ key: `outcome.${reason}`, winners });
  }
  return { heard, faults: [...faults], cited };
}

describe("games of random moves", () => {
  const { heard, faults, cited } = listen();

  it("say everything well", () => expect(faults).toEqual([]));

  it("say it all but the seldom", () => {
    const silent = ["prompt", "choice", "log"].flatMap(keysOf).filter((key) => !heard.has(key));
    expect(silent.filter((key) => !SELDOM.includes(key))).toEqual([]);
  });

  it("cite rules of the index only", () =>
    expect([...cited].filter((number) => !numbers.includes(number)).sort()).toEqual([]));
});

describe("the sources", () => {
  it("cite rules of the index only", () => {
    const folder = fileURLToPath(new URL("..", import.meta.url));
    const cited = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !/^(?:data|words)\b/.test(file))
      .flatMap((file) => readFileSync(join(folder, file), "utf8").match(/"\d+\.\d+[ab]?"/g) ?? [])
      .map((quoted) => quoted.slice(1, -1));
    expect(cited.length).toBeGreaterThan(100);
    expect([...new Set(cited)].filter((number) => !numbers.includes(number))).toEqual([]);
  });

  it("have every marker in the index", () =>
    expect(MARKERS.map(({ id }) => id).filter((id) => !numbers.includes(id))).toEqual([]));
});

describe("the English words", () => {
  it.each(
    ["name", "box", "air", "terrain", "impulse", "phase", "table", "shift", "level", "option"].flatMap(
      keysOf,
    ),
  )("name %s", (key) => expect(say(en, { key })).not.toMatch(DEBRIS));

  it.each(["result", "bombardment"].flatMap(keysOf))("tell what %s does", (key) =>
    expect(say(en, { key })).toMatch(SENTENCE),
  );

  it("tell every ending", () => {
    const ended = ["24.2", "25.3"].flatMap((reason) =>
      [["japanese"], ["allied"], [], undefined].map((winners) =>
        say(en, { key: `outcome.${reason}`, winners }),
      ),
    );
    for (const words of ended) expect(words).toMatch(SENTENCE);
    expect(new Set(ended).size).toBe(7);
  });
});

describe("the lesson", () => {
  it("comes out as it says, and names what it compares", () => {
    expect(playExample(malaya1941, malaya1941Example).mismatches).toEqual([]);
    for (const { printed } of malaya1941Example.steps)
      for (const { what } of printed) {
        const [name, of = ""] = what.split(":");
        expect(say(en, { key: `value.${name}`, of })).not.toMatch(DEBRIS);
      }
  });
});

describe("the rules in our words", () => {
  it("have a text for every rule of the index, in its order", () =>
    expect(Object.keys(ruleTexts)).toEqual(numbers.map((number) => `rule.${number}`)));

  it.each(numbers)(
    "%s is told in whole sentences and names only rules that there are, not itself",
    (number) => {
      expect(rule(number)).toMatch(SENTENCE);
      expect(rule(number)).not.toMatch(DEBRIS);
      const named = rule(number).match(NUMBERS) ?? [];
      expect(named.filter((other) => !numbers.includes(other))).toEqual([]);
      expect(named).not.toContain(number);
    },
  );

  it.each(AID_TOPICS)("%s has a short aid with rule numbers", (topic) => {
    const text = say(en, { key: `aid.${topic}` });
    const named = text.match(NUMBERS) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((number) => !numbers.includes(number))).toEqual([]);
  });
});
