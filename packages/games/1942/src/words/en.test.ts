import {
  fastChance,
  fastRandom,
  type LogEvent,
  type Message,
  overheard,
  playOut,
  say,
} from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { book } from "../choices.ts";
import { campaignExample } from "../example.ts";
import { campaign } from "../game.ts";
import { HEXES } from "../map-data.ts";
import { campaignRules } from "../rules.ts";
import { FORTRESSES, UNITS } from "../units.ts";
import { en } from "./en.ts";
import { areaName, fortressName, hexName, theUnit, turnDate, unitName, unitShort } from "./en-names.ts";
import { ruleTexts } from "./en-rules.ts";
import { AID_TOPICS } from "./vocabulary.ts";

/** Every parameter that a message of this game may have. */
const PARAMETERS = {
  unit: "jp-144",
  air: "gb-air",
  by: "jp-air3",
  hex: "0710",
  from: "1205",
  to: "0509",
  area: "0916B",
  seat: "japanese",
  nation: "dutch",
  fortress: "singapore",
  segment: "naval",
  face: 4,
  die: 4,
  needs: 3,
  ready: 3,
  room: 1,
  left: 2,
  japanese: 12,
  british: 2,
  allied: 30,
  margin: 12,
  level: "allied",
  attack: 14,
  defence: 3.5,
  odds: 4,
  modifier: -1,
  result: "DR",
  attackers: ["jp-11", "jp-21"],
  regiments: 4,
  border: 2,
  strength: 14,
  number: 3,
  fell: true,
  way: "road",
  through: ["0511"],
  stages: 2,
  points: 2,
  landing: true,
  empty: false,
  sunk: false,
  state: "opened",
  outcome: "holds",
  surrendered: true,
  turn: 3,
  winners: ["japanese"],
  choice: "to:0813",
} as const;

const DEBRIS = /undefined|NaN|null|object|\[|\]|\{|\}|\$| {2}|^[\s,.:]|,\s*[.)]|\(\s*\)|\.\.$/;
const SENTENCE = /^[A-Z0-9].*[^.\s]\.$/;
const PROMPT = /^[A-Z].*[A-Za-z)?0-9]$/;
const NUMBERS = /\b\d+(?:\.(?:\d+|[A-Z]))+(?!\w)/g;

const keysOf = (kind: string): string[] => Object.keys(en).filter((key) => key.startsWith(`${kind}.`));
const tell = (key: string, parameters: Partial<Record<keyof typeof PARAMETERS, unknown>> = {}): string =>
  say(en, { ...PARAMETERS, ...parameters, key } as Message);
const numbers = campaignRules.rules.map(({ number }) => number);
const rule = (number: string): string => say(ruleTexts, { key: `rule.${number}` });

