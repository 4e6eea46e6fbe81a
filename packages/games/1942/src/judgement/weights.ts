/** How each feature weighs for each seat: fitted to how games of officers end. */
export const weights = {
  allied: [
    0.275, // even
    0.9152, // progress
    -0.6739, // margin
    -0.5736, // late-margin
    -0.8273, // forecast
    -0.6985, // late-forecast
    0.038, // singapore-stands
    -0.6132, // corregidor-stands
    0.449, // late-fortresses
    -1.0534, // siege-of-singapore
    0.1807, // siege-of-corregidor
    0.0168, // garrison-of-singapore
    -0.5588, // garrison-of-corregidor
    -0.3406, // pressure-on-singapore
    -0.4175, // pressure-on-corregidor
    -0.7371, // force-in-malaya
    -0.3458, // force-in-luzon
    0.1128, // air-over-singapore
    -0.7126, // air-over-corregidor
    0.9875, // allied-safe
    0.149, // allied-exposed
    0.2591, // allied-strength
    0.4281, // japanese-strength
    -0.3473, // japanese-to-come
    0.8147, // points-lost
    0.1671, // carriers
    0.2403, // hong-kong
  ],
  japanese: [
    -0.275, // even
    -0.9152, // progress
    0.6739, // margin
    0.5736, // late-margin
    0.8273, // forecast
    0.6985, // late-forecast
    -0.038, // singapore-stands
    0.6132, // corregidor-stands
    -0.449, // late-fortresses
    1.0534, // siege-of-singapore
    -0.1807, // siege-of-corregidor
    -0.0168, // garrison-of-singapore
    0.5588, // garrison-of-corregidor
    0.3406, // pressure-on-singapore
    0.4175, // pressure-on-corregidor
    0.7371, // force-in-malaya
    0.3458, // force-in-luzon
    -0.1128, // air-over-singapore
    0.7126, // air-over-corregidor
    -0.9875, // allied-safe
    -0.149, // allied-exposed
    -0.2591, // allied-strength
    -0.4281, // japanese-strength
    0.3473, // japanese-to-come
    -0.8147, // points-lost
    -0.1671, // carriers
    -0.2403, // hong-kong
  ],
};
