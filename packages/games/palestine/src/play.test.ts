import { fastChance, fastRandom, Match, scriptedChance } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { palestine } from "./game.ts";
import { fullOperation, limitedOperation } from "./operation.ts";
import { operationBar } from "./operations/index.ts";
import { play } from "./play.ts";
import { palestineRules } from "./rules.ts";
import { type Faction, Palestine, PROPAGANDA, setup } from "./state.ts";
import {
  boardText,
  event,
  keysOf,
  operation,
  played,
  position,
  spaceText,
  whyClosed,
} from "./testing/index.ts";

/** Start a match on these cards, dice and chits. */
const begin = (...chance: string[]): Match<Palestine> =>
  Match.start(palestine, { chance: scriptedChance(chance) });
const answerAll = (match: Match<Palestine>, seat: Faction, ...keys: string[]): void => {
  for (const key of keys) match.choose(seat, key);
};
const other = (faction: Faction): Faction => (faction === "british" ? "irgun" : "british");

/** Pass in a box, whoever's turn it is; the British draw a 0. */
const passIn = (g: Palestine, seat: Faction, box: string): void => {
  played(g, play(g), [`box:${box}`, "pass", ...(seat === "british" ? ["intel:0"] : [])]);
};

/** A card round begun with a given 1st Eligible; both Pass in the given boxes. */
const passBoth = (first: Faction, firstBox: string, secondBox: string): Palestine => {
  const g = position({}, { stage: "first", card: 14, first });
  passIn(g, first, firstBox);
  passIn(g, other(first), secondBox);
  return g;
};

describe("The course of play", () => {
  it("1.1 one card is revealed, both factions act on it, and only then comes the next", () => {
    const match = begin("P20");
    expect(match.state.played).toEqual([20]);
    expect(match.decision?.seat).toBe("irgun");
    answerAll(match, "irgun", "box:event", "shaded");
    expect(match.state.politicalWill).toBe(16);
    expect([match.decision?.seat, match.state.played]).toEqual(["british", [20]]);
    answerAll(match, "british", "box:full", "deploy", "samaria");
    expect(match.state.played).toEqual([20]);
  });

  it("1.1 Propaganda interrupts the Events: Political Will, resources, redeploying, reset", () => {
    const match = begin(
      "P1",
      "intel:0",
      "P2",
      "intel:0",
      "P3",
      "intel:0",
      "P4",
      "intel:1",
      "propaganda",
      "P5",
    );
    for (let card = 0; card < 4; card++)
      for (const box of ["box:limited", "box:full"]) {
        const seat = match.decision?.seat as Faction;
        answerAll(match, seat, box, "pass", ...(seat === "irgun" ? ["none"] : []));
      }
    // No Sabotage and no Terror: two for the Railways, three for the Cities, cut off at 20.
    expect([match.state.politicalWill, match.state.propagandaRounds]).toEqual([20, 1]);
    const rules: string[] = [];
    while (match.decision && match.state.stage !== "first") {
      const { seat, rule, choices } = match.decision;
      rules.push(`${rule} ${seat}`);
      const stop = ["none", "done"].find((key) => choices.some((choice) => choice.key === key));
      match.choose(seat, stop ?? choices[0].key);
    }
    expect([...new Set(rules)]).toEqual([
      "6.2.1 irgun",
      "6.2.2 british",
      "6.2.3 irgun",
      "6.3.1 british",
      "6.3.2 irgun",
    ]);
    expect(match.state.played.slice(-2)).toEqual([PROPAGANDA, 5]);
  });

  it("1.5 each faction decides for itself alone", () => {
    const match = begin("P14");
    expect(match.choices("british")).toEqual([]);
    expect(() => match.choose("british", "box:full")).toThrow(/irgun decides/);
  });
});

/** The chance of each card at the next draw. */
const odds = (g: Palestine): Map<number, number> => {
  const first = play(new Palestine(g)).next();
  if (first.done) throw new Error("nothing to draw");
  const { choices, weights } = first.value;
  const weight = (i: number): number => weights?.[i] ?? 1;
  const total = choices.reduce((sum, _, i) => sum + weight(i), 0);
  return new Map(choices.map((choice, i) => [choice.value as number, weight(i) / total]));
};
const draw = (g: Palestine, card: number): void => {
  const run = play(g);
  const step = run.next();
  const choice = step.done ? undefined : step.value.choices.find(({ value }) => value === card);
  if (!choice) throw new Error(`card ${card} cannot come now`);
  run.next(choice);
  g.stage = "reveal";
};
const anEvent = (g: Palestine): number =>
  [...odds(g)].find(([card, chance]) => card !== PROPAGANDA && chance > 0)?.[0] ?? -1;

