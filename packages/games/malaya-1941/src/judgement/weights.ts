/** How each feature weighs, set by hand until they are fitted by self-play; the Allies want the opposite. */
const JAPANESE: readonly number[] = [6, 2, 2, 1.5, 2, 2, 0.8, 0.4, 0.3, 0.3, 1];

export const weights = { japanese: JAPANESE, allied: JAPANESE.map((weight) => -weight) } as const;
