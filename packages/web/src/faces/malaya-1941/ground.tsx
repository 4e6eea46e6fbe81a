import { memo } from "react";
import { Grounds, hatching, Lines, Names, PrintedSheet } from "../hex/index.ts";
import { FACE, MAP, SHEET } from "./layout.ts";
import { LETTERING } from "./lettering.ts";
import { Towns } from "./places-printed.tsx";
import { BRIDGES, CITIES, COAST, FAR_GRID, GRID, GROUNDS, LAKE, LINES, PATTERNS, WATERS } from "./terrain.ts";

const ALL_PATTERNS = [...PATTERNS, hatching("allied", 45), hatching("japanese", -45)];

/** The printed map. Nothing here depends on the game: it is drawn once. */
export const PrintedMap = memo(function PrintedMap() {
  return (
    <PrintedSheet game={FACE} sheet={SHEET} map={MAP} coast={COAST} patterns={ALL_PATTERNS}>
      <g className="shelf">
        <path className="far" d={COAST} />
        <path className="near" d={COAST} />
        <path className="shore" d={COAST} />
      </g>
      <path className="far-grid" d={FAR_GRID} />
      <g clipPath={`url(#${FACE}-coast)`}>
        <Grounds game={FACE} grounds={GROUNDS} />
        <path className="lake" d={LAKE} />
        <path fill={`url(#${FACE}-ripples)`} d={LAKE} />
        <path className="lake-shore" d={LAKE} />
        <path className="blocks" d={CITIES} />
      </g>
      <path className="coastline" d={COAST} />
      <g clipPath={`url(#${FACE}-coast)`}>
        <Lines lines={WATERS} />
      </g>
      <path className="grid" d={GRID} />
      <Lines lines={LINES} />
      <path className="bridges-under" d={BRIDGES} />
      <path className="bridges" d={BRIDGES} />
      <Towns />
      <Names game={FACE} names={LETTERING} />
    </PrintedSheet>
  );
});
