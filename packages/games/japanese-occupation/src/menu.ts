import type { Faction } from "./state.ts";

/** The Operations of each faction (3.2, 3.3). */
export type OperationKind =
  | "train"
  | "contact"
  | "sabotage"
  | "ambush"
  | "deploy"
  | "construct"
  | "sweep"
  | "assault";

/** The Special Activities of each faction (4.2, 4.3). */
export type SpecialKind = "supply" | "gather" | "raid" | "extract" | "reprisal" | "eliminate";

export const OPERATIONS: Readonly<Record<Faction, readonly OperationKind[]>> = {
  british: ["train", "contact", "sabotage", "ambush"],
  japanese: ["deploy", "construct", "sweep", "assault"],
};

export const SPECIALS: Readonly<Record<Faction, readonly SpecialKind[]>> = {
  british: ["supply", "gather", "raid"],
  japanese: ["extract", "reprisal", "eliminate"],
};

/** Which Special Activities may accompany an Operation (4.1.1). */
export const ACCOMPANIES: Readonly<Record<OperationKind, readonly SpecialKind[]>> = {
  train: ["supply", "raid"],
  contact: ["supply", "gather", "raid"],
  sabotage: ["gather", "raid"],
  ambush: ["gather", "raid"],
  deploy: ["extract"],
  construct: ["reprisal", "eliminate"],
  sweep: ["reprisal", "eliminate"],
  assault: ["reprisal", "eliminate"],
};

export const OPERATION_RULES: Readonly<Record<OperationKind, string>> = {
  train: "3.2.1",
  contact: "3.2.2",
  sabotage: "3.2.3",
  ambush: "3.2.4",
  deploy: "3.3.1",
  construct: "3.3.2",
  sweep: "3.3.3",
  assault: "3.3.4",
};

export const SPECIAL_RULES: Readonly<Record<SpecialKind, string>> = {
  supply: "4.2.1",
  gather: "4.2.2",
  raid: "4.2.3",
  extract: "4.3.1",
  reprisal: "4.3.2",
  eliminate: "4.3.3",
};
