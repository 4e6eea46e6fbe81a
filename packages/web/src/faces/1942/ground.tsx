import { memo } from "react";
import { Grounds, HILLS, hatching, Lines, Names, Patterns, Silent, TUFTS } from "../hex/index.ts";
import { COAST } from "./coast.ts";
import { FACE, MAP, SHEET } from "./layout.ts";
import { LETTERING } from "./lettering.ts";
import { GROUNDS, LINES, REEFS, SHELF, TREACHEROUS, WASHES } from "./terrain.ts";

const PATTERNS = [HILLS, TUFTS, REEFS, hatching("allied", 45), hatching("japanese", -45)];

/** The printed map. Nothing here depends on the game: it is drawn once. */
export const PrintedMap = memo(function PrintedMap() {
  const { width, height, margin } = SHEET;
  return (
    <Silent className="ground">
      <defs>
        <clipPath id={`${FACE}-coast`}>
          <path d={COAST} />
        </clipPath>
        <clipPath id={`${FACE}-map`}>
          <rect {...MAP} rx="4" />
        </clipPath>
        <Patterns game={FACE} patterns={PATTERNS} />
      </defs>
      <rect
        className="table-top"
        x={-margin}
        y={-margin}
        width={width + 2 * margin}
        height={height + 2 * margin}
      />
      <rect className="sea" {...MAP} rx="4" />
      <g clipPath={`url(#${FACE}-map)`}>
        <g className="shelf">
          <path className="far" d={SHELF} />
          <path className="near" d={SHELF} />
        </g>
        <Grounds game={FACE} grounds={WASHES} />
        <path className="land" d={COAST} />
        <g clipPath={`url(#${FACE}-coast)`}>
          <Grounds game={FACE} grounds={GROUNDS} />
        </g>
        <path className="coastline" d={COAST} />
        <path fill={`url(#${FACE}-reefs)`} d={TREACHEROUS} />
        <Lines lines={LINES} />
        <Names game={FACE} names={LETTERING} />
      </g>
      <rect className="print-line" {...MAP} rx="4" />
    </Silent>
  );
});
