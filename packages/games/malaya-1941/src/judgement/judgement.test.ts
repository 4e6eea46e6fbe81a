import { CHANCE, type Choice, type Decision, fastChance, fastRandom, Run } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { malaya1941 } from "../game.ts";
import { ALLIED, GRID, isMalaya, JAPANESE } from "../map.ts";
import { type Campaign, onMap } from "../state.ts";
import { save } from "../store.ts";
import { DEFAULTS, played, position } from "../testing/index.ts";
import { IS_INFANTRY, IS_SUPPLY, UNITS_OF, unitOf } from "../units.ts";
import { goalOfJapanese } from "./goals.ts";
import { goalOfAllied } from "./retiring.ts";
import { survey } from "./survey.ts";

const { judgement } = malaya1941;
const appeals = new Float64Array(4096);

/** The choice that appeals most. */
function favourite(g: Campaign, decision: Decision): Choice {
  judgement.appeal(g, decision, appeals);
  let top = 0;
  for (let at = 1; at < decision.choices.length; at++) if (appeals[at] > appeals[top]) top = at;
  return decision.choices[top];
}

/** What the officer answers to the question that is open after these answers. */
function officer(g: Campaign, ...answers: readonly string[]): string {
  const { decision } = played(g, ...answers);
  if (!decision) throw new Error("no question is open");
  return favourite(g, decision).key;
}

type Answer = (g: Campaign, decision: Decision) => Choice;

/** Play on until a test of the position holds between two checkpoints, or the game is over. */
function playOn(g: Campaign, seed: number, answer: Answer, until: (g: Campaign) => boolean): void {
  const chance = fastChance(fastRandom(seed));
  const run = new Run(malaya1941, g);
  run.reached = () => !g.outcome && until(g);
  for (let open = run.next(); open; )
    open = run.next(open.seat === CHANCE ? open.choices[chance.answer(open, 0)] : answer(g, open));
}

const never = (): boolean => false;
const atStart = (): Campaign => malaya1941.setup("campaign", DEFAULTS);
const text = (g: Campaign): string => JSON.stringify(save(g));

/** Look at a question as a bot does, and see that nothing is amiss. */
function examine(g: Campaign, decision: Decision, isClose: boolean): Choice {
  const before = isClose ? text(g) : "";
  const choice = favourite(g, decision);
  const found = [...appeals.subarray(0, decision.choices.length)];
  if (!found.every(Number.isFinite))
    throw new Error(`${decision.about.kind}: ${decision.choices.map(({ key }) => key)} appeal ${found}`);
  if (isClose) {
    expect(text(g)).toBe(before);
    judgement.appeal(malaya1941.clone(g), decision, appeals);
    expect([...appeals.subarray(0, decision.choices.length)]).toEqual(found);
  }
  return choice;
}

describe("the officer's appeal", () => {
  it("is a number for every choice of random games, the same again, and changes nothing", () => {
    for (let seed = 1; seed <= 6; seed++) {
      const random = fastRandom(seed);
      let asked = 0;
      playOn(
        atStart(),
        seed,
        (g, decision) => {
          examine(g, decision, ++asked % 40 === 0);
          return decision.choices[random.below(decision.choices.length)];
        },
        never,
      );
      expect(asked).toBeGreaterThan(100);
    }
  }, 300_000);

  it("is a number for every choice of the officer's own games", () => {
    for (let seed = 1; seed <= 3; seed++) {
      let asked = 0;
      playOn(atStart(), seed, (g, decision) => examine(g, decision, ++asked % 100 === 0), never);
      expect(asked).toBeGreaterThan(1000);
    }
  }, 300_000);
});

