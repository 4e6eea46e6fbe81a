import { memo, type ReactNode } from "react";
import { Box, CounterBack } from "../hex/index.ts";
import { EMBLEMS } from "./counters.tsx";
import { FACE, LEGEND } from "./layout.ts";
import { ANCHOR, PLANE, STAR } from "./places-printed.tsx";
import { words } from "./words/index.ts";

/** The key to what is printed on the map. */

const { key, box } = words;
const TERRAINS = [
  ["clear", "grass"],
  ["cultivated", "fields"],
  ["marsh", "tufts"],
  ["jungle", "trees"],
  ["mountain", "hills"],
  ["city", "fields"],
  ["out-of-play", "foreign"],
] as const;
const SWATCH = "M-34-18h68v36h-68z";
const BLOCKS =
  "M-24-13h14v9h-14zM-7-13h11v13h-11zM8-13h16v9h-16zM-24 0h14v12h-14zM-7 4h11v9h-11zM8 0h16v12h-16z";
const LINE = "M-34 4Q-12-10 0 0T34-4";

const Swatch = ({ kind, pattern }: { readonly kind: string; readonly pattern: string }) => (
  <>
    <path className={kind === "city" ? "cultivated" : kind === "out-of-play" ? "foreign" : kind} d={SWATCH} />
    <path fill={`url(#${FACE}-${pattern})`} d={SWATCH} />
    {kind === "city" && <path className="blocks" d={BLOCKS} />}
    <path className="swatch-edge" d={SWATCH} />
  </>
);

const drawn = (kind: string): ReactNode => (
  <>
    <path className={`${kind}-under`} d={LINE} />
    <path className={kind} d={LINE} />
  </>
);

const ROWS: readonly (readonly [string, ReactNode])[] = [
  ...TERRAINS.map(
    ([kind, pattern]) => [key.terrain[kind], <Swatch key={kind} kind={kind} pattern={pattern} />] as const,
  ),
  [key.road, drawn("road")],
  [key.railroad, drawn("railroad")],
  [key.trail, drawn("trail")],
  [key.stream, <path key="stream" className="stream" d={LINE} />],
  [key.river, drawn("river")],
  [key.strait, drawn("strait")],
  [
    key.bridge,
    <g key="bridge">
      <path className="road-under" d="M-34 0H34" />
      <path className="road" d="M-34 0H34" />
      <path className="bridges" d="M-9-7L-6-4.500H6L9-7M-9 7L-6 4.500H6L9 7" />
    </g>,
  ],
  [
    key.ferry,
    <g key="ferry" className="ferry">
      <circle r="8" />
      <path d="M-5 1H5L3.500 4.500H-3.500zM0-5V1M0-5L4-1H0" />
    </g>,
  ],
  [key.frontier, drawn("frontier")],
  [
    key.airfield,
    <g key="airfield" className="airfield">
      <circle r="8.500" />
      <path d={PLANE} />
    </g>,
  ],
  [
    key.port,
    <g key="port" className="port">
      <circle r="8.500" />
      <path d={ANCHOR} />
    </g>,
  ],
  [key.objective, <path key="objective" className="objective" d={STAR} />],
  [
    key.fort,
    <g key="fort">
      {(["japanese", "allied"] as const).map((seat, at) => (
        <g key={seat} className={`rampart ${seat}`} transform={`translate(${at * 36 - 18} 0)`}>
          <path className="wall" d="M-8-14H8L16 0 8 14H-8L-16 0z" />
          <path className="teeth" d="M-6.500-11H6.500L13 0 6.500 11H-6.500L-13 0z" />
        </g>
      ))}
    </g>,
  ],
  [
    key.back,
    <g key="back" transform="scale(.62)">
      <g transform="translate(-27 0)">
        <CounterBack seat="japanese" emblem={EMBLEMS.japanese} />
      </g>
      <g transform="translate(27 0)">
        <CounterBack seat="allied" emblem={EMBLEMS.allied} />
      </g>
    </g>,
  ],
  [
    key.sure,
    <g key="sure" className="seen sure">
      <rect x="-12" y="-8" width="24" height="16" rx="8" />
      <path className="eye" d="M-6.500 0Q0-7 6.500 0 0 7-6.500 0z" />
      <circle className="pupil" r="2.200" />
    </g>,
  ],
  [
    key.last,
    <g key="last" className="seen last">
      <rect x="-12" y="-8" width="24" height="16" rx="8" />
      <text y="4">{words.seenOn({ turn: 2 })}</text>
    </g>,
  ],
];

export const Legend = memo(function Legend() {
  const { x, y, height } = LEGEND;
  const step = (height - 66) / ROWS.length;
  return (
    <Box area={LEGEND} title={box.legend} className="legend">
      {ROWS.map(([name, picture], at) => (
        <g key={name} transform={`translate(${x + 56} ${y + 66 + at * step})`}>
          {picture}
          <text className="key-name" x="52" y="7">
            {name}
          </text>
        </g>
      ))}
    </Box>
  );
});
