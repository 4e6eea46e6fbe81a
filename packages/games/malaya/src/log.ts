import type { Box } from "@sandtable/coin";
import type { LogEvent } from "@sandtable/engine";
import type { SpaceId } from "./board.ts";
import type { OperationKind, SpecialKind } from "./menu.ts";
import type { Attitude, Commander, Control, Faction, Piece, Side } from "./state.ts";

/** Everything that can happen at this table. */
export type MalayaEvent = LogEvent &
  (
    | { readonly kind: "card"; readonly card: string }
    | { readonly kind: "box"; readonly seat: Faction; readonly box: Box }
    | { readonly kind: "pass"; readonly seat: Faction }
    | {
        readonly kind: "operation";
        readonly seat: Faction;
        readonly operation: OperationKind;
        readonly limited: boolean;
        readonly free: boolean;
      }
    | {
        readonly kind: "select";
        readonly seat: Faction;
        readonly operation: OperationKind;
        readonly space: SpaceId;
      }
    | { readonly kind: "special"; readonly seat: Faction; readonly special: SpecialKind }
    | { readonly kind: "pacify" | "agitate"; readonly space: SpaceId }
    | { readonly kind: "event"; readonly seat: Faction; readonly card: string; readonly side: Side }
    | { readonly kind: "capability"; readonly card: string; readonly side: Side }
    | {
        readonly kind: "place";
        readonly piece: Piece;
        readonly count: number;
        readonly space: SpaceId;
        readonly from: SpaceId | "available";
      }
    | { readonly kind: "remove"; readonly piece: Piece; readonly count: number; readonly space: SpaceId }
    | {
        readonly kind: "move";
        readonly piece: Piece;
        readonly count: number;
        readonly from: SpaceId;
        readonly to: SpaceId;
      }
    | { readonly kind: "activate" | "hide"; readonly count: number; readonly space: SpaceId }
    | { readonly kind: "attitude"; readonly space: SpaceId; readonly from: Attitude; readonly to: Attitude }
    | { readonly kind: "control"; readonly space: SpaceId; readonly from: Control; readonly to: Control }
    | { readonly kind: "will"; readonly from: number; readonly to: number }
    | { readonly kind: "resources"; readonly seat: Faction; readonly from: number; readonly to: number }
    | { readonly kind: "terror" | "sabotage"; readonly space: SpaceId; readonly change: number }
    | { readonly kind: "village"; readonly space: SpaceId; readonly change: 1 | -1 }
    | { readonly kind: "roll"; readonly die: number; readonly space: SpaceId; readonly needed: number }
    | { readonly kind: "commander"; readonly commander: Commander; readonly cancelled: boolean }
    | { readonly kind: "phase"; readonly phase: "will" | "resources" | "support" | "redeploy" | "reset" }
    | {
        readonly kind: "forecast";
        readonly support: number;
        readonly opposition: number;
        readonly sabotage: number;
        readonly terror: number;
        readonly net: number;
      }
    | { readonly kind: "eligible"; readonly first: Faction }
    | { readonly kind: "over"; readonly winner: Faction | "nobody"; readonly will: number }
  );
