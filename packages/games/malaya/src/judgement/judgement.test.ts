import { CHANCE, type Decision, fastChance, fastRandom, type Random, Run } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { malaya } from "../game.ts";
import { play } from "../play.ts";
import { agitatePhase, pacifyPhase } from "../propaganda.ts";
import type { Malaya, ScenarioId } from "../state.ts";
import { boardText, event, operation, played, position } from "../testing/index.ts";

const { judgement } = malaya;
const into = new Float64Array(64);

/** The key of the choice that appeals most. */
function favourite(g: Malaya, decision: Decision): string {
  judgement.appeal(g, decision, into);
  let top = 0;
  for (let at = 1; at < decision.choices.length; at++) if (into[at] > into[top]) top = at;
  return decision.choices[top].key;
}

type Answer = (g: Malaya, decision: Decision, random: Random) => string;
const anything: Answer = (_g, { choices }, random) => choices[random.below(choices.length)].key;

/** Play a game; `look` sees every question before it is answered. */
function playOut(
  seed: number,
  scenario: ScenarioId,
  answer: Answer,
  look: (g: Malaya, decision: Decision) => unknown,
): Malaya {
  const random = fastRandom(seed);
  const chance = fastChance(fastRandom(seed + 1));
  const g = malaya.setup(scenario, {});
  const run = new Run(malaya, g);
  for (let open = run.next(); open; ) {
    let key: string;
    if (open.seat === CHANCE) key = open.choices[chance.answer(open, 0)].key;
    else {
      look(g, open);
      key = answer(g, open, random);
    }
    open = run.next(open.choices.find((choice) => choice.key === key) as never);
  }
  return g;
}

/** What is wrong with how a question is weighed. */
function flaw(g: Malaya, decision: Decision): string | undefined {
  const before = JSON.stringify(malaya.save(g));
  const { length } = decision.choices;
  judgement.appeal(g, decision, into);
  const first = into.slice(0, length);
  if (!first.every(Number.isFinite)) return `${decision.about.kind}: ${first}`;
  into.fill(Number.NaN);
  judgement.appeal(g, decision, into);
  if (first.some((value, at) => value !== into[at])) return `${decision.about.kind}: not the same twice`;
  if (JSON.stringify(malaya.save(g)) !== before) return `${decision.about.kind}: the state has changed`;
  return undefined;
}

describe("what bots know of Malaya", () => {
  it("weighs every choice of every question, the same way twice, and changes nothing", () => {
    const flaws = new Set<string | undefined>();
    const look = (g: Malaya, decision: Decision): unknown => flaws.add(flaw(g, decision));
    for (let seed = 0; seed < 40; seed++)
      playOut(seed, seed % 2 ? "extended" : "standard", seed < 30 ? anything : favourite, look);
    expect([...flaws]).toEqual([undefined]);
  });

  it("measures every position within bounds, and has a weight for every feature", () => {
    const { features, weights } = judgement;
    const measured = new Float64Array(features.length);
    let bounded = true;
    expect(features[0]).toBe("even");
    for (const seat of ["british", "mcp"]) expect(weights[seat]).toHaveLength(features.length);
    for (let seed = 0; seed < 10; seed++)
      playOut(seed, seed % 2 ? "extended" : "standard", seed < 5 ? anything : favourite, (g) => {
        measured.fill(Number.NaN);
        judgement.measure(g, measured);
        bounded &&= measured[0] === 1 && measured.every((value) => Math.abs(value) <= 5);
      });
    expect(bounded).toBe(true);
  });

  it("counts a beat for every card, a Propaganda Round included", () => {
    const beats: number[] = [];
    const g = playOut(1, "standard", favourite, (at) => beats.push(judgement.beat(at)));
    expect(beats).toEqual([...beats].sort((a, b) => a - b));
    expect(beats[0]).toBe(1);
    expect(judgement.beat(g)).toBe(g.played.length);
  });
});

const favouriteOf = (g: Malaya, decision: Decision | undefined): string => {
  if (!decision) throw new Error("nothing is asked");
  return favourite(g, decision);
};

