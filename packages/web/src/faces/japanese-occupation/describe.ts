import type { Box } from "@sandtable/coin/shape";
import type { CenterId, RailwayId, SpaceId } from "@sandtable/japanese-occupation/map";
import { FACTIONS, type OccupationView, tableOf } from "@sandtable/japanese-occupation/shape";
import { victor } from "@sandtable/japanese-occupation/victory";
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
import type { Loose } from "./kit.ts";
import {
  counted,
  ICON_EFFECTS,
  iconName,
  inSpace,
  intelInShort,
  kindName,
  neighbours,
  railwayName,
  railwayTitle,
  spaceName,
  words,
  zipperName,
} from "./names.ts";
import { railwaysBeside, servedBy, spacesBeside } from "./railways.ts";
import {
  CENTERS,
  cubesIn,
  guerrillasIn,
  isCenter,
  isRailway,
  isSpace,
  onMap,
  POOLS,
  RAILWAY_IDS,
  ZIPPER_BOXES,
} from "./spaces.ts";
import { standing, standingInWords } from "./standing.ts";

/** What there is to say about a place. */
export function describe(place: Place, given: View): Description | undefined {
  const view = tableOf(given);
  switch (place.on) {
    case "space":
      return isSpace(place.id) ? describeSpace(place.id, view) : undefined;
    case "piece":
      return isSpace(place.at)
        ? describePiece(place.id, place.at, view)
        : describeBoxed(place.id, place.at, view);
    case "track":
      return describeTrack(place.id, view);
    case "card":
      return describeOccupationCard(place.id, view);
    default:
      return undefined;
  }
}

/** 6.2.2, 6.2.4 What a space does to Resistance as it stands. */
function balanceLine(id: SpaceId, view: OccupationView): string {
  const space = view.spaces[id];
  const [guerrillas, cubes] = [guerrillasIn(space), cubesIn(space)];
  const balance = `${times(guerrillas, "Guerrilla")} to ${times(cubes, "cube")}`;
  return guerrillas > cubes ? `${balance}: +1 Resistance at Propaganda.` : `${balance}.`;
}

const attitudeLine = (id: SpaceId, view: OccupationView): string => {
  const { opposition, population } = view.spaces[id];
  if (!opposition)
    return `Neutral: its Population of ${population} counts toward lowering Resistance (6.2.4).`;
  if (!view.forecast.mobilized.includes(id))
    return "Opposition, but a New Village makes it count as Neutral at Propaganda (J15).";
  return "Opposition: one MPAJA Guerrilla comes here at Propaganda (6.1.2).";
};

function intelLine(id: SpaceId, view: OccupationView): string {
  const { intel } = view.spaces[id];
  if (intel === null) return "No Intel chit lies in an Economic Center.";
  if (intel.state === "gone") return "Its Intel chit is set aside until the next Reset.";
  if (intel.state === "revealed") return `Intel revealed: +${intel.value} Resistance at Propaganda (6.2.1).`;
  return intel.value === null
    ? "Intel concealed: nobody has seen its value, 0, 1 or 2."
    : `Intel concealed again: both sides have seen that it is a ${intel.value}.`;
}

/** 4.3.1 What an Economic Center would bring now, and which stars are cut off. */
export function extractLines(id: CenterId, view: OccupationView): readonly string[] {
  const reached = view.extract[id];
  const lost = RAILWAY_IDS.filter((railway) => view.railways[railway].starred && !reached.includes(railway));
  return [
    `Extract here brings ${reached.length}${
      reached.length === 0 ? "" : `: connected to the ${listed(reached.map(railwayName))}`
    }.`,
    ...(lost.length === 0 ? [] : [`Cut off by Sabotage: ${listed(lost.map(railwayName))}.`]),
  ];
}

const terrorLine = (id: SpaceId, view: OccupationView): string => {
  const markers = times(view.spaces[id].terror, "Terror marker");
  return isCenter(id) ? `${markers}.` : `${markers}: no Opposition by Mobilize or beside Sabotage (1.12).`;
};

const hereLine = (id: SpaceId, view: OccupationView): string => {
  const there = standingInWords(id, view);
  return there === "" ? "No pieces here." : `Here: ${there}.`;
};

const railwayLine = (id: SpaceId): string => {
  const railways = railwaysBeside(id);
  return railways.length === 0
    ? "No Railway touches it."
    : `Beside the ${listed(railways.map(railwayName))}.`;
};

function describeSpace(id: SpaceId, view: OccupationView): Description {
  const space = view.spaces[id];
  return {
    title: spaceName(id),
    lines: [
      `${kindName(id)}.`,
      hereLine(id, view),
      ...(isCenter(id)
        ? extractLines(id, view)
        : [`Population ${space.population}. ${attitudeLine(id, view)}`, intelLine(id, view)]),
      balanceLine(id, view),
      ...(space.terror > 0 ? [terrorLine(id, view)] : []),
      `Next to ${listed(neighbours(id).map(inSpace))}.`,
      railwayLine(id),
    ],
  };
}

const MEANING: Readonly<Record<Loose, string>> = {
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
  camps: words.aid("jungle-camps"),
  force136: words.aid("force-136"),
  kempeitai: words.aid("kempeitai"),
  villages: words.aid("new-villages"),
};

