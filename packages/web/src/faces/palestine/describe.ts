import { type Box, PROPAGANDA_CARDS } from "@sandtable/coin/shape";
import type { SpaceId } from "@sandtable/palestine/map";
import {
  addsSpace,
  CHIT_VALUES,
  type ChitValue,
  FACTIONS,
  FORCES,
  type PalestineView,
  PIECES,
  type Piece,
  releasedFrom,
  TERROR_COST,
  tableOf,
} from "@sandtable/palestine/shape";
import type { Place, View } from "@sandtable/protocol";
import {
  describeBox,
  describeCard,
  describeInitiative,
  describeRounds,
  listed,
  times,
} from "../coin/index.ts";
import type { Description } from "../face.ts";
import { isCoastal, neighbours, sabotageValue } from "./geography.ts";
import {
  counted,
  haganahName,
  inSpace,
  piecesIn,
  RAILWAY_ENDS,
  sabotageMarkers,
  spaceName,
  terrorMarkers,
  theSpace,
  words,
} from "./names.ts";
import { HAGANAH, isCity, isRailway, isSpace } from "./spaces.ts";

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
        describeBox(place.id, view, FACTIONS, words, BOX_MEANING) ??
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
  if (isRailway(id))
    return `Railway ${RAILWAY_ENDS[id]}. It holds Troops, Police and Cells, but no Arms Cache.`;
  if (isCity(id)) return "City.";
  return isCoastal(id) ? "District on the coast." : "District without a coast.";
};

/** 6.1.1 What the markers here cost, or would cost. */
function sabotageLine(id: SpaceId, view: PalestineView): string {
  const { sabotage } = view.spaces[id];
  const value = sabotageValue(id);
  if (sabotage === 0)
    return isRailway(id)
      ? `No Sabotage; with any it would cost ${value} Political Will at Propaganda, once.`
      : `No Sabotage; each marker would cost ${value} Political Will at Propaganda.`;
  const cost = isRailway(id) ? value : sabotage * value;
  return `${sabotageMarkers(sabotage)}: -${cost} Political Will at Propaganda${isRailway(id) ? ", once for the Railway" : ""}.`;
}

function terrorLine(id: SpaceId, terror: number): string {
  return isCity(id)
    ? `${terrorMarkers(terror)}: -${terror * TERROR_COST} Political Will at Propaganda.`
    : `${terrorMarkers(terror)}: counts in Cities only.`;
}

/** 6.1.2 What order here earns the British. */
function orderLine(id: SpaceId, view: PalestineView): string | undefined {
  const { sabotage, terror } = view.spaces[id];
  if (isCity(id) && sabotage + terror === 0)
    return "Free of Sabotage and Terror: +1 Political Will at Propaganda.";
  return undefined;
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
      ...(curfew ? ["Curfew: no Recruit here, but the Irgun can Propagandize."] : []),
      standing(id, view) ? `Here: ${standing(id, view)}.` : "No pieces here.",
      `Next to ${listed(neighbours(id).map(theSpace))}.`,
    ],
  };
}

const MEANING: Readonly<Record<Piece, string>> = {
  troops: "Tan cubes. They Search next door and Assault.",
  police: "Blue cubes. They Patrol the whole map, and each takes 1 off a Sabotage roll.",
  underground:
    "Red cylinders, plain side up: Patrol and Assault reach them only with Intel, until they are found.",
  active: "Red cylinders, star up: they can be taken by Patrol and Assault.",
  caches: "Red discs. They help the Irgun Recruit, and are given up for Sabotage and Offensives.",
};

function describePiece(id: string, at: SpaceId, view: PalestineView): Description | undefined {
  const space = view.spaces[at];
  const piece = PIECES.find((candidate) => candidate === id);
  if (piece)
    return {
      title: `${counted(piece, space[piece])} ${inSpace(at)}`,
      lines: [MEANING[piece], ...describeSpace(at, view).lines],
    };
  if (id === "sabotage" && space.sabotage > 0)
    return {
      title: `${sabotageMarkers(space.sabotage)} ${inSpace(at)}`,
      lines: [sabotageLine(at, view), words.aid("sabotage-and-terror")],
    };
  if (id === "terror" && space.terror > 0)
    return {
      title: `${terrorMarkers(space.terror)} ${inSpace(at)}`,
      lines: [terrorLine(at, space.terror), words.aid("sabotage-and-terror")],
    };
  if (id === "curfew" && space.curfew)
    return { title: `Curfew ${inSpace(at)}`, lines: [words.aid("curfews")] };
  return undefined;
}

function describeAvailable(id: string, view: PalestineView): Description | undefined {
  if (id === "curfews")
    return {
      title: `${counted("curfews", view.available.curfews)} in the pool`,
      lines: [words.aid("curfews")],
    };
  const force = FORCES.find((candidate) => candidate === id);
  if (!force) return undefined;
  return {
    title: `${counted(force, view.available[force])} Available`,
    lines: [words.aid(force === "caches" ? "caches" : "pieces")],
  };
}

