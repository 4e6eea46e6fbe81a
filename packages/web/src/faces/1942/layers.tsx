import { OFF_MAP_AIR_BASE } from "@sandtable/1942/map";
import type { SupplyView, TableView, UmbrellaView } from "@sandtable/1942/shape";
import type { Seat } from "@sandtable/1942/units";
import { memo } from "react";
import { Silent } from "../hex/index.ts";
import { SEATS } from "./data.ts";
import { HEX } from "./layout.ts";

/** What can be laid over the map: zones of control, supply, air umbrellas, and the risk at sea. */

const onMap = (ids: readonly string[]): string[] => ids.filter((id) => HEX.has(id));

export const Zones = memo(function Zones({ zones, cityZones }: Pick<TableView, "zones" | "cityZones">) {
  return (
    <Silent className="zones">
      {SEATS.map((seat) => {
        const cities = onMap(cityZones[seat]).filter((id) => !zones[seat].includes(id));
        return (
          <g key={seat} className={seat}>
            <path className="city-zone" fill={`url(#p42-zone-${seat})`} d={HEX.outlines(cities)} />
            <path fill={`url(#p42-zone-${seat})`} d={HEX.outlines(onMap(zones[seat]))} />
            <path className="zone-tint" d={HEX.outlines(onMap(zones[seat]))} />
            <path className="zone-edge" d={HEX.border(onMap(zones[seat]))} />
          </g>
        );
      })}
    </Silent>
  );
});

const reaches = new Map<string, string[]>();
/** The hexes under an umbrella. */
export function under({ at, radius }: Pick<UmbrellaView, "at" | "radius">): readonly string[] {
  const key = `${at} ${radius}`;
  let reach = reaches.get(key);
  if (!reach) {
    reach = HEX.within(at, radius);
    reaches.set(key, reach);
  }
  return reach;
}

/** 8.1 Rings by hexes, not by compass: an edge shows exactly where the umbrella ends. */
export const Umbrellas = memo(function Umbrellas({ umbrellas }: Pick<TableView, "umbrellas">) {
  return (
    <Silent className="umbrellas">
      {umbrellas.map((umbrella) => {
        const { unit, seat, at, active } = umbrella;
        const hexes = under(umbrella);
        const { x, y } = HEX.centre(at);
        return (
          <g key={unit} className={`umbrella ${seat}${active ? "" : " idle"}`}>
            {active && <path className="cover" d={HEX.outlines(hexes)} />}
            <path className="rim" d={HEX.border(hexes)} />
            <circle className="hub" cx={x} cy={y} r="36" />
          </g>
        );
      })}
      {umbrellas.some(({ at }) => at === OFF_MAP_AIR_BASE) && (
        <path className="base" d={HEX.outline(OFF_MAP_AIR_BASE, -3)} />
      )}
    </Silent>
  );
});

const DEEPEST = 3;

/** How many enemy umbrellas a unit of this side would sail under. */
export const Risk = memo(function Risk({
  umbrellas,
  seat,
}: Pick<TableView, "umbrellas"> & { readonly seat: Seat }) {
  const counts = new Map<string, number>();
  for (const umbrella of umbrellas)
    if (umbrella.active && umbrella.seat !== seat)
      for (const id of under(umbrella)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return (
    <Silent className="risk">
      {[1, 2, DEEPEST].map((depth) => (
        <path
          key={depth}
          className={`risk-${depth}`}
          d={HEX.outlines(
            [...counts].flatMap(([id, count]) => (Math.min(count, DEEPEST) === depth ? [id] : [])),
          )}
        />
      ))}
    </Silent>
  );
});

/** 7.0 A mark by each stack: a full barrel in supply, an empty one struck through out of it. */
export const SupplyMarks = memo(function SupplyMarks({ supply }: Pick<TableView, "supply">) {
  return (
    <Silent className="supply">
      {supply
        .filter(({ hex }) => HEX.has(hex))
        .map(({ seat, hex, supplied }) => {
          const { x, y } = HEX.centre(hex);
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

export function SupplyLine({
  supply,
  hex,
}: {
  readonly supply: readonly SupplyView[];
  readonly hex: string;
}) {
  return (
    <Silent className="supply-lines">
      {supply
        .filter((item) => item.hex === hex && item.line.length > 0)
        .map(({ seat, line, supplied }) => (
          <path
            key={seat}
            className={supplied ? "supply-line" : "supply-line cut"}
            d={HEX.way([hex, ...line.filter((id) => id !== hex && /^\d{4}$/.test(id))])}
          />
        ))}
    </Silent>
  );
}
