import { fastChance, fastRandom, Match, scriptedChance } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { occupation } from "./game.ts";
import { play } from "./play.ts";
import { occupationRules } from "./rules.ts";
import { enemyOf, type Faction, Occupation, PROPAGANDA, setup } from "./state.ts";
import { boardText, keysOf, played, position, spaceText, whyClosed } from "./testing/index.ts";

/** Start a match on these cards, dice and chits. */
const begin = (...chance: string[]): Match<Occupation> =>
  Match.start(occupation, { chance: scriptedChance(chance) });
const answerAll = (match: Match<Occupation>, seat: Faction, ...keys: string[]): void => {
  for (const key of keys) match.choose(seat, key);
};
/** Answer with whatever stops soonest, until something else is on the table. */
const stopWhile = (match: Match<Occupation>, busy: () => boolean): string[] => {
  const rules: string[] = [];
  while (match.decision && busy()) {
    const { seat, rule, choices } = match.decision;
    rules.push(`${rule} ${seat}`);
    const stop = ["none", "done"].find((key) => choices.some((choice) => choice.key === key));
    match.choose(seat, stop ?? choices[0].key);
  }
  return rules;
};

/** Pass in a box with nobody on the map, and leave what it offers. */
const passIn = (g: Occupation, box: string): void => {
  played(g, play(g), [`box:${box}`, "pass", "done"]);
};
/** A card round begun with a given 1st Eligible; both Pass in the given boxes. */
const passBoth = (first: Faction, firstBox: string, secondBox: string): Occupation => {
  const g = position({}, { stage: "first", card: 14, first });
  passIn(g, firstBox);
  passIn(g, secondBox);
  return g;
};

describe("The course of play", () => {
  it("1.1 one card is revealed, the MPAJA and both factions act on it, and only then comes the next", () => {
    const match = begin("J31", "J32");
    // The one space that can be mobilized has been, before anybody chose.
    expect(spaceText(match.state, "negri_sembilan")).toBe("/ 1M F camp opposition");
    expect([match.state.played, match.decision?.seat]).toEqual([[31], "british"]);
    answerAll(match, "british", "box:event", "shaded");
    expect(match.state.resources).toBe(5);
    expect([match.decision?.seat, match.state.played]).toEqual(["japanese", [31]]);
    answerAll(match, "japanese", "box:limited", "sweep", "selangor", "done");
    expect([match.state.played, match.decision?.seat]).toEqual([[31, 32], "japanese"]);
  });

  it("1.1 Propaganda interrupts the Events, phase by phase, and the British are first again", () => {
    const match = begin("J1", "J2", "J4", "J5", "propaganda", "J14");
    for (let card = 0; card < 4; card++)
      for (let turn = 0; turn < 2; turn++) {
        const seat = match.decision?.seat as Faction;
        answerAll(match, seat, turn === 0 ? "box:limited" : "box:full", "pass");
        const inTurn = (): boolean => ["first", "second"].includes(match.state.stage);
        stopWhile(match, () => inTurn() && match.decision?.rule !== "2.4.2");
      }
    expect(match.state.played.slice(0, 5)).toEqual([1, 2, 4, 5, PROPAGANDA]);
    const rules = stopWhile(match, () => match.state.stage !== "first" && match.state.stage !== "icon");
    expect([...new Set(rules)]).toEqual([
      "3.3.2 japanese",
      "4.2.1 british",
      "4.3.2 japanese",
      "6.5.1 british",
      "6.5.2 japanese",
    ]);
    expect([match.state.propagandaRounds, match.decision?.seat]).toEqual([1, "british"]);
    expect(match.state.played.slice(-2)).toEqual([PROPAGANDA, 14]);
  });

  it("1.5 each faction decides for itself alone", () => {
    const match = begin("J31");
    expect(match.choices("japanese")).toEqual([]);
    expect(() => match.choose("japanese", "box:full")).toThrow(/british decides/);
  });
});

/** The chance of each card at the next draw. */
const odds = (g: Occupation): Map<number, number> => {
  const first = play(new Occupation(g)).next();
  if (first.done) throw new Error("nothing to draw");
  const { choices, weights } = first.value;
  const weight = (i: number): number => weights?.[i] ?? 1;
  const total = choices.reduce((sum, _, i) => sum + weight(i), 0);
  return new Map(choices.map((choice, i) => [choice.value as number, weight(i) / total]));
};
const draw = (g: Occupation, card: number): void => {
  const run = play(g);
  const step = run.next();
  const choice = step.done ? undefined : step.value.choices.find(({ value }) => value === card);
  if (!choice) throw new Error(`card ${card} cannot come now`);
  run.next(choice);
  g.stage = "reveal";
};
const anEvent = (g: Occupation): number =>
  [...odds(g)].find(([card, chance]) => card !== PROPAGANDA && chance > 0)?.[0] ?? -1;

