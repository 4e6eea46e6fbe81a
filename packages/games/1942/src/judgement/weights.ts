// Written by `npx sandtable lab train 1942 --games 800 --seed 1 --write`, which makes it again; not by hand.

/** How each feature weighs for each seat. */
export const weights = {
  allied: [
    0.2444, // even
    0.667, // progress
    -0.4268, // margin
    -0.5198, // late-margin
    -0.5188, // forecast
    -0.6447, // late-forecast
    0.0487, // singapore-stands
    -0.5088, // corregidor-stands
    0.2049, // late-fortresses
    -0.6063, // siege-of-singapore
    -0.2113, // siege-of-corregidor
    -0.0019, // garrison-of-singapore
    -0.2037, // garrison-of-corregidor
    -0.3582, // pressure-on-singapore
    -0.1692, // pressure-on-corregidor
    -0.3904, // force-in-malaya
    -0.4202, // force-in-luzon
    -0.4141, // air-over-singapore
    -0.6612, // air-over-corregidor
    0.5216, // allied-safe
    0.0994, // allied-exposed
    0.5306, // allied-strength
    0.4712, // japanese-strength
    -0.4016, // japanese-to-come
    0.6262, // points-lost
    -0.13, // carriers
    0.073, // hong-kong
    -0.0237, // grip
  ],
  japanese: [
    -0.2444, // even
    -0.667, // progress
    0.4268, // margin
    0.5198, // late-margin
    0.5188, // forecast
    0.6447, // late-forecast
    -0.0487, // singapore-stands
    0.5088, // corregidor-stands
    -0.2049, // late-fortresses
    0.6063, // siege-of-singapore
    0.2113, // siege-of-corregidor
    0.0019, // garrison-of-singapore
    0.2037, // garrison-of-corregidor
    0.3582, // pressure-on-singapore
    0.1692, // pressure-on-corregidor
    0.3904, // force-in-malaya
    0.4202, // force-in-luzon
    0.4141, // air-over-singapore
    0.6612, // air-over-corregidor
    -0.5216, // allied-safe
    -0.0994, // allied-exposed
    -0.5306, // allied-strength
    -0.4712, // japanese-strength
    0.4016, // japanese-to-come
    -0.6262, // points-lost
    0.13, // carriers
    -0.073, // hong-kong
    0.0237, // grip
  ],
};
