import { describe, expect, it } from "vitest";
import { play } from "../play.ts";
import { agitatePhase, pacifyPhase } from "../propaganda.ts";
import {
  boardText,
  controlOf,
  event,
  keysOf,
  operation,
  played,
  position,
  probe,
  spaceText,
} from "../testing/index.ts";

const ALL_SUPPORT = Object.fromEntries(
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

const FACTIONS = ["british", "mcp"] as const;

describe("M25 Planters and Miners", () => {
  it("M25 unshaded brings six British Resources and up to one Police in each Economic Center", () => {
    const g = position({ ec_north: "1P / 1G" }, { british: 5 });
    expect(event(g, "british", 25, "unshaded", "count:1", "count:0")).toBeUndefined();
    expect(boardText(g)).toEqual({ ec_north: "2P / 1G" });
    expect([g.resources.british, g.resources.mcp, g.politicalWill]).toEqual([11, 10, 12]);
  });

  it("M25 unshaded stops at twenty Resources, and leaves the Police to whoever executes it", () => {
    const g = position({}, { british: 17 });
    const open = event(g, "mcp", 25, "unshaded");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", ["count:0", "count:1"]]);
    event(g, "mcp", 25, "unshaded", "count:0", "count:1");
    expect([boardText(g), g.resources.british]).toEqual([{ ec_south: "1P" }, 20]);
  });

  it("M25 unshaded lets only the British fetch Police from the map", () => {
    const g = position({ johore: "15P" });
    expect(event(g, "mcp", 25, "unshaded")).toBeUndefined();
    event(g, "british", 25, "unshaded", "police.johore", "none");
    expect(boardText(g)).toEqual({ johore: "14P", ec_north: "1P" });
  });

  it("M25 shaded moves all Troops of one Province to an Economic Center or Kuala Lumpur", () => {
    const g = position({ pahang: "3T 1P / 2G", johore: "1T", kuala_lumpur: "2T", kedah: "2P" });
    const open = event(g, "mcp", 25, "shaded");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", ["pahang", "johore"]]);
    expect(keysOf(event(g, "mcp", 25, "shaded", "pahang"))).toEqual(["kuala_lumpur", "ec_north", "ec_south"]);
    expect(event(g, "mcp", 25, "shaded", "pahang", "ec_south")).toBeUndefined();
    expect(boardText(g)).toEqual({
      pahang: "1P / 2G",
      ec_south: "3T",
      johore: "1T",
      kuala_lumpur: "2T",
      kedah: "2P",
    });
    expect([controlOf(g, "pahang"), g.politicalWill]).toEqual(["mcp", 11]);
  });

  it("M25 shaded leaves both choices to whoever executes it", () => {
    for (const x of FACTIONS) {
      const spaces = { pahang: "1T", johore: "1T" };
      expect(event(position(spaces), x, 25, "shaded")?.seat).toBe(x);
      expect(event(position(spaces), x, 25, "shaded", "johore")?.seat).toBe(x);
    }
  });

  it("M25 shaded leaves a New Village alone with the MCP, which ends it", () => {
    const g = position({ johore: "2T / 1G village" });
    event(g, "mcp", 25, "shaded", "kuala_lumpur");
    expect(boardText(g)).toEqual({ johore: "/ 1G", kuala_lumpur: "2T" });
    expect([g.politicalWill, g.available.villages]).toEqual([10, 4]);
  });

  it("M25 shaded frees Kuala Lumpur of MCP Control in the same step", () => {
    const g = position({ johore: "2T", kuala_lumpur: "/ 1G" }, { will: 10 });
    event(g, "british", 25, "shaded", "kuala_lumpur");
    expect([controlOf(g, "kuala_lumpur"), g.politicalWill]).toEqual(["british", 12]);
  });

  it("M25 shaded does nothing without Troops in a Province", () => {
    const g = position({ kuala_lumpur: "2T", ec_north: "1T", johore: "1P" });
    expect(event(g, "mcp", 25, "shaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ kuala_lumpur: "2T", ec_north: "1T", johore: "1P" });
  });
});

describe("M26 Emergency Regulations", () => {
  it("M26 unshaded places Terror in two British Controlled Provinces with MCP pieces, sets them Neutral and lowers Political Will", () => {
    const g = position({
      johore: "2T / 1G support",
      pahang: "3P / 1B opposition",
      kedah: "2T / 1G",
      perak: "1T / 1G",
      selangor: "2T",
      kuala_lumpur: "2T / 1G",
    });
    const open = event(g, "british", 26, "unshaded");
    expect([open?.seat, keysOf(open)]).toEqual(["british", ["kedah", "pahang", "johore"]]);
    expect(event(g, "british", 26, "unshaded", "johore", "pahang")).toBeUndefined();
    expect(boardText(g)).toEqual({
      johore: "2T / 1G terror",
      pahang: "3P / 1B terror",
      kedah: "2T / 1G",
      perak: "1T / 1G",
      selangor: "2T",
      kuala_lumpur: "2T / 1G",
    });
    expect(g.politicalWill).toBe(11);
  });

  it("M26 unshaded places a second Terror marker, which Pacify must also buy off", () => {
    const g = position({ johore: "2T 1P / 1G support terror" }, { british: 6 });
    expect(event(g, "mcp", 26, "unshaded")).toBeUndefined();
    expect(spaceText(g, "johore")).toBe("2T 1P / 1G 2terror");
    operation(g, "train", "limited", "johore", "done", "johore", "count:3");
    expect([spaceText(g, "johore"), g.resources.british]).toEqual(["2T 1P / 1G support", 0]);
  });

  it("M26 unshaded uses one Province if there is but one, and picks each only once", () => {
    const g = position({ johore: "2T / 1G opposition", kedah: "opposition" });
    expect(event(g, "british", 26, "unshaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "2T / 1G terror", kedah: "opposition" });
    expect(g.politicalWill).toBe(11);
  });

  it("M26 unshaded lowers Political Will without any such Province, not below zero", () => {
    const g = position({ kuala_lumpur: "2T / 1G", johore: "1T" }, { will: 1 });
    event(g, "british", 26, "unshaded");
    expect([boardText(g), g.politicalWill]).toEqual([{ kuala_lumpur: "2T / 1G", johore: "1T" }, 0]);
    event(g, "british", 26, "unshaded");
    expect(g.politicalWill).toBe(0);
  });

  it("M26 unshaded is the only text of the card", () => {
    const g = position({}, { card: 26, stage: "first" });
    expect(keysOf(played(g, play(g), ["box:event"]))).toEqual(["unshaded", "pass"]);
  });

  it("M26 unshaded is chosen by the MCP when they execute it", () => {
    expect(event(position({ johore: "2T / 1G", kedah: "2T / 1G" }), "mcp", 26, "unshaded")?.seat).toBe("mcp");
  });
});

describe("M27 Running Dogs", () => {
  const spaces = { perak: "1T 2P / 1G", johore: "2P / 1G" };

  it("M27 unshaded limits Intimidate to one space and activates its Guerrilla", () => {
    const g = position(spaces);
    expect(event(g, "british", 27, "unshaded")).toBeUndefined();
    expect(operation(g, "rally", "full", "intimidate", "perak", "thailand", "done")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "1T 1P / 1G(1A)", johore: "2P / 1G", thailand: "/ 1G" });
  });

  it("M27 unshaded activates for the removal of a New Village and Support too", () => {
    const g = position({ perak: "1T / 2G support village" }, { capabilities: { 27: "unshaded" } });
    operation(g, "rally", "full", "intimidate", "thailand", "done");
    expect(spaceText(g, "perak")).toBe("1T / 2G(1A)");
  });

  it("M27 unshaded bars an Intimidate that would use up the only Guerrilla of the Terror", () => {
    const only = { johore: "1T 1P / 1G" };
    expect(keysOf(operation(position(only), "terror", "full"))).toContain("intimidate");
    const g = position(only, { capabilities: { 27: "unshaded" } });
    expect(operation(g, "terror", "full")).toBeUndefined();
    expect(spaceText(g, "johore")).toBe("1T 1P / 1G(1A) opposition terror");
  });

  it("M27 unshaded leaves Extort in two spaces, and Terror without Police to remove", () => {
    const g = position(spaces, { capabilities: { 27: "unshaded" }, mcp: 5 });
    expect(operation(g, "rally", "full", "extort", "perak", "johore", "thailand", "done")).toBeUndefined();
    expect(g.resources.mcp).toBe(5 + 2 - 1);
    const terror = position({ johore: "2P / 1G" }, { capabilities: { 27: "unshaded" } });
    operation(terror, "terror", "limited");
    expect(spaceText(terror, "johore")).toBe("2P / 1G(1A) opposition terror");
  });

  it("M27 shaded lets Terror remove one Police in every selected space", () => {
    const g = position({ perak: "1T 2P / 1G", kuala_lumpur: "1P / 1G support", ec_north: "1P / 1G" });
    expect(event(g, "mcp", 27, "shaded")).toBeUndefined();
    const answers = ["perak", "take:yes", "kuala_lumpur", "take:yes", "ec_north", "take:yes"];
    expect(operation(g, "terror", "full", ...answers)).toBeUndefined();
    expect(boardText(g)).toEqual({
      perak: "1T 1P / 1G(1A) opposition terror",
      kuala_lumpur: "/ 1G(1A) terror",
      ec_north: "/ 1G(1A) sabotage",
    });
    expect([g.politicalWill, g.resources.mcp]).toEqual([10, 8]);
  });

  it("M27 shaded is the choice of the MCP in each space, and never a Troop", () => {
    const g = position({ perak: "1T 1P / 1G" }, { capabilities: { 27: "shaded" } });
    const open = operation(g, "terror", "limited");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", ["take:yes", "take:no"]]);
    const declined = position({ perak: "1T 1P / 1G", johore: "1T / 1G" }, { capabilities: { 27: "shaded" } });
    expect(operation(declined, "terror", "full", "perak", "take:no", "johore")).toBeUndefined();
    expect([spaceText(declined, "perak"), spaceText(declined, "johore")]).toEqual([
      "1T 1P / 1G(1A) opposition terror",
      "1T / 1G(1A) opposition terror",
    ]);
  });

  it("M27 shaded leaves Intimidate in two spaces and its Guerrillas Underground", () => {
    const g = position({ ...spaces, kedah: "2P / 1G" }, { capabilities: { 27: "shaded" } });
    operation(g, "rally", "full", "intimidate", "perak", "johore", "thailand", "done");
    expect(boardText(g)).toEqual({
      perak: "1T 1P / 1G",
      johore: "1P / 1G",
      kedah: "2P / 1G",
      thailand: "/ 1G",
    });
  });

  it("M27 shaded holds for a Terror granted by an Event", () => {
    const g = position({ johore: "2P / 1G" }, { capabilities: { 27: "shaded" } });
    event(g, "mcp", 6, "shaded", "terror", "take:yes", "none");
    expect(spaceText(g, "johore")).toBe("1P / 1G(1A) opposition terror");
  });

  it("M27 shaded ends a New Village whose last Police falls", () => {
    const g = position({ johore: "1P / 1G village" }, { capabilities: { 27: "shaded" } });
    operation(g, "terror", "limited", "take:yes");
    expect([spaceText(g, "johore"), g.politicalWill]).toEqual(["/ 1G(1A) opposition terror", 10]);
  });
});

describe("M28 Unity of Command", () => {
  it("M28 unshaded lets Pacify with Train shift two levels, paid one by one", () => {
    const g = position({ johore: "1T 1P opposition" }, { british: 10 });
    expect(event(g, "british", 28, "unshaded")).toBeUndefined();
    expect(operation(g, "train", "limited", "johore", "done", "johore", "count:2")).toBeUndefined();
    expect([boardText(g), g.resources.british]).toEqual([{ johore: "1T 1P support" }, 6]);
  });

  it("M28 unshaded takes Terror first, and allows one level alone", () => {
    const terror = position(
      { johore: "1T 1P opposition terror" },
      { british: 6, capabilities: { 28: "unshaded" } },
    );
    const open = operation(terror, "train", "limited", "johore", "done", "johore");
    expect(keysOf(open)).toEqual(["count:1", "count:2", "count:3"]);
    operation(terror, "train", "limited", "johore", "done", "johore", "count:2");
    expect([spaceText(terror, "johore"), terror.resources.british]).toEqual(["1T 1P", 2]);
  });

  it("M28 unshaded stops at Support", () => {
    const g = position({ johore: "1T 1P" }, { british: 10, capabilities: { 28: "unshaded" } });
    expect(operation(g, "train", "limited", "johore", "done", "johore")).toBeUndefined();
    expect([spaceText(g, "johore"), g.resources.british]).toEqual(["1T 1P support", 8]);
  });

  it("M28 unshaded holds at Propaganda too, in up to two spaces", () => {
    const g = position(
      { johore: "1T 1P opposition", kedah: "1T 1P opposition", perak: "1T 1P" },
      { british: 20, capabilities: { 28: "unshaded" } },
    );
    expect(played(g, pacifyPhase(g), ["johore", "count:2", "kedah", "count:2"])).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "1T 1P support", kedah: "1T 1P support", perak: "1T 1P" });
    expect(g.resources.british).toBe(12);
  });

  it("M28 unshaded goes with Templer's second space", () => {
    const spaces = { johore: "1T 1P opposition", kedah: "1T 1P opposition" };
    const g = position(spaces, { commander: "templer", capabilities: { 28: "unshaded" } });
    const answers = [
      "johore",
      "done",
      "kedah",
      "done",
      "done",
      "johore",
      "count:2",
      "kedah",
      "count:2",
      "done",
    ];
    expect(operation(g, "train", "full", ...answers)).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "1T 1P support", kedah: "1T 1P support" });
  });

  it("M28 unshaded does not help Agitate", () => {
    const g = position({ johore: "1T / 2G support" }, { mcp: 5, capabilities: { 28: "unshaded" } });
    expect(played(g, agitatePhase(g), ["johore"])).toBeUndefined();
    expect([spaceText(g, "johore"), g.resources.mcp]).toEqual(["1T / 2G", 4]);
  });

  it("M28 shaded makes Pacify cost three for each Terror marker and each level", () => {
    const g = position({ johore: "1T 1P opposition terror" }, { british: 10 });
    expect(event(g, "mcp", 28, "shaded")).toBeUndefined();
    expect(operation(g, "train", "limited", "johore", "done", "johore", "count:2")).toBeUndefined();
    expect([boardText(g), g.resources.british]).toEqual([{ johore: "1T 1P" }, 4]);
  });

  it("M28 shaded leaves Pacify at one level", () => {
    const g = position({ johore: "1T 1P opposition" }, { british: 20, capabilities: { 28: "shaded" } });
    expect(operation(g, "train", "limited", "johore", "done", "johore")).toBeUndefined();
    expect([spaceText(g, "johore"), g.resources.british]).toEqual(["1T 1P", 17]);
  });

  it("M28 shaded buys only what the British can pay for", () => {
    const some = position({ johore: "1T 1P terror" }, { british: 5, capabilities: { 28: "shaded" } });
    expect(operation(some, "train", "limited", "johore", "done", "johore")).toBeUndefined();
    expect([spaceText(some, "johore"), some.resources.british]).toEqual(["1T 1P", 2]);
    const none = position({ johore: "1T 1P terror" }, { british: 2, capabilities: { 28: "shaded" } });
    expect(operation(none, "train", "limited", "johore", "done")).toBeUndefined();
    expect([spaceText(none, "johore"), none.resources.british]).toEqual(["1T 1P terror", 2]);
  });

  it("M28 shaded holds at Propaganda too, and leaves Agitate at one", () => {
    const g = position(
      { johore: "1T 1P", kedah: "/ 1G" },
      { british: 10, mcp: 5, capabilities: { 28: "shaded" } },
    );
    played(g, pacifyPhase(g), ["johore"]);
    played(g, agitatePhase(g), ["kedah"]);
    expect([boardText(g), g.resources]).toEqual([
      { johore: "1T 1P support", kedah: "/ 1G opposition" },
      { british: 7, mcp: 4 },
    ]);
  });

  it("M28 shaded leaves the price of Train itself at two", () => {
    const g = position({}, { british: 10, capabilities: { 28: "shaded" } });
    operation(g, "train", "limited", "johore", "police:2");
    expect(g.resources.british).toBe(8);
  });
});

