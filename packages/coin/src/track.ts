import type { Log } from "@sandtable/engine";

/** The edge track runs from 0 to 20; what would go beyond is lost (1.8, 1.10, 5.1.1). */
export const TRACK_END = 20;

export const onTrack = (value: number): number => Math.max(0, Math.min(TRACK_END, value));

export interface WillEvent {
  readonly kind: "will";
  readonly rule: string;
  readonly from: number;
  readonly to: number;
}

/** British Political Will rises or falls. */
export function changeWill(
  g: { politicalWill: number; readonly log: Log | undefined },
  rule: string,
  change: number,
): void {
  const from = g.politicalWill;
  const to = onTrack(from + change);
  if (from === to) return;
  g.politicalWill = to;
  const event: WillEvent = { kind: "will", rule, from, to };
  g.log?.(event);
}
