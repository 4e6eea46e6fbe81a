import {
  answer,
  CHANCE,
  type Choice,
  type Decision,
  fastChance,
  fastRandom,
  nextQuestion,
  Run,
} from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import type { Icon } from "../cards.ts";
import { occupation } from "../game.ts";
import { supplyPhase } from "../propaganda.ts";
import { FACTIONS, type Faction, type Occupation } from "../state.ts";
import { event, icon, operation, position, special } from "../testing/index.ts";

const { judgement } = occupation;
const appeals = new Float64Array(256);

/** What the officer answers. */
function officer(g: Occupation, decision: Decision): string {
  judgement.appeal(g, decision, appeals);
  let top = 0;
  for (let at = 1; at < decision.choices.length; at++) if (appeals[at] > appeals[top]) top = at;
  return decision.choices[top].key;
}

const measured = (g: Occupation): number[] => {
  const into = new Float64Array(judgement.features.length);
  judgement.measure(g, into);
  return [...into];
};

/** Play a game, and look at every decision of a faction and at every checkpoint. */
function playThrough(
  seed: number,
  answers: (g: Occupation, decision: Decision) => string,
  atDecision: (g: Occupation, decision: Decision) => void,
  atCheckpoint: (g: Occupation) => void,
): Occupation {
  const chance = fastChance(fastRandom(seed));
  const g = occupation.setup("standard", {});
  const run = new Run(occupation, g);
  atCheckpoint(g);
  run.reached = (state) => {
    atCheckpoint(state);
    return false;
  };
  for (let open = run.next(); open; ) {
    const decision = open;
    if (decision.seat === CHANCE) {
      open = run.next(decision.choices[chance.answer(decision, 0)]);
      continue;
    }
    atDecision(g, decision);
    open = run.next(choiceOf(decision, answers(g, decision)));
  }
  return g;
}

const choiceOf = ({ choices }: Decision, wanted: string): Choice =>
  choices.find(({ key }) => key === wanted) ?? choices[0];

/** Numbers for every choice, the same when asked again; and the state as it was, looked at every seventh time. */
let asked = 0;
function checkAppeal(g: Occupation, decision: Decision): void {
  const before = asked++ % 7 === 0 ? JSON.stringify(occupation.save(g)) : undefined;
  judgement.appeal(g, decision, appeals);
  const first = appeals.slice(0, decision.choices.length);
  judgement.appeal(g, decision, appeals);
  const problem = `${decision.seat} ${decision.about.kind}`;
  expect(appeals.slice(0, decision.choices.length), problem).toEqual(first);
  expect(
    first.every((appeal) => Math.abs(appeal) < 40),
    problem,
  ).toBe(true);
  if (before) expect(JSON.stringify(occupation.save(g)), problem).toBe(before);
}

function checkFeatures(g: Occupation): void {
  const wild = measured(g).findIndex((value) => !(Math.abs(value) <= 5));
  expect(judgement.features[wild]).toBeUndefined();
}

describe("the judgement", () => {
  it("weighs every choice of random games, and changes nothing", () => {
    for (let seed = 0; seed < 30; seed++) {
      const random = fastRandom(1000 + seed);
      const any = (_g: Occupation, { choices }: Decision): string =>
        choices[random.below(choices.length)].key;
      playThrough(seed, any, checkAppeal, checkFeatures);
    }
  });

  it("weighs every choice of the officer's games", () => {
    for (let seed = 0; seed < 10; seed++) playThrough(seed, officer, checkAppeal, checkFeatures);
  });

  it("has a weight for every feature and seat", () => {
    for (const seat of FACTIONS) expect(judgement.weights[seat]).toHaveLength(judgement.features.length);
    expect(judgement.features).toContain("even");
    expect(measured(occupation.setup("standard", {}))[judgement.features.indexOf("even")]).toBe(1);
  });

  it("counts a beat for every card, and ends it when the next can be revealed", () => {
    expect(judgement.beat(position({}, { card: 4, stage: "first" }))).toBe(1);
    expect(judgement.beat(position({}, { card: 4, stage: "second" }))).toBe(1);
    expect(judgement.beat(position({}, { card: 4, stage: "reveal" }))).toBe(2);
  });
});

