import type { CurvePoint, LogEvent, Seat } from "@sandtable/protocol";
import type { Milestone } from "../faces/face.ts";

/** The room of a curve, in the measure of its drawing. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where the nth of so many points lies. */
export const xOf = ({ width, left, right }: Room, nth: number, of: number): number =>
  left + ((width - left - right) * nth) / Math.max(1, of - 1);

export const yOf = ({ height, top, bottom }: Room, chance: number): number =>
  top + (height - top - bottom) * (1 - chance);

/** The point that is nearest to a place across the room. */
export function nearest({ width, left, right }: Room, x: number, of: number): number {
  const nth = Math.round(((x - left) / (width - left - right)) * (of - 1));
  return Math.min(of - 1, Math.max(0, nth));
}

/** The line of a seat. */
export const pathOf = (room: Room, points: readonly CurvePoint[], seat: Seat): string =>
  points
    .map(({ chances }, nth) => {
      const [x, y] = [xOf(room, nth, points.length), yOf(room, chances[seat] ?? 0)];
      return `${nth === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");

export interface Mark {
  readonly nth: number;
  readonly name: string;
  readonly short: string;
}

/** What divides the game, at the first point after it; what comes again is numbered. */
export function marksOf(
  points: readonly CurvePoint[],
  milestone: ((event: LogEvent) => Milestone | undefined) | undefined,
): readonly Mark[] {
  const seen = new Map<string, number>();
  return points.flatMap(({ events }, nth) =>
    events.flatMap((event): Mark[] => {
      const found = milestone?.(event);
      if (!found) return [];
      const { name, short, isCounted } = found;
      if (!isCounted) return [{ nth, name, short }];
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      return [{ nth, name: `${name} ${count}`, short: `${short}${count}` }];
    }),
  );
}
