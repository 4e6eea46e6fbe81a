import { Silent } from "../silent.tsx";
import type { Area } from "./geometry.ts";
import type { Tone } from "./kit.ts";
import { Lines, Panel } from "./panel.tsx";
import { said } from "./words/index.ts";

/** The room of one kind of piece in a box: its name, in one line or two, and whether it is empty. */
export interface BoxRoom {
  readonly area: Area;
  readonly name: readonly string[];
  readonly count: number;
}

/** A printed box of pieces off the map, a row for each kind; the pieces themselves are tokens. */
export function PieceBox({
  area,
  title,
  tone,
  rooms,
}: {
  readonly area: Area;
  readonly title: string;
  readonly tone: Tone;
  readonly rooms: readonly BoxRoom[];
}) {
  return (
    <Silent className="available">
      <g className={`of-${tone}`}>
        <Panel area={area} title={title} />
      </g>
      {rooms.map(({ area: room, name, count }) => (
        <g key={name.join(" ")}>
          <Lines
            className="room"
            lines={name}
            x={room.x - 8}
            y={room.y + (name.length > 1 ? 13 : 22)}
            step={14}
          />
          {count === 0 && (
            <text className="none" x={room.x + 8} y={room.y + 22}>
              {said.none}
            </text>
          )}
        </g>
      ))}
    </Silent>
  );
}
