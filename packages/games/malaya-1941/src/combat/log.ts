/** What happens in this part. */
export type CombatHappening = never;