describe("the officer of the British", () => {
  it("3.2.1 Trains where a Province is ready to be Pacified, and Pacifies it", () => {
    const g = position(
      { perak: "2T 2P", johore: "2P / 1G", kuala_lumpur: "4T 2P support" },
      { stage: "first", card: 23, british: 2 },
    );
    expect(favouriteOf(g, played(g, play(g), ["box:limited"]))).toBe("train");
    const h = position({ perak: "2T 2P", johore: "2P / 1G", kuala_lumpur: "4T 2P support" }, { british: 2 });
    expect(favouriteOf(h, operation(h, "train", "limited"))).toBe("perak");
    expect(favouriteOf(h, operation(h, "train", "limited", "perak"))).toBe("done");
    expect(favouriteOf(h, operation(h, "train", "limited", "perak", "done"))).toBe("perak");
  });

  it("3.2.3 Sweeps out of Kuala Lumpur to end MCP Control of people", () => {
    const spaces = { kuala_lumpur: "5T 2P support", negri_sembilan: "/ 1G", trengganu: "/ 1B" };
    const g = position(spaces);
    expect(favouriteOf(g, operation(g, "sweep", "limited"))).toBe("negri_sembilan");
    const h = position(spaces);
    expect(favouriteOf(h, operation(h, "sweep", "limited", "negri_sembilan"))).toBe("troops.kuala_lumpur");
  });

  it("3.2.4 Assaults a Base that lies open rather than a Guerrilla", () => {
    const g = position({ pahang: "4T 1P / 1B 1G(1A)", johore: "4T 1P / 1G(1A)" });
    expect(favouriteOf(g, operation(g, "assault", "limited"))).toBe("pahang");
  });

  it("4.2.3 strikes from the air where that ends MCP Control", () => {
    const g = position({ kedah: "1P / 2G(2A)", johore: "4T 2P / 1G(1A)", kuala_lumpur: "2T" });
    const asked = operation(g, "train", "full", "kuala_lumpur", "done", "done", "air-strike");
    expect(favouriteOf(g, asked)).toBe("kedah");
  });

  it("5.2 takes the text that serves the British", () => {
    const g = position({ kuala_lumpur: "4T 2P" }, { stage: "first", card: 7 });
    expect(favouriteOf(g, played(g, play(g), ["box:event"]))).toBe("unshaded");
    const h = position({ kuala_lumpur: "4T 2P" }, { stage: "first", card: 9 });
    expect(favouriteOf(h, played(h, play(h), ["box:event"]))).not.toBe("shaded");
  });

  it("6.3.1 Pacifies where most people live, as far as Support", () => {
    const g = position({ perak: "2T 2P", selangor: "2T 2P", kuala_lumpur: "2T 2P support" }, { british: 6 });
    expect(favouriteOf(g, played(g, pacifyPhase(g), []))).toBe("perak");
    const h = position({ perak: "2T 2P terror", kuala_lumpur: "2T 2P support" }, { british: 6 });
    expect(favouriteOf(h, played(h, pacifyPhase(h), ["perak"]))).toBe("count:2");
  });

  it("M22 shifts a space with more people first", () => {
    const won = { kedah: "support", perak: "support", pahang: "support", kuala_lumpur: "support" };
    const g = position({
      ...won,
      negri_sembilan: "support",
      johore: "support",
      selangor: "2P",
      kelantan: "/ 1G",
    });
    expect(favouriteOf(g, event(g, "british", 22, "unshaded"))).toBe("kelantan");
  });
});

