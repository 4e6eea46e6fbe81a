import { fastChance, fastRandom, Match, scriptedChance } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { table } from "./choices.ts";
import { malaya } from "./game.ts";
import { play } from "./play.ts";
import { type Faction, Malaya, PROPAGANDA, type ScenarioId, type Stage, setup } from "./state.ts";
import { boardText, keysOf, played, playOn, position, probe, whyClosed } from "./testing/index.ts";

/** Start a match on these cards (and dice). */
const begin = (cards: readonly string[], scenario: ScenarioId = "standard"): Match<Malaya> =>
  Match.start(malaya, { scenario, chance: scriptedChance(cards) });
const answerAll = (match: Match<Malaya>, seat: Faction, ...keys: string[]): void => {
  for (const key of keys) match.choose(seat, key);
};

/** A card round begun with a given 1st Eligible; both pass in the given boxes. */
const passBoth = (first: Faction, firstBox: string, secondBox: string): Malaya => {
  const g = position({}, { stage: "first", card: 14, first, british: 5, mcp: 5 });
  playOn(g, `box:${firstBox}`, "pass", `box:${secondBox}`, "pass");
  return g;
};

describe("The course of play", () => {
  it("1.1 one card is revealed, both factions act on it, and only then comes the next", () => {
    const match = begin(["M14", "M7"]);
    expect(match.state.played).toEqual([14]);
    expect(match.decision?.seat).toBe("british");
    answerAll(match, "british", "box:event", "unshaded");
    expect(match.state.politicalWill).toBe(13);
    expect(match.decision?.seat).toBe("mcp");
    expect(match.state.played).toEqual([14]);
    answerAll(match, "mcp", "box:limited", "rally", "thailand");
    expect(match.state.played).toEqual([14, 7]);
    expect(match.state.resources).toEqual({ british: 20, mcp: 9 });
    expect(match.decision?.seat).toBe("mcp");
  });

  it("1.1 Propaganda interrupts the Events and both factions get their phases in it", () => {
    const match = begin(["M1", "M2", "M3", "M4", "propaganda"]);
    for (let card = 0; card < 4; card++) {
      for (let turn = 0; turn < 2; turn++) {
        const seat = match.decision?.seat as Faction;
        answerAll(match, seat, turn === 0 ? "box:limited" : "box:full", "pass");
      }
    }
    // After the check (12 + 2 - 1) the British earn 2 + 3 + 2 + 6 + 6 beyond their 20, the MCP 4 beyond 10 + 4.
    expect(match.state.politicalWill).toBe(13);
    expect(match.state.resources).toEqual({ british: 20, mcp: 18 });
    expect(match.decision?.rule).toBe("6.3.1");
    answerAll(match, "british", "done");
    expect(match.decision?.rule).toBe("6.3.2");
    answerAll(match, "mcp", "done");
    expect(match.decision?.rule).toBe("6.4.1");
  });

  it("1.5 there are two factions, the British and the MCP, each with a seat of its own", () => {
    expect(malaya.roles.map((role) => role.seat)).toEqual(["british", "mcp"]);
    const match = begin(["M14"]);
    expect(match.choices("mcp")).toEqual([]);
    expect(() => match.choose("mcp", "box:full")).toThrow(/british decides/);
  });
});

/** The chance of each card at the next draw. */
const odds = (g: Malaya): Map<number, number> => {
  const first = play(new Malaya(g)).next();
  if (first.done) throw new Error("nothing to draw");
  const { choices, weights } = first.value;
  const weight = (i: number): number => weights?.[i] ?? 1;
  const total = choices.reduce((sum, _, i) => sum + weight(i), 0);
  return new Map(choices.map((choice, i) => [choice.value as number, weight(i) / total]));
};

const draw = (g: Malaya, card: number): void => {
  const run = play(g);
  const step = run.next();
  const choice = step.done ? undefined : step.value.choices.find(({ value }) => value === card);
  if (!choice) throw new Error(`${table.CARD[card].key} cannot come now`);
  run.next(choice);
  g.stage = "reveal";
};

