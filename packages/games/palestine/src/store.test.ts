import type { Json } from "@sandtable/engine";
import { fastChance, fastRandom, playOut } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { palestine } from "./game.ts";
import { type Palestine, setup } from "./state.ts";
import { load, save } from "./store.ts";
import { boardText, position } from "./testing/index.ts";

type Fields = Record<string, Json>;
const stored = (g: Palestine): Fields => JSON.parse(JSON.stringify(save(g))) as Fields;

const CLEAR = /^the stored state of Palestine is damaged: [a-zA-Z ]+$/;

describe("A stored game", () => {
  it("comes back as it was, with everything that lies on the table", () => {
    const g = position(
      { tel_aviv: "3T 1P / 2C(1A) 1K curfew 2sabotage terror", rw_egypt: "1C sabotage" },
      {
        will: 7,
        haganah: 2,
        intel: [1, 0, 2],
        prison: 2,
        exiled: 1,
        loans: "next",
        capabilities: { 9: "shaded", 32: "unshaded" },
        stage: "second",
        card: 14,
        first: "british",
        rounds: 1,
      },
    );
    const back = load(stored(g));
    expect(save(back)).toEqual(save(g));
    expect(boardText(back)).toEqual(boardText(g));
    expect(palestine.view(back, "irgun")).toEqual(palestine.view(g, "irgun"));
  });

  it("comes back finished, too", () => {
    const g = setup("standard");
    const random = fastRandom(5);
    playOut(
      palestine,
      g,
      (decision) => decision.choices[random.below(decision.choices.length)],
      fastChance(random),
    );
    expect(load(stored(g)).outcome).toEqual(g.outcome);
  });

  it("is no part of the state it came from: a change there does not reach it", () => {
    const g = setup("standard");
    const json = stored(g);
    const back = load(json);
    back.troops[0] = 0;
    back.intel[0] = 3;
    expect(load(json).troops[0]).toBe(2);
    expect(load(json).intel).toEqual([0, 0, 0]);
  });
});

describe("A damaged game is refused with one clear error", () => {
  const good = stored(setup("standard"));
  const refused = (change: Fields): void => expect(() => load({ ...good, ...change })).toThrow(CLEAR);

  it.each([[null], [[]], ["palestine"], [7], [true], [{}]])("that is %o", (json) => {
    expect(() => load(json as Json)).toThrow(CLEAR);
  });

  it.each(Object.keys(good).filter((name) => name !== "outcome"))("without %s", (name) => {
    const { [name]: _, ...rest } = good;
    expect(() => load(rest)).toThrow(CLEAR);
  });

  it.each(Object.keys(good))("with words, a record or a flag for %s", (name) => {
    for (const wrong of ["?", { there: 1 }, [["?"]]]) refused({ [name]: wrong });
    if (name !== "unsettled") refused({ [name]: true });
  });

  it.each(["troops", "police", "underground", "active", "caches", "sabotage", "terror", "curfew"])(
    "with %s too short, too long, negative, broken or no numbers",
    (name) => {
      const counts = good[name] as number[];
      refused({ [name]: counts.slice(1) });
      refused({ [name]: [...counts, 0] });
      refused({ [name]: [-1, ...counts.slice(1)] });
      refused({ [name]: [0.5, ...counts.slice(1)] });
      refused({ [name]: [null, ...counts.slice(1)] });
      refused({ [name]: ["1", ...counts.slice(1)] });
    },
  );

  it.each([
    ["politicalWill", 21],
    ["politicalWill", -1],
    ["politicalWill", 1.5],
    ["haganah", 5],
    ["haganah", -1],
    ["prison", 16],
    ["exiled", -1],
    ["propagandaRounds", 4],
    ["stage", "pacify"],
    ["loans", "later"],
    ["scenario", "extended"],
    ["firstEligible", "mcp"],
    ["firstBox", "pass"],
    ["secondBox", ""],
    ["intel", [0, 0]],
    ["intel", [4, 0, 0]],
    ["storedCells", [0, 0, 0, 3]],
    ["storedCaches", [0, 0, 0, 0, -1]],
    ["played", [33]],
    ["capabilities", [0, 0, 0, 0, 0, 0, 0, 3]],
    ["capabilities", [0]],
  ] as const)("with %s at %o", (name, value) => refused({ [name]: value as Json }));

  it("with an Available box that holds more than there are, less than nothing, or misses a kind", () => {
    const available = good.available as Fields;
    refused({ available: { ...available, troops: 13 } });
    refused({ available: { ...available, curfews: -1 } });
    const { cells: _, ...rest } = available;
    refused({ available: rest });
  });

  it("with a deck that cannot be", () => {
    const deck = good.deck as Fields;
    for (const change of [{ pile: 4 }, { drawn: 7 }, { propaganda: 2 }, { unseen: "all" }])
      refused({ deck: { ...deck, ...change } });
  });

  it("with an outcome nobody can have reached", () => {
    const outcome = { winners: ["irgun"], scores: { british: 0, irgun: 1 }, reason: "7.0.1" };
    expect(load({ ...good, outcome }).outcome).toEqual(outcome);
    refused({ outcome: { ...outcome, reason: "9.9" } });
    refused({ outcome: { ...outcome, scores: { british: 0 } } });
    refused({ outcome: { winners: outcome.winners, reason: outcome.reason } });
  });

  it("with winners that are no seats, or scores that are no numbers", () => {
    const outcome = { winners: ["irgun"], scores: { british: 0, irgun: 1 }, reason: "7.0.1" };
    refused({ outcome: { ...outcome, winners: ["mcp"] } });
    refused({ outcome: { ...outcome, winners: "irgun" } });
    refused({ outcome: { ...outcome, scores: { british: "0", irgun: "1" } } });
  });
});
