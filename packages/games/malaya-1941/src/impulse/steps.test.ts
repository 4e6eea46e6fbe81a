import { nextQuestion } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { END } from "../choices.ts";
import { GRID } from "../map.ts";
import { play } from "../play.ts";
import { ACTIVE, MOVED, onMap, placeName, SUPPRESSED } from "../state.ts";
import { keys, type Made, played, position, unit } from "../testing/index.ts";

const at = (g: ReturnType<typeof position>, id: string): string => placeName(g.at[unit(id)]);
const steps = (made: Made, ...answers: string[]) => {
  const g = position(made);
  const course = played(g, ...answers);
  return {
    g,
    ...course,
    offered: keys(course)
      .filter((key) => key.startsWith("to:"))
      .map((key) => key.slice(3)),
  };
};
const reasons = (decision: ReturnType<typeof played>["decision"]) =>
  Object.fromEntries((decision?.closed?.() ?? []).map(({ key, rule, why }) => [key, `${rule} ${why.key}`]));

const FOOT = "j-56-18";
const TANKS = "j-1-tk";

describe("11.2 a unit goes hex by hex", () => {
  it("is picked in secret, walks openly and is done when it halts", () => {
    const { g, decision, events } = steps({ units: { [FOOT]: "1002" } }, `unit:${FOOT}`, "to:1003", "halt");
    expect(decision?.about.kind).toBe("movement");
    expect(decision?.secret).toEqual(["japanese"]);
    expect(g.has(unit(FOOT), MOVED)).toBe(true);
    expect(keys({ decision, events })).toEqual(["end"]);
    expect(events).toContainEqual({
      kind: "moved",
      rule: "11.2",
      seat: "japanese",
      from: "1002",
      to: "1003",
      vacated: true,
    });
    expect(reasons(decision)[`unit:${FOOT}`]).toBe("11.2 bar.moved");
  });

  it("11.3, 11.31 spends its points, and is done without a question when they are gone", () => {
    const { g, decision } = steps(
      { units: { [FOOT]: "2414" } },
      `unit:${FOOT}`,
      ..."2315 2215 2216 2217 2218 2219".split(" ").map((to) => `to:${to}`),
    );
    expect(at(g, FOOT)).toBe("2219");
    expect(decision?.about.kind).toBe("movement");
    expect(g.mover).toBeUndefined();
  });

  it("11.4 may always go one hex, suppressed or not; not with a factor of 0", () => {
    const made = {
      units: { "a-1h": "1209", "a-11-cd": "0815" },
      phasing: "allied",
      flags: { "a-1h": SUPPRESSED },
    } as const;
    const first = steps(made);
    expect(keys(first)).toEqual(["unit:a-1h", "end"]);
    expect(reasons(first.decision)["unit:a-11-cd"]).toBe("11.0 bar.static");
    const { g, decision } = steps(made, "unit:a-1h", "to:1309");
    expect(at(g, "a-1h")).toBe("1309");
    expect(decision?.about.kind).toBe("movement");
  });

  it("11.5, 2.32, 11.7 and 11.72 bars tanks from jungle, rivers without a bridge and trackless ground", () => {
    const { offered, decision } = steps({ units: { [TANKS]: "1610" } }, `unit:${TANKS}`);
    expect(offered).toEqual(["1609", "1511"]);
    expect(reasons(decision)["to:1710"]).toBe("11.5 bar.terrain");
    const river = steps({ units: { [TANKS]: "2411", [FOOT]: "2411" } }, `unit:${TANKS}`);
    expect(reasons(river.decision)["to:2311"]).toBe("11.72 bar.river");
  });

  it("26.2, 26.3 enters from the base over the north edge", () => {
    const { offered, g } = steps({ units: { [TANKS]: "base" } }, `unit:${TANKS}`);
    expect(offered).toEqual(["0301", "0701", "0801"]);
    expect(g.mover?.from).toBeUndefined();
    const { events } = steps({ units: { [TANKS]: "base" } }, `unit:${TANKS}`, "to:0701");
    expect(events).toContainEqual(
      expect.objectContaining({ kind: "moved", from: "base", to: "0701", vacated: false }),
    );
    expect(keys(steps({ phasing: "allied", units: { "a-6ind": "base" } }))).toEqual(["end"]);
  });
});

