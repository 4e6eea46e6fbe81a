import { bareNeed, type Trial } from "@sandtable/coin";
import type { Bar, Choice, Play } from "@sandtable/engine";
import { activate, changeResistance, changeSabotage, moveForce, removeForce, rollFor } from "./acts.ts";
import { idOf, KUALA_LUMPUR, NEIGHBOURS, RAILWAYS_AT, type Railway, type Space } from "./board.ts";
import {
  ALTERNATIVE,
  bar,
  decide,
  NONE,
  PIECE_AT,
  type PieceAt,
  pickAlternative,
  RAILWAY,
} from "./choices.ts";
import type { RollModifier } from "./log.ts";
import type { Operation } from "./operation.ts";
import { type Change, isBare, mayFlip, maySabotage, operationRemains, WOULD_END } from "./remains.ts";
import { type Band, cubesIn, type Occupation, UNDERGROUND } from "./state.ts";
import type { Alternative, Asked } from "./words/vocabulary.ts";

/**
 * What one Underground Guerrilla does in one space: Sabotage (3.2.3) and Ambush (3.2.4), as Operations, within a Raid
 * (4.2.3) and by Events. `bands` are the kinds of Guerrillas that may act; `op` is the Operation that a Raid
 * accompanies, if any.
 */

/** The kinds for which something is open, and if several are, which of them acts. */
function* pickBand(
  g: Occupation,
  rule: string,
  bands: readonly Band[],
  space: Space,
  fits: (band: Band) => boolean,
): Play<Band> {
  const open = bands.filter((band) => g[UNDERGROUND[band]][space] > 0 && fits(band));
  if (open.length === 1) return open[0];
  const picked = (yield decide(
    "british",
    rule,
    { kind: "which-hider", space: idOf(space) },
    open.map((band) => PIECE_AT[UNDERGROUND[band]][space]),
  )).value as PieceAt;
  return open.find((band) => UNDERGROUND[band] === picked.piece) as Band;
}

const someBand = (
  g: Occupation,
  bands: readonly Band[],
  space: Space,
  fits: (band: Band) => boolean,
): boolean => {
  for (let i = 0; i < bands.length; i++)
    if (g[UNDERGROUND[bands[i]]][space] > 0 && fits(bands[i])) return true;
  return false;
};

// Sabotage

const NO_SABOTEUR = bar("3.2.3", { key: "why.no-underground" });
const NO_RAILWAY = bar("3.2.3", { key: "why.no-railway" });

const isOpenLine = (
  g: Occupation,
  op: Operation | undefined,
  band: Band,
  space: Space,
  line: Railway,
): boolean => g.sabotage[line] === 0 && maySabotage(g, op, band, space, line);

const hasOpenLine = (g: Occupation, op: Operation | undefined, band: Band, space: Space): boolean =>
  RAILWAYS_AT[space].some((line) => isOpenLine(g, op, band, space, line));

export function sabotageBarIn(
  g: Occupation,
  bands: readonly Band[],
  space: Space,
  op?: Operation,
): Bar | undefined {
  if (!someBand(g, bands, space, () => true)) return NO_SABOTEUR;
  if (!RAILWAYS_AT[space].some((line) => g.sabotage[line] === 0)) return NO_RAILWAY;
  if (isBare(op) && !someBand(g, bands, space, (band) => hasOpenLine(g, op, band, space))) return WOULD_END;
  return undefined;
}

export function* sabotageIn(
  g: Occupation,
  rule: string,
  bands: readonly Band[],
  space: Space,
  op?: Operation,
): Play {
  const band = yield* pickBand(g, rule, bands, space, (candidate) => hasOpenLine(g, op, candidate, space));
  const lines = RAILWAYS_AT[space].filter((line) => isOpenLine(g, op, band, space, line));
  const about: Asked = { kind: "sabotage", space: idOf(space) };
  const line = (yield decide(
    "british",
    rule,
    about,
    lines.map((open) => RAILWAY[open]),
  )).value as Railway;
  activate(g, rule, band, 1, space);
  changeSabotage(g, rule, line, 1);
}

// Ambush

const NO_AMBUSHER = bar("3.2.4", { key: "why.no-underground" });
const NOTHING_TO_AMBUSH = bar("3.2.4", { key: "why.nothing-to-ambush" });

/** A Troop or Kempeitai marker can be driven to Kuala Lumpur, so not from there. */
const canDrive = (g: Occupation, space: Space): boolean =>
  space !== KUALA_LUMPUR && g.troops[space] + g.kempeitai[space] > 0;

