import type { SpaceId } from "@sandtable/japanese-occupation/map";
import type { OccupationView, SpaceView } from "@sandtable/japanese-occupation/shape";
import type { View } from "@sandtable/protocol";
import { SPACE_IDS, WOODEN } from "../spaces.ts";

/** Positions as the page gets them, by hand: the setup of the game, and changes to it. */

const POPULATION: Readonly<Record<SpaceId, number>> = {
  kedah: 2,
  perak: 3,
  kelantan: 2,
  trengganu: 1,
  pahang: 1,
  selangor: 1,
  negri_sembilan: 2,
  johore: 2,
  kuala_lumpur: 2,
  ec_north: 0,
  ec_south: 0,
};

const AT_SETUP: Partial<Record<SpaceId, Partial<SpaceView>>> = {
  kedah: { other_underground: 1 },
  perak: {
    opposition: true,
    troops: 3,
    police: 1,
    kempeitai: 1,
    caches: 1,
    mpaja_underground: 2,
    camp: true,
    force136: 1,
  },
  kelantan: { other_underground: 1 },
  pahang: { mpaja_underground: 1 },
  kuala_lumpur: { troops: 3, police: 1, kempeitai: 1 },
  negri_sembilan: { mpaja_underground: 1, camp: true, force136: 1 },
  johore: { opposition: true, troops: 3, police: 1, kempeitai: 1, mpaja_underground: 2, camp: true },
  ec_north: { troops: 3 },
  ec_south: { troops: 3 },
};

function space(id: SpaceId, given: Partial<SpaceView>): SpaceView {
  const none = Object.fromEntries(WOODEN.map((piece) => [piece, 0])) as Record<
    (typeof WOODEN)[number],
    number
  >;
  return {
    population: POPULATION[id],
    ...none,
    opposition: false,
    terror: 0,
    village: false,
    camp: false,
    force136: 0,
    kempeitai: 0,
    intel: id.startsWith("ec_") ? null : { state: "concealed", value: null },
    ...given,
  };
}

const spaces = (given: Partial<Record<SpaceId, Partial<SpaceView>>>): OccupationView["spaces"] =>
  Object.fromEntries(SPACE_IDS.map((id) => [id, space(id, given[id] ?? {})])) as Record<SpaceId, SpaceView>;

const railways = (sabotage: Readonly<Record<string, number>>): OccupationView["railways"] =>
  Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => [
      `R${number}`,
      { sabotage: sabotage[`R${number}`] ?? 0, starred: [1, 2, 7, 8].includes(number) },
    ]),
  ) as OccupationView["railways"];

const SETUP: OccupationView = {
  scenario: "standard",
  stage: "first",
  unseen: [],
  outcome: null,
  spaces: spaces(AT_SETUP),
  railways: railways({}),
  available: { troops: 0, police: 3, mpaja: 4, others: 2, caches: 2, camps: 1, force136: 1, villages: 4 },
  away: { troops: 0, force136: 0 },
  gone: { caches: 0, kempeitai: 0 },
  resistance: 2,
  resources: 0,
  zipper: { box: "delay", stored: { "6": 1, "12": 1 } },
  extract: { ec_north: ["R1", "R2", "R7", "R8"], ec_south: ["R1", "R2", "R7", "R8"], villages: 0 },
  card: "J14",
  icon: "mobilize",
  played: ["J14"],
  cardsLeft: 20,
  propagandaRounds: 0,
  capabilities: {},
  initiative: { first: "british", firstBox: "none", secondBox: "none" },
  forecast: {
    ...{ intel: 0, caches: 1, spaces: 4, resources: 0, neutral: 2, police: 1, net: 2 },
    ...{ clashes: [], mobilized: ["perak", "johore"], mobilizers: 4, neutralPopulation: 11 },
    outnumbered: ["kedah", "kelantan", "pahang", "negri_sembilan"],
  },
};

/** 2.1 The setup, with the first card revealed. */
export const setup: View = SETUP;

