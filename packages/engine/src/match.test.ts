import { describe, expect, it } from "vitest";
import { ambush } from "./conformance/ambush.ts";
import { highCard } from "./conformance/toy.ts";
import {
  type ChanceSource,
  digest,
  fastChance,
  fastRandom,
  type Game,
  Match,
  Refused,
  readTranscript,
  type Save,
  scriptedChance,
  verify,
  writeTranscript,
} from "./index.ts";

const start = (...cards: string[]): Match =>
  Match.start(highCard, { chance: scriptedChance(cards) }) as unknown as Match;
const code = (act: () => void): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
  return "accepted";
};

describe("Match", () => {
  it("starts from scenario, options and a chance source, and asks the first seat", () => {
    const match = Match.start(highCard, {
      options: { table: "square" },
      commitment: "c0ffee",
      chance: scriptedChance(["card:3", "card:4"]),
    });
    expect(match.head).toEqual({
      game: "high-card",
      scenario: "plain",
      options: { table: "square" },
      commitment: "c0ffee",
    });
    expect(match.entries.map(({ seat, key }) => `${seat} ${key}`)).toEqual([
      "chance card:3",
      "chance card:4",
    ]);
    expect(match.decision?.seat).toBe("east");
  });

  it("refuses unknown scenarios, options and values with what is known", () => {
    const chance = fastChance(fastRandom(1));
    expect(() => Match.start(highCard, { scenario: "fancy", chance })).toThrow(
      /no scenario "fancy"; its scenarios: plain/,
    );
    expect(() => Match.start(highCard, { options: { chairs: "4" }, chance })).toThrow(
      /no option "chairs"; its options: table/,
    );
    expect(() => Match.start(highCard, { options: { table: "oval" }, chance })).toThrow(
      /one of: round, square; not "oval"/,
    );
  });

  it("refuses what is not listed, out of turn or stale, and changes nothing", () => {
    const match = start("card:3", "card:4");
    const before = [match.hash, match.number, match.entries.length];
    expect(code(() => match.choose("east", "bet:3"))).toBe("not-listed");
    expect(code(() => match.choose("west", "quiet"))).toBe("out-of-turn");
    expect(code(() => match.choose("east", "quiet", match.number + 1))).toBe("stale");
    expect([match.hash, match.number, match.entries.length]).toEqual(before);
  });

  it("takes a decision with one choice by itself and logs it", () => {
    const match = start("card:3", "card:4", "card:1", "card:1");
    for (const key of ["quiet", "bet:2", "sure"]) match.choose("east", key);
    match.choose("west", "call");
    expect(match.events.map(({ event }) => event.kind)).toContain("forced");
    expect(match.entries.map((entry) => entry.key)).not.toContain("show");
  });

  it("undoes to the seat's own first choice and no further", () => {
    const match = start("card:3", "card:4");
    const open = match.hash;
    match.choose("east", "quiet");
    match.undo();
    expect(match.hash).toBe(open);
    expect(code(() => match.undo())).toBe("nothing-to-undo");
    for (const key of ["quiet", "bet:2", "sure"]) match.choose("east", key);
    expect(match.decision?.seat).toBe("west");
    expect(code(() => match.undo())).toBe("nothing-to-undo");
  });

  it("never undoes a reveal, however often choices after it are taken back", () => {
    const match = start("card:3", "card:4");
    match.choose("east", "boast");
    match.choose("east", "bet:2");
    match.undo();
    expect(code(() => match.undo())).toBe("nothing-to-undo");
    expect(match.decision?.about.kind).toBe("bet");
  });

  it("restarts the turn, and the log forgets what was taken back", () => {
    const match = start("card:3", "card:4");
    const told = match.events.length;
    match.choose("east", "quiet");
    match.choose("east", "bet:2");
    match.restartTurn();
    expect(match.entries).toHaveLength(2);
    expect(match.events).toHaveLength(told);
  });

  it("gives every open question a number of its own, also after undo", () => {
    const match = start("card:3", "card:4");
    const asked = match.number;
    match.choose("east", "quiet");
    match.undo();
    expect(match.number).toBeGreaterThan(asked);
    expect(code(() => match.choose("east", "quiet", asked))).toBe("stale");
  });

  it("comes back unharmed when the chance source fails in the middle of a choice", () => {
    const match = start("card:3", "card:4");
    for (const key of ["quiet", "bet:1", "sure"]) match.choose("east", key);
    const before = [match.hash, match.number, match.floor, match.events.length];
    expect(() => match.choose("west", "fold")).toThrow(/the script has 2 outcomes/);
    expect([match.hash, match.number, match.floor, match.events.length]).toEqual(before);
    expect(match.decision?.seat).toBe("west");
  });

  it("forks into a match that goes its own way, from here or from earlier", () => {
    const match = start("card:3", "card:4", "card:5", "card:5");
    for (const key of ["quiet", "bet:1", "sure"]) match.choose("east", key);
    const before = match.hash;
    const fork = match.fork(scriptedChance(["", "", "card:6", "card:1"]));
    fork.choose("west", "fold");
    expect(match.hash).toBe(before);
    const earlier = match.fork(scriptedChance([]), 2);
    expect(earlier.entries).toHaveLength(2);
    expect(earlier.decision?.about.kind).toBe("boast");
  });

  it("never hands a fork the sealed chance of the original", () => {
    const asked: number[] = [];
    const spy: ChanceSource = { answer: (_, count) => asked.push(count) && 0 };
    const match = Match.start(highCard, { chance: spy });
    const before = asked.length;
    const fork = match.fork(fastChance(fastRandom(1)));
    for (const key of ["quiet", "bet:1", "sure"]) fork.choose("east", key);
    fork.choose("west", "fold");
    expect(asked).toHaveLength(before);
  });

  it("goes on alike when it has forgotten what undo cannot reach, also from its save", () => {
    for (const game of [highCard, ambush] as unknown as readonly Game[])
      for (let seed = 1; seed < 6; seed++) {
        const begin = (): Match => Match.start(game, { chance: fastChance(fastRandom(seed)) });
        const [whole, forgetful] = [begin(), begin()];
        const random = fastRandom(seed + 100);
        while (whole.decision) {
          const { seat, choices } = whole.decision;
          if (whole.made > whole.floor && random.below(4) === 0) {
            const to = whole.floor + random.below(whole.made - whole.floor);
            for (const match of [whole, forgetful]) match.undo(to);
          } else {
            const { key } = choices[random.below(choices.length)];
            for (const match of [whole, forgetful]) match.choose(seat, key);
          }
          forgetful.forget();
          const where = ({ made, floor, number, hash }: Match) => [made, floor, number, hash];
          expect(where(forgetful)).toEqual(where(whole));
          expect(forgetful.entries).toEqual(whole.entries.slice(whole.made - forgetful.entries.length));
          expect(JSON.stringify(forgetful.stretch)).toBe(JSON.stringify(whole.stretch));
          const save = JSON.parse(JSON.stringify(forgetful.save())) as Save;
          expect(where(Match.restore(game, save, scriptedChance([])))).toEqual(where(whole));
          const quick = JSON.parse(JSON.stringify(forgetful.save({ isQuick: true }))) as Save;
          const restored = Match.restore(game, quick, scriptedChance([]));
          expect(where(restored)).toEqual(where(whole));
          expect(JSON.stringify(restored.stretch)).toBe(JSON.stringify(whole.stretch));
          if (restored.made > restored.floor) {
            const undone = Match.restore(game, save, scriptedChance([]));
            for (const match of [restored, undone]) match.undo(whole.floor);
            expect(restored.hash).toBe(undone.hash);
          }
        }
        expect(forgetful.entries.length).toBeLessThan(forgetful.made);
        expect(() => writeTranscript(forgetful)).toThrow("forgotten");
      }
  });

  it("saves as checkpoint plus choices, and restores", () => {
    const match = start("card:3", "card:4", "card:2", "card:2");
    for (const key of ["quiet", "bet:1", "sure"]) match.choose("east", key);
    match.choose("west", "fold");
    match.choose("east", "quiet");
    match.choose("east", "bet:2");
    const save = JSON.parse(JSON.stringify(match.save())) as Save;
    expect(save.checkpoint.at).toBeGreaterThan(0);
    const again = Match.restore(highCard, save, scriptedChance([]));
    expect([again.hash, again.number, again.floor]).toEqual([match.hash, match.number, match.floor]);
    again.undo();
    expect(again.decision?.about.kind).toBe("bet");
  });

  it.each([
    ["nothing", () => null],
    ["another kind of file", () => ({ sandtable: "transcript" })],
    ["a later version", (save: Save) => ({ ...save, version: 2 })],
    ["another game", (save: Save) => ({ ...save, head: { ...save.head, game: "chess" } })],
    ["no head", (save: Save) => ({ ...save, head: undefined })],
    ["no options", (save: Save) => ({ ...save, head: { ...save.head, options: undefined } })],
    ["no entries", (save: Save) => ({ ...save, entries: undefined })],
    ["a broken entry", (save: Save) => ({ ...save, entries: [...save.entries, ["east", 3]] })],
    ["no checkpoint", (save: Save) => ({ ...save, checkpoint: undefined })],
    ["a checkpoint too late", (save: Save) => ({ ...save, checkpoint: { ...save.checkpoint, at: 99 } })],
    ["a broken floor", (save: Save) => ({ ...save, floor: -1 })],
    ["a broken last checkpoint", (save: Save) => ({ ...save, last: { ...save.checkpoint, at: 99 } })],
    ["a broken past", (save: Save) => ({ ...save, past: { entries: -1, hash: "" } })],
    ["a forgotten checkpoint", (save: Save) => ({ ...save, past: { entries: 99, hash: "" } })],
    ["a broken state", (save: Save) => ({ ...save, checkpoint: { ...save.checkpoint, state: {} } })],
    [
      "a forged choice",
      (save: Save) => ({
        ...save,
        entries: save.entries.map(([seat, key, hash]) => [seat, key === "bet:1" ? "bet:2" : key, hash]),
      }),
    ],
    [
      "a forged hash",
      (save: Save) => ({ ...save, entries: save.entries.map(([seat, key]) => [seat, key, "0"]) }),
    ],
  ])("refuses to restore %s", (_, damage) => {
    const match = start("card:3", "card:4");
    match.choose("east", "quiet");
    match.choose("east", "bet:1");
    expect(() => Match.restore(highCard, damage(match.save()) as Save, scriptedChance([]))).toThrow(
      /save|state|entry/,
    );
  });

  it.each([
    ["a floor before the checkpoint", (save: Save) => ({ ...save, floor: 0 })],
    [
      "an impossible position",
      (save: Save) => ({
        ...save,
        checkpoint: {
          ...save.checkpoint,
          state: { round: 1, score: [9, 9], hand: [0, 0], stake: 0, shown: false },
        },
      }),
    ],
    [
      "the last choice altered",
      (save: Save) => ({
        ...save,
        entries: save.entries.map(([seat, key, hash], at) => [
          seat,
          at === save.entries.length - 1 ? "bet:1" : key,
          hash,
        ]),
      }),
    ],
    ["a last entry cut off", (save: Save) => ({ ...save, entries: save.entries.slice(0, -1), floor: 99 })],
  ])("refuses to restore %s, even with a digest that fits", (_, damage) => {
    const match = start("card:3", "card:4", "card:2", "card:2");
    for (const key of ["quiet", "bet:1", "sure"]) match.choose("east", key);
    match.choose("west", "fold");
    for (const key of ["quiet", "bet:2"]) match.choose("east", key);
    const { digest: _digest, ...rest } = damage(match.save()) as Save;
    const forged = { ...rest, digest: digest(JSON.stringify(rest)) } as Save;
    expect(() => Match.restore(highCard, forged, scriptedChance([]))).toThrow(/not a whole save/);
  });

  it("takes what came before the checkpoint as told: forged there, the position is untouched, and verify finds it", () => {
    const match = start("card:3", "card:4", "card:2", "card:2");
    for (const key of ["quiet", "bet:1", "sure"]) match.choose("east", key);
    match.choose("west", "fold");
    match.choose("east", "quiet");
    const entries = match
      .save()
      .entries.map(([seat, key, hash]) => [seat, key === "bet:1" ? "bet:2" : key, hash] as const);
    const { digest: _digest, ...rest } = { ...match.save(), entries };
    const forged = Match.restore(
      highCard,
      { ...rest, digest: digest(JSON.stringify(rest)) },
      scriptedChance([]),
    );
    expect(forged.hash).toBe(match.hash);
    const transcript = readTranscript(writeTranscript(forged as unknown as Match));
    expect(() => verify(highCard, transcript)).toThrow(/line 5/);
  });

  it("hands out copies: nobody can change the record from outside", () => {
    const match = start("card:3", "card:4");
    match.choose("east", "quiet");
    const save = match.save();
    (save.checkpoint.state as unknown as { hand: number[] }).hand[0] = 6;
    expect(() => (match.entries as unknown[]).push("x")).toThrow(TypeError);
    expect(() => (match.events as unknown[]).push("x")).toThrow(TypeError);
    expect(() => (match.choices("east") as unknown[]).push("x")).toThrow(TypeError);
    expect(() => Object.assign(match.head, { game: "chess" })).toThrow(TypeError);
    match.undo();
    expect(match.save().checkpoint.state).not.toEqual(save.checkpoint.state);
  });

  it("refuses to undo to, or fork at, what is no count of entries", () => {
    const match = start("card:3", "card:4");
    match.choose("east", "quiet");
    for (const to of [Number.NaN, 2.5, -1, 99]) expect(code(() => match.undo(to))).toBe("nothing-to-undo");
    for (const at of [Number.NaN, -1, 1.5, 99])
      expect(() => match.fork(scriptedChance([]), at)).toThrow(RangeError);
  });

  it("names the rule when a chance source answers beyond the outcomes", () => {
    expect(() => Match.start(highCard, { chance: { answer: () => 17 } })).toThrow(
      /rule 1 with an outcome that is not listed/,
    );
  });

  it("says so when the game is over", () => {
    const match = Match.start(highCard, { chance: fastChance(fastRandom(5)) });
    while (match.decision) match.choose(match.decision.seat, match.decision.choices[0].key);
    expect(match.outcome?.reason).toBe("4");
    expect(code(() => match.choose("east", "bet:1"))).toBe("over");
    expect(match.choices("east")).toEqual([]);
  });
});
