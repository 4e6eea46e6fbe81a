import type { BombardmentResult, Seat } from "../data/records.ts";
import type { AirBox } from "../state.ts";

/** 24.2 How clear a victory is. */
export type Level = "draw" | "marginal" | "major" | "decisive";

/** 16.6 What became of a unit or point on its way. */
export type Passage = "through" | "later" | "much-later" | "broken" | "lost";

/** What happens in this part. */
export type PlanningHappening =
  | { readonly kind: "played" | "lapsed"; readonly seat: Seat; readonly marker: string }
  | { readonly kind: "set-up"; readonly hexes: readonly string[] }
  | { readonly kind: "initiative"; readonly seat: Seat; readonly isTie: boolean }
  | { readonly kind: "picked"; readonly seat: Seat }
  | { readonly kind: "drew" | "drawn"; readonly seat: Seat; readonly marker: string }
  | { readonly kind: "substitute"; readonly seat: Seat; readonly marker: string; readonly isGone: boolean }
  | {
      readonly kind: "marker-die";
      readonly marker: string;
      readonly die: number;
      /** What the die must not exceed, where it decides between good and bad luck. */
      readonly most?: number;
      readonly face?: string;
    }
  | {
      readonly kind: "received";
      readonly seat: Seat;
      readonly turn: number;
      readonly faces: readonly string[];
      readonly supply: number;
      readonly air: number;
    }
  | { readonly kind: "weather"; readonly japanese: number; readonly allied: number }
  | { readonly kind: "air-withdrawn"; readonly seat: Seat; readonly box: AirBox }
  | { readonly kind: "supply-shown"; readonly hexes: readonly string[] }
  | { readonly kind: "supply-struck"; readonly hex: string }
  | { readonly kind: "allocated"; readonly seat: Seat }
  | ({ readonly kind: "air-revealed"; readonly seat: Seat; readonly isForceZ: boolean } & {
      readonly [B in Exclude<AirBox, "eliminated">]: number;
    })
  | {
      readonly kind: "air-fire";
      readonly seat: Seat;
      readonly at: "superiority" | "missions";
      readonly points: number;
      readonly die: number;
      readonly eliminated: number;
      readonly damaged: number;
    }
  | {
      readonly kind: "air-lost";
      readonly seat: Seat;
      readonly box: AirBox;
      readonly eliminated: number;
      readonly damaged: number;
    }
  | { readonly kind: "air-home"; readonly seat: Seat; readonly points: number }
  | { readonly kind: "air-arrived"; readonly seat: Seat; readonly points: number }
  | {
      readonly kind: "force-z";
      readonly seat: "allied";
      readonly points: number;
      readonly die: number;
      readonly result: BombardmentResult;
    }
  | {
      readonly kind: "bought";
      readonly seat: Seat;
      readonly units: number;
      readonly points: number;
      readonly total: number;
    }
  | {
      readonly kind: "interdiction";
      readonly seat: Seat;
      readonly die: number;
      readonly modifier: number;
      readonly passage: Passage;
    }
  | { readonly kind: "delayed"; readonly unit: string; readonly turn: number }
  | { readonly kind: "arrived"; readonly seat: Seat; readonly hex: string }
  | { readonly kind: "refitted"; readonly seat: Seat; readonly faces: readonly string[] }
  | { readonly kind: "repaired"; readonly seat: Seat; readonly points: number }
  | { readonly kind: "fortified"; readonly seat: Seat; readonly hexes: readonly string[] }
  | { readonly kind: "objectives"; readonly seat: Seat; readonly hexes: readonly string[] }
  | { readonly kind: "victory"; readonly seat?: Seat; readonly level: Level; readonly isSudden: boolean };
