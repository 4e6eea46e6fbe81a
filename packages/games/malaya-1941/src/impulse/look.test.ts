import { describe, expect, it } from "vitest";
import { JAPANESE } from "../map.ts";
import { markerOf, RECON, RESERVE } from "../state.ts";
import { keys, type Made, played, position } from "../testing/index.ts";

const FOOT = "j-56-18";

describe("16.7 recon", () => {
  // 2510 is clear, 1608 jungle.
  const made: Made = {
    units: { [FOOT]: "1002", "a-8ind": "2510", "a-sup-01": "2510", "a-kc": "1508" },
    air: { japanese: { recon: 2 } },
  };

  it("16.71, MB-46 is flown over a hex that sees the stack: two hexes into open ground, one into jungle", () => {
    const g = position(made);
    expect(keys(played(g, "fly-recon")).toSorted()).toEqual(["to:1508", "to:2510"]);
    expect(keys(played(position(made), "fly-recon", "to:2510"))).toHaveLength(19);
    expect(keys(played(position(made), "fly-recon", "to:1508"))).toHaveLength(7);
  });

  it("tells its own side what is there, and the point is used", () => {
    const g = position(made);
    const { events, decision } = played(g, "fly-recon", "to:2510", "to:2511");
    expect(events).toContainEqual({
      kind: "flown",
      rule: "16.7",
      seat: "japanese",
      hex: "2511",
      left: 1,
    });
    expect(events).toContainEqual({
      kind: "seen",
      rule: "16.71",
      audience: ["japanese"],
      reveals: true,
      hex: "2510",
      faces: ["a-8ind", "a-sup"],
    });
    expect([g.air[JAPANESE][RECON], g.air[JAPANESE][RESERVE]]).toEqual([1, 1]);
    expect(g.pictures[JAPANESE]).toHaveLength(1);
    expect(decision?.about.kind).toBe("movement");
  });

  it("16.71, MB-148 with a stack goes its state: who is suppressed, and which HQs are active", () => {
    const stacks = `1002: ${FOOT}; 2510: a-8ind~ a-11ind-hq! a-9ind-hq; 1508: a-kc`;
    const { events } = played(
      position({ stacks, air: { japanese: { recon: 1 } } }),
      "fly-recon",
      "to:2510",
      "to:2511",
    );
    expect(events.filter(({ kind }) => kind === "readiness")).toEqual([
      {
        kind: "readiness",
        rule: "16.71",
        audience: ["japanese"],
        hex: "2510",
        suppressed: ["a-8ind"],
        active: ["a-11ind-hq"],
      },
    ]);
  });

  it("is not offered without points or without enemies", () => {
    expect(keys(played(position({ ...made, air: {} })))).not.toContain("fly-recon");
    expect(keys(played(position({ ...made, units: { [FOOT]: "1002" } })))).not.toContain("fly-recon");
  });
});

describe("MB-28 Intelligence", () => {
  const made: Made = {
    units: { [FOOT]: "1002", "a-8ind": "2510", "a-kc": "1508" },
    hand: { "japanese-intelligence": 1 },
  };

  it("japanese-intelligence, 18.7 looks at one stack anywhere and goes back to the pool", () => {
    const g = position(made);
    const { events, decision } = played(g, "spy:japanese-intelligence", "to:2510");
    expect(events.map(({ kind }) => kind)).toEqual(["played", "spied", "seen"]);
    expect(events[2]).toMatchObject({ audience: ["japanese"], faces: ["a-8ind"] });
    const marker = markerOf("japanese-intelligence");
    expect([g.hand[marker], g.pool[marker]]).toEqual([0, 1]);
    expect(keys({ decision, events })).not.toContain("spy:japanese-intelligence");
  });

  it("MB-148 shows the state of the stack as well", () => {
    const stacks = `1002: ${FOOT}; 2510: a-8ind~`;
    const hand = { "japanese-intelligence": 1 };
    const { events } = played(position({ stacks, hand }), "spy:japanese-intelligence", "to:2510");
    expect(events.at(-1)).toMatchObject({
      kind: "readiness",
      audience: ["japanese"],
      suppressed: ["a-8ind"],
    });
  });

  it("is asked in secret: it might be kept for a battle", () => {
    const { decision } = played(position(made), "spy:japanese-intelligence");
    expect(decision?.secret).toEqual(["japanese"]);
  });
});
