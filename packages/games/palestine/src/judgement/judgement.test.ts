import {
  answer,
  type Choice,
  type Decision,
  fastChance,
  fastRandom,
  playOut,
  type Random,
} from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { palestine } from "../game.ts";
import { play } from "../play.ts";
import { irgunRedeploy } from "../propaganda.ts";
import { FACTIONS, type Faction, Palestine, setup } from "../state.ts";
import { event, keysOf, operation, played, position, type Setting, special } from "../testing/index.ts";

const { judgement } = palestine;
const appeals = new Float64Array(256);

/** The choices of a question with what each appeals, the best first. */
function weighed(g: Palestine, decision: Decision | undefined): { key: string; appeal: number }[] {
  if (!decision) throw new Error("nothing is asked");
  judgement.appeal(g, decision, appeals);
  return decision.choices
    .map(({ key }, at) => ({ key, appeal: appeals[at] }))
    .sort((a, b) => b.appeal - a.appeal);
}

/** What the officer answers. */
const officer = (g: Palestine, decision: Decision | undefined): string => weighed(g, decision)[0].key;

/** A game of officers, or of players who take anything; `look` sees every question. */
function game(
  random: Random,
  officers: boolean,
  look: (g: Palestine, decision: Decision) => void,
): Palestine {
  const g = setup("standard");
  const answered = (decision: Decision): Choice => {
    look(g, decision);
    const { choices } = decision;
    const key = officers ? officer(g, decision) : choices[random.below(choices.length)].key;
    return choices.find((choice) => choice.key === key)!;
  };
  playOut(palestine, g, answered, fastChance(random));
  return g;
}

describe("appeal", () => {
  it.each([
    ["random games", 30, false],
    ["officers' games", 10, true],
  ])("is finite, settled and read off the state alone in %s", (_, count, officers) => {
    for (let seed = 1; seed <= count; seed++)
      game(fastRandom(seed), officers, (g, decision) => {
        const before = JSON.stringify(palestine.save(g));
        const first = weighed(g, decision);
        for (const { key, appeal } of first)
          if (!Number.isFinite(appeal)) throw new Error(`${key}: ${appeal}`);
        expect(weighed(g, decision)).toEqual(first);
        expect(JSON.stringify(palestine.save(g))).toBe(before);
      });
  });

  it("lets both sides win among officers", () => {
    const winners = new Set<string>();
    for (let seed = 1; seed <= 20; seed++)
      winners.add(game(fastRandom(seed), true, () => {}).outcome?.winners[0] as string);
    expect([...winners].sort()).toEqual(["british", "irgun"]);
  });
});

