/** How each feature weighs for each side, in the order of the features. */
const british = [
  1, 2, 2.5, 3, 1, 1.5, 3, 2, 0, 0, 0, 0, -1, -0.8, -0.5, -0.8, 0, -0.3, -0.3, 0.4, 0.5, -0.4, -0.3, -0.3,
  -0.3, 0.3, 0.3, 0.3, 0.2, 0.2, 0, -0.1, 0, -0.3, -0.3,
];

export const weights = { british, irgun: british.map((weight) => -weight) };
