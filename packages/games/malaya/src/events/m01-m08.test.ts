import { describe, expect, it } from "vitest";
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

const FACTIONS = ["british", "mcp"] as const;

describe("M1 New Villages", () => {
  it("M1 unshaded lets Resettle turn Opposition into Neutral", () => {
    const g = position({ johore: "2T 1P opposition" });
    expect(event(g, "british", 1, "unshaded")).toBeUndefined();
    expect(operation(g, "train", "full", "resettle", "johore", "done", "done", "done")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "2T 1P village" });
    expect([g.politicalWill, g.resources.british]).toEqual([12, 20]);
  });

  it("M1 unshaded leaves Resettle as it is in Neutral and Support Provinces", () => {
    const g = position({ johore: "2T", perak: "1T support" }, { commander: "briggs" });
    event(g, "mcp", 1, "unshaded");
    operation(g, "train", "full", "resettle", "johore", "perak", "kuala_lumpur", "done", "done");
    expect(boardText(g)).toEqual({ johore: "2T opposition village", perak: "1T village" });
  });

  it("M1 unshaded does not reach New Villages placed by Events", () => {
    const g = position({ johore: "2T opposition" }, { capabilities: { 1: "unshaded" } });
    event(g, "british", 4, "unshaded", "johore");
    expect(spaceText(g, "johore")).toBe("2T opposition village");
  });

  it("M1 unshaded does not open New Villages to Rally", () => {
    const g = position({ johore: "1T / 1G opposition village" }, { capabilities: { 1: "unshaded" } });
    expect(whyClosed(operation(g, "rally", "full"), "johore")).toBe("3.3.1 why.new-village");
  });

  it("M1 shaded lets the MCP Rally beside a New Village at Opposition", () => {
    const g = position({ johore: "3T / 1G opposition village" }, { mcp: 5 });
    expect(event(g, "mcp", 1, "shaded")).toBeUndefined();
    expect(operation(g, "rally", "full", "johore", "done")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "3T / 2G opposition village" });
    expect(g.resources.mcp).toBe(4);
  });

  it("M1 shaded keeps Rally out of New Villages at Neutral or Support", () => {
    const g = position(
      { kedah: "1P village", johore: "2T / 1G support village" },
      { capabilities: { 1: "shaded" } },
    );
    const open = operation(g, "rally", "full");
    expect(whyClosed(open, "kedah")).toBe("3.3.1 why.new-village");
    expect(keysOf(open)).not.toContain("johore");
  });

  it("M1 shaded leaves Extort blocked by the New Village", () => {
    const g = position({ johore: "1T / 2G opposition village" }, { capabilities: { 1: "shaded" } });
    expect(keysOf(operation(g, "rally", "full"))).not.toContain("extort");
    expect(keysOf(operation(g, "rally", "full", "johore"))).not.toContain("extort");
  });

  it("M1 shaded holds for a free Rally by an Event too", () => {
    const g = position({ johore: "3T opposition village" }, { capabilities: { 1: "shaded" }, mcp: 0 });
    event(g, "mcp", 22, "shaded", "rally", "johore", "done");
    expect(spaceText(g, "johore")).toBe("3T / 1G opposition village");
  });

  it("M1 shaded leaves Resettle as it is", () => {
    const g = position({ johore: "2T opposition" }, { capabilities: { 1: "shaded" } });
    operation(g, "train", "full", "resettle", "johore", "done", "done");
    expect(spaceText(g, "johore")).toBe("2T opposition village");
  });
});

