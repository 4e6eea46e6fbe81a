import type { LogEvent } from "@sandtable/engine";
import type { CombatHappening } from "./combat/log.ts";
import type { Seat } from "./data/records.ts";
import type { ImpulseHappening } from "./impulse/log.ts";
import type { PlanningHappening } from "./planning/log.ts";

/** What the pieces and the sides go through in any phase. Counters stand in events by their face, hexes by their number. */
type Happening =
  | { readonly kind: "seen"; readonly hex: string; readonly faces: readonly string[] }
  | {
      readonly kind: "zones";
      readonly hex: string;
      readonly stacks: readonly string[];
      readonly zones: readonly string[];
      readonly isZone: boolean;
    }
  | { readonly kind: "fort-lost"; readonly hex: string; readonly seat: Seat }
  | { readonly kind: "vacated"; readonly hex: string; readonly seat: Seat }
  | { readonly kind: "scored"; readonly seat: Seat; readonly points: number; readonly total: number }
  | {
      readonly kind: "eliminated";
      readonly seat: Seat;
      readonly face: string;
      readonly at: string;
      readonly forGood: boolean;
    }
  | { readonly kind: "withdrawn"; readonly seat: Seat; readonly face: string }
  | { readonly kind: "turn"; readonly turn: number }
  | { readonly kind: "phase"; readonly seat: Seat; readonly phase: Phase };

/** 4.1 The phases that are announced as they begin. */
export type Phase =
  | "markers"
  | "allocation"
  | "superiority"
  | "reinforcements"
  | "logistics"
  | "movement"
  | "strikes"
  | "combat";

export type MalayaEvent = LogEvent & (Happening | PlanningHappening | ImpulseHappening | CombatHappening);

/**
 * What everybody sees of an answer that was given in secret: that a counter has gone, that a landing is made, that a phase is
 * over. Whoever sees it has learnt something, and it is not taken back.
 */
export const SHOWN: ReadonlySet<MalayaEvent["kind"]> = new Set([
  "phase",
  "set-up",
  "turn",
  "victory",
  "picked",
  "substitute",
  "allocated",
  "bought",
  "landed",
  "readiness",
  "delayed",
  "arrived",
  "interdiction",
  "received",
  "refitted",
  "repaired",
  "fortified",
  "moved",
  "sailed",
  "assaulting",
  "flown",
  "spied",
  "played",
  "targeted",
  "all-placed",
  "all-declared",
  "idle",
  "retreated",
  "pursued",
  "stood",
  "rallied",
  "broken-down",
  "vacated",
  "fort-lost",
]);