describe("Deck building", () => {
  it("2.1 Propaganda is the 5th, 6th or 7th card of each of three piles of seven, each in a third of cases", () => {
    for (const pile of [0, 1, 2]) {
      const g = setup("standard");
      for (let before = 0; before < pile; before++) {
        for (let i = 0; i < 6; i++) draw(g, anEvent(g));
        draw(g, PROPAGANDA);
      }
      let notYet = 1;
      for (let i = 0; i < 7; i++) {
        const here = notYet * (odds(g).get(PROPAGANDA) ?? 0);
        expect([pile, i, here]).toEqual([pile, i, expect.closeTo(i < 4 ? 0 : 1 / 3, 12)]);
        notYet -= here;
        if (i < 6) draw(g, anEvent(g));
      }
    }
  });

  it("2.1 every Event not yet seen is equally likely, also those that are not in the deck", () => {
    const g = setup("standard");
    for (let i = 0; i < 5; i++) {
      const events = [...odds(g)].filter(([card]) => card !== PROPAGANDA);
      expect(events).toHaveLength(32 - i);
      expect(Math.max(...events.map(([, chance]) => chance))).toBeCloseTo(
        Math.min(...events.map(([, chance]) => chance)),
        12,
      );
      draw(g, anEvent(g));
    }
  });

  it("2.1 a game is at most 21 cards, 4 to 8 Events a Campaign (6 in the first), and no card twice", () => {
    for (let seed = 1; seed <= 60; seed++) {
      const match = Match.start(palestine, { chance: fastChance(fastRandom(seed)) });
      while (match.decision) {
        const { choices, seat } = match.decision;
        const wanted = ["box:limited", "box:event", "pass", "none", "done", "intel:0", "intel:1", "intel:2"];
        match.choose(seat, wanted.find((key) => choices.some((choice) => choice.key === key)) as string);
      }
      const { played: cards } = match.state;
      const events = cards.filter((card) => card !== PROPAGANDA);
      expect(new Set(events).size).toBe(events.length);
      expect(cards.length - events.length).toBe(3);
      expect(cards.length).toBeLessThanOrEqual(21);
      const campaigns = cards
        .map((card) => (card === PROPAGANDA ? "P" : "e"))
        .join("")
        .split("P")
        .slice(0, 3)
        .map((campaign) => campaign.length);
      for (const campaign of campaigns) expect(campaign).toBeGreaterThanOrEqual(4);
      for (const campaign of campaigns) expect(campaign).toBeLessThanOrEqual(8);
      expect(campaigns[0]).toBeLessThanOrEqual(6);
    }
  });
});

describe("Start", () => {
  it("2.2 play begins with one card face up, and the played pile and the number of cards left lie open", () => {
    const match = begin("P14");
    for (const viewer of ["british", "irgun"])
      expect(match.view(viewer)).toMatchObject({ card: "P14", played: ["P14"], cardsLeft: 20 });
  });
});

