import type { CombatTable } from "../data/records.ts";
import type { None } from "../words/vocabulary.ts";

type AtHex = { readonly hex: string };
type OfBattle = { readonly targets: readonly string[] };
type UnitAt = { readonly unit: string; readonly hex: string };

/** The messages of this part with their parameters. */
export type CombatVocabulary = {
  "prompt.fighter": AtHex & { readonly room: number };
  "prompt.target": { readonly declared: number };
  "prompt.more-targets": OfBattle;
  "prompt.attacker": OfBattle & { readonly joined: readonly string[] };
  "prompt.battle": { readonly left: number };
  "prompt.table": OfBattle;
  "prompt.intelligence": OfBattle & { readonly table: CombatTable };
  "prompt.thais": OfBattle;
  "prompt.tank-shock": OfBattle;
  "prompt.banzai": OfBattle;
  "prompt.die.combat": OfBattle & { readonly table: CombatTable; readonly column: number };
  "prompt.die.rout": { readonly face: string; readonly hex: string };
  "prompt.break-down": { readonly needed: number; readonly total: number };
  "prompt.loss": { readonly left: number };
  "prompt.attrition": OfBattle;
  "prompt.attrition-unit": { readonly way: "break-down" | "lose" | "break-and-lose" };
  "prompt.survivor": { readonly face: string };
  "prompt.battalion-lost": { readonly face: string };
  "prompt.retreat-order": { readonly left: number };
  "prompt.stand": UnitAt;
  "prompt.rally": UnitAt;
  "prompt.retreat": UnitAt & { readonly length: number; readonly throughZones: boolean };
  "prompt.pursuit": UnitAt & { readonly further: boolean };
  "choice.raid": None;
  "choice.assault": None;
  "choice.break-down": None;
  "choice.lose": None;
  "choice.break-and-lose": None;
  "choice.stay": None;
  "bar.attacked-already": None;
  "bar.leaves-dead-end": None;
  "bar.last-attacker": None;
  "bar.not-adjacent": None;
  "bar.in-other-battle": None;
  "bar.idle": None;
  "bar.no-room": { readonly room: number };
  "bar.inexact": { readonly left: number };
};
