import { describe, expect, it } from "vitest";
import { play } from "./play.ts";
import { politicalWillPhase } from "./propaganda.ts";
import type { Palestine } from "./state.ts";
import { event, operation, played, position, special } from "./testing/index.ts";
import { earlyVictory, finalVictory } from "./victory.ts";

/** Disorder and order that outweigh each other: one for Gaza and two for the Railway against three Cities. */
const STILL = { gaza: "sabotage", rw_egypt: "sabotage" } as const;
const round = (will: number, rounds: number): Palestine => {
  const g = position(STILL, { stage: "will", will, rounds });
  played(g, play(g), []);
  return g;
};

describe("Victory", () => {
  it("7.0 Political Will alone decides, whatever the map looks like", () => {
    const lost = position({ gaza: "12T 6P" }, { will: 0, intel: [3, 3, 3], prison: 10, haganah: 0 });
    expect(earlyVictory(lost)?.winners).toEqual(["irgun"]);
    const held = position({ gaza: "9C 2K", tel_aviv: "6C 2K 5terror" }, { will: 1 });
    expect(earlyVictory(held)).toBeUndefined();
  });

  it("7.0 at 0 in the middle of a Campaign nothing ends", () => {
    const g = position({ gaza: "1T" }, { stage: "first", card: 2, will: 3 });
    played(g, play(g), ["box:event", "shaded"]);
    expect([g.politicalWill, g.outcome]).toEqual([0, undefined]);
    expect(played(g, play(g), [])?.seat).toBe("british");
  });

  it("7.0.1 in each of the three rounds the Irgun win at 0 and only there", () => {
    for (const rounds of [0, 1, 2])
      for (let will = 0; will <= 20; will++) {
        const g = round(will, rounds);
        expect(g.politicalWill).toBe(will);
        const winners = will === 0 ? ["irgun"] : rounds === 2 ? ["british"] : undefined;
        expect([rounds, will, g.outcome?.winners]).toEqual([rounds, will, winners]);
        if (will === 0)
          expect(g.outcome).toMatchObject({ reason: "7.0.1", scores: { british: 0, irgun: 1 } });
      }
  });

  it("7.0.2 if the Irgun have not won at the last one the British have, even at 1, and there is no tie", () => {
    expect(finalVictory()).toEqual({
      winners: ["british"],
      scores: { british: 1, irgun: 0 },
      reason: "7.0.2",
    });
    expect(round(1, 2)).toMatchObject({ stage: "over", outcome: { winners: ["british"], reason: "7.0.2" } });
  });

  it("7.0.2 the last Political Will phase still counts before the final check", () => {
    const lost = position(
      { tel_aviv: "2terror", rw_egypt: "sabotage" },
      { stage: "will", will: 6, rounds: 2 },
    );
    played(lost, play(lost), []);
    expect(lost.outcome?.winners).toEqual(["irgun"]);
    const saved = position({}, { stage: "will", will: 0, rounds: 2 });
    played(saved, play(saved), []);
    expect(saved.outcome?.winners).toEqual(["british"]);
  });
});

describe("Political Will goes up", () => {
  it("7.1 by one for each Arms Cache removed by Assault, or by an Event that says so", () => {
    const g = position({ gaza: "4T / 2K" }, { will: 10 });
    operation(g, "assault", "limited", "intel:0", "intel:0");
    expect(g.politicalWill).toBe(12);
    const h = position({ gaza: "1K", lydda: "2K" }, { will: 10 });
    event(h, "british", 19, "unshaded", "caches.gaza");
    expect(h.politicalWill).toBe(11);
    event(h, "british", 12, "unshaded");
    expect(h.politicalWill).toBe(11);
  });

  it("7.1 not by an Arms Cache that the Irgun give up or give back", () => {
    const g = position({ gaza: "2C 1K", lydda: "1C 1K", samaria: "1C" }, { haganah: 3, will: 10 });
    operation(
      g,
      "sabotage",
      "limited",
      "gaza",
      "caches.gaza",
      "die:6",
      "offensive:lydda",
      "samaria",
      "die:6",
    );
    expect(g.politicalWill).toBe(10);
    const track = position({ gaza: "2K", lydda: "2K", samaria: "1K" }, { will: 10 });
    event(track, "british", 15, "unshaded", "caches.gaza");
    expect(track.politicalWill).toBe(10);
  });

  it("7.1 by Events, and at Propaganda by order on Railways and in Cities", () => {
    const g = position({ tel_aviv: "sabotage" }, { will: 10 });
    event(g, "british", 20, "unshaded");
    expect(g.politicalWill).toBe(12);
    politicalWillPhase(g);
    // +2 for the Railways, +2 for two Cities, -2 for the Sabotage in the third.
    expect(g.politicalWill).toBe(14);
  });
});

describe("Political Will goes down", () => {
  it("7.2 by one or two through Propagandize, by the missing Cells of a Mass Detention, and by Events", () => {
    const g = position({ tel_aviv: "3T / 1C curfew", haifa_c: "1T / 1C(1A) curfew" }, { will: 20 });
    special(g, "propagandize", "tel_aviv", "haifa_c");
    expect(g.politicalWill).toBe(18);
    special(g, "mass-detention", "die:4");
    expect(g.politicalWill).toBe(15);
    event(g, "irgun", 2, "shaded");
    expect(g.politicalWill).toBe(12);
  });

  it("7.2 at Propaganda by Sabotage in Districts and Cities, on Railways, and by Terror", () => {
    const g = position(
      {
        gaza: "2sabotage",
        rw_egypt: "2sabotage",
        tel_aviv: "sabotage",
        haifa_c: "terror",
        jerusalem_c: "sabotage",
      },
      { will: 20 },
    );
    politicalWillPhase(g);
    expect(g.politicalWill).toBe(20 - 2 - 2 - 4 - 3);
  });

  it("7.2 placing Sabotage or Terror costs nothing before Propaganda", () => {
    const g = position({ tel_aviv: "1C" }, { haganah: 2, will: 10 });
    operation(g, "sabotage", "full", "terror:tel_aviv", "die:6");
    expect(g.politicalWill).toBe(10);
  });
});
