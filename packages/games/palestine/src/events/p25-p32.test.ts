import { describe, expect, it } from "vitest";
import { play } from "../play.ts";
import { expropriations, politicalWillPhase, resetPhase } from "../propaganda.ts";
import { FACTIONS, type Palestine } from "../state.ts";
import {
  boardText,
  event,
  keysOf,
  operation,
  played,
  position,
  spaceText,
  special,
  whyClosed,
} from "../testing/index.ts";

describe("P25 Menachem Begin", () => {
  it("P25 unshaded makes an Arms Cache that falls to Assault worth two Political Will and two chits", () => {
    for (const x of FACTIONS) {
      const g = position({ gaza: "2T / 1K" }, { will: 10 });
      expect(event(g, x, 25, "unshaded")).toBeUndefined();
      expect(operation(g, "assault", "limited", "intel:0", "intel:2")).toBeUndefined();
      expect([boardText(g), g.politicalWill, g.intel]).toEqual([{ gaza: "2T" }, 12, [1, 0, 1]]);
    }
  });

  it("P25 unshaded counts each Arms Cache, up to twenty and to the last chit of the bag", () => {
    const g = position({ gaza: "4T / 2K" }, { will: 17, intel: [3, 3, 1], capabilities: { 25: "unshaded" } });
    expect(operation(g, "assault", "limited")).toBeUndefined();
    expect([g.politicalWill, g.intel]).toEqual([20, [3, 3, 3]]);
  });

  it("P25 unshaded is about Assault only: Events and the Haganah Track give what they gave", () => {
    const capabilities = { 25: "unshaded" } as const;
    const g = position({ gaza: "2K", lydda: "2K", samaria: "1K" }, { will: 10, capabilities });
    event(g, "british", 12, "unshaded", "caches.gaza", "caches.gaza");
    expect(g.politicalWill).toBe(10);
    event(g, "british", 19, "unshaded", "caches.samaria");
    expect([g.politicalWill, g.intel]).toEqual([11, [0, 0, 0]]);
    const track = position({ gaza: "2K", lydda: "2K", samaria: "1K" }, { will: 10, capabilities });
    event(track, "british", 15, "unshaded", "caches.gaza");
    expect([track.politicalWill, track.intel, spaceText(track, "gaza")]).toEqual([10, [0, 0, 0], "/ 1K"]);
  });

  it("P25 unshaded leaves Propagandize at one", () => {
    const g = position({ tel_aviv: "1T / 1C curfew" }, { will: 10, capabilities: { 25: "unshaded" } });
    special(g, "propagandize");
    expect(g.politicalWill).toBe(9);
  });

  it("P25 shaded makes Propagandize cost two Political Will in each City", () => {
    for (const x of FACTIONS) {
      const g = position({ tel_aviv: "1T / 1C curfew", haifa_c: "1P / 2C(1A) curfew" }, { will: 10 });
      event(g, x, 25, "shaded");
      special(g, "propagandize", "tel_aviv", "haifa_c");
      expect([g.politicalWill, spaceText(g, "tel_aviv")]).toEqual([6, "1T / 1C(1A) curfew"]);
    }
  });

  it("P25 shaded stops at 0, is not softened by P9, and leaves Assault as it is", () => {
    const spaces = { tel_aviv: "1T / 1C curfew", gaza: "2T / 1K" };
    const g = position(spaces, { will: 1, capabilities: { 25: "shaded" } });
    special(g, "propagandize");
    expect(g.politicalWill).toBe(0);
    const h = position(spaces, { will: 10, capabilities: { 9: "unshaded", 25: "shaded" } });
    special(h, "propagandize");
    expect(h.politicalWill).toBe(8);
    operation(h, "assault", "limited", "gaza", "intel:1");
    expect([h.politicalWill, h.intel]).toEqual([9, [0, 1, 0]]);
  });
});