describe("M2 Min Yuen", () => {
  const guarded = { pahang: "2T / 1B 3G", kelantan: "2T / 1B 2G(1A)" };

  it("M2 unshaded lets Assault take Bases first in one space, even behind Underground Guerrillas", () => {
    const g = position(guarded, { will: 10 });
    expect(event(g, "british", 2, "unshaded")).toBeUndefined();
    expect(operation(g, "assault", "full", "pahang", "take:yes", "kelantan", "done")).toBeUndefined();
    expect(boardText(g)).toEqual({ pahang: "2T / 3G", kelantan: "2T / 1B 1G" });
    expect([g.politicalWill, g.resources.british]).toEqual([10 + 1 + 2, 16]);
  });

  it("M2 unshaded may be kept for a later space of the same Assault", () => {
    const g = position(guarded, { capabilities: { 2: "unshaded" } });
    const open = operation(g, "assault", "full", "pahang", "take:no", "kelantan");
    expect([open?.seat, keysOf(open)]).toEqual(["british", ["take:yes", "take:no"]]);
  });

  it("M2 unshaded does not add removals: one Base for two Troops in a Mountain", () => {
    const g = position({ perak: "2T / 2B 1G(1A)" }, { capabilities: { 2: "unshaded" }, will: 10 });
    operation(g, "assault", "limited", "take:yes");
    expect(spaceText(g, "perak")).toBe("2T / 1B 1G(1A)");
    expect(g.politicalWill).toBe(10 + 1 + 3);
  });

  it("M2 unshaded spends the remaining Troops on Active Guerrillas", () => {
    const g = position({ pahang: "3T / 1B 3G(2A)" }, { capabilities: { 2: "unshaded" } });
    operation(g, "assault", "limited", "take:yes");
    expect(spaceText(g, "pahang")).toBe("3T / 1G");
  });

  it("M2 unshaded changes nothing without a Base, or where the Troops can remove nothing", () => {
    const g = position({ pahang: "1T / 2G(1A)", perak: "1T / 1B 1G" }, { capabilities: { 2: "unshaded" } });
    expect(operation(g, "assault", "full", "pahang", "perak", "done")).toBeUndefined();
    expect(boardText(g)).toEqual({ pahang: "1T / 1G", perak: "1T / 1B 1G" });
  });

  it("M2 unshaded holds for an Assault granted by an Event", () => {
    const g = position({ pahang: "1T / 1B 2G" }, { capabilities: { 2: "unshaded" }, will: 10 });
    event(g, "mcp", 17, "unshaded", "assault", "take:yes");
    expect(spaceText(g, "pahang")).toBe("1T / 2G(2A)");
    expect(g.politicalWill).toBe(11);
  });

  it("M2 shaded makes Extort bring the Population of MCP Controlled spaces", () => {
    const g = position({ perak: "/ 2G", johore: "1T / 2G" }, { mcp: 3 });
    expect(event(g, "mcp", 2, "shaded")).toBeUndefined();
    expect(operation(g, "rally", "full", "extort", "perak", "johore", "kedah", "done")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "/ 2G(1A)", johore: "1T / 2G(1A)", kedah: "/ 1G" });
    expect(g.resources.mcp).toBe(3 + 3 + 2 - 1);
  });

  it("M2 shaded brings one Resource where there is no MCP Control", () => {
    const g = position({ perak: "1T / 1G", kedah: "2P / 1G" }, { capabilities: { 2: "shaded" }, mcp: 3 });
    operation(g, "rally", "full", "extort", "perak", "kedah", "thailand", "done");
    expect(g.resources.mcp).toBe(3 + 2 - 1);
  });

  it("M2 shaded never brings less than one Resource: Thailand and Economic Centers", () => {
    const g = position({ thailand: "/ 1G", ec_north: "/ 1G" }, { capabilities: { 2: "shaded" }, mcp: 3 });
    operation(g, "rally", "full", "extort", "thailand", "ec_north", "kedah", "done");
    expect(g.resources.mcp).toBe(3 + 2 - 1);
  });

  it("M2 shaded stops at twenty Resources", () => {
    const g = position({ perak: "/ 1G" }, { capabilities: { 2: "shaded" }, mcp: 19 });
    operation(g, "march", "full", "extort", "ec_north");
    expect(g.resources.mcp).toBe(20);
  });

  it("M2 shaded leaves Extort out of New Villages", () => {
    const g = position({ perak: "1P / 3G village" }, { capabilities: { 2: "shaded" } });
    expect(controlOf(g, "perak")).toBe("mcp");
    expect(whyClosed(operation(g, "rally", "full"), "extort")).toBe("4.3.1 why.special-nowhere");
  });

  it("M2 shaded leaves Assault as it is", () => {
    const g = position({ pahang: "2T / 1B 1G" }, { capabilities: { 2: "shaded" } });
    operation(g, "assault", "limited");
    expect(spaceText(g, "pahang")).toBe("2T / 1B 1G");
  });
});

