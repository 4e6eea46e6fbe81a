import type { CoinEvent, Rolled, WillAndHiderEvent } from "@sandtable/coin";
import type { LogEvent } from "@sandtable/engine";
import type { SpaceId } from "./board.ts";
import type { WillView } from "./shape.ts";
import type { ChitValue, Faction } from "./state.ts";
import type { PalestineThings } from "./words/vocabulary.ts";

/** What a die was rolled for. */
export type RollFor = "sabotage" | "terror" | "rob" | "mines" | "negotiate" | "detention" | "embassy";

/** What is added to a die: Police in the space, an Arms Cache given up, the Terror on the map. */
export type RollCause = "police" | "cache" | "terror";

/** Everything that can happen at this table. */
export type PalestineEvent = LogEvent &
  (
    | CoinEvent<PalestineThings>
    | WillAndHiderEvent<PalestineThings>
    | { readonly kind: "imprison"; readonly count: number; readonly space: SpaceId }
    | { readonly kind: "release" | "exile"; readonly count: number }
    | { readonly kind: "escape"; readonly space: SpaceId }
    | { readonly kind: "sabotage" | "terror"; readonly space: SpaceId; readonly change: number }
    | { readonly kind: "flip-terror"; readonly space: SpaceId; readonly count: number }
    | { readonly kind: "curfew"; readonly space: SpaceId; readonly change: 1 | -1 }
    | { readonly kind: "haganah"; readonly from: number; readonly to: number }
    | {
        readonly kind: "to-track";
        readonly force: "cells" | "caches";
        readonly count: number;
        readonly from: "available" | "prison" | SpaceId;
      }
    | { readonly kind: "from-track"; readonly cells: number; readonly caches: number }
    | { readonly kind: "draw-chit" | "spend-chit" | "discard-chit" | "lead"; readonly value: ChitValue }
    | { readonly kind: "offensive" | "spend-cache"; readonly space: SpaceId }
    | ({
        readonly kind: "roll";
        readonly what: RollFor;
        readonly result: number;
        readonly space?: SpaceId;
      } & Rolled<RollCause>)
    | { readonly kind: "must-pass" }
    | {
        readonly kind: "phase";
        readonly phase: "will" | "resources" | "redeploy" | "reset";
      }
    | ({ readonly kind: "forecast" } & WillView)
    | { readonly kind: "over"; readonly winner: Faction; readonly will: number }
  );