describe("P26 Veterans of WWII", () => {
  const hidden = { galilee: "1C", gaza: "1C", samaria: "1C", lydda: "1C 1K" };

  it("P26 unshaded gives each faction its own Operation, which it may decline", () => {
    const spaces = { tel_aviv: "2T / 2C(1A)" };
    const irgun = event(position(spaces), "irgun", 26, "unshaded");
    expect([irgun?.seat, keysOf(irgun)]).toEqual(["irgun", ["sabotage", "none"]]);
    const british = event(position(spaces), "british", 26, "unshaded");
    expect([british?.seat, keysOf(british)]).toEqual(["british", ["assault", "none"]]);
    const g = position(spaces);
    expect(event(g, "british", 26, "unshaded", "none")).toBeUndefined();
    expect(boardText(g)).toEqual({ tel_aviv: "2T / 2C(1A)" });
  });

  it("P26 unshaded lets the Irgun Sabotage three spaces: no fourth for the Haganah, no Offensive", () => {
    const g = position(hidden);
    expect(
      event(
        g,
        "irgun",
        26,
        "unshaded",
        "sabotage",
        "galilee",
        "die:3",
        "gaza",
        "none",
        "die:2",
        "samaria",
        "none",
        "die:4",
      ),
    ).toBeUndefined();
    expect(boardText(g)).toEqual({
      galilee: "/ 1C(1A) sabotage",
      gaza: "/ 1C(1A)",
      samaria: "/ 1C(1A) sabotage",
      lydda: "/ 1C 1K",
    });
  });

  it("P26 unshaded lets the Irgun add Terror, with all that a 6 brings", () => {
    const g = position({ tel_aviv: "1P / 1C", galilee: "1C", lydda: "1K" });
    event(
      g,
      "irgun",
      26,
      "unshaded",
      "sabotage",
      "terror:tel_aviv",
      "caches.lydda",
      "die:5",
      "galilee",
      "die:1",
    );
    expect(boardText(g)).toEqual({ tel_aviv: "1P / 1C(1A) 2terror", galilee: "/ 1C(1A)" });
    expect([g.haganah, g.storedCells[4], g.storedCaches[4]]).toEqual([3, 2, 1]);
  });

  it("P26 unshaded lets the Irgun Silence between two spaces, once", () => {
    const g = position({ tel_aviv: "1P / 1C", galilee: "1C" });
    const open = event(g, "irgun", 26, "unshaded", "sabotage");
    expect(keysOf(open)).toEqual(["galilee", "tel_aviv", "terror:tel_aviv", "silence"]);
    const h = position({ tel_aviv: "1P / 1C", galilee: "1C" });
    const next = event(h, "irgun", 26, "unshaded", "sabotage", "galilee", "die:3", "silence");
    expect(keysOf(next)).toEqual(["tel_aviv", "done"]);
    expect(spaceText(h, "tel_aviv")).toBe("/ 1C");
  });

  it("P26 unshaded lets the Irgun Propagandize, after the Sabotage too", () => {
    const g = position({ tel_aviv: "1T / 1C curfew" }, { will: 10, capabilities: { 25: "shaded" } });
    event(g, "irgun", 26, "unshaded", "sabotage", "tel_aviv", "die:3", "propagandize");
    expect([g.politicalWill, spaceText(g, "tel_aviv")]).toEqual([8, "1T / 1C(1A) curfew sabotage"]);
  });

  it("P26 unshaded gives no Special Activity without the Operation", () => {
    const g = position({ tel_aviv: "3T / 1C(1A) curfew" }, { will: 10 });
    expect(event(g, "irgun", 26, "unshaded")).toBeUndefined();
    expect(g.politicalWill).toBe(10);
    const h = position({ tel_aviv: "3T curfew" }, { will: 10 });
    expect(event(h, "british", 26, "unshaded")).toBeUndefined();
    expect(h.politicalWill).toBe(10);
  });

  it("P26 unshaded lets the British Assault three spaces, P9 shaded or not, with no Lead", () => {
    const g = position(
      { galilee: "2T / 1C(1A)", gaza: "2T / 1C(1A)", samaria: "2T / 1C(1A)", lydda: "2T / 1C(1A)" },
      { intel: [1, 0, 0], capabilities: { 9: "shaded" } },
    );
    expect(event(g, "british", 26, "unshaded", "assault", "galilee", "gaza", "samaria")).toBeUndefined();
    expect(boardText(g)).toEqual({ galilee: "2T", gaza: "2T", samaria: "2T", lydda: "2T / 1C(1A)" });
    expect(g.intel).toEqual([1, 0, 0]);
  });

  it("P26 unshaded lets the British add a Mass Detention and nothing else", () => {
    const spaces = { tel_aviv: "3T 1P / 2C(1A) curfew", lydda: "1C", haifa_c: "1T 1P sabotage" };
    const open = event(position(spaces), "british", 26, "unshaded", "assault");
    expect(keysOf(open)).toEqual(["mass-detention", "done"]);
    expect(whyClosed(open, "negotiate")).toBe("4.1.1 why.cannot-accompany");
    const g = position(spaces);
    event(g, "british", 26, "unshaded", "assault", "mass-detention", "die:4");
    expect([boardText(g), g.prison, g.politicalWill]).toEqual([
      { tel_aviv: "3T 1P curfew", haifa_c: "1T 1P sabotage" },
      2,
      16,
    ]);
  });

  it("P26 unshaded keeps to P18, P25 and P32", () => {
    const capabilities = { 18: "unshaded", 25: "unshaded", 32: "unshaded" } as const;
    const g = position({ gaza: "2T / 1C(1A) 1K" }, { will: 10, capabilities });
    event(g, "british", 26, "unshaded", "assault", "intel:0", "intel:0");
    expect([boardText(g), g.politicalWill, g.intel]).toEqual([{ gaza: "2T" }, 12, [2, 0, 0]]);
    const h = position({ gaza: "2C" }, { capabilities });
    event(h, "irgun", 26, "unshaded", "sabotage", "die:1");
    expect(spaceText(h, "gaza")).toBe("/ 1C");
  });
});

