import type { MoverView, TableView } from "@sandtable/1942/shape";
import { memo } from "react";
import { HexPill, hexesOf, Silent, Way } from "../hex/index.ts";
import { percent } from "../percent.ts";
import { seatOf, unitOf } from "./data.ts";
import { FACE, HEX } from "./layout.ts";
import { under } from "./umbrellas.tsx";

/**
 * The way to the place that is looked at; by sea with the loading run before it, and a mark in each hex under an enemy
 * umbrella.
 */
export function Voyage({
  view,
  mover,
  to,
}: {
  readonly view: TableView;
  readonly mover: MoverView;
  readonly to: string;
}) {
  const place = mover.destinations.find((item) => item.to === to);
  if (!place) return null;
  const path = hexesOf(place.path);
  const run = hexesOf(place.run ?? []);
  const unit = unitOf(mover.unit);
  const seat = unit ? seatOf(unit.nation) : view.phasing;
  const threats = view.umbrellas.filter((umbrella) => umbrella.active && umbrella.seat !== seat);
  const isThreatened = (id: string): boolean => threats.some((umbrella) => under(umbrella).includes(id));
  const sails = mover.kind === "sea";
  const marked = sails ? new Set([...run, ...path.slice(1)].filter(isThreatened)) : new Set<string>();
  return (
    <Silent className="ways">
      {run.length > 1 && <path className="run" d={HEX.way(run)} />}
      <Way game={FACE} layout={HEX} hexes={path} />
      {[...marked].map((id) => {
        const { x, y } = HEX.centre(id);
        return (
          <g key={id} className="threat" transform={`translate(${x} ${y})`}>
            <circle className="threat-disc" r="10" />
            <path className="threat-sign" d="M0-6V2M0 5v1.5" />
          </g>
        );
      })}
    </Silent>
  );
}

/** 9.E Empty cities that may be attempted, with the chance. */
export const Assaults = memo(function Assaults({ assaults }: Pick<TableView, "assaults">) {
  return (
    <Silent className="destination-labels">
      {assaults.map(({ hex, chance }) => (
        <HexPill key={hex} at={HEX.centre(hex)} className="assault" label={percent(chance)} />
      ))}
    </Silent>
  );
});
