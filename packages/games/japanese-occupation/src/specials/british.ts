import type { Trial } from "@sandtable/coin";
import type { Bar, Choice, Play } from "@sandtable/engine";
import {
  activate,
  moveForce,
  pickGuerrilla,
  placeAvailable,
  removeForce,
  rollFor,
  setOpposition,
  settle,
} from "../acts.ts";
import {
  has,
  idOf,
  isProvince,
  MORE_RAID,
  MORE_SUPPLY,
  NEIGHBOURS,
  PROVINCES,
  type Space,
  type SpaceSet,
} from "../board.ts";
import { bar, CHIT, DONE, decide, PIECE_AT, type PieceAt, SPACE } from "../choices.ts";
import { revealChit } from "../intel.ts";
import type { Operation } from "../operation.ts";
import { isBare, mayFlip, mayGo, operationRemains, WOULD_END } from "../remains.ts";
import {
  BANDS,
  type Band,
  CONCEALED,
  GUERRILLAS,
  type Guerrilla,
  guerrillasIn,
  hasCapability,
  type Occupation,
  UNDERGROUND,
} from "../state.ts";
import { strikeIn } from "../strikes.ts";
import { type Special, unlessBare } from "./common.ts";

/** 4.2 The British Special Activities, in the order of the rulebook. */

// 4.2.1 Supply

const SUPPLY_PROVINCE = bar("4.2.1", { key: "why.not-province" });
const NO_CAMP = bar("4.2.1", { key: "why.no-camp" });
const SUPPLY_FORCE_136 = bar("4.2.1", { key: "why.no-force136" });
const HAS_CACHE = bar("1.4.2", { key: "why.has-cache" });
const NO_CACHE_LEFT = bar("1.4.1", { key: "why.no-cache-left" });

/** J8 unshaded: one Province of a Supply needs no Force 136. */
const mayDrop = (g: Occupation, chosen: SpaceSet): boolean =>
  hasCapability(g, 8, "unshaded") &&
  !PROVINCES.some((space) => has(chosen, space) && g.force136[space] === 0);

/** J8 shaded */
const DROP: Trial = { modifiers: [], needed: 3, reads: "least" };

export const supply: Special = {
  faction: "british",
  most: (g) => (g.zipper >= MORE_SUPPLY ? 3 : 2),
  bar: (g, space, op, chosen) => {
    if (!isProvince(space)) return SUPPLY_PROVINCE;
    if (g.camps[space] === 0) return NO_CAMP;
    if (g.force136[space] === 0 && !mayDrop(g, chosen)) return SUPPLY_FORCE_136;
    if (g.caches[space] > 0) return HAS_CACHE;
    if (g.available.caches === 0 && !PROVINCES.some((from) => g.caches[from] > 0)) return NO_CACHE_LEFT;
    return unlessBare(g, op);
  },
  perform: function* (g, space) {
    if (hasCapability(g, 8, "shaded") && !(yield* rollFor(g, "J8", "supply", space, DROP))) return;
    if (g.available.caches > 0) placeAvailable(g, "4.2.1", "caches", 1, space);
    else {
      const options = PROVINCES.filter((from) => g.caches[from] > 0).map((from) => PIECE_AT.caches[from]);
      const taken = (yield decide("british", "1.4.1", { kind: "cache-from", space: idOf(space) }, options))
        .value as PieceAt;
      moveForce(g, "1.4.1", "caches", 1, taken.space, space);
    }
    removeForce(g, "4.2.1", "camps", 1, space);
    settle(g);
  },
  after: function* (g, chosen) {
    if (!hasCapability(g, 27, "shaded")) return;
    const options = PROVINCES.filter((space) => has(chosen, space) && g.opposition[space] > 0);
    if (options.length === 0) return;
    const space = (yield decide(
      "british",
      "J27",
      { kind: "discourage" },
      options.map((candidate) => SPACE[candidate]),
    )).value as Space;
    setOpposition(g, "J27", space, 0);
  },
};

// 4.2.2 Gather

const GATHER_FORCE_136 = bar("4.2.2", { key: "why.no-force136" });
const NOTHING_TO_GATHER = bar("4.2.2", { key: "why.nothing-to-gather" });

/** The kinds of Underground Guerrillas that may turn Active here; with J22 unshaded nobody has to. */
const mayInform = (g: Occupation, op: Operation | undefined, band: Band, space: Space): boolean =>
  g[UNDERGROUND[band]][space] > 0 &&
  (hasCapability(g, 22, "unshaded") ? unlessBare(g, op) === undefined : mayFlip(g, op, band, space));

const canGather = (g: Occupation, op: Operation | undefined, space: Space): boolean =>
  g.intelState[space] === CONCEALED &&
  (mayInform(g, op, "mpaja", space) || mayInform(g, op, "others", space));