/** Where in each pile the Propaganda card lies, as chances, with every pile before drawn to its end. */
const propagandaOdds = (scenario: ScenarioId, pile: number, size: number): number[] => {
  const g = setup(scenario);
  const anEvent = (): number =>
    [...odds(g)].find(([card, chance]) => card !== PROPAGANDA && chance > 0)?.[0] ?? -1;
  for (let before = 0; before < pile; before++) {
    for (let i = 0; i < size - 1; i++) draw(g, anEvent());
    draw(g, PROPAGANDA);
  }
  let notYet = 1;
  return Array.from({ length: size }, (_, i) => {
    const here = notYet * (odds(g).get(PROPAGANDA) ?? 0);
    notYet -= here;
    if (i < size - 1) draw(g, anEvent());
    return here;
  });
};

describe("Deck building", () => {
  it("2.1 in the standard deck Propaganda is the 5th, 6th or 7th card of every pile, each in a third of cases", () => {
    for (const pile of [0, 1, 2]) {
      const chances = propagandaOdds("standard", pile, 7);
      for (const [i, chance] of chances.entries()) expect(chance).toBeCloseTo(i < 4 ? 0 : 1 / 3, 12);
    }
  });

  it("2.1 in the extended deck it is the 5th to 9th card of every pile, each in a fifth of cases", () => {
    for (const pile of [0, 1, 2]) {
      const chances = propagandaOdds("extended", pile, 9);
      for (const [i, chance] of chances.entries()) expect(chance).toBeCloseTo(i < 4 ? 0 : 1 / 5, 12);
    }
  });

  it("2.1 every unseen Event is equally likely at every draw, and a seen one never comes again", () => {
    for (const scenario of ["standard", "extended"] as const) {
      const g = setup(scenario);
      const seen = new Set<number>();
      for (let i = 0; i < 15; i++) {
        const chances = [...odds(g)].filter(([card]) => card !== PROPAGANDA);
        const open = chances.filter(([, chance]) => chance > 0);
        expect(open).toHaveLength(odds(g).get(PROPAGANDA) === 1 ? 0 : 32 - seen.size);
        expect(new Set(chances.map(([, chance]) => chance.toFixed(12))).size).toBeLessThanOrEqual(1);
        for (const [card] of chances) expect(seen.has(card)).toBe(false);
        const next = open.at(i % 2 === 0 ? 0 : -1)?.[0] ?? PROPAGANDA;
        if (next !== PROPAGANDA) seen.add(next);
        draw(g, next);
      }
      expect(seen.size).toBeGreaterThan(12);
    }
  });

  it("2.1 Events left under an early Propaganda card open the next Campaign: no second Propaganda before them", () => {
    const g = setup("standard");
    for (const card of [1, 2, 3, 4, PROPAGANDA, 5, 6]) {
      if (card === 5 || card === 6) expect(odds(g).get(PROPAGANDA) ?? 0).toBe(0);
      draw(g, card);
    }
    for (const card of [7, 8, 9, 10]) {
      expect(odds(g).get(PROPAGANDA) ?? 0).toBe(0);
      draw(g, card);
    }
    expect(odds(g).get(PROPAGANDA)).toBeCloseTo(1 / 3, 12);
  });

  it("2.1 whole games see three Propaganda cards, 4 to 8 Events a Campaign (up to 12 extended), and no card twice", () => {
    const most = {
      standard: { first: 6, later: 8, cards: 21 },
      extended: { first: 8, later: 12, cards: 27 },
    };
    for (const scenario of ["standard", "extended"] as const) {
      for (let seed = 1; seed <= 40; seed++) {
        const match = Match.start(malaya, { scenario, chance: fastChance(fastRandom(seed)) });
        while (match.decision) {
          const { choices, seat } = match.decision;
          const key = ["box:limited", "box:event", "pass", "done"].find((wanted) =>
            choices.some((choice) => choice.key === wanted),
          );
          match.choose(seat, key as string);
        }
        const { played: cards } = match.state;
        const events = cards.filter((card) => card !== PROPAGANDA);
        expect(new Set(events).size).toBe(events.length);
        expect(cards.length - events.length).toBe(3);
        expect(cards.length).toBeLessThanOrEqual(most[scenario].cards);
        const campaigns = cards
          .map((card) => (card === PROPAGANDA ? "P" : "e"))
          .join("")
          .split("P")
          .slice(0, 3)
          .map((campaign) => campaign.length);
        for (const campaign of campaigns) expect(campaign).toBeLessThanOrEqual(most[scenario].later);
        for (const campaign of campaigns) expect(campaign).toBeGreaterThanOrEqual(4);
        expect(campaigns[0]).toBeLessThanOrEqual(most[scenario].first);
      }
    }
  });
});