describe("Initiative Track", () => {
  it("2.3 on every Event card the 1st Eligible acts first, then the 2nd Eligible", () => {
    for (const first of ["british", "irgun"] as const) {
      const g = position({}, { stage: "first", card: 14, first });
      expect(played(g, play(g), [])?.seat).toBe(first);
      passIn(g, first, "limited");
      expect(g.stage).toBe("second");
      expect(played(g, play(g), [])?.seat).toBe(other(first));
    }
  });

  it("2.3.1 the Irgun are 1st Eligible when the game begins, and after every Propaganda Round", () => {
    expect(begin("P14").decision?.seat).toBe("irgun");
    for (const first of ["british", "irgun"] as const) {
      const g = position({}, { stage: "reset", first });
      played(g, play(g), []);
      expect([g.firstEligible, g.stage]).toEqual(["irgun", "reveal"]);
    }
  });

  it("2.3.2 the 1st Eligible has all three boxes, and in each of them may Pass", () => {
    for (const first of ["british", "irgun"] as const)
      for (const box of ["limited", "event", "full"]) {
        const g = position({}, { stage: "first", card: 14, first });
        expect(keysOf(played(g, play(g), []))).toEqual(["box:limited", "box:event", "box:full"]);
        expect(keysOf(played(g, play(g), [`box:${box}`]))).toContain("pass");
      }
  });

  it("2.3.2 the 2nd Eligible has the two boxes that are left, and is told why the third is closed", () => {
    for (const box of ["limited", "event", "full"]) {
      const g = position({}, { stage: "first", card: 14 });
      passIn(g, "irgun", box);
      const open = played(g, play(g), []);
      expect(keysOf(open)).toEqual(
        ["limited", "event", "full"].filter((b) => b !== box).map((b) => `box:${b}`),
      );
      expect(whyClosed(open, `box:${box}`)).toBe("2.3.2 why.box-taken");
    }
  });

  it("2.3.2 each box holds its own action: an Operation, the sides of the Event, an Operation and more", () => {
    const g = position({ gaza: "1C", tel_aviv: "2T / 1C" }, { stage: "first", card: 14 });
    expect(keysOf(played(g, play(g), ["box:limited"]))).toEqual([
      "recruit",
      "travel",
      "sabotage",
      "rob",
      "pass",
    ]);
    expect(keysOf(played(g, play(g), ["box:event"]))).toEqual(["unshaded", "shaded", "pass"]);
    expect(keysOf(played(g, play(g), ["box:full"]))).toEqual([
      "recruit",
      "travel",
      "sabotage",
      "rob",
      "pass",
    ]);
    const h = position({ gaza: "1C", tel_aviv: "2T / 1C" }, { stage: "first", card: 14, first: "british" });
    expect(keysOf(played(h, play(h), ["box:full"]))).toEqual([
      "deploy",
      "patrol",
      "search",
      "assault",
      "pass",
    ]);
  });

  it("2.3.2 an Operation without a space is closed with its rule", () => {
    const g = position({ gaza: "1T" }, { stage: "first", card: 14 });
    const open = played(g, play(g), ["box:full"]);
    expect(keysOf(open)).toEqual(["recruit", "pass"]);
    expect(whyClosed(open, "rob")).toBe("3.3.4 why.no-operation-space");
  });

  it("2.3.3 a British Pass draws one Intel Chit, in whichever box", () => {
    for (const box of ["limited", "event", "full"]) {
      const g = position({}, { stage: "first", card: 14, first: "british" });
      const open = played(g, play(g), [`box:${box}`, "pass"]);
      expect([open?.seat, keysOf(open)]).toEqual(["chance", ["intel:0", "intel:1", "intel:2"]]);
    }
    const empty = position({}, { stage: "first", card: 14, first: "british", intel: [3, 3, 3] });
    expect(played(empty, play(empty), ["box:full", "pass"])).toBeUndefined();
  });

  it("2.3.3 an Irgun Pass may Rob in one space, which nothing enlarges", () => {
    for (const box of ["limited", "event", "full"]) {
      const spaces = { gaza: "1C", lydda: "1P / 1C", samaria: "1C 1K" };
      const g = position(spaces, { stage: "first", card: 14, haganah: 4 });
      expect(keysOf(played(g, play(g), [`box:${box}`, "pass"]))).toEqual(["samaria", "gaza", "none"]);
      const robbed = position(spaces, { stage: "first", card: 14, haganah: 4 });
      expect(played(robbed, play(robbed), [`box:${box}`, "pass", "gaza", "die:3"])).toBeUndefined();
      expect(spaceText(robbed, "gaza")).toBe("/ 1C 1K");
      const declined = position(spaces, { stage: "first", card: 14, haganah: 4 });
      expect(played(declined, play(declined), [`box:${box}`, "pass", "none"])).toBeUndefined();
      expect(boardText(declined)).toEqual({ gaza: "/ 1C", lydda: "1P / 1C", samaria: "/ 1C 1K" });
    }
  });

  it("2.3.3 a Pass in the Event box keeps the other from the Event", () => {
    const g = position({}, { stage: "first", card: 20 });
    passIn(g, "irgun", "event");
    expect(g.politicalWill).toBe(18);
    expect(keysOf(played(g, play(g), []))).toEqual(["box:limited", "box:full"]);
  });

  it("2.3.3 an Event without effect is no Pass: no chit and no Rob", () => {
    const g = position({ gaza: "1C" }, { stage: "first", card: 24 });
    expect(played(g, play(g), ["box:event", "shaded"])).toBeUndefined();
    const h = position({}, { stage: "first", card: 24, first: "british" });
    expect(played(h, play(h), ["box:event", "unshaded"])).toBeUndefined();
    expect(h.intel).toEqual([0, 0, 0]);
  });

  it("2.3.4 a Limited Operation is one space without a Special Activity", () => {
    const g = position({ gaza: "2C", tel_aviv: "2C" }, { stage: "first", card: 14, haganah: 2 });
    const open = played(g, play(g), ["box:limited", "sabotage"]);
    expect(keysOf(open)).toEqual(["gaza", "tel_aviv"]);
    expect(whyClosed(open, "silence")).toBe("2.3.4 why.limited-no-special");
    expect(played(g, play(g), ["box:limited", "sabotage", "gaza", "die:3"])).toBeUndefined();
    expect(boardText(g)).toEqual({ gaza: "/ 2C(1A) sabotage", tel_aviv: "/ 2C" });
  });

  it("2.3.4 a Limited Deploy, Patrol or Search draws from several spaces into one", () => {
    const british = { stage: "first", card: 14, first: "british" } as const;
    const deploy = position({ gaza: "1T", galilee: "1T" }, british);
    const troops = ["gaza", "rw_egypt", "troops.galilee", "troops.gaza"];
    played(deploy, play(deploy), ["box:limited", "deploy", ...troops]);
    expect(boardText(deploy)).toEqual({ gaza: "1P", rw_egypt: "2T" });
    const patrol = position({ gaza: "1P", galilee: "1P", tel_aviv: "3C(3A)", haifa_c: "1C" }, british);
    const police = ["tel_aviv", "police.galilee", "police.gaza", "tel_aviv"];
    played(patrol, play(patrol), ["box:limited", "patrol", ...police]);
    expect(boardText(patrol)).toEqual({ tel_aviv: "2P / 1C(1A)", haifa_c: "/ 1C" });
    const search = position({ gaza: "1T", samaria: "1T", lydda: "1C" }, british);
    played(search, play(search), ["box:limited", "search", "lydda", "troops.samaria", "troops.gaza"]);
    expect(boardText(search)).toEqual({ lydda: "2T / 1C(1A)" });
  });

  it("2.3.5 for all six pairs of boxes the faction further left is 1st Eligible next, whoever went first", () => {
    const order = ["limited", "event", "full"];
    for (const first of ["british", "irgun"] as const)
      for (const a of order)
        for (const b of order) {
          if (a === b) continue;
          const expected = order.indexOf(a) < order.indexOf(b) ? first : other(first);
          expect([first, a, b, passBoth(first, a, b).firstEligible]).toEqual([first, a, b, expected]);
        }
  });

  it("2.3.5 executed actions count like Passes, and the boxes are free again on the next card", () => {
    const match = begin("P20", "P31");
    answerAll(match, "irgun", "box:event", "shaded");
    answerAll(match, "british", "box:limited", "search", "samaria", "done");
    expect(match.decision?.seat).toBe("british");
    expect(keysOf(match.decision)).toEqual(["box:limited", "box:event", "box:full"]);
  });

  it("2.3.6 after the order is set the next card is revealed from the deck", () => {
    const g = passBoth("british", "limited", "full");
    expect(g.stage).toBe("reveal");
    const open = played(g, play(g), []);
    expect([open?.seat, keysOf(open).length]).toEqual(["chance", 31]);
    expect(keysOf(open)).not.toContain("P14");
  });
});

