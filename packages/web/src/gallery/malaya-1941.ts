import { malaya1941 } from "@sandtable/malaya-1941";
import { type Made, position, USUAL_SETUP, USUAL_SUPPLY } from "@sandtable/malaya-1941/testing";
import { UNITS } from "@sandtable/malaya-1941/units";
import type { View } from "@sandtable/protocol";
import type { MadePosition } from "./positions.tsx";

/** Positions of Malaya 1941 that are worth looking at, and who looks at them. */

type Viewer = Parameters<typeof malaya1941.view>[1];

const supplyOf = (seat: "a" | "j", places: Readonly<Record<string, number>>): Record<string, string> => {
  const at = Object.entries(places).flatMap(([hex, count]) => Array<string>(count).fill(hex));
  return Object.fromEntries(at.map((hex, nth) => [`${seat}-sup-${String(nth + 1).padStart(2, "0")}`, hex]));
};

const BASE =
  "base: j-25a-hq! j-ig-hq! j-5-hq! j-18-hq! j-3ig j-4ig j-5ig j-11-5 j-21-5 j-41-5 j-42-5 j-55-18 j-56-18 j-114-18 j-124-18 j-ig-rec j-5-rec j-18-rec j-1-tk j-6-tk j-14-tk j-1-9-amph j-2-9-amph j-1-17-aa j-2-17-aa j-3-17-aa j-4-17-aa j-20-aa j-32-aa j-4-eng j-14-eng j-15-eng j-23-eng j-1-2-eng j-2-2-eng j-5-af j-6-af j-7-af j-8-af j-48-af";
const POOL = {
  abda: 1,
  "indian-army": 1,
  "middle-east": 1,
  matador: 1,
  morale: 1,
  "amphibious-move": 2,
  panic: 1,
  weather: 1,
};

/** Whoever has not come into the game. */
const LATER = Object.fromEntries(
  UNITS.filter(({ from }) => from !== "breakdown" && from !== "supply").map(({ id }) => [id, "later"]),
);

const START: Made = {
  stage: "allocation",
  stacks: BASE,
  units: {
    ...LATER,
    ...USUAL_SETUP,
    ...supplyOf("a", USUAL_SUPPLY),
    ...supplyOf("j", { base: 4 }),
  },
  air: { japanese: { reserve: 4, superiority: 3, strike: 3 }, allied: { reserve: 2, superiority: 3 } },
  hand: { "japanese-staff": 2, "fifth-column": 1, "force-z": 1 },
  pool: POOL,
  revealed: false,
};

const CAMPAIGN: Made = {
  turn: 3,
  first: "japanese",
  phasing: "japanese",
  impulse: "first",
  stage: "movement",
  stacks: [
    "1422: j-5-hq! j-11-5 j-5-rec; 1421: j-41-5 j-b228-01~ j-4-eng; 1320: j-25a-hq! j-1-tk j-6-tk; 1219: j-1-17-aa j-14-eng",
    "0810: j-5-af j-2-17-aa; 0815: j-3ig; 1013: j-6-af; 2510: j-18-hq j-7-af j-3-17-aa; 2612: j-56-18; 3215: j-55-18 j-15-eng",
    "1515: j-42-5; 1417: j-4ig j-ig-hq!; 1523: a-6ind a-15ind~ a-11ind-hq!; 1624: a-28ind a-b126-01; 1425: a-1m",
    "1727: a-12ind a-3ind-hq; 1828: a-kc a-mc-eng; 2032: a-af6 a-3ind-rec; 2324: a-8ind a-9ind-hq; 3427: a-22ind",
    "3327: a-af7; 3440: a-af8; 2740: a-45; 2736: a-27a a-8a-hq; 3838: a-22a; 3844: a-sin-cd a-1h a-3l; 3845: a-2m a-2h a-3h",
    "3745: a-1l; 3945: a-44; base: j-1-9-amph j-124-18 j-48-af j-18-rec; replaceable: j-21-5 j-b128-01 a-b126-02 a-af1",
    "eliminated: a-11-cd a-2l j-14-tk a-af2",
  ].join("; "),
  units: {
    ...LATER,
    ...supplyOf("j", { "1421": 2, "1320": 1, "2510": 1, base: 3 }),
    ...supplyOf("a", { "1523": 1, "2032": 1, "3845": 3 }),
  },
  forts: { "1523": "allied", "1624": "allied", "1421": "japanese" },
  air: {
    japanese: { reserve: 1, superiority: 3, strike: 4, interdiction: 1, recon: 1, damaged: 2, eliminated: 1 },
    allied: { superiority: 1, strike: 1, recon: 1, damaged: 1, eliminated: 3 },
  },
  hand: {
    "naval-ca": 1,
    banzai: 1,
    "japanese-intelligence": 1,
    yamashita: 1,
    "allied-staff": 1,
    "allied-intelligence": 1,
  },
  pool: POOL,
  points: { japanese: 31, allied: 9 },
  due: { "a-53": 4, "a-54": 5, "a-18-hq": 5, "j-5ig": 4 },
  seen: {
    japanese: { "1523": "3", "1624": "3?", "1727": "2?", "2324": "3", "2032": "2?" },
    allied: { "1422": "3", "1320": "2?", "2510": "1?", "3215": "3" },
  },
  told: {
    japanese: {
      "1523": "zones",
      "1522": "zone",
      "1423": "free",
      "1424": "zone",
      "1623": "zone",
      "1624": "zones",
      "1425": "no-zones",
    },
  },
  mover: { unit: "j-5-rec", spent: 7 },
};

