import { describe, expect, it } from "vitest";
import { play } from "./play.ts";
import {
  britishIntel,
  britishRedeploy,
  expropriations,
  forecastWill,
  haganahCooperation,
  irgunRedeploy,
  politicalWillPhase,
  resetPhase,
} from "./propaganda.ts";
import { type Stage, setup } from "./state.ts";
import { boardText, keysOf, played, position, spaceText } from "./testing/index.ts";

describe("Propaganda Round", () => {
  it("6.0 Political Will, Resources, Redeploy and Reset follow each other, then the next card", () => {
    const g = setup("standard");
    const log: string[] = [];
    g.log = (entry) => {
      if (entry.kind === "phase") log.push(entry.rule);
    };
    const stages: readonly (readonly [Stage, ...string[]])[] = [
      ["will"],
      ["rob", "none"],
      ["intel", "intel:1"],
      ["haganah", "none"],
      ["redeploy", "done", "done"],
      ["irgun-redeploy", "none", "none", "none", "none"],
      ["reset"],
    ];
    g.stage = "will";
    for (const [stage, ...answers] of stages) {
      expect(g.stage).toBe(stage);
      expect(played(g, play(g), answers)).toBeUndefined();
    }
    expect(g.stage).toBe("reveal");
    expect(log).toEqual(["6.1", "6.2", "6.3", "6.4"]);
  });
});

describe("Political Will phase", () => {
  it("6.1 losses and gains make one net change, cut off once", () => {
    const low = position({ gaza: "4sabotage" }, { will: 1 });
    politicalWillPhase(low);
    // Four down and five up: 2, not 5 by way of 0.
    expect(low.politicalWill).toBe(2);
    const high = position({ gaza: "4sabotage" }, { will: 19 });
    politicalWillPhase(high);
    expect(high.politicalWill).toBe(20);
    const beyond = position({ tel_aviv: "5terror" }, { will: 6 });
    politicalWillPhase(beyond);
    expect(beyond.politicalWill).toBe(0);
  });

  it("6.1.1 one for each Sabotage in a District, two for each in a City, three for each Terror, two for a Railway once", () => {
    const g = position({
      gaza: "2sabotage",
      lydda: "sabotage",
      tel_aviv: "2sabotage 2terror",
      haifa_c: "terror",
      rw_egypt: "3sabotage",
      rw_syria: "sabotage",
    });
    expect(forecastWill(g)).toEqual({
      districts: 3,
      cities: 4,
      terror: 9,
      railways: 4,
      clearRailways: 0,
      clearCities: 1,
      net: -19,
    });
  });

  it("6.1.2 two if no Railway at all is Sabotaged, one for each City without Sabotage and Terror", () => {
    expect(forecastWill(position({})).net).toBe(5);
    expect(forecastWill(position({ rw_egypt: "sabotage" }))).toMatchObject({ clearRailways: 0, net: 1 });
    expect(forecastWill(position({ tel_aviv: "terror" }))).toMatchObject({ clearCities: 2, net: 1 });
    expect(forecastWill(position({ tel_aviv: "sabotage", haifa_c: "sabotage terror" }))).toMatchObject({
      clearCities: 1,
    });
    // Sabotage in Districts, Curfews and pieces keep no City from being in order.
    expect(forecastWill(position({ tel_aviv: "1T / 5C 2K curfew", lydda: "sabotage" }))).toMatchObject({
      clearCities: 3,
    });
  });

  it("6.1.2 the book's example: -4 with two Sabotage in Jerusalem, one in Haifa and one in Galilee", () => {
    const g = position({ jerusalem_c: "2sabotage", haifa_c: "sabotage", galilee: "sabotage" }, { will: 12 });
    politicalWillPhase(g);
    expect(g.politicalWill).toBe(8);
  });

  it("6.1.3 at 0 after the net change the Irgun win at once, in any round, before anything else", () => {
    for (const rounds of [0, 1, 2]) {
      const g = position({ tel_aviv: "2terror", rw_egypt: "sabotage" }, { stage: "will", will: 6, rounds });
      played(g, play(g), []);
      expect([g.politicalWill, g.stage, g.outcome?.winners]).toEqual([0, "over", ["irgun"]]);
    }
    const saved = position({}, { stage: "will", will: 0 });
    played(saved, play(saved), []);
    expect([saved.politicalWill, saved.stage, saved.outcome]).toEqual([5, "rob", undefined]);
  });

  it("6.1.4 after the third Propaganda card the game ends with a British victory, unless the Irgun have won", () => {
    for (const [rounds, stage] of [
      [0, "rob"],
      [1, "rob"],
      [2, "over"],
    ] as const) {
      const g = position({}, { stage: "will", will: 1, rounds });
      played(g, play(g), []);
      expect([rounds, g.stage, g.outcome?.winners]).toEqual([
        rounds,
        stage,
        stage === "over" ? ["british"] : undefined,
      ]);
    }
  });
});