describe("the officer of the Irgun", () => {
  it("3.3.3 goes for a clear Railway before a City, and for a City before a District", () => {
    const spaces = { gaza: "1C", tel_aviv: "1C", rw_egypt: "1C" };
    const g = position(spaces, { haganah: 2 });
    expect(officer(g, operation(g, "sabotage", "limited"))).toBe("rw_egypt");
    const h = position({ gaza: "1C", tel_aviv: "1C" }, { haganah: 2 });
    expect(officer(h, operation(h, "sabotage", "limited"))).toBe("tel_aviv");
  });

  it("3.3.3 leaves a Railway alone that is sabotaged already", () => {
    const g = position({ rw_syria: "1C", rw_egypt: "1C sabotage" }, { haganah: 2 });
    expect(officer(g, operation(g, "sabotage", "limited"))).toBe("rw_syria");
  });

  it("3.3.3 keeps away from Police", () => {
    const g = position({ haifa_c: "2T 3P / 1C", jerusalem_c: "2T / 1C" }, { haganah: 2 });
    expect(officer(g, operation(g, "sabotage", "limited"))).toBe("jerusalem_c");
  });

  it("4.3.3 turns to Terror once the Haganah have turned away", () => {
    const g = position({ tel_aviv: "1C" }, { haganah: 0 });
    expect(officer(g, operation(g, "sabotage", "full"))).toBe("terror:tel_aviv");
  });

  it("4.3.2 speaks against a Curfew when the Operation is done", () => {
    const g = position({ tel_aviv: "3T / 1C(1A) curfew", gaza: "1C(1A)" }, { haganah: 2 });
    const open = operation(g, "travel", "full", "gaza", "gaza", "done");
    expect(keysOf(open)).toEqual(["propagandize", "done"]);
    expect(officer(g, open)).toBe("propagandize");
  });

  it("3.3.2 hides an Active Cell", () => {
    const g = position({ gaza: "1C(1A)", lydda: "1C" }, { haganah: 2 });
    expect(officer(g, operation(g, "travel", "limited"))).toBe("gaza");
  });

  it("3.3.1 prefers the Railways near a Cache to the Districts", () => {
    const g = position({ lydda: "1C 1K" }, { haganah: 2 });
    expect(officer(g, operation(g, "recruit", "limited"))).toMatch(/^rw_/);
  });

  it("6.5.2 gives up the Cell that is missed least", () => {
    const g = position({ rw_egypt: "1C", gaza: "9C(1A)", samaria: "5C(5A)" }, { haganah: 4 });
    expect(officer(g, event(g, "british", 15, "unshaded"))).toMatch(/^active\./);
  });

  it("2.3 sabotages on the last card of the game rather than gathering strength", () => {
    const g = position(
      { rw_egypt: "1C", tel_aviv: "1C", lydda: "1K" },
      { haganah: 2, stage: "first", card: 29, rounds: 2, first: "irgun" },
    );
    g.deck.drawn = 6;
    expect(officer(g, answer(play(g), ["box:full"]))).toBe("sabotage");
  });

  it("6.3.2 sends a Cell to an empty City", () => {
    const g = position({ gaza: "3C" }, { stage: "irgun-redeploy" });
    expect(officer(g, played(g, irgunRedeploy(g), []))).toBe("underground.gaza");
  });
});

describe("the officer of the British", () => {
  it("3.2.4 takes an Arms Cache before a Cell", () => {
    const g = position({ gaza: "2T / 1C(1A)", lydda: "2T / 1K", samaria: "2T / 1C" });
    expect(officer(g, operation(g, "assault", "full"))).toBe("lydda");
  });

  it("2.3.4 chooses Assault when a Cache lies open", () => {
    const g = position({ lydda: "4T / 1C(1A) 1K" }, { stage: "first", card: 29, first: "british" });
    expect(officer(g, played(g, play(g), ["box:limited"]))).toBe("assault");
  });

  it("3.2.4 spends Intel to lay a Cache open", () => {
    const g = position({ gaza: "6T / 2C(1A) 1K" }, { intel: [0, 1, 0] });
    expect(officer(g, operation(g, "assault", "limited"))).toBe("intel:1");
  });

  it("3.2.2 patrols where Cells are shown", () => {
    const g = position({ gaza: "1P / 2C", samaria: "1P / 2C(2A)" });
    expect(officer(g, operation(g, "patrol", "limited"))).toBe("samaria");
  });

  it("3.2.1 puts Police into Cities first", () => {
    const g = position({ galilee: "2T", tel_aviv: "2T / 1C" });
    expect(officer(g, operation(g, "deploy", "limited"))).toBe("tel_aviv");
  });

  it("4.2.1 restores where most is won back", () => {
    const g = position({ gaza: "1T 1P sabotage", tel_aviv: "1T 1P sabotage", rw_egypt: "1T 1P sabotage" });
    expect(officer(g, special(g, "restore"))).toBe("rw_egypt");
    const h = position({ gaza: "1T 1P sabotage", tel_aviv: "1T 1P 2sabotage" });
    expect(officer(h, special(h, "restore"))).toBe("tel_aviv");
  });

  it("4.2.3 detains where Cells are many", () => {
    const g = position({ tel_aviv: "3T / 1C curfew", haifa_c: "3T / 3C curfew", haifa_d: "3C" });
    expect(officer(g, special(g, "mass-detention"))).toBe("haifa_c");
  });

  it("4.2.3 detains nobody for the sake of one Cell", () => {
    const g = position({ tel_aviv: "3T / 1C(1A) curfew", gaza: "2T / 1C(1A)" });
    expect(officer(g, operation(g, "assault", "full", "gaza", "tel_aviv"))).not.toBe("mass-detention");
  });

  it("6.2.2 throws away the poorest chits", () => {
    const g = position({}, { stage: "intel", intel: [1, 1, 1] });
    expect(officer(g, played(g, play(g), []))).toBe("intel:0");
  });

  it("P16 lets prisoners go where they do least", () => {
    const g = position({ tel_aviv: "2T 3P", haifa_c: "1C" }, { prison: 2 });
    expect(officer(g, event(g, "irgun", 16, "shaded"))).toBe("tel_aviv");
  });
});

