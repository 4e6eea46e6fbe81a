import { placeKey } from "../face.ts";
import { Silent } from "../silent.tsx";
import type { CounterSet } from "./counters.tsx";
import { CounterRing } from "./counters.tsx";
import { piecePlace } from "./place.tsx";
import type { Fan } from "./stack.ts";

/** The width of a letter of the title, and what the tray keeps free on both sides of it. */
const LETTER = 7.4;
const BESIDE = 16;

/** What stands above a pile: the first title that is no wider than the tray, or the last. */
const fitting = (titles: readonly string[], { width, scale }: Fan): string | undefined =>
  titles.find((title) => title.length * LETTER + BESIDE <= width / scale) ?? titles.at(-1);

/** A pile laid out: every counter side by side, large enough to read and to touch. */
export function FanTray<Shown extends object>({
  counters: { Counter, shownOf },
  hex,
  ids,
  titles,
  fan,
}: {
  readonly counters: CounterSet<Shown>;
  readonly hex: string;
  readonly ids: readonly string[];
  readonly titles: readonly string[];
  readonly fan: Fan;
}) {
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
          {fitting(titles, fan)}
        </text>
        {ids.map((id, at) => {
          const { x, y } = fan.spots[at];
          return (
            <g
              key={id}
              data-place={placeKey(piecePlace(id))}
              transform={`translate(${x} ${y}) scale(${fan.scale})`}
            >
              <Counter {...shownOf(id)} />
              <CounterRing />
            </g>
          );
        })}
      </g>
    </Silent>
  );
}
