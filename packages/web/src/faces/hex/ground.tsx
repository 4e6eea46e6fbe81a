import { memo, type ReactNode } from "react";
import { Silent } from "../silent.tsx";
import type { Sheet } from "./board.tsx";
import { type HexLayout, rowOf } from "./geometry.ts";
import { groupBy } from "./group.ts";
import type { Lettering } from "./lettering.ts";
import type { Area } from "./place.tsx";

/** The printed map: kinds of ground, lines and names by records, each kind as one path. A face draws them once. */

/** A small picture that is repeated over a kind of ground; each part has its class, for its colour. */
export interface Pattern {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Turned by so many degrees. */
  readonly turn?: number;
  readonly parts: readonly { readonly className: string; readonly d: string }[];
}

export const HILLS: Pattern = {
  id: "hills",
  width: 30,
  height: 26,
  parts: [
    { className: "hill", d: "M3 11l5-7 5 7M18 24l5-7 5 7" },
    { className: "hill-shade", d: "M8 4l5 7h-4zM23 17l5 7h-4z" },
  ],
};
export const TUFTS: Pattern = {
  id: "tufts",
  width: 26,
  height: 20,
  parts: [{ className: "tuft", d: "M2 8h9M5 8V4M7.5 8V2.5M15 18h9M18 18v-4M20.5 18v-5.5" }],
};
/** The hatching of a seat's zones of control; two seats hatch crosswise. */
export const hatching = (seat: string, turn: number): Pattern => ({
  id: `zone-${seat}`,
  width: 9,
  height: 9,
  turn,
  parts: [{ className: `zone-line ${seat}`, d: "M0 2H9" }],
});

/** Patterns and the head of an arrow; their names begin with the game's, for several boards may be on one page. */
function Patterns({ game, patterns }: { readonly game: string; readonly patterns: readonly Pattern[] }) {
  return (
    <>
      {patterns.map(({ id, width, height, turn, parts }) => (
        <pattern
          key={id}
          id={`${game}-${id}`}
          width={width}
          height={height}
          patternUnits="userSpaceOnUse"
          patternTransform={turn === undefined ? undefined : `rotate(${turn})`}
        >
          {parts.map(({ className, d }) => (
            <path key={className} className={className} d={d} />
          ))}
        </pattern>
      ))}
      <marker
        id={`${game}-arrow`}
        viewBox="0 0 10 10"
        refX="6"
        refY="5"
        markerWidth="3.2"
        markerHeight="3.2"
        orient="auto"
      >
        <path className="way-head" d="M0 0L10 5 0 10z" />
      </marker>
    </>
  );
}

/** The table top, the sea and the line around the map; what a face draws between lies within that line. */
export function PrintedSheet({
  game,
  sheet: { width, height, margin },
  map,
  coast,
  patterns,
  children,
}: {
  readonly game: string;
  readonly sheet: Sheet;
  readonly map: Area;
  /** All land, to which ground is cut off by `url(#game-coast)`. */
  readonly coast: string;
  readonly patterns: readonly Pattern[];
  readonly children: ReactNode;
}) {
  return (
    <Silent className="ground">
      <defs>
        <clipPath id={`${game}-coast`}>
          <path d={coast} />
        </clipPath>
        <clipPath id={`${game}-map`}>
          <rect {...map} rx="4" />
        </clipPath>
        <Patterns game={game} patterns={patterns} />
      </defs>
      <rect
        className="table-top"
        x={-margin}
        y={-margin}
        width={width + 2 * margin}
        height={height + 2 * margin}
      />
      <rect className="sea" {...map} rx="4" />
      <g clipPath={`url(#${game}-map)`}>{children}</g>
      <rect className="print-line" {...map} rx="4" />
    </Silent>
  );
}

/** A kind of ground: its class gives the colour, a pattern may lie over it. */
export interface Ground {
  readonly kind: string;
  readonly d: string;
  readonly pattern?: string;
}

export const Grounds = ({ game, grounds }: { readonly game: string; readonly grounds: readonly Ground[] }) =>
  grounds.map(({ kind, d, pattern }) => [
    <path key={kind} className={kind} d={d} />,
    pattern !== undefined && <path key={`${kind} ${pattern}`} fill={`url(#${game}-${pattern})`} d={d} />,
  ]);

/** A kind of line: road, railroad, trail, river, border. Its class gives colour and dashes; a broader one may lie under it. */
export interface Line {
  readonly kind: string;
  readonly d: string;
  readonly hasUnder?: true;
}

export const Lines = ({ lines }: { readonly lines: readonly Line[] }) =>
  lines.map(({ kind, d, hasUnder }) => [
    hasUnder && <path key={`${kind}-under`} className={`${kind}-under`} d={d} />,
    <path key={kind} className={kind} d={d} />,
  ]);

/** The record of a hex as far as the drawing goes by it. */
interface HexRecord {
  readonly id: string;
}

/** Each pair of neighbours that a record joins, once. */
export const pairs = <R extends HexRecord>(
  records: readonly R[],
  next: (record: R) => readonly string[] | undefined,
): (readonly [string, string])[] =>
  records.flatMap((record) =>
    (next(record) ?? []).flatMap((other) => (record.id < other ? [[record.id, other] as const] : [])),
  );

/** From middle to middle: roads, railroads, trails. */
export const joined = (layout: HexLayout, all: readonly (readonly [string, string])[]): string =>
  all.map((pair) => layout.way(pair)).join("");

/** Along the sides between two hexes: rivers, straits, borders. */
export const parted = (layout: HexLayout, all: readonly (readonly [string, string])[]): string =>
  all.map(([a, b]) => layout.between(a, b)).join("");

/** Names on the map, each along its line. */
export const Names = ({ game, names }: { readonly game: string; readonly names: readonly Lettering[] }) => (
  <g className="lettering">
    {names.map(({ text, kind, size, along }, index) => (
      <g key={text}>
        <path id={`${game}-name-${index}`} d={along} fill="none" />
        <text className={kind} fontSize={size}>
          <textPath href={`#${game}-name-${index}`} startOffset="50%">
            {text}
          </textPath>
        </text>
      </g>
    ))}
  </g>
);

const DIGIT = 5.6;
const LARGE_DIGIT = 12.5;

/** The numbers of the hexes. A row is one text whose every digit has its place: few elements instead of hundreds. */
export const HexNumbers = memo(function HexNumbers({
  layout,
  isAlways,
}: {
  readonly layout: HexLayout;
  /** From afar too, and large enough for that. */
  readonly isAlways: boolean;
}) {
  const digit = isAlways ? LARGE_DIGIT : DIGIT;
  return (
    <Silent className={isAlways ? "hex-numbers always" : "hex-numbers"}>
      {[...groupBy(layout.ids, rowOf).values()].map((row) => {
        const spots = row.flatMap((id) => {
          const { x, y } = layout.centre(id);
          return [-1.5, -0.5, 0.5, 1.5].map(
            (at) => [(x + at * digit).toFixed(1), (y - (isAlways ? 16 : 25.5)).toFixed(1)] as const,
          );
        });
        return (
          <text key={row[0]} x={spots.map(([x]) => x).join(" ")} y={spots.map(([, y]) => y).join(" ")}>
            {row.join("")}
          </text>
        );
      })}
    </Silent>
  );
});
