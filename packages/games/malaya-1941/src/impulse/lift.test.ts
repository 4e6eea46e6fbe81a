import { describe, expect, it } from "vitest";
import { ACTIVE, MOVED, onMap, placeName, SUPPRESSED } from "../state.ts";
import { keys, type Made, played, position, unit } from "../testing/index.ts";

const at = (g: ReturnType<typeof position>, id: string): string => placeName(g.at[unit(id)]);
const sail = (made: Made, ...answers: string[]) => {
  const g = position(made);
  const course = played(g, ...answers);
  return { g, ...course, offered: keys(course) };
};
const reasons = (decision: ReturnType<typeof played>["decision"]) =>
  Object.fromEntries((decision?.closed?.() ?? []).map(({ key, rule, why }) => [key, `${rule} ${why.key}`]));

const BOATS = "j-1-9-amph";
const FOOT = "j-56-18";
const MORE = ["j-114-18", "j-124-18"];
const TANKS = "j-1-tk";
const inBase = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, "base"]));

describe("22.0 a lift", () => {
  it("takes up to nine battalion equivalents from where it lies, and lands them", () => {
    const made: Made = { units: { ...inBase(BOATS, FOOT, ...MORE, TANKS), "j-11-5": "1002" } };
    const loading = sail(made, "sealift", `unit:${BOATS}`, `unit:${FOOT}`);
    expect(loading.decision?.about).toEqual({ kind: "load", loaded: 3, supply: 0 });
    expect(loading.decision?.secret).toEqual(["japanese"]);
    expect(loading.offered).not.toContain("unit:j-11-5");
    const full = sail(made, "sealift", `unit:${BOATS}`, `unit:${FOOT}`, ...MORE.map((id) => `unit:${id}`));
    // Nine are aboard: there is no room for the tanks, so nothing more is asked.
    expect(full.decision?.about).toEqual({ kind: "landfall", loaded: 4 });
    const { g, events, offered } = sail(
      made,
      "sealift",
      `unit:${BOATS}`,
      `unit:${FOOT}`,
      "set-sail",
      "to:2510",
    );
    expect([at(g, BOATS), at(g, FOOT), at(g, TANKS)]).toEqual(["2510", "2510", "base"]);
    expect(g.has(unit(BOATS), MOVED) && g.has(unit(FOOT), MOVED)).toBe(true);
    expect(offered).not.toContain("sealift");
    expect(events).toContainEqual({
      kind: "sailed",
      rule: "22.1",
      seat: "japanese",
      from: "base",
      to: "2510",
      vacated: false,
    });
  });

  it("22.2 takes three supply points instead, never both", () => {
    const made: Made = {
      units: inBase(BOATS, FOOT, "j-sup-01", "j-sup-02", "j-sup-03", "j-sup-04"),
    };
    const { offered } = sail(made, "sealift", `unit:${BOATS}`, "unit:j-sup-01");
    expect(offered).toEqual(["unit:j-sup-02", "unit:j-sup-03", "unit:j-sup-04", "set-sail"]);
    const full = sail(made, "sealift", `unit:${BOATS}`, "unit:j-sup-01", "unit:j-sup-02", "unit:j-sup-03");
    expect(full.decision?.about.kind).toBe("landfall");
  });

  it("MB-67 needs a combat effective amphibious unit by the sea", () => {
    expect(sail({ units: { [FOOT]: "1002" } }).offered).not.toContain("sealift");
    expect(sail({ units: { [BOATS]: "1002" } }).offered).toContain("sealift");
    expect(sail({ units: { [BOATS]: "1412" } }).offered).not.toContain("sealift");
    const { offered, decision } = sail({ units: { [BOATS]: "1002" }, flags: { [BOATS]: SUPPRESSED } });
    expect(offered).not.toContain("sealift");
    expect(reasons(decision).sealift).toBe("22.0 bar.no-carrier");
  });

  it("MB-67 in a Follow-on takes only what may move", () => {
    const units = { [BOATS]: "1002", [FOOT]: "1002", "j-5-hq": "1003" };
    const follow: Made = { impulse: "first-follow-on", units };
    expect(sail(follow).offered).toEqual(["end"]);
    expect(sail({ ...follow, flags: { "j-5-hq": ACTIVE } }, "sealift", `unit:${BOATS}`).offered).toContain(
      `unit:${FOOT}`,
    );
  });

  it("22.1, MB-65 does not put tanks into a trackless jungle", () => {
    const made: Made = { units: inBase(BOATS, TANKS) };
    const { decision } = sail(made, "sealift", `unit:${BOATS}`, `unit:${TANKS}`);
    const closed = reasons(decision);
    expect(Object.values(closed)).toContain("22.1 bar.landing");
    expect(closed["to:1002"]).toBeUndefined();
  });

  it("coast guns never move", () => {
    const made: Made = {
      phasing: "allied",
      units: { "a-mc-amph": "0815", "a-11-cd": "0815", "a-2l": "0815" },
    };
    expect(sail(made, "sealift", "unit:a-mc-amph").offered).toEqual(["unit:a-2l", "set-sail"]);
  });

  it("26.10 of the Allies goes from port to port, without an assault", () => {
    const made: Made = { phasing: "allied", units: { "a-mc-amph": "0815", [FOOT]: "1124" } };
    const { offered, decision } = sail(made, "sealift", "unit:a-mc-amph");
    expect(offered).toContain("to:1733");
    expect(reasons(decision)["to:1124"]).toBe("26.2 bar.no-assault");
    expect(reasons(decision)["to:0911"] ?? reasons(decision)["to:0912"]).toBe("26.10 bar.port");
    expect(sail({ phasing: "allied", units: { "a-mc-amph": "0913" } }).offered).not.toContain("sealift");
  });

  it("MB-35 is closed to Japan when Force Z has driven its ships off", () => {
    const g = position({ units: inBase(BOATS, FOOT) });
    g.noLandings = true;
    const course = played(g);
    expect(keys(course)).not.toContain("sealift");
    expect(reasons(course.decision).sealift).toBe("26.16a bar.banned");
    expect(keys(course)).toContain(`unit:${FOOT}`);
  });

  it("closes the south in December, but not by the option that is the letter", () => {
    const made: Made = { units: inBase(BOATS) };
    const { decision } = sail(made, "sealift", `unit:${BOATS}`);
    expect(reasons(decision)["to:3837"]).toBe("22.0 bar.south");
    expect(sail({ ...made, turn: 3 }, "sealift", `unit:${BOATS}`).offered).toContain("to:3837");
    const options = { "southern-landings": "open" };
    expect(sail({ ...made, options }, "sealift", `unit:${BOATS}`).offered).toContain("to:3837");
  });

  it("18.4, 22.3 learns of the zones where it lands", () => {
    const { events } = sail(
      { units: { ...inBase(BOATS), "a-8ind": "2510" } },
      "sealift",
      `unit:${BOATS}`,
      "to:2610",
    );
    expect(events).toContainEqual(expect.objectContaining({ kind: "zones", hex: "2610", isZone: true }));
  });
});

