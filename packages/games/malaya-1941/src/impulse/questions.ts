/** What may be answered to each question of this part. */
export type ImpulseAnswers = Record<never, never>;
