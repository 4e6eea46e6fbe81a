import { memo } from "react";
import { Compass, Key, moveTo, type Sign, TableGround, TerrorMarker, Title, Wood } from "../coin/index.ts";
import { KIT } from "./kit.tsx";
import { COMPASS, KEY, TITLE } from "./layout.ts";
import { MAP } from "./map.ts";
import { DISTRICTS } from "./spaces.ts";
import { ValueBox } from "./symbols.tsx";
import { said } from "./words/index.ts";

/** What never moves: the table, the land with its waters and borders, its title and its key. */

const SIGNS: readonly Sign[] = [
  { words: said.signs.troops, sign: <Wood kind={KIT.troops} /> },
  { words: said.signs.police, sign: <Wood kind={KIT.police} /> },
  { words: said.signs.underground, sign: <Wood kind={KIT.underground} /> },
  { words: said.signs.active, sign: <Wood kind={KIT.active} /> },
  { words: said.signs.cache, sign: <Wood kind={KIT.caches} /> },
  { words: said.signs.curfew, sign: <Wood kind={KIT.curfews} /> },
  { words: said.signs.sabotage, sign: <TerrorMarker count={1} sabotage /> },
  { words: said.signs.terror, sign: <TerrorMarker count={1} sabotage={false} /> },
  { words: said.signs.value, sign: <ValueBox value={2} /> },
  { words: said.signs.railway, sign: <TrackSign /> },
];

function TrackSign() {
  return (
    <g className="track">
      <path className="bed" d="M-12 4H40V26H-12Z" />
      <path className="sleepers" d="M-12 15H40" />
      <path className="rails" d="M-12 11.600H40M-12 18.400H40" />
    </g>
  );
}

/** Hills in the east, dunes in the south, fields along the coast. */
function Patterns() {
  const { left, top, right, bottom } = MAP.frame;
  return (
    <defs>
      <clipPath id="palestine-frame">
        <rect x={left} y={top} width={right - left} height={bottom - top} />
      </clipPath>
      <pattern id="palestine-hills" width="58" height="44" patternUnits="userSpaceOnUse">
        <path
          d="M3 20c5-11 12-11 17 0M18 16c4-7 8-7 12 1M33 41c5-11 12-11 17 0M8 38c3-6 7-6 10 0"
          fill="none"
          stroke="#6d5a2f"
          strokeWidth="1.1"
          opacity=".36"
        />
        <path
          d="M12 14c1 3 1 5 0 7M42 35c1 3 1 5 0 7"
          stroke="#6d5a2f"
          strokeWidth=".8"
          fill="none"
          opacity=".3"
        />
      </pattern>
      <pattern id="palestine-fields" width="52" height="40" patternUnits="userSpaceOnUse">
        <path
          d="M4 12h9M6 16h9M30 30h9M32 34h9M33 9l2-4 2 4M35 9V5M12 33l2-4 2 4M14 33v-4"
          fill="none"
          stroke="#56662f"
          strokeWidth="1"
          opacity=".34"
        />
      </pattern>
      <pattern id="palestine-dunes" width="64" height="36" patternUnits="userSpaceOnUse">
        <path
          d="M4 13c8-6 14-6 22 0M34 30c8-6 14-6 22 0M40 9h.1M46 12h.1M12 26h.1M18 29h.1"
          fill="none"
          stroke="#8a6a34"
          strokeWidth="1.200"
          strokeLinecap="round"
          opacity=".36"
        />
      </pattern>
    </defs>
  );
}

const GROUND = {
  galilee: "hills",
  haifa_d: "fields",
  samaria: "hills",
  lydda: "fields",
  jerusalem_d: "hills",
  gaza: "dunes",
} as const;

function Lettering() {
  return (
    <g className="lettering">
      <text x="1052" y="84" fontSize="24">
        {said.lands.lebanon}
      </text>
      <text x="1276" y="150" fontSize="21" transform="rotate(90 1276 150)">
        {said.lands.syria}
      </text>
      <text x="1254" y="610" fontSize="27" transform="rotate(90 1254 610)">
        {said.lands.transjordan}
      </text>
      <text x="300" y="1090" fontSize="20">
        {said.lands.egypt}
      </text>
      <text className="water" x="566" y="228" fontSize="21">
        {said.waters.mediterranean[0]}
      </text>
      <text className="water" x="566" y="257" fontSize="21">
        {said.waters.mediterranean[1]}
      </text>
      <text className="water" x="1150" y="900" fontSize="16" transform="rotate(98 1150 900)">
        {said.waters.deadSea}
      </text>
    </g>
  );
}

export const Ground = memo(function Ground() {
  const borders = Object.values(MAP.borders).join("");
  return (
    <TableGround>
      <Patterns />
      <g clipPath="url(#palestine-frame)">
        <g className="shallows">
          <path className="far" d={MAP.coast} />
          <path className="near" d={MAP.coast} />
        </g>
        <path className="foreign" d={MAP.land} />
        {DISTRICTS.map((id) => (
          <g key={id}>
            <path className={`land ${id}`} d={MAP.districts[id]} />
            <path d={MAP.districts[id]} fill={`url(#palestine-${GROUND[id]})`} />
          </g>
        ))}
        <g className="borders">
          <path className="under" d={borders} />
          <path className="line" d={borders} />
          <path className="under" d={MAP.frontier} />
        </g>
        <path className="river" d={MAP.rivers} />
        <path className="lake" d={MAP.deadSea + Object.values(MAP.lakes).join("")} />
        <g className="borders">
          <path className="line frontier" d={MAP.frontier} />
        </g>
        <path className="coastline" d={MAP.coast} />
      </g>
      <Lettering />
      <g transform={`${moveTo(COMPASS)} scale(.56)`}>
        <Compass at={[0, 0]} />
      </g>
      <Title area={TITLE} name={said.title} below={said.subtitle} />
      <Key area={KEY} signs={SIGNS} />
    </TableGround>
  );
});
