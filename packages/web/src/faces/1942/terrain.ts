import { HEXES, type HexRecord } from "@sandtable/1942/map";
import { type Ground, joined, type Line, type Pattern, pairs, parted } from "../hex/index.ts";
import { COAST } from "./coast.ts";
import { HEX } from "./layout.ts";

/** What is printed on the map, each kind as one path: few nodes, drawn once. */

const of = (test: (hex: HexRecord) => boolean): string[] => HEXES.filter(test).map(({ id }) => id);

type Terrain = HexRecord["terrain"];
const at = (terrain: Terrain): string[] => of((hex) => hex.terrain === terrain);
const onCoast = (terrain: Terrain): string[] => of((hex) => hex.terrain === terrain && hex.kind === "coast");

/** Within the coast. */
export const GROUNDS: readonly Ground[] = [
  { kind: "rough", d: HEX.outlines(at("rough"), 0.3), pattern: "hills" },
  { kind: "swamp", d: HEX.outlines(at("swamp"), 0.3), pattern: "tufts" },
];

/** Hexes in play with little land: the whole hex shows faintly what ground it counts as. */
export const WASHES: readonly Ground[] = (["clear", "rough", "swamp"] as const).map((terrain) => ({
  kind: `wash ${terrain}`,
  d: HEX.outlines(onCoast(terrain)),
}));

const treacherous = of((hex) => hex.treacherous === true);
/** 9.D Slanting reefs. */
export const REEFS: Pattern = {
  id: "reefs",
  width: 14,
  height: 14,
  turn: 45,
  parts: [{ className: "reef", d: "M0 3H14" }],
};
export const TREACHEROUS = HEX.outlines(treacherous);

/** A coast with points no nearer than so much: broad soft lines along it need no more, and draw five times faster. */
function coarse(path: string, apart: number): string {
  return path
    .split("z")
    .filter((ring) => ring !== "")
    .map((ring) => {
      const steps = (ring.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = steps;
      let line = `M${x} ${y}`;
      let [lastX, lastY] = [x, y];
      for (let at = 2; at < steps.length; at += 2) {
        x += steps[at];
        y += steps[at + 1];
        if (Math.hypot(x - lastX, y - lastY) < apart) continue;
        line += `L${x} ${y}`;
        [lastX, lastY] = [x, y];
      }
      return `${line}z`;
    })
    .join("");
}
export const SHELF = coarse(COAST, 15);

const regions = new Map(HEXES.map(({ id, region }) => [id, region]));
/** 9.G Burma and Siam. */
const isFrontier = ([a, b]: readonly [string, string]): boolean => {
  const [one, other] = [regions.get(a), regions.get(b)];
  return (one === "Burma" && other === "Siam") || (one === "Siam" && other === "Burma");
};
const borders = pairs(HEXES, ({ landLinks }) => landLinks).filter(
  ([a, b]) => regions.get(a) !== regions.get(b),
);
/** 5.A.3 Two wavy lines in the hexes that water divides. */
const barriers = of(({ lands }) => (lands?.length ?? 0) > 1)
  .map((id) => {
    const { x, y } = HEX.centre(id);
    const wave = (top: number): string => `M${x + 14} ${Math.round(y + top)}q3-4 6 0t6 0 6 0`;
    return wave(-21) + wave(-15);
  })
  .join("");

/** Over the ground, from below to above. */
export const LINES: readonly Line[] = [
  { kind: "reef-edge", d: HEX.border(treacherous) },
  { kind: "grid", d: HEX.grid() },
  {
    kind: "border",
    d: parted(
      HEX,
      borders.filter((pair) => !isFrontier(pair)),
    ),
  },
  { kind: "frontier", d: parted(HEX, borders.filter(isFrontier)), hasUnder: true },
  {
    kind: "sea-side",
    d: parted(
      HEX,
      pairs(HEXES, ({ seaSides }) => seaSides),
    ),
  },
  {
    kind: "road",
    d: joined(
      HEX,
      pairs(HEXES, ({ roads }) => roads),
    ),
    hasUnder: true,
  },
  { kind: "barrier", d: barriers },
];
