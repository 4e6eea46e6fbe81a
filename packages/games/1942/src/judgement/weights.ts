// Written by `npx sandtable lab train 1942 --games 500 --seed 1 --write`, which makes it again; not by hand.

/** How each feature weighs for each seat. */
export const weights = {
  allied: [
    0.2184, // even
    0.9684, // progress
    -0.5701, // margin
    -0.422, // late-margin
    -0.6579, // forecast
    -0.6246, // late-forecast
    -0.2156, // singapore-stands
    -0.6691, // corregidor-stands
    0.3458, // late-fortresses
    -0.734, // siege-of-singapore
    0.1558, // siege-of-corregidor
    -0.0496, // garrison-of-singapore
    -0.3556, // garrison-of-corregidor
    -0.3205, // pressure-on-singapore
    -0.0806, // pressure-on-corregidor
    -0.5944, // force-in-malaya
    -0.4052, // force-in-luzon
    -0.3739, // air-over-singapore
    -0.8584, // air-over-corregidor
    0.5828, // allied-safe
    0.2477, // allied-exposed
    0.6171, // allied-strength
    0.2621, // japanese-strength
    -0.3544, // japanese-to-come
    0.667, // points-lost
    -0.0637, // carriers
    0.2472, // hong-kong
    -0.05, // grip
  ],
  japanese: [
    -0.2184, // even
    -0.9684, // progress
    0.5701, // margin
    0.422, // late-margin
    0.6579, // forecast
    0.6246, // late-forecast
    0.2156, // singapore-stands
    0.6691, // corregidor-stands
    -0.3458, // late-fortresses
    0.734, // siege-of-singapore
    -0.1558, // siege-of-corregidor
    0.0496, // garrison-of-singapore
    0.3556, // garrison-of-corregidor
    0.3205, // pressure-on-singapore
    0.0806, // pressure-on-corregidor
    0.5944, // force-in-malaya
    0.4052, // force-in-luzon
    0.3739, // air-over-singapore
    0.8584, // air-over-corregidor
    -0.5828, // allied-safe
    -0.2477, // allied-exposed
    -0.6171, // allied-strength
    -0.2621, // japanese-strength
    0.3544, // japanese-to-come
    -0.667, // points-lost
    0.0637, // carriers
    -0.2472, // hong-kong
    0.05, // grip
  ],
};
