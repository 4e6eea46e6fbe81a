/** How each feature weighs for each seat: fitted to how games of officers end. */
export const weights = {
  allied: [
    0.2483, // even
    1.0643, // progress
    -0.4476, // margin
    -0.5161, // late-margin
    -0.6236, // forecast
    -0.6418, // late-forecast
    0.0555, // singapore-stands
    -0.6369, // corregidor-stands
    0.7316, // late-fortresses
    -0.7517, // siege-of-singapore
    -0.0073, // siege-of-corregidor
    0.2909, // garrison-of-singapore
    -0.4371, // garrison-of-corregidor
    -0.4304, // pressure-on-singapore
    -0.2364, // pressure-on-corregidor
    -0.7571, // force-in-malaya
    -0.2462, // force-in-luzon
    0.0236, // air-over-singapore
    -0.6689, // air-over-corregidor
    0.5354, // allied-safe
    0.2999, // allied-exposed
    0.3538, // allied-strength
    0.2317, // japanese-strength
    -0.4455, // japanese-to-come
    0.8543, // points-lost
    0.1808, // carriers
    0.0768, // hong-kong
  ],
  japanese: [
    -0.2483, // even
    -1.0643, // progress
    0.4476, // margin
    0.5161, // late-margin
    0.6236, // forecast
    0.6418, // late-forecast
    -0.0555, // singapore-stands
    0.6369, // corregidor-stands
    -0.7316, // late-fortresses
    0.7517, // siege-of-singapore
    0.0073, // siege-of-corregidor
    -0.2909, // garrison-of-singapore
    0.4371, // garrison-of-corregidor
    0.4304, // pressure-on-singapore
    0.2364, // pressure-on-corregidor
    0.7571, // force-in-malaya
    0.2462, // force-in-luzon
    -0.0236, // air-over-singapore
    0.6689, // air-over-corregidor
    -0.5354, // allied-safe
    -0.2999, // allied-exposed
    -0.3538, // allied-strength
    -0.2317, // japanese-strength
    0.4455, // japanese-to-come
    -0.8543, // points-lost
    -0.1808, // carriers
    -0.0768, // hong-kong
  ],
};
