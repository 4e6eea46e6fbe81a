/** How each feature weighs for each seat: fitted to how games of officers end. */
export const weights = {
  allied: [
    0.2437, // even
    1.2214, // progress
    -0.6173, // margin
    -0.4785, // late-margin
    -0.9405, // forecast
    -0.732, // late-forecast
    -0.0597, // singapore-stands
    -0.6224, // corregidor-stands
    0.6231, // late-fortresses
    -1.1528, // siege-of-singapore
    0.0782, // siege-of-corregidor
    -0.0149, // garrison-of-singapore
    -0.4981, // garrison-of-corregidor
    -0.3193, // pressure-on-singapore
    -0.4152, // pressure-on-corregidor
    -0.9279, // force-in-malaya
    -0.3059, // force-in-luzon
    -0.0303, // air-over-singapore
    -0.7058, // air-over-corregidor
    0.8874, // allied-safe
    0.4075, // allied-exposed
    0.2787, // allied-strength
    0.4446, // japanese-strength
    -0.438, // japanese-to-come
    0.7218, // points-lost
    0.107, // carriers
    0.3304, // hong-kong
    -0.6103, // grip
  ],
  japanese: [
    -0.2437, // even
    -1.2214, // progress
    0.6173, // margin
    0.4785, // late-margin
    0.9405, // forecast
    0.732, // late-forecast
    0.0597, // singapore-stands
    0.6224, // corregidor-stands
    -0.6231, // late-fortresses
    1.1528, // siege-of-singapore
    -0.0782, // siege-of-corregidor
    0.0149, // garrison-of-singapore
    0.4981, // garrison-of-corregidor
    0.3193, // pressure-on-singapore
    0.4152, // pressure-on-corregidor
    0.9279, // force-in-malaya
    0.3059, // force-in-luzon
    0.0303, // air-over-singapore
    0.7058, // air-over-corregidor
    -0.8874, // allied-safe
    -0.4075, // allied-exposed
    -0.2787, // allied-strength
    -0.4446, // japanese-strength
    0.438, // japanese-to-come
    -0.7218, // points-lost
    -0.107, // carriers
    -0.3304, // hong-kong
    0.6103, // grip
  ],
};
