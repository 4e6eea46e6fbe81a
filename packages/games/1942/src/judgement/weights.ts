// Written by `npx sandtable lab train 1942 --games 800 --seed 1 --write`, which makes it again; not by hand.

/** How each feature weighs for each seat. */
export const weights = {
  allied: [
    0.3872, // even
    0.8828, // progress
    -0.5559, // margin
    -0.5799, // late-margin
    -0.4363, // forecast
    -0.6515, // late-forecast
    -0.2699, // singapore-stands
    -0.5068, // corregidor-stands
    0.3154, // late-fortresses
    -0.5395, // siege-of-singapore
    -0.2864, // siege-of-corregidor
    0.0658, // garrison-of-singapore
    0.005, // garrison-of-corregidor
    -0.3931, // pressure-on-singapore
    -0.2166, // pressure-on-corregidor
    -0.4359, // force-in-malaya
    -0.4043, // force-in-luzon
    -0.4563, // air-over-singapore
    -0.7603, // air-over-corregidor
    0.6444, // allied-safe
    0.2022, // allied-exposed
    0.5457, // allied-strength
    0.3128, // japanese-strength
    -0.4886, // japanese-to-come
    0.6183, // points-lost
    0.0458, // carriers
    -0.0868, // hong-kong
    0.0286, // grip
  ],
  japanese: [
    -0.3872, // even
    -0.8828, // progress
    0.5559, // margin
    0.5799, // late-margin
    0.4363, // forecast
    0.6515, // late-forecast
    0.2699, // singapore-stands
    0.5068, // corregidor-stands
    -0.3154, // late-fortresses
    0.5395, // siege-of-singapore
    0.2864, // siege-of-corregidor
    -0.0658, // garrison-of-singapore
    -0.005, // garrison-of-corregidor
    0.3931, // pressure-on-singapore
    0.2166, // pressure-on-corregidor
    0.4359, // force-in-malaya
    0.4043, // force-in-luzon
    0.4563, // air-over-singapore
    0.7603, // air-over-corregidor
    -0.6444, // allied-safe
    -0.2022, // allied-exposed
    -0.5457, // allied-strength
    -0.3128, // japanese-strength
    0.4886, // japanese-to-come
    -0.6183, // points-lost
    -0.0458, // carriers
    0.0868, // hong-kong
    -0.0286, // grip
  ],
};
