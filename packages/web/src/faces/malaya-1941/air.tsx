import type { AirBox, MalayaView, SideView } from "@sandtable/malaya-1941/shape";
import { placeKey } from "../face.ts";
import { type Area, area, Box, trackPlace } from "../hex/index.ts";
import { AIR } from "./layout.ts";
import { PLANE } from "./places-printed.tsx";
import { words } from "./words/index.ts";

/** 16.3 The Air Operations Display: the boxes of both sides; those of an enemy are hidden until both have planned. */

const BOXES = Object.keys(words.airBox) as AirBox[];
const ROW = 51;
const TOP = 80;
const MIDDLE = AIR.width / 2;
const LABEL = 172;
const STEP = 21;

const isFlying = (box: AirBox): boolean => box !== "damaged" && box !== "eliminated";

/** The row of a box, for the eye and for pointing. */
export const airArea = (box: AirBox): Area =>
  area(AIR.x + 8, AIR.y + TOP + 20 + BOXES.indexOf(box) * ROW - 23, AIR.width - 16, 46);
export const isAirBox = (id: string): id is AirBox => (BOXES as readonly string[]).includes(id);

/** So many aircraft, from the middle outwards, and their number. */
function Points({
  side,
  box,
  isHidden,
}: {
  readonly side: SideView;
  readonly box: AirBox;
  readonly isHidden: boolean;
}) {
  const count = side.air[box];
  const outwards = side.seat === "japanese" ? -1 : 1;
  const start = outwards * (LABEL / 2 + 52);
  const most = Math.min(count, 10);
  const width = 232;
  const frame = { x: outwards < 0 ? -LABEL / 2 - 40 - width : LABEL / 2 + 40, y: -21, width, height: 42 };
  if (isHidden && box !== "reserve" && isFlying(box))
    return <rect className="air-box hidden" {...frame} rx="5" />;
  return (
    <g className={`air-points ${side.seat} ${box}`}>
      <rect className="air-box" {...frame} rx="5" />
      <text className="air-count" x={outwards * (LABEL / 2 + 20)} y="8">
        {count}
      </text>
      {Array.from({ length: most }, (_, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: air points are alike.
          key={at}
          className="plane"
          transform={`translate(${start + outwards * (at + 0.2) * STEP} 0) scale(1.5)`}
          d={PLANE}
        />
      ))}
    </g>
  );
}

/** That missions are hidden, or what is still to be lost in the air. */
function noteOf({ revealed, hits: [eliminated, damaged] }: MalayaView): string | undefined {
  if (!revealed) return words.box.hidden;
  return eliminated + damaged > 0 ? words.box.hits({ eliminated, damaged }) : undefined;
}

export function AirDisplay({ view }: { readonly view: MalayaView }) {
  const { x, y, width } = AIR;
  return (
    <Box area={AIR} title={words.box.air} track="air">
      {view.sides.map((side) => (
        <text
          key={side.seat}
          className={`air-side ${side.seat}`}
          x={x + MIDDLE + (side.seat === "japanese" ? -1 : 1) * 245}
          y={y + 70}
        >
          {words.sided[side.seat]}
        </text>
      ))}
      <text className="note end" x={x + width - 14} y={y + 33}>
        {noteOf(view)}
      </text>
      {BOXES.map((box, row) => (
        <g
          key={box}
          data-place={placeKey(trackPlace(box))}
          transform={`translate(${x + MIDDLE} ${y + TOP + 20 + row * ROW})`}
        >
          <text className="air-name" y="7">
            {words.airBox[box]}
          </text>
          {view.sides.map((side) => (
            <Points key={side.seat} side={side} box={box} isHidden={!view.revealed && !side.own} />
          ))}
        </g>
      ))}
    </Box>
  );
}
