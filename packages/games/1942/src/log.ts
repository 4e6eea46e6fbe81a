import type { LogEvent } from "@sandtable/engine";
import type { Level, ModifierView, Result, Segment } from "./shape.ts";
import type { FortressId, Nation, Seat } from "./units.ts";

type Happening =
  | { readonly kind: "turn"; readonly turn: number }
  | { readonly kind: "player-turn"; readonly seat: Seat; readonly turn: number }
  | { readonly kind: "segment"; readonly segment: Segment }
  | { readonly kind: "set-up"; readonly seat: Seat }
  | { readonly kind: "placed"; readonly unit: string; readonly to: string }
  | {
      readonly kind: "moved";
      readonly unit: string;
      readonly from: string;
      readonly to: string;
      readonly way: "land" | "road" | "hop";
      /** What it takes on the way. */
      readonly through?: readonly string[];
    }
  /** A city is attempted (9.E): the strength around it, its number, the die. */
  | {
      readonly kind: "assault";
      readonly hex: string;
      readonly strength: number;
      readonly number: number;
      readonly die: number;
      readonly fell: boolean;
    }
  | { readonly kind: "city"; readonly hex: string; readonly seat: Seat }
  | { readonly kind: "fortress"; readonly fortress: FortressId }
  | {
      readonly kind: "displaced";
      readonly unit: string;
      readonly from: string;
      readonly to: string;
      readonly stages: number;
    }
  | { readonly kind: "dropped"; readonly unit: string; readonly by: string; readonly to: string }
  | {
      readonly kind: "sailed";
      readonly unit: string;
      readonly from: string;
      readonly to: string;
      readonly points: number;
      readonly landing: boolean;
    }
  /** An umbrella strikes (8.1): the unit, or nothing when empty transports are on their way to load. */
  | {
      readonly kind: "air-attack";
      readonly air: string;
      readonly unit: string;
      readonly empty: boolean;
      readonly hex: string;
      readonly needs: number;
      readonly die: number;
      readonly sunk: boolean;
    }
  | { readonly kind: "points-lost"; readonly nation: Nation; readonly points: number }
  | { readonly kind: "beach"; readonly hex: string; readonly state: "opened" | "paid" | "unpaid" | "closed" }
  | { readonly kind: "arrived"; readonly unit: string; readonly to: string }
  | { readonly kind: "waits"; readonly unit: string }
  | { readonly kind: "home-guard" }
  | {
      readonly kind: "hong-kong";
      readonly die: number;
      readonly modifier: number;
      readonly needs: number;
      readonly outcome: "fallen" | "holds" | "reverse";
    }
  | { readonly kind: "committed"; readonly unit: string }
  | { readonly kind: "joined"; readonly unit: string }
  | {
      readonly kind: "attack";
      readonly hex: string;
      readonly attackers: readonly string[];
      readonly odds: number;
      readonly modifier: number;
      readonly modifiers: readonly ModifierView[];
      readonly die: number;
      readonly result: Result;
    }
  | { readonly kind: "retreated"; readonly unit: string; readonly from: string; readonly to: string }
  | { readonly kind: "advanced"; readonly unit: string; readonly from: string; readonly to: string }
  | { readonly kind: "disrupted" | "recovered" | "surrendered"; readonly unit: string }
  | { readonly kind: "eliminated"; readonly unit: string; readonly from: string }
  | { readonly kind: "holds-side"; readonly unit: string; readonly area: string }
  /** A siege (9.I): a die for each unit in the fortress. */
  | {
      readonly kind: "attrition";
      readonly unit: string;
      readonly fortress: FortressId;
      readonly die: number;
      readonly surrendered: boolean;
    }
  | { readonly kind: "regroups"; readonly unit: string; readonly turn: number }
  | { readonly kind: "burma-short"; readonly regiments: number; readonly border: number }
  | {
      readonly kind: "over";
      readonly japanese: number;
      readonly allied: number;
      readonly margin: number;
      readonly level: Level;
    };

/** Everything that can happen at this table. Hexes by number ("off-map" beside them), units by id. */
export type CampaignEvent = LogEvent & Happening;
