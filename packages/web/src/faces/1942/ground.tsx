import { memo } from "react";
import { Silent } from "../hex/index.ts";
import { COAST } from "./coast.ts";
import { MAP, MARGIN, SHEET } from "./layout.ts";
import { LETTERING } from "./lettering.ts";
import {
  BARRIERS,
  BORDERS,
  CLEAR_COAST,
  FRONTIER,
  GRID,
  GROUND,
  NUMBERS,
  ROAD_LINES,
  ROUGH,
  ROUGH_COAST,
  SEA_SIDES,
  SHELF,
  SWAMP,
  SWAMP_COAST,
  TREACHEROUS,
  TREACHEROUS_EDGE,
} from "./terrain.ts";

/** The printed map. Nothing here depends on the game: it is drawn once. */

function Defs() {
  return (
    <defs>
      <clipPath id="p42-coast">
        <path d={COAST} />
      </clipPath>
      <clipPath id="p42-ground">
        <path d={GROUND} />
      </clipPath>
      <clipPath id="p42-map">
        <rect {...MAP} rx="4" />
      </clipPath>
      <pattern id="p42-hills" width="30" height="26" patternUnits="userSpaceOnUse">
        <path className="hill" d="M3 11l5-7 5 7M18 24l5-7 5 7" />
        <path className="hill-shade" d="M8 4l5 7h-4zM23 17l5 7h-4z" />
      </pattern>
      <pattern id="p42-tufts" width="26" height="20" patternUnits="userSpaceOnUse">
        <path className="tuft" d="M2 8h9M5 8V4M7.5 8V2.5M15 18h9M18 18v-4M20.5 18v-5.5" />
      </pattern>
      <pattern
        id="p42-reefs"
        width="14"
        height="14"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="reef" d="M0 3H14" />
      </pattern>
      <pattern
        id="p42-zone-allied"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="zone-line allied" d="M0 2H9" />
      </pattern>
      <pattern
        id="p42-zone-japanese"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <path className="zone-line japanese" d="M0 2H9" />
      </pattern>
      <marker
        id="p42-arrow"
        viewBox="0 0 10 10"
        refX="6"
        refY="5"
        markerWidth="3.2"
        markerHeight="3.2"
        orient="auto"
      >
        <path className="way-head" d="M0 0L10 5 0 10z" />
      </marker>
    </defs>
  );
}

function Names() {
  return (
    <g className="lettering">
      {LETTERING.map(({ text, kind, size, along }, index) => (
        <g key={text}>
          <path id={`p42-name-${index}`} d={along} fill="none" />
          <text className={kind} fontSize={size}>
            <textPath href={`#p42-name-${index}`} startOffset="50%">
              {text}
            </textPath>
          </text>
        </g>
      ))}
    </g>
  );
}

export const Ground = memo(function Ground() {
  return (
    <Silent className="ground">
      <Defs />
      <rect
        className="table-top"
        x={-MARGIN}
        y={-MARGIN}
        width={SHEET.width + 2 * MARGIN}
        height={SHEET.height + 2 * MARGIN}
      />
      <rect className="sea" {...MAP} rx="4" />
      <g clipPath="url(#p42-map)">
        <g className="shelf">
          <path className="far" d={SHELF} />
          <path className="near" d={SHELF} />
        </g>
        <path className="wash clear" d={CLEAR_COAST} />
        <path className="wash rough" d={ROUGH_COAST} />
        <path className="wash swamp" d={SWAMP_COAST} />
        <path className="land" d={COAST} />
        <g clipPath="url(#p42-coast)">
          <path className="rough" d={ROUGH} />
          <path fill="url(#p42-hills)" d={ROUGH} />
          <path className="swamp" d={SWAMP} />
          <path fill="url(#p42-tufts)" d={SWAMP} />
        </g>
        <path className="coastline" d={COAST} />
        <path fill="url(#p42-reefs)" d={TREACHEROUS} />
        <path className="reef-edge" d={TREACHEROUS_EDGE} />
        <path className="grid" d={GRID} />
        <path className="border" d={BORDERS} />
        <path className="frontier-under" d={FRONTIER} />
        <path className="frontier" d={FRONTIER} />
        <path className="sea-side" d={SEA_SIDES} />
        <path className="road-under" d={ROAD_LINES} />
        <path className="road" d={ROAD_LINES} />
        <path className="barrier" d={BARRIERS} />
        <Names />
      </g>
      <rect className="print-line" {...MAP} rx="4" />
    </Silent>
  );
});

/** A row is one text whose every digit has its place: 22 elements instead of 748. */
export const HexNumbers = memo(function HexNumbers() {
  return (
    <Silent className="hex-numbers">
      {NUMBERS.map(({ text, x, y }) => (
        <text key={text} x={x} y={y}>
          {text}
        </text>
      ))}
    </Silent>
  );
});
