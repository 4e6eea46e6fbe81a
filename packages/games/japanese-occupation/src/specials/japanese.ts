import { bareNeed, type Trial } from "@sandtable/coin";
import type { Choice, Play } from "@sandtable/engine";
import {
  changeResistance,
  changeResources,
  changeSabotage,
  changeTerror,
  moveForce,
  pickGuerrilla,
  raiseGuerrillas,
  removeForce,
  rollFor,
  setOpposition,
  settle,
} from "../acts.ts";
import {
  ALL_RAILWAYS,
  connectedStars,
  ECONOMIC_CENTERS,
  idOf,
  isEconomicCenter,
  NEIGHBOURS,
  PROVINCES,
  type Railway,
  railwaysIn,
  SPACES_AT,
  type Space,
} from "../board.ts";
import { bar, decide, NONE, PIECE_AT, type PieceAt, pickAlternative, RAILWAY, SPACE } from "../choices.ts";
import { concealChit } from "../intel.ts";
import type { RollModifier } from "../log.ts";
import type { Operation } from "../operation.ts";
import { isBare, mayGo, WOULD_END } from "../remains.ts";
import {
  BANDS,
  GUERRILLAS,
  type Guerrilla,
  guerrillasIn,
  hasCapability,
  type Occupation,
  REVEALED,
  villagesOnMap,
} from "../state.ts";
import type { Alternative } from "../words/vocabulary.ts";
import { type Special, unlessBare } from "./common.ts";

/** 4.3 The Japanese Special Activities, in the order of the rulebook. */

// 4.3.1 Extract

const NOT_CENTER = bar("4.3.1", { key: "why.not-center" });
const NOTHING_TO_EXTRACT = bar("4.3.1", { key: "why.nothing-to-extract" });

/** J12 shaded: Sabotage on a Railway adjacent to Troops may be repaired first. */
const canRepair = (g: Occupation, line: Railway): boolean =>
  g.sabotage[line] > 0 && SPACES_AT[line].some((space) => g.troops[space] > 0);

const starsOf = (g: Occupation, center: Space): number =>
  railwaysIn(connectedStars(g.sabotage, center)).length;

export const extract: Special = {
  faction: "japanese",
  most: () => ECONOMIC_CENTERS.length,
  bar: (g, space, op) => {
    if (!isEconomicCenter(space)) return NOT_CENTER;
    if (
      connectedStars(g.sabotage, space) === 0 &&
      villagesOnMap(g) === 0 &&
      !(hasCapability(g, 12, "shaded") && ALL_RAILWAYS.some((line) => canRepair(g, line)))
    )
      return NOTHING_TO_EXTRACT;
    return unlessBare(g, op);
  },
  before: function* (g) {
    if (!hasCapability(g, 12, "shaded")) return;
    const options: Choice[] = ALL_RAILWAYS.filter((line) => canRepair(g, line)).map((line) => RAILWAY[line]);
    if (options.length === 0) return;
    options.push(NONE);
    const line = (yield decide("japanese", "J12", { kind: "repair-first" }, options)).value as
      | Railway
      | "none";
    if (line !== "none") changeSabotage(g, "J12", line, -1);
  },
  perform: function* (g, center) {
    changeResources(g, "4.3.1", starsOf(g, center));
  },
  after: function* (g) {
    changeResources(g, "4.3.1", villagesOnMap(g));
    if (!hasCapability(g, 15, "unshaded")) return;
    for (const space of PROVINCES) {
      if (g.villages[space] === 0) continue;
      yield* raiseGuerrillas(g, "J15", () => ({ kind: "flee", space: idOf(space) }), BANDS, 1, space);
      settle(g);
    }
  },
};

// 4.3.2 Reprisal

const REPRISAL_TROOPS = bar("4.3.2", { key: "why.no-troops" });
const NOTHING_TO_REPRISAL = bar("4.3.2", { key: "why.nothing-to-reprisal" });

