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
