import { PROPAGANDA_CARDS } from "@sandtable/coin/shape";
import { Silent } from "../silent.tsx";
import type { Area } from "./geometry.ts";
import { Panel } from "./panel.tsx";
import { PlaceMark } from "./place.tsx";
import { said } from "./words/index.ts";

const ROUND_NUMBERS = Array.from({ length: PROPAGANDA_CARDS }, (_, index) => index + 1);

/** How many Propaganda Rounds have been held. */
export function RoundsTrack({ area, held }: { readonly area: Area; readonly held: number }) {
  return (
    <>
      <Panel area={area} title={said.propagandaRounds} />
      <Silent className="rounds">
        {ROUND_NUMBERS.map((round) => {
          const x = area.x + area.width / 2 + (round - 2) * 62;
          const y = area.y + 58;
          return (
            <g key={round} className={round <= held ? "held" : ""}>
              <circle cx={x} cy={y} r="20" />
              <text x={x} y={y + 6}>
                {round}
              </text>
              {round <= held && <path d={`M${x - 9} ${y + 1}l6 7 12-15`} />}
            </g>
          );
        })}
      </Silent>
      <PlaceMark
        place={{ on: "track", id: "propaganda" }}
        label={said.roundsHeld({ held, of: PROPAGANDA_CARDS })}
        shape={{ area, round: 6 }}
        pin={[area.x + 22, area.y + 18]}
      />
    </>
  );
}