describe("10.2 in a Follow-on", () => {
  const units = { "j-5-hq": "1003", [FOOT]: "0904", [TANKS]: "0916", "j-124-18": "base" };

  it("10.0, 10.4, 19.1 and 11.1 moves whoever is in radius of an activated HQ when the phase starts", () => {
    const made: Made = { impulse: "first-follow-on", units, flags: { "j-5-hq": ACTIVE } };
    const { decision } = steps(made);
    expect(keys({ decision, events: [] })).toEqual(["unit:j-5-hq", `unit:${FOOT}`, "end"]);
    expect(reasons(decision)[`unit:${TANKS}`]).toBe("10.2 bar.command");
    expect(reasons(decision)["unit:j-124-18"]).toBe("10.2 bar.command");
  });

  it("MB-63 and whoever is in the base with one", () => {
    const made: Made = {
      impulse: "yamashita",
      units: { ...units, "j-5-hq": "base" },
      flags: { "j-5-hq": ACTIVE },
    };
    expect(keys(steps(made))).toEqual(["unit:j-5-hq", "unit:j-124-18", "end"]);
  });

  it("moves nobody without one", () => {
    expect(keys(steps({ impulse: "first-follow-on", units }))).toEqual(["end"]);
  });
});

describe("13.0 enemy zones", () => {
  it("11.6, 13.3 stop whoever enters one, and are told as it does", () => {
    const { g, events, decision } = steps(
      { units: { [FOOT]: "0905", "a-6ind": "0907" } },
      `unit:${FOOT}`,
      "to:0906",
    );
    expect(at(g, FOOT)).toBe("0906");
    expect(decision?.about.kind).toBe("movement");
    expect(events).toContainEqual(
      expect.objectContaining({
        kind: "zones",
        audience: ["japanese"],
        hex: "0906",
        zones: ["0907"],
        isZone: true,
      }),
    );
  });

  it("26.13b of ordinary Allied units do not reach into the jungle", () => {
    const { decision } = steps({ units: { [FOOT]: "1608", "a-6ind": "1610" } }, `unit:${FOOT}`, "to:1609");
    expect(decision?.about.kind).toBe("step");
    const trained = steps({ units: { [FOOT]: "1608", "a-12ind": "1610" } }, `unit:${FOOT}`, "to:1609");
    expect(trained.decision?.about.kind).toBe("movement");
  });

  it("13.4 are left for a hex without one", () => {
    const { offered, decision } = steps({ units: { [TANKS]: "0906", "a-6ind": "0907" } }, `unit:${TANKS}`);
    expect(offered).toContain("0905");
    expect(offered).not.toContain("0907");
    expect(reasons(decision)["to:0907"]).toBe("11.5 bar.enemy");
  });

  it("13.4 bar a step into a zone that must be another's, as far as it is known", () => {
    // 0808 and 0910 touch the stack in 0809, which is known to have a zone.
    const { decision, offered } = steps({ units: { [TANKS]: "0909", "a-6ind": "0809" } }, `unit:${TANKS}`);
    expect(reasons(decision)["to:0910"]).toBe("13.4 bar.zone");
    expect(offered).toContain("0908");
  });

  it("13.5, 11.8 let Japanese infantry through for one hex", () => {
    const made: Made = { units: { [FOOT]: "0909", "a-6ind": "0809" } };
    expect(steps(made, `unit:${FOOT}`).offered).toContain("0910");
    const { g, decision } = steps(made, `unit:${FOOT}`, "to:0910");
    expect(at(g, FOOT)).toBe("0910");
    expect(decision?.about.kind).toBe("movement");
    const allied = steps({ phasing: "allied", units: { "a-12ind": "0909", [FOOT]: "0809" } }, "unit:a-12ind");
    expect(allied.offered).not.toContain("0910");
  });

  it("13.5, 11.4 but not without the points for it: 11.4 does not help", () => {
    // Over the Galas into the jungle is 4 points; a suppressed battalion of 6 has 3.
    const hidden: Made = { units: { "j-b126-01": "2119", "a-22a": "2120", "a-12ind": "2217" } };
    const flags = { "j-b126-01": SUPPRESSED };
    const tried = steps({ ...hidden, flags }, "unit:j-b126-01", "to:2218");
    expect(at(tried.g, "j-b126-01")).toBe("2119");
    expect(at(steps(hidden, "unit:j-b126-01", "to:2218").g, "j-b126-01")).toBe("2218");
  });

  it("MB-94 do not cross a strait, by the Causeway either", () => {
    const { decision, events } = steps(
      { units: { [FOOT]: "3643", "a-1m": "3844" } },
      `unit:${FOOT}`,
      "to:3744",
    );
    expect(decision?.about.kind).toBe("step");
    expect(events).toContainEqual(expect.objectContaining({ kind: "zones", hex: "3744", isZone: false }));
  });
});

