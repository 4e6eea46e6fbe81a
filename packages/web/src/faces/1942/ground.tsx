import { memo } from "react";
import { Grounds, HILLS, hatching, Lines, Names, PrintedSheet, TUFTS } from "../hex/index.ts";
import { COAST } from "./coast.ts";
import { FACE, MAP, SHEET } from "./layout.ts";
import { LETTERING } from "./lettering.ts";
import { GROUNDS, LINES, REEFS, SHELF, TREACHEROUS, WASHES } from "./terrain.ts";

const PATTERNS = [HILLS, TUFTS, REEFS, hatching("allied", 45), hatching("japanese", -45)];

/** The printed map. Nothing here depends on the game: it is drawn once. */
export const PrintedMap = memo(function PrintedMap() {
  return (
    <PrintedSheet game={FACE} sheet={SHEET} map={MAP} coast={COAST} patterns={PATTERNS}>
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
    </PrintedSheet>
  );
});
