/** The messages of this part with their parameters. */
export type CombatVocabulary = Record<never, never>;
