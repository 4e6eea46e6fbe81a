import type { Place } from "@sandtable/protocol";

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const area = (x: number, y: number, width: number, height: number): Area => ({ x, y, width, height });

export const hexPlace = (id: string): Place => ({ on: "hex", id });
export const piecePlace = (id: string): Place => ({ on: "piece", id, at: "map" });
export const trackPlace = (id: string): Place => ({ on: "track", id });

/** The place behind its key. */
export function placeOf(key: string): Place | undefined {
  const [on, id, at] = key.split(" ");
  if (on === "piece" && id !== undefined && at !== undefined) return { on, id, at };
  if ((on === "hex" || on === "track" || on === "space" || on === "card") && id !== undefined)
    return { on, id };
  return undefined;
}