function describePiece(id: string, at: SpaceId, view: OccupationView): Description | undefined {
  const space = view.spaces[at];
  if (id === "intel" && space.intel)
    return {
      title: `${spaceName(at)}: ${intelInShort(space.intel)}`,
      lines: [intelLine(at, view), words.aid("intel")],
    };
  if (id === "terror" && space.terror > 0)
    return {
      title: `${times(space.terror, "Terror marker")} in ${inSpace(at)}`,
      lines: [
        "Keeps the Mobilize icon and the British from setting Opposition here (1.12).",
        "Comes off at Reset.",
      ],
    };
  const found = standing(at, view).find(({ piece }) => piece === id);
  if (!found) return undefined;
  return {
    title: `${counted(found.piece, found.count)} in ${inSpace(at)}`,
    lines: [MEANING[found.piece], ...describeSpace(at, view).lines],
  };
}

/** Pieces in a box beside the map. */
function describeBoxed(id: string, at: string, view: OccupationView): Description | undefined {
  if (at === "available") {
    const piece = POOLS.find((candidate) => candidate === id);
    return piece && { title: `${counted(piece, view.available[piece])} Available`, lines: [MEANING[piece]] };
  }
  if (at === "away" && (id === "troops" || id === "force136"))
    return {
      title: `${counted(id, view.away[id])} away`,
      lines: [
        id === "troops"
          ? "On J17, Burma Theater: back to Kuala Lumpur at the next Reset."
          : "On J25, John Davis: at the next Reset to a Province with a Jungle Camp, or else Available.",
      ],
    };
  if (at === "gone" && (id === "caches" || id === "kempeitai"))
    return {
      title: `${counted(id, view.gone[id])} out of the game`,
      lines: [`By ${id === "caches" ? "J14, “Secret Army”" : "J29, Kempeitai"}: it does not come back.`],
    };
  return undefined;
}

function describeRailway(id: RailwayId, view: OccupationView): Description {
  const { sabotage, starred } = view.railways[id];
  const served = servedBy(view, id);
  return {
    title: `${railwayTitle(id, view)}${sabotage > 0 ? ": Sabotage" : ""}`,
    lines: [
      sabotage > 0
        ? `${times(sabotage, "Sabotage marker")}: nothing is extracted over it, and the British may set a space beside it to Opposition at Propaganda (6.3.1).`
        : "No Sabotage.",
      ...(starred
        ? [
            served.length === 0
              ? "Starred: connected to no Economic Center now."
              : `Starred: brings 1 Resource to ${listed(served.map(inSpace))}.`,
          ]
        : ["A link: brings nothing itself, but carries what the starred ones bring."]),
      `Next to ${listed(spacesBeside(id).map(inSpace))}.`,
    ],
  };
}

/** 7.0.1 What a level of Resistance would mean at the end. */
export function verdict(resistance: number, view: OccupationView): string {
  const camps = onMap(view, ({ camp }) => (camp ? 1 : 0));
  const operatives = onMap(view, ({ force136 }) => force136);
  const winner = victor(resistance, camps, operatives);
  if (winner === "japanese") return `${resistance} is below 18: the Japanese win.`;
  if (resistance === 20) return "at 20 the British win.";
  const compared = `${counted("camps", camps)} to ${counted("force136", operatives)} on the map`;
  return winner === "british"
    ? `at ${resistance} with ${compared} the British win.`
    : `at ${resistance} with ${compared} the MPAJA win, and both players lose.`;
}

const TRACKS: Readonly<Record<string, (view: OccupationView) => Description>> = {
  initiative: (view) => describeInitiative(view, FACTIONS, words),
  resistance: (view) => ({
    title: `Resistance ${view.resistance}`,
    lines: [`If the game ended here: ${verdict(view.resistance, view)}`, words.aid("victory")],
  }),
  resources: (view) => ({
    title: `Japanese Resources ${view.resources}`,
    lines: [
      `They lower Resistance by ${view.forecast.resources} at Propaganda, 1 for every 4, and then go to 0 (6.2.3).`,
      "Never more than 20 (1.7).",
    ],
  }),
  zipper: (view) => ({
    title: `Operation Zipper: ${zipperName(view.zipper.box)}`,
    lines: [
      `Supply Caches that wait: ${view.zipper.stored["6"]} at 6, ${view.zipper.stored["12"]} at 12.`,
      `Boxes: ${listed(ZIPPER_BOXES.map(zipperName))}.`,
      words.aid("zipper"),
    ],
  }),
  propaganda: (view) => describeRounds(view, words),
};
export const TRACK_IDS = Object.keys(TRACKS);

export const extractTotal = (view: OccupationView): number =>
  CENTERS.reduce((sum, center) => sum + view.extract[center].length, view.extract.villages);

const BOX_MEANING: Readonly<Record<Box, string>> = {
  limited:
    "One Operation without a Special Activity: the Japanese in one space, the British wherever Force 136 is; first on the next card.",
  event: "The text of the card, either side of it. Closed on the card of a Mandatory Event.",
  full: "One Operation with a Special Activity, the Japanese in up to three spaces; second on the next card.",
};

function describeTrack(id: string, view: OccupationView): Description | undefined {
  if (id.startsWith("railway:")) {
    const railway = id.slice("railway:".length);
    return isRailway(railway) ? describeRailway(railway, view) : undefined;
  }
  return describeBox(id, view, FACTIONS, words, BOX_MEANING) ?? TRACKS[id]?.(view);
}

/** The current card tells its icon too. */
export function describeOccupationCard(id: string, view: OccupationView): Description | undefined {
  const found = describeCard(id, view, words);
  if (!found || view.icon === null || (id !== "current" && id !== view.card)) return found;
  return {
    title: found.title,
    lines: [`MPAJA icon ${iconName(view.icon)}: ${ICON_EFFECTS[view.icon]} (5.5).`, ...found.lines],
  };
}