describe("the English words", () => {
  it.each(Object.keys(en).filter((key) => !key.startsWith("value.")))("say %s", (key) =>
    expect(tell(key)).not.toMatch(DEBRIS),
  );

  it("name every value of the lesson", () => {
    const compared = campaignExample.steps.flatMap(({ printed }) => printed.map(({ what }) => what));
    const said = compared.map((what) => {
      const [name, of = ""] = what.split(":");
      return [`value.${name}`, say(en, { key: `value.${name}`, of })];
    });
    for (const [, words] of said) expect(words).not.toMatch(DEBRIS);
    expect([...new Set(said.map(([key]) => key))].sort()).toEqual(keysOf("value").sort());
  });

  it.each([...keysOf("log"), ...keysOf("bar"), ...keysOf("result"), ...keysOf("outcome"), ...keysOf("aid")])(
    "make sentences of %s",
    (key) => expect(tell(key)).toMatch(SENTENCE),
  );

  it.each(keysOf("prompt"))("ask %s", (key) => expect(tell(key)).toMatch(PROMPT));

  it("know the label of every choice", () => {
    for (const key of ["unit:jp-144", "with:gb-8", "to:0813", "to:off-map", "assault:0505", "attack:0813"])
      expect(say(en, book.find(key)!.label)).not.toMatch(DEBRIS);
    for (const key of ["pay:0710", "close:0710", "area:0916A", "stay", "with-all", "fight", "die:6"])
      expect(say(en, book.find(key)!.label)).not.toMatch(DEBRIS);
    for (const end of ["advance", "setup", "land", "air", "naval", "combat"])
      expect(say(en, book.find(`end:${end}`)!.label)).not.toMatch(DEBRIS);
  });

  it("tell what was forced, and on whom", () => {
    expect(tell("log.forced")).toBe("The Japanese have but one choice: Singapore (0813).");
    expect(tell("log.forced", { seat: "chance", choice: "no:such" })).toBe("Fate has but one choice.");
  });

  it("count and leave out what is none", () => {
    expect(tell("prompt.land", { ready: 1 })).toContain("(1 unit can move)");
    expect(tell("prompt.combat", { ready: 0 })).toBe("Combat: there is nothing to attack");
    expect(tell("prompt.join", { attack: 0 })).toBe(
      "Attack on Kota Bharu (0710): choose who attacks (defence 3.5)",
    );
    expect(tell("prompt.join", { odds: 0 })).toContain("too weak");
    expect(tell("log.hong-kong")).toContain("shows 4 − 1, and 3 or more is needed");
    expect(tell("log.hong-kong", { modifier: 0 })).toContain("shows 4, and");
    expect(tell("log.sailed", { points: 0, landing: false, from: "off-map" })).toBe(
      "The 144th Regiment of the 55th Division sails from off the map to Singora (0509).",
    );
  });

  it("tell what a march takes on its way", () => {
    expect(tell("log.moved", { through: [] })).not.toContain("through");
    expect(tell("log.moved", { through: ["0710", "0511"] })).toContain(
      "through Kota Bharu (0710) and Penang (0511) to Singora (0509).",
    );
  });

  it("tell every ending", () => {
    const ended = (winners?: readonly string[]): string => tell("outcome.10.0", { winners });
    expect(new Set([ended(["allied"]), ended(["japanese"]), ended([]), ended()]).size).toBe(4);
  });
});

/** What is hardly ever said in games of random moves. */
const SELDOM: readonly string[] = [
  "prompt.air-retreat",
  "prompt.retreat-first",
  "prompt.way",
  "choice.via",
  "choice.straight",
  "log.fortress",
  "prompt.drop",
  "prompt.upkeep",
  "prompt.beach",
  "prompt.home-guard",
  "prompt.commit",
  "prompt.stack",
  "prompt.area",
  "prompt.advance-to",
  "choice.area",
  "choice.pay",
  "choice.close",
  "log.holds-side",
  "prompt.die.attrition",
  "log.dropped",
  "log.waits",
  "log.home-guard",
  "log.committed",
  "log.attrition",
];

const GAMES = 12;

/** Everything that is said in seeded random games, as "key: words". */
function listen(): ReadonlyMap<string, string> {
  const heard = new Map<string, string>();
  const faults = new Map<string, string>();
  const hear = (message: Message): void => {
    const words = say(en, message);
    heard.set(message.key, words);
    const form = /^(?:log|bar)\./.test(message.key)
      ? SENTENCE
      : message.key.startsWith("prompt.")
        ? PROMPT
        : /./;
    if (DEBRIS.test(words) || !form.test(words)) faults.set(`fault in ${message.key}`, words);
  };
  const told = overheard(campaign, hear);
  for (let seed = 1; seed <= GAMES; seed++) {
    const random = fastRandom(seed);
    const state = campaign.setup("campaign", OPTIONS[seed % 2]);
    state.log = (event: LogEvent) => hear({ ...event, key: `log.${event.kind}` } as Message);
    const { reason, winners } = playOut(
      told,
      state,
      ({ choices }) => choices[random.below(choices.length)],
      fastChance(random),
    );
    hear({ key: `outcome.${reason}`, winners });
  }
  return faults.size > 0 ? faults : heard;
}

const OPTIONS = [
  { dutch: "standard", british: "standard", american: "standard", "city-zones": "land" },
  { dutch: "optional", british: "optional", american: "optional", "city-zones": "land-and-sea" },
];

describe("games of random moves", () => {
  it("say everything well, and say it all but the seldom", () => {
    const heard = listen();
    expect([...heard].filter(([key]) => key.startsWith("fault"))).toEqual([]);
    const silent = ["prompt", "choice", "log", "outcome"].flatMap(keysOf).filter((key) => !heard.has(key));
    expect(silent.filter((key) => !SELDOM.includes(key))).toEqual([]);
  });
});