describe("P27 American Loans", () => {
  const begin = (first: "british" | "irgun", setting: Parameters<typeof position>[1] = {}): Palestine =>
    position({}, { stage: "first", card: 27, first, ...setting });
  const go = (g: Palestine, ...answers: string[]) => played(g, play(g), answers);

  it("P27 unshaded lets the British, whoever executes, make one Operation in up to four spaces", () => {
    const spaces = {
      galilee: "2T / 1C(1A)",
      gaza: "2T / 1C(1A)",
      samaria: "2T / 1C(1A)",
      lydda: "2T / 1C(1A)",
      haifa_d: "2T / 1C(1A)",
    };
    for (const x of FACTIONS) {
      const open = event(position(spaces), x, 27, "unshaded");
      expect([open?.seat, keysOf(open)]).toEqual([
        "british",
        ["deploy", "patrol", "search", "assault", "none"],
      ]);
    }
    const g = position(spaces, { intel: [1, 0, 0] });
    expect(
      event(g, "british", 27, "unshaded", "assault", "galilee", "gaza", "samaria", "lydda"),
    ).toBeUndefined();
    expect(boardText(g)).toEqual({
      galilee: "2T",
      gaza: "2T",
      samaria: "2T",
      lydda: "2T",
      haifa_d: "2T / 1C(1A)",
    });
    expect(g.intel).toEqual([1, 0, 0]);
  });

  it("P27 unshaded keeps its four spaces with P9 shaded, and Deploy its move of Troops", () => {
    const g = position(
      { galilee: "2T", gaza: "2T", samaria: "2T", lydda: "2T", haifa_d: "2T" },
      { capabilities: { 9: "shaded" } },
    );
    event(
      g,
      "british",
      27,
      "unshaded",
      "deploy",
      "galilee",
      "gaza",
      "samaria",
      "lydda",
      "rw_haifa",
      "troops.haifa_d",
      "count:2",
      "done",
    );
    expect(boardText(g)).toEqual({
      galilee: "2T 1P",
      gaza: "2T 1P",
      samaria: "2T 1P",
      lydda: "2T 1P",
      rw_haifa: "2T",
    });
  });

  it("P27 unshaded lets chits be spent on Cells, but brings no Special Activity and may be declined", () => {
    const g = position({ gaza: "2T / 1C", tel_aviv: "3T / 1C curfew" }, { intel: [0, 1, 0] });
    expect(keysOf(event(g, "british", 27, "unshaded", "assault"))).toEqual(["gaza", "tel_aviv"]);
    expect(event(g, "british", 27, "unshaded", "none")).toBeUndefined();
    event(g, "british", 27, "unshaded", "assault", "gaza", "intel:1", "done");
    expect(boardText(g)).toEqual({ gaza: "2T", tel_aviv: "3T / 1C curfew" });
  });

  it("P27 shaded costs one Political Will, none with P9 unshaded, and none below 0", () => {
    for (const x of FACTIONS) {
      const g = position({}, { will: 10 });
      expect(event(g, x, 27, "shaded")).toBeUndefined();
      expect([g.politicalWill, g.loans]).toEqual([9, "next"]);
    }
    const bevin = position({}, { will: 10, capabilities: { 9: "unshaded" } });
    event(bevin, "irgun", 27, "shaded");
    expect([bevin.politicalWill, bevin.loans]).toEqual([10, "next"]);
    const low = position({}, { will: 0 });
    event(low, "irgun", 27, "shaded");
    expect(low.politicalWill).toBe(0);
  });

  it("P27 shaded leaves the British their turn on the same card", () => {
    const g = begin("irgun");
    go(g, "box:event", "shaded");
    const open = go(g, "box:limited");
    expect([open?.seat, keysOf(open)]).toEqual(["british", ["deploy", "search", "pass"]]);
    const passing = begin("irgun");
    go(passing, "box:event", "shaded");
    go(passing, "box:limited", "pass", "intel:1");
    expect(passing.intel).toEqual([0, 1, 0]);
  });

  it("P27 shaded makes them Pass on the next card: a box, no action, no chit", () => {
    for (const box of ["box:limited", "box:event", "box:full"]) {
      const g = begin("irgun");
      go(g, "box:event", "shaded");
      go(g, "box:limited", "pass", "intel:1");
      go(g, "P20");
      const open = go(g);
      expect([open?.seat, keysOf(open)]).toEqual(["british", ["box:limited", "box:event", "box:full"]]);
      expect(go(g, box)).toBeUndefined();
      expect([g.stage, g.intel, g.politicalWill]).toEqual(["second", [0, 1, 0], 17]);
      expect(whyClosed(go(g), box)).toBe("2.3.2 why.box-taken");
    }
  });

  it("P27 shaded counts their box for the order, and binds them once only", () => {
    const g = begin("irgun");
    go(g, "box:event", "shaded");
    go(g, "box:full", "pass", "intel:1");
    go(g, "P20");
    expect(g.firstEligible).toBe("irgun");
    go(g, "box:event", "pass");
    expect(go(g, "box:limited")).toBeUndefined();
    expect([g.firstEligible, g.loans, g.stage]).toEqual(["british", "none", "reveal"]);
    go(g, "P24");
    expect(keysOf(go(g, "box:limited"))).toEqual(["deploy", "search", "pass"]);
  });

  it("P27 shaded does not bind the Irgun", () => {
    const g = begin("irgun");
    go(g, "box:event", "shaded");
    go(g, "box:full", "pass", "intel:1");
    go(g, "P20");
    expect(keysOf(go(g, "box:event"))).toEqual(["unshaded", "shaded", "pass"]);
  });

  it("P27 shaded binds the British too when they execute it, or when the Irgun do so after them", () => {
    const own = begin("british");
    go(own, "box:event", "shaded");
    go(own, "box:full", "pass");
    go(own, "P20");
    expect(go(own, "box:full")).toBeUndefined();
    expect([own.stage, own.intel]).toEqual(["second", [0, 0, 0]]);
    const later = begin("british");
    go(later, "box:limited", "pass", "intel:0");
    go(later, "box:event", "shaded");
    go(later, "P20");
    expect(go(later, "box:event")).toBeUndefined();
    expect([later.stage, later.intel, later.politicalWill]).toEqual(["second", [1, 0, 0], 17]);
  });

  it("P27 shaded waits for the next Event card when Propaganda comes first", () => {
    const g = begin("irgun", { intel: [1, 0, 0] });
    for (const card of [1, 2, 3]) g.deck.unseen &= ~(1 << (card - 1));
    g.played = [1, 2, 3, 27];
    g.deck.drawn = 4;
    go(g, "box:event", "shaded");
    go(g, "box:limited", "pass", "intel:1");
    go(g, "propaganda");
    expect(g.stage).toBe("will");
    // One of the two chits goes back (6.2.2).
    while (g.stage !== "reveal") go(g, ...(g.stage === "intel" ? ["intel:1"] : []));
    expect([g.propagandaRounds, g.intel, g.loans]).toEqual([1, [1, 0, 0], "next"]);
    go(g, "P20");
    go(g, "box:limited", "pass");
    expect(go(g, "box:full")).toBeUndefined();
    expect([g.stage, g.intel, g.loans]).toEqual(["reveal", [1, 0, 0], "none"]);
  });
});