describe("Resource phase", () => {
  it("6.2 the Irgun Rob, the British sort their Intel, then the Haganah help one side", () => {
    const g = position({ gaza: "1C", lydda: "1C" }, { stage: "rob", haganah: 0 });
    played(g, play(g), ["gaza", "die:3"]);
    played(g, play(g), ["intel:0"]);
    played(g, play(g), ["intel:2"]);
    // Drawn after the discard: both are kept.
    expect([g.stage, g.intel, spaceText(g, "gaza")]).toEqual(["redeploy", [1, 0, 1], "/ 1C 1K"]);
  });

  it("6.2.1 the Irgun may Rob in one District or City with more Cells than Police, and nothing adds another", () => {
    const spaces = { gaza: "1C(1A)", lydda: "1P / 1C", tel_aviv: "1P / 2C 1K", rw_egypt: "3C" };
    const g = position(spaces, { haganah: 4 });
    const open = played(g, expropriations(g), []);
    expect([open?.seat, open?.rule]).toEqual(["irgun", "6.2.1"]);
    expect(keysOf(open)).toEqual(["gaza", "tel_aviv", "none"]);
    const robbed = position(spaces, { haganah: 4 });
    expect(played(robbed, expropriations(robbed), ["tel_aviv", "die:3"])).toBeUndefined();
    expect(spaceText(robbed, "tel_aviv")).toBe("1P / 2C(1A) 2K");
    const missed = position(spaces, { haganah: 4 });
    expect(played(missed, expropriations(missed), ["tel_aviv", "die:2"])).toBeUndefined();
    expect(spaceText(missed, "tel_aviv")).toBe("1P / 2C(1A) 1K");
    const none = position({ gaza: "1P / 1C" });
    expect(played(none, expropriations(none), [])).toBeUndefined();
  });

  it("6.2.2 with no chits the British draw one, with one they keep it", () => {
    const none = position({});
    expect(keysOf(played(none, britishIntel(none), []))).toEqual(["intel:0", "intel:1", "intel:2"]);
    const one = position({}, { intel: [0, 0, 1] });
    expect(played(one, britishIntel(one), [])).toBeUndefined();
    expect(one.intel).toEqual([0, 0, 1]);
  });

  it("6.2.2 otherwise half of them go, rounded down, by number and not by value, as the British choose", () => {
    for (const [intel, answers, left] of [
      [[1, 0, 1], ["intel:0"], [0, 0, 1]],
      [[1, 1, 1], ["intel:2"], [1, 1, 0]],
      [
        [2, 1, 1],
        ["intel:0", "intel:0"],
        [0, 1, 1],
      ],
      [
        [0, 2, 3],
        ["intel:2", "intel:1"],
        [0, 1, 2],
      ],
      [
        [3, 3, 3],
        ["intel:0", "intel:0", "intel:0", "intel:1"],
        [0, 2, 3],
      ],
    ] as const) {
      const g = position({}, { intel });
      expect(played(g, britishIntel(g), answers)).toBeUndefined();
      expect(g.intel).toEqual(left);
    }
    const g = position({}, { intel: [1, 0, 1] });
    expect(played(g, britishIntel(g), [])).toMatchObject({ seat: "british", rule: "6.2.2" });
  });

  it("6.2.3 at 0 the British draw a chit, at 4 the Irgun may place an Arms Cache where a Cell is, in between nothing", () => {
    const spaces = {
      gaza: "1C(1A)",
      lydda: "1C 2K",
      tel_aviv: "9T / 1C curfew",
      rw_egypt: "1C",
      samaria: "1K",
    };
    for (const haganah of [1, 2, 3]) {
      const g = position(spaces, { haganah });
      expect(played(g, haganahCooperation(g), [])).toBeUndefined();
    }
    const low = position(spaces, { haganah: 0 });
    expect(keysOf(played(low, haganahCooperation(low), []))).toEqual(["intel:0", "intel:1", "intel:2"]);
    const high = position(spaces);
    expect(keysOf(played(high, haganahCooperation(high), []))).toEqual(["gaza", "tel_aviv", "none"]);
    played(high, haganahCooperation(high), ["tel_aviv"]);
    expect(spaceText(high, "tel_aviv")).toBe("9T / 1C 1K curfew");
    const declined = position(spaces);
    expect(played(declined, haganahCooperation(declined), ["none"])).toBeUndefined();
    const out = position({ gaza: "1C 1K", lydda: "2K", samaria: "2K" });
    expect(played(out, haganahCooperation(out), [])).toBeUndefined();
  });
});

