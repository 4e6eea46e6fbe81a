import { PLACES } from "@sandtable/malaya-1941/map";
import { memo } from "react";
import { Silent, type Spot } from "../hex/index.ts";
import { HEX } from "./layout.ts";
import { LABELS, type Nearness } from "./names.ts";
import { FERRY_SPOTS } from "./terrain.ts";

/** Towns and what they have: airfields, ports, objectives. They stand at the rim of their hex, clear of the counters. */

const AIRFIELD: Spot = { x: -30, y: 4 };
const PORT: Spot = { x: -29, y: 24 };
const OBJECTIVE: Spot = { x: -24, y: -20 };

export const STAR =
  "M0-9.500L2.400-3.300 9-2.900 3.900 1.300 5.600 7.700 0 4.100-5.600 7.700-3.900 1.300-9-2.900-2.400-3.300z";
/** From above, nose up. */
export const PLANE =
  "M0-6.500c.9 0 1.100 1.300 1.100 2.600L6.800-.2v1.600L1.100.4.800 3.800l2 1.300v1.100L0 5.600l-2.800.6V5.100l2-1.300L-1.100.4-6.800 1.400V-.2l5.700-3.700C-1.100-5.200-.9-6.500 0-6.500z";
export const ANCHOR =
  "M0-5.500a1.600 1.600 0 1 1 .01 0M0-5.500V6M-3.500-2.800h7M-5.500 1.500q1 4.500 5.500 4.500t5.500-4.500";

const at = (hex: string, { x, y }: Spot): string => {
  const middle = HEX.centre(hex);
  return `translate(${middle.x + x} ${middle.y + y})`;
};
const only = <T,>(items: readonly T[]): T[] => [...new Set(items)];
const hexesWith = (test: (place: (typeof PLACES)[number]) => boolean): string[] =>
  only(PLACES.filter(test).map(({ hex }) => hex));

const dots = (kind: "town" | "point", radius: number): string =>
  hexesWith((place) => place.kind === kind)
    .map((hex) => {
      const { x, y } = HEX.centre(hex);
      return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0${-2 * radius} 0z`;
    })
    .join("");
const TOWNS = dots("town", 5.5);
const POINTS = dots("point", 3.2);

/** Under the counters. */
export const Towns = memo(function Towns() {
  return (
    <Silent className="towns">
      <path className="town" d={TOWNS} />
      <path className="town" d={POINTS} />
      {FERRY_SPOTS.map(({ x, y }) => (
        <g key={`${x} ${y}`} className="ferry" transform={`translate(${x} ${y})`}>
          <circle r="8" />
          <path d="M-5 1H5L3.500 4.500H-3.500zM0-5V1M0-5L4-1H0" />
        </g>
      ))}
    </Silent>
  );
});

/** Over the counters: what a hex is worth must be seen beside them. */
export const PlaceMarks = memo(function PlaceMarks() {
  return (
    <Silent className="place-marks">
      {hexesWith(({ airfield }) => airfield !== undefined).map((hex) => (
        <g key={`airfield ${hex}`} className="airfield" transform={at(hex, AIRFIELD)}>
          <circle r="8.500" />
          <path d={PLANE} />
        </g>
      ))}
      {hexesWith(({ port }) => port === true).map((hex) => (
        <g key={`port ${hex}`} className="port" transform={at(hex, PORT)}>
          <circle r="8.500" />
          <path d={ANCHOR} />
        </g>
      ))}
      {hexesWith(({ objective }) => objective === true).map((hex) => (
        <g key={`objective ${hex}`} transform={at(hex, OBJECTIVE)}>
          <path className="objective" d={STAR} />
        </g>
      ))}
    </Silent>
  );
});

const NEARNESS: readonly Nearness[] = ["far", "middle", "near"];

/** The names for each nearness; the style sheet shows those that are right for it. */
export const PlaceNames = memo(function PlaceNames() {
  return (
    <Silent className="place-names">
      {NEARNESS.map((near) => (
        <g key={near} className={`names-${near}`}>
          {LABELS[near].map(({ hex, text, kind, x, y, size, anchor }) => (
            <text
              key={`${hex} ${text}`}
              className={`place-name ${kind} ${anchor}`}
              fontSize={size}
              x={x}
              y={y}
            >
              {text}
            </text>
          ))}
        </g>
      ))}
    </Silent>
  );
});
