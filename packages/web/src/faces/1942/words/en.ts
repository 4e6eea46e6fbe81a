import type { HexRecord } from "@sandtable/1942/map";
import type {
  CityView,
  DestinationView,
  FateCause,
  Level,
  MoverView,
  TableView,
} from "@sandtable/1942/shape";
import type { Seat } from "@sandtable/1942/units";

/** What the face of 1942 says itself, in English; names and rules come from the game's own catalogue. */

type Kind = MoverView["kind"];
type Way = NonNullable<DestinationView["way"]>;

/** "1 hex", "3 hexes". */
const times = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
const hexes = (count: number): string => times(count, "hex", "hexes");

/** "A, B and C". */
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts[parts.length - 1]}`;

const DIE = (p: { needs: number }): string => (p.needs === 6 ? "6" : `${p.needs} or more`);

const DOING: Readonly<Record<Kind, string>> = {
  setup: "Is being placed (11.0)",
  land: "Moves by land (5.A)",
  way: "Chooses its way (5.A)",
  air: "Displaces (5.B)",
  drop: "Is flown to a drop (5.D)",
  sea: "Moves by sea (5.C)",
  retreat: "Retreats (6.R)",
  reinforce: "Arrives (11.0)",
  advance: "May advance (5.D)",
};

const CAN: Readonly<Record<Kind, string>> = {
  setup: "be placed",
  land: "move",
  way: "take the way that is shown",
  air: "displace",
  drop: "be dropped",
  sea: "sail",
  retreat: "retreat",
  reinforce: "arrive",
  advance: "advance",
};

export const en = {
  groupSea: "At sea",
  groupBoxes: "Beside the map",
  listed: (p: { parts: readonly string[] }) => listed(p.parts),
  units: (p: { count: number }) => times(p.count, "unit"),
  others: (p: { count: number }) => times(p.count, "other"),
  /** A box beside the map, in the middle of a sentence. */
  atBox: (p: { box: string }) => p.box.toLowerCase().replace("hong kong", "Hong Kong"),
  /** Before a noun. */
  sided: { allied: "Allied", japanese: "Japanese" } satisfies Record<Seat, string>,
  airKind: (p: { type: string }) => `${p.type} unit`,
  turnName: (p: { turn: number }) => `Turn ${p.turn}`,
  nobody: "Nobody.",

  // The board
  board: "The table: map of South-East Asia, boxes and counters",
  offTheMap: "Off the map",
  pile: (p: { hex: string; strength: string }) => `${p.hex} · ${p.strength}`,
  pileStrength: (p: { strength: string }) => `Strength ${p.strength}`,
  tooWeak: "below 1:1",
  odds: (p: { odds: number }) => `${p.odds}:1`,
  homeGuard: "Home Guard",
  formation: {
    air: "Air",
    landing: "Landing Force",
    tanks: "Tanks",
    artillery: "Artillery",
    others: "Others",
  },

  /** Names as they are printed on counters, where those of the book are too long. */
  shortName: {
    Medan: "Med",
    Padang: "Pad",
    Palembang: "Pal",
    Pontianak: "Pon",
    Tarakan: "Tar",
    Balikpapan: "Bal",
    Makassar: "Mak",
    Menado: "Men",
    Amboina: "Amb",
    "Kure 1st": "1 Ku",
    "Kure 2nd": "2 Ku",
    "Kure 3rd": "3 Ku",
    "Sasebo 1st": "1 Sa",
    "Sasebo 2nd": "2 Sa",
    "Yokosuka 1st": "1 Yo",
    "Yokosuka 2nd": "2 Yo",
    "Yokosuka 3rd": "3 Yo",
    "1st Formosa": "1 Fo",
    "2nd Formosa": "2 Fo",
    "1st Regular": "1 Reg",
    "2nd Constabulary": "2 Con",
    "3rd Heavy": "3 Hv",
    "1st Field": "1 Fd",
    "8th Field": "8 Fd",
    "ML-KNIL": "ML",
    "RAF Far East": "RAF",
    "Far East Air Force": "FEAF",
    "3rd Air Group": "3 Air",
    "5th Air Group": "5 Air",
    "1st Carrier Division": "1 CV",
    "2nd Carrier Division": "2 CV",
  } as Readonly<Record<string, string>>,
  shortParent: {
    "Philippine Army": "PA",
    "Philippine Scouts": "PS",
    "Imperial Guards": "Gds",
    "11th Indian": "11 In",
    "9th Indian": "9 In",
    "8th Australian": "8 Au",
    "18th British": "18",
    "65th Brigade": "65",
    Australian: "Aus",
    Indian: "Ind",
    Malaya: "Mal",
    Marines: "USMC",
    Landstorm: "Lst",
    Hussars: "Hus",
    Punjab: "Pun",
  } as Readonly<Record<string, string>>,

  // Names on the map
  map: {
    pacific: "Pacific Ocean",
    indian: "Indian Ocean",
    southChina: "South China Sea",
    treacherous: "Treacherous Seas",
    gulfOfSiam: "Gulf of Siam",
    andaman: "Andaman Sea",
    javaSea: "Java Sea",
    sulu: "Sulu Sea",
    celebesSea: "Celebes Sea",
    molucca: "Molucca Sea",
    banda: "Banda Sea",
    timorSea: "Timor Sea",
    flores: "Flores Sea",
    makassar: "Makassar Strait",
    burma: "Burma",
    siam: "Siam",
    indoChina: "Indo-China",
    hainan: "Hainan",
    malaya: "Malaya",
    sumatra: "Sumatra",
    java: "Java",
    sarawak: "Sarawak",
    northBorneo: "North Borneo",
    dutchBorneo: "Dutch Borneo",
    celebes: "Celebes",
    moluccas: "Moluccas",
    newGuinea: "New Guinea",
    lesserSunda: "Lesser Sunda Islands",
    timor: "Timor",
    luzon: "Luzon",
    palawan: "Palawan",
    visayas: "Visayas",
    mindanao: "Mindanao",
  },

  // The boxes beside the map
  box: {
    game: "1942",
    below: "South-East Asia",
    hongKong: "Hong Kong",
    fallen: "Fallen",
    fallsOn: "falls on",
    needs: (p: { needs: number }) => `${p.needs}+`,
    noModifier: "no modifier",
    die: (p: { modifier: string }) => `die ${p.modifier}`,
    lost: (p: { lost: number }) => `${p.lost} of 3 lost`,
    offMapNorth: "Off map: north and east",
    offMapWest: "Off map: west and south",
    entered: (p: { entered: number }) => `${p.entered} of 6 have entered this turn`,
    points: "Naval Movement Points",
    left: (p: { left: number; of: number }) => `${p.left} of ${p.of}`,
    beaches: "Invasion hexes",
    none: "none",
    score: "Victory, if it ended now",
    japan: "Japan",
    allies: "Allies",
    margin: "Margin",
    atMost: (p: { margin: number }) => `≤ ${p.margin}`,
    atLeast: (p: { margin: number }) => `${p.margin} +`,
    eliminated: "Eliminated",
    surrendered: "Surrendered",
    count: (p: { side: string; count: number }) => `${p.side} ${p.count}`,
  },
  level: {
    "japanese-overwhelming": "Japan, overwhelming",
    japanese: "Japan wins",
    draw: "Draw",
    allied: "Allies win",
    "allied-overwhelming": "Allies, overwhelming",
  } satisfies Record<Level, string>,
  segment: {
    setup: "set-up",
    land: "land",
    air: "air",
    naval: "naval",
    combat: "combat",
    over: "ended",
  } satisfies Record<TableView["segment"], string>,
  month: { december: "Dec", january: "Jan", february: "Feb", march: "Mar", april: "Apr", may: "May" },

  // What is laid over the map
  overlay: {
    zones: { title: "Zones of control", about: "of both sides’ units and empty cities (3.0, 9.E)" },
    supply: { title: "Supply", about: "who is in supply, and along which line (7.0)" },
    umbrellas: { title: "Air umbrellas", about: "the hexes each air unit covers (8.1)" },
    risk: { title: "Danger at sea", about: "enemy umbrellas over each sea hex (8.1)" },
    numbers: { title: "Hex numbers", about: "columns and rows, as in the book" },
  },

  // The aid above the choices
  attackOn: (p: { hex: string }) => `Attack on ${p.hex}`,
  column: (p: { odds: number; modifier: string }) => `= ${p.odds}:1, die ${p.modifier}`,
  unchanged: "unchanged",
  whatChangesTheDie: "What changes the die",
  makesOne: (p: { strength: string }) => `strength ${p.strength} makes 1:1`,
  moreForOne: (p: { strength: string }) => `too weak: ${p.strength} more make 1:1`,
  sparedByFortress: "No effect on a fortress (6.3).",
  comeThrough: (p: { danger: string; chance: string }) => `${p.danger}, ${p.chance} to come through`,
  underNoUmbrella: "Under no enemy umbrella.",
  attemptable: "Cities that can be attempted",
  attempts: "Each city, the strength around it, its number and the chance that it falls",
  attempt: (p: { hex: string; strength: string; number: number }) => `${p.hex}: ${p.strength} ÷ ${p.number}`,

  // Where the unit in hand may go
  way: {
    road: "by road (5.A.1)",
    hop: "across a sea hexside (5.A.2)",
    stages: "in stages: no umbrella for the rest of the player-turn (5.B)",
    landing: "a landing (5.C)",
    city: "straight into an empty city, which must fall at once (9.E)",
  } satisfies Record<Way, string>,
  movementPoints: (p: { count: number }) => times(p.count, "movement point"),
  takes: (p: { places: readonly string[] }) => `takes ${listed(p.places)} on the way (6.3, 7.0)`,
  navalPoints: (p: { count: number }) => times(p.count, "Naval Movement Point"),
  ownPoint: "its own Naval Movement Point",
  andOwn: (p: { count: number }) => `${times(p.count, "Naval Movement Point")} and its own`,
  bySea: (p: { count: number }) => `${hexes(p.count)} by sea`,
  danger: (p: { isEmpty: boolean; hexes: number; air: string }) =>
    `${p.isEmpty ? "Empty transports on their way to load" : "On the way"}: ${hexes(p.hexes)} under the umbrella of ${p.air}`,
  toArrive: (p: { chance: string }) => `Chance to arrive: ${p.chance}`,
  toArriveAndTake: (p: { chance: string }) => `Chance to arrive and take the city: ${p.chance}`,
  toFall: (p: { chance: string }) => `Chance that the city falls: ${p.chance}`,
  canGo: (p: { unit: string; kind: Kind; parts: readonly string[] }) =>
    `${p.unit} can ${CAN[p.kind]} here${p.parts.length > 0 ? `: ${p.parts.join(". ")}` : ""}.`,
  doing: (p: { kind: Kind; places: number }) =>
    p.kind === "way"
      ? `${DOING.way}; ${times(p.places, "way")}.`
      : `${DOING[p.kind]}; ${times(p.places, "place")} to go to.`,

  // A hex
  unitsHere: (p: { side: string; units: string }) => `${p.side} units: ${p.units}.`,
  strengthHere: (p: { strength: string; defence: string; infantry: number; isFortress: boolean }) =>
    `Strength ${p.strength}${p.defence === p.strength ? "" : `, ${p.defence} in the defence`}; ${
      p.isFortress ? "a fortress holds any number (4.0)" : `${p.infantry} of 4 infantry units (4.0)`
    }.`,
  outOfSupply: "Out of supply (7.0).",
  inSupplyHere: "In supply here (7.0).",
  inSupplyAlong: (p: { hexes: number; to: string }) =>
    `In supply, along a line of ${hexes(p.hexes)} to ${p.to} (7.0).`,
  port: "Port.",
  owner: {
    allied: "of the Allies",
    japanese: "of the Japanese",
    siam: "of Siam, hostile to whoever comes until it is conquered",
    nobody: "of nobody",
  } satisfies Record<CityView["owner"], string>,
  city: (p: {
    owner: string;
    number: number;
    isPort: boolean;
    supplies: boolean;
    side: string | undefined;
  }) =>
    `City ${p.owner}, number ${p.number}; ${p.isPort ? "a port" : "no port"}, ${p.supplies ? "a supply point (7.0)" : "no supply point (7.0)"}${
      p.side === undefined ? "" : `; on the ${p.side} side`
    }.`,
  emptyCity: (p: { number: number }) =>
    `Empty: its zone of control stops the enemy on land; it falls to a die of their strength around it divided by ${p.number}, or less (9.E).`,
  canBeAttempted: (p: { strength: string; chance: string }) =>
    `Can be attempted now with strength ${p.strength}: ${p.chance} (9.E).`,
  fortressHasFallen: "The fortress has fallen (6.3).",
  fortress: (p: { side: string }) =>
    `${p.side} fortress: only a surrender result takes its defenders, and it is a supply point (6.3, 7.0).`,
  underSiege: "Under siege: each unit in it surrenders on a 6 as a turn begins (9.I).",
  beachOpen: "Invasion hex: a port for one Naval Movement Point a turn (5.C).",
  beachShut: "Invasion hex, not paid for: no port now (5.C).",
  zoneOfUnits: (p: { side: string }) => `${p.side} units`,
  /** The empty cities of a side stop the other; those of Siam stop both. */
  zoneOfCities: (p: { sides: readonly Seat[] }) =>
    `empty cities, against ${p.sides.length > 1 ? "both sides" : p.sides[0] === "allied" ? "the Japanese" : "the Allies"}`,
  inZones: (p: { of: readonly string[] }) => `In the zone of control of ${listed(p.of)} (3.0).`,
  underUmbrella: (p: { airs: readonly string[] }) => `Under the umbrella of ${listed(p.airs)} (8.1).`,
  inReach: (p: { airs: readonly string[] }) =>
    `In reach of ${listed(p.airs)}, whose umbrella is not in effect.`,
  terrain: {
    clear: "clear, 1 movement point (5.A)",
    rough:
      "rough or mountain, 2 movement points; off the road no tanks or garrison units (4.0) and no supply through it (7.0)",
    swamp: "swamp, 2 movement points; off the road no tanks (4.0)",
    sea: "open sea",
  } satisfies Record<HexRecord["terrain"], string>,
  treacherousSeas: "Treacherous seas: no naval movement (9.D).",
  openSea: "Open sea.",
  ground: (p: { isCoast: boolean; regions: readonly string[]; terrain: string }) =>
    `${p.isCoast ? "Coast" : "Land"} of ${listed(p.regions)}: ${p.terrain}.`,
  roadTo: (p: { hexes: readonly string[] }) =>
    `Road to ${listed(p.hexes)}: 1 movement point along it (5.A.1).`,
  hopTo: (p: { hexes: readonly string[] }) =>
    `Island hopping to ${listed(p.hexes)}, for the whole move (5.A.2).`,
  waterBarrier: (p: { lands: readonly string[]; hex: string }) =>
    `Water barrier: ${listed(p.lands)} do not meet in ${p.hex} (5.A.3).`,
  cityInShort: {
    allied: (p: { number: number }) => `Allied city ${p.number}`,
    japanese: (p: { number: number }) => `Japanese city ${p.number}`,
    siam: (p: { number: number }) => `Siamese city ${p.number}`,
    nobody: (p: { number: number }) => `nobody’s city ${p.number}`,
  } satisfies Record<CityView["owner"], unknown>,
  supplyPoint: "supply point",
  fortressStands: "fortress",
  fortressFallen: "fallen fortress",
  besieged: "besieged",
  invasionHex: "invasion hex",
  invasionHexShut: "invasion hex, shut",
  hexInShort: (p: { hex: string; marks: readonly string[]; stacks: readonly string[] }) =>
    `${p.hex}${p.marks.length > 0 ? `, ${p.marks.join(", ")}` : ""}${p.stacks.length > 0 ? `. ${p.stacks.join(". ")}` : ", empty"}.`,

  // A unit
  unit: (p: { nation: string; kind: string; strength: number | undefined }) =>
    `${p.nation} ${p.kind}${p.strength === undefined ? "" : `, strength ${p.strength}`}.`,
  landedNow: "Landed or dropped in this player-turn: −1 to an attack it landed for (6.2).",
  regroupsUntil: (p: { turn: number }) => `regrouping, back in turn ${p.turn}`,
  onArea: (p: { hex: string; area: string }) => `${p.hex}, on the ${p.area}`,
  calledUpLater: "called up when the Japanese enter Java (11.0)",
  stillToCome: "still to come",
  arrivesIn: {
    malaya: (p: { turn: number }) => `arrives in turn ${p.turn} in Malaya or Brunei`,
    luzon: (p: { turn: number }) => `arrives in turn ${p.turn} on Luzon`,
    "off-map": (p: { turn: number }) => `arrives in turn ${p.turn} off the map`,
  },
  disruptedFor: (p: { defence: string; turns: number }) =>
    `Disrupted: defends with ${p.defence}, may not attack, 2 movement points (6.D); recovers at the end of ${
      p.turns <= 1 ? "this player-turn" : `the ${p.turns === 2 ? "next" : "one after the next"} player-turn`
    }.`,
  inSupply: "In supply (7.0).",
  airOutOfSupply: "Out of supply: no umbrella, and it can only displace (7.0).",
  troopsOutOfSupply: "Out of supply: it may not attack; it moves and defends as ever (7.0).",
  umbrella: (p: { radius: number; around: string; isActive: boolean }) =>
    `Umbrella of ${hexes(p.radius)} around ${p.around}${p.isActive ? "" : ", not in effect"} (8.1).`,
  offMapBase: "its base north of Luzon",
  navalAir: "Moves by sea to any sea or coastal hex; regroups after the combat phase, for two turns (8.1).",
  landBasedAir: "Displaces up to 8 hexes from city to city, or carries a parachute unit (5.B, 8.2).",
  movesByLand: "5 movement points by land, 2 while disrupted (5.A).",
  tankByRoad: "Enters rough and swamp hexes by road alone (4.0).",
  garrisonByRoad: "Enters rough hexes by road alone (4.0).",
  takesPart: "Takes part in the attack.",
  isAttacked: "Is attacked.",
  couldJoin: "Could join the attack.",
  pickedUp: "Picked up.",
  hasActed: "Has acted in this segment.",
  nature: {
    infantry: "counts among the four infantry units of a hex (4.0)",
    navy: "carries one Naval Movement Point of its own (5.C)",
    parachute: "drops from a land-based air unit, doubled against an empty city (8.2)",
    filipino: "Filipino: stays in the Philippine Islands (9.B)",
  },
  disrupted: "disrupted",
  unsupplied: "out of supply",
  landed: "landed",
  done: "done",
  mayAct: "may act",
  mayStillAct: (p: { segment: string }) => `May still act in this segment (${p.segment}).`,

  // Tracks and boxes, in words
  turnTitle: (p: { turn: number; date: string }) => `Turn ${p.turn}, ${p.date}`,
  boxTitle: (p: { box: string; count: number }) => `${p.box}: ${times(p.count, "unit")}`,
  backIn: (p: { unit: string; turn: number }) => `${p.unit}, back in turn ${p.turn}`,
  ofSide: (p: { side: string; units: string }) => `${p.side}: ${p.units}`,
  setUp: (p: { seat: string }) => `Set-up: the ${p.seat} place their units.`,
  gameIsOver: "The game is over.",
  playerTurn: (p: { side: string; segment: string }) => `${p.side} player-turn: ${p.segment}.`,
  sequence:
    "Each player-turn: land, air and naval movement, then combat (2.0). Points are counted after turn 10 (10.0).",
  scoreTitle: (p: { margin: string }) => `Victory points: ${p.margin}`,
  pointsTitle: "Naval Movement Points",
  pointsOf: (p: { nation: string; left: number; of: number; lost: number }) =>
    `${p.nation}: ${p.left} of ${p.of} left${p.lost > 0 ? `, ${p.lost} lost for good` : ""}.`,
  enteredMap: (p: { entered: number }) =>
    `Japanese units that have entered the map this turn: ${p.entered} of 6 (11.0).`,
  beachesToPay: (p: { count: number }) => `Invasion hexes to be paid for: ${p.count} (5.C).`,
  hongKongFallen: "Hong Kong has fallen",
  hongKongHolds: "Hong Kong holds out",
  hongKongWorth: "5 victory points for the Japanese (10.0); what is left of the 38th Division is free (9.F).",
  hongKongDie: (p: { needs: number; modifier: string | undefined; chance: string }) =>
    `The next die needs ${DIE(p)}${p.modifier === undefined ? "" : `, at ${p.modifier}`}: ${p.chance} (9.F).`,
  hongKongLost: (p: { lost: number }) =>
    `Regiments of the 38th Division lost: ${p.lost} of 3; a 1 costs another.`,
  aboutBox: {
    offMap: "Allied units come by the west or south edge, Japanese by the north or east edge (5.C).",
    eliminated: "Out of the game, and worth nothing (6.E).",
    surrendered: "2 victory points each for the enemy (6.S, 10.0).",
    later: "The calendar tells when and where they come.",
    regrouping: "Naval air units come back two turns after they were used (8.1).",
  },
  beachesTitle: (p: { count: number }) => `Invasion hexes: ${p.count}`,
  beach: (p: { hex: string; isOpen: boolean }) => `${p.hex}: ${p.isOpen ? "open" : "not paid for, shut"}.`,
  aboutBeaches:
    "Each is a port for one Naval Movement Point a turn, until a true port is reached by land (5.C).",
  burmaTitle: "The Burma front",
  burmaForce: (p: { regiments: number; border: number }) =>
    `Japanese units of regiment size in Siam and Burma: ${p.regiments} of 5; at the border: ${p.border} of 3 (9.G).`,
  burmaEnough: "They are enough.",
  burmaTooFew: "They are too few: no move may make it worse, and one that mends it must be made.",
  burmaNotYet: "Not asked for before turn 2.",
  fortresses: "Fortresses",
  fortressState: (p: { fortress: string; stands: boolean; isBesieged: boolean }) =>
    `${p.fortress}: ${p.stands ? (p.isBesieged ? "stands, besieged (9.I)" : "stands") : "fallen (6.3)"}.`,

  // The position in words
  theTurn: "The turn",
  nobodyHere: "Nobody, and no city.",
  atSea: "At sea",
  titled: (p: { title: string; line: string }) => `${p.title}. ${p.line}`,

  // How it stands
  victory: "Victory",
  victoryNow: "Victory, if the game ended now",
  difference: (p: { japanese: number; allied: number; margin: string }) =>
    `Japanese ${p.japanese} less Allied ${p.allied}: ${p.margin} (10.0).`,
  levelNow: (p: { level: string }) => `${p.level}.`,
  scored: (p: { cause: string; count: number; points: number; seat: string }) =>
    `${p.cause}: ${p.count}, ${times(p.points, "point")} for the ${p.seat}.`,
  toBetter: (p: { points: number; level: string }) =>
    `${times(p.points, "point")} more for the Japanese: ${inSentence(p.level)}. An Allied unit that surrenders is worth 3, one that is eliminated 1.`,
  toWorse: (p: { points: number; level: string }) =>
    `${times(p.points, "point")} less for the Japanese: ${inSentence(p.level)}.`,
  ending: (p: { turnsLeft: number; standing: number }) =>
    `${p.turnsLeft <= 0 ? "Counted at the end of this turn" : `Counted at the end of turn 10, after ${times(p.turnsLeft, "more turn")}`}; ${times(p.standing, "Allied fortress", "Allied fortresses")} of 20 points each still ${p.standing === 1 ? "stands" : "stand"}.`,

  // What ending a segment would leave undone
  couldStill: {
    "end:land": (p: { count: number; who: string }) =>
      `${times(p.count, "unit")} could still move: ${p.who}.`,
    "end:air": (p: { count: number; who: string }) =>
      `${times(p.count, "unit")} could still be dropped: ${p.who}.`,
    "end:naval": (p: { count: number; who: string }) =>
      `${times(p.count, "unit")} could still sail: ${p.who}.`,
    "end:combat": (p: { count: number; who: string }) =>
      `${times(p.count, "unit")} could still attack: ${p.who}.`,
  },

  // The panels
  panel: { orders: "Units", calendar: "Calendar", layers: "Map key" },
  orders: {
    nation: "Nation",
    allNations: "All nations",
    idleOnly: "Not moved yet",
    none: "No unit may act now.",
    title: (p: { unit: string; kind: string }) => `${p.unit}, ${p.kind}`,
    air: "Air",
    landing: "Special Naval Landing Force",
    garrisons: "Garrisons of the islands",
    tanksAndGuns: "Tanks and artillery",
    others: "Others",
  },
  calendar: {
    now: "now",
    hasCome: " (has come)",
    arrival: {
      malaya: "Malaya or Brunei, in supply",
      luzon: "Luzon, in supply",
      "off-map": "off the map",
    },
    regrouped: "regrouped, off the map",
    hongKong: (p: { needs: number }) => `Hong Kong falls on ${DIE(p)} (9.F).`,
    turnZero: "Japanese player-turn alone (2.0).",
    pointsOfTurnZero: "16 Japanese Naval Movement Points; 12 in later turns (5.C).",
    americanAirUnprepared: "The American umbrella reaches 2 hexes (9.A).",
    americanAir: "The American umbrella reaches 4 hexes (9.A).",
    burma: "From now on five regiments in Siam and Burma, three at the border (9.G).",
    count: "Victory points are counted at the end (10.0).",
    homeGuard: "Dutch Home Guard",
    aboutHomeGuard:
      "Called up in Java in the Allied land segment after the first Japanese unit has entered Java by land, sea or air (11.0).",
    notCalledUp: "not called up",
    calledUp: "has been called up",
  },
  fate: {
    sea: (p: { units: string }) => `Thrown back into the sea and lost (5.C): ${p.units}.`,
    eliminated: (p: { units: string }) => `Lost (6.E): ${p.units}.`,
    surrender: (p: { units: string }) => `Surrender (6.S): ${p.units}.`,
    "no-way": (p: { units: string }) => `No way back, and lost (6.R): ${p.units}.`,
    crowded: (p: { units: string }) => `May find no room to go back to, and be lost (6.R, 5.B): ${p.units}.`,
    fortress: () => "The fortress falls as it is entered (6.3).",
  } satisfies Record<FateCause, (p: { units: string }) => string>,
  figure: {
    stands: "stands",
    fallen: "has fallen",
    holds: "holds out",
    beach: "invasion hex",
    points: (p: { nation: string }) => `${p.nation} Naval Movement Points`,
    lostThere: "Regiments lost",
    disrupted: "disrupted",
  },
  roll: {
    never: "no roll will do",
    short: {
      upTo: (p: { most: number }) => `≤ ${p.most}`,
      atLeast: (p: { least: number }) => `≥ ${p.least}`,
      odds: (p: { odds: number }) => `${p.odds}:1`,
    },
    upTo: (p: { most: number }) => (p.most === 1 ? "1" : p.most > 5 ? "any roll" : `${p.most} or less`),
    atLeast: (p: { least: number }) => DIE({ needs: p.least }),
    odds: (p: { odds: number }) => `at ${p.odds}:1`,
    surrendersOn: (p: { needs: number }) => `surrenders on a ${p.needs}`,
    cause: (p: { cause: string; value: string }) => `${p.cause} ${p.value}`,
    assault: (p: { hex: string }) => `Taking ${p.hex}`,
    falls: "It falls.",
    holds: "It holds.",
    airAttack: (p: { air: string; unit: string }) => `${p.air} strikes at ${p.unit}`,
    empty: "empty transports",
    sunk: "A hit: the ship is sunk.",
    missed: "A miss.",
    hongKong: "The assault on Hong Kong",
    lostThere: (p: { value: string }) => `Japanese regiments lost there ${p.value}`,
    outcome: {
      fallen: "Hong Kong falls.",
      holds: "Hong Kong holds.",
      reverse: "Hong Kong holds, and a Japanese regiment is lost.",
    },
    attack: (p: { hex: string }) => `The attack on ${p.hex}`,
    siege: (p: { fortress: string; unit: string }) => `Siege of ${p.fortress}: ${p.unit}`,
    surrenders: "it surrenders.",
    holdsOut: "it holds out.",
  },
  layers: {
    overlays: "Over the map",
    ground: "Ground",
    marks: "Marks",
    units: "Units",
    air: (p: { air: string; navalAir: string }) =>
      `An aeroplane is a ${p.air} unit, its umbrella 4 hexes; one on a ship a ${p.navalAir} unit, 3 hexes (8.0).`,
  },
  groundKey: {
    clear: { name: "Clear", what: "1 movement point" },
    rough: {
      name: "Rough or mountain",
      what: "2; tanks and garrison units by road only (4.0); supply into it, and through it by road (7.0)",
    },
    swamp: { name: "Swamp", what: "2; tanks by road only (4.0)" },
    road: { name: "Road", what: "1 all the way along it (5.A.1)" },
    sea: { name: "Sea", what: "by Naval Movement Points (5.C)" },
    hop: { name: "Sea hexside between two land hexes", what: "the whole move (5.A.2)" },
    barrier: { name: "Water barrier", what: "two land areas in one hex (5.A.3)" },
    treacherous: { name: "Treacherous seas", what: "no naval movement (9.D)" },
  },
  marksKey: {
    number: {
      name: "Number in a city",
      what: "strength around it is divided by this to take it when it is empty (9.E)",
    },
    anchor: { name: "Anchor", what: "port (5.C)" },
    fortress: { name: "Fortress", what: "its defenders can only surrender (6.3)" },
    veil: { name: "Grey veil with a number", what: "disrupted, and for how many player-turns (6.D)" },
    tick: { name: "Tick", what: "has acted in this segment" },
    barrel: { name: "Barrel, struck through", what: "out of supply (7.0)" },
    waves: { name: "Waves", what: "landed in this player-turn (6.2)" },
  },
};

/** The name of a level within a sentence: names of nations keep their capital. */
const inSentence = (level: string): string =>
  /^(?:Allied|Japanese)/.test(level) ? level : level.charAt(0).toLowerCase() + level.slice(1);
