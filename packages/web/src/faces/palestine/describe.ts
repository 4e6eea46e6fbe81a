import { PROPAGANDA_CARDS } from "@sandtable/coin/shape";
import type { SpaceId } from "@sandtable/palestine/map";
import {
  addsSpace,
  arms,
  CHIT_VALUES,
  type ChitValue,
  FACTIONS,
  FORCES,
  handedOver,
  informs,
  type PalestineView,
  PIECES,
  releasedFrom,
  TERROR_COST,
  TRACK_CACHES,
  TRACK_CELLS,
  tableOf,
} from "@sandtable/palestine/shape";
import type { Place, View } from "@sandtable/protocol";
import { describeBox, describeCard, describeInitiative, describeRounds, listed } from "../coin/index.ts";
import type { Description } from "../face.ts";
import { isCoastal, neighbours, sabotageValue } from "./geography.ts";
import { counted, haganahName, inSpace, piecesIn, spaceName, theSpace, words } from "./names.ts";
import { HAGANAH, isCity, isRailway, isSpace } from "./spaces.ts";
import { said } from "./words/index.ts";

/** What there is to say about a place. */
export function describe(place: Place, given: View): Description | undefined {
  const view = tableOf(given);
  switch (place.on) {
    case "space":
      return isSpace(place.id) ? describeSpace(place.id, view) : undefined;
    case "piece":
      if (place.at === "available") return describeAvailable(place.id, view);
      return isSpace(place.at) ? describePiece(place.id, place.at, view) : undefined;
    case "track":
      return (
        describeBox(place.id, view, FACTIONS, words, said.boxes) ??
        describeHaganahBox(place.id, view) ??
        describeChits(place.id, view) ??
        TRACKS[place.id]?.(view)
      );
    case "card":
      return describeCard(place.id, view, words);
    default:
      return undefined;
  }
}

/** What stands there, as one line. */
export function standing(id: SpaceId, view: PalestineView): string {
  const there = PIECES.filter((piece) => view.spaces[id][piece] > 0);
  return there.length === 0 ? "" : listed(there.map((piece) => counted(piece, view.spaces[id][piece])));
}

const kindLine = (id: SpaceId): string => {
  if (isRailway(id)) return said.railway({ ends: said.railwayEnds[id] });
  if (isCity(id)) return said.city;
  return isCoastal(id) ? said.coastal : said.inland;
};

/** 6.1.1 What the markers here cost, or would cost. */
function sabotageLine(id: SpaceId, view: PalestineView): string {
  const { sabotage: count } = view.spaces[id];
  const value = sabotageValue(id);
  if (count === 0) return said.noSabotage({ value, isRailway: isRailway(id) });
  return said.sabotageCosts({
    count,
    cost: isRailway(id) ? value : count * value,
    isRailway: isRailway(id),
  });
}

const terrorLine = (id: SpaceId, count: number): string =>
  isCity(id) ? said.terrorCosts({ count, cost: count * TERROR_COST }) : said.terrorIsFree({ count });

/** 6.1.2 What order here earns the British. */
function orderLine(id: SpaceId, view: PalestineView): string | undefined {
  const { sabotage, terror } = view.spaces[id];
  return isCity(id) && sabotage + terror === 0 ? said.inOrder : undefined;
}

function describeSpace(id: SpaceId, view: PalestineView): Description {
  const { terror, curfew } = view.spaces[id];
  const order = orderLine(id, view);
  return {
    title: spaceName(id),
    lines: [
      kindLine(id),
      sabotageLine(id, view),
      ...(terror > 0 ? [terrorLine(id, terror)] : []),
      ...(order ? [order] : []),
      ...(curfew ? [said.curfewMeans] : []),
      said.here({ pieces: standing(id, view) }),
      said.nextTo({ spaces: listed(neighbours(id).map(theSpace)) }),
    ],
  };
}

function describePiece(id: string, at: SpaceId, view: PalestineView): Description | undefined {
  const space = view.spaces[at];
  const piece = PIECES.find((candidate) => candidate === id);
  if (piece)
    return {
      title: said.lying({ pieces: counted(piece, space[piece]), where: inSpace(at) }),
      lines: [said.pieces[piece], ...describeSpace(at, view).lines],
    };
  if (id === "sabotage" && space.sabotage > 0)
    return {
      title: said.lying({ pieces: said.sabotage({ count: space.sabotage }), where: inSpace(at) }),
      lines: [sabotageLine(at, view), words.aid("sabotage-and-terror")],
    };
  if (id === "terror" && space.terror > 0)
    return {
      title: said.lying({ pieces: said.terror({ count: space.terror }), where: inSpace(at) }),
      lines: [terrorLine(at, space.terror), words.aid("sabotage-and-terror")],
    };
  if (id === "curfew" && space.curfew)
    return { title: said.lying({ pieces: said.curfew, where: inSpace(at) }), lines: [words.aid("curfews")] };
  return undefined;
}