describe("the Japanese officer", () => {
  it("25.3 has infantry in Malaya at the end of the first turn, whatever the dice", () => {
    for (let seed = 1; seed <= 6; seed++) {
      const g = atStart();
      playOn(g, seed, favourite as Answer, ({ turn }) => turn === 2);
      const ashore = UNITS_OF[JAPANESE].filter((unit) => {
        const at = g.at[unit];
        return IS_INFANTRY[unit] === 1 && onMap(at) && isMalaya(at);
      });
      expect(g.outcome).toBeUndefined();
      expect(ashore.length).toBeGreaterThan(5);
    }
  }, 300_000);

  it("22.0 fills both boats with regiments on the first turn, for two objectives of the east coast", () => {
    const g = atStart();
    const shores: string[] = [];
    playOn(
      g,
      1,
      (state, decision) => {
        const choice = favourite(state, decision);
        if (decision.about.kind === "ferry-to") shores.push(choice.key.slice(3));
        return choice;
      },
      ({ stage }) => stage === "movement",
    );
    expect(shores.length).toBe(2);
    expect(GRID.distance(GRID.find(shores[0]), GRID.find(shores[1]))).toBeGreaterThan(5);
    for (const shore of shores) expect(GRID.column(GRID.find(shore))).toBeGreaterThan(20);
  });

  it("26.2 comes over the edge by the road", () => {
    const g = position({ units: { "j-4ig": "base", "a-6ind": "0909" } });
    expect(officer(g)).toBe("unit:j-4ig");
    expect(officer(g, "unit:j-4ig")).toBe("to:0701");
  });

  it("11.2 walks down the road into an objective that nobody holds", () => {
    const g = position({ turn: 2, stacks: "1929: j-4ig\n3845: a-1m" });
    expect(officer(g, "unit:j-4ig")).toBe("to:1930");
    expect(officer(g, "to:1930", "to:1931", "to:1932")).toBe("to:2032");
    expect(officer(g, "to:2032")).not.toBe("to:1932");
  });

  it("24.6 keeps hold of an objective until somebody else does, and then goes on", () => {
    expect(officer(position({ turn: 3, stacks: "2032: j-4ig\n3845: a-1m" }))).toBe("end");
    const held = position({ turn: 3, stacks: "2032: j-4ig j-1-17-aa\n3845: a-1m" });
    expect(officer(held)).toBe("unit:j-4ig");
  });

  it("13.3 keeps weak units out of enemy zones", () => {
    const g = position({ turn: 2, stacks: "0810: j-2-17-aa\n0911: j-1-17-aa\n0912: j-4ig\n0913: a-6ind" });
    expect(officer(g, "unit:j-1-17-aa")).toBe("halt");
  });

  it("14.22 attacks together, those without factors left out", () => {
    const g = position({
      turn: 2,
      stage: "contact",
      stacks: "0908: j-4ig j-5ig j-1-17-aa\n0909: a-6ind",
    });
    expect(officer(g)).toBe("to:0909");
    expect(officer(g, "to:0909")).toMatch(/^unit:j-[45]ig$/);
    expect(officer(g, "to:0909", "unit:j-4ig", "unit:j-5ig")).toBe("end");
  });

  it("14.41 assaults when it is strong, and raids when it must attack and is weak", () => {
    const strong = position({ turn: 2, stage: "contact", stacks: "0911: j-4ig j-5ig j-11-5\n0912: a-kc" });
    expect(officer(strong, "to:0912")).toBe("assault");
    const weak = position({
      turn: 2,
      stage: "contact",
      phasing: "allied",
      stacks: "0912: a-kc\n0911: j-4ig j-5ig j-11-5",
    });
    expect(officer(weak, "to:0911")).toBe("raid");
  });

  it("26.16 throws all it has at Force Z", () => {
    const g = position({ stage: "force-z", air: { japanese: { strike: 5 } }, hand: { "force-z": 1 } });
    g.forceZ = true;
    expect(officer(g)).toBe("count:5");
  });

  it("7.3 activates the HQs in the base for one point", () => {
    const g = position({
      stage: "spending",
      units: { "j-25a-hq": "base", "j-4ig": "base", "j-5ig": "base", "j-sup-01": "base" },
    });
    expect(officer(g)).toBe("at-base");
  });

  it("7.3 keeps its points where an HQ has nobody to command, or another commands them already", () => {
    const alone = position({ stage: "spending", stacks: "0909: j-25a-hq j-sup-01\n1421: j-4ig j-5ig" });
    expect(officer(alone)).toBe("end");
    const two = position({
      stage: "spending",
      stacks: "0909: j-25a-hq j-5-hq j-4ig j-5ig j-sup-01 j-sup-02",
    });
    expect(officer(two)).toBe("to:0909");
    expect(officer(two, "to:0909", "activate")).toBe("unit:j-25a-hq");
    expect(officer(two, "to:0909", "activate", "unit:j-25a-hq")).toBe("end");
  });

  it("7.7 keeps its points rather than dig in", () => {
    const g = position({ turn: 3, stage: "spending", stacks: "1421: j-4-eng j-sup-01 j-sup-02 j-sup-03" });
    expect(officer(g)).toBe("end");
  });

  it("14.22 leaves an enemy to those who stand beside him and are enough, and goes on to another objective", () => {
    const island = "3845: a-1m\n3844: a-2m\n3745: a-12ind";
    const goalOf = (stacks: string): string => {
      const g = position({ turn: 3, stacks: `3125: j-4ig\n3427: a-b126-01\n${island}\n${stacks}` });
      survey.of(g, JAPANESE);
      return GRID.ids[goalOfJapanese(g, unitOf("j-4ig")).hex];
    };
    expect(goalOf("")).toBe("3427");
    expect(goalOf("3426: j-5ig j-11-5 j-21-5")).not.toBe("3427");
  });

  it("7.8 brings supply to the HQ that has most to command", () => {
    const g = position({
      turn: 3,
      stacks: "1219: j-sup-01\n1523: j-5-hq\n1013: j-25a-hq j-4ig j-5ig j-11-5\n3845: a-1m",
    });
    expect(officer(g, "unit:j-sup-01")).toBe("to:1119");
  });

  it("6.14 buys nothing", () => {
    const g = position({
      turn: 3,
      stage: "reinforcements",
      units: { "j-4ig": "2032", "j-113": "later", "j-146": "later" },
    });
    expect(officer(g)).toBe("end");
  });

  describe("16.7, 18.2 before anybody marches", () => {
    // Three stacks in the way of the Japanese in Jitra: two of them are seen by one flight.
    const stacks = "0909: j-4ig j-5ig j-11-5; 1013: a-6ind; 1012: a-28ind; 1421: a-12ind; 3845: a-1m";
    const flies = { turn: 2, stacks, air: { japanese: { recon: 1 } } } as const;
    const seen = { japanese: { "1013": "2", "1012": "2", "1421": "2", "3845": "2" } } as const;

    it("flies over stacks that nobody has seen, where most of them come into sight", () => {
      expect(officer(position(flies))).toBe("fly-recon");
      const stack = officer(position(flies), "fly-recon");
      expect(["to:1013", "to:1012"]).toContain(stack);
      const g = position(flies);
      played(g, "fly-recon", stack, officer(position(flies), "fly-recon", stack));
      const found = g.pictures[JAPANESE].map(({ hex }) => GRID.ids[hex]);
      expect(found).toEqual(expect.arrayContaining(["1013", "1012"]));
    });

    it("looks at nothing that is known", () => {
      expect(officer(position({ ...flies, seen }))).not.toBe("fly-recon");
      const unsure = { japanese: { ...seen.japanese, "1013": "2?" } };
      expect(officer(position({ ...flies, seen: unsure }), "fly-recon")).toBe("to:1013");
    });

    it("MB-28 sends spies as Japan, and keeps them for the tables of battles as the Allies", () => {
      const spies = { turn: 2, stacks, hand: { "japanese-intelligence": 1, "allied-intelligence": 1 } };
      expect(officer(position(spies))).toBe("spy:japanese-intelligence");
      expect(officer(position({ ...spies, seen }))).not.toBe("spy:japanese-intelligence");
      expect(officer(position({ ...spies, phasing: "allied" }))).not.toBe("spy:allied-intelligence");
    });

    it("16.31 keeps one point for it", () => {
      const g = position({
        turn: 2,
        stage: "allocation",
        stacks,
        air: { japanese: { reserve: 10 } },
        revealed: false,
      });
      const shares: string[] = [];
      for (let box = 0; box < 4; box++)
        shares.push(officer(g.stage === "allocation" ? malaya1941.clone(g) : g, ...shares));
      expect(shares.at(-1)).toBe("count:1");
    });
  });

  it("16.8 strikes at the stack that is about to be attacked", () => {
    const g = position({
      turn: 2,
      stage: "strikes",
      air: { japanese: { strike: 4 } },
      stacks: "0911: j-4ig j-5ig\n0912: a-28ind\n2032: a-22a",
    });
    expect(officer(g)).toBe("to:0912");
    expect(officer(g, "to:0912")).toBe("count:4");
  });
});

