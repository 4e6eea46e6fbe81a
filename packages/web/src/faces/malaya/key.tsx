import { memo } from "react";
import { KEY } from "./layout.ts";
import { AttitudeBox, ControlBox, TerrorMarker } from "./symbols.tsx";
import { Wood } from "./wood.tsx";

/** The key of the map: what each sign means. */

const SIGNS = [
  { words: "Troops", sign: <Wood piece="troops" /> },
  { words: "Police", sign: <Wood piece="police" /> },
  { words: "Underground", sign: <Wood piece="underground" /> },
  { words: "Active", sign: <Wood piece="active" /> },
  { words: "Base", sign: <Wood piece="bases" /> },
  { words: "British Control", sign: <ControlBox control={1} /> },
  { words: "MCP Control", sign: <ControlBox control={-1} /> },
  { words: "Support", sign: <AttitudeBox attitude={1} /> },
  { words: "Opposition", sign: <AttitudeBox attitude={-1} /> },
  { words: "Terror", sign: <TerrorMarker count={1} sabotage={false} /> },
] as const;

export const Key = memo(function Key() {
  return (
    <g className="key">
      <rect className="panel" {...KEY} rx="6" />
      {SIGNS.map(({ words, sign }, index) => {
        const x = KEY.x + 12 + (index % 5) * 92;
        const y = KEY.y + 8 + Math.floor(index / 5) * 52;
        return (
          <g key={words} transform={`translate(${x} ${y})`}>
            <g transform="translate(28 0)">{sign}</g>
            <text x="42" y="44">
              {words}
            </text>
          </g>
        );
      })}
    </g>
  );
});
