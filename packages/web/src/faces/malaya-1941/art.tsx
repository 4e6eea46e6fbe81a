import type { JSX } from "react";
import "./art.css";

/** From the Isthmus of Kra to Sumatra and Borneo, made coarse from Natural Earth; it reaches beyond the picture on every side. */
const LAND =
  "M285-90l-10 7-4-4-7 1 0-4-7 0 0 2 1 8-11-1 12 5-5 6-9-6 4 5 7 3-3 3-7-5-9-8 1 2 10 10 4 4-3 6-8-3-12-11-2-1 8 8 4 7 0 6-22 8-4 4-2 5-8 7-8 2-4-1 6-5-5-2 1-4 1-19 2-11 7-3-2-4-6-2-4-4-4 3-1-4-5-5-6-5-6 1-2-1-6 0-1 1-6 2-2-3-140 0-1 7-4 0 1 5-1 4-1 10 3 8 3 5-2 5 7 1 2-2 9-2 3 3 2 20 5 7 4-1 2 5 5 27 4 8-4-1-1-8-4-9-4 2 1 7 6 6 2 6 5-2 6 8 8 4 11-1-1-2 8 4 7 11 13 9 7 3 4 7 21 17 10 19 1 11 1 6-3 6 1 5-3 7 5 8-2 5 0 13 1 4 6 6 3 0 7 11 1 5 5 8 4 10 1 9-6 0-4-9 1 6-11 0-5 6-4-8-20-11-3 0-7-8-10-4-7-6-4 0-3-6-9-4-3-4-4-1 3-5-3-9-6-7-2-4-11-9 2-7-4-2-3-6 3-7-2-10-4-2-3-6 2-6-3-10 0-14-7-15-11-12-4-2 1-6-3-2-4-9-1 4-4-4-2-7-5-5-3 1 0-6-4-5-6-1-3-9-7 1-1 7-4-3-3-11 3-12 4-4-3-5 5-14 3-4-1-4 6-12-5 7-2-6 1-6-1-7zM66 199l-5-13 3-3 5 0 1 3 8 5 2 10 6 3 7 1 12 8 4 14 7 7 15 2 5 5 0 3-12 7 6-1 9-4 2-3 6-1 5 3 2 4 4 1 2 9-7 1-6 6 1 4 5 3-6 3-2 6 16 12 4-3 9 3 5-1 2 9 1 8 2 10-123 0-8-13 0-4-5-2 0-7-3-8-9-11-8-6-2-9-4-4-10-5-6-1 0-7-3-5-4-16-5-14 2-4-6-3-4-6-6-2-13-9-7 0-2-4-1-9-2-7-5-2-5-9-3-1-6-9-8-8-7 0-4-2-8-10-2 0-20-19-3-4-4-12-4-4 2-4-2-4 7-3 6 0 10 4 5 7 11 3 9 0 11-2 9 4 8-3 6 6 8 6 5 11 7 4-1 8 14 9 4 6 13 6 10 7 2 3 6 2 8 8 1 5 3 8 4-5 5 11 4 5 12 7zM363 320l-2-1 5-6 1-7-1-5-10-10-10-4-5 0-1-5 4 0 0-4-8-2-3-8 6-1-4-16-6-3 0-10-2-6 4-6-2-5 2-2 4-11 5-4 3-5 0-4 7-2 3-3 0 5 10 8 15 0 11 6 3-2 11 7-5-6 7-17-1-4 2-8 4 3 2-11 8-6 11-1 24-6 9-3 2-4 7-7 6-9 9-8 7-9 2-11 8 0 9-3 7-6 11-6-1 9 5-5 6 1 6-5 2-5-8-3 1-4 6-6 3 3 5-1 3-7 0 251zM-18-2l-3 5-2-6 1-8 5 4zM357 295l0 2-10 5-1-1 1-9 9 0zM11 313l-1 4-5 1-7-4-10-15 2-8 8-2zM138 228l-2 3-9-6-6 0 6-4 8 4zM188 223l-2 9-3-1-2-7-4 2-3-3 6-4 6 0zM116 218l0 9-4 0-4-4 0-10zM117 214l-2 2-3-4-7-1-4-5 15 3zM-82 179l-2 3-11-8-5-1-7-6 3-5 4 1zM312 131l-3 6-7 0 4-4-6-1-2-5 8-8 2 4 4 4zM-166 27l-1 8-2 1-2-5-4-3 1-6 6-1zM210 320l3-2-2-5 8-4 4 5-2 2 6 2-4-9 6-1 5 3 0 3 3 6zM185 272l-1 7-6-1-3-3 3-4zM197 267l1 3-8-4-5 2-4-2 3-8 9 7zM-34 226l-1 13-6 1-3-8-7-4-5-10-4-5 5-1 2-4 5 2 6 10zM135 233l-1 3-5-3-11 0-4-3 3-3-1-4 3-1 3 4 4 0zM91 191l2 3-2 6-7 2-3-7 1-4 7-2z";