describe("Redeploy phase", () => {
  it("6.3 first the British, then the Irgun", () => {
    const g = position({ gaza: "1T / 1C" }, { stage: "redeploy" });
    expect(played(g, play(g), [])?.seat).toBe("british");
    played(g, play(g), ["done"]);
    expect(played(g, play(g), [])?.seat).toBe("irgun");
  });

  it("6.3.1 Police go to Railways and to spaces with British pieces, and nowhere else", () => {
    const g = position({ gaza: "1P", samaria: "1T / 1C", galilee: "1P", lydda: "1C 1K" });
    expect(keysOf(played(g, britishRedeploy(g), []))).toEqual(["police.galilee", "police.gaza", "done"]);
    expect(keysOf(played(g, britishRedeploy(g), ["police.gaza"]))).toEqual([
      "galilee",
      "samaria",
      "rw_egypt",
      "rw_jerusalem",
      "rw_haifa",
      "rw_syria",
    ]);
  });

  it("6.3.1 what has British pieces is judged as each of them moves", () => {
    const g = position({ gaza: "1P", galilee: "1P" });
    const open = played(g, britishRedeploy(g), ["police.gaza", "galilee", "police.galilee"]);
    // Gaza is empty now; the one who came from there stays in Galilee.
    expect(keysOf(open)).toEqual(["rw_egypt", "rw_jerusalem", "rw_haifa", "rw_syria"]);
    const h = position({ gaza: "2P", galilee: "1P" });
    played(h, britishRedeploy(h), ["police.gaza", "rw_egypt", "count:1", "police.galilee", "gaza", "done"]);
    expect(boardText(h)).toEqual({ gaza: "2P", rw_egypt: "1P" });
  });

  it("6.3.1 nobody moves twice, and Police do not move once the Troops do", () => {
    const g = position({ gaza: "1P", galilee: "1T" });
    const open = played(g, britishRedeploy(g), ["police.gaza", "rw_egypt"]);
    expect(open?.about).toMatchObject({ kind: "redeploy-from", force: "troops" });
    expect(keysOf(open)).toEqual(["troops.galilee", "done"]);
    expect(keysOf(played(g, britishRedeploy(g), ["done"]))).toEqual(["troops.galilee", "done"]);
  });

  it("6.3.1 then Troops go to any Cities and Railways, empty ones too, and to no District", () => {
    const spaces = { galilee: "2T", lydda: "1T 1P", tel_aviv: "1P / 3C" };
    const g = position(spaces);
    expect(keysOf(played(g, britishRedeploy(g), ["done", "troops.galilee"]))).toEqual([
      "haifa_c",
      "tel_aviv",
      "jerusalem_c",
      "rw_egypt",
      "rw_jerusalem",
      "rw_haifa",
      "rw_syria",
    ]);
    const h = position(spaces);
    const moves = [
      "troops.galilee",
      "haifa_c",
      "count:1",
      "troops.galilee",
      "rw_syria",
      "troops.lydda",
      "tel_aviv",
    ];
    expect(played(h, britishRedeploy(h), ["done", ...moves])).toBeUndefined();
    expect(boardText(h)).toEqual({ haifa_c: "1T", rw_syria: "1T", lydda: "1P", tel_aviv: "1T 1P / 3C" });
  });

  it("6.3.1 nobody has to move", () => {
    const g = setup("standard");
    const before = boardText(g);
    expect(played(g, britishRedeploy(g), ["done", "done"])).toBeUndefined();
    expect(boardText(g)).toEqual(before);
  });

  it("6.3.1 a City left empty loses its Curfew before the Irgun move", () => {
    const g = position({
      tel_aviv: "1P curfew",
      haifa_c: "1T curfew",
      jerusalem_c: "1T 1P curfew",
      gaza: "1C",
    });
    const moves = [
      "police.tel_aviv",
      "rw_egypt",
      "police.jerusalem_c",
      "rw_egypt",
      "troops.haifa_c",
      "rw_syria",
      "done",
    ];
    played(g, britishRedeploy(g), moves);
    expect(boardText(g)).toEqual({ jerusalem_c: "1T curfew", gaza: "/ 1C", rw_egypt: "2P", rw_syria: "1T" });
    const open = played(g, irgunRedeploy(g), []);
    expect(open?.about).toMatchObject({ kind: "cell-to", space: "haifa_c" });
    expect(played(g, irgunRedeploy(g), ["none"])?.about).toMatchObject({ space: "tel_aviv" });
  });

  it("6.3.2 one Cell from anywhere on the map to each City without a Curfew, as it is", () => {
    const spaces = { gaza: "2C(1A)", haifa_c: "1T / 1C curfew", rw_egypt: "1C", jerusalem_c: "9T 6P / 1C" };
    const g = position(spaces, { prison: 3 });
    const open = played(g, irgunRedeploy(g), []);
    expect([open?.seat, open?.rule]).toEqual(["irgun", "6.3.2"]);
    expect(keysOf(open)).toEqual([
      "underground.gaza",
      "active.gaza",
      "underground.haifa_c",
      "underground.jerusalem_c",
      "underground.rw_egypt",
      "none",
    ]);
    const h = position(spaces, { prison: 3 });
    expect(played(h, irgunRedeploy(h), ["active.gaza", "underground.haifa_c"])).toBeUndefined();
    expect(boardText(h)).toEqual({
      gaza: "/ 1C",
      haifa_c: "1T curfew",
      tel_aviv: "/ 1C(1A)",
      rw_egypt: "/ 1C",
      jerusalem_c: "9T 6P / 2C",
    });
    expect(h.prison).toBe(3);
  });

  it("6.3.2 a Cell that has come to a City does not go on to the next", () => {
    const g = position({ gaza: "1C" });
    expect(played(g, irgunRedeploy(g), ["underground.gaza"])).toBeUndefined();
    expect(boardText(g)).toEqual({ haifa_c: "/ 1C" });
  });

  it("6.3.2 none has to move", () => {
    const g = position({ gaza: "1C" });
    expect(played(g, irgunRedeploy(g), ["none", "none", "none"])).toBeUndefined();
    expect(boardText(g)).toEqual({ gaza: "/ 1C" });
  });

  it("6.3.2 then one Arms Cache goes to a District or City with a Cell, also one that has just come", () => {
    const spaces = { gaza: "1C", samaria: "1T / 2K", lydda: "1C 2K", rw_egypt: "1C" };
    const g = position(spaces);
    const from = played(g, irgunRedeploy(g), ["underground.rw_egypt", "none", "none"]);
    expect(keysOf(from)).toEqual(["caches.samaria", "caches.lydda", "none"]);
    const h = position(spaces);
    const to = played(h, irgunRedeploy(h), ["underground.rw_egypt", "none", "none", "caches.samaria"]);
    expect(keysOf(to)).toEqual(["gaza", "haifa_c"]);
    const k = position(spaces);
    const moved = ["underground.rw_egypt", "none", "none", "caches.samaria", "haifa_c"];
    expect(played(k, irgunRedeploy(k), moved)).toBeUndefined();
    expect(boardText(k)).toEqual({ gaza: "/ 1C", samaria: "1T / 1K", lydda: "/ 1C 2K", haifa_c: "/ 1C 1K" });
  });
});

