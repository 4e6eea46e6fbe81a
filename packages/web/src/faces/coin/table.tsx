import type { ReactNode } from "react";
import { Silent } from "../silent.tsx";
import { type Area, area, type Circle, grown, moveTo, type Spot } from "./geometry.ts";

/** The table under everything: wood, and on it the printed sheet. One drawing, 1600 by 1200. */

export const WIDTH = 1600;
export const HEIGHT = 1200;
/** The printed sheet, and the part of it above the edge track. */
const SHEET = area(18, 18, 1564, HEIGHT - 36);
const SEA = area(18, 18, 1564, 1082);

function Patterns() {
  return (
    <defs>
      <pattern id="coin-wood" width="400" height="60" patternUnits="userSpaceOnUse">
        <rect width="400" height="60" fill="#6b4628" />
        <path
          d="M0 8C80 2 140 16 220 9S360 4 400 8M0 22c60 6 120-5 200 2s150-4 200-2M0 37c90-8 130 6 210 0s140 6 190 0M0 51c70 4 150-6 230 1s120-5 170-1"
          fill="none"
          stroke="#4d3019"
          strokeWidth="1.2"
          opacity=".55"
        />
        <path d="M0 30c100-4 200 5 400 0M0 15c120 5 260-5 400 0" fill="none" stroke="#8a6140" opacity=".5" />
      </pattern>
      <pattern id="coin-sea" width="90" height="46" patternUnits="userSpaceOnUse">
        <path
          d="M6 14c6-5 10-5 16 0M22 14c6-5 10-5 16 0M52 37c6-5 10-5 16 0M68 37c6-5 10-5 16 0"
          fill="none"
          stroke="#7f9fa0"
          strokeWidth="1"
          opacity=".28"
        />
      </pattern>
      <radialGradient id="coin-paper" cx=".5" cy=".45" r=".75">
        <stop offset="0" stopColor="#d7e0cf" />
        <stop offset=".7" stopColor="#c5d3c8" />
        <stop offset="1" stopColor="#adc0b6" />
      </radialGradient>
      <radialGradient id="coin-city" cx=".45" cy=".35" r=".8">
        <stop offset="0" stopColor="#fbf3dc" />
        <stop offset="1" stopColor="#e4cf9f" />
      </radialGradient>
    </defs>
  );
}

/** Wood, board and sea; `children` are printed on it, within a line. */
export function TableGround({ children }: { readonly children: ReactNode }) {
  return (
    <Silent className="ground">
      <Patterns />
      <rect width={WIDTH} height={HEIGHT} fill="url(#coin-wood)" />
      <rect className="shadow" x="14" y="16" width={WIDTH - 24} height={HEIGHT - 24} rx="6" />
      <rect className="board-edge" {...grown(SHEET, 8)} rx="5" />
      <rect {...SHEET} fill="url(#coin-paper)" />
      <rect {...SEA} fill="url(#coin-sea)" />
      {children}
      <rect className="print-line" {...SHEET} />
    </Silent>
  );
}

export function Compass({ at }: { readonly at: Spot }) {
  return (
    <g className="compass" transform={moveTo(at)}>
      <circle r="62" />
      <circle r="54" />
      <path className="minor" d="M0 0 30-30 8-4ZM0 0-30-30-8-4ZM0 0 30 30 8 4ZM0 0-30 30-8 4Z" />
      <path d="M0-78 9-9 0 0ZM78 0 9 9 0 0ZM0 78-9 9 0 0ZM-78 0-9-9 0 0Z" />
      <path className="light" d="M0-78-9-9 0 0ZM78 0 9-9 0 0ZM0 78 9 9 0 0ZM-78 0-9 9 0 0Z" />
      <text y="-82">N</text>
    </g>
  );
}

/** The name of the game, 250 by 96. */
export function Title({
  area: { x, y, width, height },
  name,
  below,
}: {
  readonly area: Area;
  readonly name: string;
  readonly below: string;
}) {
  return (
    <g className="title" transform={moveTo([x, y])}>
      <rect className="panel" width={width} height={height} rx="6" />
      <rect className="inner" x="5" y="5" width={width - 10} height={height - 10} rx="4" />
      <text className="big" x={width / 2} y="50">
        {name}
      </text>
      <text className="small" x={width / 2} y="77">
        {below}
      </text>
    </g>
  );
}

/** A space that is a circle: a City, an Economic Center. */
export function CityDisc({ x, y, radius }: Circle) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill="url(#coin-city)" className="circle" />
      <circle cx={x} cy={y} r={radius - 4} className="circle-inner" />
    </>
  );
}

/** The lamp over the table, turned down a little by night; drawn last. */
export const Dim = () => <rect className="dim" width={WIDTH} height={HEIGHT} />;

/** The name of a space, in one or two lines around its spot. */
export function SpaceName({
  at: [x, y],
  size,
  lines,
  city = false,
}: {
  readonly at: Spot;
  readonly size: number;
  readonly lines: readonly string[];
  readonly city?: boolean;
}) {
  return (
    <g className={city ? "name city" : "name"} fontSize={size}>
      {lines.map((line, index) => (
        <text key={line} x={x} y={y + index * (size + 3)}>
          {line}
        </text>
      ))}
    </g>
  );
}
