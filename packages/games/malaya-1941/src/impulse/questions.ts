import type { Hex, Unit } from "@sandtable/hex";
import type { Ship } from "./choices.ts";

/** What may be answered to each question of this part. */
export interface ImpulseAnswers {
  // Movement.
  readonly movement: Unit | "sealift" | "fly-recon" | "spy" | "end";
  readonly carry: "yes" | "no";
  readonly step: Hex | "halt";
  // Lifts.
  readonly sealift: Unit | "extra-lift";
  readonly load: Unit | "set-sail";
  readonly landfall: Hex;
  readonly approach: Hex;
  // Looking.
  readonly recon: Hex;
  readonly flight: Hex;
  readonly spy: Hex;
  // Strikes.
  readonly strikes: Hex | "end";
  readonly strength: number | Ship;
  readonly gunfire: "yes" | "no";
  readonly bombardment: Hex;
  readonly bombed: Unit | "no-loss";
  readonly "bombed-battalion": Unit;
  readonly "ship-loss": Ship;
}
