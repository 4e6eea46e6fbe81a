import type { Seat } from "../data/records.ts";

/** What happens in this part. */
export type PlanningHappening = { readonly kind: "played"; readonly seat: Seat; readonly marker: string };
