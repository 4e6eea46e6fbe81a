// The hand-kept facts beside the coastline. Each file says what its lines mean; every fact ends with its source:
// rulebook, derived (follows from the rulebook), computed (measured on the coastline, kept here so that it can be
// corrected) or reconstructed (ours).
import { readFileSync } from "node:fs";

const read = (name) => JSON.parse(readFileSync(new URL(`overlays/${name}.json`, import.meta.url), "utf8"));

export const { kinds: KINDS } = read("kinds");
export const { terrain: TERRAIN } = read("terrain");
export const { owners: OWNERS, regions: REGIONS, also: ALSO } = read("regions");
export const { cities: CITIES, numbers: NUMBERS, fortresses: FORTRESSES } = read("cities");
export const { dutchBattalions: BATTALIONS, harbours: HARBOURS, areas: CITY_AREAS } = read("cities");
export const { roads: ROADS } = read("roads");
export const { sides: SIDES } = read("sides");
export const { bodies: BODIES } = read("waters");
export const { areas: LAND_AREAS } = read("barriers");
export const { treacherous: TREACHEROUS } = read("seas");

/** Hex numbers in one string. */
export const words = (text) => (text === "" ? [] : text.split(" "));