describe("Intelligence Lead", () => {
  const three = { gaza: "2T / 1C(1A)", lydda: "2T / 1C(1A)", samaria: "2T / 1C(1A)", galilee: "2T / 1C(1A)" };

  it("2.3.7 any chit, even a 0, adds a space to Assault, also a Limited one, and goes back to the bag", () => {
    for (const [intel, key] of [
      [[1, 0, 0], "lead:0"],
      [[0, 1, 0], "lead:1"],
      [[0, 0, 1], "lead:2"],
    ] as const) {
      const full = position(three, { intel });
      operation(full, "assault", "full", "gaza", "lydda", "samaria", key, "galilee");
      expect(boardText(full)).toEqual({ gaza: "2T", lydda: "2T", samaria: "2T", galilee: "2T" });
      expect(full.intel).toEqual([0, 0, 0]);
      const limited = position(three, { intel });
      expect(operation(limited, "assault", "limited", "gaza", key, "samaria")).toBeUndefined();
      expect(boardText(limited)).toMatchObject({ gaza: "2T", samaria: "2T", lydda: "2T / 1C(1A)" });
    }
  });

  it("2.3.7 one Lead to an Operation, and it may be left", () => {
    const g = position(three, { intel: [2, 2, 2] });
    expect(operation(g, "assault", "limited", "gaza", "lead:0", "lydda")).toBeUndefined();
    expect(g.intel).toEqual([1, 2, 2]);
    const h = position(three, { intel: [2, 2, 2] });
    expect(operation(h, "assault", "limited", "gaza", "done")).toBeUndefined();
    expect(h.intel).toEqual([2, 2, 2]);
  });

  it("2.3.7 it adds a destination to Patrol and Search", () => {
    const patrol = position({ gaza: "1C(1A)", lydda: "1C(1A)", tel_aviv: "2P" }, { intel: [1, 0, 0] });
    const moves = [
      "gaza",
      "police.tel_aviv",
      "count:1",
      "done",
      "lead:0",
      "lydda",
      "police.tel_aviv",
      "gaza",
    ];
    expect(operation(patrol, "patrol", "limited", ...moves)).toBeUndefined();
    // Cells still go from one space only.
    expect(boardText(patrol)).toEqual({ gaza: "1P", lydda: "1P / 1C(1A)" });
    const search = position({ gaza: "2T / 1C", lydda: "2T / 1C" }, { intel: [1, 0, 0] });
    expect(operation(search, "search", "limited", "gaza", "done", "lead:0", "lydda", "done")).toBeUndefined();
    expect(boardText(search)).toEqual({ gaza: "2T / 1C(1A)", lydda: "2T / 1C(1A)" });
  });

  it("2.3.7 a chit drawn for an Arms Cache can buy the Lead of the same Assault", () => {
    const g = position({ lydda: "2T / 1K", jerusalem_c: "3T / 1C(1A)" }, { will: 13 });
    operation(g, "assault", "limited", "lydda", "intel:0", "lead:0", "jerusalem_c");
    expect(boardText(g)).toEqual({ lydda: "2T", jerusalem_c: "3T" });
    expect([g.politicalWill, g.intel, g.available.cells]).toEqual([14, [0, 0, 0], 15]);
  });

  it("2.3.7 no Lead where no space is left to add", () => {
    const g = position({ gaza: "2T / 1C(1A)" }, { intel: [1, 1, 1] });
    expect(operation(g, "assault", "limited")).toBeUndefined();
    expect(g.intel).toEqual([1, 1, 1]);
  });
});

