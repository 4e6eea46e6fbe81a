import { describe, expect, it } from "vitest";
import { play } from "../play.ts";
import { resetPhase } from "../propaganda.ts";
import { COMMANDERS, type Commander } from "../state.ts";
import {
  boardText,
  controlOf,
  event,
  keysOf,
  operation,
  played,
  position,
  spaceText,
  whyClosed,
} from "../testing/index.ts";

const FACTIONS = ["british", "mcp"] as const;

describe("M17 Special Branch", () => {
  it("M17 unshaded activates all Guerrillas in two spaces, and the British may assault in one for free", () => {
    const g = position({ pahang: "2T / 3G(1A)", thailand: "/ 2G", kelantan: "/ 1G" }, { british: 3 });
    expect(event(g, "british", 17, "unshaded", "pahang", "thailand", "assault")).toBeUndefined();
    expect(boardText(g)).toEqual({ pahang: "2T / 1G(1A)", thailand: "/ 2G(2A)", kelantan: "/ 1G" });
    expect([g.resources.british, g.politicalWill]).toEqual([3, 13]);
  });

  it("M17 unshaded allows the Assault in a third space", () => {
    const g = position({
      pahang: "2T / 1G",
      kelantan: "/ 1G",
      johore: "1T / 1B 1G(1A)",
      ec_north: "1P / 1G",
    });
    event(g, "british", 17, "unshaded", "pahang", "ec_north", "assault", "johore");
    expect(boardText(g)).toEqual({
      pahang: "2T / 1G(1A)",
      kelantan: "/ 1G",
      johore: "1T / 1B",
      ec_north: "1P / 1G(1A)",
    });
  });

  it("M17 unshaded lets the executing MCP pick the spaces and the British decide on the Assault", () => {
    const spaces = { pahang: "2T / 1G", kelantan: "/ 1G", kedah: "/ 1G" };
    expect(event(position(spaces), "mcp", 17, "unshaded")?.seat).toBe("mcp");
    const open = event(position(spaces), "mcp", 17, "unshaded", "kelantan", "kedah");
    expect([open?.seat, keysOf(open)]).toEqual(["british", ["assault", "none"]]);
    const g = position(spaces);
    expect(event(g, "mcp", 17, "unshaded", "kelantan", "pahang", "none")).toBeUndefined();
    expect(boardText(g)).toEqual({ pahang: "2T / 1G(1A)", kelantan: "/ 1G(1A)", kedah: "/ 1G" });
  });

  it("M17 unshaded gives one Assault in one space, whoever executes it", () => {
    const g = position({ pahang: "1T / 1G", kedah: "1T / 1G" });
    expect(event(position({ pahang: "/ 1G", kedah: "/ 1G" }), "british", 17, "unshaded")?.seat).toBe(
      "british",
    );
    expect(event(g, "british", 17, "unshaded", "pahang", "assault", "kedah")).toBeUndefined();
    expect(boardText(g)).toEqual({ pahang: "1T / 1G(1A)", kedah: "1T" });
  });

  it("M17 unshaded offers the Assault even when nobody is left to activate", () => {
    const g = position({ kuala_lumpur: "1P / 1G(1A)" });
    event(g, "british", 17, "unshaded", "assault");
    expect(spaceText(g, "kuala_lumpur")).toBe("1P");
  });

  it("M17 unshaded is over without an Assault where no cubes meet MCP pieces", () => {
    const g = position({ pahang: "/ 1G", kelantan: "2T" });
    expect(event(g, "british", 17, "unshaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ pahang: "/ 1G(1A)", kelantan: "2T" });
  });

  it("M17 shaded flips every Guerrilla on the map Underground", () => {
    const g = position({
      pahang: "2T / 1B 3G(2A)",
      thailand: "/ 2G(2A)",
      ec_north: "1P / 1G(1A)",
      kedah: "/ 1G",
    });
    expect(event(g, "mcp", 17, "shaded")).toBeUndefined();
    expect(boardText(g)).toEqual({
      pahang: "2T / 1B 3G",
      thailand: "/ 2G",
      ec_north: "1P / 1G",
      kedah: "/ 1G",
    });
  });
});

describe("M18 Jungle Warfare School", () => {
  it("M18 unshaded makes Sweep activate one Guerrilla per cube in Jungle", () => {
    const g = position({ pahang: "2T 1P / 4G" });
    expect(event(g, "british", 18, "unshaded")).toBeUndefined();
    expect(operation(g, "sweep", "limited", "pahang")).toBeUndefined();
    expect(boardText(g)).toEqual({ pahang: "2T 1P / 4G(3A)" });
    expect(g.resources.british).toBe(18);
  });

  it("M18 unshaded counts the Troops that have just moved in", () => {
    const g = position({ kuala_lumpur: "2T", pahang: "1P / 4G" }, { capabilities: { 18: "unshaded" } });
    operation(g, "sweep", "limited", "pahang", "troops.kuala_lumpur", "count:2");
    expect(boardText(g)).toEqual({ pahang: "2T 1P / 4G(3A)" });
  });

  it("M18 unshaded leaves Mountains and Kuala Lumpur at one per cube", () => {
    const spaces = { perak: "2T / 3G", kuala_lumpur: "1P / 3G" };
    const g = position(spaces, { capabilities: { 18: "unshaded" } });
    operation(g, "sweep", "limited", "perak");
    operation(g, "sweep", "limited", "kuala_lumpur");
    expect(boardText(g)).toEqual({ perak: "2T / 3G(2A)", kuala_lumpur: "1P / 3G(1A)" });
  });

  it("M18 unshaded leaves Assault and the price of Train as they are", () => {
    const g = position({ perak: "2T / 3G(3A)" }, { capabilities: { 18: "unshaded" }, british: 4 });
    operation(g, "assault", "limited");
    operation(g, "train", "limited", "kuala_lumpur", "troops:4");
    expect([spaceText(g, "perak"), spaceText(g, "kuala_lumpur"), g.resources.british]).toEqual([
      "2T / 2G(2A)",
      "4T",
      0,
    ]);
  });

  it("M18 shaded makes a Train space that places Troops cost four in all", () => {
    const g = position({ johore: "1P" }, { british: 10 });
    expect(event(g, "mcp", 18, "shaded")).toBeUndefined();
    operation(
      g,
      "train",
      "full",
      "kuala_lumpur",
      "troops:3",
      "police:1",
      "johore",
      "police:2",
      "done",
      "done",
    );
    expect(boardText(g)).toEqual({ kuala_lumpur: "3T 1P", johore: "3P" });
    expect(g.resources.british).toBe(10 - 4 - 2);
  });

  it("M18 shaded charges four in all when the Police come first", () => {
    const g = position({}, { british: 10, capabilities: { 18: "shaded" } });
    operation(g, "train", "limited", "kuala_lumpur", "police:2", "troops:2", "done");
    expect([spaceText(g, "kuala_lumpur"), g.resources.british]).toEqual(["2T 2P", 6]);
  });

  it("M18 shaded leaves Police alone in Kuala Lumpur at two", () => {
    const g = position({}, { british: 10, capabilities: { 18: "shaded" } });
    operation(g, "train", "limited", "kuala_lumpur", "police:4");
    expect([spaceText(g, "kuala_lumpur"), g.resources.british]).toEqual(["4P", 8]);
  });

  it("M18 shaded bars Troops to British who cannot pay four", () => {
    const g = position({}, { british: 3, capabilities: { 18: "shaded" } });
    const open = operation(g, "train", "limited", "kuala_lumpur");
    expect(keysOf(open)).toEqual(["police:4", "police:3", "police:2", "police:1", "done"]);
  });

  it("M18 shaded costs nothing in a free Train", () => {
    const g = position({}, { british: 0, capabilities: { 18: "shaded" } });
    event(g, "british", 15, "unshaded", "troops:4");
    expect([spaceText(g, "kuala_lumpur"), g.resources.british]).toEqual(["4T", 0]);
  });

  it("M18 shaded counts already for the other faction's turn on the same card", () => {
    const g = position({}, { british: 10, card: 18, first: "mcp", stage: "first" });
    played(g, play(g), ["box:event", "shaded"]);
    played(g, play(g), ["box:limited", "train", "kuala_lumpur", "troops:1", "done"]);
    expect([spaceText(g, "kuala_lumpur"), g.resources.british]).toEqual(["1T", 6]);
  });

  it("M18 shaded leaves Sweep at one per cube in Mountains", () => {
    const g = position({ perak: "2T / 3G" }, { capabilities: { 18: "shaded" } });
    operation(g, "sweep", "limited", "perak");
    expect(spaceText(g, "perak")).toBe("2T / 3G(2A)");
  });

  it("M18 shaded leaves Sweep at one per two cubes in Jungle", () => {
    const g = position({ pahang: "2T 1P / 4G" }, { capabilities: { 18: "shaded" } });
    operation(g, "sweep", "limited", "pahang");
    expect(spaceText(g, "pahang")).toBe("2T 1P / 4G(1A)");
  });
});

describe("M19 Food Denial", () => {
  const villages = { johore: "1T village", kedah: "1P village", negri_sembilan: "1P village" };

  it("M19 unshaded costs the MCP a Guerrilla or a Resource for each New Village, mixed as they like", () => {
    const g = position({ ...villages, perak: "/ 1G", thailand: "/ 1B 2G(1A)" }, { mcp: 4, will: 10 });
    const answers = ["take:one-resource", "underground.perak", "active.thailand"];
    expect(event(g, "british", 19, "unshaded", ...answers)).toBeUndefined();
    expect(boardText(g)).toEqual({ ...villages, thailand: "/ 1B 1G" });
    expect([g.resources.mcp, g.politicalWill]).toEqual([3, 13]);
  });

  it("M19 unshaded is decided by the MCP, from any spaces, and never with Bases", () => {
    const g = position({ ...villages, perak: "/ 1G", ec_north: "/ 1G(1A)", thailand: "/ 1B" });
    const open = event(g, "british", 19, "unshaded");
    expect([open?.seat, keysOf(open)]).toEqual([
      "mcp",
      ["underground.perak", "active.ec_north", "take:one-resource"],
    ]);
  });

  it("M19 unshaded takes Guerrillas from MCP without Resources, and Resources from MCP without Guerrillas", () => {
    const poor = position({ ...villages, perak: "/ 4G" }, { mcp: 1 });
    event(poor, "mcp", 19, "unshaded", "take:one-resource");
    expect([spaceText(poor, "perak"), poor.resources.mcp]).toEqual(["/ 2G", 0]);
    const alone = position({ ...villages, perak: "/ 1B" }, { mcp: 5 });
    expect(event(alone, "mcp", 19, "unshaded")).toBeUndefined();
    expect([spaceText(alone, "perak"), alone.resources.mcp]).toEqual(["/ 1B", 2]);
  });

  it("M19 unshaded takes what there is, and nothing without New Villages", () => {
    const broke = position({ ...villages, perak: "/ 1G" }, { mcp: 1 });
    event(broke, "british", 19, "unshaded", "take:one-resource");
    expect([boardText(broke), broke.resources.mcp]).toEqual([villages, 0]);
    const none = position({ perak: "/ 1G" }, { mcp: 5 });
    expect(event(none, "british", 19, "unshaded")).toBeUndefined();
    expect([spaceText(none, "perak"), none.resources.mcp]).toEqual(["/ 1G", 5]);
  });

  it("M19 unshaded counts every New Village, also one its own effect ends", () => {
    const g = position({ johore: "2T / 1G support village", kedah: "1P village", perak: "/ 1G" }, { mcp: 0 });
    event(g, "british", 19, "unshaded", "underground.johore");
    expect(boardText(g)).toEqual({ johore: "2T support", kedah: "1P village" });
  });

  it("M19 shaded brings a Resource for each space with both a New Village and an MCP piece", () => {
    const g = position(
      { johore: "1T / 2G village", pahang: "1P / 1B village", kedah: "1P village", perak: "/ 3G" },
      { mcp: 4 },
    );
    expect(event(g, "british", 19, "shaded")).toBeUndefined();
    expect([g.resources.mcp, g.resources.british]).toEqual([6, 20]);
  });

  it("M19 shaded stops at twenty", () => {
    const g = position({ johore: "1T / 1G village", pahang: "1P / 1B village" }, { mcp: 19 });
    event(g, "mcp", 19, "shaded");
    expect(g.resources.mcp).toBe(20);
  });
});

describe("M20 Regroupment", () => {
  it("M20 unshaded places up to two Police in each Economic Center and a New Village next to one", () => {
    const g = position({ ec_north: "1T", pahang: "1P / 2G" });
    expect(event(g, "british", 20, "unshaded", "count:2", "count:1", "pahang")).toBeUndefined();
    expect(boardText(g)).toEqual({ ec_north: "1T 2P", ec_south: "1P", pahang: "1P / 2G village" });
    expect([g.available.villages, g.politicalWill]).toEqual([3, 12]);
  });

  it("M20 unshaded offers only Provinces adjacent to an Economic Center and without a New Village", () => {
    const g = position({ pahang: "1T village", kuala_lumpur: "2T" });
    const open = event(g, "british", 20, "unshaded", "count:0", "count:0");
    expect(keysOf(open)).toEqual(["perak", "kelantan", "negri_sembilan", "johore", "none"]);
  });

  it("M20 unshaded lets the executing MCP place the Police and the British decide on the New Village", () => {
    const g = position({});
    expect(event(g, "mcp", 20, "unshaded")?.seat).toBe("mcp");
    const open = event(g, "mcp", 20, "unshaded", "count:0", "count:0");
    expect([open?.seat, keysOf(open)]).toEqual([
      "british",
      ["perak", "kelantan", "pahang", "negri_sembilan", "johore", "none"],
    ]);
    event(g, "mcp", 20, "unshaded", "count:0", "count:0", "none");
    expect(boardText(g)).toEqual({});
  });

  it("M20 unshaded allows none, one or two Police in each Economic Center", () => {
    expect(keysOf(event(position({}), "british", 20, "unshaded"))).toEqual(["count:0", "count:1", "count:2"]);
    const g = position({ kuala_lumpur: "15P" });
    const answers = ["police.kuala_lumpur", "police.kuala_lumpur", "police.kuala_lumpur", "none", "none"];
    expect(event(g, "british", 20, "unshaded", ...answers)).toBeUndefined();
    expect(boardText(g)).toEqual({ kuala_lumpur: "12P", ec_north: "2P", ec_south: "1P" });
  });

  it("M20 unshaded lets only the British fetch Police from the map", () => {
    const g = position({ kuala_lumpur: "14P" });
    event(g, "mcp", 20, "unshaded", "count:1", "none");
    expect(boardText(g)).toEqual({ kuala_lumpur: "14P", ec_north: "1P" });
    event(g, "british", 20, "unshaded", "none", "police.kuala_lumpur", "none", "none");
    expect(boardText(g)).toEqual({ kuala_lumpur: "13P", ec_north: "1P", ec_south: "1P" });
  });

  it("M20 unshaded loses the New Village at once where it cannot stand", () => {
    const g = position({ pahang: "/ 1G", johore: "1T support" });
    event(g, "british", 20, "unshaded", "count:0", "count:0", "pahang");
    event(g, "british", 20, "unshaded", "count:0", "count:0", "johore");
    expect(boardText(g)).toEqual({ pahang: "/ 1G", johore: "1T support" });
    expect(g.available.villages).toBe(4);
  });

  it("M20 unshaded places no fifth New Village", () => {
    const g = position({ kedah: "village", selangor: "village", trengganu: "village", pahang: "village" });
    expect(event(g, "british", 20, "unshaded", "count:0", "count:0")).toBeUndefined();
    expect(g.available.villages).toBe(0);
  });

  it("M20 shaded sets a New Village space to Opposition and places a Guerrilla in an Economic Center", () => {
    const g = position({ johore: "1T / 1G support village", kedah: "1P village", perak: "2T support" });
    const open = event(g, "mcp", 20, "shaded");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", ["kedah", "johore"]]);
    const second = event(g, "mcp", 20, "shaded", "johore");
    expect([second?.seat, keysOf(second)]).toEqual(["mcp", ["ec_north", "ec_south"]]);
    const again = position({ johore: "1T / 1G support village", kedah: "1P village" });
    expect(event(again, "mcp", 20, "shaded", "johore", "ec_south")).toBeUndefined();
    expect(boardText(again)).toEqual({
      johore: "1T / 1G opposition village",
      kedah: "1P village",
      ec_south: "/ 1G",
    });
    expect(again.politicalWill).toBe(12);
  });

  it("M20 shaded leaves both choices to whoever executes it, among New Villages not yet at Opposition", () => {
    const spaces = { kedah: "1P village", perak: "1P village", pahang: "1P opposition village" };
    for (const x of FACTIONS) {
      const open = event(position(spaces), x, 20, "shaded");
      expect([open?.seat, keysOf(open)]).toEqual([x, ["kedah", "perak"]]);
      expect(event(position(spaces), x, 20, "shaded", "kedah")?.seat).toBe(x);
    }
  });

  it("M20 shaded places the Guerrilla without any New Village on the map", () => {
    const g = position({ johore: "1T" });
    expect(event(g, "british", 20, "shaded", "ec_north")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "1T", ec_north: "/ 1G" });
  });

  it("M20 shaded sets to Opposition although no Guerrilla is Available to the British; the MCP may move one", () => {
    const g = position({ kedah: "1P village", thailand: "/ 15G" });
    expect(event(g, "british", 20, "shaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ kedah: "1P opposition village", thailand: "/ 15G" });
    event(g, "mcp", 20, "shaded", "ec_south", "underground.thailand");
    expect([spaceText(g, "thailand"), spaceText(g, "ec_south")]).toEqual(["/ 14G", "/ 1G"]);
  });
});

describe("M21 White Areas", () => {
  it("M21 unshaded sets a New Village space to Support and removes the New Village", () => {
    const g = position({ johore: "1P / 2G opposition terror village", kedah: "1P village" });
    const open = event(g, "british", 21, "unshaded");
    expect([open?.seat, keysOf(open)]).toEqual(["british", ["kedah", "johore"]]);
    expect(event(g, "british", 21, "unshaded", "johore")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "1P / 2G support terror", kedah: "1P village" });
    expect([g.available.villages, g.politicalWill]).toEqual([3, 12]);
  });

  it("M21 unshaded is chosen by the MCP when they execute it", () => {
    expect(event(position({ kedah: "1P village", perak: "1P village" }), "mcp", 21, "unshaded")?.seat).toBe(
      "mcp",
    );
  });

  it("M21 unshaded returns the New Village once where Support is secured", () => {
    const g = position({ johore: "2T village" });
    event(g, "mcp", 21, "unshaded");
    expect([spaceText(g, "johore"), g.available.villages]).toEqual(["2T support", 4]);
  });

  it("M21 unshaded does nothing without a New Village", () => {
    const g = position({ johore: "2T" });
    expect(event(g, "british", 21, "unshaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "2T" });
  });

  it("M21 shaded replaces a New Village with a Guerrilla", () => {
    const g = position({ perak: "opposition village", kedah: "1P village" });
    const open = event(g, "mcp", 21, "shaded");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", ["kedah", "perak"]]);
    expect(event(g, "mcp", 21, "shaded", "perak")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "/ 1G opposition", kedah: "1P village" });
    expect([controlOf(g, "perak"), g.politicalWill, g.available.villages]).toEqual(["mcp", 9, 3]);
  });

  it("M21 shaded is chosen by the British when they execute it", () => {
    const g = position({ kedah: "1P village", perak: "1P village" });
    expect(event(g, "british", 21, "shaded")?.seat).toBe("british");
  });

  it("M21 shaded only removes the New Village when the British find no Guerrilla Available", () => {
    const g = position({ kedah: "1P village", thailand: "/ 15G" });
    expect(event(g, "british", 21, "shaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ kedah: "1P", thailand: "/ 15G" });
    expect(g.available.villages).toBe(4);
  });

  it("M21 shaded lets the MCP take the Guerrilla from the map, or go without", () => {
    const taken = position({ kedah: "1P village", thailand: "/ 15G(1A)" });
    event(taken, "mcp", 21, "shaded", "active.thailand");
    expect(boardText(taken)).toEqual({ kedah: "1P / 1G", thailand: "/ 14G" });
    const declined = position({ kedah: "1P village", thailand: "/ 15G" });
    event(declined, "mcp", 21, "shaded", "none");
    expect(boardText(declined)).toEqual({ kedah: "1P", thailand: "/ 15G" });
  });

  it("M21 shaded does nothing without a New Village", () => {
    const g = position({ johore: "2T" });
    expect(event(g, "mcp", 21, "shaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "2T" });
  });
});

describe("M22 Nationalist Parties", () => {
  it("M22 unshaded shifts two spaces one level toward Support and raises Political Will", () => {
    const g = position({ pahang: "/ 2G opposition terror", kuala_lumpur: "2T", johore: "1T support" });
    const open = event(g, "british", 22, "unshaded");
    expect([open?.seat, keysOf(open)]).toEqual([
      "british",
      ["kedah", "perak", "kelantan", "trengganu", "pahang", "selangor", "negri_sembilan", "kuala_lumpur"],
    ]);
    expect(event(g, "british", 22, "unshaded", "pahang", "kuala_lumpur")).toBeUndefined();
    expect(boardText(g)).toEqual({ pahang: "/ 2G terror", kuala_lumpur: "2T support", johore: "1T support" });
    expect(g.politicalWill).toBe(13);
  });

  it("M22 unshaded is chosen by the MCP when they execute it", () => {
    expect(event(position({}), "mcp", 22, "unshaded")?.seat).toBe("mcp");
  });

  it("M22 unshaded shifts two different spaces, one level each even with M28", () => {
    const g = position({ pahang: "opposition" }, { capabilities: { 28: "unshaded" } });
    expect(keysOf(event(g, "mcp", 22, "unshaded", "pahang"))).not.toContain("pahang");
    event(g, "mcp", 22, "unshaded", "kedah", "perak");
    expect(boardText(g)).toEqual({ kedah: "support", perak: "support" });
  });

  it("M22 unshaded ends a New Village where Support is secured", () => {
    const g = position({ johore: "1T village", kedah: "1T / 1G village" });
    event(g, "british", 22, "unshaded", "johore", "kedah");
    expect(boardText(g)).toEqual({ johore: "1T support", kedah: "1T / 1G support village" });
    expect([g.available.villages, g.politicalWill]).toEqual([3, 13]);
  });

  it("M22 unshaded raises Political Will even where all is Support, up to twenty", () => {
    const all = Object.fromEntries(
      [
        "kedah",
        "perak",
        "kelantan",
        "trengganu",
        "pahang",
        "selangor",
        "negri_sembilan",
        "johore",
        "kuala_lumpur",
      ].map((id) => [id, "support"]),
    );
    for (const [before, after] of [
      [12, 13],
      [20, 20],
    ]) {
      const g = position(all, { will: before });
      expect(event(g, "british", 22, "unshaded")).toBeUndefined();
      expect(g.politicalWill).toBe(after);
    }
  });

  it("M22 shaded lets the MCP Rally in three spaces for free", () => {
    const g = position({ pahang: "/ 1B", thailand: "/ 2G" }, { mcp: 0, will: 12 });
    const answers = ["rally", "pahang", "count:2", "thailand", "take:base", "kedah"];
    expect(event(g, "mcp", 22, "shaded", ...answers)).toBeUndefined();
    expect(boardText(g)).toEqual({ pahang: "/ 1B 2G", thailand: "/ 1B", kedah: "/ 1G" });
    expect([g.resources.mcp, g.politicalWill]).toEqual([0, 10]);
  });

  it("M22 shaded is decided by the MCP, who may decline or take fewer spaces", () => {
    const g = position({});
    const open = event(g, "british", 22, "shaded");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", ["rally", "none"]]);
    expect(event(g, "british", 22, "shaded", "none")).toBeUndefined();
    expect(event(g, "british", 22, "shaded", "rally", "thailand", "done")).toBeUndefined();
    expect(boardText(g)).toEqual({ thailand: "/ 1G" });
  });

  it("M22 shaded keeps the limits of Rally and allows no Special Activity", () => {
    const g = position({ johore: "support", kedah: "village", perak: "/ 1G" });
    const open = event(g, "mcp", 22, "shaded", "rally");
    expect(whyClosed(open, "johore")).toBe("3.3.1 why.at-support");
    expect(whyClosed(open, "kedah")).toBe("3.3.1 why.new-village");
    for (const key of ["ec_north", "ec_south", "extort", "intimidate"])
      expect(keysOf(open)).not.toContain(key);
  });

  it("M22 shaded leaves the Agitate of the Rally to be paid", () => {
    const rich = position({ pahang: "/ 1B terror" }, { mcp: 2 });
    event(rich, "mcp", 22, "shaded", "rally", "pahang", "count:0", "done", "pahang", "count:2");
    expect([spaceText(rich, "pahang"), rich.resources.mcp]).toEqual(["/ 1B opposition", 0]);
    const poor = position({ pahang: "/ 1B" }, { mcp: 0 });
    expect(event(poor, "mcp", 22, "shaded", "rally", "pahang", "count:0", "done")).toBeUndefined();
    expect(spaceText(poor, "pahang")).toBe("/ 1B");
  });
});

describe("M23 New Directives", () => {
  it("M23 unshaded removes all Sabotage and Terror from the Economic Centers and Kuala Lumpur", () => {
    const g = position({
      ec_north: "sabotage",
      ec_south: "1P / 1G sabotage",
      kuala_lumpur: "2terror",
      perak: "terror",
    });
    expect(event(g, "british", 23, "unshaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ ec_south: "1P / 1G", perak: "terror" });
    expect(g.politicalWill).toBe(12);
  });

  it("M23 shaded lets the MCP do a free Limited March and then a free Limited Attack", () => {
    const g = position({ trengganu: "/ 2G", kelantan: "/ 1G", pahang: "2P" }, { mcp: 0, will: 10 });
    const answers = [
      "march",
      "pahang",
      "underground.trengganu",
      "count:2",
      "underground.kelantan",
      "attack",
      "die:3",
    ];
    expect(event(g, "mcp", 23, "shaded", ...answers)).toBeUndefined();
    expect(boardText(g)).toEqual({ pahang: "/ 3G(3A)" });
    expect([g.resources.mcp, g.politicalWill]).toEqual([0, 10 + 1 + 2 - 1]);
  });

  it("M23 shaded allows the Attack elsewhere, but only one and no Ambush", () => {
    const spaces = { kedah: "/ 1G", pahang: "1P / 1G", johore: "2P / 2G" };
    const open = event(position(spaces), "mcp", 23, "shaded", "march", "thailand", "attack");
    expect(keysOf(open)).toEqual(["pahang", "johore"]);
    const g = position(spaces);
    expect(event(g, "mcp", 23, "shaded", "march", "thailand", "attack", "johore", "die:2")).toBeUndefined();
    expect(boardText(g)).toEqual({ thailand: "/ 1G", pahang: "1P / 1G", johore: "/ 2G(2A)" });
  });

  it("M23 shaded is decided by the MCP, who may decline", () => {
    const g = position({ pahang: "1P / 1G" });
    const open = event(g, "british", 23, "shaded");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", ["march", "none"]]);
    const second = event(g, "british", 23, "shaded", "none");
    expect([second?.seat, keysOf(second)]).toEqual(["mcp", ["attack", "none"]]);
    expect(event(g, "british", 23, "shaded", "none", "none")).toBeUndefined();
    expect(boardText(g)).toEqual({ pahang: "1P / 1G" });
  });

  it("M23 shaded follows the rules of March: a large group into an Economic Center is seen", () => {
    const g = position({ johore: "/ 3G", ec_south: "1P" });
    event(g, "mcp", 23, "shaded", "march", "ec_south", "count:3", "none");
    expect(spaceText(g, "ec_south")).toBe("1P / 3G(3A)");
  });
});

describe("M24 British Government", () => {
  const at = (commander: Commander, cancelled = false) =>
    position({}, { commander, cancelled, british: 10, will: 12 });

  it("M24 unshaded brings six British Resources and moves the Commander one step", () => {
    const g = at("briggs");
    expect(event(g, "british", 24, "unshaded", "take:resources", "take:right")).toBeUndefined();
    expect([g.resources.british, g.politicalWill, COMMANDERS[g.commander]]).toEqual([16, 12, "templer"]);
  });

  it("M24 unshaded lowers Political Will instead", () => {
    const g = at("briggs");
    expect(event(g, "mcp", 24, "unshaded", "take:will", "take:left")).toBeUndefined();
    expect([g.resources.british, g.politicalWill, COMMANDERS[g.commander]]).toEqual([10, 11, "gurney"]);
  });

  it("M24 unshaded leaves both choices to whoever executes it", () => {
    for (const x of ["british", "mcp"] as const) {
      const first = event(at("briggs"), x, 24, "unshaded");
      expect([first?.seat, keysOf(first)]).toEqual([x, ["take:resources", "take:will"]]);
      const second = event(at("briggs"), x, 24, "unshaded", "take:will");
      expect([second?.seat, keysOf(second)]).toEqual([x, ["take:left", "take:right"]]);
    }
  });

  it("M24 unshaded must move inward from either end of the track", () => {
    for (const end of ["gurney", "templer"] as const) {
      const g = at(end);
      expect(event(g, "british", 24, "unshaded", "take:resources")).toBeUndefined();
      expect(COMMANDERS[g.commander]).toBe("briggs");
    }
  });

  it("M24 unshaded moves a cancelled Commander, who stays cancelled until Reset", () => {
    const g = at("gurney", true);
    event(g, "mcp", 24, "unshaded", "take:will");
    expect([COMMANDERS[g.commander], g.commanderCancelled]).toEqual(["briggs", true]);
    resetPhase(g);
    expect([COMMANDERS[g.commander], g.commanderCancelled]).toEqual(["templer", false]);
  });

  it("M24 unshaded is the only text of the card", () => {
    const g = position({}, { card: 24, stage: "first" });
    const open = played(g, play(g), ["box:event"]);
    expect([keysOf(open), whyClosed(open, "shaded")]).toEqual([["unshaded", "pass"], "5.2 why.single-text"]);
  });

  it("M24 unshaded keeps to the tracks", () => {
    const g = position({}, { british: 17, will: 0 });
    event(g, "british", 24, "unshaded", "take:resources");
    event(g, "mcp", 24, "unshaded", "take:will", "take:right");
    expect([g.resources.british, g.politicalWill]).toEqual([20, 0]);
  });

  it("M24 unshaded lets the new Commander's effect count at once", () => {
    const g = position({ pahang: "2T", johore: "2T" }, { commander: "gurney" });
    event(g, "mcp", 24, "unshaded", "take:will");
    expect(operation(g, "train", "full", "resettle", "pahang")?.rule).toBe("4.2.1");
  });
});