describe("P28 CID", () => {
  it("P28 unshaded draws a chit for each space with both Police and Cells", () => {
    for (const x of FACTIONS) {
      const g = position({
        tel_aviv: "2P / 3C",
        rw_egypt: "1P / 1C(1A)",
        gaza: "1P / 1K",
        samaria: "3T / 1C",
        galilee: "1P",
      });
      expect(event(g, x, 28, "unshaded", "intel:2", "intel:0")).toBeUndefined();
      expect(g.intel).toEqual([1, 0, 1]);
    }
  });

  it("P28 unshaded draws as many as the bag has, and none without such a space", () => {
    const g = position({ tel_aviv: "2P / 3C", rw_egypt: "1P / 1C" }, { intel: [3, 3, 2] });
    expect(event(g, "british", 28, "unshaded")).toBeUndefined();
    expect(g.intel).toEqual([3, 3, 3]);
    expect(event(position({ tel_aviv: "2P", gaza: "2C" }), "irgun", 28, "unshaded")).toBeUndefined();
  });

  it("P28 shaded lets the Irgun Sabotage one space with Police, and success removes them all", () => {
    for (const x of FACTIONS) {
      const g = position({ tel_aviv: "1T 2P / 2C", gaza: "1C", rw_egypt: "1P / 1C" });
      const open = event(g, x, 28, "shaded");
      expect([open?.seat, keysOf(open)]).toEqual(["irgun", ["sabotage", "none"]]);
      const where = event(g, x, 28, "shaded", "sabotage");
      expect(keysOf(where)).toEqual(["tel_aviv", "rw_egypt"]);
      expect(whyClosed(where, "gaza")).toBe("5.1 why.elsewhere");
      expect(event(g, x, 28, "shaded", "sabotage", "tel_aviv", "die:5")).toBeUndefined();
      expect(boardText(g)).toEqual({ tel_aviv: "1T / 2C(1A) sabotage", gaza: "/ 1C", rw_egypt: "1P / 1C" });
      expect(g.available.police).toBe(5);
    }
  });

  it("P28 shaded counts the Police against the roll; failure removes nobody", () => {
    const g = position({ tel_aviv: "2P / 1C" });
    event(g, "irgun", 28, "shaded", "sabotage", "die:4");
    expect(boardText(g)).toEqual({ tel_aviv: "2P / 1C(1A)" });
  });

  it("P28 shaded lets an Arms Cache help, and ends a Curfew that nobody keeps", () => {
    const g = position({ tel_aviv: "3P / 1C curfew", lydda: "1K" });
    event(g, "irgun", 28, "shaded", "sabotage", "caches.lydda", "die:4");
    expect([boardText(g), g.available.curfews]).toEqual([{ tel_aviv: "/ 1C(1A) sabotage" }, 3]);
  });

  it("P28 shaded is one space without Terror, Offensive or Haganah; it needs an Underground Cell", () => {
    const g = position({ tel_aviv: "1P / 1C", haifa_c: "1P / 1C", galilee: "1K" });
    expect(keysOf(event(g, "irgun", 28, "shaded", "sabotage"))).toEqual(["haifa_c", "tel_aviv"]);
    expect(event(g, "irgun", 28, "shaded", "sabotage", "tel_aviv", "die:1")).toBeUndefined();
    expect(event(position({ tel_aviv: "1P / 1C(1A)" }), "irgun", 28, "shaded")).toBeUndefined();
    const spared = position({ tel_aviv: "1P / 1C" });
    expect(event(spared, "irgun", 28, "shaded", "none")).toBeUndefined();
    expect(boardText(spared)).toEqual({ tel_aviv: "1P / 1C" });
  });

  it("P28 shaded removes the Police even when P32 unshaded costs the Cell", () => {
    const g = position({ tel_aviv: "1P / 1C", lydda: "1K" }, { capabilities: { 32: "unshaded" } });
    event(g, "irgun", 28, "shaded", "sabotage", "caches.lydda", "die:1");
    // 1 + 2 - 1 = 2 fails, and the Cell goes.
    expect(boardText(g)).toEqual({ tel_aviv: "1P" });
  });
});

