import { TRACK_END } from "@sandtable/coin/shape";
import type { CenterId, RailwayId, SpaceId } from "@sandtable/japanese-occupation/map";
import {
  FACTIONS,
  type OccupationView,
  RESOURCES_A_LOSS,
  raisesResistance,
  tableOf,
} from "@sandtable/japanese-occupation/shape";
import { JAPANESE_BELOW, victor } from "@sandtable/japanese-occupation/victory";
import type { Place, View } from "@sandtable/protocol";
import { describeBox, describeCard, describeInitiative, describeRounds, listed } from "../coin/index.ts";
import type { Description } from "../face.ts";
import type { Loose } from "./kit.ts";
import {
  counted,
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
import { said } from "./words/index.ts";

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
  return said.balance({ guerrillas, cubes, raises: raisesResistance(guerrillas, cubes) });
}

const attitudeLine = (id: SpaceId, view: OccupationView): string => {
  const { opposition, population } = view.spaces[id];
  if (!opposition) return said.neutralMeans({ population });
  return view.forecast.mobilized.includes(id) ? said.oppositionMeans : said.spared;
};

function intelLine(id: SpaceId, view: OccupationView): string {
  const { intel } = view.spaces[id];
  if (intel === null) return said.intelMeans.none;
  const { state, value } = intel;
  if (state === "gone") return said.intelMeans.gone;
  if (state === "revealed") return said.intelMeans.revealed({ value });
  return value === null ? said.intelMeans.concealed : said.intelMeans.known({ value });
}

/** 4.3.1 What an Economic Center would bring now, and which stars are cut off. */
export function extractLines(id: CenterId, view: OccupationView): readonly string[] {
  const reached = view.extract[id];
  const lost = RAILWAY_IDS.filter((railway) => view.railways[railway].starred && !reached.includes(railway));
  return [
    said.extract({ count: reached.length, railways: listed(reached.map(railwayName)) }),
    ...(lost.length === 0 ? [] : [said.cutOff({ railways: listed(lost.map(railwayName)) })]),
  ];
}

function describeSpace(id: SpaceId, view: OccupationView): Description {
  const space = view.spaces[id];
  return {
    title: spaceName(id),
    lines: [
      said.kind({ kind: kindName(id) }),
      said.here({ pieces: standingInWords(id, view) }),
      ...(isCenter(id)
        ? extractLines(id, view)
        : [
            said.people({ population: space.population, attitude: attitudeLine(id, view) }),
            intelLine(id, view),
          ]),
      balanceLine(id, view),
      ...(space.terror > 0 ? [said.terrorHere({ count: space.terror, isCenter: isCenter(id) })] : []),
      said.nextTo({ spaces: listed(neighbours(id).map(inSpace)) }),
      said.besideRailways({ railways: listed(railwaysBeside(id).map(railwayName)) }),
    ],
  };
}

const MEANING: Readonly<Record<Loose, string>> = {
  ...said.pieces,
  camps: words.aid("jungle-camps"),
  force136: words.aid("force-136"),
  kempeitai: words.aid("kempeitai"),
  villages: words.aid("new-villages"),
};

function describePiece(id: string, at: SpaceId, view: OccupationView): Description | undefined {
  const space = view.spaces[at];
  if (id === "intel" && space.intel)
    return {
      title: said.marker({ what: intelInShort(space.intel), space: spaceName(at) }),
      lines: [intelLine(at, view), words.aid("intel")],
    };
  if (id === "terror" && space.terror > 0)
    return {
      title: said.pieceIn({ pieces: said.terror({ count: space.terror }), space: inSpace(at) }),
      lines: [said.terrorMeans, said.comesOff],
    };
  const found = standing(at, view).find(({ piece }) => piece === id);
  if (!found) return undefined;
  return {
    title: said.pieceIn({ pieces: counted(found.piece, found.count), space: inSpace(at) }),
    lines: [MEANING[found.piece], ...describeSpace(at, view).lines],
  };
}

