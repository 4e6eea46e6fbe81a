import type { CombatTable, Seat } from "../data/records.ts";
import type { CombatResult } from "../state.ts";
import type { Shift } from "./crt.ts";

type Hexes = readonly string[];
type Faces = readonly string[];

/** What happens in this part. Of two lists, hexes and faces, each hex belongs to the face at the same place. */
export type CombatHappening =
  | { readonly kind: "readiness"; readonly hex: string; readonly suppressed: Faces; readonly active: Faces }
  | { readonly kind: "landed"; readonly seat: Seat; readonly sea: string; readonly hex: string }
  | {
      readonly kind: "declared";
      readonly seat: Seat;
      readonly targets: Hexes;
      readonly hexes: Hexes;
      readonly faces: Faces;
      readonly suppressed: Faces;
    }
  | { readonly kind: "battle"; readonly seat: Seat; readonly targets: Hexes }
  | { readonly kind: "cut-off"; readonly hexes: Hexes; readonly faces: Faces }
  | { readonly kind: "idle"; readonly seat: Seat; readonly hex: string; readonly faces: Faces }
  | { readonly kind: "table"; readonly seat: Seat; readonly table: CombatTable }
  | {
      readonly kind: "odds";
      readonly attack: number;
      readonly defence: number;
      readonly base: number;
      readonly shifts: readonly Shift[];
      readonly column: number;
    }
  | {
      readonly kind: "combat-result";
      readonly seat: Seat;
      readonly targets: Hexes;
      readonly table: CombatTable;
      readonly column: number;
      readonly die: number;
      readonly result: CombatResult;
    }
  | {
      readonly kind: "broken-down";
      readonly seat: Seat;
      readonly hex: string;
      readonly face: string;
      readonly into: Faces;
    }
  /** 15.32 A rout goes as many hexes as the die shows. */
  | {
      readonly kind: "routed";
      readonly seat: Seat;
      readonly hex: string;
      readonly face: string;
      readonly die: number;
    }
  | { readonly kind: "stood"; readonly seat: Seat; readonly hex: string; readonly face: string }
  | { readonly kind: "rallied"; readonly seat: Seat; readonly hex: string; readonly face: string }
  | { readonly kind: "retreat-zones"; readonly hex: string; readonly face: string; readonly zones: Hexes }
  | { readonly kind: "battle-over"; readonly targets: readonly string[] }
  | { readonly kind: "all-declared"; readonly seat: Seat; readonly battles: number }
  | {
      readonly kind: "retreated";
      readonly seat: Seat;
      readonly face: string;
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly kind: "pursued";
      readonly seat: Seat;
      readonly face: string;
      readonly from: string;
      readonly to: string;
    };
