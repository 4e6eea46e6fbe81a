import { describe, expect, it } from "vitest";
import { play } from "./play.ts";
import {
  agitatePhase,
  britishEarnings,
  forecastWill,
  mcpEarnings,
  pacifyPhase,
  politicalWillPhase,
  redeployPhase,
  resetPhase,
  resourcePhase,
} from "./propaganda.ts";
import { COMMANDERS, type Malaya, type Stage } from "./state.ts";
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
} from "./testing/index.ts";

/** Play one checkpoint of the round. */
const phase = (g: Malaya, ...keys: string[]): Stage => {
  played(g, play(g), keys);
  return g.stage;
};

describe("Propaganda Round", () => {
  it("6.0 the phases follow one another: Political Will and Resources, Support, Redeploy, Reset, next card", () => {
    const g = position(
      { johore: "1T 1P terror", kelantan: "1G(1A)" },
      { stage: "will", will: 12, british: 0, mcp: 1 },
    );
    expect(phase(g)).toBe("pacify");
    expect(g.resources.british).toBe(14);
    expect(phase(g, "johore", "count:2")).toBe("agitate");
    expect(phase(g, "kelantan")).toBe("redeploy");
    expect(phase(g, "done")).toBe("reset");
    expect(phase(g)).toBe("reveal");
    expect(boardText(g)).toEqual({ johore: "1T 1P support", kelantan: "/ 1G opposition" });
    expect(g.resources).toEqual({ british: 10, mcp: 0 });
    expect(COMMANDERS[g.commander]).toBe("briggs");
  });
});

describe("Political Will phase", () => {
  it("6.1 the marker moves by the net of all causes, cut by the track only once", () => {
    const g = position(
      {
        johore: "support",
        perak: "support",
        kedah: "opposition",
        ec_north: "sabotage",
        kuala_lumpur: "terror",
      },
      { will: 19 },
    );
    politicalWillPhase(g);
    // 2 + 3 - 2 - 1 - 1: step by step the first 5 would be cut to 20.
    expect(g.politicalWill).toBe(20);
    const h = position(
      { johore: "support", kedah: "opposition", ec_north: "sabotage", kuala_lumpur: "terror" },
      { will: 20 },
    );
    politicalWillPhase(h);
    expect(h.politicalWill).toBe(18);
    const k = position({ johore: "support", perak: "opposition" }, { will: 1 });
    politicalWillPhase(k);
    expect(k.politicalWill).toBe(0);
  });

  it("6.1.1 the population at Support counts up, that at Opposition down unless a New Village lies there", () => {
    const g = position({
      kuala_lumpur: "support",
      johore: "opposition",
      perak: "1P opposition village",
      kelantan: "opposition",
    });
    expect(forecastWill(g)).toMatchObject({ support: 2, opposition: 4, net: -2 });
    politicalWillPhase(g);
    expect(g.politicalWill).toBe(10);
  });

  it("6.1.1 a New Village at Support does not keep that Support out of the count", () => {
    const g = position({ johore: "2P / 1G support village" });
    expect(forecastWill(g)).toMatchObject({ support: 2, net: 2 });
  });

  it("6.1.1 Control has no part in it", () => {
    const g = position({ perak: "5G", johore: "5P" }, { will: 12 });
    politicalWillPhase(g);
    expect(g.politicalWill).toBe(12);
  });

  it("6.1.2 first Sabotage comes where Guerrillas outnumber cubes in an Economic Center, and it counts at once", () => {
    const g = position({ ec_north: "1P / 2G", ec_south: "1P / 1G" }, { will: 12, british: 0 });
    politicalWillPhase(g);
    expect(spaceText(g, "ec_north")).toBe("1P / 2G sabotage");
    expect(spaceText(g, "ec_south")).toBe("1P / 1G");
    expect(g.politicalWill).toBe(11);
    resourcePhase(g);
    expect(g.resources.british).toBe(6);
  });

  it("6.1.2 one for each Economic Center with Sabotage, one for Terror in Kuala Lumpur, no second marker", () => {
    const g = position(
      { ec_north: "3G sabotage", ec_south: "1T 1P sabotage", kuala_lumpur: "2terror", johore: "terror" },
      { will: 12 },
    );
    politicalWillPhase(g);
    expect(g.politicalWill).toBe(9);
    expect(spaceText(g, "ec_north")).toBe("/ 3G sabotage");
  });

  it("6.1.3 the game ends at once at 0 to 2 or 18 to 20, and before the Resources", () => {
    for (const [will, winner] of [
      [0, "mcp"],
      [2, "mcp"],
      [3, undefined],
      [17, undefined],
      [18, "british"],
      [20, "british"],
    ] as const) {
      const g = position({ pahang: "1B" }, { stage: "will", will, british: 1, mcp: 1 });
      const stage = phase(g);
      expect([will, g.outcome?.winners[0], stage]).toEqual([will, winner, winner ? "over" : "pacify"]);
      expect(g.resources.mcp).toBe(winner ? 1 : 3);
    }
  });

  it("6.1.3 the check looks at Political Will after the net change", () => {
    const g = position({ perak: "support" }, { stage: "will", will: 15 });
    phase(g);
    expect(g.outcome?.winners).toEqual(["british"]);
    const h = position({ perak: "opposition" }, { stage: "will", will: 20 });
    phase(h);
    expect(h.outcome).toBeUndefined();
  });

  it("6.1.4 the third Propaganda card ends the game before Resources and all later phases", () => {
    const g = position(
      { pahang: "1B", johore: "1T 1P terror" },
      { stage: "will", will: 11, rounds: 2, british: 1, mcp: 1 },
    );
    expect(phase(g)).toBe("over");
    expect(g.outcome?.winners).toEqual(["british"]);
    expect(g.resources).toEqual({ british: 1, mcp: 1 });
    expect(spaceText(g, "johore")).toBe("1T 1P terror");
    const h = position({}, { stage: "will", will: 11, rounds: 1 });
    expect(phase(h)).toBe("pacify");
    expect(h.outcome).toBeUndefined();
  });
});