const will = ({ politicalWill, propagandaRounds }: PalestineView): string => {
  const last = propagandaRounds >= PROPAGANDA_CARDS - 1;
  const rest = last
    ? "The British win if the next Propaganda Round leaves it above 0."
    : "The British win if it is above 0 after the last Propaganda Round.";
  return politicalWill === 0
    ? `At 0: a Propaganda Round that leaves it there is an Irgun victory. ${rest}`
    : `The Irgun win when a Propaganda Round leaves it at 0. ${rest}`;
};

const chits = (count: number): string => times(count, "Chit");
const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
/** "1 of value 0 and 2 of value 2". */
const byValue = (counts: readonly number[]): string =>
  listed(
    CHIT_VALUES.filter((value) => counts[value] > 0).map((value) => `${counts[value]} of value ${value}`),
  );

/** 6.5.2 What the Haganah withholds from the Irgun. */
function storedLine({ haganah: { stored } }: PalestineView): string {
  const lying = (["3", "4"] as const).flatMap((box) => {
    const pieces = piecesIn(stored[box]);
    return pieces === "" ? [] : [`${pieces} below ${box}`];
  });
  return lying.length === 0 ? "It withholds nothing from the Irgun." : `It withholds ${lying.join("; ")}.`;
}

const TRACKS: Readonly<Record<string, (view: PalestineView) => Description>> = {
  initiative: (view) => {
    const { title, lines } = describeInitiative(view, FACTIONS, words);
    const pass = "American Loans (P27): the British must Pass on the Event card after it, and draw nothing.";
    return { title, lines: view.mustPass ? [lines[0], pass, ...lines.slice(1)] : lines };
  },
  "political-will": (view) => ({
    title: `Political Will ${view.politicalWill}`,
    lines: [will(view), words.aid("victory")],
  }),
  haganah: (view) => ({
    title: `Haganah Track ${view.haganah.value}: ${haganahName(view.haganah.value)}`,
    lines: [storedLine(view), haganahMeaning(view.haganah.value, view), words.aid("haganah")],
  }),
  prison: ({ prison, exiled }) => ({
    title: `Prison: ${counted("cells", prison)}`,
    lines: [
      `${counted("cells", releasedFrom(prison))} would become Available at Reset.`,
      ...(exiled > 0 ? [`${counted("cells", exiled)} left the game.`] : []),
      words.aid("prison"),
    ],
  }),
  intel: ({ intel: { held, bag } }) => ({
    title: `British Intel: ${chits(total(held))}`,
    lines: [
      total(held) === 0 ? "None held." : `Held: ${byValue(held)}.`,
      total(bag) === 0 ? "The bag is empty." : `In the bag: ${byValue(bag)}.`,
      words.aid("intel"),
    ],
  }),
  propaganda: (view) => describeRounds(view, words),
};
export const TRACK_IDS = Object.keys(TRACKS);

function haganahMeaning(value: number, view: PalestineView): string {
  if (value === 0) return "The British draw an Intel Chit with Negotiate and at each Propaganda Round.";
  if (value < 3) return "It helps neither side.";
  const help = [
    value === 3 ? counted("cells", 3) : `${counted("cells", 5)}, ${counted("caches", 1)}`,
    ...(addsSpace(value, view.capabilities.P13) ? ["one more space in every Operation"] : []),
    ...(value === 4 ? ["a Cache at each Propaganda Round"] : []),
  ];
  return `It gives the Irgun ${listed(help)}.`;
}

export const HAGANAH_IDS = HAGANAH.map((value) => `haganah:${value}`);
function describeHaganahBox(id: string, view: PalestineView): Description | undefined {
  const value = HAGANAH.find((candidate) => id === `haganah:${candidate}`);
  if (value === undefined) return undefined;
  return {
    title: `Haganah Track, box ${value}: ${haganahName(value)}`,
    lines: [
      haganahMeaning(value, view),
      value === view.haganah.value ? "The marker is here." : `The marker is at ${view.haganah.value}.`,
    ],
  };
}

const chitMeaning = (value: ChitValue): string =>
  value === 0
    ? "It finds no Underground Cell, but can be discarded for a Search in a City or a Lead."
    : `It removes up to ${counted("underground", value)} in one space of a Patrol or Assault, or is discarded for a Search in a City or a Lead.`;

export const CHIT_IDS = CHIT_VALUES.map((value) => `intel:${value}`);
function describeChits(id: string, { intel: { held, bag } }: PalestineView): Description | undefined {
  const value = CHIT_VALUES.find((candidate) => id === `intel:${candidate}`);
  if (value === undefined) return undefined;
  return {
    title: `Intel Chits of value ${value}`,
    lines: [`${held[value]} held, ${bag[value]} in the bag.`, chitMeaning(value)],
  };
}

const BOX_MEANING: Readonly<Record<Box, string>> = {
  limited: "One Operation in one space, without a Special Activity; first on the next card.",
  event: "The text of the card, either side of it.",
  full: "One Operation in up to three spaces with a Special Activity; second on the next card.",
};
