import type { TableView } from "@sandtable/1942/shape";
import { COUNTER, type Fan, Silent } from "../hex/index.ts";
import { Counter, radiusOf } from "./counters.tsx";
import { stateOf, unitOf } from "./data.ts";
import { hexName, strengthText } from "./words.ts";

/** A pile laid out: every counter side by side, large enough to read and to touch. */
export function FanTray({
  view,
  hex,
  ids,
  fan,
}: {
  readonly view: TableView;
  readonly hex: string;
  readonly ids: readonly string[];
  readonly fan: Fan;
}) {
  const units = ids.flatMap((id) => unitOf(id) ?? []);
  const ready = new Set(view.ready);
  const total = units.reduce((sum, { strength }) => sum + strength, 0);
  return (
    <Silent className="fan">
      <g data-fan={hex}>
        <rect className="tray" x={fan.x} y={fan.y} width={fan.width} height={fan.height} rx={6 * fan.scale} />
        <text
          className="tray-title"
          fontSize={12 * fan.scale}
          x={fan.x + 8 * fan.scale}
          y={fan.y + 16 * fan.scale}
        >
          {units.length > 2 ? `${hexName(hex)} · ${strengthText(total)}` : `Strength ${strengthText(total)}`}
        </text>
        {units.map((unit, at) => {
          const { x, y } = fan.spots[at];
          return (
            <g
              key={unit.id}
              data-place={`piece ${unit.id} map`}
              transform={`translate(${x} ${y}) scale(${fan.scale})`}
            >
              <Counter
                unit={unit}
                state={stateOf(view, unit.id)}
                radius={radiusOf(view, unit.id)}
                isReady={ready.has(unit.id)}
              />
              <rect
                className="ring"
                x={-COUNTER / 2}
                y={-COUNTER / 2}
                width={COUNTER}
                height={COUNTER}
                rx="4"
              />
            </g>
          );
        })}
      </g>
    </Silent>
  );
}