describe("names", () => {
  it("are those of the counters, each its own", () => {
    const names = UNITS.map(({ id }) => unitName(id));
    expect(new Set(names).size).toBe(UNITS.length);
    for (const name of names) expect(name).toMatch(/^[A-Z0-9][A-Za-z0-9/, ()-]+$/);
    expect(["jp-144", "jp-kure1", "jp-cv2", "us-11", "gb-28", "gb-6", "us-4mar"].map(unitName)).toEqual([
      "144th Regiment, 55th Division",
      "Kure 1st SNLF Battalion",
      "2nd Carrier Division (naval air)",
      "11th Division, Philippine Army",
      "28th Indian Brigade",
      "6th Brigade, 11th Indian Division",
      "4th Marine Regiment",
    ]);
  });

  it("go into sentences", () => {
    expect(["jp-144", "jp-kure1", "jp-cv2", "us-45", "nl-medan"].map(theUnit)).toEqual([
      "the 144th Regiment of the 55th Division",
      "the Kure 1st SNLF Battalion",
      "the 2nd Carrier Division",
      "the 45th Regiment of the Philippine Scouts",
      "the Medan Battalion",
    ]);
  });

  it("are short on counters, and still each its own", () => {
    const short = UNITS.map(({ id }) => unitShort(id));
    expect(new Set(short).size).toBe(UNITS.length);
    expect(short.filter((name) => name.length > 10)).toEqual([]);
    expect(["jp-144", "gb-28", "us-11", "jp-yokosuka1", "us-air", "jp-cv1", "jp-1tk"].map(unitShort)).toEqual(
      ["144/55", "28 Ind", "11/PA", "Yok 1", "FEAF", "CV 1", "1 Tk"],
    );
  });

  it("tell what a hex is", () => {
    expect(["0710", "0711", "1305", "1408", "2104", "off-map", "2200"].map(hexName)).toEqual([
      "Kota Bharu (0710)",
      "Malaya 0711",
      "sea hex 1305",
      "sea hex 1408",
      "Corregidor (2104)",
      "off the map",
      "off the map",
    ]);
    for (const { id, kind } of HEXES) expect(hexName(id).startsWith("sea hex")).toBe(kind === "sea");
  });

  it("tell land areas, fortresses and dates", () => {
    expect(areaName("0916B")).toBe("Bangka side of 0916");
    expect(FORTRESSES.map(({ id }) => fortressName(id))).toEqual(["Singapore", "Corregidor", "Palau"]);
    expect([0, 1, 2, 9, 10].map(turnDate)).toEqual([
      "December 1941",
      "early January 1942",
      "late January 1942",
      "early May 1942",
      "late May 1942",
    ]);
  });

  it("are not made up", () => {
    expect(() => unitName("jp-nobody")).toThrow(/no unit "jp-nobody"/);
    expect(() => areaName("0813A")).toThrow(/no land area "0813A"/);
  });
});

describe("the rules in our words", () => {
  it("have a text for every rule of the index, in its order, each its own", () => {
    expect(Object.keys(ruleTexts)).toEqual(numbers.map((number) => `rule.${number}`));
    expect(new Set(numbers.map(rule)).size).toBe(numbers.length);
  });

  it.each(numbers)(
    "%s is told in whole sentences and names only rules that there are, not itself",
    (number) => {
      expect(rule(number)).toMatch(SENTENCE);
      expect(rule(number)).not.toMatch(DEBRIS);
      const named = rule(number).match(NUMBERS) ?? [];
      expect(named.filter((other) => !numbers.includes(other as (typeof numbers)[number]))).toEqual([]);
      expect(named).not.toContain(number);
    },
  );

  it.each(AID_TOPICS)("%s has a short aid with rule numbers of the book", (topic) => {
    const text = tell(`aid.${topic}`);
    const named = text.match(NUMBERS) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((number) => !numbers.includes(number))).toEqual([]);
    expect(text.match(/[.](?= |$)/g)!.length).toBeLessThanOrEqual(5);
  });
});
