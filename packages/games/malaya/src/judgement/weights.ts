/** How each feature weighs, in the order of `FEATURES`: fitted by self-play. */
export const weights: { readonly british: readonly number[]; readonly mcp: readonly number[] } = {
  british: [
    0, 1, 1.3, 0.5, 1, 1, 0.5, 2, 3, 1, -1, 0.2, -0.2, 0.5, 0.3, 0.5, 0.3, -0.3, -0.2, -0.5, -0.2, 0.2, -0.2,
    0.4, 0.2, -0.5, -0.3, 0.1, 0.2, 0.5,
  ],
  mcp: [
    0, -1, -1.3, -0.5, -1, -1, -0.5, -2, -3, -1, 1, -0.2, 0.2, -0.5, -0.3, -0.5, -0.3, 0.3, 0.2, 0.5, 0.2,
    -0.2, 0.2, -0.4, -0.2, 0.5, 0.3, -0.1, -0.2, -0.5,
  ],
};