describe("Events", () => {
  const sideOf = (g: Palestine): string => officer(g, played(g, play(g), ["box:event"]));
  const busy = (card: number, first: Faction): Palestine =>
    position(
      { galilee: "2T / 3C", samaria: "2T / 2C", tel_aviv: "2T 2P / 1C curfew terror", lydda: "1K" },
      { prison: 2, will: 12, haganah: 3, stage: "first", card, first },
    );

  it.each([2, 5, 12, 19, 20, 21, 24, 25, 30])("P%i has a side for each faction", (card) => {
    expect(sideOf(busy(card, "british"))).toBe("unshaded");
    expect(sideOf(busy(card, "irgun"))).toBe("shaded");
  });

  it("P24 is nothing to anybody without Terror: who has the box Passes", () => {
    for (const first of FACTIONS)
      expect(
        sideOf(position({ tel_aviv: "2T / 2C", lydda: "1C" }, { stage: "first", card: 24, first })),
      ).toBe("pass");
  });

  it("2.3.2 the Irgun take an Event that costs three Political Will when little else can be done", () => {
    const g = position(
      { gaza: "1C(1A)" },
      { stage: "second", card: 2, first: "british", haganah: 0, will: 9 },
    );
    g.firstBox = "full";
    expect(officer(g, played(g, play(g), []))).toBe("box:event");
  });
});

describe("features", () => {
  const measured = new Float64Array(judgement.features.length);

  it("are within -5 to 5 all through a game, and change nothing", () => {
    for (const officers of [true, false])
      game(fastRandom(4), officers, (g) => {
        const before = JSON.stringify(palestine.save(g));
        judgement.measure(g, measured);
        expect(measured.every((value) => Math.abs(value) <= 5)).toBe(true);
        expect(measured[judgement.features.indexOf("even")]).toBe(1);
        expect(JSON.stringify(palestine.save(g))).toBe(before);
      });
  });

  it("have a weight each, for both sides", () => {
    for (const seat of FACTIONS) expect(judgement.weights[seat]).toHaveLength(judgement.features.length);
  });
});

describe("evaluate", () => {
  const cities = { tel_aviv: "2T 1P / 1C", haifa_c: "2T 1P / 1C", jerusalem_c: "2T 1P / 1C" };
  const at = (setting: Setting, spaces = {}): Palestine =>
    position({ ...cities, ...spaces }, { rounds: 1, ...setting });

  it.each([
    ["more Political Will", at({ will: 14 }), at({ will: 5 })],
    ["clear Railways", at({ will: 9 }), at({ will: 9 }, { rw_egypt: "sabotage", rw_syria: "sabotage" })],
    ["Cells in Prison", at({ will: 9, prison: 5 }), at({ will: 9 }, { rw_egypt: "3C", gaza: "2C" })],
    ["Police in Cities", at({ will: 9 }, { tel_aviv: "2T 3P / 1C" }), at({ will: 9 })],
    ["the Haganah on their side", at({ will: 9, haganah: 1 }), at({ will: 9, haganah: 4 })],
  ])("the British like %s, and the Irgun do not", (_, better, worse) => {
    expect(palestine.evaluate(better, "british")).toBeGreaterThan(palestine.evaluate(worse, "british"));
    expect(palestine.evaluate(better, "irgun")).toBeLessThan(palestine.evaluate(worse, "irgun"));
  });

  it("counts an ended game as won and lost", () => {
    const g = game(fastRandom(2), true, () => {});
    for (const seat of FACTIONS)
      expect(palestine.evaluate(g, seat)).toBe(g.outcome?.winners.includes(seat) ? 1 : 0);
  });

  it("counts a card as begun before it is drawn", () => {
    const g = new Palestine(setup("standard"));
    expect(judgement.beat(g)).toBe(1);
    played(g, play(g), ["P24"]);
    expect([g.stage, judgement.beat(g)]).toEqual(["first", 1]);
  });
});
