import { OFF_MAP_AIR_BASE } from "@sandtable/1942/map";
import type { TableView, UmbrellaView } from "@sandtable/1942/shape";
import type { Seat } from "@sandtable/1942/units";
import { memo } from "react";
import { Silent } from "../hex/index.ts";
import { HEX } from "./layout.ts";

/** Air umbrellas, and the risk at sea under them. */

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
