import { signed } from "@sandtable/engine";
import type { Commander, Piece } from "@sandtable/malaya/shape";
import { times } from "../../coin/words/english.ts";

/** What the table of Malaya says itself, in English. */

const pieces: Readonly<Record<Piece, string>> = {
  troops: "Tan cubes. They Sweep and Assault; each counts for Control.",
  police: "Blue cubes. They hold Control, and with Troops they Pacify.",
  underground: "Red cylinders, plain side up: they cannot be Assaulted until they are found.",
  active: "Red cylinders, star up: they can be taken by Assault and Air Strike.",
  bases: "Red discs. The MCP Rally more with a Base, and earn 2 Resources for each at Propaganda.",
};
const effects: Readonly<Record<Commander, string>> = {
  gurney: "Reprisal in two Provinces",
  briggs: "Resettle in two Provinces",
  templer: "Pacify in two spaces with Train",
};

export const en = {
  table: "The table: map of Malaya, tracks, boxes and cards",
  title: "Malaya",
  subtitle: "The Emergency, 1948–1960",
  lands: { indonesia: "Indonesia", singapore: "Singapore" },
  waters: { strait: "Strait of Malacca", sea: "South China Sea" },
  // A name as it stands on the map, line by line.
  onMap: {
    thailand: ["Thailand"],
    kedah: ["Kedah"],
    perak: ["Perak"],
    kelantan: ["Kelantan"],
    trengganu: ["Trengganu"],
    pahang: ["Pahang"],
    selangor: ["Selangor"],
    negri_sembilan: ["Negri", "Sembilan"],
    johore: ["Johore"],
    kuala_lumpur: ["Kuala Lumpur"],
    ec_north: ["Tin"],
    ec_south: ["Rubber"],
  },
  signs: {
    troops: "Troops",
    police: "Police",
    underground: "Underground",
    active: "Active",
    base: "Base",
    british: "British Control",
    mcp: "MCP Control",
    support: "Support",
    opposition: "Opposition",
    terror: "Terror",
  },

  // Spaces
  the: (p: { space: string }) => `the ${p.space}`,
  pieceIn: (p: { pieces: string; space: string }) => `${p.pieces} in ${p.space}`,
  inPool: (p: { pieces: string }) => `${p.pieces} in the pool`,
  available: (p: { pieces: string }) => `${p.pieces} Available`,
  refuge: "Refuge of the MCP; no British piece may enter",
  capital: "City, the capital",
  center: { ec_north: "Economic Center (tin)", ec_south: "Economic Center (rubber)" },
  province: { mountain: "Mountain Province", jungle: "Jungle Province" },
  kind: (p: { kind: string }) => `${p.kind}.`,
  population: (p: { population: number }) => `Population ${p.population}`,
  economicValue: (p: { value: number }) => `Economic value ${p.value}`,
  terror: (p: { count: number }) => times(p.count, "Terror marker"),
  sabotage: (p: { count: number }) => times(p.count, "Sabotage marker"),
  village: "New Village",
  neutral: "Neutral: its people count for neither side.",
  support: (p: { population: number }) => `Support: +${p.population} Political Will at Propaganda.`,
  opposition: (p: { population: number }) => `Opposition: -${p.population} Political Will at Propaganda.`,
  spared: "Opposition, but a New Village keeps it from counting at Propaganda.",
  control: (p: { control: -1 | 0 | 1; british: number; mcp: number; population: number }) => {
    const balance = `${p.british} British to ${p.mcp} MCP pieces`;
    if (p.control === 1)
      return `British Control (${balance}): earns the British ${p.population} at Propaganda.`;
    if (p.control === 0) return `Uncontrolled (${balance}).`;
    const loss = p.population > 0 ? `: Political Will rises by ${p.population} when it is lost` : "";
    return `MCP Control (${balance})${loss}.`;
  },
  sabotaged: "Sabotage: earns nothing, and costs 1 Political Will at Propaganda.",
  earns: (p: { value: number }) => `Economic value ${p.value}, earned by the British at Propaganda.`,
  villageHere: "New Village: no Rally and no Extort here.",
  here: (p: { pieces: string }) => (p.pieces === "" ? "No pieces here." : `Here: ${p.pieces}.`),
  nextTo: (p: { spaces: string }) => `Next to ${p.spaces}.`,
  pieces,
  sabotageMeans: "No earnings from here at Propaganda, and 1 Political Will is lost.",
  terrorMeans: "Must be paid off before Pacify or Agitate shifts anything.",
  terrorInCapital:
    "Costs 1 Political Will at Propaganda. Must be paid off before Pacify or Agitate shifts anything.",
  comesOff: "Comes off at Reset.",
  marker: (p: { what: string; space: string }) => `${p.what}: ${p.space}`,

  // Tracks
  politicalWill: "Political Will",
  letters: "PW",
  willAt: (p: { will: number }) => `Political Will ${p.will}`,
  redZone: "In the red zone: a Propaganda Round now would be an MCP victory.",
  blueZone: "In the blue zone: a Propaganda Round now would be a British victory.",
  tieZone: "At the end of the game 10 is a tie.",
  britishAhead: (p: { missing: number }) =>
    `At the end of the game above 10 wins for the British; ${p.missing} more win at once.`,
  mcpAhead: (p: { missing: number }) =>
    `At the end of the game below 10 wins for the MCP; ${p.missing} less win at once.`,
  zones: { mcp: "MCP victory", tie: "tie", british: "British victory" },
  resources: { british: "British Resources", mcp: "MCP Resources" },
  resourcesAt: (p: { side: "british" | "mcp"; resources: number }) =>
    `${p.side === "british" ? "British" : "MCP"} Resources ${p.resources}`,
  wouldEarn: (p: { earned: number }) => `They would earn ${p.earned} at Propaganda. Never more than 20.`,
  commanderTrack: "British Commander",
  commanderIs: (p: { name: string; cancelled: boolean }) =>
    `Commander: ${p.name}${p.cancelled ? " (Gurney Killed)" : ""}`,
  commanderSaid: (p: { name: string; cancelled: boolean; effect: string }) =>
    `Commander Track: ${p.name}, ${p.cancelled ? "Gurney Killed" : p.effect}`,
  gurneyKilled: "Gurney Killed: no Commander helps until the next Reset.",
  killed: ["Gurney", "Killed"],
  inCharge: ["in", "charge"],
  effects,
  effect: (p: { effect: string }) => `${p.effect}.`,
  commanders: (p: { all: string }) => `The track: ${p.all}.`,
  nextCommander: "One step to the right at each Reset.",
  boxes: {
    limited: "One Operation in one space, without a Special Activity; first on the next card.",
    event: "The text of the card, either side of it.",
    full: "One Operation in any number of spaces with a Special Activity; second on the next card.",
  },
  availableBox: { british: "British Available", mcp: "MCP Available" },
  rooms: {
    troops: ["Troops"],
    police: ["Police"],
    villages: ["New", "Villages"],
    guerrillas: ["Guerrillas"],
    bases: ["Bases"],
  },
  sides: { british: "British", mcp: "MCP" },

  // What fell
  roll: {
    attack: (p: { space: string }) => `Attack in ${p.space}`,
    hit: "A hit.",
    miss: "A miss.",
  },

  // The forecast
  supportSum: (p: { sum: number; where: string }) => `Support: ${signed(p.sum)}${p.where}.`,
  oppositionSum: (p: { sum: number; where: string }) => `Opposition: ${signed(p.sum)}${p.where}.`,
  sparedIn: (p: { spaces: string }) => `Opposition behind a New Village does not count: ${p.spaces}.`,
  newSabotage: (p: { spaces: string }) =>
    `Guerrillas outnumber cubes: a Sabotage marker would come to ${p.spaces}.`,
  otherCosts: (p: { sabotage: number; terror: number }) =>
    `Sabotage: ${signed(p.sabotage)}. Terror in Kuala Lumpur: ${signed(p.terror)}.`,
  willChange: (p: { net: number; from: number; to: number }) =>
    `Political Will: ${signed(p.net)}, from ${p.from} to ${p.to}.`,
  wins: (p: { winner: "british" | "mcp"; will: number; early: boolean }) => {
    const who = p.winner === "british" ? "British" : "MCP";
    if (p.early)
      return `The ${who} would win at once: Political Will ${p.will} is ${p.winner === "british" ? "18 or more" : "2 or less"}.`;
    return `It is the last round: the ${who} would win, Political Will ${p.will} is ${p.winner === "british" ? "above" : "below"} 10.`;
  },
  nobodyWins: "Nobody would win yet: Political Will stays between 3 and 17.",
  tie: "It is the last round: at 10 the game would be a tie.",
  earnings: (p: { side: "british" | "mcp"; earned: number; from: number; to: number }) =>
    `${p.side === "british" ? "British" : "MCP"} Resources: +${p.earned}, from ${p.from} to ${p.to}.`,
  mustLeave: (p: { troops: string }) => `Troops must leave: ${p.troops}.`,
  reset: (p: { markers: number; active: string }) =>
    `Reset: ${times(p.markers, "Terror or Sabotage marker")} off, ${p.active} back Underground.`,
  takesCommand: (p: { name: string }) => `${p.name} would take command.`,
  staysInCommand: (p: { name: string }) => `${p.name} stays in command.`,
};