describe("Start", () => {
  it("2.2 play begins with one card face up, and the played pile and the number of cards left lie open", () => {
    for (const [scenario, cards] of [
      ["standard", 21],
      ["extended", 27],
    ] as const) {
      const match = begin(["M14"], scenario);
      for (const viewer of ["british", "mcp"]) {
        const view = match.view(viewer) as { card: string; played: string[]; cardsLeft: number };
        expect(view).toMatchObject({ card: "M14", played: ["M14"], cardsLeft: cards - 1 });
      }
    }
  });
});

describe("Initiative Track", () => {
  it("2.3 on every Event card the 1st Eligible acts first, then the 2nd Eligible", () => {
    for (const first of ["british", "mcp"] as const) {
      const g = position({}, { stage: "first", card: 14, first });
      const opened = played(g, play(g), []);
      expect(opened?.seat).toBe(first);
      const h = position({}, { stage: "first", card: 14, first });
      played(h, play(h), ["box:limited", "pass"]);
      expect(h.stage).toBe("second");
      expect(played(h, play(h), [])?.seat).toBe(first === "british" ? "mcp" : "british");
    }
  });

  it("2.3.1 the British are 1st Eligible when the game begins", () => {
    expect(begin(["M14"]).decision?.seat).toBe("british");
  });

  it("2.3.1 a Propaganda Round leaves the order as it is", () => {
    for (const first of ["british", "mcp"] as const) {
      const g = position({ johore: "1P" }, { stage: "will", first });
      for (const stage of ["will", "pacify", "agitate", "redeploy", "reset"] as Stage[]) {
        expect(g.stage).toBe(stage);
        played(g, play(g), stage === "redeploy" ? ["done"] : []);
      }
      expect(g.firstEligible).toBe(first);
      expect(g.stage).toBe("reveal");
    }
  });

  it("2.3.2 the 1st Eligible has all three boxes, and in each of them may Pass", () => {
    for (const box of ["limited", "event", "full"]) {
      const g = position({}, { stage: "first", card: 14 });
      expect(keysOf(probe(g, playOn))).toEqual(["box:limited", "box:event", "box:full"]);
      expect(keysOf(playOn(g, `box:${box}`))).toContain("pass");
    }
  });

  it("2.3.2 the 2nd Eligible has the two boxes that are left, and is told why the third is closed", () => {
    for (const box of ["limited", "event", "full"]) {
      const g = position({}, { stage: "first", card: 14 });
      const open = playOn(g, `box:${box}`, "pass");
      expect(keysOf(open)).toEqual(
        ["limited", "event", "full"].filter((left) => left !== box).map((left) => `box:${left}`),
      );
      expect(whyClosed(open, `box:${box}`)).toBe("2.3.2 why.box-taken");
    }
  });

  it("2.3.3 passing gives the British two and the MCP one, in whichever box", () => {
    for (const [first, second] of [
      ["limited", "event"],
      ["event", "full"],
      ["full", "limited"],
    ])
      for (const faction of ["british", "mcp"] as const)
        expect(passBoth(faction, first, second).resources).toEqual({ british: 7, mcp: 6 });
  });

  it("2.3.3 passing at 19 or 20 Resources gains what the track has room for", () => {
    const g = position({}, { stage: "first", card: 14, british: 19, mcp: 20 });
    playOn(g, "box:event", "pass", "box:full", "pass");
    expect(g.resources).toEqual({ british: 20, mcp: 20 });
  });

  it("2.3.3 a Pass in the Event box keeps the other from the Event", () => {
    const g = position({}, { stage: "first", card: 14, will: 12 });
    expect(keysOf(playOn(g, "box:event", "pass"))).toEqual(["box:limited", "box:full"]);
    expect(g.politicalWill).toBe(12);
  });

  it("2.3.3 an Event without effect is no Pass and brings no Resources", () => {
    const g = position({}, { stage: "first", card: 23, british: 5 });
    played(g, play(g), ["box:event", "unshaded"]);
    expect(g.resources.british).toBe(5);
  });

  it("2.3.4 the Limited box gives an Operation in one space without a Special Activity", () => {
    const g = position({ perak: "2G", johore: "2G" }, { stage: "first", card: 14, first: "mcp", mcp: 5 });
    const open = played(g, play(g), ["box:limited", "terror"]);
    expect(keysOf(open)).toEqual(["perak", "johore"]);
    expect(whyClosed(open, "extort")).toBe("2.3.4 why.limited-no-special");
    const h = position({ perak: "2G", johore: "2G" }, { stage: "first", card: 14, first: "mcp", mcp: 5 });
    expect(played(h, play(h), ["box:limited", "terror", "perak"])).toBeUndefined();
    expect(h.resources.mcp).toBe(4);
    expect(boardText(h)).toEqual({ perak: "/ 2G(1A) opposition terror", johore: "/ 2G" });
  });

  it("2.3.4 a Limited March, Sweep or Garrison draws from several spaces into one", () => {
    const setting = { stage: "first", card: 14, first: "mcp" } as const;
    const g = position({ perak: "1G", johore: "1G", pahang: "3P" }, setting);
    const march = ["box:limited", "march", "pahang", "underground.perak", "underground.johore"];
    expect(played(g, play(g), march)).toBeUndefined();
    expect(boardText(g)).toEqual({ pahang: "3P / 2G" });
    const h = position({ perak: "1T", johore: "1T", pahang: "1G" }, { stage: "first", card: 14 });
    expect(
      played(h, play(h), ["box:limited", "sweep", "pahang", "troops.perak", "troops.johore"]),
    ).toBeUndefined();
    expect(boardText(h)).toEqual({ pahang: "2T / 1G(1A)" });
    const k = position({ kedah: "1T", johore: "1P" }, { stage: "first", card: 14 });
    const garrison = ["box:limited", "garrison", "ec_north", "troops.kedah", "police.johore"];
    expect(played(k, play(k), garrison)).toBeUndefined();
    expect(boardText(k)).toEqual({ ec_north: "1T 1P" });
  });

  it("2.3.5 for all six pairs of boxes the faction further left is 1st Eligible next, whoever went first", () => {
    const order = ["limited", "event", "full"];
    for (const first of ["british", "mcp"] as const)
      for (const a of order)
        for (const b of order) {
          if (a === b) continue;
          const other = first === "british" ? "mcp" : "british";
          const expected = order.indexOf(a) < order.indexOf(b) ? first : other;
          expect([first, a, b, passBoth(first, a, b).firstEligible]).toEqual([first, a, b, expected]);
        }
  });

  it("2.3.5 executed actions count like passes, and the boxes are free again on the next card", () => {
    const match = begin(["M14", "M7"]);
    answerAll(match, "british", "box:full", "train", "kuala_lumpur", "done", "done", "done");
    answerAll(match, "mcp", "box:event", "shaded");
    expect(match.decision?.seat).toBe("mcp");
    expect(keysOf(match.decision)).toEqual(["box:limited", "box:event", "box:full"]);
  });

  it("2.3.2 a cylinder stands in its box from the moment the box is taken", () => {
    const match = begin(["M14", "M7"]);
    answerAll(match, "british", "box:full");
    expect([match.state.firstBox, match.state.secondBox]).toEqual(["full", "none"]);
    answerAll(match, "british", "pass");
    answerAll(match, "mcp", "box:event");
    expect([match.state.firstBox, match.state.secondBox]).toEqual(["full", "event"]);
    answerAll(match, "mcp", "pass");
    expect([match.state.firstBox, match.state.secondBox]).toEqual(["none", "none"]);
  });

  it("2.3.6 after the order is set the next card is revealed from the deck", () => {
    const g = passBoth("british", "limited", "full");
    expect(g.stage).toBe("reveal");
    const open = played(g, play(g), []);
    expect(open?.seat).toBe("chance");
    expect(keysOf(open)).toHaveLength(31);
    expect(keysOf(open)).not.toContain("M14");
  });
});

describe("Propaganda card", () => {
  it("2.4 a revealed Propaganda card is no Event: a Propaganda Round follows at once", () => {
    const g = setup("standard");
    for (const card of [1, 2, 3, 4]) draw(g, card);
    played(g, play(g), ["propaganda"]);
    expect(g.stage).toBe("will");
    played(g, play(g), []);
    expect(g.propagandaRounds).toBe(1);
    expect(g.stage).toBe("pacify");
    expect(g.firstBox).toBe("none");
  });
});
