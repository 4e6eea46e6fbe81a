import {
  fillPool,
  layOut,
  type Pool,
  setTable,
  soundPosition,
  type TableSetting,
  tablePlay,
  textsOf,
} from "@sandtable/coin/testing";
import type { Decision } from "@sandtable/engine";
import { settle } from "../acts.ts";
import {
  chart,
  type RailwayId,
  railwayOf,
  type Space,
  type SpaceId,
  spaceOf,
  ZIPPER,
  type ZipperBox,
} from "../board.ts";
import type { Icon } from "../cards.ts";
import { executeEvent } from "../events/index.ts";
import { occupation } from "../game.ts";
import { iconAction } from "../icons.ts";
import { invariants } from "../invariants.ts";
import { isMandatory, mandatoryEvent } from "../mandatory.ts";
import type { OperationKind, SpecialKind } from "../menu.ts";
import { FULL_OPERATION, LIMITED_OPERATION, PASSING, type Terms } from "../operation.ts";
import { execute, operationOf } from "../operations/index.ts";
import { specials } from "../specials.ts";
import {
  type CapabilityCard,
  CONCEALED,
  DECK_PLAN,
  type Faction,
  type Force,
  KEMPEITAI,
  NO_CHIT,
  Occupation,
  PIECES_OF,
  putCapability,
  REVEALED,
  type Shading,
  type Stage,
  UNSEEN,
} from "../state.ts";

export { keysOf, whyClosed } from "@sandtable/coin/testing";

/**
 * Positions as people describe them, and plays by the keys of their choices.
 *
 *     position({ perak: "3T 1P K / 2M(1A) 1N C F camp opposition terror intel:2" }, { resistance: 7, sabotage: { R4: 1 } })
 *
 * T Troops, P Police, M MPAJA and N non-MPAJA Guerrillas (so many of them Active), C a Supply Cache; K Kempeitai and F
 * Force 136 markers (K2, F2 for several); then camp, village, opposition, terror (2terror for two). Of Intel chits,
 * "intel:2" is revealed, "seen:2" was seen and is concealed again, "gone:2" was taken away by J20; all others are
 * concealed and unseen. Everything not named is Available; Kempeitai not named are out of the game, and the boxes of
 * the Zipper Track above its marker hold their Supply Caches.
 */
export interface Setting extends TableSetting<Faction, Stage, CapabilityCard> {
  readonly pool?: Pool<Force, SpaceId>;
  readonly resistance?: number;
  readonly resources?: number;
  readonly zipper?: ZipperBox;
  readonly sabotage?: Partial<Record<RailwayId, number>>;
  /** On J17 and J25, and who played J25. */
  readonly away?: { readonly troops?: number; readonly force136?: number; readonly by?: Faction };
  /** Out of the game by J14. */
  readonly cachesGone?: number;
}

const PIECE_TOKEN = /^(\d+)([TPMN])(?:\((\d+)A\))?$/;
const MARKER_TOKEN = /^([KF])(\d*)$/;
const WORD_TOKEN = /^(\d*)(C|camp|village|opposition|terror)$/;
const CHIT_TOKEN = /^(intel|seen|gone):([012])$/;

export function position(spaces: Partial<Record<SpaceId, string>>, setting: Setting = {}): Occupation {
  const g = new Occupation();
  g.zipper = ZIPPER.findIndex(({ id }) => id === (setting.zipper ?? "delay"));
  for (let box = 0; box <= g.zipper; box++) {
    g.available.caches += g.stored[box];
    g.stored[box] = 0;
  }
  g.gone.kempeitai = KEMPEITAI;
  layOut(spaces, spaceOf, (space, token) => put(g, space, token));
  fillPool(g, setting.pool, PIECES_OF, chart.at);
  settle(g);
  g.resistance = setting.resistance ?? 2;
  g.resources = setting.resources ?? 0;
  for (const [id, count] of Object.entries(setting.sabotage ?? {})) {
    const line = railwayOf(id);
    if (line === undefined) throw new Error(`there is no Railway "${id}"`);
    g.sabotage[line] = count;
  }
  g.away.troops = setting.away?.troops ?? 0;
  g.available.troops -= g.away.troops;
  g.away.force136 = setting.away?.force136 ?? 0;
  g.available.force136 -= g.away.force136;
  g.awayBy = setting.away?.by ?? "british";
  g.gone.caches = setting.cachesGone ?? 0;
  g.available.caches -= g.gone.caches;
  setTable(g, setting, putCapability, DECK_PLAN);
  return soundPosition(g, invariants);
}