describe("Offensive", () => {
  const neutral = { haganah: 2 } as const;

  it("2.3.7 an Arms Cache without British beside it adds a space to Recruit, Sabotage and Rob, also Limited ones", () => {
    const spaces = { samaria: "1C", galilee: "1C", gaza: "1K", jerusalem_d: "1P / 1K" };
    for (const [kind, first, second] of [
      ["recruit", ["haifa_c"], ["tel_aviv"]],
      ["sabotage", ["samaria", "none", "die:1"], ["galilee", "die:1"]],
      ["rob", ["samaria", "die:1"], ["galilee", "die:1"]],
    ] as const) {
      const open = operation(position(spaces, neutral), kind, "limited", ...first);
      expect([kind, keysOf(open)]).toEqual([kind, ["offensive:gaza", "done"]]);
      const g = position(spaces, neutral);
      expect(operation(g, kind, "limited", ...first, "offensive:gaza", ...second)).toBeUndefined();
      expect([kind, spaceText(g, "gaza"), g.available.caches]).toEqual([kind, "", 3]);
    }
  });

  it("2.3.7 Troops or Police beside it keep the Arms Cache from an Offensive, Cells and markers do not", () => {
    const g = position(
      {
        samaria: "1C",
        galilee: "1C",
        gaza: "1T / 1K",
        lydda: "1P / 1K",
        haifa_d: "2C(1A) 1K sabotage",
        jerusalem_d: "1K",
      },
      neutral,
    );
    expect(keysOf(operation(g, "rob", "limited", "samaria", "die:1"))).toEqual([
      "offensive:haifa_d",
      "offensive:jerusalem_d",
      "done",
    ]);
  });

  it("2.3.7 one Offensive to an Operation, and none for Travel", () => {
    const spaces = { samaria: "1C", galilee: "1C", gaza: "1C 2K" };
    const g = position(spaces, neutral);
    expect(
      operation(g, "rob", "limited", "samaria", "die:1", "offensive:gaza", "galilee", "die:1"),
    ).toBeUndefined();
    expect(spaceText(g, "gaza")).toBe("/ 1C 1K");
    const h = position(spaces, neutral);
    expect(operation(h, "travel", "limited", "samaria", "haifa_c")).toBeUndefined();
  });

  it("2.3.7 an Arms Cache just robbed can pay for the Offensive of the same Rob", () => {
    const g = position({ gaza: "1C", lydda: "1C" }, neutral);
    expect(
      operation(g, "rob", "limited", "gaza", "die:3", "offensive:gaza", "lydda", "die:3"),
    ).toBeUndefined();
    expect(boardText(g)).toEqual({ gaza: "/ 1C", lydda: "/ 1C 1K" });
  });

  it("6.5.3 at Haganah 4 any Irgun Operation has a space more: four, or two if Limited, Travel too", () => {
    const spaces = { gaza: "1C", lydda: "1C", samaria: "1C", galilee: "1C", haifa_d: "1C" };
    const visits = ["gaza", "lydda", "samaria", "galilee"];
    const travel = position(spaces);
    expect(operation(travel, "travel", "full", ...visits.flatMap((id) => [id, "tel_aviv"]))).toBeUndefined();
    expect(boardText(travel)).toEqual({ haifa_d: "/ 1C", tel_aviv: "/ 4C" });
    const limited = position(spaces);
    expect(operation(limited, "travel", "limited", "gaza", "tel_aviv", "lydda", "tel_aviv")).toBeUndefined();
    const sabotage = position(spaces);
    expect(operation(sabotage, "sabotage", "full", ...visits.flatMap((id) => [id, "die:1"]))).toBeUndefined();
    expect(spaceText(sabotage, "haifa_d")).toBe("/ 1C");
  });

  it("6.5.3 an Offensive comes on top: five, or three if Limited", () => {
    const spaces = {
      gaza: "1C",
      lydda: "1C",
      samaria: "1C",
      galilee: "1C",
      haifa_d: "1C",
      haifa_c: "1C",
      jerusalem_c: "1K",
    };
    const visits = ["gaza", "lydda", "samaria", "galilee"].flatMap((id) => [id, "die:1"]);
    const full = position(spaces);
    const last = ["offensive:jerusalem_c", "haifa_d", "die:1"];
    expect(operation(full, "rob", "full", ...visits, ...last)).toBeUndefined();
    const limited = position(spaces);
    expect(operation(limited, "rob", "limited", ...visits.slice(0, 4), ...last)).toBeUndefined();
    const open = operation(position(spaces), "rob", "limited", ...visits.slice(0, 4));
    expect(whyClosed(open, "samaria")).toBe("2.3.4 why.spaces-used-up");
  });

  it("6.5.3 below 4 nothing is added; Palmach takes it from 4, or gives it to 3 as well", () => {
    for (const [haganah, side, spaces] of [
      [4, undefined, 4],
      [3, undefined, 3],
      [2, undefined, 3],
      [4, "unshaded", 3],
      [3, "unshaded", 3],
      [4, "shaded", 4],
      [3, "shaded", 4],
      [2, "shaded", 3],
    ] as const) {
      const g = position({}, { haganah, capabilities: side ? { 13: side } : {} });
      expect([haganah, side, fullOperation(g, "irgun").most, limitedOperation(g, "irgun").most]).toEqual([
        haganah,
        side,
        spaces,
        spaces - 2,
      ]);
    }
  });
});

