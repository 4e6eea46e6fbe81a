import { memo } from "react";
import { isMountain } from "./geography.ts";
import { MAP } from "./map.ts";
import "./peninsula.css";
import { said } from "./words/index.ts";

/** The land with its terrain, borders and decoration. */

const PROVINCES = Object.keys(MAP.spaces).filter((id) => id !== "thailand") as (keyof typeof MAP.spaces)[];

function Patterns() {
  return (
    <defs>
      <pattern id="peninsula-jungle" width="46" height="40" patternUnits="userSpaceOnUse">
        <path
          d="M4 14c0-5 6-6 7-2 4-3 8 1 5 4M27 34c0-5 6-6 7-2 4-3 8 1 5 4M30 12c0-4 5-5 6-2 3-2 6 1 4 3M8 32c0-4 5-5 6-2 3-2 6 1 4 3"
          fill="none"
          stroke="#49652f"
          strokeWidth="1.1"
          opacity=".42"
        />
        <path d="M10 16v4M33 36v3" stroke="#49652f" strokeWidth="1" opacity=".3" />
      </pattern>
      <pattern id="peninsula-mountain" width="56" height="46" patternUnits="userSpaceOnUse">
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
    </defs>
  );
}

function Lettering() {
  return (
    <g className="lettering">
      <text x="268" y="900" fontSize="30" transform="rotate(24 268 900)">
        {said.lands.indonesia}
      </text>
      <text x="1118" y="1080" fontSize="14">
        {said.lands.singapore}
      </text>
      <text className="water" x="505" y="868" fontSize="21" transform="rotate(39 505 868)">
        {said.waters.strait}
      </text>
      <text className="water" x="1005" y="215" fontSize="26" transform="rotate(40 1005 215)">
        {said.waters.sea}
      </text>
    </g>
  );
}

type Border = keyof typeof MAP.borders;
const ALL = Object.keys(MAP.borders) as Border[];

/** The map; borders where something else runs need not be drawn. */
export const Peninsula = memo(function Peninsula({
  borders = ALL,
  frontier = true,
}: {
  readonly borders?: readonly Border[];
  readonly frontier?: boolean;
}) {
  const lines = borders.map((pair) => MAP.borders[pair]).join("");
  return (
    <>
      <Patterns />
      <g className="shallows">
        <path className="far" d={MAP.coast} />
        <path className="near" d={MAP.coast} />
        <path className="near" d={MAP.foreign.indonesia} />
      </g>
      <path className="foreign" d={MAP.foreign.indonesia + MAP.foreign.singapore + MAP.foreign.thaiIslands} />
      <path className="land thailand" d={MAP.spaces.thailand} />
      {PROVINCES.map((id) => {
        const terrain = isMountain(id) ? "mountain" : "jungle";
        return (
          <g key={id}>
            <path className={`land ${terrain} ${id}`} d={MAP.spaces[id]} />
            <path d={MAP.spaces[id]} fill={`url(#peninsula-${terrain})`} />
          </g>
        );
      })}
      <g className="borders">
        <path className="under" d={lines} />
        <path className="line" d={lines} />
        {frontier && (
          <>
            <path className="under" d={MAP.thaiBorder} />
            <path className="line frontier" d={MAP.thaiBorder} />
          </>
        )}
      </g>
      <path className="coastline" d={MAP.coast} />
      <Lettering />
    </>
  );
});

/** Tin: ingots. Rubber: a tapped tree. */
export function Emblem({ of }: { readonly of: "ec_north" | "ec_south" }) {
  return (
    <g className="industry">
      {of === "ec_north" ? (
        <path d="M-13 6-10-1H-3L0 6ZM0 6 3-1H10L13 6ZM-6.5-2-3.5-9H3.500L6.5-2Z" />
      ) : (
        <path d="M-2 9V-3C-12-1-12-10-4-10-2-14 6-13 6-9 13-9 12-1 3-3L2 9ZM4 3H10V8H5.500Z" />
      )}
    </g>
  );
}
