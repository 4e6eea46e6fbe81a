import type { AirBox, Impulse, Seat } from "@sandtable/malaya-1941/shape";
import type { Terrain } from "../data.ts";

/** What the face of Malaya 1941 says itself, in English. */

/** What fits beside the symbol of a counter. */
const shortName: Readonly<Record<string, string>> = {
  "25 Army HQ": "25 A",
  "Imperial Guard HQ": "IG",
  "Singapore coastal defense": "Sing",
  "11 coastal defense": "11",
};

/** What is printed on the map, where the full name has no room. */
const printedName: Readonly<Record<string, string>> = {
  "Singapore Naval Base": "Naval Base",
  "Singapore City": "Singapore",
  "Bukit Timah / Tengah": "Bukit Timah",
  "Batu Gajah / Blanja": "Batu Gajah",
  "Mentakab / Temerloh": "Mentakab",
  "Lumut / Sitiawan": "Lumut",
  "Bakri / Parit Sulong": "Bakri",
  "Besut / Jerteh": "Besut",
  "Tumpat / Pasir Mas": "Pasir Mas",
  "Kuantan airfield": "",
};

export const en = {
  board: "The table: map of Malaya from Singora to Singapore, displays and counters",
  hex: (p: { hex: string; name: string | undefined }) =>
    p.name === undefined ? p.hex : `${p.name} (${p.hex})`,
  unit: (p: { name: string; values: string }) => `${p.name} ${p.values}`,
  back: (p: { seat: Seat }) =>
    p.seat === "japanese" ? "Japanese units, face down" : "Allied units, face down",
  sided: { japanese: "Japanese", allied: "Allied" } satisfies Record<Seat, string>,
  shortName,
  printedName,
  support: (p: { support: number }) => `+${p.support}`,
  /** Before the number of the turn in which something was seen last. */
  seenOn: (p: { turn: number }) => `T${p.turn}?`,
  suppressedMark: "S",
  pile: (p: { hex: string; attack: number; defence: number }) => `${p.hex} · ${p.attack}-${p.defence}`,
  pileShort: (p: { attack: number; defence: number }) => `${p.attack}-${p.defence}`,
  seenPile: (p: { hex: string; turn: number }) => `${p.hex} · seen on turn ${p.turn}`,
  spent: (p: { spent: string; movement: number }) => `${p.spent} / ${p.movement}`,
  strike: (p: { points: number }) => String(p.points),

  map: {
    southChina: "South China Sea",
    gulf: "Gulf of Siam",
    strait: "Strait of Malacca",
    thailand: "Thailand",
    malaya: "Malaya",
    sumatra: "Sumatra",
    kedah: "Kedah",
    perak: "Perak",
    kelantan: "Kelantan",
    trengganu: "Trengganu",
    pahang: "Pahang",
    selangor: "Selangor",
    johore: "Johore",
  },

  overlay: {
    zones: { title: "Enemy zones", about: "as far as you were told in this phase" },
    command: { title: "Command radius", about: "of your HQs; broken where one is not activated" },
    supply: { title: "Supply radius", about: "of your supply points" },
    numbers: { title: "Hex numbers", about: "when you are near enough" },
  },

  box: {
    game: "Malaya 1941",
    below: "From Singora to Singapore",
    turns: "Turn record",
    initiative: "first",
    phases: "Sequence of play",
    air: "Air operations",
    hidden: "face down until both have planned",
    markers: "Command markers",
    inHand: (p: { count: number }) => `In hand ${p.count}`,
    pool: (p: { count: number }) => `Pool ${p.count}`,
    out: (p: { count: number }) => `Out of play ${p.count}`,
    aside: (p: { count: number }) => `Aside ${p.count}`,
    score: "Victory points",
    lead: (p: { side: string; lead: number }) => `${p.side} lead by ${p.lead}`,
    even: "Even",
    draw: "Draw",
    marginal: "Marginal",
    major: "Major",
    decisive: "Decisive",
    base: { japanese: "Base in Indo-China", allied: "Off the map" } satisfies Record<Seat, string>,
    baseAbout: (p: { count: number; supply: number }) =>
      `${p.count} units, ${p.supply === 1 ? "1 supply point" : `${p.supply} supply points`}`,
    baseEmpty: "Nobody waits here",
    noBase: "Only its owner looks into a base",
    replaceable: (p: { side: string }) => `${p.side}: may return`,
    eliminated: (p: { side: string }) => `${p.side}: out of the game`,
    airDue: (p: { points: number }) => `${p.points} more air points are on their way`,
    forceZ: "Force Z is at sea",
    noLandings: "No Japanese landings this turn",
    panic: "Panic: HQs cost double",
    legend: "Key",
  },

  turn: ["Dec I", "Dec II", "Jan I", "Jan II", "Feb I", "Feb II"],
  airBox: {
    reserve: "Reserve",
    superiority: "Superiority",
    strike: "Strike",
    interdiction: "Interdiction",
    recon: "Recon",
    damaged: "Damaged",
    eliminated: "Eliminated",
  } satisfies Record<AirBox, string>,
  phase: {
    setup: "Set-up",
    initiative: "Initiative",
    markers: "Markers",
    air: "Air",
    reinforcement: "Arrivals",
    logistics: "Logistics",
    end: "End",
  },
  impulse: {
    first: "Initial",
    second: "Initial",
    "first-follow-on": "Follow-on",
    "second-follow-on": "Follow-on",
    yamashita: "Yamashita",
  } satisfies Record<Impulse, string>,
  step: { movement: "Movement", strikes: "Strikes", battles: "Combat" },

  key: {
    terrain: {
      clear: "Clear",
      cultivated: "Cultivated",
      marsh: "Marsh",
      jungle: "Jungle",
      mountain: "Mountain",
      city: "City",
      "out-of-play": "Out of play",
      lake: "Lake",
      sea: "Sea",
    } satisfies Record<Terrain, string>,
    road: "Road",
    railroad: "Railroad",
    trail: "Trail",
    stream: "Stream",
    river: "River",
    strait: "Strait",
    bridge: "Bridge",
    ferry: "Ferry",
    frontier: "Border of Thailand",
    airfield: "Airfield",
    port: "Port",
    objective: "Objective",
    fort: "Fortification",
    back: "Face down",
    sure: "Seen, still there",
    last: "Seen, may differ",
  },
};