describe("the Allied officer", () => {
  it("25.4 sets up in the usual places", () => {
    expect(officer(atStart())).toBe("usual-setup");
  });

  it("14.11 takes a lone battalion out of the zone of a strong enemy, southwards", () => {
    const g = position({
      turn: 3,
      phasing: "allied",
      stacks: "1828: a-b126-01\n1827: j-4ig j-5ig j-11-5",
    });
    expect(officer(g)).toBe("unit:a-b126-01");
    expect(officer(g, "unit:a-b126-01")).toBe("to:1929");
  });

  it("24.6 does not leave an island hex without anybody", () => {
    const g = position({ turn: 6, phasing: "allied", stacks: "3745: a-12ind\n3744: j-4ig j-5ig j-11-5" });
    expect(officer(g)).toBe("end");
  });

  it("6.21 brings reinforcements to the island", () => {
    const g = position({
      turn: 4,
      phasing: "allied",
      stage: "arrivals",
      units: { "a-53": "track", "a-1m": "3845", "j-4ig": "2032" },
      flags: {},
    });
    expect(["to:3844", "to:3845"]).toContain(officer(g));
  });

  it("7.5 refits the engineer before battalions, for he alone digs in", () => {
    const g = position({
      turn: 3,
      phasing: "allied",
      stage: "spending",
      stacks: "3845: a-1m a-sup-01 a-sup-02 a-sup-03",
      units: { "a-mc-eng": "replaceable", "a-2-4mg": "replaceable" },
    });
    expect(officer(g)).toBe("to:3845");
    expect(officer(g, "to:3845", "refit")).toBe("unit:a-mc-eng");
  });

  it("7.8 sends supply that the island can spare to an HQ on the mainland", () => {
    const g = position({
      turn: 2,
      phasing: "allied",
      stacks: "3845: a-1m a-sup-01 a-sup-02 a-sup-03\n2539: a-3ind-hq a-22a a-27a\n0911: j-4ig",
    });
    survey.of(g, ALLIED);
    const [point] = g.unitsAt(ALLIED, GRID.find("3845")).filter((unit) => IS_SUPPLY[unit] === 1);
    expect(GRID.ids[goalOfAllied(g, point).hex]).toBe("2539");
  });

  it("26.16 keeps Force Z in harbour while the Japanese can strike", () => {
    const commit = (strike: number): string =>
      officer(
        position({
          stage: "allocation",
          phasing: "allied",
          air: { japanese: { strike }, allied: {} },
          hand: { "force-z": 1 },
          stacks: "3845: a-1m",
        }),
        "count:0",
      );
    expect(commit(6)).toBe("no");
    expect(commit(0)).toBe("yes");
  });

  it("15.22 breaks a brigade down rather than lose it", () => {
    const g = position({
      turn: 2,
      stage: "contact",
      stacks: "0911: j-4ig\n0912: a-28ind",
    });
    expect(officer(g, "to:0912", "raid", "die:6")).toBe("break-down");
  });
});