const { mover: _, ...RESTING } = CAMPAIGN;
const COMBAT: Made = {
  ...RESTING,
  stage: "battles",
  stacks: [CAMPAIGN.stacks, "3428: j-21-5; 3527: j-5ig j-2-9-amph"].join("; "),
  open: ["1523", "1624", "3427"],
  battles: [
    { targets: ["1523"], attackers: ["j-11-5", "j-41-5", "j-5-rec"] },
    { targets: ["3427"], attackers: ["j-21-5", "j-5ig"] },
  ],
  assaults: [{ sea: "3527", target: "3427" }],
  strikes: [{ hex: "1624", points: 4 }],
};

const SINGAPORE: Made = {
  turn: 6,
  first: "allied",
  phasing: "japanese",
  impulse: "second-follow-on",
  stage: "declaration",
  stacks: [
    "3744: j-25a-hq! j-11-5 j-41-5 j-42-5; 3643: j-5-hq! j-1-tk j-6-tk; 3644: j-21-5 j-4-eng; 3545: j-1-17-aa",
    "3843: j-ig-hq! j-3ig j-4ig; 3943: j-5ig; 3642: j-18-hq j-55-18 j-114-18; 4044: j-56-18; 3440: j-48-af j-20-aa",
    "3745: a-22a a-27a~ a-8a-hq a-b126-01; 3844: a-sin-cd a-11ind-hq! a-8ind~ a-28ind a-1h; 3845: a-3ind-hq a-1m a-2m a-53 a-2h a-3h a-1l",
    "3945: a-54 a-55 a-18-hq!; replaceable: a-6ind a-15ind a-12ind a-45 j-b228-01 j-b228-02",
    "eliminated: a-22ind a-9ind-hq a-kc a-3ind-rec a-100-tk a-mc-eng a-af1 a-af2 a-af3 a-af4 a-af5 j-124-18 j-14-tk j-5-rec",
  ].join("; "),
  units: { ...LATER, ...supplyOf("j", { "3643": 3, "3744": 2 }), ...supplyOf("a", { "3845": 2 }) },
  forts: { "3745": "allied", "3844": "allied", "3945": "allied" },
  air: { japanese: { reserve: 2, strike: 6, damaged: 1, eliminated: 2 }, allied: { eliminated: 9 } },
  hand: { banzai: 2, "tank-shock": 1 },
  pool: POOL,
  points: { japanese: 88, allied: 34 },
  seen: { japanese: { "3745": "6", "3844": "6", "3845": "5?" }, allied: { "3744": "6?", "3643": "5?" } },
};

const seen = (name: string, made: Made, viewer: Viewer): MadePosition => ({
  name,
  view: JSON.parse(JSON.stringify(malaya1941.view(position(made), viewer))) as View,
});

export const positions = (): readonly MadePosition[] => [
  seen("start-japanese", START, "japanese"),
  seen("start-allied", START, "allied"),
  seen("start-spectator", START, "spectator"),
  seen("campaign-japanese", CAMPAIGN, "japanese"),
  seen("campaign-allied", CAMPAIGN, "allied"),
  seen("combat-japanese", COMBAT, "japanese"),
  seen("combat-allied", COMBAT, "allied"),
  seen("singapore-japanese", SINGAPORE, "japanese"),
  seen("singapore-spectator", SINGAPORE, "spectator"),
];