describe("Resource phase", () => {
  it("6.2 both factions earn, up to 20", () => {
    const g = position({ pahang: "2B", kelantan: "2B" }, { british: 15, mcp: 18 });
    resourcePhase(g);
    expect(g.resources).toEqual({ british: 20, mcp: 20 });
  });

  it("6.2.1 the British earn the population under their Control and six for each Economic Center without Sabotage", () => {
    expect(
      britishEarnings(position({ perak: "1P", kuala_lumpur: "1T", johore: "1P / 1G", kelantan: "2G" })),
    ).toBe(17);
    expect(britishEarnings(position({ perak: "1P opposition terror", ec_south: "3G sabotage" }))).toBe(9);
  });

  it("6.2.1 counts out an Economic Center that 6.1.2 would Sabotage in the same round", () => {
    expect(britishEarnings(position({ ec_north: "3G", ec_south: "1P / 1G" }))).toBe(6);
  });

  it("6.2.2 the MCP earn two for each Base on the map, Thailand's and hard-pressed ones included", () => {
    expect(mcpEarnings(position({ thailand: "2B", johore: "5T / 1B", pahang: "1B terror" }))).toBe(8);
    expect(mcpEarnings(position({ pahang: "5G" }))).toBe(0);
  });
});

describe("Support phase", () => {
  it("6.3 the British spend first, then the MCP, and both may spend nothing", () => {
    const g = position({ johore: "1T 1P", kelantan: "1G" }, { stage: "pacify", british: 4, mcp: 4 });
    expect(played(g, play(g), [])?.seat).toBe("british");
    expect(phase(g, "done")).toBe("agitate");
    expect(played(g, play(g), [])?.seat).toBe("mcp");
    expect(phase(g, "done")).toBe("redeploy");
    expect(g.resources).toEqual({ british: 4, mcp: 4 });
    expect(boardText(g)).toEqual({ johore: "1T 1P", kelantan: "/ 1G" });
  });

  it("6.3.1 Pacify: British Control, Troops and Police, Kuala Lumpur too, at most two spaces", () => {
    const spaces = {
      johore: "1T 1P",
      perak: "2P",
      kedah: "2T",
      pahang: "1T 1P / 2G",
      kuala_lumpur: "1T 1P",
      selangor: "1T 1P",
      ec_south: "1T 1P",
    };
    const g = position(spaces);
    const open = played(g, pacifyPhase(g), []);
    expect(keysOf(open)).toEqual(["selangor", "johore", "kuala_lumpur", "done"]);
    expect(whyClosed(open, "perak")).toMatch(/why.needs-troops-and-police$/);
    expect(whyClosed(open, "pahang")).toMatch(/why.not-british-control$/);
    const h = position(spaces, { british: 20, commander: "templer" });
    expect(played(h, pacifyPhase(h), ["johore", "kuala_lumpur"])).toBeUndefined();
    expect(spaceText(h, "selangor")).toBe("1T 1P");
    expect(h.resources.british).toBe(16);
  });

  it("6.3.1 the same space is not Pacified twice: one shift per space", () => {
    const g = position({ johore: "1T 1P opposition", perak: "1T 1P" });
    const open = played(g, pacifyPhase(g), ["johore"]);
    expect(spaceText(g, "johore")).toBe("1T 1P");
    expect(keysOf(open)).toEqual(["perak", "done"]);
  });

  it("6.3.1 two Resources a Terror marker, and only when none is left two for the shift", () => {
    for (const [british, keys, text, left] of [
      [2, ["johore"], "1T 1P terror", 0],
      [5, ["johore", "count:1"], "1T 1P terror", 3],
      [5, ["johore", "count:2"], "1T 1P", 1],
      [6, ["johore", "count:3"], "1T 1P support", 0],
    ] as const) {
      const g = position({ johore: "1T 1P 2terror" }, { british });
      expect(played(g, pacifyPhase(g), keys)).toBeUndefined();
      expect([british, spaceText(g, "johore"), g.resources.british]).toEqual([british, text, left]);
    }
  });

  it("6.3.1 with one Resource or nothing to gain there is no Pacify", () => {
    const g = position({ johore: "1T 1P" }, { british: 1 });
    expect(played(g, pacifyPhase(g), [])).toBeUndefined();
    const h = position({ johore: "1T 1P support" });
    expect(played(h, pacifyPhase(h), [])).toBeUndefined();
  });

  it("6.3.2 Agitate: MCP pieces and no British Control, no Base or MCP Control needed, at most two spaces", () => {
    const spaces = {
      johore: "1P / 1G",
      perak: "1B",
      kedah: "2P / 1G",
      kuala_lumpur: "1G support",
      thailand: "1G",
      ec_north: "1G",
      pahang: "",
    };
    const g = position(spaces);
    const open = played(g, agitatePhase(g), []);
    expect(keysOf(open)).toEqual(["perak", "johore", "kuala_lumpur", "done"]);
    expect(whyClosed(open, "kedah")).toBe("6.3.2 why.british-control");
    expect(whyClosed(open, "pahang")).toBe("6.3.2 why.no-mcp-pieces");
    expect(whyClosed(open, "thailand")).toMatch(/why.never-shifts$/);
    const h = position(spaces, { mcp: 9 });
    expect(played(h, agitatePhase(h), ["johore", "kuala_lumpur"])).toBeUndefined();
    expect(spaceText(h, "johore")).toBe("1P / 1G opposition");
    expect(spaceText(h, "kuala_lumpur")).toBe("/ 1G");
    expect(spaceText(h, "perak")).toBe("/ 1B");
    expect(h.resources.mcp).toBe(7);
  });

  it("6.3.2 one Resource a Terror marker, then one for the single shift; a New Village is no obstacle", () => {
    for (const [mcp, keys, text, left] of [
      [1, ["johore"], "1P / 1G support terror village", 0],
      [5, ["johore", "count:2"], "1P / 1G support village", 3],
      [5, ["johore", "count:3"], "1P / 1G village", 2],
    ] as const) {
      const g = position({ johore: "1P / 1G support 2terror village" }, { mcp });
      expect(played(g, agitatePhase(g), keys)).toBeUndefined();
      expect([mcp, spaceText(g, "johore"), g.resources.mcp]).toEqual([mcp, text, left]);
    }
  });
});

