import type { SpaceId } from "@sandtable/coin/malaya-map";
import { ECONOMIC_VALUE } from "@sandtable/malaya/map";
import { COMMANDERS, FACTIONS, FORCES, type MalayaView, PIECES, tableOf } from "@sandtable/malaya/shape";
import { earlyVictory, finalVictory } from "@sandtable/malaya/victory";
import type { Place, View } from "@sandtable/protocol";
import { describeBox, describeCard, describeInitiative, describeRounds, listed } from "../coin/index.ts";
import type { Description } from "../face.ts";
import {
  attitudeName,
  commanderName,
  controlName,
  counted,
  inSpace,
  kindName,
  markersIn,
  neighbours,
  spaceName,
  words,
} from "./names.ts";
import { hasPeople, isCenter, isSpace } from "./spaces.ts";
import { said } from "./words/index.ts";

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
      return describeBox(place.id, view, FACTIONS, words, said.boxes) ?? TRACKS[place.id]?.(view);
    case "card":
      return describeCard(place.id, view, words);
    default:
      return undefined;
  }
}

const attitudeLine = (id: SpaceId, view: MalayaView): string => {
  const { attitude, population, village } = view.spaces[id];
  if (attitude === 0) return said.neutral;
  if (attitude === 1) return said.support({ population });
  return village ? said.spared : said.opposition({ population });
};

const controlLine = (id: SpaceId, view: MalayaView): string => {
  const { control, population, troops, police, underground, active, bases } = view.spaces[id];
  return said.control({ control, population, british: troops + police, mcp: underground + active + bases });
};

/** What stands there, as one line. */
export function standing(id: SpaceId, view: MalayaView): string {
  const there = PIECES.filter((piece) => view.spaces[id][piece] > 0);
  return there.length === 0 ? "" : listed(there.map((piece) => counted(piece, view.spaces[id][piece])));
}

function describeSpace(id: SpaceId, view: MalayaView): Description {
  const space = view.spaces[id];
  const lines = [said.kind({ kind: kindName(id) })];
  if (hasPeople(id)) lines.push(said.kind({ kind: said.population(space) }), attitudeLine(id, view));
  if (isCenter(id)) {
    lines.push(space.terror > 0 ? said.sabotaged : said.earns(ECONOMIC_VALUE));
  } else {
    lines.push(controlLine(id, view));
    if (space.terror > 0) lines.push(said.kind({ kind: said.terror({ count: space.terror }) }));
  }
  if (space.village) lines.push(said.villageHere);
  lines.push(said.here({ pieces: standing(id, view) }));
  lines.push(said.nextTo({ spaces: listed(neighbours(id).map(inSpace)) }));
  return { title: spaceName(id), lines };
}

function describePiece(id: string, at: SpaceId, view: MalayaView): Description | undefined {
  const space = view.spaces[at];
  const piece = PIECES.find((candidate) => candidate === id);
  if (piece) {
    return {
      title: said.pieceIn({ pieces: counted(piece, space[piece]), space: inSpace(at) }),
      lines: [said.pieces[piece], ...describeSpace(at, view).lines],
    };
  }
  if (id === "terror" && space.terror > 0) {
    const elsewhere = at === "kuala_lumpur" ? said.terrorInCapital : said.terrorMeans;
    return {
      title: said.pieceIn({ pieces: markersIn(at, space.terror), space: inSpace(at) }),
      lines: [isCenter(at) ? said.sabotageMeans : elsewhere, said.comesOff],
    };
  }
  if (id === "village" && space.village)
    return {
      title: said.pieceIn({ pieces: said.village, space: inSpace(at) }),
      lines: [words.aid("new-villages")],
    };
  if (id === "control")
    return {
      title: said.marker({ what: controlName(space.control), space: spaceName(at) }),
      lines: [words.aid("control")],
    };
  if (id === "attitude")
    return {
      title: said.marker({ what: attitudeName(space.attitude), space: spaceName(at) }),
      lines: [attitudeLine(at, view)],
    };
  return undefined;
}

function describeAvailable(id: string, view: MalayaView): Description | undefined {
  if (id === "villages")
    return {
      title: said.inPool({ pieces: counted("villages", view.available.villages) }),
      lines: [words.aid("new-villages")],
    };
  const force = FORCES.find((candidate) => candidate === id);
  if (!force) return undefined;
  return {
    title: said.available({ pieces: counted(force, view.available[force]) }),
    lines: [words.aid("pieces")],
  };
}

/** 7.0 How far Political Will is from winning at once, one way or the other. */
function zone(will: number): string {
  const wins = (politicalWill: number): boolean => earlyVictory({ politicalWill }) !== undefined;
  const [winner] = earlyVictory({ politicalWill: will })?.winners ?? [];
  if (winner) return winner === "mcp" ? said.redZone : said.blueZone;
  const [ahead] = finalVictory({ politicalWill: will }).winners;
  if (!ahead) return said.tieZone;
  const step = ahead === "british" ? 1 : -1;
  let missing = 1;
  while (!wins(will + step * missing)) missing++;
  return ahead === "british" ? said.britishAhead({ missing }) : said.mcpAhead({ missing });
}

const TRACKS: Readonly<Record<string, (view: MalayaView) => Description>> = {
  initiative: (view) => describeInitiative(view, FACTIONS, words),
  "political-will": (view) => ({
    title: said.willAt({ will: view.politicalWill }),
    lines: [zone(view.politicalWill), words.aid("victory")],
  }),
  "british-resources": (view) => ({
    title: said.resourcesAt({ side: "british", resources: view.resources.british }),
    lines: [said.wouldEarn({ earned: view.forecast.british })],
  }),
  "mcp-resources": (view) => ({
    title: said.resourcesAt({ side: "mcp", resources: view.resources.mcp }),
    lines: [said.wouldEarn({ earned: view.forecast.mcp })],
  }),
  commander: (view) => ({
    title: said.commanderIs({
      name: commanderName(view.commander.name),
      cancelled: view.commander.cancelled,
    }),
    lines: [
      view.commander.cancelled
        ? said.gurneyKilled
        : said.effect({ effect: said.effects[view.commander.name] }),
      said.commanders({
        all: COMMANDERS.map((name) => `${commanderName(name)}, ${said.effects[name]}`).join("; "),
      }),
      said.nextCommander,
    ],
  }),
  propaganda: (view) => describeRounds(view, words),
};
export const TRACK_IDS = Object.keys(TRACKS);
