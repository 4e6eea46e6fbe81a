import type { SpaceId } from "@sandtable/coin/malaya-map";
import type { Box } from "@sandtable/coin/shape";
import {
  COMMANDERS,
  FACTIONS,
  FORCES,
  type MalayaView,
  PIECES,
  type Piece,
  tableOf,
} from "@sandtable/malaya/shape";
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
import {
  attitudeName,
  COMMANDER_EFFECT,
  commanderName,
  controlName,
  counted,
  inSpace,
  kindName,
  neighbours,
  spaceName,
  words,
} from "./names.ts";
import { hasPeople, isCenter, isSpace } from "./spaces.ts";

/** What there is to say about a place. */
export function describe(place: Place, given: View): Description | undefined {
  const view = tableOf(given);
  switch (place.on) {
    case "space":
      return isSpace(place.id) ? describeSpace(place.id, view) : undefined;
    case "piece":
      return place.at === "available"
        ? describeAvailable(place.id, view)
        : isSpace(place.at)
          ? describePiece(place.id, place.at, view)
          : undefined;
    case "track":
      return describeBox(place.id, view, FACTIONS, words, BOX_MEANING) ?? TRACKS[place.id]?.(view);
    case "card":
      return describeCard(place.id, view, words);
    default:
      return undefined;
  }
}

const attitudeLine = (id: SpaceId, view: MalayaView): string => {
  const { attitude, population, village } = view.spaces[id];
  if (attitude === 0) return "Neutral: its people count for neither side.";
  if (attitude === 1) return `Support: +${population} Political Will at Propaganda.`;
  return village
    ? "Opposition, but a New Village keeps it from counting at Propaganda."
    : `Opposition: -${population} Political Will at Propaganda.`;
};

const controlLine = (id: SpaceId, view: MalayaView): string => {
  const { control, population } = view.spaces[id];
  const british = view.spaces[id].troops + view.spaces[id].police;
  const mcp = view.spaces[id].underground + view.spaces[id].active + view.spaces[id].bases;
  const balance = `${british} British to ${mcp} MCP pieces`;
  if (control === 1) return `British Control (${balance}): earns the British ${population} at Propaganda.`;
  if (control === -1)
    return `MCP Control (${balance})${population > 0 ? `: Political Will rises by ${population} when it is lost` : ""}.`;
  return `Uncontrolled (${balance}).`;
};

/** What stands there, as one line. */
export function standing(id: SpaceId, view: MalayaView): string {
  const there = PIECES.filter((piece) => view.spaces[id][piece] > 0);
  return there.length === 0 ? "" : listed(there.map((piece) => counted(piece, view.spaces[id][piece])));
}

function describeSpace(id: SpaceId, view: MalayaView): Description {
  const space = view.spaces[id];
  const lines = [`${kindName(id)}.`];
  if (hasPeople(id)) lines.push(`Population ${space.population}.`, attitudeLine(id, view));
  if (isCenter(id)) {
    lines.push(
      space.terror > 0
        ? "Sabotage: earns nothing, and costs 1 Political Will at Propaganda."
        : "Economic value 6, earned by the British at Propaganda.",
    );
  } else {
    lines.push(controlLine(id, view));
    if (space.terror > 0) lines.push(`${times(space.terror, "Terror marker")}.`);
  }
  if (space.village) lines.push("New Village: no Rally and no Extort here.");
  lines.push(standing(id, view) ? `Here: ${standing(id, view)}.` : "No pieces here.");
  lines.push(`Next to ${listed(neighbours(id).map(inSpace))}.`);
  return { title: spaceName(id), lines };
}

const MEANING: Readonly<Record<Piece, string>> = {
  troops: "Tan cubes. They Sweep and Assault; each counts for Control.",
  police: "Blue cubes. They hold Control, and with Troops they Pacify.",
  underground: "Red cylinders, plain side up: they cannot be Assaulted until they are found.",
  active: "Red cylinders, star up: they can be taken by Assault and Air Strike.",
  bases: "Red discs. The MCP Rally more with a Base, and earn 2 Resources for each at Propaganda.",
};

