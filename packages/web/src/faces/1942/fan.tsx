import type { TableView } from "@sandtable/1942/shape";
import { COUNTER, type Fan, Silent } from "../hex/index.ts";
import { Counter, radiusOf } from "./counters.tsx";
import { stateOf, unitOf } from "./data.ts";
import { hexName, strengthText } from "./words.ts";

/** The width of a letter of the title, and what the tray keeps free on both sides of it. */
const LETTER = 7.4;
const BESIDE = 16;

/** The hex and the strength in it; the strength alone where the name would be wider than the tray. */
function titleOf(hex: string, total: number, { width, scale }: Fan): string {
  const whole = `${hexName(hex)} · ${strengthText(total)}`;
  return whole.length * LETTER + BESIDE <= width / scale ? whole : `Strength ${strengthText(total)}`;
}

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
          {titleOf(hex, total, fan)}
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