describe("The forced Pass of American Loans", () => {
  it("2.3.3 on the next Event card the British take a box and Pass, and draw nothing", () => {
    for (const first of ["british", "irgun"] as const) {
      const g = position({}, { stage: "first", card: 14, first, loans: "now" });
      if (first === "irgun") passIn(g, "irgun", "limited");
      const open = played(g, play(g), []);
      expect([open?.seat, open?.rule]).toEqual(["british", "2.3.2"]);
      expect(keysOf(open)).toEqual(
        first === "british" ? ["box:limited", "box:event", "box:full"] : ["box:event", "box:full"],
      );
      expect(played(g, play(g), ["box:full"])).toBeUndefined();
      expect([g.intel, g.loans]).toEqual([[0, 0, 0], "none"]);
    }
  });

  it("2.3.3 on the card itself they still act, and afterwards they are free again", () => {
    const match = begin("P27", "P31", "P20", "intel:0");
    answerAll(match, "irgun", "box:event", "shaded");
    expect(match.state.politicalWill).toBe(17);
    answerAll(match, "british", "box:limited", "search", "samaria", "done");
    expect(match.state.played).toEqual([27, 31]);
    expect(match.decision?.seat).toBe("british");
    answerAll(match, "british", "box:event");
    // Nothing of the Event is offered to them, and no chit came.
    expect([match.decision?.seat, match.state.intel]).toEqual(["irgun", [0, 0, 0]]);
    answerAll(match, "irgun", "box:full", "pass", "none");
    expect(match.state.played).toEqual([27, 31, 20]);
    expect(match.decision?.seat).toBe("british");
    answerAll(match, "british", "box:limited", "pass");
    expect(match.state.intel).toEqual([1, 0, 0]);
  });

  it("2.4 a Propaganda Round between does not use it up", () => {
    const g = setup("standard");
    for (const card of [1, 2, 3, 4]) draw(g, card);
    g.loans = "next";
    played(g, play(g), ["propaganda"]);
    expect(g.loans).toBe("next");
    g.stage = "reveal";
    played(g, play(g), ["P5"]);
    expect(g.loans).toBe("now");
  });

  it("2.3.5 the box they Pass in still sets the order", () => {
    const g = position({}, { stage: "first", card: 14, first: "irgun", loans: "now" });
    passIn(g, "irgun", "full");
    played(g, play(g), ["box:event"]);
    expect(g.firstEligible).toBe("british");
  });
});

