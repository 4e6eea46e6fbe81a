import { specialActivities } from "@sandtable/coin";
import { tell } from "./acts.ts";
import { ALL_SPACES } from "./board.ts";
import { type OccupationNames, table } from "./choices.ts";
import { ACCOMPANIES, SPECIAL_RULES, SPECIALS } from "./menu.ts";
import type { Operation } from "./operation.ts";
import { gather, raid, supply } from "./specials/british.ts";
import { eliminate, extract, reprisal } from "./specials/japanese.ts";
import type { Occupation } from "./state.ts";

/** 4.0 Special Activities: when they may come, and in how many spaces. */
export const specials = specialActivities<Occupation, OccupationNames, Operation>(table, ALL_SPACES, {
  kinds: { supply, gather, raid, extract, reprisal, eliminate },
  rules: SPECIAL_RULES,
  limited: "2.4.4",
  granted: "5.1",
  byFaction: SPECIALS,
  accompanies: ACCOMPANIES,
  tell: (g, seat, special) => tell(g, { kind: "special", rule: SPECIAL_RULES[special], seat, special }),
});
