/** The messages of this part with their parameters. */
export type PlanningVocabulary = Record<never, never>;