describe("M3 Leaflets", () => {
  it("M3 unshaded removes one Guerrilla from each of two Jungle Provinces", () => {
    const g = position({ pahang: "/ 1B 2G(1A)", kelantan: "/ 1G", perak: "/ 2G" }, { will: 10 });
    expect(event(g, "british", 3, "unshaded", "pahang", "active.pahang")).toBeUndefined();
    expect(boardText(g)).toEqual({ pahang: "/ 1B 1G", perak: "/ 2G" });
    expect([g.politicalWill, g.available.guerrillas]).toEqual([12, 12]);
  });

  it("M3 unshaded removes two Guerrillas from one Mountain Province instead", () => {
    const g = position({ perak: "/ 3G(1A)", pahang: "/ 1G" });
    event(g, "british", 3, "unshaded", "perak", "underground.perak", "active.perak");
    expect(boardText(g)).toEqual({ perak: "/ 1G", pahang: "/ 1G" });
  });

  it("M3 unshaded does not mix a Jungle with a Mountain Province", () => {
    const g = position({ pahang: "/ 1G", perak: "/ 1G", selangor: "/ 1G" });
    event(g, "british", 3, "unshaded", "pahang");
    expect(boardText(g)).toEqual({ perak: "/ 1G", selangor: "/ 1G" });
    event(g, "british", 3, "unshaded", "perak");
    expect(boardText(g)).toEqual({ selangor: "/ 1G" });
  });

  it("M3 unshaded takes only one Guerrilla from a single Jungle Province", () => {
    const g = position({ johore: "/ 1B 3G" });
    expect(event(g, "british", 3, "unshaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "/ 1B 2G" });
  });

  it("M3 unshaded reaches neither Kuala Lumpur nor Economic Centers nor Thailand, and no Bases", () => {
    const before = { kuala_lumpur: "/ 1G", ec_north: "/ 1G", thailand: "/ 2G", johore: "/ 1B" };
    const g = position(before);
    expect(event(g, "british", 3, "unshaded")).toBeUndefined();
    expect(boardText(g)).toEqual(before);
  });

  it("M3 unshaded is chosen by the MCP when they execute it", () => {
    const g = position({ pahang: "/ 1G", kelantan: "/ 1G", johore: "/ 1G" });
    const open = event(g, "mcp", 3, "unshaded");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", ["kelantan", "pahang", "johore"]]);
  });

  it("M3 unshaded leaves every choice to whoever executes it", () => {
    for (const x of FACTIONS) {
      const jungle = { pahang: "/ 2G(1A)", kelantan: "/ 2G(1A)", johore: "/ 1G" };
      const ask = (...answers: string[]) => event(position(jungle), x, 3, "unshaded", ...answers);
      expect(ask()?.seat).toBe(x);
      expect(ask("pahang")?.seat).toBe(x);
      expect(ask("pahang", "active.pahang")?.seat).toBe(x);
      expect(ask("pahang", "active.pahang", "kelantan")?.seat).toBe(x);
    }
  });

  it("M3 shaded places two Guerrillas in a space with MCP pieces", () => {
    const g = position({ kelantan: "2P / 1B", pahang: "/ 1G(1A)", johore: "2T" });
    const open = event(g, "mcp", 3, "shaded");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", ["kelantan", "pahang"]]);
    expect(event(g, "mcp", 3, "shaded", "kelantan", "take:two-guerrillas")).toBeUndefined();
    expect(boardText(g)).toEqual({ kelantan: "2P / 1B 2G", pahang: "/ 1G(1A)", johore: "2T" });
    expect(g.politicalWill).toBe(10);
  });

  it("M3 shaded leaves every choice to whoever executes it", () => {
    for (const x of FACTIONS) {
      const spaces = { thailand: "/ 1G", pahang: "/ 1G" };
      expect(event(position(spaces), x, 3, "shaded")?.seat).toBe(x);
      expect(event(position(spaces), x, 3, "shaded", "pahang")?.seat).toBe(x);
    }
  });

  it("M3 shaded places a Base instead", () => {
    const g = position({ thailand: "/ 1G", pahang: "/ 1G" });
    expect(event(g, "mcp", 3, "shaded", "thailand", "take:place-base")).toBeUndefined();
    expect(boardText(g)).toEqual({ thailand: "/ 1B 1G", pahang: "/ 1G" });
  });

  it("M3 shaded heeds neither Support nor New Villages", () => {
    const g = position({ johore: "4T / 1G support village" });
    event(g, "mcp", 3, "shaded", "take:place-base");
    expect(spaceText(g, "johore")).toBe("4T / 1B 1G support village");
  });

  it("M3 shaded puts no Base in an Economic Center and no third Base anywhere", () => {
    const center = position({ ec_south: "1P / 1G" });
    expect(event(center, "mcp", 3, "shaded")).toBeUndefined();
    expect(spaceText(center, "ec_south")).toBe("1P / 3G");
    const full = position({ pahang: "/ 2B" });
    expect(event(full, "mcp", 3, "shaded")).toBeUndefined();
    expect(spaceText(full, "pahang")).toBe("/ 2B 2G");
  });

  it("M3 shaded lets the MCP take a Base from elsewhere when none is Available, without Political Will for it", () => {
    const g = position({ kelantan: "/ 2B", pahang: "/ 2B", trengganu: "/ 1G" });
    const open = event(g, "mcp", 3, "shaded", "trengganu", "take:place-base");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", ["bases.kelantan", "bases.pahang", "none"]]);
    event(g, "mcp", 3, "shaded", "trengganu", "take:place-base", "bases.pahang");
    expect(boardText(g)).toEqual({ kelantan: "/ 2B", pahang: "/ 1B", trengganu: "/ 1B 1G" });
    expect(g.politicalWill).toBe(12);
  });

  it("M3 shaded places the last Available Guerrilla and may fetch the second from the map, Underground", () => {
    const g = position({ thailand: "/ 10G", perak: "/ 4G(4A)" });
    event(g, "mcp", 3, "shaded", "perak", "take:two-guerrillas", "active.perak");
    expect(boardText(g)).toEqual({ thailand: "/ 10G", perak: "/ 5G(3A)" });
  });

  it("M3 shaded offers the British no Base when none is Available, and the MCP both from the map", () => {
    const spaces = { thailand: "/ 14G(1A)", pahang: "/ 2B", kelantan: "/ 2B" };
    const g = position(spaces);
    expect(event(g, "british", 3, "shaded", "thailand")).toBeUndefined();
    expect(spaceText(g, "thailand")).toBe("/ 15G(1A)");
    const full = position({ ...spaces, thailand: "/ 15G(1A)" });
    expect(keysOf(event(full, "mcp", 3, "shaded", "thailand"))).toEqual([
      "take:two-guerrillas",
      "take:place-base",
    ]);
  });

  it("M3 shaded lets the British place only what is Available", () => {
    const g = position({ thailand: "/ 14G", pahang: "/ 2B", kelantan: "/ 2B" });
    expect(event(g, "british", 3, "shaded", "pahang")).toBeUndefined();
    expect(boardText(g)).toEqual({ thailand: "/ 14G", pahang: "/ 2B 1G", kelantan: "/ 2B" });
    expect(event(g, "british", 3, "shaded")).toBeUndefined();
    expect(spaceText(g, "thailand")).toBe("/ 14G");
  });
});

describe("M4 Chinese Squatters", () => {
  it("M4 unshaded places a New Village in any Province without one, and shifts nothing", () => {
    const g = position({ johore: "1T village", kedah: "/ 1G", kuala_lumpur: "2T" });
    const open = event(g, "british", 4, "unshaded");
    expect(keysOf(open)).toEqual(PROVINCES.filter((id) => id !== "johore"));
    expect(event(g, "british", 4, "unshaded", "perak")).toBeUndefined();
    expect(boardText(g)).toEqual({
      johore: "1T village",
      kedah: "/ 1G",
      kuala_lumpur: "2T",
      perak: "village",
    });
    expect([g.available.villages, g.politicalWill]).toEqual([2, 12]);
  });

  it("M4 unshaded is chosen by the MCP when they execute it", () => {
    expect(event(position({}), "mcp", 4, "unshaded")?.seat).toBe("mcp");
  });

  it("M4 unshaded is chosen by the British when they execute it", () => {
    expect(event(position({}), "british", 4, "unshaded")?.seat).toBe("british");
  });

  it("M4 unshaded loses the New Village at once among MCP forces alone, or where Support is secured", () => {
    const g = position({ pahang: "/ 1G", johore: "1T support", kedah: "1T / 1G support" });
    event(g, "british", 4, "unshaded", "pahang");
    event(g, "british", 4, "unshaded", "johore");
    event(g, "british", 4, "unshaded", "kedah");
    expect(boardText(g)).toEqual({ pahang: "/ 1G", johore: "1T support", kedah: "1T / 1G support village" });
    expect(g.available.villages).toBe(3);
  });

  it("M4 unshaded does nothing when all four New Villages are on the map", () => {
    const g = position({ kedah: "village", perak: "village", johore: "village", pahang: "village" });
    expect(event(g, "british", 4, "unshaded")).toBeUndefined();
    expect(Object.keys(boardText(g))).toHaveLength(4);
  });

  it("M4 shaded places one Guerrilla in each of two Provinces", () => {
    const g = position({ perak: "1T support", kedah: "/ 1G" }, { will: 10 });
    expect(event(g, "mcp", 4, "shaded", "perak", "johore")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "1T / 1G support", johore: "/ 1G", kedah: "/ 1G" });
    expect([g.politicalWill, g.available.guerrillas]).toEqual([8, 12]);
  });

  it("M4 shaded is decided by the MCP even when the British execute it, in Provinces only", () => {
    const open = event(position({}), "british", 4, "shaded");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", [...PROVINCES, "none"]]);
  });

  it("M4 shaded may be declined wholly or in part, and asks for two different Provinces", () => {
    const g = position({});
    expect(event(g, "mcp", 4, "shaded", "none")).toBeUndefined();
    expect(boardText(g)).toEqual({});
    expect(keysOf(event(position({}), "mcp", 4, "shaded", "perak"))).not.toContain("perak");
    expect(event(g, "mcp", 4, "shaded", "kedah", "none")).toBeUndefined();
    expect(boardText(g)).toEqual({ kedah: "/ 1G" });
  });

  it("M4 shaded drives out a New Village that no British force guards", () => {
    const g = position({ johore: "village", kedah: "1P village" });
    event(g, "mcp", 4, "shaded", "johore", "kedah");
    expect(boardText(g)).toEqual({ johore: "/ 1G", kedah: "1P / 1G village" });
  });

  it("M4 shaded lets the MCP take Guerrillas from the map, also when the British execute it", () => {
    const g = position({ thailand: "/ 15G(15A)" });
    const open = event(g, "british", 4, "shaded", "perak");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", ["active.thailand", "none"]]);
    event(g, "british", 4, "shaded", "perak", "active.thailand", "none");
    expect(boardText(g)).toEqual({ thailand: "/ 14G(14A)", perak: "/ 1G" });
  });
});

describe("M5 MPAJA Legacy", () => {
  it("M5 unshaded sets one Opposition space to Neutral", () => {
    const g = position({
      pahang: "/ 1G opposition terror",
      kuala_lumpur: "1T opposition",
      johore: "support",
    });
    const open = event(g, "british", 5, "unshaded");
    expect([open?.seat, keysOf(open)]).toEqual(["british", ["pahang", "kuala_lumpur"]]);
    expect(event(g, "british", 5, "unshaded", "pahang")).toBeUndefined();
    expect(boardText(g)).toEqual({
      pahang: "/ 1G terror",
      kuala_lumpur: "1T opposition",
      johore: "support",
    });
  });

  it("M5 unshaded is chosen by the MCP when they execute it", () => {
    expect(event(position({ kedah: "opposition", perak: "opposition" }), "mcp", 5, "unshaded")?.seat).toBe(
      "mcp",
    );
  });

  it("M5 unshaded does nothing without Opposition", () => {
    const g = position({ johore: "support" });
    expect(event(g, "british", 5, "unshaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "support" });
  });

  it("M5 shaded shifts two spaces with MCP pieces one level toward Opposition", () => {
    const g = position({
      pahang: "2T / 1B terror",
      kuala_lumpur: "3T / 1G support",
      kedah: "1P",
      perak: "/ 1G",
    });
    const open = event(g, "mcp", 5, "shaded");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", ["perak", "pahang", "kuala_lumpur"]]);
    expect(event(g, "mcp", 5, "shaded", "pahang", "kuala_lumpur")).toBeUndefined();
    expect(boardText(g)).toEqual({
      pahang: "2T / 1B opposition terror",
      kuala_lumpur: "3T / 1G",
      kedah: "1P",
      perak: "/ 1G",
    });
  });

  it("M5 shaded is chosen by the British when they execute it, among spaces that can shift", () => {
    const g = position({
      pahang: "/ 1G opposition",
      perak: "/ 1G",
      kedah: "/ 1B",
      johore: "1P / 1G support",
    });
    const open = event(g, "british", 5, "shaded");
    expect([open?.seat, keysOf(open)]).toEqual(["british", ["kedah", "perak", "johore"]]);
  });

  it("M5 shaded shifts two different spaces, or the one there is", () => {
    const g = position({ johore: "2T / 1G support", thailand: "/ 1G", ec_north: "/ 1G" });
    expect(event(g, "british", 5, "shaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "2T / 1G", thailand: "/ 1G", ec_north: "/ 1G" });
  });
});

describe("M6 Chin Peng", () => {
  it("M6 unshaded activates all Guerrillas beside a Base and moves two Troops there from anywhere", () => {
    const spaces = { pahang: "/ 1B 1G", kedah: "2T 1P", kuala_lumpur: "2T" };
    const open = event(position(spaces), "british", 6, "unshaded");
    expect([open?.seat, keysOf(open)]).toEqual(["british", ["troops.kedah", "troops.kuala_lumpur"]]);
    const g = position(spaces, { will: 10 });
    expect(event(g, "british", 6, "unshaded", "troops.kedah", "troops.kuala_lumpur")).toBeUndefined();
    expect(boardText(g)).toEqual({ pahang: "2T / 1B 1G(1A)", kedah: "1T 1P", kuala_lumpur: "1T" });
    expect([g.politicalWill, g.available.troops]).toEqual([11, 11]);
  });

  it("M6 unshaded nets the Control of all spaces involved in one step", () => {
    const g = position({ pahang: "/ 1B 1G", perak: "1T / 1G", johore: "2T" }, { will: 1 });
    event(g, "mcp", 6, "unshaded", "troops.perak");
    expect(boardText(g)).toEqual({ pahang: "2T / 1B 1G(1A)", perak: "/ 1G", johore: "1T" });
    expect(g.politicalWill).toBe(0);
  });

  it("M6 unshaded lets the MCP pick Province and Troops when they execute it", () => {
    const g = position({
      pahang: "/ 1B 1G",
      kelantan: "/ 1B",
      perak: "3T",
      thailand: "/ 1B",
      kuala_lumpur: "1T",
    });
    const open = event(g, "mcp", 6, "unshaded");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", ["kelantan", "pahang"]]);
    expect(event(g, "mcp", 6, "unshaded", "pahang")?.seat).toBe("mcp");
  });

  it("M6 unshaded lets the British pick the Province when they execute it", () => {
    const g = position({ pahang: "/ 1B 1G", kelantan: "/ 1B", perak: "3T" });
    expect(event(g, "british", 6, "unshaded")?.seat).toBe("british");
  });

  it("M6 unshaded moves Troops of the map only: one, or none", () => {
    const one = position({ pahang: "/ 1B 2G", kedah: "1T" });
    expect(event(one, "british", 6, "unshaded")).toBeUndefined();
    expect(boardText(one)).toEqual({ pahang: "1T / 1B 2G(2A)" });
    const none = position({ pahang: "1T / 1B 2G" });
    expect(event(none, "british", 6, "unshaded")).toBeUndefined();
    expect(boardText(none)).toEqual({ pahang: "1T / 1B 2G(2A)" });
  });

  it("M6 unshaded does not count a Base in Thailand or Kuala Lumpur", () => {
    const before = { thailand: "/ 1B 2G", kuala_lumpur: "1P / 1B 1G", kedah: "2T" };
    const g = position(before);
    expect(event(g, "british", 6, "unshaded")).toBeUndefined();
    expect(boardText(g)).toEqual(before);
  });

  it("M6 unshaded works on a Base without Guerrillas", () => {
    const g = position({ pahang: "/ 1B", kedah: "2T" }, { will: 10 });
    expect(event(g, "british", 6, "unshaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ pahang: "2T / 1B" });
    expect(g.politicalWill).toBe(11);
  });

  it("M6 shaded grants two free Limited Operations that may use the same Guerrilla twice", () => {
    const g = position({ trengganu: "/ 1G" }, { mcp: 0, will: 10 });
    expect(event(g, "mcp", 6, "shaded", "march", "pahang", "march", "johore")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "/ 1G" });
    expect([g.resources.mcp, g.politicalWill]).toEqual([0, 10 + 1 - 1 + 1 - 2]);
  });

  it("M6 shaded allows different Operations one after the other", () => {
    const g = position({ pahang: "1P / 1G" }, { mcp: 0 });
    event(g, "mcp", 6, "shaded", "rally", "pahang", "attack", "die:2");
    expect(spaceText(g, "pahang")).toBe("/ 2G(2A)");
    expect(g.resources.mcp).toBe(0);
  });

  it("M6 shaded is decided by the MCP, who may decline either", () => {
    const g = position({ pahang: "1P / 1G" });
    const open = event(g, "british", 6, "shaded");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", ["rally", "march", "attack", "terror", "none"]]);
    expect(event(g, "british", 6, "shaded", "none", "none")).toBeUndefined();
    expect(boardText(g)).toEqual({ pahang: "1P / 1G" });
  });

  it("M6 shaded gives one space each and no Special Activity", () => {
    const g = position({ pahang: "1P / 2G" });
    expect(keysOf(event(g, "mcp", 6, "shaded", "rally"))).not.toContain("extort");
    expect(keysOf(event(g, "mcp", 6, "shaded", "attack"))).not.toContain("ambush:pahang");
    expect(keysOf(event(position({}), "mcp", 6, "shaded", "rally", "kedah"))).toContain("march");
  });

  it("M6 shaded leaves the Agitate of a Rally to be paid", () => {
    const poor = position({ pahang: "/ 1B" }, { mcp: 0 });
    expect(keysOf(event(poor, "mcp", 6, "shaded", "rally", "pahang", "count:1"))).toContain("march");
    const rich = position({ pahang: "/ 1B" }, { mcp: 3 });
    event(rich, "mcp", 6, "shaded", "rally", "pahang", "count:1", "pahang", "none");
    expect([spaceText(rich, "pahang"), rich.resources.mcp]).toEqual(["/ 1B 1G opposition", 2]);
  });
});

describe("M7 Trade Unions", () => {
  it("M7 unshaded takes three MCP Resources and sets Kuala Lumpur to Support, from Opposition too", () => {
    const g = position({ kuala_lumpur: "1T opposition terror" }, { mcp: 10 });
    expect(event(g, "british", 7, "unshaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ kuala_lumpur: "1T support terror" });
    expect([g.resources.mcp, g.resources.british, g.politicalWill]).toEqual([7, 20, 12]);
  });

  it("M7 unshaded stops at zero Resources", () => {
    const g = position({}, { mcp: 2 });
    event(g, "mcp", 7, "unshaded");
    expect([g.resources.mcp, spaceText(g, "kuala_lumpur")]).toEqual([0, "support"]);
  });

  it("M7 shaded brings five MCP Resources and sets Kuala Lumpur to Neutral", () => {
    const g = position({ kuala_lumpur: "4T support", johore: "2T support" }, { mcp: 0 });
    expect(event(g, "mcp", 7, "shaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ kuala_lumpur: "4T", johore: "2T support" });
    expect([g.resources.mcp, g.politicalWill]).toEqual([5, 12]);
  });

  it("M7 shaded stops at twenty Resources and lifts Opposition too", () => {
    const g = position({ kuala_lumpur: "opposition" }, { mcp: 17 });
    event(g, "british", 7, "shaded");
    expect([g.resources.mcp, spaceText(g, "kuala_lumpur")]).toEqual([20, ""]);
  });
});

describe("M8 MNLA", () => {
  it("M8 unshaded costs one attacking Guerrilla for each Troop an Attack removes", () => {
    const g = position({ pahang: "2T / 3G" });
    expect(event(g, "british", 8, "unshaded")).toBeUndefined();
    expect(operation(g, "attack", "full", "pahang", "die:3")).toBeUndefined();
    expect(boardText(g)).toEqual({ pahang: "/ 1G(1A)" });
    expect([g.politicalWill, g.resources.mcp]).toEqual([11, 9]);
  });

  it("M8 unshaded costs nothing for Police, and one for the Troop beside one Police", () => {
    const police = position({ pahang: "3T 2P / 2G" }, { capabilities: { 8: "unshaded" } });
    operation(police, "attack", "limited", "die:1");
    expect([spaceText(police, "pahang"), police.politicalWill]).toEqual(["3T / 2G(2A)", 12]);
    const both = position({ pahang: "2T 1P / 3G" }, { capabilities: { 8: "unshaded" } });
    operation(both, "attack", "limited", "die:1");
    expect([spaceText(both, "pahang"), both.politicalWill]).toEqual(["1T / 2G(2A)", 12 - 1 - 1]);
  });

  it("M8 unshaded costs the ambushing Guerrilla for a Troop, the others stay Underground", () => {
    const g = position({ pahang: "1T / 3G" }, { capabilities: { 8: "unshaded" } });
    operation(g, "attack", "full", "ambush:pahang");
    expect([spaceText(g, "pahang"), g.politicalWill]).toEqual(["/ 2G", 11]);
  });

  it("M8 unshaded leaves the Ambush at one cube, Police first", () => {
    const g = position({ pahang: "2T / 3G", johore: "1T 1P / 1G" }, { capabilities: { 8: "unshaded" } });
    operation(g, "attack", "full", "ambush:pahang", "done");
    operation(g, "attack", "full", "ambush:johore", "done");
    expect(boardText(g)).toEqual({ pahang: "1T / 2G", johore: "1T / 1G(1A)" });
    expect(g.politicalWill).toBe(11);
  });

  it("M8 unshaded costs no more Guerrillas than there are, and none for a failed Attack", () => {
    const g = position({ pahang: "2T / 1G", johore: "2T / 1G" }, { capabilities: { 8: "unshaded" } });
    operation(g, "attack", "full", "pahang", "die:1", "johore", "die:2");
    expect(boardText(g)).toEqual({ johore: "2T / 1G(1A)" });
    expect(g.politicalWill).toBe(11);
  });

  it("M8 unshaded holds for an Attack granted by an Event", () => {
    const g = position({ pahang: "3T / 2G" }, { capabilities: { 8: "unshaded" } });
    event(g, "mcp", 6, "shaded", "attack", "die:2", "none");
    expect(boardText(g)).toEqual({ pahang: "1T" });
    expect(g.politicalWill).toBe(11);
  });

  it("M8 unshaded spares Bases", () => {
    const g = position({ pahang: "2T / 1B 1G" }, { capabilities: { 8: "unshaded" } });
    operation(g, "attack", "limited", "die:1");
    expect(spaceText(g, "pahang")).toBe("/ 1B");
  });

  it("M8 shaded lets a successful Attack remove any two cubes", () => {
    const g = position({ pahang: "2T 2P / 2G" });
    expect(event(g, "mcp", 8, "shaded")).toBeUndefined();
    const open = operation(g, "attack", "full", "pahang", "die:2");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", ["lose:0t2p", "lose:1t1p", "lose:2t0p"]]);
    const again = position({ pahang: "2T 2P / 2G" }, { capabilities: { 8: "shaded" } });
    expect(operation(again, "attack", "full", "pahang", "die:2", "lose:2t0p")).toBeUndefined();
    expect(boardText(again)).toEqual({ pahang: "2P / 2G(2A)" });
    expect([again.politicalWill, again.resources.mcp]).toEqual([11, 9]);
  });

  it("M8 shaded lets an Ambush remove two cubes, and lowers Political Will once", () => {
    const g = position({ johore: "2T 2P / 2G" }, { capabilities: { 8: "shaded" } });
    operation(g, "attack", "full", "ambush:johore", "lose:2t0p");
    expect([spaceText(g, "johore"), g.politicalWill]).toEqual(["2P / 2G(1A)", 11]);
  });

  it("M8 shaded allows two Police, without loss of Political Will", () => {
    const g = position({ johore: "2T 3P / 1G" }, { capabilities: { 8: "shaded" } });
    operation(g, "attack", "full", "ambush:johore", "lose:0t2p");
    expect([spaceText(g, "johore"), g.politicalWill]).toEqual(["2T 1P / 1G(1A)", 12]);
  });

  it("M8 shaded still needs the roll for an Attack, in every space", () => {
    const g = position({ pahang: "3T / 1G", johore: "2T / 1G" }, { capabilities: { 8: "shaded" } });
    operation(g, "attack", "full", "pahang", "die:2", "johore", "die:1");
    expect(boardText(g)).toEqual({ pahang: "3T / 1G(1A)", johore: "/ 1G(1A)" });
  });

  it("M8 shaded must take two cubes, so one Troop beside a single Police", () => {
    const g = position({ johore: "3T 1P / 1G" }, { capabilities: { 8: "shaded" } });
    expect(keysOf(operation(g, "attack", "full", "ambush:johore"))).toEqual(["lose:1t1p", "lose:2t0p"]);
  });

  it("M8 shaded removes the one cube there is", () => {
    const g = position({ johore: "1P / 1G" }, { capabilities: { 8: "shaded" } });
    operation(g, "attack", "full", "ambush:johore");
    expect(spaceText(g, "johore")).toBe("/ 1G(1A)");
  });
});
