import { describe, expect, it } from "vitest";
import { ALL_SPACES, SPACES, type SpaceId } from "./board.ts";
import { invariants } from "./invariants.ts";
import {
  CAPABILITY_CARDS,
  COMMANDERS,
  EVENT_CARDS,
  FACTIONS,
  FORCES,
  ownerOf,
  SUPPLY,
  setup,
} from "./state.ts";
import { boardText, controlOf, event, keysOf, operation, position } from "./testing/index.ts";

const BOTH = ["standard", "extended"] as const;

describe("Components", () => {
  it("1.2 there are 15 Troops, 15 Police, 15 Guerrillas, 4 Bases and 4 New Villages", () => {
    expect(SUPPLY).toEqual({ troops: 15, police: 15, guerrillas: 15, bases: 4, villages: 4 });
    for (const scenario of BOTH) {
      const g = setup(scenario);
      const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
      expect(sum(g.troops) + g.available.troops).toBe(15);
      expect(sum(g.police) + g.available.police).toBe(15);
      expect(sum(g.underground) + sum(g.active) + g.available.guerrillas).toBe(15);
      expect(sum(g.bases) + g.available.bases).toBe(4);
      expect(sum(g.villages) + g.available.villages).toBe(4);
    }
  });

  it("1.2 a sixteenth Guerrilla or a fifth Base does not exist", () => {
    expect(() => position({ pahang: "16G" })).toThrow();
    expect(() => position({ pahang: "2B", kedah: "2B", thailand: "1B" })).toThrow();
    const g = position({ pahang: "2B 2G", kedah: "2B" });
    expect(g.available.bases).toBe(0);
  });

  it("1.2 the deck has 35 cards: 32 Events and three Propaganda; the Events bring six Capabilities", () => {
    expect(EVENT_CARDS).toBe(32);
    expect([...CAPABILITY_CARDS]).toEqual([1, 2, 8, 18, 27, 28]);
  });
});

describe("Forces", () => {
  it("1.4 Troops and Police are British, Guerrillas and Bases are the MCP's", () => {
    expect(FORCES.map((force) => [force, ownerOf(force)])).toEqual([
      ["troops", "british"],
      ["police", "british"],
      ["guerrillas", "mcp"],
      ["bases", "mcp"],
    ]);
  });

  it("1.4 a New Village is a marker and no force: it counts for nobody's Control", () => {
    expect(controlOf(position({ johore: "1P / 1G village" }), "johore")).toBe("nobody");
    expect(controlOf(position({ johore: "village" }), "johore")).toBe("nobody");
  });

  it("1.4 each kind of force counts one for Control", () => {
    expect(controlOf(position({ johore: "1T 1P / 1B" }), "johore")).toBe("british");
    expect(controlOf(position({ johore: "1T 1P / 1B 1G(1A)" }), "johore")).toBe("nobody");
    expect(controlOf(position({ johore: "1T 1P / 1B 2G" }), "johore")).toBe("mcp");
  });
});

describe("Commander", () => {
  it("1.11 the track runs Gurney, Briggs, Templer and begins with Gurney, whose effect is not cancelled", () => {
    expect([...COMMANDERS]).toEqual(["gurney", "briggs", "templer"]);
    const g = setup("standard");
    expect(COMMANDERS[g.commander]).toBe("gurney");
    expect(g.commanderCancelled).toBe(false);
  });

  it("1.11 Gurney Killed flips the marker where it stands and leaves its place on the track alone", () => {
    const g = position({}, { commander: "briggs" });
    event(g, "mcp", 10, "shaded", "thailand");
    expect(COMMANDERS[g.commander]).toBe("briggs");
    expect(g.commanderCancelled).toBe(true);
  });

  it("1.11 the Commander counts for Reprisal, Resettle and Pacify with Train, and not for Air Strike", () => {
    const spaces = { perak: "2T / 1G(1A)", johore: "2T / 1G(1A)", pahang: "2T / 1G(1A)" };
    for (const commander of COMMANDERS) {
      const g = position(spaces, { commander });
      const open = operation(g, "train", "full", "air-strike", "perak");
      expect(keysOf(open)).toEqual(expect.arrayContaining(["johore", "pahang", "done"]));
    }
  });
});

describe("Setup", () => {
  it("2.1 both scenarios begin with the same forces and markers on the map", () => {
    const expected: Partial<Record<SpaceId, string>> = {
      kuala_lumpur: "4T 2P support",
      perak: "2T 2P / 1G",
      johore: "2T 2P / 1G",
      pahang: "/ 1B 2G opposition",
      kelantan: "/ 1B 1G",
      trengganu: "/ 1G",
    };
    for (const scenario of BOTH) expect(boardText(setup(scenario))).toEqual(expected);
  });

  it("2.1 both scenarios begin with the same pieces Available", () => {
    for (const scenario of BOTH)
      expect(setup(scenario).available).toEqual({
        troops: 7,
        police: 9,
        guerrillas: 9,
        bases: 2,
        villages: 4,
      });
  });

  it("2.1 Control at the start: British in Kuala Lumpur, Perak and Johore, MCP in Pahang, Kelantan and Trengganu", () => {
    for (const scenario of BOTH) {
      const g = setup(scenario);
      const held = (by: string): SpaceId[] =>
        SPACES.map(({ id }) => id).filter((id) => controlOf(g, id) === by);
      expect(held("british").sort()).toEqual(["johore", "kuala_lumpur", "perak"]);
      expect(held("mcp").sort()).toEqual(["kelantan", "pahang", "trengganu"]);
      expect(invariants(g)).toEqual([]);
    }
  });

  it("2.1 the tracks begin at Political Will 12, British 20, MCP 10, with the British 1st Eligible", () => {
    for (const scenario of BOTH) {
      const g = setup(scenario);
      expect([g.politicalWill, g.resources.british, g.resources.mcp]).toEqual([12, 20, 10]);
      expect(g.firstEligible).toBe("british");
      expect(g.propagandaRounds).toBe(0);
      expect(g.played).toEqual([]);
      expect(g.capabilities.every((side) => side === 0)).toBe(true);
      expect(ALL_SPACES.every((space) => g.active[space] + g.terror[space] + g.villages[space] === 0)).toBe(
        true,
      );
    }
    expect([...FACTIONS]).toEqual(["british", "mcp"]);
  });
});
