import type { Place } from "@sandtable/protocol";
import { type JSX, useLayoutEffect, useRef, useState } from "react";
import type { GameFace } from "../faces/face.ts";
import { onScreen } from "../parts/on-screen.ts";
import type { Traces } from "./traces.ts";

/** What was done, or what was better. */
export type TraceKind = "done" | "better";

interface LayerProps {
  readonly face: GameFace;
  readonly traces: Readonly<Partial<Record<TraceKind, Traces>>>;
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly { readonly kind: TraceKind; readonly path: string; readonly head?: string }[];
}

/** A ring is seen and hides nothing, however small or large its place. */
const RING = { least: 9, most: 30 };
const HEAD = 9;
/** Arrows of the two kinds bend to different sides, so that none lies on another. */
const BEND: Readonly<Record<TraceKind, number>> = { done: 0.16, better: -0.16 };
/** A ring of what was better lies outside one of what was done. */
const OUTER = 4;

/** Arrows and rings on the board, for what was done in a turn and what was better. */
export function TraceLayer({ face, traces }: LayerProps): JSX.Element {
  const layer = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn>({ width: 1, height: 1, shapes: [] });
  useLayoutEffect(() => {
    const sheet = layer.current?.parentElement;
    if (!sheet) return;
    const draw = (): void => setDrawn(drawnOn(sheet, face, traces));
    draw();
    const sizes = new ResizeObserver(draw);
    sizes.observe(sheet);
    return () => sizes.disconnect();
  }, [face, traces]);
  return (
    <div className="trace-layer" ref={layer} aria-hidden="true" data-testid="traces">
      <svg viewBox={`0 0 ${drawn.width} ${drawn.height}`} aria-hidden="true">
        {drawn.shapes.map(({ kind, path, head }) => (
          <g key={`${kind} ${path}`} className="trace" data-trace={kind} data-arrow={head !== undefined}>
            <path className="trace-under" d={path} />
            <path className="trace-line" d={path} />
            {head !== undefined && <path className="trace-head" d={head} />}
          </g>
        ))}
      </svg>
    </div>
  );
}

/** Where everything lies, in the measure of the sheet as it is at rest. */
function drawnOn(sheet: HTMLElement, face: GameFace, traces: LayerProps["traces"]): Drawn {
  const { left, top, width } = sheet.getBoundingClientRect();
  const zoom = width / sheet.offsetWidth || 1;
  const pointOf = (place: Place): Point | undefined => {
    const there = onScreen(sheet, place, face.at?.(place));
    return there && { x: (there.x - left) / zoom, y: (there.y - top) / zoom, size: there.size / zoom };
  };
  const shapes = (Object.entries(traces) as [TraceKind, Traces][]).flatMap(([kind, { arrows, rings }]) => [
    ...rings.flatMap((place) => {
      const point = pointOf(place);
      return point ? [{ kind, path: ringOf(point, kind) }] : [];
    }),
    ...arrows.flatMap(({ from, to }) => {
      const [start, end] = [pointOf(from), pointOf(to)];
      return start && end ? [{ kind, ...arrowOf(start, end, BEND[kind]) }] : [];
    }),
  ]);
  return { width: sheet.offsetWidth, height: sheet.offsetHeight, shapes };
}

function ringOf({ x, y, size }: Point, kind: TraceKind): string {
  const usual = Math.min(RING.most, Math.max(RING.least, size * 0.45));
  const r = kind === "better" ? usual + OUTER : usual;
  return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

/** A bent arrow from one point to another. */
function arrowOf(from: Point, to: Point, bend: number): { readonly path: string; readonly head: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const middle = { x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend };
  const [ux, uy] = [to.x - middle.x, to.y - middle.y];
  const length = Math.hypot(ux, uy) || 1;
  const [ex, ey] = [ux / length, uy / length];
  const base = { x: to.x - ex * HEAD, y: to.y - ey * HEAD };
  const side = HEAD * 0.55;
  const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return {
    path: `M${at(from.x, from.y)}Q${at(middle.x, middle.y)} ${at(base.x, base.y)}`,
    head: `M${at(to.x, to.y)}L${at(base.x - ey * side, base.y + ex * side)}L${at(base.x + ey * side, base.y - ex * side)}Z`,
  };
}