describe("MB-92 a step that proves impossible", () => {
  // The stack in 0907 is not next to the tanks, but its zone lies on their way out of the zone of the other.
  const made: Made = { units: { [TANKS]: "0909", "a-6ind": "0809", "a-12ind": "0907" } };

  it("is offered by what is known, told, and closed to the unit", () => {
    const { offered } = steps(made, `unit:${TANKS}`);
    expect(offered).toContain("0908");
    const { g, events, decision } = steps(made, `unit:${TANKS}`, "to:0908");
    expect(at(g, TANKS)).toBe("0909");
    expect(events).toContainEqual({
      kind: "refused",
      rule: "18.4",
      audience: ["japanese", "allied"],
      reveals: true,
      seat: "japanese",
      from: "0909",
      to: "0908",
      because: "zone",
    });
    expect(reasons(decision)["to:0908"]).toBe("18.4 bar.refused");
    expect(decision?.about.kind).toBe("step");
  });

  it("may be one against a stack without zones that is not supply alone", () => {
    const hq: Made = { units: { [FOOT]: "0905", "a-11ind-hq": "0906" } };
    expect(steps(hq, `unit:${FOOT}`).offered).toContain("0906");
    const { g, events } = steps(hq, `unit:${FOOT}`, "to:0906");
    expect(at(g, FOOT)).toBe("0905");
    expect(events).toContainEqual(expect.objectContaining({ kind: "refused", because: "enemy" }));
  });

  it("is not offered again to another unit: its side knows now that the stack bars the hex", () => {
    const made: Made = { units: { [FOOT]: "0905", "j-114-18": "0905", "a-11ind-hq": "0906" } };
    const { decision } = steps(made, `unit:${FOOT}`, "to:0906", "halt", "unit:j-114-18");
    expect(reasons(decision)["to:0906"]).toBe("11.5 bar.enemy");
  });

  it("is not offered into a stack that was seen and has not changed, unless it is supply alone", () => {
    const offered = (stack: string) =>
      keys(
        played(
          position({ stacks: `0905: ${FOOT}; 0906: ${stack}`, seen: { japanese: { "0906": "1" } } }),
          `unit:${FOOT}`,
        ),
      );
    expect(offered("a-11ind-hq")).not.toContain("to:0906");
    expect(offered("a-6ind~ a-sup-01")).not.toContain("to:0906");
    expect(offered("a-sup-01 a-sup-02")).toContain("to:0906");
  });

  it("18.4 never shows in what is offered: lists and reasons are those of any stack that looks the same", () => {
    const stacks: readonly Made["units"][] = [
      { "a-11ind-hq": "0906" },
      { "a-sup-01": "0906" },
      { "a-sup-01": "0906", "a-sup-02": "0906", "a-9ind-hq": "0906" },
    ];
    const seen = stacks.map((enemy) => {
      const { decision, events } = steps({ units: { [FOOT]: "0905", ...enemy } }, `unit:${FOOT}`);
      return { keys: keys({ decision, events }), closed: reasons(decision), events };
    });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  it("18.4 nor does a stack that is not next to anybody", () => {
    const empty = steps({ units: { [FOOT]: "0903", "a-6ind": "0907" } }, `unit:${FOOT}`);
    const supply = steps({ units: { [FOOT]: "0903", "a-sup-01": "0907" } }, `unit:${FOOT}`);
    expect(supply.offered).toEqual(empty.offered);
    expect(reasons(supply.decision)).toEqual(reasons(empty.decision));
    expect(supply.events).toEqual(empty.events);
  });

  it("26.2 may be one onto the map", () => {
    const { g, events, decision } = steps(
      { units: { [FOOT]: "base", "a-6ind": "0701" } },
      `unit:${FOOT}`,
      "to:0701",
    );
    expect(at(g, FOOT)).toBe("base");
    expect(events).toContainEqual(
      expect.objectContaining({ kind: "refused", from: "base", because: "enemy" }),
    );
    expect(keys({ decision, events })).not.toContain("to:0701");
  });
});

describe("MB-91 supply alone", () => {
  it("is lost to whoever comes, without points", () => {
    const { g, events } = steps(
      { units: { [FOOT]: "0905", "a-sup-01": "0906", "a-sup-02": "0906" } },
      `unit:${FOOT}`,
      "to:0906",
    );
    expect(at(g, FOOT)).toBe("0906");
    expect(at(g, "a-sup-01")).toBe("mix");
    expect(g.points).toEqual([0, 0]);
    expect(events.filter(({ kind }) => kind === "eliminated")).toHaveLength(2);
  });
});

describe("20.0 engineers", () => {
  it("20(2), MB-98 open the water around them for others, not for themselves", () => {
    const made: Made = { units: { [TANKS]: "2411", "j-4-eng": "2411", [FOOT]: "2411" } };
    // 2311 lies across the Kelantan, and a railroad runs there.
    expect(steps(made, `unit:${TANKS}`).offered).toContain("2311");
    const { g } = steps(made, `unit:${FOOT}`, "to:2311");
    expect(g.mover?.spent).toBe(2);
    const self = steps(made, "unit:j-4-eng", "to:2311");
    expect(self.g.mover?.spent).toBe(2 + 4);
    const suppressed = steps({ ...made, flags: { "j-4-eng": SUPPRESSED } }, `unit:${TANKS}`);
    expect(suppressed.offered).not.toContain("2311");
  });

  it("20(2) stay opened when the engineer has gone", () => {
    const { offered } = steps(
      { units: { [TANKS]: "2411", "j-4-eng": "2411" } },
      "unit:j-4-eng",
      "to:2410",
      "halt",
      `unit:${TANKS}`,
    );
    expect(offered).toContain("2311");
  });

  it("MB-99 and amphibious units bring others over a strait", () => {
    const made: Made = { units: { [FOOT]: "3644" } };
    expect(reasons(steps(made, `unit:${FOOT}`).decision)["to:3745"]).toBe("13.1 bar.boats");
    const boats = steps({ units: { [FOOT]: "3644", "j-4-eng": "3644", [TANKS]: "3644" } }, `unit:${FOOT}`);
    expect(boats.offered).toContain("3745");
    const next = steps({ units: { [FOOT]: "3644", "j-1-9-amph": "3643" } }, `unit:${FOOT}`, "to:3745");
    // Cultivated ground and three points for the strait.
    expect(next.g.mover?.spent).toBe(2 + 6);
    const tanks = steps({ units: { "j-4-eng": "3644", [TANKS]: "3644" } }, `unit:${TANKS}`);
    expect(reasons(tanks.decision)["to:3745"]).toBe("11.72 bar.strait");
  });

  it("20(4) take a supply point along", () => {
    const made: Made = { units: { "j-4-eng": "1002", "j-sup-01": "1002" } };
    const { decision } = steps(made, "unit:j-4-eng");
    expect(decision?.about).toEqual({ kind: "carry", unit: "j-4-eng" });
    expect(decision?.secret).toEqual(["japanese"]);
    const { g, decision: next, events } = steps(made, "unit:j-4-eng", "yes", "to:1003", "halt");
    expect([at(g, "j-4-eng"), at(g, "j-sup-01")]).toEqual(["1003", "1003"]);
    expect(keys({ decision: next, events })).toEqual(["end"]);
    expect(events.filter(({ kind }) => kind === "moved")).toHaveLength(1);
    const suppressed = steps({ ...made, flags: { "j-4-eng": SUPPRESSED } }, "unit:j-4-eng");
    expect(suppressed.decision?.about.kind).toBe("step");
  });

  it("26.12b start others on the railroad at half a point, as long as they keep to it", () => {
    const made: Made = { units: { [FOOT]: "2414", "j-4-eng": "2414" } };
    const { g } = steps(made, `unit:${FOOT}`, "to:2315", "to:2215");
    expect(g.mover).toMatchObject({ spent: 2, saved: 2, onRails: true });
    const off = steps(made, `unit:${FOOT}`, "to:2315", "to:2215", "to:2115");
    expect(off.g.mover).toMatchObject({ spent: 4 + 4, saved: 0, onRails: false });
    const alone = steps({ units: { [FOOT]: "2414" } }, `unit:${FOOT}`, "to:2315");
    expect(alone.g.mover?.spent).toBe(2);
    const half = steps(
      { units: { [FOOT]: "2414" }, options: { "japanese-rail": "half" } },
      `unit:${FOOT}`,
      "to:2315",
    );
    expect(half.g.mover?.spent).toBe(1);
  });
});

describe("21.3 a fortification that is left", () => {
  it("is removed, and seen to be", () => {
    const { g, events } = steps(
      { units: { [FOOT]: "1002" }, forts: { "1002": "japanese" } },
      `unit:${FOOT}`,
      "to:1003",
    );
    expect(g.forts[GRID.find("1002")]).toBe(0);
    expect(events).toContainEqual(expect.objectContaining({ kind: "fort-lost", hex: "1002" }));
  });
});

describe("M0 the phase is opened", () => {
  it("MB-142 with the zones next to own units, told to their side alone, before anybody is asked", () => {
    const g = position({ units: { [FOOT]: "0906", "a-6ind": "0907", "a-15ind": "2032" } });
    const { events, decision } = played(g);
    expect(events.map(({ kind }) => kind)).toEqual(["zones"]);
    expect(events[0]).toMatchObject({ audience: ["japanese"], hex: "0906", stacks: ["0907"], isZone: true });
    expect(decision?.about).toEqual({ kind: "movement", ready: 1 });
    expect(onMap(g.at[unit(FOOT)])).toBe(true);
  });

  it("11.0 and closed with the end of it", () => {
    const g = position({ units: { [FOOT]: "1002" } });
    played(g);
    const part = play(g);
    nextQuestion(part);
    nextQuestion(part, END);
    expect([g.opened, g.stage]).toEqual([false, "strikes"]);
  });
});
