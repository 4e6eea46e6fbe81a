import { airfieldsOf, GUN_RANGE, zonesOf } from "@sandtable/malaya-1941/reach";
import type { MalayaView, MoverView } from "@sandtable/malaya-1941/shape";
import { memo, useMemo } from "react";
import { HexPill, Silent, Zones } from "../hex/index.ts";
import { isHex } from "./data.ts";
import { halves } from "./layers.tsx";
import { FACE, HEX } from "./layout.ts";
import { PLANE } from "./places-printed.tsx";
import { ownSide } from "./view.ts";
import { words } from "./words/index.ts";

/** How far what is one's own reaches: zones, the unit in hand, airfields, ships. */

interface OfView {
  readonly view: MalayaView;
}

/** 13.1 */
export const OwnZones = memo(function OwnZones({ view }: OfView) {
  const own = ownSide(view);
  const hexes = useMemo(() => (own ? zonesOf(own) : []), [own]);
  return own ? <Zones game={FACE} layout={HEX} zones={[{ seat: own.seat, hexes }]} /> : null;
});

/** 11.0 Where the unit in hand can get to in this phase, with what it has spent by then. */
export const MoverRange = memo(function MoverRange({ mover }: { readonly mover: MoverView }) {
  const hexes = mover.range.map(({ hex }) => hex).filter((hex) => hex !== mover.at);
  return (
    <Silent className="mover-range">
      <path className="reach-tint" d={HEX.outlines(hexes)} />
      <path className="reach-edge" d={HEX.border(hexes)} />
      <g className="range-costs">
        {mover.range
          .filter(({ hex }) => hex !== mover.at && HEX.distance(hex, isHex(mover.at) ? mover.at : hex) !== 1)
          .map(({ hex, spent }) => {
            const { x, y } = HEX.centre(hex);
            return (
              <text key={hex} x={x} y={y + 30}>
                {halves(spent)}
              </text>
            );
          })}
      </g>
    </Silent>
  );
});

/** 26.9, 26.12a Airfields that are operated. */
export const Airfields = memo(function Airfields({ view }: OfView) {
  const own = ownSide(view);
  if (!own) return null;
  const operated = airfieldsOf(own);
  return (
    <Silent className="operated">
      {operated.map((hex) => {
        const { x, y } = HEX.centre(hex);
        return (
          <g key={hex}>
            <path className="operated-hex" d={HEX.outline(hex, -3)} />
            <path className="operated-plane" transform={`translate(${x} ${y - 24}) scale(1.6)`} d={PLANE} />
          </g>
        );
      })}
    </Silent>
  );
});

/** 26.11a */
const GUNNED = GUN_RANGE.filter(isHex);
export const ShipReach = memo(function ShipReach() {
  return (
    <Silent className="ship-reach">
      <path className="reach-tint" d={HEX.outlines(GUNNED)} />
      <path className="reach-edge" d={HEX.border(GUNNED)} />
    </Silent>
  );
});

/** Own reconnaissance that is no picture: supply that Fifth Column shows, and what a bombardment has done. */
export const Found = memo(function Found({ view: { shown, bombed } }: OfView) {
  return (
    <Silent className="found">
      {shown.map((hex) => {
        const { x, y } = HEX.centre(hex);
        return (
          <g key={hex}>
            <path className="found-hex" d={HEX.outline(hex, -3)} />
            <g className="found-barrel" transform={`translate(${x - 26} ${y + 16})`}>
              <circle r="10" />
              <path d="M-4-5.5h8v11h-8zM-4-2h8M-4 2h8" />
            </g>
          </g>
        );
      })}
      {bombed && isHex(bombed.hex) && (
        <g className="destination-labels">
          <HexPill
            at={HEX.centre(bombed.hex)}
            className="unlikely"
            label={words.bombed({ result: bombed.result })}
          />
        </g>
      )}
    </Silent>
  );
});
