import { promptOf, say } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { MARKERS } from "../data/tables.ts";
import { UNITS } from "../units.ts";
import { impulse, impulseLog } from "./en-impulse.ts";
import { faceName, hexName, markerName, seatName, turnName, unitName } from "./en-names.ts";
import { halves } from "./english.ts";

describe("names", () => {
  it.each([
    ["j-25a-hq", "25 Army HQ"],
    ["j-56-18", "56/18 regiment"],
    ["j-21-bde", "21 brigade"],
    ["j-1-9-amph", "1/9 amphibious battalion"],
    ["j-1-tk", "1 armor battalion"],
    ["j-b226", "2-2-6 battalion"],
    ["j-sup", "supply point"],
    ["a-8ind", "8 Ind brigade"],
    ["a-1h", "1H AA regiment"],
    ["a-kc", "KC recon regiment"],
    ["a-af1", "airfield battalion 1"],
    ["a-sin-cd", "Singapore coastal defense"],
    ["a-7armd", "7 Armd brigade"],
    ["a-2-4mg", "2/4 MG A battalion"],
  ])("%s is the %s", (face, name) => {
    expect(faceName(face)).toBe(name);
  });

  it("are there for every counter and marker", () => {
    for (const { id, face } of UNITS) expect(unitName(id)).toBe(faceName(face));
    for (const { id } of MARKERS) expect(markerName(id)).not.toBe("");
  });

  it("of hexes have the place and the number", () => {
    expect(hexName("0909")).toBe("Jitra (0909)");
    expect(hexName("1624")).toBe("Bidor / Tapah Road (1624)");
    expect(hexName("0908")).toBe("Changlun (0908)");
    expect(hexName("1008")).toBe("hex 1008");
    expect(hexName("base")).toBe("the base off the map");
  });

  it("of sides and turns", () => {
    expect(seatName("allied")).toBe("Allies");
    expect(turnName(1)).toBe("December I 1941");
  });
});

describe("sentences", () => {
  it("count half points", () => {
    expect([0, 1, 2, 3, 7, 12].map(halves)).toEqual([
      "0 points",
      "½ point",
      "1 point",
      "1½ points",
      "3½ points",
      "6 points",
    ]);
  });

  it("ask", () => {
    const ask = (about: { kind: string } & Record<string, string | number>) => say(impulse, promptOf(about));
    expect(ask({ kind: "step", unit: "j-56-18", left: 7 })).toBe(
      "Where does the 56/18 regiment go next? (3½ points left)",
    );
    expect(ask({ kind: "load", loaded: 3, supply: 0 })).toBe("What goes aboard? (3 of 9 battalions)");
    expect(ask({ kind: "strikes", points: 1 })).toBe(
      "Bombardments: choose a stack, or end (1 air point left to place)",
    );
  });

  it("tell", () => {
    const tell = (kind: string, event: Record<string, string | number | boolean | readonly string[]>) =>
      say(impulseLog, { key: `log.${kind}`, ...event });
    expect(tell("moved", { seat: "japanese", from: "base", to: "0701", vacated: false })).toBe(
      "The Japanese move from the base off the map to hex 0701.",
    );
    expect(
      tell("bombarded", {
        seat: "japanese",
        hex: "0815",
        strength: 5,
        terrain: 1,
        guns: 2,
        column: 2,
        die: 5,
        result: "S",
      }),
    ).toBe(
      "The Japanese bombard Georgetown (0815) (strength 5, 1 left for terrain and 2 left for guns: column 2): the die shows 5, the stack is suppressed.",
    );
    expect(
      tell("targeted", { seat: "japanese", hex: "2510", points: 0, ships: ["naval-ca", "naval-dd"] }),
    ).toBe("The Japanese aim at Kota Bharu (2510): Naval Gunfire (CA) and Naval Gunfire (DD).");
  });
});