/** 8.0 Before the Propaganda card of the book's example: Sabotage and Terror, chits seen, one concealed again. */
export const example: View = {
  ...SETUP,
  spaces: spaces({
    kedah: { mpaja_active: 1, intel: { state: "revealed", value: 2 } },
    perak: {
      troops: 3,
      police: 1,
      kempeitai: 1,
      caches: 1,
      mpaja_active: 2,
      force136: 1,
      terror: 1,
      intel: { state: "concealed", value: 1 },
    },
    kelantan: { troops: 1, other_active: 1, camp: true, force136: 1 },
    trengganu: {
      opposition: true,
      camp: true,
      other_underground: 1,
      other_active: 1,
      intel: { state: "revealed", value: 2 },
    },
    pahang: { camp: true, force136: 1 },
    selangor: { mpaja_active: 1 },
    negri_sembilan: { opposition: true, troops: 6, police: 1 },
    johore: {
      troops: 1,
      police: 1,
      kempeitai: 1,
      mpaja_active: 1,
      terror: 1,
      intel: { state: "revealed", value: 0 },
    },
    kuala_lumpur: { troops: 2, police: 2, kempeitai: 1 },
    ec_north: { troops: 1 },
    ec_south: { troops: 1 },
  }),
  railways: railways({ R4: 1, R5: 1, R7: 1 }),
  available: { troops: 0, police: 1, mpaja: 5, others: 1, caches: 2, camps: 1, force136: 0, villages: 4 },
  resistance: 3,
  resources: 8,
  extract: { ec_north: [], ec_south: ["R8"], villages: 0 },
  card: "J21",
  icon: "traitors",
  played: ["J14", "J27", "J2", "J17", "J8", "J21"],
  cardsLeft: 15,
  initiative: { first: "british", firstBox: "full", secondBox: "event" },
  forecast: {
    ...{ intel: 4, caches: 1, spaces: 3, resources: 2, neutral: 2, police: 1, net: 3 },
    ...{ clashes: [], mobilized: ["trengganu", "negri_sembilan"], mobilizers: 5, neutralPopulation: 13 },
    outnumbered: ["kedah", "trengganu", "selangor"],
  },
};

/** Late and crowded: everything that can lie on the table lies there. */
export const crowded: View = {
  ...SETUP,
  spaces: spaces({
    kedah: {
      opposition: true,
      troops: 1,
      mpaja_underground: 2,
      other_active: 1,
      caches: 1,
      camp: true,
      force136: 1,
      terror: 1,
      intel: { state: "revealed", value: 1 },
    },
    perak: {
      opposition: true,
      troops: 4,
      police: 2,
      kempeitai: 1,
      mpaja_underground: 1,
      mpaja_active: 1,
      other_underground: 1,
      caches: 1,
      camp: true,
      force136: 1,
      terror: 2,
      village: true,
      intel: { state: "gone", value: null },
    },
    kelantan: {
      troops: 1,
      mpaja_active: 1,
      village: true,
      terror: 1,
      intel: { state: "concealed", value: 0 },
    },
    trengganu: { other_underground: 1, camp: true, intel: { state: "revealed", value: 2 } },
    pahang: { opposition: true, mpaja_underground: 1, troops: 1, police: 1, village: true, terror: 1 },
    selangor: { opposition: true, police: 1, mpaja_active: 1, troops: 2, terror: 1 },
    negri_sembilan: {
      opposition: true,
      troops: 2,
      police: 1,
      kempeitai: 1,
      mpaja_underground: 1,
      mpaja_active: 1,
      other_active: 1,
      caches: 1,
      camp: true,
      village: true,
      terror: 1,
      intel: { state: "revealed", value: 0 },
    },
    johore: { opposition: true, troops: 1, police: 1, terror: 1, intel: { state: "revealed", value: 1 } },
    kuala_lumpur: { opposition: true, terror: 1, mpaja_underground: 1, caches: 1, force136: 1 },
    ec_north: { terror: 1 },
    ec_south: {},
  }),
  railways: railways({ R3: 1, R6: 2 }),
  available: { troops: 0, police: 0, mpaja: 0, others: 0, caches: 0, camps: 0, force136: 0, villages: 0 },
  away: { troops: 3, force136: 0 },
  gone: { caches: 1, kempeitai: 1 },
  resistance: 18,
  resources: 18,
  zipper: { box: "18", stored: { "6": 0, "12": 0 } },
  extract: { ec_north: ["R2"], ec_south: ["R7", "R8"], villages: 4 },
  card: "J2",
  icon: "supplies",
  played: ["J8", "J19", "J27", "propaganda", "J12", "J15", "propaganda", "J2"],
  cardsLeft: 4,
  propagandaRounds: 2,
  capabilities: {
    J8: "unshaded",
    J12: "shaded",
    J15: "shaded",
    J19: "shaded",
    J22: "unshaded",
    J27: "unshaded",
  },
  initiative: { first: "japanese", firstBox: "limited", secondBox: "none" },
  forecast: {
    ...{ intel: 4, caches: 4, spaces: 3, resources: 4, neutral: 1, police: 1, net: 5 },
    clashes: ["kedah", "perak", "negri_sembilan"],
    mobilized: ["kedah", "selangor", "johore", "kuala_lumpur"],
    mobilizers: 3,
    neutralPopulation: 9,
    outnumbered: ["kedah", "kelantan", "selangor"],
  },
};