describe("Redeploy phase", () => {
  it("6.4 the British alone redeploy: Guerrillas stay", () => {
    const g = position({ johore: "1P", kelantan: "2G" });
    const open = played(g, redeployPhase(g), []);
    expect(open?.seat).toBe("british");
    expect(keysOf(open)).toEqual(["police.johore", "done"]);
  });

  it("6.4.1 Troops must leave Economic Centers and Provinces under MCP Control for Kuala Lumpur or British Controlled Provinces", () => {
    const spaces = { ec_north: "2T", kelantan: "1T / 2G", johore: "1T", perak: "2P / 2G" };
    const g = position(spaces);
    const first = played(g, redeployPhase(g), []);
    expect(keysOf(first).sort()).toEqual(["johore", "kuala_lumpur"]);
    const h = position(spaces);
    const open = played(h, redeployPhase(h), ["johore", "johore", "count:1"]);
    expect(boardText(h)).toMatchObject({ johore: "3T", ec_north: "1T" });
    expect(keysOf(open).sort()).toEqual(["johore", "kuala_lumpur"]);
    const k = position(spaces);
    played(k, redeployPhase(k), ["johore", "kuala_lumpur", "count:2", "done"]);
    expect(boardText(k)).toEqual({ kuala_lumpur: "2T", johore: "2T", perak: "2P / 2G", kelantan: "/ 2G" });
  });

  it("6.4.1 Troops elsewhere stay: Uncontrolled Provinces and Kuala Lumpur under MCP Control too", () => {
    const g = position({ johore: "1T / 1G", kuala_lumpur: "1T / 3G", perak: "2T" });
    expect(played(g, redeployPhase(g), [])).toBeUndefined();
    expect(boardText(g)).toEqual({ johore: "1T / 1G", kuala_lumpur: "1T / 3G", perak: "2T" });
  });

  it("6.4.1 Kuala Lumpur takes Troops even under MCP Control, when nothing else is left", () => {
    const g = position({ ec_south: "2T", kuala_lumpur: "5G" }, { will: 5 });
    played(g, redeployPhase(g), ["count:2"]);
    expect(spaceText(g, "kuala_lumpur")).toBe("2T / 5G");
  });

  it("6.4.1 then any Police may go to Economic Centers, Kuala Lumpur and British Controlled Provinces", () => {
    const spaces = { kelantan: "1P / 2G", johore: "2P", perak: "1P / 1G" };
    const g = position(spaces);
    const open = played(g, redeployPhase(g), ["police.kelantan"]);
    expect(keysOf(open).sort()).toEqual(["ec_north", "ec_south", "johore", "kuala_lumpur"]);
    const h = position(spaces);
    played(h, redeployPhase(h), [
      "police.kelantan",
      "ec_north",
      "police.johore",
      "kuala_lumpur",
      "count:1",
      "done",
    ]);
    expect(boardText(h)).toEqual({
      kelantan: "/ 2G",
      ec_north: "1P",
      kuala_lumpur: "1P",
      johore: "1P",
      perak: "1P / 1G",
    });
  });

  it("6.4.1 Police may stay where they are, under MCP Control and in Economic Centers", () => {
    const g = position({ kelantan: "1P / 2G", ec_south: "1P" });
    expect(played(g, redeployPhase(g), ["done"])).toBeUndefined();
    expect(boardText(g)).toEqual({ kelantan: "1P / 2G", ec_south: "1P" });
  });

  it("6.4.1 Control is that of before the phase while pieces move", () => {
    // The only Police leave Johore; it still is a British Controlled Province for the next mover.
    const g = position({ johore: "1P", kelantan: "1P / 2G" });
    const open = played(g, redeployPhase(g), ["police.johore", "ec_south", "police.kelantan"]);
    expect(keysOf(open)).toContain("johore");
  });

  it("6.4.2 Control is adjusted afterwards, with Political Will, and without a new victory check", () => {
    const g = position(
      { johore: "2P / 1G", perak: "1T / 2G", kuala_lumpur: "1T" },
      { stage: "redeploy", will: 3 },
    );
    expect(phase(g, "kuala_lumpur", "police.johore", "ec_south", "count:2")).toBe("reset");
    expect(controlOf(g, "johore")).toBe("mcp");
    expect(g.politicalWill).toBe(1);
    expect(g.outcome).toBeUndefined();
    expect(phase(g)).toBe("reveal");
    expect(g.outcome).toBeUndefined();
  });

  it("6.4.2 Provinces relieved of MCP Control give their population back", () => {
    const g = position({ johore: "1P / 1B 1G", negri_sembilan: "5P" }, { will: 10 });
    played(g, redeployPhase(g), ["police.negri_sembilan", "ec_south", "count:5", "done"]);
    expect(controlOf(g, "negri_sembilan")).toBe("nobody");
    expect(g.politicalWill).toBe(10);
    const h = position({ kuala_lumpur: "1P / 2G", johore: "3P" }, { will: 10 });
    played(h, redeployPhase(h), ["police.johore", "kuala_lumpur", "count:2", "done"]);
    expect(controlOf(h, "kuala_lumpur")).toBe("british");
    expect(h.politicalWill).toBe(12);
  });

  it("6.4.2 New Villages follow what the Redeploy leaves behind", () => {
    const g = position({ johore: "1P / 1G village", kuala_lumpur: "1P" });
    played(g, redeployPhase(g), ["police.johore", "kuala_lumpur", "done"]);
    expect(spaceText(g, "johore")).toBe("/ 1G");
    expect(g.available.villages).toBe(4);
  });
});

