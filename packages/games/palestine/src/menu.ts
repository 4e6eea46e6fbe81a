import type { Faction } from "./state.ts";

/** The Operations of each faction (3.2, 3.3). */
export type OperationKind =
  | "deploy"
  | "patrol"
  | "search"
  | "assault"
  | "recruit"
  | "travel"
  | "sabotage"
  | "rob";

/** The Special Activities of each faction (4.2, 4.3). */
export type SpecialKind = "restore" | "negotiate" | "mass-detention" | "silence" | "propagandize" | "terror";

export const OPERATIONS: Readonly<Record<Faction, readonly OperationKind[]>> = {
  british: ["deploy", "patrol", "search", "assault"],
  irgun: ["recruit", "travel", "sabotage", "rob"],
};

export const SPECIALS: Readonly<Record<Faction, readonly SpecialKind[]>> = {
  british: ["restore", "negotiate", "mass-detention"],
  irgun: ["silence", "propagandize", "terror"],
};

/** Which Special Activities may accompany an Operation (4.1.1). */
export const ACCOMPANIES: Readonly<Record<OperationKind, readonly SpecialKind[]>> = {
  deploy: ["restore", "negotiate"],
  patrol: ["negotiate"],
  search: ["negotiate", "mass-detention"],
  assault: ["mass-detention"],
  recruit: ["silence", "propagandize"],
  travel: ["silence", "propagandize"],
  sabotage: ["silence", "propagandize", "terror"],
  rob: ["silence", "propagandize"],
};

export const OPERATION_RULES: Readonly<Record<OperationKind, string>> = {
  deploy: "3.2.1",
  patrol: "3.2.2",
  search: "3.2.3",
  assault: "3.2.4",
  recruit: "3.3.1",
  travel: "3.3.2",
  sabotage: "3.3.3",
  rob: "3.3.4",
};

export const SPECIAL_RULES: Readonly<Record<SpecialKind, string>> = {
  restore: "4.2.1",
  negotiate: "4.2.2",
  "mass-detention": "4.2.3",
  silence: "4.3.1",
  propagandize: "4.3.2",
  terror: "4.3.3",
};