describe("P29 Curfews", () => {
  const spaces = { tel_aviv: "1T / 2C(1A) curfew", haifa_c: "1P / 1C curfew", jerusalem_c: "1T / 1C" };

  it("P29 unshaded opens Reset by taking a Cell from each space with a Curfew, to Available", () => {
    for (const x of FACTIONS) {
      const g = position({ ...spaces, gaza: "2C" });
      expect(event(g, x, 29, "unshaded")).toBeUndefined();
      expect(played(g, resetPhase(g), [])).toBeUndefined();
      expect(boardText(g)).toEqual({
        tel_aviv: "1T / 1C",
        haifa_c: "1P",
        jerusalem_c: "1T / 1C",
        gaza: "/ 2C",
      });
      expect([g.available.cells, g.prison, g.available.curfews]).toEqual([11, 0, 3]);
    }
  });

  it("P29 unshaded does nothing where no Cell or no Curfew is", () => {
    const g = position(
      { tel_aviv: "1T / 1K curfew", haifa_c: "1T / 1C" },
      { capabilities: { 29: "unshaded" } },
    );
    played(g, resetPhase(g), []);
    expect(boardText(g)).toEqual({ tel_aviv: "1T / 1K", haifa_c: "1T / 1C" });
  });

  it("P29 shaded lets the Irgun open Reset by placing up to one Cell in each space with a Curfew", () => {
    for (const x of FACTIONS) {
      const g = position(spaces);
      event(g, x, 29, "shaded");
      const open = played(g, resetPhase(g), []);
      expect([open?.seat, keysOf(open)]).toEqual(["irgun", ["take:yes", "take:no"]]);
    }
    const g = position(spaces, { capabilities: { 29: "shaded" } });
    expect(played(g, resetPhase(g), ["take:no", "take:yes"])).toBeUndefined();
    expect(boardText(g)).toEqual({ tel_aviv: "1T / 3C", haifa_c: "1P / 1C", jerusalem_c: "1T / 1C" });
    expect(g.available.curfews).toBe(3);
  });

  it("P29 shaded comes before Prison is opened: no Cell of it can be placed", () => {
    const g = position(
      { tel_aviv: "1T curfew", galilee: "11C" },
      { prison: 4, capabilities: { 29: "shaded" } },
    );
    expect(played(g, resetPhase(g), [])).toBeUndefined();
    expect([spaceText(g, "tel_aviv"), g.prison, g.available.cells]).toEqual(["1T", 2, 2]);
  });

  it("P29 shaded with one Cell left places it where the Irgun want it", () => {
    const g = position(
      { tel_aviv: "1T curfew", haifa_c: "1T curfew", galilee: "14C" },
      { capabilities: { 29: "shaded" } },
    );
    expect(played(g, resetPhase(g), ["take:no", "take:yes"])).toBeUndefined();
    expect(boardText(g)).toEqual({ tel_aviv: "1T / 1C", haifa_c: "1T", galilee: "/ 14C" });
  });

  it("P29 shaded and unshaded leave Reset alone without Curfews", () => {
    for (const side of ["unshaded", "shaded"] as const) {
      const g = position({ tel_aviv: "1T / 1C(1A)" }, { capabilities: { 29: side } });
      expect(played(g, resetPhase(g), [])).toBeUndefined();
      expect(boardText(g)).toEqual({ tel_aviv: "1T / 1C" });
    }
  });
});

