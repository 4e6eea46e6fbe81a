import type { Choice, Play } from "@sandtable/engine";
import {
  activate,
  changeResistance,
  moveForce,
  pickGuerrilla,
  placeAvailable,
  placeCamp,
  raiseGuerrillas,
  rollFor,
  settle,
} from "../acts.ts";
import {
  ALL_SPACES,
  has,
  idOf,
  isEconomicCenter,
  isProvince,
  NEIGHBOURS,
  PROVINCES,
  type Space,
  type SpaceSet,
  zeroes,
} from "../board.ts";
import { bar, closedSpaces, DONE, decide, NONE, PIECE_AT, type PieceAt, SPACE } from "../choices.ts";
import type { SpecialKind } from "../menu.ts";
import { afterOperation, nextSpace, type Operation, type OperationBar } from "../operation.ts";
import { specials } from "../specials.ts";
import { BANDS, type Band, hasCapability, type Occupation, UNDERGROUND } from "../state.ts";
import { ambushBarIn, ambushIn, ambushTrial, sabotageBarIn, sabotageIn } from "../strikes.ts";

/** 3.2 The British Operations, in the order of the rulebook. */

// 3.2.1 Train

const TRAIN_WHERE = bar("3.2.1", { key: "why.train-where" });
const TRAIN_FORCE_136 = bar("3.2.1", { key: "why.no-force136" });

export const trainBar: OperationBar = (g, _op, space) => {
  if (isEconomicCenter(space)) return TRAIN_WHERE;
  if (g.force136[space] === 0) return TRAIN_FORCE_136;
  return undefined;
};

/** Non-MPAJA anywhere, MPAJA beside a Jungle Camp, any beside a Supply Cache. */
const NON_MPAJA: readonly Band[] = ["others"];
const trainees = (g: Occupation, space: Space): readonly Band[] =>
  g.camps[space] + g.caches[space] > 0 ? BANDS : NON_MPAJA;

export function* train(g: Occupation, op: Operation): Play {
  for (let space: Space | undefined; (space = yield* nextSpace(g, op, "space", trainBar)) !== undefined; ) {
    const id = idOf(space);
    yield* raiseGuerrillas(
      g,
      "3.2.1",
      (left) => ({ kind: "guerrillas", space: id, left }),
      trainees(g, space),
      g.caches[space] > 0 ? 2 : 1,
      space,
    );
    settle(g);
  }
  yield* afterOperation(g, op);
}

// 3.2.2 Contact

const CONTACT_PROVINCE = bar("3.2.2", { key: "why.not-province" });
const NONE_AVAILABLE = bar("1.9", { key: "why.no-force136-left" });

/** A Contact has no spaces to select, so there is always something to declare. */
export const contactBar: OperationBar = () => undefined;

/** Place one Force 136 marker in a Province, or move any of them; then Jungle Camps where they came. */
export function* contact(g: Occupation, op: Operation): Play {
  const arrived = zeroes();
  const escorted = { other_underground: zeroes(), other_active: zeroes() };
  let landed: SpaceSet = 0;
  for (let moved = false; ; ) {
    const placing = !moved && g.available.force136 > 0;
    const options: Choice[] = [];
    if (placing) for (const province of PROVINCES) options.push(SPACE[province]);
    for (const from of ALL_SPACES)
      if (g.force136[from] > arrived[from]) options.push(PIECE_AT.force136[from]);
    const interruptible = op.special === "open" && !moved;
    if (interruptible) specials.offer(g, op, options);
    options.push(DONE);
    const picked = (yield decide("british", "3.2.2", { kind: "contact", moved, placing }, options, () => [
      ...(moved
        ? []
        : closedSpaces((space) =>
            isProvince(space) ? (placing ? undefined : NONE_AVAILABLE) : CONTACT_PROVINCE,
          )),
      ...specials.closed(g, op),
    ])).value as Space | PieceAt | SpecialKind | "done";
    if (picked === "done") {
      if (interruptible) op.special = "closed";
      break;
    }
    if (typeof picked === "string") {
      yield* specials.perform(g, op, picked);
      continue;
    }
    if (typeof picked === "number") {
      placeAvailable(g, "3.2.2", "force136", 1, picked);
      landed |= 1 << picked;
      break;
    }
    const to = yield* leadAway(g, picked.space, escorted);
    arrived[to]++;
    landed |= 1 << to;
    moved = true;
  }
  for (const province of PROVINCES)
    if (has(landed, province) && g.camps[province] === 0)
      yield* placeCamp(g, "british", "3.2.2", province, landed);
  settle(g);
  yield* afterOperation(g, op);
}