const canDisplace = (g: Occupation, op: Operation | undefined, piece: Guerrilla, from: Space): boolean =>
  g[piece][from] > 0 && NEIGHBOURS[from].some((to) => mayGo(g, op, piece, from, to));

export const reprisal: Special = {
  faction: "japanese",
  most: () => 2,
  bar: (g, space, op) => {
    if (g.troops[space] === 0) return REPRISAL_TROOPS;
    if (guerrillasIn(g, space) === 0)
      return g.terror[space] > 0 && g.opposition[space] === 0 ? NOTHING_TO_REPRISAL : unlessBare(g, op);
    return !isBare(op) || GUERRILLAS.some((piece) => canDisplace(g, op, piece, space))
      ? undefined
      : WOULD_END;
  },
  perform: function* (g, space, op) {
    if (g.terror[space] === 0) changeTerror(g, "4.3.2", space, 1);
    setOpposition(g, "4.3.2", space, 0);
    if (guerrillasIn(g, space) === 0) return;
    const piece = yield* pickGuerrilla(
      g,
      "japanese",
      "4.3.2",
      GUERRILLAS.filter((candidate) => canDisplace(g, op, candidate, space)),
      space,
    );
    const to = (yield decide(
      "japanese",
      "4.3.2",
      { kind: "reprisal-to", space: idOf(space) },
      NEIGHBOURS[space].filter((near) => mayGo(g, op, piece, space, near)).map((near) => SPACE[near]),
    )).value as Space;
    moveForce(g, "4.3.2", piece, 1, space, to);
    settle(g);
  },
};

// 4.3.3 Eliminate

const NO_KEMPEITAI = bar("4.3.3", { key: "why.no-kempeitai" });
const NOTHING_TO_ELIMINATE = bar("4.3.3", { key: "why.nothing-to-eliminate" });

export const eliminate: Special = {
  faction: "japanese",
  most: () => 2,
  bar: (g, space, op) => {
    if (g.kempeitai[space] === 0) return NO_KEMPEITAI;
    if (g.camps[space] + g.force136[space] === 0 && g.intelState[space] !== REVEALED)
      return NOTHING_TO_ELIMINATE;
    return unlessBare(g, op);
  },
  perform: function* (g, space) {
    const ways: Alternative[] = [];
    if (g.intelState[space] === REVEALED) ways.push("conceal");
    if (g.camps[space] + g.force136[space] > 0) ways.push("roll");
    const trial: Trial<RollModifier> = {
      modifiers: g.police[space] > 0 ? [{ cause: "police", value: g.police[space] }] : [],
      needed: guerrillasIn(g, space) + 1,
      reads: "least",
    };
    const way = yield* pickAlternative(
      "japanese",
      "4.3.3",
      { kind: "eliminate", space: idOf(space), needed: bareNeed(trial) },
      ways,
    );
    if (way === "conceal") concealChit(g, "4.3.3", space);
    else if (yield* rollFor(g, "4.3.3", "eliminate", space, trial)) yield* eliminateMarker(g, space);
  },
};

/** Jungle Camps before Force 136, unless J22 shaded lifts that order. */
function* eliminateMarker(g: Occupation, space: Space): Play {
  const options: Choice[] = [];
  if (g.camps[space] > 0) options.push(PIECE_AT.camps[space]);
  if (g.force136[space] > 0 && (g.camps[space] === 0 || hasCapability(g, 22, "shaded")))
    options.push(PIECE_AT.force136[space]);
  options.push(NONE);
  const picked = (yield decide("japanese", "4.3.3", { kind: "eliminated", space: idOf(space) }, options))
    .value as PieceAt | "none";
  if (picked === "none") return;
  removeForce(g, "4.3.3", picked.piece, 1, space);
  if (picked.piece === "force136") changeResistance(g, "4.3.3", -1);
  settle(g);
}
