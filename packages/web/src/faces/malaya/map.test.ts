import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { SpaceId } from "@sandtable/coin/malaya-map";
import { describe, expect, it } from "vitest";
import { MAP } from "./map.ts";
import { neighbours } from "./names.ts";
import { SPACE_IDS } from "./spaces.ts";

const script = fileURLToPath(new URL("../../../scripts/malaya-map.mjs", import.meta.url));

/** 1.3.6 Who borders whom. */
const BORDERS: Readonly<Record<SpaceId, readonly SpaceId[]>> = {
  thailand: ["kedah", "perak", "kelantan"],
  kedah: ["thailand", "perak"],
  perak: ["thailand", "kedah", "kelantan", "pahang", "selangor", "ec_north"],
  kelantan: ["thailand", "perak", "trengganu", "pahang", "ec_north"],
  trengganu: ["kelantan", "pahang"],
  pahang: [
    "perak",
    "kelantan",
    "trengganu",
    "selangor",
    "negri_sembilan",
    "johore",
    "kuala_lumpur",
    "ec_north",
    "ec_south",
  ],
  selangor: ["perak", "pahang", "negri_sembilan", "kuala_lumpur"],
  negri_sembilan: ["pahang", "selangor", "johore", "kuala_lumpur", "ec_south"],
  johore: ["pahang", "negri_sembilan", "ec_south"],
  kuala_lumpur: ["pahang", "selangor", "negri_sembilan"],
  ec_north: ["perak", "kelantan", "pahang"],
  ec_south: ["pahang", "negri_sembilan", "johore"],
};

/** Provinces; the Thai border and the circles are drawn apart. */
const PROVINCES: readonly SpaceId[] = SPACE_IDS.slice(1, 9);

describe("the map of Malaya", () => {
  it("is what the script makes of the geography, byte for byte", () => {
    expect(execFileSync(process.execPath, [script, "--check"], { encoding: "utf8" })).toContain("up to date");
  });

  it("stays small", () => {
    expect(readFileSync(new URL("map.ts", import.meta.url)).length).toBeLessThan(25_000);
  });

  it("1.3.6 draws the borders that the rules know, and no other", () => {
    for (const id of SPACE_IDS) expect([...neighbours(id)].sort(), id).toEqual([...BORDERS[id]].sort());
    const drawn = Object.keys(MAP.borders).map((pair) => pair.split(" ").sort().join(" "));
    const known = PROVINCES.flatMap((id) =>
      BORDERS[id].filter((other) => id < other && PROVINCES.includes(other)).map((other) => `${id} ${other}`),
    );
    expect(drawn.sort()).toEqual(known.sort());
  });
});
