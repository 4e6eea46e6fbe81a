import type { Hex, Unit } from "@sandtable/hex";
import type { Whereabouts } from "../state.ts";
import type { Combine, Staff, Use } from "./choices.ts";

/** What may be answered to each question of this part. */
export interface PlanningAnswers {
  readonly yamashita: "yes" | "no";
  readonly setup: "usual-setup" | "own-setup";
  readonly "set-up-unit": Hex | "usual-rest";
  readonly "set-up-supply": Hex | "usual-rest";
  readonly "set-up-change": Unit | "end";
  readonly "withdraw-unit": Unit;
  readonly "lose-supply": Whereabouts | "at-base" | "no";
  readonly "strike-supply": Hex | "no";
  readonly "withdraw-air": number;
  readonly allocate: number;
  readonly "commit-force-z": "yes" | "no";
  readonly surplus: number;
  readonly "air-hit": number;
  readonly "attack-force-z": number;
  readonly buy: Unit | "end";
  readonly arrive: Whereabouts | "at-base" | "wait";
  readonly ferry: Unit | "end";
  readonly "ferry-load": Unit | "end";
  readonly "ferry-to": Hex;
  readonly sunk: Unit;
  readonly reorganise: Unit | Combine | "end";
  readonly "combine-at": Whereabouts | "at-base";
  readonly spend: Whereabouts | "at-base" | Staff | "end";
  readonly "spend-on": Use;
  readonly activate: Unit;
  readonly "second-point": Whereabouts | "at-base";
  readonly refit: Unit | "end";
}
