/** The messages of this part with their parameters. */
export type ImpulseVocabulary = Record<never, never>;
