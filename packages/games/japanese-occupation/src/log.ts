import type { CoinEvent, Rolled } from "@sandtable/coin";
import type { LogEvent } from "@sandtable/engine";
import type { RailwayId, SpaceId, ZipperBox } from "./board.ts";
import type { Icon } from "./cards.ts";
import type { ResistanceView } from "./shape.ts";
import type { Band, Faction } from "./state.ts";
import type { OccupationThings } from "./words/vocabulary.ts";

/** Why a die is rolled. */
export type RollCause = "ambush" | "eliminate" | "supply" | "jungle";

/** What is added to a die: Supply Caches in and next to the space, the Police in it. */
export type RollModifier = "caches" | "police";

/** Everything that can happen at this table. */
export type OccupationEvent = LogEvent &
  (
    | CoinEvent<OccupationThings>
    | { readonly kind: "icon"; readonly icon: Icon }
    | { readonly kind: "mandatory"; readonly card: string }
    | {
        readonly kind: "activate" | "hide";
        readonly band: Band;
        readonly count: number;
        readonly space: SpaceId;
      }
    | { readonly kind: "opposition"; readonly space: SpaceId; readonly change: 1 | -1 }
    | { readonly kind: "terror"; readonly space: SpaceId; readonly change: number }
    | { readonly kind: "sabotage"; readonly railway: RailwayId; readonly change: number }
    | { readonly kind: "village"; readonly space: SpaceId; readonly change: 1 | -1 }
    | {
        readonly kind: "intel";
        readonly space: SpaceId;
        readonly value: number;
        readonly change: "revealed" | "concealed" | "removed";
      }
    | { readonly kind: "intel-drawn" }
    | { readonly kind: "resistance" | "resources"; readonly from: number; readonly to: number }
    | { readonly kind: "zipper"; readonly from: ZipperBox; readonly to: ZipperBox }
    /** A Supply Cache that leaves the Zipper Track, or goes back to it. */
    | { readonly kind: "released"; readonly box: ZipperBox }
    | { readonly kind: "stored"; readonly box: ZipperBox; readonly from: SpaceId | "available" }
    | ({ readonly kind: "roll"; readonly cause: RollCause; readonly space: SpaceId } & Rolled<RollModifier>)
    /** To a card until Reset, and back. */
    | { readonly kind: "away"; readonly piece: "troops" | "force136"; readonly space: SpaceId }
    | {
        readonly kind: "back";
        readonly piece: "troops" | "force136";
        readonly count: number;
        readonly space: SpaceId | "available";
      }
    | { readonly kind: "gone"; readonly piece: "caches" | "kempeitai"; readonly space: SpaceId }
    | {
        readonly kind: "phase";
        readonly phase: "mpaja" | "resistance" | "resources" | "support" | "redeploy" | "reset";
      }
    | ({ readonly kind: "forecast" } & ResistanceView)
    | { readonly kind: "over"; readonly winner: Faction | "mpaja"; readonly resistance: number }
  );
