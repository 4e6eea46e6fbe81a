import type { Place, View } from "@sandtable/protocol";
import type { Description } from "../face.ts";
import {
  aid,
  attitudeName,
  boxName,
  CAPABILITY_OF,
  COMMANDER_EFFECT,
  cardName,
  cardText,
  commanderName,
  controlName,
  counted,
  factionName,
  inSpace,
  kindName,
  listed,
  neighbours,
  spaceName,
  times,
} from "./names.ts";
import {
  BOXES,
  COMMANDERS,
  FORCES,
  hasPeople,
  isCenter,
  isSpace,
  type MalayaView,
  PIECES,
  type Piece,
  PROPAGANDA_CARDS,
  read,
  type SpaceId,
} from "./view.ts";

/** What there is to say about a place. */
export function describe(place: Place, given: View): Description | undefined {
  const view = read(given);
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
      return describeBox(place.id, view) ?? TRACKS[place.id]?.(view);
    case "card":
      return describeCard(place.id, view);
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
    return { title: `New Village in ${inSpace(at)}`, lines: [aid("new-villages")] };
  if (id === "control")
    return { title: `${controlName(space.control)}: ${spaceName(at)}`, lines: [aid("control")] };
  if (id === "attitude")
    return { title: `${attitudeName(space.attitude)}: ${spaceName(at)}`, lines: [attitudeLine(at, view)] };
  return undefined;
}

function describeAvailable(id: string, view: MalayaView): Description | undefined {
  if (id === "villages")
    return {
      title: `${counted("villages", view.available.villages)} in the pool`,
      lines: [aid("new-villages")],
    };
  const force = FORCES.find((candidate) => candidate === id);
  if (!force) return undefined;
  return { title: `${counted(force, view.available[force])} Available`, lines: [aid("pieces")] };
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
  initiative: (view) => {
    const { first, firstBox, secondBox } = view.initiative;
    const second = first === "british" ? "mcp" : "british";
    const inBox = (box: typeof firstBox): string => (box === "none" ? "" : `, in the box ${boxName(box)}`);
    return {
      title: "Initiative Track",
      lines: [
        `1st Eligible: ${factionName(first)}${inBox(firstBox)}.`,
        `2nd Eligible: ${factionName(second)}${inBox(secondBox)}.`,
        `Boxes from left to right: ${listed(BOXES.map(boxName))}.`,
        aid("sequence"),
      ],
    };
  },
  "political-will": (view) => ({
    title: `Political Will ${view.politicalWill}`,
    lines: [zone(view.politicalWill), aid("victory")],
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
  propaganda: (view) => ({
    title: `Propaganda Rounds held: ${view.propagandaRounds} of ${PROPAGANDA_CARDS}`,
    lines: [
      view.propagandaRounds === PROPAGANDA_CARDS - 1
        ? "The next one ends the game."
        : "The last one ends the game.",
      aid("propaganda"),
    ],
  }),
};
export const TRACK_IDS = Object.keys(TRACKS);
/** The three boxes of the Initiative Track are places of their own. */
export const BOX_IDS = BOXES.map((box) => `initiative:${box}`);

const BOX_MEANING: Readonly<Record<(typeof BOXES)[number], string>> = {
  limited: "One Operation in one space, without a Special Activity; first on the next card.",
  event: "The text of the card, either side of it.",
  full: "One Operation in any number of spaces with a Special Activity; second on the next card.",
};

function describeBox(id: string, view: MalayaView): Description | undefined {
  const box = BOXES.find((candidate) => id === `initiative:${candidate}`);
  if (box === undefined) return undefined;
  const { first, firstBox, secondBox } = view.initiative;
  const second = first === "british" ? "mcp" : "british";
  const holder = firstBox === box ? first : secondBox === box ? second : undefined;
  return {
    title: boxName(box),
    lines: [BOX_MEANING[box], "Or Pass in it.", holder ? `Taken by the ${factionName(holder)}.` : "Free."],
  };
}

export function describeCard(id: string, view: MalayaView): Description | undefined {
  if (id === "deck") return { title: "Draw deck", lines: [`${times(view.cardsLeft, "card")} left.`] };
  if (id === "played") {
    const earlier = view.played.slice(0, -1).reverse();
    return {
      title: `Played cards: ${earlier.length}`,
      lines: earlier.length === 0 ? ["None yet."] : [`Latest first: ${earlier.map(cardName).join(", ")}.`],
    };
  }
  const card = id === "current" ? view.card : id;
  if (card === null) return { title: "No card yet", lines: ["The first card is about to be drawn."] };
  if (cardText(card, "text") !== undefined)
    return { title: cardName(card), lines: [cardText(card, "text") ?? "", aid("propaganda")] };
  const unshaded = cardText(card, "unshaded");
  if (unshaded === undefined) return undefined;
  const shaded = cardText(card, "shaded");
  const capability = CAPABILITY_OF[card];
  const side = view.capabilities[card];
  return {
    title: cardName(card),
    lines: [
      ...(capability ? [`${factionName(capability)} Capability.`] : []),
      ...(side ? [`In force: the ${side} text.`] : []),
      shaded === undefined ? unshaded : `Unshaded: ${unshaded}`,
      ...(shaded === undefined ? [] : [`Shaded: ${shaded}`]),
    ],
  };
}