/** A marker goes to an adjacent space, with up to one non-MPAJA Guerrilla that has not come with another. */
function* leadAway(
  g: Occupation,
  from: Space,
  escorted: Record<"other_underground" | "other_active", number[]>,
): Play<Space> {
  const to = (yield decide(
    "british",
    "3.2.2",
    { kind: "contact-to", space: idOf(from) },
    NEIGHBOURS[from].map((near) => SPACE[near]),
  )).value as Space;
  moveForce(g, "3.2.2", "force136", 1, from, to);
  const options: Choice[] = [];
  for (const piece of ["other_underground", "other_active"] as const)
    if (g[piece][from] > escorted[piece][from]) options.push(PIECE_AT[piece][from]);
  if (options.length === 0) return to;
  options.push(NONE);
  const picked = (yield decide(
    "british",
    "3.2.2",
    { kind: "escort", from: idOf(from), to: idOf(to) },
    options,
  )).value as PieceAt | "none";
  if (picked === "none") return to;
  moveForce(g, "3.2.2", picked.piece, 1, from, to);
  escorted[picked.piece as keyof typeof escorted][to]++;
  return to;
}

/** Force 136 must be there; J27 unshaded lifts that for one space of the Operation. */
const isLed = (g: Occupation, op: Operation, space: Space): boolean =>
  g.force136[space] > 0 || (!op.beyond && hasCapability(g, 27, "unshaded"));

function noteBeyond(g: Occupation, op: Operation, space: Space): void {
  if (g.force136[space] === 0) op.beyond = true;
}

// 3.2.3 Sabotage

const SABOTAGE_FORCE_136 = bar("3.2.3", { key: "why.no-force136" });

export const sabotageBar: OperationBar = (g, op, space) =>
  isLed(g, op, space) ? sabotageBarIn(g, BANDS, space) : SABOTAGE_FORCE_136;

export function* sabotage(g: Occupation, op: Operation): Play {
  for (
    let space: Space | undefined;
    (space = yield* nextSpace(g, op, "space", sabotageBar)) !== undefined;
  ) {
    noteBeyond(g, op, space);
    yield* sabotageIn(g, "3.2.3", BANDS, space);
  }
  yield* afterOperation(g, op);
}

// 3.2.4 Ambush

const AMBUSH_FORCE_136 = bar("3.2.4", { key: "why.no-force136" });
const BOSE_TROOPS = bar("J26", { key: "why.no-troops" });
const BOSE_UNDERGROUND = bar("3.2.4", { key: "why.no-underground" });

export const ambushBar: OperationBar = (g, op, space) => {
  if (!isLed(g, op, space)) return AMBUSH_FORCE_136;
  if (!op.terms.onBose) return ambushBarIn(g, BANDS, space);
  if (g.troops[space] === 0) return BOSE_TROOPS;
  return BANDS.some((band) => g[UNDERGROUND[band]][space] > 0) ? undefined : BOSE_UNDERGROUND;
};

export function* ambush(g: Occupation, op: Operation): Play {
  for (let space: Space | undefined; (space = yield* nextSpace(g, op, "space", ambushBar)) !== undefined; ) {
    noteBeyond(g, op, space);
    if (op.terms.onBose) yield* assassinate(g, space);
    else yield* ambushIn(g, "3.2.4", BANDS, space);
    settle(g);
  }
  yield* afterOperation(g, op);
}

/** J26 unshaded: the roll of an Ambush, for Resistance alone. */
function* assassinate(g: Occupation, space: Space): Play {
  const piece = yield* pickGuerrilla(
    g,
    "british",
    "J26",
    BANDS.map((band) => UNDERGROUND[band]),
    space,
  );
  activate(g, "J26", piece === UNDERGROUND.mpaja ? "mpaja" : "others", 1, space);
  if (yield* rollFor(g, "J26", "ambush", space, ambushTrial(g, space))) changeResistance(g, "J26", 2);
}
