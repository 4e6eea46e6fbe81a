import type { Json } from "@sandtable/engine";
import { fastChance, fastRandom, playOut } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { occupation } from "./game.ts";
import { type Occupation, setup } from "./state.ts";
import { load, save } from "./store.ts";
import { boardText, position } from "./testing/index.ts";

type Fields = Record<string, Json>;
const stored = (g: Occupation): Fields => JSON.parse(JSON.stringify(save(g))) as Fields;

const CLEAR = /^the stored state of Japanese Occupation is damaged: [a-zA-Z0-9_ ]+$/;

describe("A stored game", () => {
  const g = position(
    {
      perak: "3T 1P K / 2M(1A) 2N(1A) C F camp opposition 2terror intel:2",
      johore: "1T village seen:1",
      kedah: "gone:0",
    },
    {
      resistance: 7,
      resources: 9,
      zipper: "6",
      sabotage: { R4: 2, R8: 1 },
      away: { troops: 3, force136: 1, by: "japanese" },
      cachesGone: 1,
      capabilities: { 8: "shaded", 27: "unshaded" },
      stage: "second",
      card: 14,
      first: "japanese",
      rounds: 1,
    },
  );

  it("comes back as it was, with everything that lies on the table", () => {
    const back = load(stored(g));
    expect(save(back)).toEqual(save(g));
    expect(boardText(back)).toEqual(boardText(g));
    expect(occupation.view(back, "british")).toEqual(occupation.view(g, "british"));
  });

  it("comes back finished, too, also when the MPAJA have won", () => {
    const ends = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const end = setup();
      const random = fastRandom(seed);
      playOut(
        occupation,
        end,
        (decision) => decision.choices[random.below(decision.choices.length)],
        fastChance(random),
      );
      expect(load(stored(end)).outcome).toEqual(end.outcome);
      ends.add(String(end.outcome?.winners[0]));
    }
    const lost = setup();
    lost.stage = "over";
    lost.outcome = { winners: [], scores: { british: 0, japanese: 0 }, reason: "7.0.1" };
    expect(load(stored(lost)).outcome).toEqual(lost.outcome);
    expect(ends.size).toBeGreaterThan(0);
  });

  it("is no part of the state it came from: a change there does not reach it", () => {
    const json = stored(g);
    const back = load(json);
    back.troops[0] = 9;
    back.available.mpaja = 0;
    back.gone.caches = 0;
    expect(save(load(json))).toEqual(save(g));
  });
});

describe("A damaged game is refused with one clear error", () => {
  const good = stored(setup());
  const refused = (change: Fields): void => expect(() => load({ ...good, ...change })).toThrow(CLEAR);

  it.each([[null], [[]], ["japanese-occupation"], [7], [true], [{}]])("that is %o", (json) => {
    expect(() => load(json as Json)).toThrow(CLEAR);
  });

  it.each(Object.keys(good).filter((name) => name !== "outcome"))("without %s", (name) => {
    const { [name]: _, ...rest } = good;
    expect(() => load(rest)).toThrow(CLEAR);
  });

  it.each(Object.keys(good))("with words, a record or a flag for %s", (name) => {
    for (const wrong of ["?", { there: 1 }, [["?"]]]) refused({ [name]: wrong });
    if (name !== "unsettled" && name !== "neighboursInformed") refused({ [name]: true });
  });

  it.each([
    "troops",
    "police",
    "mpaja_underground",
    "mpaja_active",
    "other_underground",
    "other_active",
    "caches",
    "camps",
    "force136",
    "kempeitai",
    "villages",
    "opposition",
    "terror",
    "sabotage",
    "stored",
    "intelState",
    "intelValue",
  ])("with %s too short, too long, below its least, broken or no numbers", (name) => {
    const counts = good[name] as number[];
    refused({ [name]: counts.slice(1) });
    refused({ [name]: [...counts, 0] });
    refused({ [name]: [-2, ...counts.slice(1)] });
    refused({ [name]: [0.5, ...counts.slice(1)] });
    refused({ [name]: [null, ...counts.slice(1)] });
    refused({ [name]: ["1", ...counts.slice(1)] });
    refused({ [name]: [99, ...counts.slice(1)] });
  });

  it.each([
    ["resistance", 21],
    ["resistance", -1],
    ["resistance", 1.5],
    ["resources", 21],
    ["resources", -1],
    ["zipper", 5],
    ["zipper", -1],
    ["propagandaRounds", 4],
    ["stage", "pacify"],
    ["firstEligible", "mcp"],
    ["awayBy", "mpaja"],
    ["firstBox", "pass"],
    ["secondBox", ""],
    ["stored", [0, 2, 0, 0, 0]],
    ["intelValue", [3, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1]],
    ["intelState", [3, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2]],
    ["played", [33]],
    ["capabilities", [0, 0, 0, 0, 0, 3]],
    ["capabilities", [0]],
    ["away", { troops: 4, force136: 0 }],
    ["away", { troops: 0 }],
    ["gone", { caches: 2, kempeitai: 0 }],
    ["gone", { caches: 0, kempeitai: 4 }],
  ] as const)("with %s at %o", (name, value) => refused({ [name]: value as unknown as Json }));

  it("with an Available box that holds more than there are, less than nothing, or misses a kind", () => {
    const available = good.available as Fields;
    refused({ available: { ...available, police: 7 } });
    refused({ available: { ...available, villages: -1 } });
    const { camps: _, ...rest } = available;
    refused({ available: rest });
  });

  it("with a table that does not add up: a piece too many, two camps in a Province, a fourth chit of a value", () => {
    const at = (name: string, space: number, value: number): Fields => {
      const counts = [...(good[name] as number[])];
      counts[space] = value;
      return { [name]: counts };
    };
    for (const change of [
      at("troops", 0, 1),
      at("kempeitai", 0, 1),
      at("opposition", 0, 2),
      at("opposition", 9, 1),
      at("camps", 1, 2),
      at("intelState", 0, 1),
      at("intelState", 9, 0),
      { intelValue: [2, 2, 2, 2, -1, -1, -1, -1, -1, -1, -1] },
      { zipper: 2 },
      { played: [3] },
    ] as Fields[])
      expect(() => load({ ...good, ...change })).toThrow(
        /^the stored state of Japanese Occupation is damaged: \d+\.\d+/,
      );
  });

  it("with a deck that cannot be", () => {
    const deck = good.deck as Fields;
    for (const change of [{ pile: 4 }, { drawn: 7 }, { propaganda: 2 }, { unseen: "all" }])
      refused({ deck: { ...deck, ...change } });
  });

  it("with an outcome nobody can have reached", () => {
    const outcome = { winners: ["british"], scores: { british: 1, japanese: 0 }, reason: "7.0.1" };
    expect(load({ ...good, outcome }).outcome).toEqual(outcome);
    refused({ outcome: { ...outcome, reason: "9.9" } });
    refused({ outcome: { ...outcome, scores: { british: 0 } } });
    refused({ outcome: { winners: outcome.winners, reason: outcome.reason } });
  });

  it("with winners that are no seats, or scores that are no numbers", () => {
    const outcome = { winners: ["british"], scores: { british: 1, japanese: 0 }, reason: "7.0.1" };
    refused({ outcome: { ...outcome, winners: ["mcp"] } });
    refused({ outcome: { ...outcome, winners: "british" } });
    refused({ outcome: { ...outcome, scores: { british: "0", japanese: "1" } } });
  });
});
