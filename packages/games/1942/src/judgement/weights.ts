// Written by `npx sandtable lab train 1942 --games 1600 --seed 1 --temperatures 0,0.05,0.1,0.2 --write`, which makes it again; not by hand.

/** How each feature weighs for each seat. */
export const weights = {
  allied: [
    0.4506, // even
    1.4397, // progress
    -0.648, // margin
    -0.542, // late-margin
    -0.2034, // forecast
    -0.4779, // late-forecast
    -0.4553, // singapore-stands
    -0.5173, // corregidor-stands
    0.5354, // late-fortresses
    -0.5301, // siege-of-singapore
    -0.0784, // siege-of-corregidor
    -0.2337, // garrison-of-singapore
    0.3235, // garrison-of-corregidor
    -0.4653, // pressure-on-singapore
    -0.3285, // pressure-on-corregidor
    -0.5405, // force-in-malaya
    0.0419, // force-in-luzon
    -0.2399, // air-over-singapore
    -0.5762, // air-over-corregidor
    0.1709, // allied-safe
    0.2277, // allied-exposed
    0.1204, // allied-strength
    -0.321, // japanese-strength
    -0.1145, // japanese-to-come
    0.677, // points-lost
    -0.3658, // carriers
    0.1756, // hong-kong
    0.0739, // grip
  ],
  japanese: [
    -0.4506, // even
    -1.4397, // progress
    0.648, // margin
    0.542, // late-margin
    0.2034, // forecast
    0.4779, // late-forecast
    0.4553, // singapore-stands
    0.5173, // corregidor-stands
    -0.5354, // late-fortresses
    0.5301, // siege-of-singapore
    0.0784, // siege-of-corregidor
    0.2337, // garrison-of-singapore
    -0.3235, // garrison-of-corregidor
    0.4653, // pressure-on-singapore
    0.3285, // pressure-on-corregidor
    0.5405, // force-in-malaya
    -0.0419, // force-in-luzon
    0.2399, // air-over-singapore
    0.5762, // air-over-corregidor
    -0.1709, // allied-safe
    -0.2277, // allied-exposed
    -0.1204, // allied-strength
    0.321, // japanese-strength
    0.1145, // japanese-to-come
    -0.677, // points-lost
    0.3658, // carriers
    -0.1756, // hong-kong
    -0.0739, // grip
  ],
};