describe("Propaganda card", () => {
  it("2.4 a revealed Propaganda card is no Event: a Propaganda Round follows at once", () => {
    const g = setup("standard");
    for (const card of [1, 2, 3, 4]) draw(g, card);
    played(g, play(g), ["propaganda"]);
    expect(g.stage).toBe("will");
    played(g, play(g), []);
    expect([g.propagandaRounds, g.stage, g.firstBox]).toEqual([1, "rob", "none"]);
  });

  it("2.4 cards left below a Propaganda card open the next Campaign, those below the third are never seen", () => {
    const g = setup("standard");
    for (const card of [1, 2, 3, 4, PROPAGANDA, 5, 6, 7]) draw(g, card);
    expect(odds(g).get(PROPAGANDA) ?? 0).toBe(0);
    const last = position({}, { stage: "will", rounds: 2, will: 10 });
    played(last, play(last), []);
    expect(last.stage).toBe("over");
  });
});

describe("Events", () => {
  it("5.0 every Event names its text when it is chosen, and the card stays on the pile", () => {
    const g = position({}, { stage: "first", card: 20 });
    const log: string[] = [];
    g.log = (entry) => log.push(`${entry.rule} ${entry.kind}`);
    played(g, play(g), ["box:event", "shaded"]);
    expect(log).toContain("P20 event");
    expect(g.played).toEqual([20]);
  });

  it("5.1 the executing faction selects, unless the text names the other", () => {
    const g = position({ gaza: "2T / 1C", lydda: "2T / 1C" });
    expect(event(g, "irgun", 31, "unshaded")?.seat).toBe("irgun");
    expect(event(g, "british", 31, "unshaded")?.seat).toBe("british");
    const h = position({}, { prison: 1 });
    expect(event(h, "irgun", 16, "shaded")?.seat).toBe("british");
  });

  it("5.1.1 Events break neither stacking nor pools nor the ends of the track", () => {
    const g = position({ gaza: "1C 2K", rw_egypt: "1C", lydda: "1C" });
    expect(keysOf(event(g, "irgun", 12, "shaded"))).toEqual(["lydda", "none"]);
    const h = position({ gaza: "15C" }, { will: 19 });
    expect(event(h, "irgun", 6, "shaded")).toBeUndefined();
    event(h, "british", 20, "unshaded");
    expect(h.politicalWill).toBe(20);
  });

  it("5.1.1 the number of spaces an Event names stands: nothing adds to it and nothing lowers it", () => {
    const spaces = { gaza: "1C 1K", lydda: "1C", samaria: "1C" };
    const g = position(spaces);
    expect(event(g, "irgun", 15, "shaded", "sabotage", "samaria", "die:1")).toBeUndefined();
    const h = position(
      { gaza: "1T", lydda: "1T", samaria: "1T" },
      { capabilities: { 9: "shaded" }, intel: [1, 0, 0] },
    );
    const third = event(h, "british", 6, "unshaded", "search", "gaza", "done", "samaria", "done");
    expect(keysOf(third)).toContain("lydda");
    expect(keysOf(third).some((key) => key.startsWith("lead"))).toBe(false);
  });

  it("5.1.2 the Event now played goes before one in force: King David Hotel puts two Terror despite Bevingrads", () => {
    const g = position({ tel_aviv: "1C" }, { capabilities: { 17: "unshaded" } });
    event(g, "irgun", 3, "shaded");
    expect(spaceText(g, "tel_aviv")).toBe("/ 1C 2terror");
  });

  it("5.1.3 what can be done is done, the rest is left", () => {
    const g = position({ gaza: "1K" });
    event(g, "british", 12, "unshaded");
    expect([spaceText(g, "gaza"), g.available.caches]).toEqual(["", 5]);
    const h = position({ gaza: "1P" }, { will: 10 });
    event(h, "irgun", 30, "shaded");
    expect([h.available.police, h.politicalWill]).toEqual([6, 9]);
  });

  it("5.2 either faction may take either text, and three cards have one only", () => {
    for (const first of ["british", "irgun"] as const) {
      const g = position({}, { stage: "first", card: 20, first });
      expect(keysOf(played(g, play(g), ["box:event"]))).toEqual(["unshaded", "shaded", "pass"]);
    }
    for (const card of [4, 22, 26]) {
      const g = position({}, { stage: "first", card });
      const open = played(g, play(g), ["box:event"]);
      expect(keysOf(open)).toEqual(["unshaded", "pass"]);
      expect(whyClosed(open, "shaded")).toBe("5.2 why.single-text");
    }
  });

  it("5.3 a Capability lasts, whoever plays it, and counts at once for the other's turn on the same card", () => {
    const g = position({ gaza: "1T", lydda: "1T", samaria: "1T" }, { stage: "first", card: 9 });
    played(g, play(g), ["box:event", "shaded"]);
    expect(fullOperation(g, "british").most).toBe(2);
    const two = ["box:full", "search", "gaza", "done", "samaria", "done"];
    const open = played(g, play(g), two);
    expect(whyClosed(open, "lydda")).toBe("3.1 why.spaces-used-up");
  });

  it("5.4 starred Events cost one less with Ernest Bevin unshaded, and never turn into a gain", () => {
    for (const [card, spaces, before, after] of [
      [2, {}, 7, 8],
      [8, { tel_aviv: "1T curfew" }, 9, 10],
      [8, {}, 10, 10],
      [20, {}, 8, 9],
      [27, {}, 9, 10],
    ] as const) {
      const plain = position(spaces, { will: 10 });
      event(plain, "irgun", card, "shaded");
      const bevin = position(spaces, { will: 10, capabilities: { 9: "unshaded" } });
      event(bevin, "irgun", card, "shaded");
      expect([card, plain.politicalWill, bevin.politicalWill]).toEqual([card, before, after]);
    }
  });
});

