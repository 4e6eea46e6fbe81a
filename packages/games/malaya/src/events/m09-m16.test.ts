import { describe, expect, it } from "vitest";
import { resetPhase } from "../propaganda.ts";
import { COMMANDERS } from "../state.ts";
import {
  boardText,
  controlOf,
  event,
  keysOf,
  operation,
  position,
  spaceText,
  whyClosed,
} from "../testing/index.ts";

const PROVINCES = [
  "kedah",
  "perak",
  "kelantan",
  "trengganu",
  "pahang",
  "selangor",
  "negri_sembilan",
  "johore",
] as const;
const JUNGLE = PROVINCES.filter((id) => id !== "perak" && id !== "selangor");
const EVERYWHERE = [...PROVINCES, "kuala_lumpur", "ec_north", "ec_south", "thailand"];
const ALL_OPPOSED = Object.fromEntries(PROVINCES.map((id) => [id, "opposition"]));

describe("M9 Batang Kali", () => {
  it("M9 unshaded does a Reprisal in one Province and then a free Assault there", () => {
    const g = position({ pahang: "3T / 1B 2G(1A) opposition" }, { british: 5, will: 10 });
    expect(event(g, "british", 9, "unshaded", "underground.pahang", "trengganu")).toBeUndefined();
    expect(boardText(g)).toEqual({ pahang: "3T terror", trengganu: "/ 1G" });
    expect([g.politicalWill, g.resources.british]).toEqual([10 - 1 + 1, 5]);
  });

  it("M9 unshaded takes one Province only, even under Gurney, and assaults in that one", () => {
    const g = position({ pahang: "2T / 2G(2A)", johore: "2T / 2G(2A)" }, { commander: "gurney" });
    expect(event(g, "british", 9, "unshaded", "johore", "ec_south")).toBeUndefined();
    expect(boardText(g)).toEqual({ pahang: "2T / 2G(2A)", johore: "2T terror", ec_south: "/ 1G(1A)" });
  });

  it("M9 unshaded is carried out by the British when the MCP execute it", () => {
    const g = position({ pahang: "2T / 2G", johore: "2T support", kuala_lumpur: "2T / 1G" });
    const open = event(g, "mcp", 9, "unshaded");
    expect([open?.seat, keysOf(open)]).toEqual(["british", ["pahang", "johore"]]);
    expect(event(g, "mcp", 9, "unshaded", "pahang")?.seat).toBe("british");
  });

  it("M9 unshaded ends Support too, and adds no second Terror marker", () => {
    const g = position({ johore: "2T support terror" });
    expect(event(g, "british", 9, "unshaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "2T terror" });
  });

  it("M9 unshaded assaults nobody when the last Guerrilla has been driven out", () => {
    const g = position({ kedah: "2T / 1G(1A)" });
    expect(event(g, "british", 9, "unshaded", "thailand")).toBeUndefined();
    expect(boardText(g)).toEqual({ kedah: "2T terror", thailand: "/ 1G(1A)" });
  });

  it("M9 unshaded assaults by the rules: one piece for two Troops in a Mountain", () => {
    const g = position({ perak: "3T / 3G(3A)", selangor: "1T / 2G(2A)" });
    event(g, "british", 9, "unshaded", "perak", "thailand");
    event(g, "british", 9, "unshaded", "selangor", "pahang");
    expect([spaceText(g, "perak"), spaceText(g, "selangor")]).toEqual([
      "3T / 1G(1A) terror",
      "1T / 1G(1A) terror",
    ]);
  });

  it("M9 unshaded needs Troops in a Province: not Police, Kuala Lumpur or an Economic Center", () => {
    const before = { kuala_lumpur: "3T / 1G", ec_north: "2T / 1G", johore: "2P / 1G" };
    const g = position(before);
    expect(event(g, "british", 9, "unshaded")).toBeUndefined();
    expect(boardText(g)).toEqual(before);
  });

  it("M9 shaded sets one Province to Opposition and lowers Political Will by two", () => {
    const g = position({ johore: "2T support terror", kuala_lumpur: "2T support" });
    const open = event(g, "mcp", 9, "shaded");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", PROVINCES]);
    expect(event(g, "mcp", 9, "shaded", "johore")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "2T opposition terror", kuala_lumpur: "2T support" });
    expect(g.politicalWill).toBe(10);
  });

  it("M9 shaded is chosen by the British when they execute it", () => {
    expect(event(position({}), "british", 9, "shaded")?.seat).toBe("british");
  });

  it("M9 shaded lowers Political Will even when every Province is at Opposition", () => {
    const g = position(ALL_OPPOSED);
    event(g, "mcp", 9, "shaded");
    expect([boardText(g), g.politicalWill]).toEqual([ALL_OPPOSED, 10]);
  });

  it("M9 shaded stops at Political Will zero", () => {
    const g = position({}, { will: 1 });
    event(g, "mcp", 9, "shaded", "pahang");
    expect(g.politicalWill).toBe(0);
  });
});

describe("M10 Gurney Killed", () => {
  it("M10 unshaded places one Police in each of three spaces with British pieces", () => {
    const g = position({
      kuala_lumpur: "1T",
      ec_north: "1P",
      pahang: "1T / 2G",
      johore: "1P",
      kedah: "/ 1G",
    });
    const open = event(g, "british", 10, "unshaded");
    expect([open?.seat, keysOf(open)]).toEqual(["british", ["pahang", "johore", "kuala_lumpur", "ec_north"]]);
    expect(event(g, "british", 10, "unshaded", "kuala_lumpur", "ec_north", "pahang")).toBeUndefined();
    expect(boardText(g)).toEqual({
      kuala_lumpur: "1T 1P",
      ec_north: "2P",
      pahang: "1T 1P / 2G",
      johore: "1P",
      kedah: "/ 1G",
    });
    expect([g.politicalWill, g.commanderCancelled]).toEqual([13, false]);
  });

  it("M10 unshaded places as many as there are such spaces, never two in one", () => {
    const g = position({ kuala_lumpur: "1T", johore: "1P" });
    expect(event(g, "british", 10, "unshaded", "johore")).toBeUndefined();
    expect(boardText(g)).toEqual({ kuala_lumpur: "1T 1P", johore: "2P" });
  });

  it("M10 unshaded lets the British fetch Police from the map when none is Available", () => {
    const g = position({ kuala_lumpur: "15P", johore: "1T", kedah: "1T" });
    const open = event(g, "british", 10, "unshaded", "johore");
    expect([open?.seat, keysOf(open)]).toEqual(["british", ["police.kuala_lumpur", "none"]]);
    event(g, "british", 10, "unshaded", "johore", "police.kuala_lumpur", "kedah", "none", "none");
    expect(boardText(g)).toEqual({ kuala_lumpur: "14P", johore: "1T 1P", kedah: "1T" });
  });

  it("M10 unshaded lets the MCP choose the spaces, but only Available Police", () => {
    expect(event(position({ johore: "1P", perak: "1T" }), "mcp", 10, "unshaded")?.seat).toBe("mcp");
    const g = position({ kuala_lumpur: "15P", johore: "1T" });
    expect(event(g, "mcp", 10, "unshaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ kuala_lumpur: "15P", johore: "1T" });
  });

  it("M10 unshaded lets the MCP place no more than the Available Police", () => {
    const g = position({ kuala_lumpur: "14P", johore: "1T", kedah: "1T" });
    expect(event(g, "mcp", 10, "unshaded", "johore")).toBeUndefined();
    expect(boardText(g)).toEqual({ kuala_lumpur: "14P", johore: "1T 1P", kedah: "1T" });
  });

  it("M10 shaded cancels the Commander's effect and places a Guerrilla anywhere", () => {
    const spaces = { johore: "2T support", kedah: "1P village" };
    const open = event(position(spaces), "mcp", 10, "shaded");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", EVERYWHERE]);
    const g = position(spaces);
    expect(event(g, "mcp", 10, "shaded", "ec_south")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "2T support", kedah: "1P village", ec_south: "/ 1G" });
    expect([g.commanderCancelled, COMMANDERS[g.commander], g.politicalWill]).toEqual([true, "gurney", 12]);
  });

  it("M10 shaded is placed by the British when they execute it", () => {
    expect(event(position({}), "british", 10, "shaded")?.seat).toBe("british");
  });

  it("M10 shaded changes Control and Political Will by the Guerrilla", () => {
    const g = position({}, { will: 2 });
    event(g, "mcp", 10, "shaded", "perak");
    expect([controlOf(g, "perak"), g.politicalWill]).toEqual(["mcp", 0]);
  });

  it("M10 shaded takes the second Reprisal from Gurney", () => {
    const spaces = { pahang: "2T", johore: "2T" };
    const free = operation(position(spaces), "sweep", "full", "reprisal", "pahang");
    const cancelled = operation(position(spaces, { cancelled: true }), "sweep", "full", "reprisal", "pahang");
    expect([free?.rule, cancelled?.rule]).toEqual(["4.2.2", "3.2.3"]);
  });

  it("M10 shaded takes the second Resettle from Briggs", () => {
    const g = position({ pahang: "2T", johore: "2T" }, { commander: "briggs" });
    event(g, "mcp", 10, "shaded", "thailand");
    expect(operation(g, "train", "full", "resettle", "pahang")?.rule).toBe("3.2.1");
    expect(boardText(g)).toEqual({ pahang: "2T opposition village", johore: "2T", thailand: "/ 1G" });
  });

  it("M10 shaded takes the second Pacify from Templer", () => {
    const g = position({ pahang: "2T 1P", johore: "2T 1P" }, { commander: "templer" });
    event(g, "mcp", 10, "shaded", "thailand");
    operation(g, "train", "full", "pahang", "done", "johore", "done", "done", "pahang", "done");
    expect([spaceText(g, "pahang"), spaceText(g, "johore")]).toEqual(["2T 1P support", "2T 1P"]);
    const free = position({ pahang: "2T 1P", johore: "2T 1P" }, { commander: "templer" });
    operation(free, "train", "full", "pahang", "done", "johore", "done", "done", "pahang", "johore", "done");
    expect([spaceText(free, "pahang"), spaceText(free, "johore")]).toEqual([
      "2T 1P support",
      "2T 1P support",
    ]);
  });

  it("M10 shaded lasts until the next Reset, also when the track cannot move", () => {
    for (const [commander, next] of [
      ["gurney", "briggs"],
      ["templer", "templer"],
    ] as const) {
      const g = position({}, { commander });
      event(g, "mcp", 10, "shaded", "thailand");
      resetPhase(g);
      expect([g.commanderCancelled, COMMANDERS[g.commander]]).toEqual([false, next]);
    }
  });

  it("M10 shaded cancels even when no Guerrilla can be placed", () => {
    const g = position({ thailand: "/ 15G" });
    expect(event(g, "british", 10, "shaded")).toBeUndefined();
    expect([g.commanderCancelled, boardText(g)]).toEqual([true, { thailand: "/ 15G" }]);
  });

  it("M10 shaded lets the MCP take the Guerrilla from the map when none is Available", () => {
    const g = position({ thailand: "/ 14G", pahang: "/ 1G(1A)" });
    expect(event(g, "mcp", 10, "shaded", "pahang", "active.pahang")).toBeUndefined();
    expect(boardText(g)).toEqual({ thailand: "/ 14G", pahang: "/ 1G" });
    expect(g.politicalWill).toBe(12);
  });
});

describe("M11 Chemical Defoliants", () => {
  it("M11 unshaded takes one MCP Resource for each Base in a Jungle Province", () => {
    const g = position({ pahang: "/ 2B 1G", kelantan: "3T / 1B", thailand: "/ 1B" }, { mcp: 10 });
    expect(event(g, "british", 11, "unshaded")).toBeUndefined();
    expect([g.resources.mcp, g.resources.british, g.politicalWill]).toEqual([7, 20, 12]);
    expect(boardText(g)).toEqual({ pahang: "/ 2B 1G", kelantan: "3T / 1B", thailand: "/ 1B" });
  });

  it("M11 unshaded counts no Base in Mountains, Kuala Lumpur or Thailand", () => {
    const g = position(
      { perak: "/ 1B", selangor: "/ 1B", kuala_lumpur: "/ 1B", thailand: "/ 1B" },
      { mcp: 10 },
    );
    event(g, "british", 11, "unshaded");
    expect(g.resources.mcp).toBe(10);
  });

  it("M11 unshaded stops at zero", () => {
    const g = position({ pahang: "/ 2B", johore: "/ 1B" }, { mcp: 1 });
    event(g, "mcp", 11, "unshaded");
    expect(g.resources.mcp).toBe(0);
  });

  it("M11 shaded shifts a space with a Base toward Opposition and lowers Political Will", () => {
    const g = position({
      pahang: "3T / 1B support terror",
      kelantan: "/ 1B",
      perak: "/ 2G",
      thailand: "/ 1B",
    });
    const open = event(g, "mcp", 11, "shaded");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", ["kelantan", "pahang"]]);
    expect(event(g, "mcp", 11, "shaded", "pahang")).toBeUndefined();
    expect([spaceText(g, "pahang"), spaceText(g, "kelantan")]).toEqual(["3T / 1B terror", "/ 1B"]);
    expect([g.politicalWill, g.resources.mcp]).toEqual([11, 10]);
  });

  it("M11 shaded is chosen by the British when they execute it, among spaces that can shift", () => {
    const g = position({ pahang: "/ 1B opposition", perak: "/ 1B", kedah: "/ 1B" });
    const open = event(g, "british", 11, "shaded");
    expect([open?.seat, keysOf(open)]).toEqual(["british", ["kedah", "perak"]]);
  });

  it("M11 shaded lowers Political Will even when no space can shift", () => {
    const g = position({ thailand: "/ 1B", pahang: "/ 1B opposition", johore: "/ 1G" });
    expect(event(g, "british", 11, "shaded")).toBeUndefined();
    expect([boardText(g), g.politicalWill]).toEqual([
      { thailand: "/ 1B", pahang: "/ 1B opposition", johore: "/ 1G" },
      11,
    ]);
  });
});

describe("M12 Orang Asli", () => {
  it("M12 unshaded places up to two Police in each of two Jungle Provinces without MCP Control", () => {
    const g = position({ pahang: "2T / 2G", johore: "/ 1G" });
    expect(event(g, "british", 12, "unshaded", "pahang", "count:2", "kedah", "count:1")).toBeUndefined();
    expect(boardText(g)).toEqual({ pahang: "2T 2P / 2G", johore: "/ 1G", kedah: "1P" });
    expect([g.available.police, g.politicalWill]).toEqual([12, 12]);
  });

  it("M12 unshaded leaves out Mountains, Kuala Lumpur, Economic Centers, Thailand and MCP Control", () => {
    const g = position({ johore: "/ 1G", pahang: "1P / 1G" });
    const open = event(g, "british", 12, "unshaded");
    expect([open?.seat, keysOf(open)]).toEqual(["british", JUNGLE.filter((id) => id !== "johore")]);
    const second = event(g, "british", 12, "unshaded", "kedah", "count:0");
    expect(keysOf(second)).toEqual(JUNGLE.filter((id) => id !== "johore" && id !== "kedah"));
  });

  it("M12 unshaded says why a Province is closed", () => {
    const open = event(position({ johore: "/ 1G" }), "british", 12, "unshaded");
    expect([whyClosed(open, "johore"), whyClosed(open, "perak")]).toEqual([
      "M12 why.elsewhere",
      "M12 why.elsewhere",
    ]);
  });

  it("M12 unshaded may place none, and lets the MCP decide the number when they execute it", () => {
    const g = position({});
    const open = event(g, "mcp", 12, "unshaded", "kedah");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", ["count:0", "count:1", "count:2"]]);
    expect(event(g, "mcp", 12, "unshaded", "kedah", "count:0", "johore", "count:0")).toBeUndefined();
    expect(boardText(g)).toEqual({});
  });

  it("M12 unshaded lets the MCP pick the Provinces when they execute it", () => {
    expect(event(position({}), "mcp", 12, "unshaded")?.seat).toBe("mcp");
  });

  it("M12 unshaded lets only the British fetch Police from the map", () => {
    const g = position({ kuala_lumpur: "15P" });
    expect(event(g, "mcp", 12, "unshaded")).toBeUndefined();
    event(g, "british", 12, "unshaded", "kedah", "police.kuala_lumpur", "none", "johore", "none");
    expect(boardText(g)).toEqual({ kuala_lumpur: "14P", kedah: "1P" });
  });

  it("M12 shaded places a Base in a Jungle Province", () => {
    const g = position({ trengganu: "1P support", pahang: "/ 2B", johore: "1T village" });
    const open = event(g, "mcp", 12, "shaded");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", JUNGLE.filter((id) => id !== "pahang")]);
    expect(event(g, "mcp", 12, "shaded", "kelantan")).toBeUndefined();
    expect(boardText(g)).toEqual({
      trengganu: "1P support",
      pahang: "/ 2B",
      johore: "1T village",
      kelantan: "/ 1B",
    });
    expect(g.politicalWill).toBe(10);
  });

  it("M12 shaded moves a Base of the map for the MCP alone, and that brings no Political Will", () => {
    const g = position({ thailand: "/ 2B", pahang: "/ 2B" });
    expect(event(g, "british", 12, "shaded")).toBeUndefined();
    expect(event(g, "mcp", 12, "shaded", "trengganu", "bases.thailand")).toBeUndefined();
    expect(boardText(g)).toEqual({ thailand: "/ 1B", pahang: "/ 2B", trengganu: "/ 1B" });
    expect(g.politicalWill).toBe(11);
  });

  it("M12 shaded adds a second Base, also by the hand of the British", () => {
    const g = position({ pahang: "/ 1B", johore: "4P" });
    expect(event(g, "british", 12, "shaded")?.seat).toBe("british");
    expect(event(g, "british", 12, "shaded", "pahang")).toBeUndefined();
    expect(boardText(g)).toEqual({ pahang: "/ 2B", johore: "4P" });
    expect(g.politicalWill).toBe(12);
  });

  it("M12 shaded drives out an unguarded New Village", () => {
    const g = position({ johore: "opposition village" });
    event(g, "mcp", 12, "shaded", "johore");
    expect([spaceText(g, "johore"), g.available.villages]).toEqual(["/ 1B opposition", 4]);
  });
});

describe("M13 Malay Police", () => {
  it("M13 unshaded places up to four Police in all in British Controlled spaces", () => {
    const g = position({ kuala_lumpur: "1T", johore: "2T / 1G", pahang: "1T / 1G", ec_north: "2P" });
    const open = event(g, "british", 13, "unshaded");
    expect([open?.seat, keysOf(open)]).toEqual(["british", ["johore", "kuala_lumpur", "none"]]);
    expect(event(g, "british", 13, "unshaded", "johore", "count:3", "kuala_lumpur")).toBeUndefined();
    expect(boardText(g)).toEqual({
      kuala_lumpur: "1T 1P",
      johore: "2T 3P / 1G",
      pahang: "1T / 1G",
      ec_north: "2P",
    });
  });

  it("M13 unshaded may place fewer, or none", () => {
    const g = position({ kuala_lumpur: "1T", johore: "1T" });
    expect(event(g, "british", 13, "unshaded", "none")).toBeUndefined();
    expect(keysOf(event(g, "british", 13, "unshaded", "johore"))).toEqual([
      "count:1",
      "count:2",
      "count:3",
      "count:4",
    ]);
    expect(event(g, "british", 13, "unshaded", "johore", "count:1", "none")).toBeUndefined();
    expect(boardText(g)).toEqual({ kuala_lumpur: "1T", johore: "1T 1P" });
  });

  it("M13 unshaded is chosen by the MCP when they execute it, with Available Police only", () => {
    expect(event(position({ johore: "1T" }), "mcp", 13, "unshaded")?.seat).toBe("mcp");
    const g = position({ kuala_lumpur: "14P", johore: "1T" });
    expect(event(g, "mcp", 13, "unshaded", "johore")).toBeUndefined();
    expect(boardText(g)).toEqual({ kuala_lumpur: "14P", johore: "1T 1P" });
  });

  it("M13 unshaded lets the British fetch Police from the map once none is Available", () => {
    const g = position({ kuala_lumpur: "14P", johore: "1T" });
    event(g, "british", 13, "unshaded", "johore", "police.kuala_lumpur", "none", "none");
    expect(boardText(g)).toEqual({ kuala_lumpur: "13P", johore: "1T 2P" });
  });

  it("M13 shaded shifts a space with Police one level toward Opposition", () => {
    const g = position({ kuala_lumpur: "1P support", johore: "1P terror", ec_north: "2P", perak: "2T" });
    const open = event(g, "mcp", 13, "shaded");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", ["johore", "kuala_lumpur"]]);
    expect(event(g, "mcp", 13, "shaded", "kuala_lumpur")).toBeUndefined();
    expect(boardText(g)).toEqual({ kuala_lumpur: "1P", johore: "1P terror", ec_north: "2P", perak: "2T" });
    expect(g.politicalWill).toBe(12);
  });

  it("M13 shaded is chosen by the British when they execute it, among spaces that can shift", () => {
    const g = position({ pahang: "1P opposition", perak: "1P", kuala_lumpur: "1P support" });
    const open = event(g, "british", 13, "shaded");
    expect([open?.seat, keysOf(open)]).toEqual(["british", ["perak", "kuala_lumpur"]]);
  });

  it("M13 shaded ignores Terror, and does nothing without a space to shift", () => {
    const g = position({ johore: "1P terror", ec_north: "2P" });
    expect(event(g, "british", 13, "shaded")).toBeUndefined();
    expect(spaceText(g, "johore")).toBe("1P opposition terror");
    expect(event(g, "british", 13, "shaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "1P opposition terror", ec_north: "2P" });
  });
});

describe("M14 Korean War", () => {
  it("M14 unshaded brings ten British Resources and one Political Will", () => {
    const g = position({}, { british: 4, will: 12 });
    expect(event(g, "british", 14, "unshaded")).toBeUndefined();
    expect([g.resources.british, g.resources.mcp, g.politicalWill]).toEqual([14, 10, 13]);
  });

  it("M14 unshaded stops at twenty on both tracks", () => {
    const g = position({}, { british: 15, will: 20 });
    event(g, "mcp", 14, "unshaded");
    expect([g.resources.british, g.politicalWill]).toEqual([20, 20]);
  });

  it("M14 shaded takes four British Resources", () => {
    const g = position({}, { british: 9 });
    expect(event(g, "mcp", 14, "shaded")).toBeUndefined();
    expect([g.resources.british, g.resources.mcp, g.politicalWill]).toEqual([5, 10, 12]);
  });

  it("M14 shaded stops at zero", () => {
    const g = position({}, { british: 3 });
    event(g, "mcp", 14, "shaded");
    expect(g.resources.british).toBe(0);
  });
});

describe("M15 Urban Calm", () => {
  it("M15 unshaded trains in Kuala Lumpur and then does a Limited Operation near it, both free", () => {
    const g = position({ kuala_lumpur: "1P", selangor: "/ 1G", johore: "2T" }, { british: 0, will: 10 });
    const answers = ["troops:2", "police:2", "sweep", "selangor", "troops.kuala_lumpur", "count:2"];
    expect(event(g, "british", 15, "unshaded", ...answers)).toBeUndefined();
    expect(boardText(g)).toEqual({ kuala_lumpur: "3P", selangor: "2T / 1G(1A)", johore: "2T" });
    expect([g.resources.british, g.politicalWill]).toEqual([0, 11]);
  });

  it("M15 unshaded is carried out by the British when the MCP execute it", () => {
    const g = position({});
    const open = event(g, "mcp", 15, "unshaded");
    expect([open?.seat, keysOf(open)]).toEqual([
      "british",
      [
        "police:4",
        "police:3",
        "police:2",
        "police:1",
        "troops:4",
        "troops:3",
        "troops:2",
        "troops:1",
        "done",
      ],
    ]);
  });

  it("M15 unshaded has the British pay for a Pacify with the free Train", () => {
    const g = position({ kuala_lumpur: "1T 1P" }, { british: 2 });
    event(g, "british", 15, "unshaded", "done", "kuala_lumpur");
    expect([spaceText(g, "kuala_lumpur"), g.resources.british]).toEqual(["1T 1P support", 0]);
  });

  it("M15 unshaded keeps the Limited Operation in or adjacent to Kuala Lumpur", () => {
    const near = ["pahang", "selangor", "negri_sembilan", "kuala_lumpur"];
    for (const kind of ["train", "garrison", "sweep"]) {
      const g = position({ johore: "1T / 1G(1A)", pahang: "1T / 1G(1A)" });
      expect(keysOf(event(g, "british", 15, "unshaded", "done", kind))).toEqual(near);
    }
    const g = position({ johore: "1T / 1G(1A)", pahang: "1T / 1G(1A)" });
    expect(event(g, "british", 15, "unshaded", "done", "assault")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "1T / 1G(1A)", pahang: "1T" });
  });

  it("M15 unshaded lets a Limited Garrison fetch cubes from anywhere", () => {
    const g = position({ johore: "1T 1P", ec_north: "1P", kedah: "1T" }, { british: 0 });
    const answers = ["police.johore", "police.ec_north", "troops.kedah", "done"];
    expect(event(g, "british", 15, "unshaded", "done", "garrison", "selangor", ...answers)).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "1T", selangor: "1T 2P" });
  });

  it("M15 unshaded offers the Limited Operation without a Special Activity, and not the Assault without a target", () => {
    const g = position({ johore: "1T / 1G(1A)", kuala_lumpur: "1T" });
    expect(keysOf(event(g, "british", 15, "unshaded", "done"))).toEqual(["train", "garrison", "sweep"]);
    expect(keysOf(event(g, "british", 15, "unshaded", "done", "train"))).not.toContain("resettle");
    expect(keysOf(event(g, "british", 15, "unshaded", "done", "sweep"))).not.toContain("reprisal");
  });

  it("M15 unshaded trains in Kuala Lumpur even under MCP Control", () => {
    const g = position({ kuala_lumpur: "/ 2G" }, { will: 10 });
    event(g, "british", 15, "unshaded", "troops:4");
    expect([spaceText(g, "kuala_lumpur"), controlOf(g, "kuala_lumpur"), g.politicalWill]).toEqual([
      "4T / 2G",
      "british",
      12,
    ]);
  });

  it("M15 shaded places a Guerrilla in Kuala Lumpur", () => {
    const g = position({ kuala_lumpur: "1T support" });
    expect(event(g, "mcp", 15, "shaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ kuala_lumpur: "1T / 1G support" });
    expect([controlOf(g, "kuala_lumpur"), g.politicalWill]).toEqual(["nobody", 12]);
  });

  it("M15 shaded gives MCP Control of an empty Kuala Lumpur", () => {
    const g = position({});
    event(g, "british", 15, "shaded");
    expect([controlOf(g, "kuala_lumpur"), g.politicalWill]).toEqual(["mcp", 10]);
  });

  it("M15 shaded lets only the MCP take the Guerrilla from the map", () => {
    const g = position({ thailand: "/ 15G" });
    expect(event(g, "british", 15, "shaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ thailand: "/ 15G" });
    event(g, "mcp", 15, "shaded", "underground.thailand");
    expect(boardText(g)).toEqual({ thailand: "/ 14G", kuala_lumpur: "/ 1G" });
  });
});

describe("M16 Deportations", () => {
  const held = { kuala_lumpur: "3T / 1B 1G", pahang: "5P / 1B 2G(1A)", johore: "1T / 1G", kedah: "/ 1G" };

  it("M16 unshaded removes three MCP pieces from British Control, Bases before Guerrillas, with Political Will per Base", () => {
    const g = position(held);
    const answers = ["bases.pahang", "underground.pahang", "bases.kuala_lumpur"];
    expect(event(g, "british", 16, "unshaded", ...answers)).toBeUndefined();
    expect(boardText(g)).toEqual({
      kuala_lumpur: "3T / 1G",
      pahang: "5P / 1G(1A)",
      johore: "1T / 1G",
      kedah: "/ 1G",
    });
    expect(g.politicalWill).toBe(14);
  });

  it("M16 unshaded is decided by the British, and reaches British Control only", () => {
    const open = event(position(held), "mcp", 16, "unshaded");
    expect([open?.seat, keysOf(open).sort()]).toEqual([
      "british",
      [
        "active.pahang",
        "bases.kuala_lumpur",
        "bases.pahang",
        "none",
        "underground.kuala_lumpur",
        "underground.pahang",
      ],
    ]);
  });

  it("M16 unshaded may be declined at once or after some", () => {
    const g = position(held);
    expect(event(g, "british", 16, "unshaded", "none")).toBeUndefined();
    expect(boardText(g)).toEqual(held);
    expect(event(g, "british", 16, "unshaded", "active.pahang", "none")).toBeUndefined();
    expect([spaceText(g, "pahang"), g.politicalWill]).toEqual(["5P / 1B 1G", 12]);
  });

  it("M16 unshaded does nothing without MCP pieces under British Control, and stops at Political Will twenty", () => {
    const none = position({ johore: "1T / 1G", ec_north: "3P / 1G" });
    expect(event(none, "british", 16, "unshaded")).toBeUndefined();
    const full = position({ pahang: "3T / 2B" }, { will: 19 });
    event(full, "british", 16, "unshaded", "bases.pahang", "bases.pahang");
    expect([spaceText(full, "pahang"), full.politicalWill]).toEqual(["3T", 20]);
  });

  it("M16 unshaded ends the New Village of a supporting Province it clears", () => {
    const g = position({ johore: "2T / 1G support village" });
    event(g, "british", 16, "unshaded", "underground.johore");
    expect([spaceText(g, "johore"), g.available.villages]).toEqual(["2T support", 4]);
  });

  it("M16 shaded shifts a Province toward Opposition and places a Guerrilla there", () => {
    const g = position({ johore: "2T support", kuala_lumpur: "2T support" });
    const open = event(g, "mcp", 16, "shaded");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", PROVINCES]);
    expect(event(g, "mcp", 16, "shaded", "johore")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "2T / 1G", kuala_lumpur: "2T support" });
  });

  it("M16 shaded is chosen by the British when they execute it, among Provinces that can shift", () => {
    const open = event(position({ pahang: "opposition" }), "british", 16, "shaded");
    expect([open?.seat, keysOf(open)]).toEqual(["british", PROVINCES.filter((id) => id !== "pahang")]);
  });

  it("M16 shaded changes Control and Political Will, and drives out an unguarded New Village", () => {
    const g = position({ perak: "village" });
    event(g, "mcp", 16, "shaded", "perak");
    expect([spaceText(g, "perak"), g.politicalWill]).toEqual(["/ 1G opposition", 9]);
  });

  it("M16 shaded places the Guerrilla even when every Province is at Opposition", () => {
    const g = position(ALL_OPPOSED);
    expect(event(g, "mcp", 16, "shaded", "pahang")).toBeUndefined();
    expect([spaceText(g, "pahang"), g.politicalWill]).toEqual(["/ 1G opposition", 11]);
  });

  it("M16 shaded shifts without a Guerrilla when the British find none Available; the MCP may move one", () => {
    const g = position({ thailand: "/ 15G" });
    expect(event(g, "british", 16, "shaded", "perak")).toBeUndefined();
    expect(boardText(g)).toEqual({ thailand: "/ 15G", perak: "opposition" });
    event(g, "mcp", 16, "shaded", "johore", "underground.thailand");
    expect([spaceText(g, "johore"), spaceText(g, "thailand")]).toEqual(["/ 1G opposition", "/ 14G"]);
  });
});