const hasWay = (g: Occupation, op: Operation | undefined, band: Band, space: Space): boolean =>
  mayTakePolice(g, op, band, space) || (canDrive(g, space) && mayFlip(g, op, band, space));

const mayTakePolice = (g: Occupation, op: Operation | undefined, band: Band, space: Space): boolean =>
  g.police[space] > 0 && (!isBare(op) || mayFlip(g, op, band, space, [g.police, space, -1]));

export function ambushBarIn(
  g: Occupation,
  bands: readonly Band[],
  space: Space,
  op?: Operation,
): Bar | undefined {
  if (!someBand(g, bands, space, () => true)) return NO_AMBUSHER;
  if (g.police[space] === 0 && !canDrive(g, space)) return NOTHING_TO_AMBUSH;
  if (isBare(op) && !someBand(g, bands, space, (band) => hasWay(g, op, band, space))) return WOULD_END;
  return undefined;
}

/** The roll, with the Supply Caches in and next to the space, must exceed the cubes there. */
export function ambushTrial(g: Occupation, space: Space): Trial<RollModifier> {
  let caches = g.caches[space];
  for (const neighbour of NEIGHBOURS[space]) caches += g.caches[neighbour];
  return {
    modifiers: caches > 0 ? [{ cause: "caches", value: caches }] : [],
    needed: cubesIn(g, space) + 1,
    reads: "least",
  };
}

/** Remove a Police, or roll to drive a Troop or Kempeitai marker to Kuala Lumpur. */
export function* ambushIn(
  g: Occupation,
  rule: string,
  bands: readonly Band[],
  space: Space,
  op?: Operation,
): Play {
  const band = yield* pickBand(g, rule, bands, space, (candidate) => hasWay(g, op, candidate, space));
  const ways: Alternative[] = [];
  if (mayTakePolice(g, op, band, space)) ways.push("police");
  if (canDrive(g, space) && mayFlip(g, op, band, space)) ways.push("roll");
  const trial = ambushTrial(g, space);
  const needed = bareNeed(trial);
  const way = yield* pickAlternative("british", rule, { kind: "ambush", space: idOf(space), needed }, ways);
  activate(g, rule, band, 1, space);
  if (way === "police") removeForce(g, rule, "police", 1, space);
  else if (yield* rollFor(g, rule, "ambush", space, trial)) yield* drive(g, rule, space, op);
}

function* drive(g: Occupation, rule: string, space: Space, op: Operation | undefined): Play {
  const options: Choice[] = [];
  for (const piece of ["troops", "kempeitai"] as const) {
    const changes: Change[] = [
      [g[piece], space, -1],
      [g[piece], KUALA_LUMPUR, 1],
    ];
    if (g[piece][space] > 0 && (!isBare(op) || operationRemains(g, op, changes)))
      options.push(PIECE_AT[piece][space]);
  }
  options.push(NONE);
  const picked = (yield decide("british", rule, { kind: "ambush-move", space: idOf(space) }, options))
    .value as PieceAt | "none";
  if (picked === "none") return;
  moveForce(g, rule, picked.piece, 1, space, KUALA_LUMPUR);
  changeResistance(g, rule, 1);
}

/** One Sabotage or one Ambush, if either is open; `may` it be declined? */
export function* strikeIn(
  g: Occupation,
  rule: string,
  bands: readonly Band[],
  space: Space,
  may: boolean,
  op?: Operation,
): Play {
  const options: Choice[] = [];
  if (sabotageBarIn(g, bands, space, op) === undefined) options.push(ALTERNATIVE.sabotage);
  if (ambushBarIn(g, bands, space, op) === undefined) options.push(ALTERNATIVE.ambush);
  if (options.length === 0) return;
  if (may) options.push(NONE);
  const picked = (yield decide("british", rule, { kind: "strike", space: idOf(space) }, options)).value as
    | "sabotage"
    | "ambush"
    | "none";
  if (picked === "none") return;
  yield* (picked === "sabotage" ? sabotageIn : ambushIn)(g, rule, bands, space, op);
}

/** Whether a Guerrilla of these kinds could strike in a space at all. */
export const canStrike = (g: Occupation, bands: readonly Band[], space: Space): boolean =>
  sabotageBarIn(g, bands, space) === undefined || ambushBarIn(g, bands, space) === undefined;