describe("Deck building", () => {
  it("2.1 Propaganda is the 5th, 6th or 7th card of each of three piles of seven, each in a third of cases", () => {
    for (const pile of [0, 1, 2]) {
      const g = setup();
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
    const g = setup();
    for (let i = 0; i < 5; i++) {
      const chances = [...odds(g)].filter(([card]) => card !== PROPAGANDA).map(([, chance]) => chance);
      expect(chances).toHaveLength(32 - i);
      expect(Math.max(...chances)).toBeCloseTo(Math.min(...chances), 12);
      draw(g, anEvent(g));
    }
  });

  it("2.1 a game is at most 21 cards, 4 to 8 Events a Campaign (6 in the first), and no card twice", () => {
    for (let seed = 1; seed <= 40; seed++) {
      const match = Match.start(occupation, { chance: fastChance(fastRandom(seed)) });
      while (match.decision) {
        const { choices, seat } = match.decision;
        const wanted = ["box:limited", "box:event", "box:full", "pass", "none", "done"];
        const key = wanted.find((want) => choices.some((choice) => choice.key === want)) ?? choices[0].key;
        match.choose(seat, key);
      }
      const { played: cards, propagandaRounds } = match.state;
      const events = cards.filter((card) => card !== PROPAGANDA);
      expect(new Set(events).size).toBe(events.length);
      expect(propagandaRounds).toBe(3);
      expect(cards.length).toBeLessThanOrEqual(21);
      // Atomic Bombings may take the place of the third Propaganda card.
      expect(cards.length - events.length).toBe(cards.at(-1) === 9 ? 2 : 3);
      const campaigns = cards
        .map((card) => (card === PROPAGANDA ? "P" : "e"))
        .join("")
        .split("P")
        .slice(0, cards.at(-1) === 9 ? 2 : 3)
        .map((campaign) => campaign.length);
      for (const campaign of campaigns) expect(campaign).toBeGreaterThanOrEqual(4);
      for (const campaign of campaigns) expect(campaign).toBeLessThanOrEqual(8);
      expect(campaigns[0]).toBeLessThanOrEqual(6);
    }
  });
});

describe("Start", () => {
  it("2.2 play begins with one card face up, and the played pile and the number of cards left lie open", () => {
    const match = begin("J31");
    for (const viewer of ["british", "japanese"])
      expect(match.view(viewer)).toMatchObject({ card: "J31", played: ["J31"], cardsLeft: 20 });
  });
});

describe("Initiative Track", () => {
  it("2.4 on every Event card the 1st Eligible acts first, then the 2nd Eligible", () => {
    for (const first of ["british", "japanese"] as const) {
      const g = position({}, { stage: "first", card: 14, first });
      expect(played(g, play(g), [])?.seat).toBe(first);
      passIn(g, "limited");
      expect(g.stage).toBe("second");
      expect(played(g, play(g), [])?.seat).toBe(enemyOf(first));
    }
  });

  it("2.4.1 the British are 1st Eligible when the game begins, and after every Propaganda Round", () => {
    expect(begin("J31").decision?.seat).toBe("british");
    for (const first of ["british", "japanese"] as const) {
      const g = position({}, { stage: "reset", first });
      played(g, play(g), []);
      expect([g.firstEligible, g.stage]).toEqual(["british", "reveal"]);
    }
  });

  it("2.4.2 the 1st Eligible has all three boxes, and in each of them may Pass", () => {
    for (const first of ["british", "japanese"] as const)
      for (const box of ["limited", "event", "full"]) {
        const g = position({}, { stage: "first", card: 14, first });
        expect(keysOf(played(g, play(g), []))).toEqual(["box:limited", "box:event", "box:full"]);
        expect(keysOf(played(g, play(g), [`box:${box}`]))).toContain("pass");
      }
  });

  it("2.4.2 the 2nd Eligible has the two boxes that are left, and is told why the third is closed", () => {
    for (const box of ["limited", "event", "full"]) {
      const g = position({}, { stage: "first", card: 14 });
      passIn(g, box);
      const open = played(g, play(g), []);
      expect(keysOf(open)).toEqual(
        ["limited", "event", "full"].filter((b) => b !== box).map((b) => `box:${b}`),
      );
      expect(whyClosed(open, `box:${box}`)).toBe("2.4.2 why.box-taken");
    }
  });

  it("2.4.2 each box holds its own action: an Operation, the sides of the Event, an Operation and more", () => {
    const spaces = { perak: "2T 1P K / 2M(1A) F camp" } as const;
    const british = { stage: "first", card: 14, first: "british" } as const;
    for (const box of ["limited", "full"]) {
      const g = position(spaces, british);
      const open = keysOf(played(g, play(g), [`box:${box}`]));
      expect(open).toEqual(["train", "contact", "sabotage", "ambush", "pass"]);
      const h = position(spaces, { ...british, first: "japanese" });
      const theirs = keysOf(played(h, play(h), [`box:${box}`]));
      expect(theirs).toEqual(["deploy", "construct", "sweep", "assault", "pass"]);
    }
    const g = position(spaces, british);
    expect(keysOf(played(g, play(g), ["box:event"]))).toEqual(["unshaded", "shaded", "pass"]);
    const limited = played(g, play(g), ["box:limited", "contact"]);
    expect(whyClosed(limited, "supply")).toBe("2.4.4 why.limited-no-special");
    expect(keysOf(played(g, play(g), ["box:full", "contact"]))).toContain("supply");
  });

  it("2.4.2 an Operation without a space is closed with its rule", () => {
    const g = position({}, { stage: "first", card: 14 });
    const open = played(g, play(g), ["box:full"]);
    expect(keysOf(open)).toEqual(["contact", "pass"]);
    for (const [kind, rule] of [
      ["train", "3.2.1"],
      ["sabotage", "3.2.3"],
      ["ambush", "3.2.4"],
    ] as const)
      expect(whyClosed(open, kind)).toBe(`${rule} why.no-operation-space`);
  });

  it("2.4.3 a British Pass allows a Contact, in whichever box: place or move, or nothing", () => {
    for (const box of ["limited", "event", "full"]) {
      const spaces = { perak: "2M C F camp", johore: "1M F" } as const;
      const setting = { stage: "first", card: 14, first: "british" } as const;
      const g = position(spaces, setting);
      const open = played(g, play(g), [`box:${box}`, "pass"]);
      expect([open?.seat, open?.rule]).toEqual(["british", "3.2.2"]);
      // No Special Activity comes with it.
      expect(keysOf(open).filter((key) => ["supply", "gather", "raid"].includes(key))).toEqual([]);
      const placed = position(spaces, setting);
      played(placed, play(placed), [`box:${box}`, "pass", "kedah"]);
      expect(spaceText(placed, "kedah")).toBe("/ F camp");
      const moved = position(spaces, setting);
      const moves = ["force136.perak", "kedah", "force136.johore", "pahang"];
      played(moved, play(moved), [`box:${box}`, "pass", ...moves]);
      expect(boardText(moved)).toEqual({
        perak: "/ 2M C camp",
        kedah: "/ F camp",
        johore: "/ 1M",
        pahang: "/ F camp",
      });
      const none = position(spaces, setting);
      played(none, play(none), [`box:${box}`, "pass", "done"]);
      expect([none.stage, boardText(none)]).toEqual(["second", { perak: "/ 2M C F camp", johore: "/ 1M F" }]);
    }
  });

  it("2.4.3 a Japanese Pass allows a Limited Deploy, in whichever box: one Police, any Kempeitai, or nothing", () => {
    for (const box of ["limited", "event", "full"]) {
      const spaces = { perak: "1T K", kedah: "1T", johore: "1T K" } as const;
      const setting = { stage: "first", card: 14, first: "japanese" } as const;
      const g = position(spaces, setting);
      const open = played(g, play(g), [`box:${box}`, "pass"]);
      expect([open?.rule, keysOf(open)]).toEqual([
        "3.3.1",
        ["kedah", "perak", "johore", "kuala_lumpur", "done"],
      ]);
      const one = position(spaces, setting);
      played(one, play(one), [
        ...[`box:${box}`, "pass", "kedah", "kempeitai.perak", "kedah", "kempeitai.johore", "kedah"],
      ]);
      expect(boardText(one)).toEqual({ perak: "1T", kedah: "1T 1P K2", johore: "1T" });
      const none = position(spaces, setting);
      played(none, play(none), [`box:${box}`, "pass", "done", "done"]);
      expect([none.stage, boardText(none)]).toEqual([
        "second",
        { perak: "1T K", kedah: "1T", johore: "1T K" },
      ]);
      const kempeitai = position(spaces, setting);
      played(kempeitai, play(kempeitai), [
        ...[`box:${box}`, "pass", "done", "kempeitai.perak", "kedah", "done"],
      ]);
      expect(boardText(kempeitai)).toEqual({ perak: "1T", kedah: "1T K", johore: "1T K" });
    }
  });

  it("2.4.3 a Pass in the Event box keeps the other from the Event", () => {
    const g = position({ perak: "1T" }, { stage: "first", card: 31 });
    passIn(g, "event");
    expect(g.resources).toBe(0);
    expect(keysOf(played(g, play(g), []))).toEqual(["box:limited", "box:full"]);
  });

  it("2.4.3 an Event without effect is no Pass", () => {
    const g = position({}, { stage: "first", card: 31 });
    expect(played(g, play(g), ["box:event", "shaded"])).toBeUndefined();
    expect(g.stage).toBe("second");
  });

  it("2.4.5 for all six pairs of boxes the faction further left is 1st Eligible next, whoever went first", () => {
    const order = ["limited", "event", "full"];
    for (const first of ["british", "japanese"] as const)
      for (const a of order)
        for (const b of order) {
          if (a === b) continue;
          const expected = order.indexOf(a) < order.indexOf(b) ? first : enemyOf(first);
          expect([first, a, b, passBoth(first, a, b).firstEligible]).toEqual([first, a, b, expected]);
        }
  });

  it("2.4.5 executed actions count like Passes, and the boxes are free again on the next card", () => {
    const match = begin("J31", "J32");
    answerAll(match, "british", "box:event", "shaded");
    answerAll(match, "japanese", "box:limited", "sweep", "selangor", "done");
    expect(match.decision?.seat).toBe("japanese");
    expect(keysOf(match.decision)).toEqual(["box:limited", "box:event", "box:full"]);
  });

  it("2.4.6 after the order is set the next card is revealed from the deck", () => {
    const g = passBoth("british", "limited", "full");
    expect(g.stage).toBe("reveal");
    const open = played(g, play(g), []);
    expect([open?.seat, keysOf(open).length]).toEqual(["chance", 31]);
    expect(keysOf(open)).not.toContain("J14");
  });
});

describe("Propaganda card", () => {
  it("2.5 a revealed Propaganda card is no Event: it has no icon, and a Propaganda Round follows at once", () => {
    const g = setup();
    for (const card of [1, 2, 3, 4]) draw(g, card);
    played(g, play(g), ["propaganda"]);
    expect(g.stage).toBe("mpaja");
    const log: string[] = [];
    g.log = (event) => log.push(event.kind);
    played(g, play(g), []);
    expect(log).not.toContain("icon");
    played(g, play(g), []);
    expect([g.propagandaRounds, g.stage, g.firstBox]).toEqual([1, "opposition", "none"]);
  });

  it("2.5 cards left below a Propaganda card open the next Campaign, those below the third are never seen", () => {
    const g = setup();
    for (const card of [1, 2, 3, 4, PROPAGANDA, 5, 6, 7]) draw(g, card);
    expect(odds(g).get(PROPAGANDA) ?? 0).toBe(0);
    const last = position({}, { stage: "resistance", rounds: 2, resistance: 10 });
    played(last, play(last), []);
    expect(last.stage).toBe("over");
    expect(() => play(last)).toThrow(/over/);
  });
});

describe("Refusals", () => {
  it("3.1 whatever is closed names a rule of the book or a card, and is never open at the same time", () => {
    const known = new Set(occupationRules.rules.map(({ number }) => number));
    const faults = new Set<string>();
    for (let seed = 1; seed <= 25; seed++) {
      const random = fastRandom(seed);
      const match = Match.start(occupation, { chance: fastChance(fastRandom(seed + 1000)) });
      while (match.decision) {
        const { choices, closed, seat, rule } = match.decision;
        const open = new Set(choices.map(({ key }) => key));
        if (!known.has(rule) && !/^J\d+$/.test(rule)) faults.add(`question under ${rule}`);
        for (const refused of closed?.() ?? []) {
          if (!known.has(refused.rule) && !/^J\d+$/.test(refused.rule))
            faults.add(`${refused.key} under ${refused.rule}`);
          if (open.has(refused.key)) faults.add(`${refused.key} is open and closed (${refused.rule})`);
        }
        match.choose(seat, choices[random.below(choices.length)].key);
      }
    }
    expect([...faults]).toEqual([]);
  });
});