function put(g: Occupation, space: Space, token: string): void {
  const piece = PIECE_TOKEN.exec(token);
  if (piece) {
    putPieces(g, space, piece[2], Number(piece[1]), Number(piece[3] ?? 0));
    return;
  }
  const marker = MARKER_TOKEN.exec(token);
  if (marker) {
    const count = Number(marker[2] || 1);
    if (marker[1] === "K") {
      g.kempeitai[space] += count;
      g.gone.kempeitai -= count;
    } else {
      g.force136[space] += count;
      g.available.force136 -= count;
    }
    return;
  }
  const chit = CHIT_TOKEN.exec(token);
  if (chit) {
    g.intelValue[space] = Number(chit[2]);
    g.intelState[space] = chit[1] === "intel" ? REVEALED : chit[1] === "seen" ? CONCEALED : NO_CHIT;
    return;
  }
  const word = WORD_TOKEN.exec(token);
  if (!word) throw new Error(`"${token}" is neither pieces nor a marker`);
  const count = Number(word[1] || 1);
  if (word[2] === "terror") g.terror[space] += count;
  else if (word[2] === "opposition") g.opposition[space] = count;
  else {
    const pool = word[2] === "C" ? "caches" : word[2] === "camp" ? "camps" : "villages";
    g[pool][space] += count;
    g.available[pool] -= count;
  }
}

function putPieces(g: Occupation, space: Space, letter: string, count: number, active: number): void {
  if (letter === "T" || letter === "P") {
    const force = letter === "T" ? "troops" : "police";
    g[force][space] += count;
    g.available[force] -= count;
  } else if (letter === "M") {
    g.mpaja_underground[space] += count - active;
    g.mpaja_active[space] += active;
    g.available.mpaja -= count;
  } else {
    g.other_underground[space] += count - active;
    g.other_active[space] += active;
    g.available.others -= count;
  }
}

const many = (count: number, word: string): string[] => {
  if (count === 0) return [];
  return [`${count > 1 ? count : ""}${word}`];
};
const numbered = (count: number, letter: string): string[] =>
  count === 0 ? [] : [`${letter}${count > 1 ? count : ""}`];
const band = (underground: number, active: number, letter: string): string[] =>
  underground + active === 0 ? [] : [`${underground + active}${letter}${active > 0 ? `(${active}A)` : ""}`];

/** The space in the same notation: what stands there, and its markers. */
export function spaceText(g: Occupation, id: SpaceId): string {
  const space = chart.at(id);
  const japanese = [
    ...(g.troops[space] ? [`${g.troops[space]}T`] : []),
    ...(g.police[space] ? [`${g.police[space]}P`] : []),
    ...numbered(g.kempeitai[space], "K"),
  ];
  const british = [
    ...band(g.mpaja_underground[space], g.mpaja_active[space], "M"),
    ...band(g.other_underground[space], g.other_active[space], "N"),
    ...many(g.caches[space], "C"),
    ...numbered(g.force136[space], "F"),
    ...many(g.camps[space], "camp"),
  ];
  return [
    ...japanese,
    ...(british.length > 0 ? ["/", ...british] : []),
    ...many(g.opposition[space], "opposition"),
    ...many(g.terror[space], "terror"),
    ...many(g.villages[space], "village"),
    ...(g.intelValue[space] === UNSEEN
      ? []
      : [`${(["seen", "intel", "gone"] as const)[g.intelState[space]]}:${g.intelValue[space]}`]),
  ].join(" ");
}

/** Every space that is not empty, in the same notation. */
export const boardText = (g: Occupation): Partial<Record<SpaceId, string>> =>
  textsOf(chart.ids, (id) => spaceText(g, id));

const TERMS: Readonly<Record<"full" | "limited" | "pass", Readonly<Record<Faction, Terms>>>> = {
  full: FULL_OPERATION,
  limited: LIMITED_OPERATION,
  pass: PASSING,
};

/** An Operation from its declaration on; the answers are keys. */
export function operation(
  g: Occupation,
  kind: OperationKind,
  terms: keyof typeof TERMS,
  ...answers: string[]
): Decision | undefined {
  const { faction } = operationOf(kind, FULL_OPERATION.british);
  return played(g, execute(g, operationOf(kind, TERMS[terms][faction])), answers);
}

/** A Special Activity by itself, as Events grant it; the answers are keys. */
export const special = (g: Occupation, kind: SpecialKind, ...answers: string[]): Decision | undefined =>
  played(g, specials.granted(g, kind, 1), answers);

/** An Event by card number and side, executed by a faction; the Mandatory ones happen by themselves. */
export function event(
  g: Occupation,
  x: Faction,
  card: number,
  side: Shading,
  ...answers: string[]
): Decision | undefined {
  return played(g, isMandatory(card) ? mandatoryEvent(g, card) : executeEvent(g, x, card, side), answers);
}

/** What an icon makes the MPAJA do; the answers are keys. */
export const icon = (g: Occupation, kind: Icon, ...answers: string[]): Decision | undefined =>
  played(g, iconAction(g, kind), answers);

export const { played, playOn, probe } = tablePlay(occupation);
