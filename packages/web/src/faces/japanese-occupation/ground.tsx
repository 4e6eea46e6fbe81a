import { memo } from "react";
import {
  AttitudeBox,
  Compass,
  Cylinder,
  Key,
  moveTo,
  type Sign,
  squareMark,
  TableGround,
  TerrorMarker,
  Title,
  Wood,
} from "../coin/index.ts";
import { MAP } from "../malaya/map.ts";
import { Peninsula } from "../malaya/peninsula.tsx";
import { KIT } from "./kit.ts";
import { COMPASS, KEY, OUT_OF_PLAY, TITLE } from "./layout.ts";
import { IntelChit, RailwaySign } from "./symbols.tsx";
import { said } from "./words/index.ts";

/** What never moves: the table, the map with Thailand out of play (1.3.3), its title and its key. */

const SIGNS: readonly Sign[] = [
  { words: said.signs.troops, sign: <Wood kind={KIT.troops} /> },
  { words: said.signs.police, sign: <Wood kind={KIT.police} /> },
  { words: said.signs.kempeitai, sign: <Wood kind={KIT.kempeitai} /> },
  { words: said.signs.village, sign: <Wood kind={KIT.villages} /> },
  { words: said.signs.intel, sign: <IntelChit intel={{ state: "concealed", value: null }} /> },
  { words: said.signs.revealed, sign: <IntelChit intel={{ state: "revealed", value: 1 }} /> },
  { words: said.signs.opposition, sign: <AttitudeBox attitude={-1} /> },
  { words: said.signs.terror, sign: <TerrorMarker count={1} sabotage={false} /> },
  { words: said.signs.sabotage, sign: <TerrorMarker count={1} sabotage /> },
  {
    words: said.signs.railway,
    sign: (
      <g transform="translate(14 14)">
        <RailwaySign starred={false} />
      </g>
    ),
  },
  { words: said.signs.mpaja, sign: <Wood kind={KIT.mpaja} /> },
  { words: said.signs.mpajaActive, sign: <Wood kind={KIT.mpaja_active} /> },
  { words: said.signs.others, sign: <Wood kind={KIT.others} /> },
  { words: said.signs.otherActive, sign: <Wood kind={KIT.other_active} /> },
  { words: said.signs.cache, sign: <Wood kind={KIT.caches} /> },
  { words: said.signs.camp, sign: <Wood kind={KIT.camps} /> },
  { words: said.signs.force136, sign: <Wood kind={KIT.force136} /> },
  {
    words: said.signs.resources,
    sign: (
      <g transform="translate(14 13) scale(.85)">
        <Cylinder tone="red" letter="R" />
      </g>
    ),
  },
  {
    words: said.signs.resistance,
    sign: (
      <g transform="translate(14 14) scale(.8)">
        {squareMark("resistance", said.resistance, 0, "★").counter}
      </g>
    ),
  },
  {
    words: said.signs.starred,
    sign: (
      <g transform="translate(14 14)">
        <RailwaySign starred />
      </g>
    ),
  },
];

/** The borders that no Railway follows. */
const WITHOUT_RAILWAY = [
  "kedah perak",
  "kelantan pahang",
  "kelantan trengganu",
  "negri_sembilan selangor",
  "pahang trengganu",
  "perak selangor",
] as const;

function Thailand() {
  return (
    <g>
      <defs>
        <pattern id="occupation-hatch" width="12" height="12" patternUnits="userSpaceOnUse">
          <path className="hatch" d="M-3 3 3-3M0 12 12 0M9 15 15 9" />
        </pattern>
      </defs>
      <path d={MAP.spaces.thailand} fill="url(#occupation-hatch)" />
      <g transform={moveTo(OUT_OF_PLAY)}>
        <text className="land-name">{said.thailand}</text>
        <rect className="stamp-box" x="-54" y="10" width="108" height="26" rx="3" />
        <text className="stamp" y="28">
          {said.outOfPlay}
        </text>
      </g>
    </g>
  );
}

export const Ground = memo(function Ground() {
  return (
    <TableGround>
      <Peninsula borders={WITHOUT_RAILWAY} frontier={false} />
      <Thailand />
      <g transform={`${moveTo(COMPASS)} scale(.62)`}>
        <Compass at={[0, 0]} />
      </g>
      <Title area={TITLE} name={said.title} below={said.subtitle} />
      <Key area={KEY} signs={SIGNS} columns={10} step={82} />
    </TableGround>
  );
});
