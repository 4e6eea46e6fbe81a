import { signed } from "@sandtable/engine";
import type { RollFor } from "@sandtable/palestine/log";
import type { Piece } from "@sandtable/palestine/shape";
import { times } from "../../coin/words/english.ts";

/** What the table of Palestine says itself, in English. */

const pieces: Readonly<Record<Piece, string>> = {
  troops: "Tan cubes. They Search next door and Assault.",
  police: "Blue cubes. They Patrol the whole map, and each takes 1 off a Sabotage roll.",
  underground:
    "Red cylinders, plain side up: Patrol and Assault reach them only with Intel, until they are found.",
  active: "Red cylinders, star up: they can be taken by Patrol and Assault.",
  caches: "Red discs. They help the Irgun Recruit, and are given up for Sabotage and Offensives.",
};
const sabotage = (p: { count: number }): string => times(p.count, "Sabotage marker");
const terror = (p: { count: number }): string => times(p.count, "Terror marker");

export const en = {
  table: "The table: map of Palestine, tracks, boxes and cards",
  title: "Palestine",
  subtitle: "The Mandate, 1945–1947",
  lands: { lebanon: "Lebanon", syria: "Syria", transjordan: "Transjordan", egypt: "Egypt" },
  waters: { mediterranean: ["Mediterranean", "Sea"], deadSea: "Dead Sea" },
  // A name as it stands on the map, where the one of the rules is too long or told by the drawing.
  onMap: {
    galilee: "Galilee",
    haifa_d: "Haifa District",
    samaria: "Samaria",
    lydda: "Lydda",
    jerusalem_d: "Jerusalem District",
    gaza: "Gaza",
    haifa_c: "Haifa",
    tel_aviv: "Tel Aviv-Jaffa",
    jerusalem_c: "Jerusalem",
    rw_syria: "Syria Railway",
    rw_haifa: "Coastal Railway",
    rw_jerusalem: "Jerusalem Railway",
    rw_egypt: "Egypt Railway",
  },
  signs: {
    troops: "Troops",
    police: "Police",
    underground: "Underground",
    active: "Active",
    cache: "Arms Cache",
    curfew: "Curfew",
    sabotage: "Sabotage",
    terror: "Terror",
    value: "Sabotage value",
    railway: "Railway",
  },

  // Spaces
  the: (p: { space: string }) => `the ${p.space}`,
  onSpace: (p: { space: string }) => `on ${p.space}`,
  inSpace: (p: { space: string }) => `in ${p.space}`,
  lying: (p: { pieces: string; where: string }) => `${p.pieces} ${p.where}`,
  inPool: (p: { pieces: string }) => `${p.pieces} in the pool`,
  available: (p: { pieces: string }) => `${p.pieces} Available`,
  kinds: { railway: "Railway", city: "City", district: "District" },
  railwayEnds: {
    rw_syria: "from Haifa to Syria",
    rw_haifa: "from Tel Aviv-Jaffa to Haifa",
    rw_jerusalem: "from Tel Aviv-Jaffa to Jerusalem",
    rw_egypt: "from Egypt to Tel Aviv-Jaffa",
  },
  railway: (p: { ends: string }) =>
    `Railway ${p.ends}. It holds Troops, Police and Cells, but no Arms Cache.`,
  city: "City.",
  coastal: "District on the coast.",
  inland: "District without a coast.",
  sabotageValue: (p: { value: number; isRailway: boolean }) =>
    `Sabotage value ${p.value}${p.isRailway ? " once" : ""}`,
  noSabotage: (p: { value: number; isRailway: boolean }) =>
    p.isRailway
      ? `No Sabotage; with any it would cost ${p.value} Political Will at Propaganda, once.`
      : `No Sabotage; each marker would cost ${p.value} Political Will at Propaganda.`,
  sabotageCosts: (p: { count: number; cost: number; isRailway: boolean }) =>
    `${sabotage(p)}: -${p.cost} Political Will at Propaganda${p.isRailway ? ", once for the Railway" : ""}.`,
  terrorCosts: (p: { count: number; cost: number }) =>
    `${terror(p)}: -${p.cost} Political Will at Propaganda.`,
  terrorIsFree: (p: { count: number }) => `${terror(p)}: counts in Cities only.`,
  inOrder: "Free of Sabotage and Terror: +1 Political Will at Propaganda.",
  sabotage,
  terror,
  curfew: "Curfew",
  curfews: (p: { count: number }) => times(p.count, "Curfew"),
  curfewMeans: "Curfew: no Recruit here, but the Irgun can Propagandize.",
  here: (p: { pieces: string }) => (p.pieces === "" ? "No pieces here." : `Here: ${p.pieces}.`),
  nextTo: (p: { spaces: string }) => `Next to ${p.spaces}.`,
  pieces,

  // Tracks
  sides: { british: "British", irgun: "Irgun" },
  mustPass: "British Pass",
  mustPassMeans: "American Loans (P27): the British must Pass on the Event card after it, and draw nothing.",
  politicalWill: "Political Will",
  letters: "PW",
  willAt: (p: { will: number }) => `Political Will ${p.will}`,
  willMeans: (p: { will: number; isLast: boolean }) => {
    const rest = p.isLast
      ? "The British win if the next Propaganda Round leaves it above 0."
      : "The British win if it is above 0 after the last Propaganda Round.";
    return p.will === 0
      ? `At 0: a Propaganda Round that leaves it there is an Irgun victory. ${rest}`
      : `The Irgun win when a Propaganda Round leaves it at 0. ${rest}`;
  },
  irgunWin: "Irgun win",
  boxes: {
    limited: "One Operation in one space, without a Special Activity; first on the next card.",
    event: "The text of the card, either side of it.",
    full: "One Operation in up to three spaces with a Special Activity; second on the next card.",
  },
  availableBox: { british: "British Available", irgun: "Irgun Available" },
  rooms: {
    troops: "Troops",
    police: "Police",
    curfews: "Curfews",
    cells: "Cells",
    caches: "Caches",
  },
  mayBeSoftened: "★ Ernest Bevin may soften its losses (5.4)",

  // The Haganah
  haganahTrack: "Haganah Track",
  haganahAt: (p: { value: number; name: string }) => `Haganah Track ${p.value}: ${p.name}`,
  haganahSaid: (p: { value: number; name: string; withheld: string }) =>
    `Haganah Track at ${p.value}, ${p.name}; withheld: ${p.withheld || "nothing"}`,
  haganahBox: (p: { value: number; name: string }) => `Haganah Track, box ${p.value}: ${p.name}`,
  haganahBoxSaid: (p: { value: number; name: string; isHere: boolean }) =>
    `Haganah Track, box ${p.value}: ${p.name}${p.isHere ? ", the marker is here" : ""}`,
  haganahHere: "The marker is here.",
  haganahElsewhere: (p: { value: number }) => `The marker is at ${p.value}.`,
  leans: { british: "◂ British", irgun: "Irgun ▸" },
  haganahPrint: {
    0: "Intel with Negotiate and at Propaganda",
    4: "one more space, a Cache at Propaganda",
  },
  below: (p: { pieces: string; box: string }) => `${p.pieces} below ${p.box}`,
  withholds: (p: { pieces: string }) =>
    p.pieces === "" ? "It withholds nothing from the Irgun." : `It withholds ${p.pieces}.`,
  haganahInforms: "The British draw an Intel Chit with Negotiate and at each Propaganda Round.",
  haganahIdle: "It helps neither side.",
  haganahGives: (p: { help: string }) => `It gives the Irgun ${p.help}.`,
  oneMoreSpace: "one more space in every Operation",
  cacheEachRound: "a Cache at each Propaganda Round",

  // Prison and Intel
  prison: "Prison",
  prisonHolds: (p: { cells: string }) => `Prison: ${p.cells}`,
  prisonSaid: (p: { cells: string; exiled: number }) =>
    `Prison: ${p.cells}${p.exiled > 0 ? `; ${p.exiled} out of the game` : ""}`,
  exiled: (p: { count: number }) => `${p.count} out of the game`,
  released: (p: { cells: string }) => `${p.cells} would become Available at Reset.`,
  left: (p: { cells: string }) => `${p.cells} left the game.`,
  intel: "British Intel",
  intelChits: (p: { count: number }) => times(p.count, "Intel Chit"),
  intelHolds: (p: { count: number }) => `British Intel: ${times(p.count, "Chit")}`,
  intelSaid: (p: { held: number; worth: number; bag: number }) =>
    `British Intel: ${times(p.held, "Chit")} held, worth ${p.worth}; ${p.bag} in the bag`,
  ofValue: (p: { count: number; value: number }) => `${p.count} of value ${p.value}`,
  heldIntel: (p: { chits: string }) => (p.chits === "" ? "None held." : `Held: ${p.chits}.`),
  bagIntel: (p: { chits: string }) => (p.chits === "" ? "The bag is empty." : `In the bag: ${p.chits}.`),
  chits: (p: { value: number }) => `Intel Chits of value ${p.value}`,
  chitsSaid: (p: { value: number; held: number; bag: number }) =>
    `Intel Chits of value ${p.value}: ${p.held} held, ${p.bag} in the bag`,
  chitsLie: (p: { held: number; bag: number }) => `${p.held} held, ${p.bag} in the bag.`,
  value: (p: { value: number }) => `Value ${p.value}`,
  held: (p: { count: number }) => `${p.count} held`,
  inBag: (p: { count: number }) => `${p.count} in the bag`,
  blankChit: "It finds no Underground Cell, but can be discarded for a Search in a City or a Lead.",
  chitMeans: (p: { cells: string }) =>
    `It removes up to ${p.cells} in one space of a Patrol or Assault, or is discarded for a Search in a City or a Lead.`,

  // The forecast
  sabotageInDistricts: (p: { sum: number; where: string }) =>
    `Sabotage in Districts: ${signed(p.sum)}${p.where}.`,
  sabotageInCities: (p: { sum: number; where: string }) => `Sabotage in Cities: ${signed(p.sum)}${p.where}.`,
  terrorInCities: (p: { sum: number; where: string }) => `Terror in Cities: ${signed(p.sum)}${p.where}.`,
  brokenRailways: (p: { sum: number; where: string }) =>
    `Railways with Sabotage: ${signed(p.sum)}${p.where}.`,
  clearRailways: (p: { sum: number }) => `No Railway with Sabotage: ${signed(p.sum)}.`,
  clearCities: (p: { sum: number; where: string }) =>
    `Cities without Sabotage and Terror: ${signed(p.sum)}${p.where}.`,
  willChange: (p: { net: number; from: number; to: number }) =>
    `Political Will: ${signed(p.net)}, from ${p.from} to ${p.to}.`,
  irgunWould: "The Irgun would win: Political Will would be at 0.",
  britishWould: (p: { will: number }) =>
    `It is the last round: the British would win, Political Will ${p.will} is above 0.`,
  goesOn: "The game would go on: Political Will stays above 0.",
  // What fell
  roll: {
    sabotage: { name: "Sabotage", hit: "It succeeds.", miss: "It fails." },
    terror: { name: "Terror", hit: "It succeeds.", miss: "It fails." },
    rob: { name: "Rob", hit: "It succeeds.", miss: "It fails." },
    mines: { name: "Road Mines", hit: "A Police is hit.", miss: "Nobody is hit." },
    negotiate: { name: "Negotiate", hit: "The Haganah listen.", miss: "The Haganah do not listen." },
    detention: { name: "Mass Detention", hit: "Enough Cells are found.", miss: "Too few Cells are found." },
    embassy: { name: "Rome Embassy Bombing", hit: "London is shaken.", miss: "London is not shaken." },
  } satisfies Readonly<Record<RollFor, object>>,
  rollIn: (p: { what: string; where: string }) => `${p.what} ${p.where}`,
  rollCause: { police: "Police", cache: "Arms Cache", terror: "Terror on the map" },
  chitDrawn: "An Intel Chit is drawn",

  rob: (p: { spaces: string }) =>
    p.spaces === "" ? "The Irgun could Rob nowhere." : `The Irgun could Rob in one of: ${p.spaces}.`,
  drawsIntel: "The British hold no Intel and would draw a Chit.",
  keepsIntel: "The British would keep their Intel Chit.",
  discardsIntel: (p: { lost: number; held: number }) =>
    `The British would discard ${p.lost} of ${p.held} Intel Chits.`,
  haganahIntel: (p: { value: number }) => `Haganah at ${p.value}: the British would draw an Intel Chit.`,
  haganahCache: (p: { value: number }) =>
    `Haganah at ${p.value}: the Irgun could place an Arms Cache with a Cell.`,
  curfewCells: (p: { side: "unshaded" | "shaded"; cities: string }) =>
    p.side === "shaded"
      ? `Curfews (P29): the Irgun could place a Cell in each of ${p.cities}.`
      : `Curfews (P29): a Cell would become Available from each of ${p.cities}.`,
  reset: (p: { sabotage: number; terror: number; curfews: number; freed: string; active: string }) =>
    `Reset: ${sabotage({ count: p.sabotage })}, ${terror({ count: p.terror })} and ${times(p.curfews, "Curfew")} off; ${p.freed} out of Prison; ${p.active} back Underground; the Irgun 1st Eligible.`,
};
