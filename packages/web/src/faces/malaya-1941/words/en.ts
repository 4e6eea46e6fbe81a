import type { Cause } from "@sandtable/malaya-1941/prospects";
import type { AirBox, Impulse, MalayaView, Seat, UnitView } from "@sandtable/malaya-1941/shape";
import type { MARKERS } from "@sandtable/malaya-1941/tables";
import type { Counter } from "@sandtable/malaya-1941/units";
import type { Terrain } from "../data.ts";

/** What the face of Malaya 1941 says itself, in English. */

type CombatTable = NonNullable<MalayaView["fight"]>["table"];
type MarkerRecord = (typeof MARKERS)[number];

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

/** "A, B and C". */
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts[parts.length - 1]}`;
const times = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const en = {
  groupColumn: (p: { column: string }) => `Hexes ${p.column}..`,
  groupBoxes: "Beside the map",
  groupBoxesOf: (p: { type: string }) => `Beside the map: ${p.type}`,
  board: "The table: map of Malaya from Singora to Singapore, displays and counters",
  hex: (p: { hex: string; name: string | undefined }) =>
    p.name === undefined ? p.hex : `${p.name} (${p.hex})`,
  unit: (p: Pick<Counter, "name" | "values" | "from">) =>
    p.from === "supply"
      ? "supply point"
      : p.from === "breakdown"
        ? `battalion ${p.values}`
        : `${p.name} ${p.values}`,
  back: (p: { seat: Seat }) =>
    p.seat === "japanese" ? "Japanese units, face down" : "Allied units, face down",
  sided: { japanese: "Japanese", allied: "Allied" } satisfies Record<Seat, string>,
  shortName,
  printedName,
  support: (p: { support: number }) => `+${p.support}`,
  /** Before the number of the turn in which something was seen last. */
  seenOn: (p: { turn: number }) => `T${p.turn}?`,
  lastMark: "T?",
  unknownMark: "?",
  noteOn: (p: { hex: string }) => `Note on ${p.hex}`,
  sureOn: (p: { turn: number }) => `T${p.turn}`,
  suppressedMark: "S",
  pile: (p: { hex: string; attack: number; defence: number }) => `${p.hex} · ${p.attack}-${p.defence}`,
  pileShort: (p: { attack: number; defence: number }) => `${p.attack}-${p.defence}`,
  seenPile: (p: { hex: string; turn: number }) => `${p.hex} · seen on turn ${p.turn}`,
  spent: (p: { spent: string; movement: number }) => `${p.spent} / ${p.movement}`,
  strike: (p: { points: number }) => String(p.points),
  bombed: (p: { result: string }) => p.result,
  table: { raid: "Raid", assault: "Assault" } satisfies Record<CombatTable, string>,

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
    zones: { title: "Enemy zones", about: "as far as you were told in this phase, or can see" },
    own: { title: "Own zones", about: "of your effective units and activated HQs" },
    range: { title: "Range", about: "of the unit in hand, as far as you know the ground" },
    command: { title: "Command radius", about: "of your HQs; broken where one is not activated" },
    supply: { title: "Supply radius", about: "of your supply points" },
    airfields: { title: "Airfields", about: "those that your airfield battalions operate" },
    ships: { title: "Reach of ships", about: "the coast and the hexes next to it; aircraft reach every hex" },
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
    pending: (p: { marker: string }) => `Now: ${p.marker}`,
    picks: (p: { picks: number }) => `${times(p.picks, "pick")} left`,
    hits: (p: { eliminated: number; damaged: number }) =>
      `To be given: ${p.eliminated} eliminated, ${p.damaged} damaged`,
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
    note: "Your note",
  },

  type: {
    hq: "headquarters",
    infantry: "infantry",
    "machine-gun": "machine guns",
    armor: "armour",
    recon: "armoured reconnaissance",
    engineer: "engineers",
    amphibious: "landing craft",
    antiaircraft: "anti-aircraft guns",
    airfield: "airfield troops",
    "coast-guns": "coast guns",
    supply: "supply point",
  } satisfies Record<Counter["type"], string>,
  size: {
    army: "army",
    corps: "corps",
    division: "division",
    brigade: "brigade",
    regiment: "regiment",
    battalion: "battalion",
    squadron: "squadron",
    points: "",
  } satisfies Record<Counter["size"], string>,
  state: {
    suppressed: "Suppressed: it neither attacks nor has a zone of control.",
    active: "Activated: it commands and supports all within its radius.",
    moved: "Has moved in this phase.",
    ready: "May move in this phase.",
    reinforcement: "Has come as a reinforcement.",
    delayed: "Was delayed: it is not interdicted on the turn in which it comes.",
    made: "Was made or refitted in this phase.",
    paid: "Was activated in this phase.",
    idle: "Stands by: its hex is overstacked.",
    retreated: "Has retreated in this phase.",
  } satisfies Record<Exclude<keyof UnitView, "id" | "at" | "due">, string>,

  about: {
    kind: (p: { type: string; size: string }) =>
      p.size === "" ? `A ${p.type}.` : `${p.type.charAt(0).toUpperCase()}${p.type.slice(1)}, ${p.size}.`,
    values: (p: { attack: number; defence: number; movement: number }) =>
      `Attack ${p.attack}, defence ${p.defence}, movement ${p.movement}.`,
    carries: (p: { movement: number }) => `Movement ${p.movement}; it does not fight.`,
    command: (p: { support: number; radius: number }) =>
      `Shifts battles by ${times(p.support, "column")} within ${times(p.radius, "hex", "hexes")}.`,
    inactive: "Not activated.",
    atSea: "At sea, waiting to storm ashore.",
    due: (p: { turn: number }) => `Comes on turn ${p.turn}.`,
    where: (p: { hex: string }) => `In ${p.hex}.`,
    unknown: "Nothing is known of them.",
    noInfantry:
      "No Japanese infantry stands in Malaya. If none does at the end of the turn, the Allies have won (25.3).",
    supplyShown: "Fifth Column has shown Allied supply here.",
    bombed: (p: { result: string }) => `Bombarded: ${p.result}.`,
    back: "Face down: nobody but its owner knows what lies here, nor how much.",
    sure: (p: { turn: number }) => `Seen on turn ${p.turn}; nothing has come or gone since.`,
    last: (p: { turn: number }) => `Seen on turn ${p.turn}; it may have changed since.`,
    open: "Lies open to you.",
    gone: "Out of the game.",
    mayReturn: "Eliminated; it may be refitted.",
    terrain: (p: { terrain: string; has: readonly string[] }) =>
      `${p.terrain}${p.has.length > 0 ? `, with ${listed(p.has)}` : ""}.`,
    places: (p: { names: readonly string[] }) => `Also here: ${listed(p.names)}.`,
    thailand: "In Thailand.",
    fort: (p: { side: string }) => `A ${p.side} fortification.`,
    units: (p: { side: string; units: readonly string[] }) => `${p.side}: ${p.units.join("; ")}.`,
    seen: (p: { turn: number; units: readonly string[] }) => `Seen on turn ${p.turn}: ${p.units.join("; ")}.`,
    inZone: "In an enemy zone of control, you were told.",
    outOfZone: "In no enemy zone of control, you were told.",
    hasZone: "The enemies here have a zone of control, you were told.",
    hasNoZone: "The enemies here have no zone of control, you were told.",
    barred: "More than supply stands here: nobody enters, you were told.",
    nobody: "Nobody.",
    empty: "Nothing.",
    turn: (p: { turn: number; month: string }) => `Turn ${p.turn} of 6, ${p.month}.`,
    first: (p: { side: string }) => `The ${p.side} side goes first.`,
    comes: (p: { turn: number; units: readonly string[] }) => `Turn ${p.turn}: ${p.units.join("; ")}.`,
    now: (p: { side: string; phase: string }) => `${p.side}: ${p.phase}.`,
    step: (p: { impulse: string; step: string }) => `${p.impulse} impulse, ${p.step.toLowerCase()}`,
    air: (p: { side: string; boxes: readonly string[] }) => `${p.side}: ${listed(p.boxes)}.`,
    airBox: (p: { box: string; points: number }) => `${p.points} ${p.box.toLowerCase()}`,
    airHidden: (p: { side: string; points: number }) =>
      `${p.side}: ${times(p.points, "air point")}, where they fly is not known yet.`,
    hand: (p: { side: string; hand: number; pool: number }) =>
      `${p.side}: ${times(p.hand, "marker")} in hand, ${p.pool} in the pool.`,
    held: (p: { names: readonly string[] }) => `In hand: ${p.names.join(", ")}.`,
    removed: (p: { names: readonly string[] }) => `Out of play: ${p.names.join(", ")}.`,
    guns: (p: { strength: number }) => `Its guns bombard with a strength of ${p.strength}.`,
    received: (p: { side: string; units: readonly string[] }) =>
      `${p.side} reinforcements by markers: ${p.units.join("; ")}.`,
    bought: (p: { side: string; count: number }) =>
      `${p.side}: ${times(p.count, "optional unit")} paid for with victory points.`,
    points: (p: { japanese: number; allied: number }) =>
      `Japanese ${times(p.japanese, "point")}, Allied ${times(p.allied, "point")}.`,
    level: (p: { side: string; level: string }) =>
      `If the game ended now: ${p.level.toLowerCase()} ${p.side} victory.`,
    drawn: "If the game ended now: a draw.",
    next: (p: { level: string; points: number }) =>
      `${times(p.points, "point")} more for a ${p.level.toLowerCase()} victory.`,
  },
  title: {
    turn: "Turn record",
    phase: "Sequence of play",
    air: "Air operations",
    markers: "Command markers",
    score: "Victory points",
    base: "Base",
    map: "On the map",
    forecast: "If the game ended now",
  },
  marker: {
    immediate: "Carried out at once when it is picked.",
    held: "Held in hand until it is played.",
    turn: "Good for the turn in which it was picked.",
    kept: "Stays in hand after use.",
  } satisfies Record<MarkerRecord["kind"], string>,
  goes: {
    pool: "Goes back to the pool.",
    removed: "Is removed from play after use.",
    kept: "May be used again every turn.",
  } satisfies Record<MarkerRecord["goes"], string>,
  aid: {
    title: {
      fought: (p: { side: string; hexes: readonly string[] }) => `${p.side} attack on ${listed(p.hexes)}`,
      declared: (p: { side: string; hexes: readonly string[] }) =>
        `${p.side} attack on ${listed(p.hexes)}, declared`,
      prepared: (p: { side: string; hexes: readonly string[] }) => `Attack on ${listed(p.hexes)}`,
      thought: (p: { side: string; hexes: readonly string[] }) =>
        `If those beside it attacked ${listed(p.hexes)}`,
    },
    below: (p: { percent: number }) => `below ${p.percent} %`,
    percent: (p: { percent: number }) => `${p.percent} %`,
    range: (p: { least: string; most: string }) => `${p.least} to ${p.most}`,
    strengths: (p: { attack: number; defence: string }) => `${p.attack} against ${p.defence}`,
    fell: (p: { result: string }) => `Result ${p.result}`,
    modified: "What moves the column",
    base: "Column of the factors",
    unknown: "face down",
    shift: {
      "attacker-support": "Attacker's HQ",
      "defender-support": "Defender's HQ",
      "attacker-suppressed": "Suppressed attackers",
      "defender-suppressed": "Suppressed defenders",
      terrain: "Terrain",
      river: "River",
      strait: "Strait",
      fortification: "Fortification",
      "coast-guns": "Coast guns",
      thais: "Thais Resist",
      "tank-shock": "Tank Shock",
      banzai: "Banzai!",
    } satisfies Record<Cause, string>,
    last: (p: { turn: number; defence: string; column: string }) =>
      `If it is what was seen there on turn ${p.turn}: defence ${p.defence}, ${p.column}.`,
    marker: (p: { name: string; shift: string }) => `${p.name} may still be played: ${p.shift}.`,
    city: "In a city the defenders may ignore retreats and routs (15.34).",
    fort: "In a fortification a retreat of one hex may be ignored, and a rout turned into one hex (21.2).",
    fromSea: "Who attacks from the sea and does not come ashore is lost (22.4).",
    cutOff: (p: { units: readonly string[] }) =>
      `Surrounded, and lost for good if lost: ${listed(p.units)} (15.21).`,
    role: { attacker: "the attackers", defender: "the defenders" },
    half: (p: { who: string; factors: string }) => `${p.who} lose half, ${p.factors} factors or more`,
    shatter: (p: { who: string }) => `of ${p.who} one battalion of each unit that breaks down is left`,
    destroy: (p: { who: string }) => `${p.who} are all lost for good`,
    attrition: (p: { who: string }) => `${p.who} break one unit down or lose one`,
    retreat: (p: { who: string; hexes: number }) => `${p.who} retreat ${times(p.hexes, "hex", "hexes")}`,
    rout: (p: { who: string }) => `${p.who} are routed, a die of hexes for each unit`,
    pursuit: (p: { who: string; hexes: number; ifWipedOut: boolean }) =>
      `${p.who} may pursue ${times(p.hexes, "hex", "hexes")}${p.ifWipedOut ? " if nobody is left" : ""}`,
    nothing: "Nothing happens.",
    sentence: (p: { parts: readonly string[] }) => {
      const text = p.parts.join("; ");
      return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
    },
    thought: (p: { attack: number; defence: string; column: string }) =>
      `Attacked by those beside it: ${p.attack} against ${p.defence}, ${p.column}.`,
    note: "Note",
  },
  layersKey: {
    title: "What the marks mean",
    zone: "In a zone of control",
    free: "Told to lie in no enemy zone",
    has: "Enemies told to have a zone",
    hasNot: "Enemies told to have no zone",
    range: "Range of the unit in hand, with points spent",
    command: "Command radius of an HQ",
    supply: "Supply radius",
    airfield: "Airfield that you operate",
    ships: "Reach of ships",
    shown: "Allied supply that Fifth Column has shown",
    note: "Your own note",
  },
  knowledge: {
    open: "Lies open to you now",
    sure: "Seen, and nothing has come or gone since",
    last: "Seen once, may have changed",
    unknown: "Nothing is known",
  },
  panel: { forces: "Forces", layers: "Map" },
  figure: {
    points: (p: { side: string }) => `${p.side} victory points`,
    forces: (p: { side: string }) => `${p.side} forces`,
  },
  roll: {
    cause: (p: { name: string; value: string }) => `${p.name} ${p.value}`,
    column: (p: { column: string }) => `in the column ${p.column}`,
    upToShort: (p: { most: number }) => `≤ ${p.most}`,
    upTo: (p: { most: number }) => `${p.most} or less`,
    result: (p: { result: string; meaning: string }) => `${p.result}: ${p.meaning}`,
    battle: (p: { table: string; hexes: readonly string[] }) => `${p.table} on ${listed(p.hexes)}`,
    rout: (p: { face: string; hex: string }) => `The rout of ${p.face} from ${p.hex}`,
    runs: (p: { hexes: number }) => `It runs ${times(p.hexes, "hex", "hexes")}.`,
    bombardment: (p: { hex: string }) => `Bombardment of ${p.hex}`,
    strength: (p: { strength: number }) => `strength ${p.strength}`,
    terrain: "terrain",
    guns: "guns",
    airFire: {
      superiority: (p: { who: string }) => `${p.who}: fire at enemy fighters`,
      missions: (p: { who: string }) => `${p.who}: fire at other missions`,
    },
    airHits: (p: { eliminated: number; damaged: number }) =>
      `${p.eliminated} eliminated, ${p.damaged} damaged.`,
    forceZ: "The attack on Force Z",
    forceZResult: {
      "-": "It escapes, and no Japanese unit moves by sea this turn.",
      AA: "An air point is shot down.",
      S: "It is damaged and leaves play.",
      D: "It is sunk.",
    },
    interdiction: "Interdiction of reinforcements",
    interdictors: "air points",
    passage: {
      through: "It gets through.",
      later: "It comes a turn later.",
      "much-later": "It comes two turns later.",
      broken: "A battalion is lost, and the others come two turns later.",
      lost: "It is lost.",
    },
    marker: (p: { marker: string; face?: string }) =>
      p.face === undefined ? p.marker : `${p.marker}: ${p.face}`,
    brings: (p: { count: number }) => `It brings ${p.count}.`,
    goodLuck: "The better half of the die.",
    badLuck: "The worse half of the die.",
    tieBroken: "Equal points: the dice give the initiative to",
    markerDrawn: "A command marker is drawn",
  },
  forces: {
    enemy: "The enemy, as far as you know",
    unknown: "nothing is known",
    sure: (p: { turn: number }) => `seen on turn ${p.turn}, still there`,
    last: (p: { turn: number }) => `seen on turn ${p.turn}, may have changed`,
    open: "lies open",
    suppressed: "suppressed",
    active: "activated",
    moved: "moved",
    notes: "Notes on hexes that are empty now",
    track: "On the way",
    base: "In the base",
  },
  counted: (p: { name: string; count: number }) => `${p.count} × ${p.name}`,
  titled: (p: { title: string; line: string }) => `${p.title}: ${p.line}`,
  turnName: (p: { turn: number }) => `Turn ${p.turn}`,
};
