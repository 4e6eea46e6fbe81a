/** How each feature weighs for each seat. */
export const weights: Readonly<Record<"allied" | "japanese", readonly number[]>> = {
  allied: [
    0, 0, -0.5, -2, -1, -2, 0, 0, 0.5, -0.5, -0.5, 0, 0, -0.5, -0.5, -0.5, -0.5, -0.3, -0.3, 0.5, 0, 0.5,
    -0.5, -0.5, 1, -0.2, 0,
  ],
  japanese: [
    0, 0, 0.5, 2, 1, 2, 0, 0, -0.5, 0.5, 0.5, 0, 0, 0.5, 0.5, 0.5, 0.5, 0.3, 0.3, -0.5, 0, -0.5, 0.5, 0.5, -1,
    0.2, 0,
  ],
};
