import type { MalayaView, SideView } from "@sandtable/malaya-1941/shape";
import { MARKERS as ALL } from "@sandtable/malaya-1941/tables";
import { placeKey } from "../face.ts";
import { type Area, area, Box, type Spot } from "../hex/index.ts";
import { EMBLEMS } from "./counters.tsx";
import { MARKERS } from "./layout.ts";
import { words } from "./words/index.ts";

/** Command markers: one's own in hand by name; of the enemy as many backs as he holds, and those he has shown. */

const CHIT = { width: 172, height: 60, gap: 8 } as const;
const names = new Map(ALL.map(({ id, name }) => [id, name]));

/** A name on two lines, broken where they come out alike. */
export function onTwoLines(name: string): readonly string[] {
  const parts = name.split(" ");
  if (name.length < 11 || parts.length === 1) return [name];
  const cuts = parts
    .slice(1)
    .map((_, at) => [parts.slice(0, at + 1).join(" "), parts.slice(at + 1).join(" ")]);
  return cuts.reduce((best, cut) =>
    Math.max(...cut.map(({ length }) => length)) < Math.max(...best.map(({ length }) => length)) ? cut : best,
  );
}

function Chit({
  marker,
  x,
  y,
  seat,
}: {
  marker: string | undefined;
  x: number;
  y: number;
  seat: SideView["seat"];
}) {
  const name = marker === undefined ? undefined : markerName(marker);
  const lines = name === undefined ? [] : onTwoLines(name);
  const longest = Math.max(...lines.map(({ length }) => length), 1);
  const size = Math.min(25, (CHIT.width - 10) / (longest * 0.56));
  return (
    <g
      className={`chit ${seat}`}
      data-place={marker && placeKey({ on: "card", id: marker })}
      transform={`translate(${x} ${y})`}
    >
      <rect width={CHIT.width} height={CHIT.height} rx="5" />
      {name === undefined ? (
        <path
          className="emblem"
          transform={`translate(${CHIT.width / 2} ${CHIT.height / 2}) scale(1.1)`}
          d={EMBLEMS[seat]}
        />
      ) : (
        lines.map((line, at) => (
          <text
            key={line}
            className="chit-name"
            fontSize={size}
            x={CHIT.width / 2}
            y={CHIT.height / 2 + size * 0.36 + (at - (lines.length - 1) / 2) * (size + 3)}
          >
            {line}
          </text>
        ))
      )}
    </g>
  );
}

const ABREAST = 4;
const topOf = (row: number): number => MARKERS.y + 50 + row * 178;
const scaleOf = (hand: number): number => Math.min(1, 2 / Math.ceil(hand / ABREAST));
const spotOf = (at: number): Spot => ({
  x: (at % ABREAST) * (CHIT.width + CHIT.gap),
  y: Math.floor(at / ABREAST) * (CHIT.height + CHIT.gap),
});

/** Where a marker of the viewer's hand lies. */
export function markerArea({ sides }: MalayaView, marker: string): Area | undefined {
  const row = sides.findIndex(({ markers }) => markers.includes(marker));
  if (row === -1) return undefined;
  const { hand, markers } = sides[row];
  const scale = scaleOf(hand);
  const { x, y } = spotOf(markers.indexOf(marker));
  return area(
    MARKERS.x + 12 + x * scale,
    topOf(row) + 34 + y * scale,
    CHIT.width * scale,
    CHIT.height * scale,
  );
}
export const markerName = (id: string): string => names.get(id) ?? id;

function Hand({ side, top }: { readonly side: SideView; readonly top: number }) {
  const { x } = MARKERS;
  const { seat, hand, pool, removed, aside, markers } = side;
  const held = Array.from({ length: hand }, (_, at) => markers[at]);
  const scale = scaleOf(hand);
  return (
    <g className={`hand ${seat}`}>
      <text className={`hand-side ${seat}`} x={x + 14} y={top + 22}>
        {words.sided[seat]}
      </text>
      <text className="note end" x={x + MARKERS.width - 14} y={top + 22}>
        {[
          words.box.inHand({ count: hand }),
          words.box.pool({ count: pool }),
          ...(removed.length > 0 ? [words.box.out({ count: removed.length })] : []),
          ...(aside.length > 0 ? [words.box.aside({ count: aside.length })] : []),
        ].join(" · ")}
      </text>
      <g transform={`translate(${x + 12} ${top + 34}) scale(${scale})`}>
        {held.map((marker, at) => (
          <Chit
            // biome-ignore lint/suspicious/noArrayIndexKey: several markers are alike.
            key={at}
            marker={marker}
            seat={seat}
            {...spotOf(at)}
          />
        ))}
      </g>
    </g>
  );
}

/** The marker that is being carried out, or how many are still picked. */
function underWay({ pending, picks }: MalayaView): string | undefined {
  if (pending) return words.box.pending({ marker: markerName(pending.marker) });
  return picks > 0 ? words.box.picks({ picks }) : undefined;
}

export function CommandMarkers({ view }: { readonly view: MalayaView }) {
  return (
    <Box area={MARKERS} title={words.box.markers} track="markers">
      <text className="note strong end" x={MARKERS.x + MARKERS.width - 14} y={MARKERS.y + 33}>
        {underWay(view)}
      </text>
      {view.sides.map((side, at) => (
        <Hand key={side.seat} side={side} top={topOf(at)} />
      ))}
    </Box>
  );
}
