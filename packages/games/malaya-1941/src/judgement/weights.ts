// Written by `npx sandtable lab train malaya-1941 --games 64 --seed 1 --temperatures 0,0.1 --ridge 0.003 --write`, which makes it again; not by hand.

/** How each feature weighs for each seat. */
export const weights = {
  japanese: [
    1.0207, // even
    -0.1255, // progress
    0.453, // points
    0.3169, // late-points
    0.2786, // forecast
    0.8084, // late-forecast
    -0.0852, // island
    0.5753, // late-island
    -0.0952, // japanese-strength
    0.0208, // allied-strength
    0.6546, // advance
    -0.1431, // late-advance
    0.4768, // vanguard
    0.1761, // late-vanguard
    -0.1451, // garrison
    0.7582, // late-garrison
    0.6391, // commanded
    0.1719, // air
  ],
  allied: [
    -1.0207, // even
    0.1255, // progress
    -0.453, // points
    -0.3169, // late-points
    -0.2786, // forecast
    -0.8084, // late-forecast
    0.0852, // island
    -0.5753, // late-island
    0.0952, // japanese-strength
    -0.0208, // allied-strength
    -0.6546, // advance
    0.1431, // late-advance
    -0.4768, // vanguard
    -0.1761, // late-vanguard
    0.1451, // garrison
    -0.7582, // late-garrison
    -0.6391, // commanded
    -0.1719, // air
  ],
};
