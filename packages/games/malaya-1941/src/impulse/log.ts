import type { BombardmentResult, Seat } from "../data/records.ts";

/** What happens in this part. Whether a hex stands empty after it is seen, so each departure says so (MB-141). */
export type ImpulseHappening =
  | { readonly kind: "all-placed"; readonly seat: Seat }
  | {
      readonly kind: "moved";
      readonly seat: Seat;
      readonly from: string;
      readonly to: string;
      readonly vacated: boolean;
    }
  | {
      readonly kind: "refused";
      readonly seat: Seat;
      readonly from: string;
      readonly to: string;
      readonly because: "zone" | "enemy";
    }
  | {
      readonly kind: "sailed";
      readonly seat: Seat;
      readonly from: string;
      readonly to: string;
      readonly vacated: boolean;
    }
  | {
      readonly kind: "assaulting";
      readonly seat: Seat;
      readonly from: string;
      readonly to: string;
      readonly target: string;
      readonly vacated: boolean;
    }
  | { readonly kind: "flown"; readonly seat: Seat; readonly hex: string; readonly left: number }
  | { readonly kind: "spied"; readonly seat: Seat; readonly hex: string }
  | {
      readonly kind: "targeted";
      readonly seat: Seat;
      readonly hex: string;
      readonly points: number;
      readonly ships: readonly string[];
    }
  | {
      readonly kind: "bombarded";
      readonly seat: Seat;
      readonly hex: string;
      readonly strength: number;
      /** Columns to the left for terrain, and for guns that the bomber does not see. */
      readonly terrain: number;
      readonly guns: number;
      readonly column: number;
      readonly die: number;
      readonly result: BombardmentResult;
    }
  | { readonly kind: "shot-down"; readonly seat: Seat; readonly hex: string; readonly eliminated: boolean }
  | { readonly kind: "ship-lost"; readonly seat: Seat; readonly marker: string }
  | { readonly kind: "shaken"; readonly seat: Seat; readonly hex: string; readonly supply: boolean };
