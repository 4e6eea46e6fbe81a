import type { CoinEvent, Rolled, WillAndHiderEvent } from "@sandtable/coin";
import type { LogEvent } from "@sandtable/engine";
import type { SpaceId } from "./board.ts";
import type { Attitude, Commander, Control, Faction } from "./state.ts";
import type { MalayaThings } from "./words/vocabulary.ts";

/** Everything that can happen at this table. */
export type MalayaEvent = LogEvent &
  (
    | CoinEvent<MalayaThings>
    | { readonly kind: "pacify" | "agitate"; readonly space: SpaceId }
    | WillAndHiderEvent<MalayaThings>
    | { readonly kind: "attitude"; readonly space: SpaceId; readonly from: Attitude; readonly to: Attitude }
    | { readonly kind: "control"; readonly space: SpaceId; readonly from: Control; readonly to: Control }
    | { readonly kind: "resources"; readonly seat: Faction; readonly from: number; readonly to: number }
    | { readonly kind: "terror" | "sabotage"; readonly space: SpaceId; readonly change: number }
    | { readonly kind: "village"; readonly space: SpaceId; readonly change: 1 | -1 }
    | ({ readonly kind: "roll"; readonly space: SpaceId } & Rolled)
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
    | { readonly kind: "over"; readonly winner: Faction | "nobody"; readonly will: number }
  );
