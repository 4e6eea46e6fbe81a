import type { Place, View } from "@sandtable/protocol";
import { type JSX, useLayoutEffect, useRef } from "react";
import { useTable } from "../table/context.ts";

interface LookCardProps {
  readonly looked: Place | undefined;
  readonly view: View;
}

/** So far from the pointer, and from the rim of the board, in pixels. */
const BESIDE = 18;
const RIM = 8;
/** Of a place that can be chosen so much around its middle stays free, at most. */
const MIDDLE = 44;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const meets = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/** The middles of all that can be chosen on the board. */
function targetsIn(board: HTMLElement): readonly Box[] {
  return [...board.querySelectorAll(".board-sheet .is-open, .board-sheet [data-light]")].map((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    const [wide, high] = [Math.min(width, MIDDLE), Math.min(height, MIDDLE)];
    return { left: left + (width - wide) / 2, top: top + (height - high) / 2, width: wide, height: high };
  });
}

/** Where the card covers least of what can be chosen: beside the pointer if there is room, in a corner otherwise. */
function bestSpot(
  { width, height }: Pick<Box, "width" | "height">,
  within: Box,
  pointer: { readonly x: number; readonly y: number } | undefined,
  targets: readonly Box[],
): { readonly box: Box; readonly covered: number } {
  const right = within.left + within.width - width - RIM;
  const bottom = within.top + within.height - height - RIM;
  const corners: [number, number][] = [
    [within.left + RIM, bottom],
    [right, bottom],
    [within.left + RIM, within.top + RIM],
    [right, within.top + RIM],
  ];
  const around: [number, number][] = pointer
    ? [
        [pointer.x + BESIDE, pointer.y + BESIDE],
        [pointer.x - BESIDE - width, pointer.y + BESIDE],
        [pointer.x + BESIDE, pointer.y - BESIDE - height],
        [pointer.x - BESIDE - width, pointer.y - BESIDE - height],
      ]
    : [];
  const isInside = ([left, top]: [number, number]): boolean =>
    left >= within.left && left <= right + RIM && top >= within.top && top <= bottom + RIM;
  const isFree = ([left, top]: [number, number]): boolean =>
    !pointer ||
    !meets({ left, top, width, height }, { left: pointer.x - 4, top: pointer.y - 4, width: 8, height: 8 });
  const spots = [...around.filter(isInside), ...corners.filter(isFree)];
  return spots
    .map(([left, top]) => ({ left, top, width, height }))
    .map((box) => ({ box, covered: targets.filter((target) => meets(box, target)).length }))
    .reduce((best, next) => (next.covered < best.covered ? next : best));
}

/** What stands at the place under the pointer: a slip of paper beside it, never over what can be chosen. */
export function LookCard({ looked, view }: LookCardProps): JSX.Element | null {
  const { face, board } = useTable();
  const card = useRef<HTMLDivElement>(null);
  const told = looked && face.describe(looked, view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place, or other words, and it lies elsewhere.
  useLayoutEffect(() => {
    const paper = card.current;
    const frame = board.current?.frame;
    const window = board.current?.window;
    if (!paper || !frame || !window) return;
    const { left, top } = frame.getBoundingClientRect();
    const within = window.getBoundingClientRect();
    const targets = targetsIn(frame);
    const pointer = board.current?.pointer();
    paper.dataset.size = "whole";
    let best = bestSpot(paper.getBoundingClientRect(), within, pointer, targets);
    if (best.covered > 0) {
      // The name alone needs less room; all else stands in the panel of the place.
      paper.dataset.size = "name";
      best = bestSpot(paper.getBoundingClientRect(), within, pointer, targets);
    }
    paper.style.visibility = best.covered > 0 ? "hidden" : "visible";
    paper.style.bottom = "auto";
    paper.style.left = `${best.box.left - left}px`;
    paper.style.top = `${best.box.top - top}px`;
  }, [board, looked, view]);
  if (!told) return null;
  return (
    <div className="paper look-card" aria-hidden="true" ref={card}>
      <strong>{told.title}</strong>
      <ul>
        {told.lines.slice(0, 8).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
