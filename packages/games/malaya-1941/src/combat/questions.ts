/** What may be answered to each question of this part. */
export type CombatAnswers = Record<never, never>;
