import type { JSX } from "react";
import { type ArtPiece, ArtPieces, ArtRailways } from "../coin/art.tsx";
import { Outline } from "../malaya/outline.tsx";
import "./art.css";

/** The Railways of Malaya along its borders, the circles they run through, and what is at odds over them. */
const RAILWAYS =
  "M23 15 25 7 30 5 36 10 51 14 61 22 68 23 70 29 64 43 71 47 84 40 92 38 100 43 112 35 118 22M100 43 102 56 91 65 84 88 91 105 93 112 105 122 106 136 115 141 128 146 145 151 161 166 156 183 146 204M161 166 173 177 189 178 195 181 198 173";
const CIRCLES: readonly (readonly [x: number, y: number, radius: number])[] = [
  [84, 88, 11],
  [115, 141, 14],
  [161, 166, 11],
];
const PIECES: readonly ArtPiece[] = [
  [80, 90, "troops"],
  [89, 91, "troops"],
  [110, 142, "troops"],
  [121, 144, "police"],
  [157, 168, "troops"],
  [166, 169, "troops"],
  [60, 84, "guerrilla"],
  [52, 92, "guerrilla"],
  [66, 98, "base"],
  [48, 36, "other"],
  [124, 64, "other"],
  [150, 118, "guerrilla"],
  [132, 176, "guerrilla"],
  [184, 204, "guerrilla"],
  [194, 208, "police"],
];
/** Force 136 comes by parachute. */
const PARACHUTES: readonly (readonly [number, number])[] = [
  [172, 66],
  [205, 108],
];

export default function Art(): JSX.Element {
  return (
    <>
      <Outline />
      <ArtRailways path={RAILWAYS} />
      {CIRCLES.map(([x, y, radius]) => (
        <circle key={x} className="art-city" cx={x} cy={y} r={radius} />
      ))}
      <ArtPieces pieces={PIECES} />
      {PARACHUTES.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path className="art-cords" d="M-13 0 0 19 13 0M-5 0 0 19 5 0" />
          <path className="art-canopy" d="M-13 0C-13-18 13-18 13 0 10-3 7-3 5 0 3-3-3-3-5 0-7-3-10-3-13 0Z" />
          <circle className="art-load" cy="20" r="2.6" />
        </g>
      ))}
    </>
  );
}