function describeAvailable(id: string, view: PalestineView): Description | undefined {
  if (id === "curfews")
    return {
      title: said.inPool({ pieces: counted("curfews", view.available.curfews) }),
      lines: [words.aid("curfews")],
    };
  const force = FORCES.find((candidate) => candidate === id);
  if (!force) return undefined;
  return {
    title: said.available({ pieces: counted(force, view.available[force]) }),
    lines: [words.aid(force === "caches" ? "caches" : "pieces")],
  };
}

const will = ({ politicalWill, propagandaRounds }: PalestineView): string =>
  said.willMeans({ will: politicalWill, isLast: propagandaRounds >= PROPAGANDA_CARDS - 1 });

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
/** "1 of value 0 and 2 of value 2". */
const byValue = (counts: readonly number[]): string =>
  listed(
    CHIT_VALUES.filter((value) => counts[value] > 0).map((value) =>
      said.ofValue({ count: counts[value], value }),
    ),
  );

/** 6.5.2 What the Haganah withholds from the Irgun. */
function storedLine({ haganah: { stored } }: PalestineView): string {
  const lying = (["3", "4"] as const).flatMap((box) => {
    const pieces = piecesIn(stored[box]);
    return pieces === "" ? [] : [said.below({ pieces, box })];
  });
  return said.withholds({ pieces: lying.join("; ") });
}

const TRACKS: Readonly<Record<string, (view: PalestineView) => Description>> = {
  initiative: (view) => {
    const { title, lines } = describeInitiative(view, FACTIONS, words);
    return { title, lines: view.mustPass ? [lines[0], said.mustPassMeans, ...lines.slice(1)] : lines };
  },
  "political-will": (view) => ({
    title: said.willAt({ will: view.politicalWill }),
    lines: [will(view), words.aid("victory")],
  }),
  haganah: (view) => ({
    title: said.haganahAt({ value: view.haganah.value, name: haganahName(view.haganah.value) }),
    lines: [storedLine(view), haganahMeaning(view.haganah.value, view), words.aid("haganah")],
  }),
  prison: ({ prison, exiled }) => ({
    title: said.prisonHolds({ cells: counted("cells", prison) }),
    lines: [
      said.released({ cells: counted("cells", releasedFrom(prison)) }),
      ...(exiled > 0 ? [said.left({ cells: counted("cells", exiled) })] : []),
      words.aid("prison"),
    ],
  }),
  intel: ({ intel: { held, bag } }) => ({
    title: said.intelHolds({ count: total(held) }),
    lines: [
      said.heldIntel({ chits: byValue(held) }),
      said.bagIntel({ chits: byValue(bag) }),
      words.aid("intel"),
    ],
  }),
  propaganda: (view) => describeRounds(view, words),
};
export const TRACK_IDS = Object.keys(TRACKS);

function haganahMeaning(value: number, view: PalestineView): string {
  if (informs(value)) return said.haganahInforms;
  const cells = handedOver(TRACK_CELLS, value);
  const caches = handedOver(TRACK_CACHES, value);
  const help = [
    ...(cells > 0 ? [counted("cells", cells)] : []),
    ...(caches > 0 ? [counted("caches", caches)] : []),
    ...(addsSpace(value, view.capabilities.P13) ? [said.oneMoreSpace] : []),
    ...(arms(value) ? [said.cacheEachRound] : []),
  ];
  return help.length === 0 ? said.haganahIdle : said.haganahGives({ help: listed(help) });
}

export const HAGANAH_IDS = HAGANAH.map((value) => `haganah:${value}`);
function describeHaganahBox(id: string, view: PalestineView): Description | undefined {
  const value = HAGANAH.find((candidate) => id === `haganah:${candidate}`);
  if (value === undefined) return undefined;
  return {
    title: said.haganahBox({ value, name: haganahName(value) }),
    lines: [
      haganahMeaning(value, view),
      value === view.haganah.value ? said.haganahHere : said.haganahElsewhere(view.haganah),
    ],
  };
}

const chitMeaning = (value: ChitValue): string =>
  value === 0 ? said.blankChit : said.chitMeans({ cells: counted("underground", value) });

export const CHIT_IDS = CHIT_VALUES.map((value) => `intel:${value}`);
function describeChits(id: string, { intel: { held, bag } }: PalestineView): Description | undefined {
  const value = CHIT_VALUES.find((candidate) => id === `intel:${candidate}`);
  if (value === undefined) return undefined;
  return {
    title: said.chits({ value }),
    lines: [said.chitsLie({ held: held[value], bag: bag[value] }), chitMeaning(value)],
  };
}