/** Pieces in a box beside the map. */
function describeBoxed(id: string, at: string, view: OccupationView): Description | undefined {
  if (at === "available") {
    const piece = POOLS.find((candidate) => candidate === id);
    return (
      piece && {
        title: said.available({ pieces: counted(piece, view.available[piece]) }),
        lines: [MEANING[piece]],
      }
    );
  }
  if (at === "away" && (id === "troops" || id === "force136"))
    return {
      title: said.away({ pieces: counted(id, view.away[id]) }),
      lines: [said.awayMeans[id]],
    };
  if (at === "gone" && (id === "caches" || id === "kempeitai"))
    return {
      title: said.gone({ pieces: counted(id, view.gone[id]) }),
      lines: [said.goneMeans[id]],
    };
  return undefined;
}

function describeRailway(id: RailwayId, view: OccupationView): Description {
  const { sabotage, starred } = view.railways[id];
  const railway = railwayTitle(id, view);
  return {
    title: sabotage > 0 ? said.sabotaged({ railway }) : railway,
    lines: [
      said.sabotage({ count: sabotage }),
      starred ? said.serves({ centers: listed(servedBy(view, id).map(inSpace)) }) : said.link,
      said.nextTo({ spaces: listed(spacesBeside(id).map(inSpace)) }),
    ],
  };
}

/** 7.0.1 What a level of Resistance would mean at the end. */
export function verdict(resistance: number, view: OccupationView): string {
  const camps = onMap(view, ({ camp }) => (camp ? 1 : 0));
  const operatives = onMap(view, ({ force136 }) => force136);
  const winner = victor(resistance, camps, operatives);
  if (winner === "japanese") return said.japaneseWin({ resistance, below: JAPANESE_BELOW });
  if (resistance === TRACK_END) return said.britishWin({ resistance });
  return said.compared({
    resistance,
    camps: counted("camps", camps),
    operatives: counted("force136", operatives),
    winner: winner === "british" ? "british" : "mpaja",
  });
}

const TRACKS: Readonly<Record<string, (view: OccupationView) => Description>> = {
  initiative: (view) => describeInitiative(view, FACTIONS, words),
  resistance: (view) => ({
    title: said.resistanceAt(view),
    lines: [said.ifItEnded({ verdict: verdict(view.resistance, view) }), words.aid("victory")],
  }),
  resources: (view) => ({
    title: said.resourcesAt(view),
    lines: [
      said.resourcesMean({ lowers: view.forecast.resources, each: RESOURCES_A_LOSS }),
      said.atMost({ most: TRACK_END }),
    ],
  }),
  zipper: (view) => ({
    title: said.zipperAt({ box: zipperName(view.zipper.box) }),
    lines: [
      said.waiting({ six: view.zipper.stored["6"], twelve: view.zipper.stored["12"] }),
      said.zipperBoxes({ boxes: listed(ZIPPER_BOXES.map(zipperName)) }),
      words.aid("zipper"),
    ],
  }),
  propaganda: (view) => describeRounds(view, words),
};
export const TRACK_IDS = Object.keys(TRACKS);

export const extractTotal = (view: OccupationView): number =>
  CENTERS.reduce((sum, center) => sum + view.extract[center].length, view.extract.villages);

function describeTrack(id: string, view: OccupationView): Description | undefined {
  if (id.startsWith("railway:")) {
    const railway = id.slice("railway:".length);
    return isRailway(railway) ? describeRailway(railway, view) : undefined;
  }
  return describeBox(id, view, FACTIONS, words, said.boxes) ?? TRACKS[id]?.(view);
}

/** The current card tells its icon too. */
export function describeOccupationCard(id: string, view: OccupationView): Description | undefined {
  const found = describeCard(id, view, words);
  if (!found || view.icon === null || (id !== "current" && id !== view.card)) return found;
  return {
    title: found.title,
    lines: [said.icon({ name: iconName(view.icon), effect: said.icons[view.icon] }), ...found.lines],
  };
}