describe("the officer", () => {
  const answers = (g: Occupation, decision: Decision | undefined): string => officer(g, decision as Decision);
  const iconAnswer = (g: Occupation, kind: Icon): string => answers(g, icon(g, kind));

  it("5.5 mobilizes the most people", () => {
    const g = position({ perak: "camp", trengganu: "camp" });
    expect(iconAnswer(g, "mobilize")).toBe("perak");
  });

  it("5.5 seizes the Supply Cache that is best guarded", () => {
    const g = position({ perak: "C", kelantan: "3T", pahang: "/ 3M C" }, { zipper: "12" });
    expect(iconAnswer(g, "supplies")).toBe("caches.pahang");
  });

  it("4.2.1 British Supply before they Train, so that two can be recruited", () => {
    const g = position({ perak: "/ 1M F camp", johore: "/ 1M F camp" });
    expect(answers(g, operation(g, "train", "full"))).toBe("supply");
  });

  it("4.2.1 British leave a Supply that would only shift a Supply Cache", () => {
    const g = position({ perak: "/ 1M F camp", johore: "/ 2M C", pahang: "/ 2M C", kelantan: "/ 2M C" });
    expect(answers(g, nextQuestion(supplyPhase(g))!)).toBe("done");
  });

  it("3.2.4 British drive Troops off where the roll cannot fail", () => {
    const g = position({ perak: "1T 1P / 2M C F", kedah: "C" });
    expect(answers(g, operation(g, "ambush", "limited"))).toBe("take:roll");
  });

  it("3.2.4 British shoot a Police cube where the roll cannot succeed", () => {
    const g = position({ perak: "6T 1P / 1M F" });
    expect(answers(g, operation(g, "ambush", "limited"))).toBe("take:police");
  });

  it("4.3.1 Japanese Extract when every Railway is open", () => {
    const g = position({ kuala_lumpur: "3T K", ec_north: "3T", ec_south: "3T" });
    g.stage = "first";
    g.firstEligible = "japanese";
    g.played = [15];
    expect(chosen(g)).toEqual(["box:full", "deploy", "extract"]);
  });

  it("3.3.4 Japanese Assault where a Supply Cache falls with its last guard", () => {
    const g = position({ perak: "4T / 1M(1A) C", pahang: "4T / 4M(1A)", johore: "1T / 3M(3A)" });
    expect(answers(g, operation(g, "assault", "limited"))).toBe("perak");
  });

  it("4.3.3 Japanese conceal the chit that is worth most", () => {
    const g = position({ perak: "3T K / intel:1", johore: "3T K / intel:2", pahang: "3T K / camp" });
    expect(answers(g, special(g, "eliminate"))).toBe("johore");
  });

  it("4.3.3 Japanese remove Force 136 when no Jungle Camp hides it", () => {
    const g = position({ perak: "3T 2P K / F", johore: "3T K / 5M camp" });
    expect(answers(g, special(g, "eliminate"))).toBe("perak");
  });

  it("4.3.2 Japanese drive Guerrillas to where the most cubes wait", () => {
    const g = position({ johore: "3T / 1M opposition", ec_south: "5T", negri_sembilan: "1T 1P / 1M" });
    expect(answers(g, special(g, "reprisal", "johore"))).toBe("ec_south");
  });

  it("6.2.4 Japanese put Police where there is none", () => {
    const g = position({ perak: "3T 1P", pahang: "3T", kuala_lumpur: "3T 1P" });
    expect(answers(g, operation(g, "deploy", "limited"))).toBe("pahang");
  });

  it("J4 each side takes its own text", () => {
    const joint = { perak: "F camp", johore: "F camp", pahang: "F camp" } as const;
    expect(side(position(joint, { card: 4 }), "british")).toBe("unshaded");
    expect(side(position(joint, { card: 24 }), "japanese")).toBe("shaded");
  });

  it("J20 is no bargain for the British who have one operative and time", () => {
    const g = position({ perak: "/ 2M C F camp" }, { card: 20 });
    expect(side(g, "british")).not.toBe("shaded");
    expect(side(g, "japanese")).toBe("shaded");
  });

  it("J28 lands where the Supply Cache is safest", () => {
    const g = position({ perak: "6T / camp", trengganu: "/ 2M camp" });
    expect(answers(g, event(g, "british", 28, "unshaded"))).toBe("trengganu");
  });

  /** The first three answers of the turn. */
  function chosen(g: Occupation): string[] {
    const turn = occupation.play(g);
    const keys: string[] = [];
    for (let open = nextQuestion(turn); open && keys.length < 3; ) {
      const key = officer(g, open);
      keys.push(key);
      open = nextQuestion(turn, choiceOf(open, key));
    }
    return keys;
  }

  /** Which text a faction that has taken the Event box executes. */
  function side(g: Occupation, faction: Faction): string {
    g.stage = "first";
    g.firstEligible = faction;
    return officer(g, answer(occupation.play(g), ["box:event"])!);
  }
});

describe("the evaluation", () => {
  const map = { perak: "3T 1P K / 2M C F camp", johore: "3T / 2M camp", kuala_lumpur: "3T K" } as const;
  const better = (good: Occupation, bad: Occupation): void => {
    expect(occupation.evaluate(good, "british")).toBeGreaterThan(occupation.evaluate(bad, "british"));
    expect(occupation.evaluate(good, "japanese")).toBeLessThan(occupation.evaluate(bad, "japanese"));
  };

  it("7.0.1 prefers more Resistance, in every campaign", () => {
    for (const rounds of [0, 1, 2])
      better(position(map, { rounds, resistance: 12 }), position(map, { rounds, resistance: 8 }));
  });

  it("6.2.3 the British would rather see no Resources", () => {
    better(position(map, { resources: 0 }), position(map, { resources: 12 }));
  });

  it("6.2.1 revealed Intel counts", () => {
    better(position({ ...map, kedah: "intel:2", kelantan: "intel:2" }), position(map));
  });

  it("7.0.1 a Resistance of 15 is worth more late than early to the Japanese", () => {
    const [early, late] = [0, 2].map((rounds) => position(map, { rounds, resistance: 12 }));
    expect(occupation.evaluate(late, "japanese")).toBeGreaterThan(occupation.evaluate(early, "japanese"));
  });

  it("an ended game is won or lost", () => {
    const end = playThrough(
      1,
      officer,
      () => undefined,
      () => undefined,
    );
    const [winner] = end.outcome?.winners ?? [];
    for (const seat of FACTIONS)
      expect(occupation.evaluate(end, seat)).toBe(winner === undefined ? 0.25 : seat === winner ? 1 : 0);
  });
});