/** J19 shaded: the neighbours of one chosen space only. */
const neighboursInform = (g: Occupation): boolean => !g.neighboursInformed || !hasCapability(g, 19, "shaded");

function* beginAfresh(g: Occupation): Play {
  g.neighboursInformed = false;
}

export const gather: Special = {
  faction: "british",
  most: (g) => (hasCapability(g, 19, "unshaded") ? 3 : 2),
  bar: (g, space, op) => {
    if (g.force136[space] === 0) return GATHER_FORCE_136;
    if (canGather(g, op, space)) return undefined;
    if (neighboursInform(g)) {
      const near = NEIGHBOURS[space];
      for (let i = 0; i < near.length; i++) if (canGather(g, op, near[i])) return undefined;
    }
    return NOTHING_TO_GATHER;
  },
  before: beginAfresh,
  perform: function* (g, chosen, op) {
    const reach = neighboursInform(g) ? [chosen, ...NEIGHBOURS[chosen]] : [chosen];
    let abroad = false;
    for (let revealed = 0; ; revealed++) {
      const options: Choice[] = [];
      for (const space of reach) if (canGather(g, op, space)) options.push(CHIT[space]);
      if (options.length === 0) break;
      if (revealed > 0) options.push(DONE);
      const space = (yield decide("british", "4.2.2", { kind: "gather", space: idOf(chosen) }, options))
        .value as Space | "done";
      if (space === "done") break;
      if (space !== chosen) abroad = true;
      if (!hasCapability(g, 22, "unshaded")) {
        const informers = BANDS.filter((band) => mayInform(g, op, band, space));
        const piece = yield* pickGuerrilla(
          g,
          "british",
          "4.2.2",
          informers.map((band) => UNDERGROUND[band]),
          space,
        );
        activate(g, "4.2.2", piece === UNDERGROUND.mpaja ? "mpaja" : "others", 1, space);
      }
      yield* revealChit(g, "4.2.2", space);
    }
    if (abroad) g.neighboursInformed = true;
  },
  after: beginAfresh,
};

// 4.2.3 Raid

const NOBODY_TO_RAID = bar("4.2.3", { key: "why.nobody-to-raid" });

/** 4.1 A Raid leaves its Operation a space: at once, or from a Supply Cache with its next step. */
const mayRaid = (
  g: Occupation,
  op: Operation | undefined,
  piece: Guerrilla,
  from: Space,
  to: Space,
  isFirst: boolean,
): boolean =>
  g[piece][from] > 0 &&
  (mayGo(g, op, piece, from, to) ||
    (isFirst && g.caches[to] > 0 && NEIGHBOURS[to].some((next) => mayGo(g, op, piece, from, next))));

/** The Guerrillas of a space that may go to another. */
function pushMovers(
  g: Occupation,
  op: Operation | undefined,
  from: Space,
  to: Space,
  isFirst: boolean,
  options: Choice[],
): void {
  for (const piece of GUERRILLAS)
    if (mayRaid(g, op, piece, from, to, isFirst)) options.push(PIECE_AT[piece][from]);
}

export const raid: Special = {
  faction: "british",
  most: (g) => (g.zipper >= MORE_RAID ? 3 : 2),
  bar: (g, space, op, chosen) => {
    let blocked: Bar = NOBODY_TO_RAID;
    for (const from of NEIGHBOURS[space]) {
      if (g.caches[from] === 0 || guerrillasIn(g, from) === 0) continue;
      if (!isBare(op)) return undefined;
      for (const piece of GUERRILLAS) if (mayRaid(g, op, piece, from, space, chosen === 0)) return undefined;
      blocked = WOULD_END;
    }
    return blocked;
  },
  mayStop: (g, op) => !isBare(op) || operationRemains(g, op),
  perform: function* (g, space, op, chosen) {
    const isFirst = chosen === 0;
    const options: Choice[] = [];
    for (const near of NEIGHBOURS[space])
      if (g.caches[near] > 0) pushMovers(g, op, near, space, isFirst, options);
    const first = (yield decide("british", "4.2.3", { kind: "raid", space: idOf(space) }, options))
      .value as PieceAt;
    const from = first.space;
    moveForce(g, "4.2.3", first.piece, 1, from, space);
    const more: Choice[] = [];
    pushMovers(g, op, from, space, isFirst, more);
    if (more.length > 0) {
      more.push(DONE);
      const second = (yield decide(
        "british",
        "4.2.3",
        { kind: "raid-more", from: idOf(from), space: idOf(space) },
        more,
      )).value as PieceAt | "done";
      if (second !== "done") moveForce(g, "4.2.3", second.piece, 1, from, space);
    }
    settle(g);
    yield* strikeIn(g, "4.2.3", BANDS, space, true, op);
    settle(g);
  },
};
