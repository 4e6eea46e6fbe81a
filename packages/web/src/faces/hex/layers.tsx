import type { SupplyShape } from "@sandtable/hex";
import { memo } from "react";
import { Silent } from "../silent.tsx";
import type { HexLayout } from "./geometry.ts";
import { hexesOf } from "./movement.tsx";

/** What every hex game lays over its map: zones of control and supply. */

/** The zones of a seat, hatched and tinted; others of its kind that are fainter. */
export interface Zone {
  readonly seat: string;
  readonly hexes: readonly string[];
  readonly faint?: { readonly className: string; readonly hexes: readonly string[] };
}

export const Zones = memo(function Zones({
  game,
  layout,
  zones,
}: {
  readonly game: string;
  readonly layout: HexLayout;
  readonly zones: readonly Zone[];
}) {
  const onMap = (ids: readonly string[]): string[] => ids.filter((id) => layout.has(id));
  return (
    <Silent className="zones">
      {zones.map(({ seat, hexes, faint }) => {
        const hatch = `url(#${game}-zone-${seat})`;
        const outlines = layout.outlines(onMap(hexes));
        return (
          <g key={seat} className={seat}>
            {faint && (
              <path
                className={faint.className}
                fill={hatch}
                d={layout.outlines(onMap(faint.hexes).filter((id) => !hexes.includes(id)))}
              />
            )}
            <path fill={hatch} d={outlines} />
            <path className="zone-tint" d={outlines} />
            <path className="zone-edge" d={layout.border(onMap(hexes))} />
          </g>
        );
      })}
    </Silent>
  );
});

export type Supply = SupplyShape & { readonly seat: string };

interface SupplyProps {
  readonly layout: HexLayout;
  readonly supply: readonly Supply[];
}

/** A mark by each stack: a full barrel in supply, an empty one struck through out of it. */
export const SupplyMarks = memo(function SupplyMarks({ layout, supply }: SupplyProps) {
  return (
    <Silent className="supply">
      {supply
        .filter(({ hex }) => layout.has(hex))
        .map(({ seat, hex, supplied }) => {
          const { x, y } = layout.centre(hex);
          return (
            <g
              key={`${seat} ${hex}`}
              className={supplied ? "in" : "out"}
              transform={`translate(${x - 26} ${y + 16})`}
            >
              <circle className="barrel-disc" r="10" />
              <path
                className="barrel"
                d={supplied ? "M-4-5.5h8v11h-8zM-4-2h8M-4 2h8" : "M-4-5.5h8v11h-8zM-6 7L6-7"}
              />
            </g>
          );
        })}
    </Silent>
  );
});

/** The line of supply of the hex that is looked at. */
export function SupplyLine({ layout, supply, hex }: SupplyProps & { readonly hex: string }) {
  return (
    <Silent className="supply-lines">
      {supply
        .filter((item) => item.hex === hex && item.line.length > 0)
        .map(({ seat, line, supplied }) => (
          <path
            key={seat}
            className={supplied ? "supply-line" : "supply-line cut"}
            d={layout.way([hex, ...hexesOf(line).filter((id) => id !== hex)])}
          />
        ))}
    </Silent>
  );
}
