import { type ComponentType, memo, type ReactNode } from "react";
import { placeKey } from "../face.ts";
import { Silent } from "../silent.tsx";
import type { Arrangement, Lying } from "./arrange.ts";
import type { HexLayout } from "./geometry.ts";
import { piecePlace } from "./place.tsx";
import { COUNTER, type Fan, isUnder } from "./stack.ts";

/** The counters of a game: what each shows, and how it is drawn around 0, 0. */
export interface CounterSet<Shown extends object> {
  /** All of them, always in the same order: a counter that moves glides to its place. */
  readonly ids: readonly string[];
  readonly Counter: ComponentType<Shown>;
  shownOf(id: string): Shown;
}

const HALF = COUNTER / 2;

export const CounterRing = () => (
  <rect className="ring" x={-HALF} y={-HALF} width={COUNTER} height={COUNTER} rx="4" />
);

interface PlacedProps {
  readonly lying: Lying;
  /** What the counter shows: it is drawn anew when this changes. */
  readonly shown: object;
  readonly children: ReactNode;
}

const isSame = (a: PlacedProps, b: PlacedProps): boolean =>
  a.lying.x === b.lying.x &&
  a.lying.y === b.lying.y &&
  a.lying.scale === b.lying.scale &&
  a.lying.hex === b.lying.hex &&
  JSON.stringify(a.shown) === JSON.stringify(b.shown);

const Placed = memo(function Placed({ lying: { id, x, y, scale, hex }, children }: PlacedProps) {
  return (
    <g
      className="glide"
      data-place={placeKey(piecePlace(id))}
      data-pile={hex}
      style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
    >
      {children}
      <CounterRing />
    </g>
  );
}, isSame);

export function Counters<Shown extends object>({
  counters: { ids, Counter, shownOf },
  arrangement: { lying },
}: {
  readonly counters: CounterSet<Shown>;
  readonly arrangement: Arrangement;
}) {
  return (
    <Silent className="counters">
      {ids.map((id) => {
        const item = lying.get(id);
        if (!item) return null;
        const shown = shownOf(id);
        return (
          <Placed key={id} lying={item} shown={shown}>
            <Counter {...shown} />
          </Placed>
        );
      })}
    </Silent>
  );
}

const BADGE = 8.5;

/** How many counters lie in each pile; not where the pile that is laid out covers it. */
export const PileCounts = memo(function PileCounts({
  layout,
  arrangement: { lying, piles, countOf },
  fan,
}: {
  readonly layout: HexLayout;
  readonly arrangement: Arrangement;
  readonly fan: Fan | undefined;
}) {
  return (
    <Silent className="counts">
      {[...piles].map(([hex, ids]) => {
        const top = lying.get(ids[ids.length - 1]);
        const count = countOf ? countOf(hex) : ids.length;
        if (count < 2 || !top) return null;
        const spot = { x: top.x + HALF + 4, y: layout.centre(hex).y - 2 };
        return (
          !(fan && isUnder(fan, spot, BADGE)) && (
            <g key={hex} className="count" transform={`translate(${spot.x} ${spot.y})`}>
              <circle className="badge" r={BADGE} />
              <text className="badge-text" y="4.2">
                {count}
              </text>
            </g>
          )
        );
      })}
    </Silent>
  );
});