describe("M29 Weapon Bounties", () => {
  it("M29 unshaded removes one Guerrilla per British Resource, up to three", () => {
    const g = position(
      { perak: "/ 1G", thailand: "/ 2G(1A)", ec_north: "/ 1G", pahang: "/ 1B" },
      { british: 8 },
    );
    const answers = ["underground.perak", "active.thailand", "underground.ec_north"];
    expect(event(g, "british", 29, "unshaded", ...answers)).toBeUndefined();
    expect(boardText(g)).toEqual({ thailand: "/ 1G", pahang: "/ 1B" });
    expect([g.resources.british, g.politicalWill]).toEqual([5, 15]);
  });

  it("M29 unshaded is decided by the British, who may pay less or nothing", () => {
    const spaces = { perak: "/ 1G(1A)", thailand: "/ 1B 1G" };
    const open = event(position(spaces), "mcp", 29, "unshaded");
    expect([open?.seat, keysOf(open)]).toEqual(["british", ["active.perak", "underground.thailand", "none"]]);
    const g = position(spaces, { british: 8 });
    expect(event(g, "mcp", 29, "unshaded", "none")).toBeUndefined();
    expect([boardText(g), g.resources.british]).toEqual([spaces, 8]);
    event(g, "mcp", 29, "unshaded", "underground.thailand", "none");
    expect([spaceText(g, "thailand"), g.resources.british]).toEqual(["/ 1B", 7]);
  });

  it("M29 unshaded removes one Guerrilla for one Resource and none for none", () => {
    const one = position({ perak: "/ 3G" }, { british: 1 });
    expect(event(one, "british", 29, "unshaded", "underground.perak")).toBeUndefined();
    expect([spaceText(one, "perak"), one.resources.british]).toEqual(["/ 2G", 0]);
    const none = position({ perak: "/ 3G" }, { british: 0 });
    expect(event(none, "british", 29, "unshaded")).toBeUndefined();
    expect(spaceText(none, "perak")).toBe("/ 3G");
  });

  it("M29 unshaded takes no pay without a Guerrilla to remove", () => {
    const g = position({ perak: "/ 1B" }, { british: 5 });
    expect(event(g, "british", 29, "unshaded")).toBeUndefined();
    expect(g.resources.british).toBe(5);
  });

  it("M29 shaded transfers two Resources from the British to the MCP", () => {
    const g = position({}, { british: 8, mcp: 3 });
    expect(event(g, "mcp", 29, "shaded")).toBeUndefined();
    expect(g.resources).toEqual({ british: 6, mcp: 5 });
  });

  it("M29 shaded transfers only what the British have", () => {
    for (const [british, mcp] of [
      [1, 4],
      [0, 3],
    ]) {
      const g = position({}, { british, mcp: 3 });
      event(g, "mcp", 29, "shaded");
      expect(g.resources).toEqual({ british: 0, mcp });
    }
  });

  it("M29 shaded loses what passes twenty", () => {
    const g = position({}, { british: 8, mcp: 19 });
    event(g, "mcp", 29, "shaded");
    expect(g.resources).toEqual({ british: 6, mcp: 20 });
  });
});

