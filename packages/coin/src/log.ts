import type { Things } from "./choices.ts";
import type { EventEvent } from "./events.ts";
import type { ForceEvent } from "./forces.ts";
import type { HiderEvent } from "./hiders.ts";
import type { SequenceEvent } from "./sequence.ts";
import type { WillEvent } from "./track.ts";

/** What can happen where Guerrillas or Cells hide and British Political Will decides: in Malaya and Palestine. */
export type WillAndHiderEvent<T extends Things> = HiderEvent<T["space"]> | WillEvent;

/** What can happen at every table of The British Way. */
export type CoinEvent<T extends Things> =
  | SequenceEvent<T["faction"]>
  | EventEvent<T["faction"]>
  | ForceEvent<T["piece"], T["space"]>
  | {
      readonly kind: "operation";
      readonly rule: string;
      readonly seat: T["faction"];
      readonly operation: T["operation"];
      readonly limited: boolean;
      readonly free: boolean;
    }
  | {
      readonly kind: "select";
      readonly rule: string;
      readonly seat: T["faction"];
      readonly operation: T["operation"];
      readonly space: T["space"];
    }
  | {
      readonly kind: "special";
      readonly rule: string;
      readonly seat: T["faction"];
      readonly special: T["special"];
    };