function describePiece(id: string, at: SpaceId, view: MalayaView): Description | undefined {
  const space = view.spaces[at];
  const piece = PIECES.find((candidate) => candidate === id);
  if (piece) {
    return {
      title: `${counted(piece, space[piece])} in ${inSpace(at)}`,
      lines: [MEANING[piece], ...describeSpace(at, view).lines],
    };
  }
  if (id === "terror" && space.terror > 0) {
    const sabotage = isCenter(at);
    return {
      title: `${times(space.terror, sabotage ? "Sabotage marker" : "Terror marker")} in ${inSpace(at)}`,
      lines: [
        sabotage
          ? "No earnings from here at Propaganda, and 1 Political Will is lost."
          : at === "kuala_lumpur"
            ? "Costs 1 Political Will at Propaganda. Must be paid off before Pacify or Agitate shifts anything."
            : "Must be paid off before Pacify or Agitate shifts anything.",
        "Comes off at Reset.",
      ],
    };
  }
  if (id === "village" && space.village)
    return { title: `New Village in ${inSpace(at)}`, lines: [words.aid("new-villages")] };
  if (id === "control")
    return { title: `${controlName(space.control)}: ${spaceName(at)}`, lines: [words.aid("control")] };
  if (id === "attitude")
    return { title: `${attitudeName(space.attitude)}: ${spaceName(at)}`, lines: [attitudeLine(at, view)] };
  return undefined;
}

function describeAvailable(id: string, view: MalayaView): Description | undefined {
  if (id === "villages")
    return {
      title: `${counted("villages", view.available.villages)} in the pool`,
      lines: [words.aid("new-villages")],
    };
  const force = FORCES.find((candidate) => candidate === id);
  if (!force) return undefined;
  return { title: `${counted(force, view.available[force])} Available`, lines: [words.aid("pieces")] };
}

const zone = (will: number): string => {
  if (will <= 2) return "In the red zone: a Propaganda Round now would be an MCP victory.";
  if (will >= 18) return "In the blue zone: a Propaganda Round now would be a British victory.";
  if (will === 10) return "At the end of the game 10 is a tie.";
  return will > 10
    ? `At the end of the game above 10 wins for the British; ${18 - will} more win at once.`
    : `At the end of the game below 10 wins for the MCP; ${will - 2} less win at once.`;
};

const TRACKS: Readonly<Record<string, (view: MalayaView) => Description>> = {
  initiative: (view) => describeInitiative(view, FACTIONS, words),
  "political-will": (view) => ({
    title: `Political Will ${view.politicalWill}`,
    lines: [zone(view.politicalWill), words.aid("victory")],
  }),
  "british-resources": (view) => ({
    title: `British Resources ${view.resources.british}`,
    lines: [`They would earn ${view.forecast.british} at Propaganda. Never more than 20.`],
  }),
  "mcp-resources": (view) => ({
    title: `MCP Resources ${view.resources.mcp}`,
    lines: [`They would earn ${view.forecast.mcp} at Propaganda. Never more than 20.`],
  }),
  commander: (view) => ({
    title: `Commander: ${commanderName(view.commander.name)}${view.commander.cancelled ? " (Gurney Killed)" : ""}`,
    lines: [
      view.commander.cancelled
        ? "Gurney Killed: no Commander helps until the next Reset."
        : `${COMMANDER_EFFECT[view.commander.name]}.`,
      `The track: ${COMMANDERS.map((name) => `${commanderName(name)}, ${COMMANDER_EFFECT[name]}`).join("; ")}.`,
      "One step to the right at each Reset.",
    ],
  }),
  propaganda: (view) => describeRounds(view, words),
};
export const TRACK_IDS = Object.keys(TRACKS);

const BOX_MEANING: Readonly<Record<Box, string>> = {
  limited: "One Operation in one space, without a Special Activity; first on the next card.",
  event: "The text of the card, either side of it.",
  full: "One Operation in any number of spaces with a Special Activity; second on the next card.",
};