describe("M30 CCP Victory", () => {
  it("M30 unshaded takes three MCP Resources and removes two Guerrillas from anywhere", () => {
    const g = position({ perak: "/ 1G", thailand: "/ 1B 2G(1A)", ec_south: "/ 1G" }, { mcp: 5 });
    expect(event(g, "british", 30, "unshaded", "underground.perak", "active.thailand")).toBeUndefined();
    expect(boardText(g)).toEqual({ thailand: "/ 1B 1G", ec_south: "/ 1G" });
    expect([g.resources.mcp, g.politicalWill]).toEqual([2, 15]);
  });

  it("M30 unshaded must be carried out, and is chosen by the MCP when they execute it", () => {
    const open = event(position({ perak: "/ 1G", thailand: "/ 1B 1G(1A)" }), "mcp", 30, "unshaded");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", ["underground.perak", "active.thailand"]]);
  });

  it("M30 unshaded is chosen by the British when they execute it", () => {
    expect(event(position({ perak: "/ 1G", kedah: "/ 2G" }), "british", 30, "unshaded")?.seat).toBe(
      "british",
    );
  });

  it("M30 unshaded does what it can", () => {
    const g = position({ perak: "/ 1B 1G" }, { mcp: 1 });
    expect(event(g, "british", 30, "unshaded")).toBeUndefined();
    expect([boardText(g), g.resources.mcp]).toEqual([{ perak: "/ 1B" }, 0]);
  });

  it("M30 shaded gives a free Rally in two spaces and a free Agitate that removes all Terror and shifts", () => {
    const g = position({ kelantan: "/ 1B 2terror" }, { mcp: 0 });
    const answers = ["kelantan", "count:1", "pahang", "kelantan", "count:3"];
    expect(event(g, "mcp", 30, "shaded", ...answers)).toBeUndefined();
    expect(boardText(g)).toEqual({ kelantan: "/ 1B 1G opposition", pahang: "/ 1G" });
    expect([g.resources.mcp, g.politicalWill]).toEqual([0, 11]);
  });

  it("M30 shaded allows no second, paid Agitate", () => {
    const g = position({ kelantan: "/ 1B", pahang: "/ 1B" }, { mcp: 5 });
    const answers = ["kelantan", "count:0", "pahang", "count:0"];
    const open = event(g, "mcp", 30, "shaded", ...answers);
    expect([open?.rule, open?.seat, keysOf(open)]).toEqual(["M30", "mcp", ["kelantan", "pahang", "none"]]);
    expect(event(g, "mcp", 30, "shaded", ...answers, "pahang")).toBeUndefined();
    expect([boardText(g), g.resources.mcp]).toEqual([{ kelantan: "/ 1B", pahang: "/ 1B opposition" }, 5]);
  });

  it("M30 shaded lets the MCP decline the Agitate, but not the Rally", () => {
    const g = position({ kelantan: "/ 1B" }, { mcp: 5 });
    const open = event(g, "british", 30, "shaded", "kelantan", "count:0");
    expect([open?.seat, keysOf(open).includes("done")]).toEqual(["mcp", false]);
    expect(event(g, "british", 30, "shaded", "kelantan", "count:0", "thailand", "none")).toBeUndefined();
    expect([boardText(g), g.resources.mcp]).toEqual([{ kelantan: "/ 1B", thailand: "/ 1G" }, 5]);
  });

  it("M30 shaded asks for a Base and MCP Control in one of the two Rally spaces", () => {
    const g = position({ kelantan: "3P / 1B", johore: "/ 1B" }, { mcp: 5 });
    expect(event(g, "mcp", 30, "shaded", "kelantan", "count:1", "kedah")).toBeUndefined();
    expect(boardText(g)).toEqual({ kelantan: "3P / 1B 1G", johore: "/ 1B", kedah: "/ 1G" });
  });

  it("M30 shaded counts a Base just built by its own Rally", () => {
    const g = position({ kelantan: "/ 2G" }, { mcp: 0 });
    event(g, "mcp", 30, "shaded", "kelantan", "take:base", "thailand", "kelantan");
    expect(spaceText(g, "kelantan")).toBe("/ 1B opposition");
  });

  it("M30 shaded does not agitate in Thailand", () => {
    const g = position({ thailand: "/ 1B" });
    expect(event(g, "mcp", 30, "shaded", "thailand", "count:1", "kedah")).toBeUndefined();
    expect(boardText(g)).toEqual({ thailand: "/ 1B 1G", kedah: "/ 1G" });
  });

  it("M30 shaded rallies in the one space there is", () => {
    const g = position(ALL_SUPPORT);
    expect(event(g, "mcp", 30, "shaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ ...ALL_SUPPORT, thailand: "/ 1G" });
  });
});

describe("M31 Ex-Palestine Recruits", () => {
  it("M31 unshaded places up to four Police in British Controlled spaces", () => {
    const g = position({
      kuala_lumpur: "1T",
      johore: "2T / 1G",
      pahang: "1T / 1G",
      ec_south: "1P",
      kedah: "1P",
    });
    const open = event(g, "british", 31, "unshaded");
    expect([open?.seat, keysOf(open)]).toEqual(["british", ["kedah", "johore", "kuala_lumpur", "none"]]);
    expect(
      event(g, "british", 31, "unshaded", "kuala_lumpur", "count:2", "johore", "count:2"),
    ).toBeUndefined();
    expect(boardText(g)).toEqual({
      kuala_lumpur: "1T 2P",
      johore: "2T 2P / 1G",
      pahang: "1T / 1G",
      ec_south: "1P",
      kedah: "1P",
    });
  });

  it("M31 unshaded may place fewer or none, as the executing MCP like", () => {
    const g = position({ kuala_lumpur: "1T", johore: "1T" });
    expect(event(g, "mcp", 31, "unshaded")?.seat).toBe("mcp");
    expect(event(g, "mcp", 31, "unshaded", "none")).toBeUndefined();
    expect(event(g, "mcp", 31, "unshaded", "johore", "count:3", "none")).toBeUndefined();
    expect(boardText(g)).toEqual({ kuala_lumpur: "1T", johore: "1T 3P" });
  });

  it("M31 unshaded does nothing without British Control", () => {
    const g = position({ johore: "1T / 1G", ec_north: "2P" });
    expect(event(g, "british", 31, "unshaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "1T / 1G", ec_north: "2P" });
  });

  it("M31 unshaded lets only the British fetch Police from the map", () => {
    const g = position({ kuala_lumpur: "15P", johore: "1T" });
    expect(event(g, "mcp", 31, "unshaded")).toBeUndefined();
    event(g, "british", 31, "unshaded", "johore", "police.kuala_lumpur", "none", "none");
    expect(boardText(g)).toEqual({ kuala_lumpur: "14P", johore: "1T 1P" });
  });

  it("M31 shaded gives a free Rally in two spaces and shifts one of them, whatever its Terror and Control", () => {
    const g = position({ johore: "3T terror", kedah: "2P" }, { mcp: 0 });
    const open = event(position({ johore: "3T terror" }), "british", 31, "shaded", "johore", "kedah");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", ["kedah", "johore"]]);
    expect(event(g, "british", 31, "shaded", "johore", "kedah", "johore")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "3T / 1G opposition terror", kedah: "2P / 1G" });
    expect([g.resources.mcp, g.politicalWill]).toEqual([0, 12]);
  });

  it("M31 shaded shifts only a space of its own Rally, and never Thailand", () => {
    const g = position({ johore: "1T / 1G" });
    expect(event(g, "mcp", 31, "shaded", "thailand", "kedah")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "1T / 1G", thailand: "/ 1G", kedah: "/ 1G opposition" });
  });

  it("M31 shaded allows the paid Agitate of the Rally besides the free shift", () => {
    const g = position({ kelantan: "/ 1B" }, { mcp: 1 });
    event(g, "mcp", 31, "shaded", "kelantan", "count:0", "kedah", "kelantan");
    expect(boardText(g)).toEqual({ kelantan: "/ 1B opposition", kedah: "/ 1G opposition" });
    expect(g.resources.mcp).toBe(0);
  });

  it("M31 shaded must rally in two spaces, or in the one there is", () => {
    expect(keysOf(event(position({}), "mcp", 31, "shaded", "kedah"))).not.toContain("done");
    const g = position(ALL_SUPPORT);
    expect(event(g, "mcp", 31, "shaded", "thailand?")).toBeUndefined();
    expect(boardText(g)).toEqual({ ...ALL_SUPPORT, thailand: "/ 1G" });
  });
});

describe("M32 SEP", () => {
  it("M32 unshaded replaces up to two Guerrillas with Police in or adjacent to British Control", () => {
    const g = position({ kuala_lumpur: "2T / 1G", pahang: "/ 1B 2G(1A)", kedah: "/ 1G" }, { will: 10 });
    expect(event(g, "british", 32, "unshaded", "active.pahang", "underground.kuala_lumpur")).toBeUndefined();
    expect(boardText(g)).toEqual({ kuala_lumpur: "2T 1P", pahang: "1P / 1B 1G", kedah: "/ 1G" });
    expect([g.politicalWill, g.available.police, g.available.guerrillas]).toEqual([10, 13, 13]);
  });

  it("M32 unshaded moves Control and Political Will by both replacements", () => {
    const g = position({ kuala_lumpur: "2T", pahang: "/ 2G" }, { will: 10 });
    event(g, "british", 32, "unshaded", "underground.pahang", "underground.pahang");
    expect([spaceText(g, "pahang"), controlOf(g, "pahang"), g.politicalWill]).toEqual(["2P", "british", 11]);
  });

  it("M32 unshaded is decided by the British, near British Control only, Guerrillas only", () => {
    const g = position({
      kuala_lumpur: "2T",
      pahang: "/ 1B 1G",
      negri_sembilan: "1T / 1G(1A)",
      johore: "1T / 1G",
      kelantan: "/ 1G",
    });
    const open = event(g, "mcp", 32, "unshaded");
    expect([open?.seat, keysOf(open)]).toEqual([
      "british",
      ["underground.pahang", "active.negri_sembilan", "none"],
    ]);
    expect(event(g, "mcp", 32, "unshaded", "none")).toBeUndefined();
    expect(spaceText(g, "pahang")).toBe("/ 1B 1G");
    expect(event(g, "mcp", 32, "unshaded", "underground.pahang", "none")).toBeUndefined();
    expect(spaceText(g, "pahang")).toBe("1P / 1B");
  });

  it("M32 unshaded only removes a Guerrilla in Thailand, where no Police may be", () => {
    const g = position({ kedah: "1T", thailand: "/ 2G" });
    event(g, "british", 32, "unshaded", "underground.thailand", "none");
    expect(boardText(g)).toEqual({ kedah: "1T", thailand: "/ 1G" });
    expect(g.available.police).toBe(15);
  });

  it("M32 unshaded reaches an Economic Center next to British Control", () => {
    const g = position({ johore: "1T", ec_south: "/ 1G", ec_north: "/ 1G" });
    event(g, "british", 32, "unshaded", "underground.ec_south");
    expect(boardText(g)).toEqual({ johore: "1T", ec_south: "1P", ec_north: "/ 1G" });
  });

  it("M32 unshaded takes Police from the map when none is Available, or only removes the Guerrilla", () => {
    const g = position({ pahang: "/ 2G" }, { pool: { police: 0, rest: "kuala_lumpur" } });
    const open = probe(g, (copy) => event(copy, "mcp", 32, "unshaded", "underground.pahang"));
    expect([open?.seat, keysOf(open)]).toEqual(["british", ["police.kuala_lumpur", "none"]]);
    const answers = ["underground.pahang", "police.kuala_lumpur", "underground.pahang", "none"];
    event(g, "british", 32, "unshaded", ...answers);
    expect(boardText(g)).toEqual({ kuala_lumpur: "14P", pahang: "1P" });
  });

  it("M32 unshaded does nothing without British Control", () => {
    const g = position({ johore: "1T / 1G", ec_north: "3P / 1G" });
    expect(event(g, "british", 32, "unshaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "1T / 1G", ec_north: "3P / 1G" });
  });

  it("M32 shaded lets the MCP intimidate in two spaces for free", () => {
    const g = position(
      { perak: "1T 1P / 1G", johore: "1T / 2G support village", kedah: "1P / 1G" },
      { mcp: 0 },
    );
    expect(event(g, "mcp", 32, "shaded", "perak", "johore")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "1T / 1G", johore: "1T / 2G", kedah: "1P / 1G" });
    expect([g.resources.mcp, g.available.villages]).toEqual([0, 4]);
  });

  it("M32 shaded is carried out by the MCP when the British execute it, in two different spaces", () => {
    const g = position({ perak: "2P / 1G", kedah: "2P / 1G", johore: "2P / 1G" });
    const open = probe(g, (copy) => event(copy, "british", 32, "shaded"));
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", ["kedah", "perak", "johore"]]);
    const second = event(g, "british", 32, "shaded", "perak");
    expect([second?.seat, keysOf(second)]).toEqual(["mcp", ["kedah", "johore"]]);
  });

  it("M32 shaded needs an Underground Guerrilla in each space", () => {
    const g = position({
      perak: "1P / 1G(1A)",
      kedah: "1P / 1B",
      johore: "2P / 2G(1A)",
      ec_north: "1P / 1G",
    });
    expect(event(g, "mcp", 32, "shaded", "johore")).toBeUndefined();
    expect(boardText(g)).toEqual({
      perak: "1P / 1G(1A)",
      kedah: "1P / 1B",
      johore: "1P / 2G(1A)",
      ec_north: "/ 1G",
    });
  });

  it("M32 shaded lets the MCP choose between Police and the New Village with Support", () => {
    const spaces = { johore: "1P / 2G support village" };
    const open = event(position(spaces), "mcp", 32, "shaded");
    expect([open?.seat, keysOf(open)]).toEqual(["mcp", ["take:police", "take:village-and-support"]]);
    const police = position(spaces);
    event(police, "mcp", 32, "shaded", "take:police");
    expect(spaceText(police, "johore")).toBe("/ 2G support");
    const village = position(spaces);
    event(village, "mcp", 32, "shaded", "take:village-and-support");
    expect(spaceText(village, "johore")).toBe("1P / 2G");
  });

  it("M32 shaded removes Support alone from Kuala Lumpur, if Guerrillas outnumber the British there", () => {
    const g = position({ kuala_lumpur: "1T / 2G support", johore: "2T / 1B 2G support" });
    expect(event(g, "mcp", 32, "shaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ kuala_lumpur: "1T / 2G", johore: "2T / 1B 2G support" });
  });

  it("M32 shaded ends a New Village whose last Police it removes", () => {
    const g = position({ perak: "1P / 1G village" });
    expect(event(g, "mcp", 32, "shaded")).toBeUndefined();
    expect([spaceText(g, "perak"), g.politicalWill, g.available.villages]).toEqual(["/ 1G", 9, 4]);
  });

  it("M32 shaded keeps its two spaces under M27, whose Guerrillas still turn Active", () => {
    const g = position({ perak: "1T 1P / 1G", johore: "1T 1P / 1G" }, { capabilities: { 27: "unshaded" } });
    expect(event(g, "mcp", 32, "shaded", "perak")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "1T / 1G(1A)", johore: "1T / 1G(1A)" });
  });

  it("M32 shaded does nothing where there is nothing to intimidate", () => {
    const g = position({ perak: "2T / 1G", kedah: "/ 2G" });
    expect(event(g, "mcp", 32, "shaded")).toBeUndefined();
    expect(boardText(g)).toEqual({ perak: "2T / 1G", kedah: "/ 2G" });
  });
});