describe("Reset phase", () => {
  it("6.5 all Terror and Sabotage leave the map, all Guerrillas go Underground, attitudes and New Villages stay", () => {
    const g = position({
      johore: "1P / 2G(2A) opposition 3terror village",
      ec_north: "1G(1A) sabotage",
      kuala_lumpur: "support terror",
      thailand: "1B 1G(1A)",
    });
    resetPhase(g);
    expect(boardText(g)).toEqual({
      johore: "1P / 2G opposition village",
      ec_north: "/ 1G",
      kuala_lumpur: "support",
      thailand: "/ 1B 1G",
    });
  });

  it("6.5 then the next card is revealed", () => {
    const g = position({}, { stage: "reset" });
    expect(phase(g)).toBe("reveal");
    expect(played(g, play(g), [])?.seat).toBe("chance");
  });
});

describe("Commander Track", () => {
  it("6.6 the track has three Commanders and steps right at each Reset, as far as Templer", () => {
    const g = position({});
    const seen = [COMMANDERS[g.commander]];
    for (let i = 0; i < 3; i++) {
      resetPhase(g);
      seen.push(COMMANDERS[g.commander]);
    }
    expect(seen).toEqual(["gurney", "briggs", "templer", "templer"]);
  });

  it("6.6.1 Events move it too, in either direction but never off the track", () => {
    const g = position({}, { commander: "briggs", british: 0 });
    expect(keysOf(event(g, "mcp", 24, "unshaded", "take:resources"))).toEqual(["take:left", "take:right"]);
    const h = position({}, { commander: "gurney", british: 0 });
    event(h, "mcp", 24, "unshaded", "take:resources");
    expect(COMMANDERS[h.commander]).toBe("briggs");
    const k = position({}, { commander: "templer" });
    event(k, "british", 24, "unshaded", "take:will");
    expect(COMMANDERS[k.commander]).toBe("briggs");
  });

  it("6.6.2 Gurney doubles Reprisal, Briggs Resettle, Templer the Pacify of a full Train, and nothing else", () => {
    const spaces = { johore: "1T 1P", perak: "1T 1P", kedah: "1T 1P" };
    for (const commander of COMMANDERS) {
      const reprisal = operation(position(spaces, { commander }), "sweep", "full", "reprisal", "johore");
      expect([commander, reprisal?.rule === "4.2.2"]).toEqual([commander, commander === "gurney"]);
      const resettle = operation(position(spaces, { commander }), "train", "full", "resettle", "johore");
      expect([commander, resettle?.rule === "4.2.1"]).toEqual([commander, commander === "briggs"]);
      const train = ["johore", "done", "perak", "done", "done", "johore"];
      const pacify = operation(position(spaces, { commander }), "train", "full", ...train);
      expect([commander, keysOf(pacify).includes("perak")]).toEqual([commander, commander === "templer"]);
    }
  });

  it("6.6.2 a Limited Train Pacifies one space under Templer too", () => {
    const g = position({ johore: "1T 1P" }, { commander: "templer" });
    expect(operation(g, "train", "limited", "johore", "done", "johore")).toBeUndefined();
  });

  it("6.6.3 Gurney Killed cancels the effect, whoever commands, until the next Reset", () => {
    const spaces = { johore: "1T 1P", perak: "1T 1P" };
    const cancelled = (commander: (typeof COMMANDERS)[number]): Malaya => {
      const g = position(spaces, { commander });
      event(g, "mcp", 10, "shaded", "thailand");
      return g;
    };
    expect(operation(cancelled("gurney"), "sweep", "full", "reprisal", "johore")?.rule).not.toBe("4.2.2");
    expect(operation(cancelled("briggs"), "train", "full", "resettle", "johore")?.rule).not.toBe("4.2.1");
    const train = ["johore", "done", "perak", "done", "done", "johore"];
    expect(keysOf(operation(cancelled("templer"), "train", "full", ...train))).not.toContain("perak");
    for (const commander of COMMANDERS) {
      const g = cancelled(commander);
      resetPhase(g);
      expect(g.commanderCancelled).toBe(false);
    }
  });

  it("6.6.3 at Templer the Reset ends the cancellation although the marker cannot step right", () => {
    const g = position({}, { commander: "templer", cancelled: true });
    resetPhase(g);
    expect([COMMANDERS[g.commander], g.commanderCancelled]).toEqual(["templer", false]);
  });

  it("6.6.3 an Event that moves the track leaves the cancellation in force", () => {
    const g = position({}, { commander: "briggs", cancelled: true });
    event(g, "mcp", 24, "unshaded", "take:will", "take:right");
    expect([COMMANDERS[g.commander], g.commanderCancelled]).toEqual(["templer", true]);
  });
});
