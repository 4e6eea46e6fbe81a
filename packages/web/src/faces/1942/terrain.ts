import { HEXES, type HexRecord } from "@sandtable/1942/map";
import { groupBy, rowOf } from "../hex/index.ts";
import { COAST } from "./coast.ts";
import { HEX } from "./layout.ts";

/** What is printed on the map, each kind as one path: few nodes, drawn once. */

const of = (test: (hex: HexRecord) => boolean): string[] => HEXES.filter(test).map(({ id }) => id);
const isGround = ({ kind }: HexRecord): boolean => kind !== "sea";

const ground = of(isGround);
const rough = of(({ terrain }) => terrain === "rough");
const swamp = of(({ terrain }) => terrain === "swamp");

export const GROUND = HEX.outlines(ground);
export const ROUGH = HEX.outlines(rough, 0.3);
export const SWAMP = HEX.outlines(swamp, 0.3);
export const CLEAR_COAST = HEX.outlines(of((hex) => hex.terrain === "clear" && hex.kind === "coast"));
export const ROUGH_COAST = HEX.outlines(of((hex) => hex.terrain === "rough" && hex.kind === "coast"));
export const SWAMP_COAST = HEX.outlines(of((hex) => hex.terrain === "swamp" && hex.kind === "coast"));

const treacherous = of((hex) => hex.treacherous === true);
export const TREACHEROUS = HEX.outlines(treacherous);
export const TREACHEROUS_EDGE = HEX.border(treacherous);

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

export const GRID = HEX.grid();

/** Each pair of neighbours once. */
const pairs = (next: (hex: HexRecord) => readonly string[] | undefined): (readonly [string, string])[] =>
  HEXES.flatMap((hex) =>
    (next(hex) ?? []).flatMap((other) => (hex.id < other ? [[hex.id, other] as const] : [])),
  );

export const ROAD_LINES = pairs(({ roads }) => roads)
  .map((pair) => HEX.way(pair))
  .join("");

export const SEA_SIDES = pairs(({ seaSides }) => seaSides)
  .map(([a, b]) => HEX.between(a, b))
  .join("");

const regions = new Map(HEXES.map(({ id, region }) => [id, region]));
const isFrontier = (a: string, b: string): boolean => {
  const [one, other] = [regions.get(a), regions.get(b)];
  return (one === "Burma" && other === "Siam") || (one === "Siam" && other === "Burma");
};
const borders = pairs(({ landLinks }) => landLinks).filter(([a, b]) => regions.get(a) !== regions.get(b));
const lines = (frontier: boolean): string =>
  borders
    .filter(([a, b]) => isFrontier(a, b) === frontier)
    .map(([a, b]) => HEX.between(a, b))
    .join("");
export const BORDERS = lines(false);
/** 9.G Burma and Siam. */
export const FRONTIER = lines(true);

/** 5.A.3 Two wavy lines in the hexes that water divides. */
export const BARRIERS = of(({ lands }) => (lands?.length ?? 0) > 1)
  .map((id) => {
    const { x, y } = HEX.centre(id);
    const wave = (top: number): string => `M${x + 14} ${Math.round(y + top)}q3-4 6 0t6 0 6 0`;
    return wave(-21) + wave(-15);
  })
  .join("");

/** The numbers of the hexes by row: the digits, and a place for each of them. */
const DIGIT = 5.6;
export const NUMBERS = [...groupBy(HEX.ids, rowOf).values()].map((row) => {
  const spots = row.flatMap((id) => {
    const { x, y } = HEX.centre(id);
    return [-1.5, -0.5, 0.5, 1.5].map((at) => [(x + at * DIGIT).toFixed(1), (y - 25.5).toFixed(1)] as const);
  });
  return { text: row.join(""), x: spots.map(([x]) => x).join(" "), y: spots.map(([, y]) => y).join(" ") };
});
