import type { ReactNode } from "react";
import { type Area, moveTo } from "./geometry.ts";

/** A sign of the map and what it means. */
export interface Sign {
  readonly words: string;
  readonly sign: ReactNode;
}

/** The key of the map, so many signs to a row. */
export function Key({
  area,
  signs,
  columns = 5,
  step = 92,
}: {
  readonly area: Area;
  readonly signs: readonly Sign[];
  readonly columns?: number;
  /** From one sign to the next. */
  readonly step?: number;
}) {
  return (
    <g className="legend">
      <rect className="panel" {...area} rx="6" />
      {signs.map(({ words, sign }, index) => {
        const x = area.x + 12 + (index % columns) * step;
        const y = area.y + 8 + Math.floor(index / columns) * 52;
        return (
          <g key={words} transform={moveTo([x, y])}>
            <g transform="translate(28 0)">{sign}</g>
            <text x="42" y="44">
              {words}
            </text>
          </g>
        );
      })}
    </g>
  );
}