/** The road from Singora down to Singapore, and the one from Kota Bharu along the other coast. */
const ROADS =
  "M54 21 49 52 54 82 73 117 81 132 90 155 119 191 144 202 161 213M109 57 128 84 141 112 145 134 158 176 161 213";
/** Three landings on one night, and the way that the army then took. */
const THRUSTS: readonly string[] = [
  "M132-42C104-30 78-14 62 13",
  "M142-36C122-22 98-2 84 22",
  "M154-30C148-2 134 28 118 48",
  "M60 36C62 78 84 118 98 146",
];
type Sign = "infantry" | "tank" | "air";
/** Counters: where, of which side, and the sign on them; without one they lie face down. */
const COUNTERS: readonly (readonly [x: number, y: number, side: string, sign?: Sign])[] = [
  [56, 24, "japan", "tank"],
  [48, 15, "japan"],
  [79, 36, "japan"],
  [112, 61, "britain"],
  [51, 62, "britain"],
  [44, 53, "britain"],
  [100, 156, "britain"],
  [143, 136, "britain"],
  [126, 190, "britain", "air"],
  [160, 212, "britain", "infantry"],
  [152, 203, "britain"],
];
const SIGNS: Readonly<Record<Sign, string>> = {
  infantry: "M-5-3 5 3M-5 3 5-3",
  tank: "M-2-1.6h4a1.6 1.6 0 0 1 0 3.2h-4a1.6 1.6 0 0 1 0-3.2Z",
  air: "M0-2.6V2.6M-4 0h8M-1.5 2.2h3",
};
/** What the backs show: a sun, a crown. */
const BACKS: Readonly<Record<string, string>> = {
  japan: "M0-4a4 4 0 1 0 .01 0z",
  britain: "M-5 4H5V5.500H-5zM-5 3-6-2-3 1 0-4 3 1 6-2 5 3z",
};

/** A battleship from the side, with two turrets before and one behind. */
const SHIP =
  "M0 8H54L49 16H7ZM9 8V5H4V3H13L15 8ZM39 8V5H33V3H43V8ZM45 8V6H51V4H43ZM18 8V2H22V-5H25V1H29V-8H32V2H36V8Z";

export default function Art(): JSX.Element {
  return (
    <>
      <defs>
        <pattern id="art-fog-hexes" width="18" height="10.39" patternUnits="userSpaceOnUse">
          <path className="art-hex-line" d="M0 5.200 3 0H9L12 5.200H18M0 5.200 3 10.390H9L12 5.200" />
        </pattern>
        <clipPath id="art-fog-land">
          <path d={LAND} />
        </clipPath>
        <marker id="art-fog-arrow" viewBox="-3 -4 8 8" markerWidth="3" markerHeight="3" orient="auto">
          <path className="art-head" d="M-2-3.500 4 0-2 3.500Z" />
        </marker>
      </defs>
      <path className="art-land art-green" d={LAND} />
      <rect
        x="-600"
        y="-200"
        width="1500"
        height="700"
        fill="url(#art-fog-hexes)"
        clipPath="url(#art-fog-land)"
      />
      <path className="art-road" d={ROADS} />
      {THRUSTS.map((path) => (
        <path key={path} className="art-push" d={path} markerEnd="url(#art-fog-arrow)" />
      ))}
      <g transform="translate(168 92)">
        <path className="art-ship" d={SHIP} />
        <path className="art-foam" d="M-8 18q5-4 10 0t10 0 10 0 10 0 10 0 10 0" />
      </g>
      {COUNTERS.map(([x, y, side, sign]) => (
        <g key={`${x} ${y}`} className={`art-token art-${side}`} transform={`translate(${x} ${y})`}>
          <rect className="art-shade" x="-6.5" y="-6.5" width="16" height="16" rx="1.5" />
          <rect className={sign ? "art-face" : "art-back"} x="-8" y="-8" width="16" height="16" rx="1.5" />
          {sign ? (
            <path className="art-lines" d={`M-5-3H5V3H-5Z${SIGNS[sign]}`} />
          ) : (
            <path className="art-emblem" d={BACKS[side]} />
          )}
        </g>
      ))}
    </>
  );
}