describe("P30 Roy Farran", () => {
  it("P30 unshaded takes one Cell to Available from each of up to three spaces with Police", () => {
    for (const x of FACTIONS) {
      const g = position({
        tel_aviv: "1P / 3C(1A)",
        rw_egypt: "1P / 1C",
        gaza: "1P / 1C",
        haifa_c: "1P / 1C",
        galilee: "3T / 2C",
      });
      const open = event(g, x, 30, "unshaded");
      expect([open?.seat, keysOf(open)]).toEqual([
        x,
        [
          "underground.gaza",
          "underground.haifa_c",
          "underground.tel_aviv",
          "active.tel_aviv",
          "underground.rw_egypt",
          "none",
        ],
      ]);
      expect(
        event(g, x, 30, "unshaded", "active.tel_aviv", "underground.gaza", "underground.rw_egypt"),
      ).toBeUndefined();
      expect(boardText(g)).toEqual({
        tel_aviv: "1P / 2C",
        rw_egypt: "1P",
        gaza: "1P",
        haifa_c: "1P / 1C",
        galilee: "3T / 2C",
      });
      expect([g.prison, g.available.cells]).toEqual([0, 10]);
    }
  });

  it("P30 unshaded takes one Cell from a space only, and may stop", () => {
    const g = position({ tel_aviv: "2P / 3C(1A)" });
    expect(event(g, "british", 30, "unshaded", "underground.tel_aviv")).toBeUndefined();
    expect(spaceText(g, "tel_aviv")).toBe("2P / 2C(1A)");
    expect(event(g, "british", 30, "unshaded", "none")).toBeUndefined();
    expect(
      event(position({ gaza: "2T / 2C", galilee: "1P / 1K" }), "british", 30, "unshaded"),
    ).toBeUndefined();
  });

  it("P30 shaded removes two Police of the executing faction's choice and one Political Will", () => {
    for (const x of FACTIONS) {
      const g = position({ tel_aviv: "1P curfew", gaza: "2P", galilee: "1P" }, { will: 10 });
      const open = event(g, x, 30, "shaded");
      expect([open?.seat, keysOf(open)]).toEqual([x, ["police.galilee", "police.gaza", "police.tel_aviv"]]);
      expect(event(g, x, 30, "shaded", "police.tel_aviv", "police.gaza")).toBeUndefined();
      expect([boardText(g), g.politicalWill]).toEqual([{ gaza: "1P", galilee: "1P" }, 9]);
      expect([g.available.police, g.available.curfews]).toEqual([4, 3]);
    }
  });

  it("P30 shaded removes the only one, or none, and costs the same, down to 0", () => {
    const g = position({ gaza: "1T 1P" }, { will: 10 });
    expect(event(g, "irgun", 30, "shaded")).toBeUndefined();
    expect([boardText(g), g.politicalWill]).toEqual([{ gaza: "1T" }, 9]);
    event(g, "irgun", 30, "shaded");
    expect(g.politicalWill).toBe(8);
    const low = position({}, { will: 0 });
    event(low, "irgun", 30, "shaded");
    expect(low.politicalWill).toBe(0);
  });

  it("P30 shaded is no starred Event", () => {
    const g = position({}, { will: 10, capabilities: { 9: "unshaded" } });
    event(g, "irgun", 30, "shaded");
    expect(g.politicalWill).toBe(9);
  });
});

