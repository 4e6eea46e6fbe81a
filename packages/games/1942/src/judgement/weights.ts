// Written by `npx sandtable lab train 1942 --games 800 --seed 1 --write`, which makes it again; not by hand.

/** How each feature weighs for each seat. */
export const weights = {
  allied: [
    0.2769, // even
    0.7826, // progress
    -0.5536, // margin
    -0.5946, // late-margin
    -0.3948, // forecast
    -0.614, // late-forecast
    -0.2988, // singapore-stands
    -0.5157, // corregidor-stands
    0.4103, // late-fortresses
    -0.5862, // siege-of-singapore
    -0.3721, // siege-of-corregidor
    0.1456, // garrison-of-singapore
    -0.1103, // garrison-of-corregidor
    -0.4174, // pressure-on-singapore
    -0.2052, // pressure-on-corregidor
    -0.3937, // force-in-malaya
    -0.4677, // force-in-luzon
    -0.4832, // air-over-singapore
    -0.8136, // air-over-corregidor
    0.633, // allied-safe
    0.1949, // allied-exposed
    0.7426, // allied-strength
    0.2832, // japanese-strength
    -0.4078, // japanese-to-come
    0.5611, // points-lost
    -0.0071, // carriers
    0.0533, // hong-kong
    0.0232, // grip
  ],
  japanese: [
    -0.2769, // even
    -0.7826, // progress
    0.5536, // margin
    0.5946, // late-margin
    0.3948, // forecast
    0.614, // late-forecast
    0.2988, // singapore-stands
    0.5157, // corregidor-stands
    -0.4103, // late-fortresses
    0.5862, // siege-of-singapore
    0.3721, // siege-of-corregidor
    -0.1456, // garrison-of-singapore
    0.1103, // garrison-of-corregidor
    0.4174, // pressure-on-singapore
    0.2052, // pressure-on-corregidor
    0.3937, // force-in-malaya
    0.4677, // force-in-luzon
    0.4832, // air-over-singapore
    0.8136, // air-over-corregidor
    -0.633, // allied-safe
    -0.1949, // allied-exposed
    -0.7426, // allied-strength
    -0.2832, // japanese-strength
    0.4078, // japanese-to-come
    -0.5611, // points-lost
    0.0071, // carriers
    -0.0533, // hong-kong
    -0.0232, // grip
  ],
};
