import type { DestinationShape } from "@sandtable/hex";
import { memo } from "react";
import { percent } from "../percent.ts";
import { Silent } from "../silent.tsx";
import { arrow, type HexLayout, type Spot } from "./geometry.ts";

/** The unit in hand: where it may go, what that costs, and the way there; and the battle that is prepared. */

export type Destination = DestinationShape;

/** How safe a destination is; its number is written there too. */
const RISKS = ["sure", "likely", "even", "unlikely"] as const;
const riskOf = ({ chance }: Destination): (typeof RISKS)[number] => {
  if (chance === undefined || chance >= 1) return "sure";
  return chance >= 0.75 ? "likely" : chance >= 0.5 ? "even" : "unlikely";
};

/** What is certain is not written, nor what costs nothing. */
const labelOf = ({ chance, cost }: Destination): string | undefined => {
  if (chance !== undefined && chance < 1) return percent(chance);
  return cost === undefined || cost === 0 ? undefined : String(cost);
};

interface DestinationsProps {
  readonly layout: HexLayout;
  readonly destinations: readonly Destination[];
}

export const Destinations = memo(function Destinations({ layout, destinations }: DestinationsProps) {
  const places = destinations.filter(({ to }) => layout.has(to));
  return (
    <Silent className="destinations">
      {RISKS.map((risk) => {
        const hexes = places.filter((place) => riskOf(place) === risk).map(({ to }) => to);
        return (
          hexes.length > 0 && <path key={risk} className={`reach ${risk}`} d={layout.outlines(hexes, -2.5)} />
        );
      })}
    </Silent>
  );
});

/** A short text on a lozenge in a hex; from afar it is drawn larger. */
export function HexPill({
  at: { x, y },
  className,
  label,
}: {
  readonly at: Spot;
  readonly className: string;
  readonly label: string;
}) {
  const width = label.length * 8 + 9;
  return (
    <g className={className} transform={`translate(${x + 14} ${y - 23})`}>
      <g className="pill">
        <rect x={-width / 2} y="-9" width={width} height="18" rx="9" />
        <text y="5">{label}</text>
      </g>
    </g>
  );
}

export const DestinationLabels = memo(function DestinationLabels({
  layout,
  destinations,
}: DestinationsProps) {
  return (
    <Silent className="destination-labels">
      {destinations
        .filter(({ to }) => layout.has(to))
        .map((place) => {
          const label = labelOf(place);
          return (
            label !== undefined && (
              <HexPill key={place.to} at={layout.centre(place.to)} className={riskOf(place)} label={label} />
            )
          );
        })}
    </Silent>
  );
});

/** The hexes of a way that may begin or end in a box. */
export const hexesOf = (way: readonly string[]): string[] => way.filter((id) => /^\d{4}$/.test(id));

/** A way with its arrow. */
export function Way({
  game,
  layout,
  hexes,
}: {
  readonly game: string;
  readonly layout: HexLayout;
  readonly hexes: readonly string[];
}) {
  if (hexes.length < 2) return null;
  return (
    <>
      <path className="way-under" d={layout.way(hexes)} />
      <path className="way" d={layout.way(hexes)} markerEnd={`url(#${game}-arrow)`} />
    </>
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

/** Arrows from the hexes of the attackers, broader for the stronger, to the hex they attack, with the odds on it. */
export const BattleArrows = memo(function BattleArrows({
  layout,
  target: at,
  from,
  odds,
  isWeak,
}: {
  readonly layout: HexLayout;
  readonly target: string;
  /** The strength that comes from each hex. */
  readonly from: ReadonlyMap<string, number>;
  readonly odds: string;
  /** Too weak to attack at all. */
  readonly isWeak: boolean;
}) {
  const target = layout.centre(at);
  const label = beyond(
    target,
    [...from.keys()].map((hex) => layout.centre(hex)),
  );
  const width = odds.length * 14 + 26;
  return (
    <Silent className="battle">
      <path className="target" d={layout.outline(at, -1)} />
      {[...from].map(([hex, strength]) => (
        <path
          key={hex}
          className="attack"
          d={arrow(layout.centre(hex), target, 12 + Math.min(12, strength / 2), [24, 14])}
        />
      ))}
      <g className={isWeak ? "odds weak" : "odds"} transform={`translate(${label.x} ${label.y})`}>
        <rect x={-width / 2} y="-18" width={width} height="36" rx="18" />
        <text y="9">{odds}</text>
      </g>
    </Silent>
  );
});