describe("MB-32 Amphibious Move", () => {
  const made: Made = {
    units: { ...inBase(FOOT, ...MORE), "j-11-5": "1002" },
    hand: { "amphibious-move": 1 },
  };

  it("amphibious-move: lifts without an amphibious unit, from one place, and goes back to the pool", () => {
    expect(sail(made, "sealift", "extra-lift:amphibious-move").offered).toEqual(
      ["unit:j-11-5", ...[FOOT, ...MORE].map((id) => `unit:${id}`)].sort(
        (a, b) => unit(a.slice(5)) - unit(b.slice(5)),
      ),
    );
    const loading = sail(made, "sealift", "extra-lift:amphibious-move", `unit:${FOOT}`);
    expect(loading.offered).toEqual([...MORE.map((id) => `unit:${id}`), "set-sail"]);
    const { g, events } = sail(
      made,
      "sealift",
      "extra-lift:amphibious-move",
      `unit:${FOOT}`,
      "set-sail",
      "to:2510",
    );
    expect(at(g, FOOT)).toBe("2510");
    expect(events).toContainEqual(
      expect.objectContaining({ kind: "played", marker: "amphibious-move", reveals: true }),
    );
    expect([...g.hand].every((count) => count === 0)).toBe(true);
  });
});

describe("22.4 an assault", () => {
  const made: Made = { units: { ...inBase(BOATS, FOOT, "j-sup-01"), "a-8ind": "2510" } };

  it("MB-71 waits in a sea hex before its target", () => {
    const { g, events } = sail(
      made,
      "sealift",
      `unit:${BOATS}`,
      `unit:${FOOT}`,
      "to:2510",
      ...sail(made, "sealift", `unit:${BOATS}`, `unit:${FOOT}`, "to:2510").offered.slice(0, 1),
    );
    expect(g.assaults).toHaveLength(1);
    const [{ sea, target }] = g.assaults;
    expect(g.at[unit(FOOT)]).toBe(sea);
    expect(placeName(target)).toBe("2510");
    expect(onMap(g.at[unit(BOATS)])).toBe(true);
    expect(events).toContainEqual(
      expect.objectContaining({ kind: "assaulting", from: "base", target: "2510" }),
    );
    expect(events.some(({ kind }) => kind === "zones")).toBe(false);
  });

  it("is not made by supply", () => {
    const { decision } = sail(made, "sealift", `unit:${BOATS}`, "unit:j-sup-01");
    expect(decision?.about.kind).toBe("landfall");
    expect(reasons(decision)["to:2510"]).toBe("22.4 bar.supply-assault");
  });

  it("MB-72 reaches the Naval Base by the strait, and Telok Anson not at all", () => {
    const units = { ...inBase(BOATS), "a-sin-cd": "3844", "a-6ind": "1425" };
    const { decision, offered } = sail({ units, turn: 3 }, "sealift", `unit:${BOATS}`);
    expect(offered).toContain("to:3844");
    expect(reasons(decision)["to:1425"]).toBe("22.4 bar.approach");
    expect(at(sail({ units, turn: 3 }, "sealift", `unit:${BOATS}`, "to:3844").g, BOATS)).toBe("4045");
  });

  it("MB-73 no two targets are assaulted from one sea hex", () => {
    const units = { ...inBase(BOATS, "j-2-9-amph"), "a-sin-cd": "3844", "a-2m": "3945" };
    const first = sail(
      { units, turn: 3 },
      "sealift",
      `unit:${BOATS}`,
      "set-sail",
      "to:3844",
      "sealift",
      "unit:j-2-9-amph",
      "to:3945",
    );
    expect(first.offered).not.toContain("to:4045");
  });

  it("looks the same whoever defends", () => {
    const supply = sail(
      { units: { ...inBase(BOATS, FOOT), "a-sup-01": "2510" } },
      "sealift",
      `unit:${BOATS}`,
    );
    const brigade = sail({ units: { ...inBase(BOATS, FOOT), "a-8ind": "2510" } }, "sealift", `unit:${BOATS}`);
    expect(supply.offered).toEqual(brigade.offered);
    expect(reasons(supply.decision)).toEqual(reasons(brigade.decision));
  });
});

describe("MB-141 what is seen of a lift", () => {
  it("is where from and where to, not how much", () => {
    const units = { [BOATS]: "1002", "j-b126-01": "1002", "j-b126-02": "1002", "j-b126-03": "1002" };
    const one = sail({ units }, "sealift", `unit:${BOATS}`, "unit:j-b126-01", "set-sail", "to:2510");
    const two = sail(
      { units },
      "sealift",
      `unit:${BOATS}`,
      "unit:j-b126-01",
      "unit:j-b126-02",
      "set-sail",
      "to:2510",
    );
    const seen = ({ events }: typeof one) => events.filter(({ audience }) => !audience);
    expect(seen(one)).toEqual(seen(two));
    expect(one.g.pictures[1]).toEqual(two.g.pictures[1]);
    const all = sail({ units: { [BOATS]: "1002" } }, "sealift", `unit:${BOATS}`, "to:2510");
    expect(all.events).toContainEqual(expect.objectContaining({ kind: "sailed", vacated: true }));
  });
});
