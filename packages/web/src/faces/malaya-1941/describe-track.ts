import type { AirBox, MalayaView, Seat, SideView } from "@sandtable/malaya-1941/shape";
import { LEVELS, MARKERS } from "@sandtable/malaya-1941/tables";
import type { Description } from "../face.ts";
import { groupBy } from "../hex/index.ts";
import { isAirBox } from "./air.tsx";
import { counterOf } from "./data.ts";
import { markerName } from "./markers.tsx";
import { standing } from "./turns.tsx";
import { ownSide, SEATS, sideOf } from "./view.ts";
import { words } from "./words/index.ts";

/** What there is to say about the displays beside the map. */

const { about, box } = words;

const nameOf = (id: string): string => {
  const counter = counterOf(id);
  return counter ? words.unit(counter) : id;
};
/** Alike ones together, with their number. */
const tallied = (ids: readonly string[]): string[] =>
  [...groupBy(ids.map(nameOf), (name) => name)].map(([name, alike]) =>
    alike.length === 1 ? name : words.counted({ name, count: alike.length }),
  );
const namesOf = (markers: readonly string[]): string[] => markers.map(markerName);

function turnLines(view: MalayaView): string[] {
  const coming = ownSide(view)?.units.filter(({ due }) => due !== undefined) ?? [];
  return [
    about.turn({ turn: view.turn, month: words.turn[view.turn - 1] }),
    about.first({ side: words.sided[view.first] }),
    ...[...groupBy(coming, ({ due }) => due ?? 0)]
      .sort(([a], [b]) => a - b)
      .map(([turn, units]) => about.comes({ turn, units: tallied(units.map(({ id }) => id)) })),
  ];
}

function airLine({ seat, air, own }: SideView, view: MalayaView): string {
  const side = words.sided[seat];
  if (!own && !view.revealed) return about.airHidden({ side, points: air.reserve });
  const boxes = (Object.keys(words.airBox) as AirBox[]).map((each) =>
    about.airBox({ box: words.airBox[each], points: air[each] }),
  );
  return about.air({ side, boxes });
}

const handLines = ({ seat, hand, pool, markers, removed, received, bought }: SideView): string[] => [
  about.hand({ side: words.sided[seat], hand, pool }),
  ...(markers.length > 0 ? [about.held({ names: namesOf(markers) })] : []),
  ...(removed.length > 0 ? [about.removed({ names: namesOf(removed) })] : []),
  ...(received.length > 0 ? [about.received({ side: words.sided[seat], units: tallied(received) })] : []),
  ...(bought > 0 ? [about.bought({ side: words.sided[seat], count: bought })] : []),
];

/** 24.2 The level of victory that a difference is good for, and the next. */
export function scoreLines(view: MalayaView): string[] {
  const [japanese, allied] = SEATS.map((seat) => sideOf(view, seat).points);
  const lead = Math.abs(japanese - allied);
  const side = words.sided[japanese > allied ? "japanese" : "allied"];
  const levels = (["marginal", "major", "decisive"] as const).map((level) => ({
    level,
    least: LEVELS[level],
  }));
  const reached = levels.findLast(({ least }) => lead >= least);
  const next = levels.find(({ least }) => lead < least);
  return [
    about.points({ japanese, allied }),
    reached ? about.level({ side, level: box[reached.level] }) : about.drawn,
    ...(next ? [about.next({ level: box[next.level], points: next.least - lead })] : []),
  ];
}

function baseLines(view: MalayaView): string[] {
  const waiting = ownSide(view)?.units.filter(({ at }) => at === "base");
  if (!waiting) return [box.noBase];
  return waiting.length === 0 ? [box.baseEmpty] : tallied(waiting.map(({ id }) => id));
}

const gone = (view: MalayaView, seat: Seat, boxes: readonly (keyof SideView["boxes"])[]): string[] => {
  const faces = boxes.flatMap((each) => sideOf(view, seat).boxes[each]);
  return faces.length === 0 ? [about.empty] : tallied(faces);
};

export const TRACKS: Readonly<Record<string, (view: MalayaView) => Description>> = {
  turn: (view) => ({ title: words.title.turn, lines: turnLines(view) }),
  phase: (view) => ({
    title: words.title.phase,
    lines: [about.now({ side: words.sided[view.phasing], phase: standing(view) })],
  }),
  air: (view) => ({ title: words.title.air, lines: view.sides.map((side) => airLine(side, view)) }),
  markers: (view) => ({ title: words.title.markers, lines: view.sides.flatMap(handLines) }),
  score: (view) => ({ title: words.title.score, lines: scoreLines(view) }),
  base: (view) => ({ title: words.title.base, lines: baseLines(view) }),
  ...Object.fromEntries(
    SEATS.flatMap((seat) => [
      [
        `replaceable-${seat}`,
        (view: MalayaView) => ({
          title: box.replaceable({ side: words.sided[seat] }),
          lines: gone(view, seat, ["replaceable"]),
        }),
      ],
      [
        `eliminated-${seat}`,
        (view: MalayaView) => ({
          title: box.eliminated({ side: words.sided[seat] }),
          lines: gone(view, seat, ["eliminated", "withdrawn"]),
        }),
      ],
    ]),
  ),
};

export function describeTrack(id: string, view: MalayaView): Description | undefined {
  if (isAirBox(id)) return { ...TRACKS.air(view), title: words.airBox[id] };
  return Object.hasOwn(TRACKS, id) ? TRACKS[id](view) : undefined;
}

/** A command marker: when it works, and what becomes of it. */
export function describeMarker(id: string): Description | undefined {
  const marker = MARKERS.find((each) => each.id === id);
  if (!marker) return undefined;
  const { name, kind, goes, strength } = marker;
  return {
    title: name,
    lines: [
      words.marker[kind],
      words.goes[goes],
      ...(strength === undefined ? [] : [about.guns({ strength })]),
    ],
  };
}