describe("Refusals", () => {
  it("3.1 whatever is closed names a rule of the book or a card, and is never open at the same time", () => {
    const known = new Set(palestineRules.rules.map(({ number }) => number));
    const faults = new Set<string>();
    for (let seed = 1; seed <= 25; seed++) {
      const random = fastRandom(seed);
      const match = Match.start(palestine, { chance: fastChance(fastRandom(seed + 1000)) });
      while (match.decision) {
        const { choices, closed, seat, rule } = match.decision;
        const open = new Set(choices.map(({ key }) => key));
        if (!known.has(rule) && !/^P\d+$/.test(rule)) faults.add(`question under ${rule}`);
        for (const refused of closed?.() ?? []) {
          if (!known.has(refused.rule) && !/^P\d+$/.test(refused.rule))
            faults.add(`${refused.key} under ${refused.rule}`);
          if (open.has(refused.key)) faults.add(`${refused.key} is open and closed (${refused.rule})`);
        }
        match.choose(seat, choices[random.below(choices.length)].key);
      }
    }
    expect([...faults]).toEqual([]);
  });

  it("3.1 an Operation is closed under its own number", () => {
    const g = position({ gaza: "1T" });
    for (const [kind, rule] of [
      ["patrol", "3.2.2"],
      ["assault", "3.2.4"],
      ["travel", "3.3.2"],
      ["sabotage", "3.3.3"],
      ["rob", "3.3.4"],
    ] as const)
      expect(operationBar(g, kind, fullOperation(g, "irgun"))).toMatchObject({ rule });
  });
});
