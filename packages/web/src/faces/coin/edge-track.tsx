import { TRACK_END } from "@sandtable/coin/shape";
import type { ReactNode } from "react";
import { Silent } from "../silent.tsx";
import { type Area, area, type Spot } from "./geometry.ts";
import type { Tone } from "./kit.ts";
import { Glide } from "./pieces.tsx";
import { PlaceMark } from "./place.tsx";
import { Cylinder } from "./wood.tsx";

/** The edge track from 0 to 20 along the near edge of a table that is 1600 wide. */

const BOXES = TRACK_END + 1;
const VALUES = Array.from({ length: BOXES }, (_, value) => value);
const EDGE = area(27, 1100, 1546, 78);
const edgeBox = (value: number): Area => {
  const width = EDGE.width / BOXES;
  return area(EDGE.x + value * width, EDGE.y, width, EDGE.height);
};

/** A counter on the track, in the order in which those on one box stand side by side. */
export interface EdgeMark {
  /** Its place: { on: "track", id }. */
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly counter: ReactNode;
  /** How far the counter reaches around its middle. */
  readonly reach: Area;
}

/** Some boxes in a colour of their own, with a word below them. */
export interface EdgeZone extends Zone {
  readonly from: number;
  readonly to: number;
}
interface Zone {
  readonly tone: Tone | "middle";
  readonly word: string;
}

/** The zones of a track by what each of its boxes means; the same zone must be the same object. */
export function edgeZones(zoneAt: (value: number) => Zone | undefined): readonly EdgeZone[] {
  const zones = VALUES.map(zoneAt);
  return [...new Set(zones)].flatMap((zone) =>
    zone ? [{ ...zone, from: zones.indexOf(zone), to: zones.lastIndexOf(zone) }] : [],
  );
}

/** A square counter with two letters: Political Will, Resistance. */
export const squareMark = (id: string, name: string, value: number, letters: string): EdgeMark => ({
  id,
  name,
  value,
  counter: (
    <g className="level">
      <rect x="-14" y="-17" width="28" height="34" rx="3" />
      <path d="M-9-11H9M-9-8H9" />
      <text y="4">{letters}</text>
      <path d="M-5 8H5L0 14Z" />
    </g>
  ),
  reach: area(-16, -20, 32, 40),
});

/** The Resources of a side: a cylinder. */
export const cylinderMark = (id: string, name: string, value: number, tone: Tone): EdgeMark => ({
  id,
  name,
  value,
  counter: <Cylinder tone={tone} letter="R" />,
  reach: area(-15, -17, 30, 36),
});

function spotOf(mark: EdgeMark, marks: readonly EdgeMark[]): Spot {
  const here = marks.filter(({ value }) => value === mark.value);
  const box = edgeBox(mark.value);
  const step = here.length === 3 ? 24 : 31;
  const offset = (here.indexOf(mark) - (here.length - 1) / 2) * step;
  return [Math.round(box.x + box.width / 2 + offset), box.y + 45];
}

export function EdgeTrack({
  marks,
  zones,
  animate,
}: {
  readonly marks: readonly EdgeMark[];
  readonly zones: readonly EdgeZone[];
  readonly animate: boolean;
}) {
  const zoneOf = (value: number): EdgeZone | undefined =>
    zones.find(({ from, to }) => from <= value && value <= to);
  return (
    <g className="edge">
      <Silent>
        {VALUES.map((value) => {
          const box = edgeBox(value);
          const zone = zoneOf(value);
          return (
            <g key={value} className={zone ? `edge-box zone-${zone.tone}` : "edge-box"}>
              <rect x={box.x} y={box.y} width={box.width} height={box.height} />
              <text x={box.x + box.width / 2} y={box.y + 21}>
                {value}
              </text>
            </g>
          );
        })}
        <g className="edge-words">
          {zones.map(({ from, to, word }) => (
            <text key={word} x={(edgeBox(from).x + edgeBox(to).x) / 2 + 37} y={EDGE.y + EDGE.height - 5}>
              {word}
            </text>
          ))}
        </g>
      </Silent>
      <Silent className="tokens">
        {marks.map((mark) => (
          <Glide key={mark.id} to={spotOf(mark, marks)} animate={animate}>
            {mark.counter}
          </Glide>
        ))}
      </Silent>
      {marks.map((mark) => {
        const [x, y] = spotOf(mark, marks);
        return (
          <PlaceMark
            key={mark.id}
            place={{ on: "track", id: mark.id }}
            label={`${mark.name} ${mark.value}`}
            shape={{ area: { ...mark.reach, x: x + mark.reach.x, y: y + mark.reach.y } }}
            pin={[x, y - 20]}
          />
        );
      })}
    </g>
  );
}
