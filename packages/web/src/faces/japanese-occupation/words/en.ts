import { signed } from "@sandtable/engine";
import type { RollCause } from "@sandtable/japanese-occupation/log";
import type { ZipperBox } from "@sandtable/japanese-occupation/map";
import type { Icon } from "@sandtable/japanese-occupation/shape";
import { times } from "../../coin/words/english.ts";

/** What the table of Japanese Occupation says itself, in English. */

/** 5.5 What each icon does. */
const icons: Readonly<Record<Icon, string>> = {
  mobilize: "the British put a space with a Jungle Camp and without Terror at Opposition",
  traitors: "the British remove a Police from a space with an MPAJA Guerrilla",
  supplies: "the Japanese turn a Supply Cache into a Jungle Camp, in a space that has no camp",
  food: "the Japanese remove an MPAJA Guerrilla from a space without a Supply Cache",
};
const zipperPrint: Readonly<Record<ZipperBox, readonly string[]>> = {
  delay: ["no help", "yet"],
  "6": ["frees", "a cache"],
  "12": ["cache;", "Supply", "in 3"],
  "18": ["MPAJA", "or British"],
  "20": ["British;", "Raid in 3"],
};

export const en = {
  table: "The table: map of Malaya with its Railways, tracks, boxes and cards",
  title: "Japanese Occupation",
  subtitle: "Malaya, 1942–1945",
  thailand: "Thailand",
  outOfPlay: "Out of Play",
  signs: {
    troops: "Troops",
    police: "Police",
    kempeitai: "Kempeitai",
    village: "New Village",
    intel: "Intel",
    revealed: "Intel revealed",
    opposition: "Opposition",
    terror: "Terror",
    sabotage: "Sabotage",
    railway: "Railway",
    mpaja: "MPAJA",
    mpajaActive: "Active MPAJA",
    others: "non-MPAJA",
    otherActive: "Active other",
    cache: "Supply Cache",
    camp: "Jungle Camp",
    force136: "Force 136",
    resources: "Resources",
    resistance: "Resistance",
    starred: "Starred",
  },

  // Spaces
  the: (p: { space: string }) => `the ${p.space}`,
  pieceIn: (p: { pieces: string; space: string }) => `${p.pieces} in ${p.space}`,
  lying: (p: { pieces: string; where: string }) => `${p.pieces} ${p.where}`,
  elsewhere: {
    available: "Available",
    away: "away until the next Reset",
    gone: "out of the game",
    "zipper:6": "waiting on the Operation Zipper Track at 6",
    "zipper:12": "waiting on the Operation Zipper Track at 12",
  },
  capital: "City, the capital",
  center: { ec_north: "Economic Center (tin)", ec_south: "Economic Center (rubber)" },
  province: { mountain: "Mountain Province", jungle: "Jungle Province" },
  kind: (p: { kind: string }) => `${p.kind}.`,
  connected: (p: { count: number }) => `connected to ${times(p.count, "starred Railway")}`,
  opposition: "Opposition",
  neutral: "Neutral",
  population: (p: { population: number }) => `Population ${p.population}`,
  people: (p: { population: number; attitude: string }) => `Population ${p.population}. ${p.attitude}`,
  neutralMeans: (p: { population: number }) =>
    `Neutral: its Population of ${p.population} counts toward lowering Resistance (6.2.4).`,
  spared: "Opposition, but a New Village makes it count as Neutral at Propaganda (J15).",
  oppositionMeans: "Opposition: one MPAJA Guerrilla comes here at Propaganda (6.1.2).",
  balance: (p: { guerrillas: number; cubes: number; raises: boolean }) => {
    const balance = `${times(p.guerrillas, "Guerrilla")} to ${times(p.cubes, "cube")}`;
    return p.raises ? `${balance}: +1 Resistance at Propaganda.` : `${balance}.`;
  },
  intel: {
    gone: "no Intel until Reset",
    revealed: (p: { value: number | null }) => `Intel ${p.value} revealed`,
    concealed: "Intel concealed",
    known: (p: { value: number }) => `Intel concealed, known to be ${p.value}`,
  },
  intelMeans: {
    none: "No Intel chit lies in an Economic Center.",
    gone: "Its Intel chit is set aside until the next Reset.",
    revealed: (p: { value: number | null }) =>
      `Intel revealed: +${p.value} Resistance at Propaganda (6.2.1).`,
    concealed: "Intel concealed: nobody has seen its value, 0, 1 or 2.",
    known: (p: { value: number }) => `Intel concealed again: both sides have seen that it is a ${p.value}.`,
  },
  marker: (p: { what: string; space: string }) => `${p.space}: ${p.what}`,
  terror: (p: { count: number }) => times(p.count, "Terror marker"),
  sabotageMarkers: (p: { count: number }) => times(p.count, "Sabotage marker"),
  terrorHere: (p: { count: number; isCenter: boolean }) =>
    `${times(p.count, "Terror marker")}${p.isCenter ? "" : ": no Opposition by Mobilize or beside Sabotage (1.12)"}.`,
  terrorMeans: "Keeps the Mobilize icon and the British from setting Opposition here (1.12).",
  comesOff: "Comes off at Reset.",
  here: (p: { pieces: string }) => (p.pieces === "" ? "No pieces here." : `Here: ${p.pieces}.`),
  nextTo: (p: { spaces: string }) => `Next to ${p.spaces}.`,
  besideRailways: (p: { railways: string }) =>
    p.railways === "" ? "No Railway touches it." : `Beside the ${p.railways}.`,
  pieces: {
    troops: "Tan cubes of the Japanese: they Sweep and Assault.",
    police:
      "Light blue cubes of the Japanese: local forces. They help Sweep and Eliminate, but do not Assault.",
    mpaja_underground: "Red cylinders, plain end up: they Sabotage and Ambush, and cannot be Assaulted.",
    mpaja_active: "Red cylinders, star up: they can be taken by Assault.",
    mpaja: "Red cylinders: placed where a Jungle Camp or a Supply Cache is.",
    other_underground:
      "Blue cylinders with a bar, plain end up: they Sabotage and Ambush, and cannot be Assaulted.",
    other_active: "Blue cylinders, lozenge up: they can be taken by Assault.",
    others: "Blue cylinders with a bar: placed wherever Force 136 is.",
    caches: "Red discs: +1 Resistance each at Propaganda; they help Ambush and let Guerrillas Raid.",
  },
  available: (p: { pieces: string }) => `${p.pieces} Available`,
  away: (p: { pieces: string }) => `${p.pieces} away`,
  awayMeans: {
    troops: "On J17, Burma Theater: back to Kuala Lumpur at the next Reset.",
    force136: "On J25, John Davis: at the next Reset to a Province with a Jungle Camp, or else Available.",
  },
  gone: (p: { pieces: string }) => `${p.pieces} out of the game`,
  goneMeans: {
    caches: "By J14, “Secret Army”: it does not come back.",
    kempeitai: "By J29, Kempeitai: it does not come back.",
  },

  // Railways
  starred: (p: { railway: string }) => `Starred ${p.railway}`,
  sabotaged: (p: { railway: string }) => `${p.railway}: Sabotage`,
  railwaySaid: (p: { railway: string; sabotage: number }) =>
    `${p.railway}: ${p.sabotage > 0 ? times(p.sabotage, "Sabotage marker") : "no Sabotage"}`,
  sabotage: (p: { count: number }) =>
    p.count > 0
      ? `${times(p.count, "Sabotage marker")}: nothing is extracted over it, and the British may set a space beside it to Opposition at Propaganda (6.3.1).`
      : "No Sabotage.",
  serves: (p: { centers: string }) =>
    p.centers === ""
      ? "Starred: connected to no Economic Center now."
      : `Starred: brings 1 Resource to ${p.centers}.`,
  link: "A link: brings nothing itself, but carries what the starred ones bring.",
  extract: (p: { count: number; railways: string }) =>
    `Extract here brings ${p.count}${p.railways === "" ? "" : `: connected to the ${p.railways}`}.`,
  cutOff: (p: { railways: string }) => `Cut off by Sabotage: ${p.railways}.`,
  extractNow: "Extract now",
  industries: { ec_north: "Tin", ec_south: "Rubber" },
  stars: (p: { count: number }) => times(p.count, "star"),
  newVillages: "New Villages",
  inAll: "In all",

  // Tracks
  sides: { british: "British", japanese: "Japanese" },
  mandatory: "Mandatory Event",
  icons,
  icon: (p: { name: string; effect: string }) => `MPAJA icon ${p.name}: ${p.effect} (5.5).`,
  iconTitle: (p: { name: string }) => `${p.name}:`,
  iconEffect: (p: { effect: string }) => `${p.effect}.`,
  resistance: "Resistance",
  resistanceAt: (p: { resistance: number }) => `Resistance ${p.resistance}`,
  ifItEnded: (p: { verdict: string }) => `If the game ended here: ${p.verdict}`,
  japaneseWin: (p: { resistance: number; below: number }) =>
    `${p.resistance} is below ${p.below}: the Japanese win.`,
  britishWin: (p: { resistance: number }) => `at ${p.resistance} the British win.`,
  compared: (p: { resistance: number; camps: string; operatives: string; winner: "british" | "mpaja" }) => {
    const compared = `at ${p.resistance} with ${p.camps} to ${p.operatives} on the map`;
    return p.winner === "british"
      ? `${compared} the British win.`
      : `${compared} the MPAJA win, and both players lose.`;
  },
  zones: { japanese: "Japanese victory", middle: "MPAJA or British", british: "British" },
  resources: "Japanese Resources",
  resourcesAt: (p: { resources: number }) => `Japanese Resources ${p.resources}`,
  resourcesMean: (p: { lowers: number; each: number }) =>
    `They lower Resistance by ${p.lowers} at Propaganda, 1 for every ${p.each}, and then go to 0 (6.2.3).`,
  atMost: (p: { most: number }) => `Never more than ${p.most} (1.7).`,
  zipper: "Operation Zipper",
  zipperWord: "Zipper",
  delay: "Delay",
  zipperPrint,
  zipperAt: (p: { box: string }) => `Operation Zipper: ${p.box}`,
  zipperSaid: (p: { box: string; six: number; twelve: number }) =>
    `Operation Zipper Track: ${p.box}; Supply Caches waiting: ${p.six} at 6, ${p.twelve} at 12`,
  waiting: (p: { six: number; twelve: number }) =>
    `Supply Caches that wait: ${p.six} at 6, ${p.twelve} at 12.`,
  zipperBoxes: (p: { boxes: string }) => `Boxes: ${p.boxes}.`,
  boxes: {
    limited:
      "One Operation without a Special Activity: the Japanese in one space, the British wherever Force 136 is; first on the next card.",
    event: "The text of the card, either side of it. Closed on the card of a Mandatory Event.",
    full: "One Operation with a Special Activity, the Japanese in up to three spaces; second on the next card.",
  },
  availableBox: { british: "British Available", japanese: "Japanese Available" },
  rooms: {
    mpaja: ["MPAJA"],
    others: ["non-MPAJA"],
    caches: ["Caches"],
    camps: ["Camps"],
    force136: ["Force 136"],
    police: ["Police"],
    villages: ["New", "Villages"],
    troops: ["Troops"],
  },
  offMap: "Off the Map",
  offMapRooms: { troops: ["Burma", "J17"], force136: ["Davis", "J25"], gone: ["Out of", "the game"] },

  // The position in words
  railways: "Railways",
  sentence: (p: { text: string }) => `${p.text}.`,
  extractIn: (p: { center: string; lines: string }) => `In ${p.center}: ${p.lines}`,
  extractOfBoth: (p: { total: number; villages: number }) =>
    `An Extract of both would bring ${p.total}, with ${times(p.villages, "New Village")}.`,
  onBurma: (p: { pieces: string }) => `On J17: ${p.pieces}.`,
  onDavis: (p: { pieces: string }) => `On J25: ${p.pieces}.`,
  outOfGame: (p: { pieces: string }) => `Out of the game: ${p.pieces}.`,

  // What fell
  roll: {
    ambush: { name: "Ambush", hit: "It succeeds.", miss: "It fails." },
    eliminate: { name: "Eliminate", hit: "It succeeds.", miss: "It fails." },
    supply: { name: "Supply", hit: "It succeeds.", miss: "It fails." },
    jungle: { name: "Jungle is Neutral", hit: "Both sides suffer.", miss: "Nothing happens." },
  } satisfies Readonly<Record<RollCause, object>>,
  rollIn: (p: { what: string; space: string }) => `${p.what} in ${p.space}`,
  rollCause: { caches: "Supply Caches", police: "Police" },

  // The forecast
  clash: (p: { spaces: string }) =>
    `MPAJA phase: both kinds of Guerrilla clash and lose one each: ${p.spaces}.`,
  mobilized: (p: { spaces: string; left?: number | undefined }) =>
    `MPAJA phase: a Guerrilla each: ${p.spaces}.${
      p.left === undefined ? "" : ` Only ${p.left} are left: the British choose where.`
    }`,
  nobodyMobilized: "MPAJA phase: no Guerrilla comes, no space is at Opposition.",
  revealedIntel: (p: { sum: number; where: string }) => `Revealed Intel: ${signed(p.sum)}${p.where}.`,
  caches: (p: { sum: number; where: string }) => `Supply Caches on the map: ${signed(p.sum)}${p.where}.`,
  outnumbered: (p: { sum: number; where: string }) =>
    `Spaces with more Guerrillas than cubes: ${signed(p.sum)}${p.where}.`,
  resourcesSum: (p: { sum: number; resources: number; each: number }) =>
    `Resources: ${signed(p.sum)} (${p.resources}, 1 for every ${p.each}); then they go to 0.`,
  neutralSum: (p: { sum: number; population: number; each: number }) =>
    `Neutral Population: ${signed(p.sum)} (${p.population}, 1 for every ${p.each}).`,
  policeSum: (p: { sum: number; spaces: number; each: number }) =>
    `Spaces with Police: ${signed(p.sum)} (${p.spaces}, 1 for every ${p.each}).`,
  resistanceChange: (p: { net: number; from: number; to: number }) =>
    `Resistance: ${signed(p.net)}, from ${p.from} to ${p.to}.`,
  gameEnds: (p: { verdict: string }) => `It is the last round, and the game ends: ${p.verdict}`,
  nobodyWins: (p: { verdict: string }) =>
    `Nobody wins before the third round. If it were the last: ${p.verdict}`,
  zipperStays: (p: { box: string }) => `Operation Zipper stays at ${p.box}.`,
  zipperMoves: (p: { from: string; to: string; freed: number; owed: number }) => {
    const moved = `Operation Zipper: from ${p.from} to ${p.to}`;
    if (p.owed > 0) return `${moved}, which costs the British ${times(p.owed, "Supply Cache")}.`;
    return p.freed > 0 ? `${moved}, which frees ${times(p.freed, "Supply Cache")}.` : `${moved}.`;
  },
  spread: (p: { railways: string }) =>
    p.railways === ""
      ? "No Railway is sabotaged: the British cannot spread Opposition in the Resources phase."
      : `Sabotage stays, and lets the British set a space beside each of these Railways to Opposition: ${p.railways}.`,
  reset: (p: { terror: number; active: number }) =>
    `Reset: ${times(p.terror, "Terror marker")} off, ${times(p.active, "Active Guerrilla")} back Underground, all Intel drawn anew.`,
  comeBack: (p: { troops: string }) => `${p.troops} come back to Kuala Lumpur.`,
};