describe("Reset phase", () => {
  it("6.4 all Curfews, Sabotage and Terror leave the map and all Cells go Underground; pieces stay", () => {
    const g = position({
      tel_aviv: "2T 1P / 3C(2A) 1K curfew 2sabotage terror",
      gaza: "1C(1A) sabotage",
      rw_egypt: "1C(1A) 3sabotage",
      jerusalem_c: "4terror",
    });
    played(g, resetPhase(g), []);
    expect(boardText(g)).toEqual({ tel_aviv: "2T 1P / 3C 1K", gaza: "/ 1C", rw_egypt: "/ 1C" });
    expect(g.available.curfews).toBe(3);
  });

  it("6.4 half the Cells in Prison, rounded down, become Available", () => {
    for (const [prison, stay] of [
      [0, 0],
      [1, 1],
      [2, 1],
      [3, 2],
      [5, 3],
      [8, 4],
    ]) {
      const g = position({}, { prison });
      played(g, resetPhase(g), []);
      expect([prison, g.prison, g.available.cells]).toEqual([prison, stay, 15 - stay]);
    }
  });

  it("6.4 chits, the Haganah Track, Political Will, exiled Cells and Capabilities stay", () => {
    const g = position(
      {},
      { intel: [1, 2, 0], haganah: 2, will: 7, exiled: 2, capabilities: { 18: "shaded" } },
    );
    const before = [
      g.intel.slice(),
      g.haganah,
      g.politicalWill,
      g.exiled,
      g.capabilities.slice(),
      g.storedCells.slice(),
    ];
    played(g, resetPhase(g), []);
    expect([g.intel, g.haganah, g.politicalWill, g.exiled, g.capabilities, g.storedCells]).toEqual(before);
  });

  it("6.4 the Irgun are 1st Eligible again, and the next card is revealed", () => {
    const g = position({}, { stage: "reset", first: "british" });
    played(g, play(g), []);
    expect([g.firstEligible, g.stage]).toEqual(["irgun", "reveal"]);
    expect(played(g, play(g), [])?.seat).toBe("chance");
  });
});
