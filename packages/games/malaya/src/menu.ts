import type { Faction } from "./state.ts";

/** The Operations of each faction (3.2, 3.3). */
export type OperationKind =
  | "train"
  | "garrison"
  | "sweep"
  | "assault"
  | "rally"
  | "march"
  | "attack"
  | "terror";

/** The Special Activities of each faction (4.2, 4.3). */
export type SpecialKind = "resettle" | "reprisal" | "air-strike" | "extort" | "intimidate" | "ambush";

export const OPERATIONS: Readonly<Record<Faction, readonly OperationKind[]>> = {
  british: ["train", "garrison", "sweep", "assault"],
  mcp: ["rally", "march", "attack", "terror"],
};

export const SPECIALS: Readonly<Record<Faction, readonly SpecialKind[]>> = {
  british: ["resettle", "reprisal", "air-strike"],
  mcp: ["extort", "intimidate", "ambush"],
};

/** Which Special Activities may accompany an Operation (4.1.1). */
export const ACCOMPANIES: Readonly<Record<OperationKind, readonly SpecialKind[]>> = {
  train: ["resettle", "air-strike"],
  garrison: ["reprisal", "air-strike"],
  sweep: ["reprisal", "air-strike"],
  assault: ["reprisal", "air-strike"],
  rally: ["extort", "intimidate"],
  march: ["extort"],
  attack: ["ambush"],
  terror: ["extort", "intimidate"],
};

export const OPERATION_RULES: Readonly<Record<OperationKind, string>> = {
  train: "3.2.1",
  garrison: "3.2.2",
  sweep: "3.2.3",
  assault: "3.2.4",
  rally: "3.3.1",
  march: "3.3.2",
  attack: "3.3.3",
  terror: "3.3.4",
};

export const SPECIAL_RULES: Readonly<Record<SpecialKind, string>> = {
  resettle: "4.2.1",
  reprisal: "4.2.2",
  "air-strike": "4.2.3",
  extort: "4.3.1",
  intimidate: "4.3.2",
  ambush: "4.3.3",
};