describe("P31 Dov Gruner", () => {
  it("P31 unshaded jails one Cell of any state from a space with Troops", () => {
    for (const x of FACTIONS) {
      const g = position({ gaza: "1T / 2C(1A)", rw_haifa: "1T / 1C", tel_aviv: "3P / 2C", lydda: "1C" });
      const open = event(g, x, 31, "unshaded");
      expect([open?.seat, keysOf(open)]).toEqual([
        x,
        ["underground.gaza", "active.gaza", "underground.rw_haifa"],
      ]);
      expect(event(g, x, 31, "unshaded", "underground.rw_haifa")).toBeUndefined();
      expect([spaceText(g, "rw_haifa"), g.prison]).toEqual(["1T", 1]);
    }
  });

  it("P31 unshaded finds nobody without Troops beside him", () => {
    const g = position({ gaza: "2P / 2C(2A)", galilee: "2T / 2K" });
    expect(event(g, "british", 31, "unshaded")).toBeUndefined();
    expect(g.prison).toBe(0);
  });

  it("P31 shaded places up to three Cells in Cities and Districts, Curfew or not", () => {
    for (const x of FACTIONS) {
      const g = position({ tel_aviv: "2T curfew" });
      const open = event(g, x, 31, "shaded");
      expect(open?.seat).toBe(x);
      expect(keysOf(open)).toEqual([
        "galilee",
        "haifa_d",
        "samaria",
        "lydda",
        "jerusalem_d",
        "gaza",
        "haifa_c",
        "tel_aviv",
        "jerusalem_c",
        "none",
      ]);
      expect(event(g, x, 31, "shaded", "tel_aviv", "gaza", "tel_aviv")).toBeUndefined();
      expect(boardText(g)).toEqual({ tel_aviv: "2T / 2C curfew", gaza: "/ 1C" });
    }
  });

  it("P31 shaded may stop early, and places Available Cells only", () => {
    const g = position({});
    expect(event(g, "british", 31, "shaded", "none")).toBeUndefined();
    event(g, "irgun", 31, "shaded", "gaza", "none");
    expect(boardText(g)).toEqual({ gaza: "/ 1C" });
    const short = position({ rw_egypt: "8C" }, { haganah: 2, prison: 1 });
    expect(event(short, "irgun", 31, "shaded", "gaza")).toBeUndefined();
    expect([boardText(short), short.prison]).toEqual([{ rw_egypt: "/ 8C", gaza: "/ 1C" }, 1]);
    expect(event(short, "irgun", 31, "shaded")).toBeUndefined();
  });
});

