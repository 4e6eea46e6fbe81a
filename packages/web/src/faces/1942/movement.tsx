import type { BattleView, DestinationView, MoverView, TableView } from "@sandtable/1942/shape";
import { memo } from "react";
import { arrow, Silent, type Spot } from "../hex/index.ts";
import type { Arrangement } from "./arrange.ts";
import { seatOf, unitOf } from "./data.ts";
import { under } from "./layers.tsx";
import { HEX } from "./layout.ts";
import { percent } from "./words.ts";

/** The unit in hand: where it may go, what that costs, and the way there; and the battle that is prepared. */

/** How safe a destination is; its number is written there too. */
const RISKS = ["sure", "likely", "even", "unlikely"] as const;
const riskOf = ({ chance }: DestinationView): (typeof RISKS)[number] => {
  if (chance === undefined || chance >= 1) return "sure";
  return chance >= 0.75 ? "likely" : chance >= 0.5 ? "even" : "unlikely";
};

/** What is certain is not written, nor what costs nothing: naval air units reach most of the sea by their own point. */
const labelOf = ({ chance, cost }: DestinationView): string | undefined => {
  if (chance !== undefined && chance < 1) return percent(chance);
  return cost === undefined || cost === 0 ? undefined : String(cost);
};

const isOnMap = ({ to }: DestinationView): boolean => HEX.has(to);

export const Destinations = memo(function Destinations({ mover }: { readonly mover: MoverView }) {
  const places = mover.destinations.filter(isOnMap);
  return (
    <Silent className="destinations">
      {RISKS.map((risk) => {
        const hexes = places.filter((place) => riskOf(place) === risk).map(({ to }) => to);
        return (
          hexes.length > 0 && <path key={risk} className={`reach ${risk}`} d={HEX.outlines(hexes, -2.5)} />
        );
      })}
    </Silent>
  );
});

/** A short text on a lozenge; from afar it is drawn larger. */
function Pill({ label }: { readonly label: string }) {
  const width = label.length * 8 + 9;
  return (
    <g className="pill">
      <rect x={-width / 2} y="-9" width={width} height="18" rx="9" />
      <text y="5">{label}</text>
    </g>
  );
}

export const DestinationLabels = memo(function DestinationLabels({ mover }: { readonly mover: MoverView }) {
  return (
    <Silent className="destination-labels">
      {mover.destinations.filter(isOnMap).map((place) => {
        const { x, y } = HEX.centre(place.to);
        const label = labelOf(place);
        if (label === undefined) return null;
        return (
          <g key={place.to} className={riskOf(place)} transform={`translate(${x + 14} ${y - 23})`}>
            <Pill label={label} />
          </g>
        );
      })}
    </Silent>
  );
});

const hexesOf = (way: readonly string[]): string[] => way.filter((id) => /^\d{4}$/.test(id));

/** The way to the place that is looked at; each hex of it under an enemy umbrella has a mark. */
export function Way({
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
      {path.length > 1 && (
        <>
          <path className="way-under" d={HEX.way(path)} />
          <path className="way" d={HEX.way(path)} markerEnd="url(#p42-arrow)" />
        </>
      )}
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

const ODDS_AWAY = 62;

/** Beyond the target as seen from the attackers, where no arrow comes. */
function beyond(target: Spot, from: readonly Spot[]): Spot {
  const sum = from.reduce(({ x, y }, spot) => ({ x: x + target.x - spot.x, y: y + target.y - spot.y }), {
    x: 0,
    y: 0,
  });
  const length = Math.hypot(sum.x, sum.y);
  if (length < 1) return { x: target.x, y: target.y - ODDS_AWAY };
  return { x: target.x + (sum.x / length) * ODDS_AWAY, y: target.y + (sum.y / length) * ODDS_AWAY };
}

/** 6.0 Arrows from the attackers to the hex they attack, with the odds on it. */
export const Battle = memo(function Battle({
  battle,
  arrangement,
}: {
  readonly battle: BattleView;
  readonly arrangement: Arrangement;
}) {
  const target = HEX.centre(battle.target);
  const hexes = new Map<string, number>();
  for (const id of battle.attackers) {
    const hex = arrangement.pileOf(id);
    if (hex !== undefined) hexes.set(hex, (hexes.get(hex) ?? 0) + (unitOf(id)?.strength ?? 0));
  }
  const label = beyond(
    target,
    [...hexes.keys()].map((hex) => HEX.centre(hex)),
  );
  const text = battle.odds === 0 ? "below 1:1" : `${battle.odds}:1`;
  const width = text.length * 14 + 26;
  return (
    <Silent className="battle">
      <path className="target" d={HEX.outline(battle.target, -1)} />
      {[...hexes].map(([hex, strength]) => (
        <path
          key={hex}
          className="attack"
          d={arrow(HEX.centre(hex), target, 12 + Math.min(12, strength / 2), [24, 14])}
        />
      ))}
      <g className={battle.odds === 0 ? "odds weak" : "odds"} transform={`translate(${label.x} ${label.y})`}>
        <rect x={-width / 2} y="-18" width={width} height="36" rx="18" />
        <text y="9">{text}</text>
      </g>
    </Silent>
  );
});

/** 9.E Empty cities that may be attempted, with the chance. */
export const Assaults = memo(function Assaults({ assaults }: Pick<TableView, "assaults">) {
  return (
    <Silent className="destination-labels">
      {assaults.map(({ hex, chance }) => {
        const { x, y } = HEX.centre(hex);
        const label = percent(chance);
        return (
          <g key={hex} className="assault" transform={`translate(${x + 14} ${y - 23})`}>
            <Pill label={label} />
          </g>
        );
      })}
    </Silent>
  );
});
