import { memo } from "react";
import { Key } from "./key.tsx";
import { HEIGHT, TITLE, WIDTH } from "./layout.ts";
import { MAP } from "./map.ts";
import { isMountain } from "./names.ts";
import { Silent } from "./place.tsx";

/** What never moves: the table, the printed sea, the land with its terrain, borders and decoration. */

const PROVINCES = Object.keys(MAP.spaces).filter((id) => id !== "thailand") as (keyof typeof MAP.spaces)[];

function Patterns() {
  return (
    <defs>
      <pattern id="malaya-wood" width="400" height="60" patternUnits="userSpaceOnUse">
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
      <pattern id="malaya-sea" width="90" height="46" patternUnits="userSpaceOnUse">
        <path
          d="M6 14c6-5 10-5 16 0M22 14c6-5 10-5 16 0M52 37c6-5 10-5 16 0M68 37c6-5 10-5 16 0"
          fill="none"
          stroke="#7f9fa0"
          strokeWidth="1"
          opacity=".28"
        />
      </pattern>
      <pattern id="malaya-jungle" width="46" height="40" patternUnits="userSpaceOnUse">
        <path
          d="M4 14c0-5 6-6 7-2 4-3 8 1 5 4M27 34c0-5 6-6 7-2 4-3 8 1 5 4M30 12c0-4 5-5 6-2 3-2 6 1 4 3M8 32c0-4 5-5 6-2 3-2 6 1 4 3"
          fill="none"
          stroke="#49652f"
          strokeWidth="1.1"
          opacity=".42"
        />
        <path d="M10 16v4M33 36v3" stroke="#49652f" strokeWidth="1" opacity=".3" />
      </pattern>
      <pattern id="malaya-mountain" width="56" height="46" patternUnits="userSpaceOnUse">
        <path
          d="M3 20 13 5l9 15M31 42 42 25l10 17M18 15l5-8 5 9"
          fill="none"
          stroke="#2f4526"
          strokeWidth="1.3"
          opacity=".5"
        />
        <path
          d="M13 5l3 6 1 7M42 25l3 7 1 8M13 9l-3 8M42 29l-4 9"
          stroke="#2f4526"
          strokeWidth=".8"
          opacity=".45"
        />
        <path d="M13 5 9 12l3 1 2 5M42 25l-4 7 3 2 1 6" fill="none" stroke="#e6ecc9" opacity=".35" />
      </pattern>
      <radialGradient id="malaya-paper" cx=".5" cy=".45" r=".75">
        <stop offset="0" stopColor="#d7e0cf" />
        <stop offset=".7" stopColor="#c5d3c8" />
        <stop offset="1" stopColor="#adc0b6" />
      </radialGradient>
      <radialGradient id="malaya-city" cx=".45" cy=".35" r=".8">
        <stop offset="0" stopColor="#fbf3dc" />
        <stop offset="1" stopColor="#e4cf9f" />
      </radialGradient>
    </defs>
  );
}

function Compass() {
  return (
    <g className="compass" transform="translate(1468 985)">
      <circle r="62" />
      <circle r="54" />
      <path className="minor" d="M0 0 30-30 8-4ZM0 0-30-30-8-4ZM0 0 30 30 8 4ZM0 0-30 30-8 4Z" />
      <path d="M0-78 9-9 0 0ZM78 0 9 9 0 0ZM0 78-9 9 0 0ZM-78 0-9-9 0 0Z" />
      <path className="light" d="M0-78-9-9 0 0ZM78 0 9-9 0 0ZM0 78 9 9 0 0ZM-78 0-9 9 0 0Z" />
      <text y="-82">N</text>
    </g>
  );
}

function Lettering() {
  return (
    <g className="lettering">
      <text x="268" y="900" fontSize="30" transform="rotate(24 268 900)">
        Indonesia
      </text>
      <text x="1118" y="1080" fontSize="14">
        Singapore
      </text>
      <text className="water" x="505" y="868" fontSize="21" transform="rotate(39 505 868)">
        Strait of Malacca
      </text>
      <text className="water" x="1005" y="215" fontSize="26" transform="rotate(40 1005 215)">
        South China Sea
      </text>
    </g>
  );
}

function Title() {
  const { x, y, width, height } = TITLE;
  return (
    <g className="title" transform={`translate(${x} ${y})`}>
      <rect className="panel" width={width} height={height} rx="6" />
      <rect className="inner" x="5" y="5" width={width - 10} height={height - 10} rx="4" />
      <text className="big" x={width / 2} y="50">
        Malaya
      </text>
      <text className="small" x={width / 2} y="77">
        The Emergency, 1948–1960
      </text>
    </g>
  );
}

export const Ground = memo(function Ground() {
  const { left, top, right, bottom } = MAP.frame;
  return (
    <Silent className="ground">
      <Patterns />
      <rect width={WIDTH} height={HEIGHT} fill="url(#malaya-wood)" />
      <rect className="shadow" x="14" y="16" width={WIDTH - 24} height={HEIGHT - 24} rx="6" />
      <rect className="board-edge" x="10" y="10" width={WIDTH - 20} height={HEIGHT - 20} rx="5" />
      <rect x={left} y={top} width={right - left} height={HEIGHT - 2 * top} fill="url(#malaya-paper)" />
      <rect x={left} y={top} width={right - left} height={bottom - top} fill="url(#malaya-sea)" />
      <g className="shallows">
        <path className="far" d={MAP.coast} />
        <path className="near" d={MAP.coast} />
        <path className="near" d={MAP.foreign.indonesia} />
      </g>
      <path className="foreign" d={MAP.foreign.indonesia + MAP.foreign.singapore + MAP.foreign.thaiIslands} />
      <path className="land thailand" d={MAP.spaces.thailand} />
      {PROVINCES.map((id) => (
        <g key={id}>
          <path className={`land ${isMountain(id) ? "mountain" : "jungle"} ${id}`} d={MAP.spaces[id]} />
          <path d={MAP.spaces[id]} fill={`url(#malaya-${isMountain(id) ? "mountain" : "jungle"})`} />
        </g>
      ))}
      <g className="borders">
        <path className="under" d={Object.values(MAP.borders).join("")} />
        <path className="line" d={Object.values(MAP.borders).join("")} />
        <path className="under" d={MAP.thaiBorder} />
        <path className="line frontier" d={MAP.thaiBorder} />
      </g>
      <path className="coastline" d={MAP.coast} />
      <Lettering />
      <Compass />
      <Title />
      <Key />
      <rect className="print-line" x={left} y={top} width={right - left} height={HEIGHT - 2 * top} />
    </Silent>
  );
});