describe("P32 Weapon Factories", () => {
  it("P32 unshaded costs the Cell just shown when the Sabotage die is a 1, to Available", () => {
    for (const x of FACTIONS) {
      const g = position({ gaza: "2C", galilee: "1C" });
      expect(event(g, x, 32, "unshaded")).toBeUndefined();
      operation(g, "sabotage", "full", "gaza", "die:1", "galilee", "die:2");
      expect(boardText(g)).toEqual({ gaza: "/ 1C", galilee: "/ 1C(1A)" });
      expect([g.prison, g.available.cells]).toEqual([0, 13]);
    }
  });

  it("P32 unshaded goes by the die and not by the result", () => {
    const capabilities = { 32: "unshaded" } as const;
    const g = position({ gaza: "2C 1K" }, { capabilities });
    operation(g, "sabotage", "limited", "caches.gaza", "die:1");
    expect(spaceText(g, "gaza")).toBe("/ 1C sabotage");
    const policed = position({ tel_aviv: "2P / 2C" }, { capabilities });
    operation(policed, "sabotage", "limited", "die:3");
    expect(spaceText(policed, "tel_aviv")).toBe("2P / 2C(1A)");
  });

  it("P32 unshaded counts for Terror too, and not for Rob", () => {
    const capabilities = { 32: "unshaded" } as const;
    const g = position({ tel_aviv: "2C", lydda: "1K" }, { capabilities });
    operation(g, "sabotage", "full", "terror:tel_aviv", "caches.lydda", "die:1");
    expect(spaceText(g, "tel_aviv")).toBe("/ 1C terror");
    const h = position({ gaza: "1C" }, { capabilities });
    operation(h, "rob", "limited", "die:1");
    expect(spaceText(h, "gaza")).toBe("/ 1C");
  });

  it("P32 shaded makes Rob place an Arms Cache without a roll", () => {
    for (const x of FACTIONS) {
      const g = position({ gaza: "1C", tel_aviv: "1P / 2C", galilee: "1C" }, { haganah: 3 });
      expect(event(g, x, 32, "shaded")).toBeUndefined();
      expect(operation(g, "rob", "full", "gaza", "tel_aviv", "galilee", "done")).toBeUndefined();
      expect(boardText(g)).toEqual({ gaza: "/ 1C 1K", tel_aviv: "1P / 2C(1A) 1K", galilee: "/ 1C 1K" });
    }
  });

  it("P32 shaded keeps to stacking, to what is Available, and to more Cells than Police", () => {
    const g = position({ gaza: "1C 2K", tel_aviv: "2P / 2C" }, { capabilities: { 32: "shaded" } });
    const open = operation(g, "rob", "limited");
    expect(open).toBeUndefined();
    expect(boardText(g)).toEqual({ gaza: "/ 1C 2K", tel_aviv: "2P / 2C" });
    const empty = position(
      { gaza: "1C", lydda: "2K", samaria: "2K", galilee: "1K" },
      { capabilities: { 32: "shaded" } },
    );
    operation(empty, "rob", "limited");
    expect(spaceText(empty, "gaza")).toBe("/ 1C");
  });

  it("P32 shaded holds for the Rob of a Pass and of the Resource phase", () => {
    const g = position(
      { gaza: "1C", galilee: "1C" },
      { stage: "first", card: 20, capabilities: { 32: "shaded" } },
    );
    played(g, play(g), ["box:limited", "pass", "gaza"]);
    expect(boardText(g)).toEqual({ gaza: "/ 1C 1K", galilee: "/ 1C" });
    expect(played(g, expropriations(g), ["galilee"])).toBeUndefined();
    expect(boardText(g)).toEqual({ gaza: "/ 1C 1K", galilee: "/ 1C 1K" });
  });

  it("P32 shaded leaves Sabotage as it is", () => {
    const g = position({ gaza: "1C" }, { capabilities: { 32: "shaded" } });
    operation(g, "sabotage", "limited", "die:1");
    expect(spaceText(g, "gaza")).toBe("/ 1C(1A)");
    politicalWillPhase(g);
    expect(g.politicalWill).toBe(20);
  });
});