describe("the officer of the MCP", () => {
  it("3.3.1 Rallies first where a single Guerrilla gains Control of many people", () => {
    const g = position({ kelantan: "/ 1G", perak: "4T 2P", trengganu: "/ 1G", kuala_lumpur: "4T 2P" });
    expect(["kedah", "negri_sembilan", "johore"]).toContain(favouriteOf(g, operation(g, "rally", "limited")));
  });

  it("3.3.1 makes a Base of two Guerrillas in Thailand while it has rounds to pay (6.2.2)", () => {
    const g = position({ thailand: "/ 3G", kuala_lumpur: "4T 2P" });
    expect(favouriteOf(g, operation(g, "rally", "limited", "thailand"))).toBe("take:base");
  });

  it("3.3.2 Marches into an Economic Center that nobody guards", () => {
    const g = position(
      {
        johore: "1T 1P / 3G",
        kuala_lumpur: "4T 2P",
        negri_sembilan: "2T 2P support",
        pahang: "3T 3P support",
      },
      { mcp: 5 },
    );
    expect(favouriteOf(g, operation(g, "march", "limited"))).toBe("ec_south");
  });

  it("3.3.4 spreads Terror where people are at Support, and sabotages for nothing", () => {
    const g = position({ perak: "4T 2P / 1G support", trengganu: "4P / 1G", ec_north: "/ 1G" });
    expect(favouriteOf(g, operation(g, "terror", "full"))).toBe("perak");
    const h = position({ ec_north: "/ 1G", trengganu: "4P / 1G opposition" });
    expect(favouriteOf(h, operation(h, "terror", "full"))).toBe("ec_north");
  });

  it("4.3.3 Ambushes Troops without Police rather than Police", () => {
    const g = position({ kedah: "3T / 1G", johore: "3P / 1G", kuala_lumpur: "4T 2P" });
    expect(favouriteOf(g, operation(g, "attack", "full"))).toBe("ambush:kedah");
  });

  it("5.2 takes the text that serves the MCP", () => {
    const g = position({ kuala_lumpur: "4T 2P" }, { stage: "first", card: 9, first: "mcp" });
    expect(favouriteOf(g, played(g, play(g), ["box:event"]))).toBe("shaded");
  });

  it("6.3.2 Agitates where most people live", () => {
    const g = position({ kedah: "/ 2G", trengganu: "/ 2G", kuala_lumpur: "4T 2P" });
    expect(favouriteOf(g, played(g, agitatePhase(g), []))).toBe("kedah");
  });

  it("M8 lets one Troop fall with a Police, for one lowers Political Will as much as two", () => {
    const g = position({ kedah: "3T 2P / 6G" }, { capabilities: { 8: "shaded" } });
    const asked = operation(g, "attack", "limited", "die:1");
    expect(favouriteOf(g, asked)).not.toBe("lose:0t2p");
    expect(boardText(g).kedah).toBe("3T 2P / 6G(6A)");
  });
});

describe("the evaluation of Malaya", () => {
  const winnable = { perak: "2T 2P support", kelantan: "/ 1B 2G opposition", kuala_lumpur: "4T 2P support" };

  it("7.0 prefers more Political Will, the more so the later", () => {
    const by = (will: number, rounds: number): number =>
      malaya.evaluate(position(winnable, { will, rounds }), "british");
    for (const rounds of [0, 1, 2]) expect(by(14, rounds)).toBeGreaterThan(by(7, rounds));
    expect(by(14, 2) - by(7, 2)).toBeGreaterThan(by(14, 0) - by(7, 0));
  });

  it("6.1.1 prefers Support to Opposition where the British look, and the other way round for the MCP", () => {
    const held = position(winnable, { rounds: 1 });
    const lost = position({ ...winnable, perak: "2T 2P opposition" }, { rounds: 1 });
    expect(malaya.evaluate(held, "british")).toBeGreaterThan(malaya.evaluate(lost, "british"));
    expect(malaya.evaluate(held, "mcp")).toBeLessThan(malaya.evaluate(lost, "mcp"));
  });

  it("counts an ended game as won, lost or drawn, whatever stands on the map", () => {
    const g = playOut(5, "standard", favourite, () => {});
    const [winner] = malaya.outcome(g)?.winners ?? [];
    expect(malaya.evaluate(g, "british")).toBe(winner === undefined ? 0.5 : winner === "british" ? 1 : 0);
    expect(malaya.evaluate(g, "mcp")).toBe(winner === undefined ? 0.5 : winner === "mcp" ? 1 : 0);
  });
});
