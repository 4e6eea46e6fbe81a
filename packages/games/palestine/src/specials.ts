import type { Trial } from "@sandtable/coin";
import {
  type Change,
  isBare,
  remainsAmong,
  type SpecialDeed,
  type SpecialInSpaces,
  specialActivities,
} from "@sandtable/coin";
import type { Choice, Play } from "@sandtable/engine";
import {
  activate,
  changeSabotage,
  changeWill,
  drawChits,
  imprison,
  removeCurfew,
  removeForce,
  settle,
  shiftLeft,
  tell,
} from "./acts.ts";
import { ALL_SPACES, districtOf, idOf, isCity, type Space } from "./board.ts";
import { attempt, bar, decide, type PalestineNames, PIECE_AT, type PieceAt, table } from "./choices.ts";
import type { RollCause } from "./log.ts";
import { ACCOMPANIES, SPECIAL_RULES, SPECIALS } from "./menu.ts";
import type { Operation } from "./operation.ts";
import { informs } from "./shape.ts";
import {
  cellsIn,
  cubesIn,
  hasCapability,
  hasCurfew,
  irgunIn,
  type Palestine,
  TRACK_CELLS,
  terrorOnMap,
} from "./state.ts";

/** 4.0 Special Activities, in the order of the rulebook. `op` is the Operation they accompany, if any. */

type Special = SpecialInSpaces<Palestine, PalestineNames, Operation>;

const WOULD_END = bar("4.1", { key: "why.operation-first" });
const remains = remainsAmong(ALL_SPACES);

// 4.2.1 Restore

const NO_TROOPS_AND_POLICE = bar("4.2.1", { key: "why.no-troops-and-police" });
const IRGUN_PRESENT = bar("4.2.1", { key: "why.irgun-present" });
const NOTHING_TO_RESTORE = bar("4.2.1", { key: "why.nothing-to-restore" });

const restore: Special = {
  faction: "british",
  most: () => 1,
  bar: (g, space) => {
    if (g.troops[space] === 0 || g.police[space] === 0) return NO_TROOPS_AND_POLICE;
    if (irgunIn(g, space) > 0) return IRGUN_PRESENT;
    if (g.sabotage[space] + g.terror[space] + g.curfew[space] === 0) return NOTHING_TO_RESTORE;
    return undefined;
  },
  /** Curfew and Sabotage go first; then Terror turns into Sabotage, and stays. */
  perform: function* (g, space) {
    if (hasCurfew(g, space)) removeCurfew(g, "4.2.1", space);
    changeSabotage(g, "4.2.1", space, -g.sabotage[space]);
    const terror = g.terror[space];
    if (terror === 0) return;
    g.terror[space] = 0;
    g.sabotage[space] = terror;
    if (g.log) tell(g, { kind: "flip-terror", rule: "4.2.1", space: idOf(space), count: terror });
  },
};

// 4.2.2 Negotiate

/** 4.1 The Cells that go back to the track (6.5.2) must not be the last that a Patrol could go to. */
const mayTakeLastCell = (g: Palestine, op: Operation | undefined): boolean => {
  if (!isBare(op) || op.kind !== "patrol") return false;
  const owed = TRACK_CELLS[g.haganah] - g.storedCells[g.haganah] - g.available.cells;
  return ALL_SPACES.reduce((cells, space) => cells + cellsIn(g, space), 0) <= Math.max(0, owed);
};

const negotiate: SpecialDeed<Palestine, PalestineNames, Operation> = {
  faction: "british",
  bar: (g, op) => (mayTakeLastCell(g, op) ? WOULD_END : undefined),
  /** At 0 the Haganah give an Intel Chit (6.5.4); otherwise a die and the Terror on the map must beat the track. */
  deed: function* (g) {
    if (informs(g.haganah)) return yield* drawChits(g, "4.2.2", 1);
    const terror = terrorOnMap(g);
    const trial: Trial<RollCause> = {
      modifiers: terror > 0 ? [{ cause: "terror", value: terror }] : [],
      needed: g.haganah + 1,
      reads: "least",
    };
    const rolled = yield* attempt("4.2.2", { kind: "negotiate-roll", terror, haganah: g.haganah }, trial);
    if (g.log)
      tell(g, { kind: "roll", rule: "4.2.2", what: "negotiate", ...rolled, result: rolled.die + terror });
    if (rolled.success) yield* shiftLeft(g, "4.2.2");
  },
};

// 4.2.3 Mass Detention

const DETENTION_CITY = bar("4.2.3", { key: "why.not-city" });
const NO_CURFEW = bar("4.2.3", { key: "why.no-curfew" });
const THREE_TROOPS = bar("4.2.3", { key: "why.three-troops" });

/** 4.1 However the die falls, an Assault that has no space so far must keep one. */
const mayTakeLastTarget = (g: Palestine, op: Operation | undefined, city: Space): boolean => {
  if (!isBare(op) || op.kind !== "assault") return false;
  return !ALL_SPACES.some((space) => {
    const searched = space === city || space === districtOf(city);
    const left = searched ? Math.max(g.caches[space], cellsIn(g, space) - 6) : irgunIn(g, space);
    return g.troops[space] > 0 && left > 0;
  });
};

const massDetention: Special = {
  faction: "british",
  most: () => 1,
  bar: (g, space, op) => {
    if (!isCity(space)) return DETENTION_CITY;
    if (!hasCurfew(g, space)) return NO_CURFEW;
    if (g.troops[space] < 3) return THREE_TROOPS;
    if (mayTakeLastTarget(g, op, space)) return WOULD_END;
    return undefined;
  },
  /** A die roll of Cells from the City and its District; those that are not there cost Political Will. */
  perform: function* (g, city) {
    const where = [city, districtOf(city)];
    const found = cellsIn(g, where[0]) + cellsIn(g, where[1]);
    const trial: Trial = { modifiers: [], needed: found, reads: "most" };
    const rolled = yield* attempt("4.2.3", { kind: "detention-roll", space: idOf(city) }, trial);
    const { die } = rolled;
    if (g.log)
      tell(g, {
        kind: "roll",
        rule: "4.2.3",
        what: "detention",
        ...rolled,
        result: die,
        space: idOf(city),
      });
    for (let left = Math.min(die, found); left > 0; left--) {
      const choices: Choice<PieceAt>[] = [];
      for (const space of where) {
        if (g.active[space] > 0) choices.push(PIECE_AT.active[space]);
        if (g.underground[space] > 0) choices.push(PIECE_AT.underground[space]);
      }
      const taken = (
        found <= die
          ? choices[0]
          : yield decide("british", "4.2.3", { kind: "detain", space: idOf(city), left }, choices)
      ).value as PieceAt;
      detain(g, taken);
    }
    settle(g);
    changeWill(g, "4.2.3", -Math.max(0, die - found));
  },
};

/** To Prison, or with P18 shaded to Available. */
function detain(g: Palestine, { piece, space }: PieceAt): void {
  if (hasCapability(g, 18, "shaded")) removeForce(g, "P18", piece, 1, space);
  else imprison(g, "4.2.3", piece as "underground" | "active", 1, space);
}

// 4.3.1 Silence

const NO_POLICE = bar("4.3.1", { key: "why.no-police" });
const TOO_FEW = bar("4.3.1", { key: "why.too-few-underground" });

/** A Police goes, and with the last cube of a City its Curfew (1.10). */
const silenced = (g: Palestine, space: Space): Change[] =>
  hasCurfew(g, space) && cubesIn(g, space) === 1
    ? [
        [g.police, space, -1],
        [g.curfew, space, -1],
      ]
    : [[g.police, space, -1]];

const silence: Special = {
  faction: "irgun",
  most: () => 1,
  bar: (g, space, op) => {
    if (g.police[space] === 0) return NO_POLICE;
    if (g.underground[space] < g.police[space]) return TOO_FEW;
    if (isBare(op) && !remains(g, op, silenced(g, space))) return WOULD_END;
    return undefined;
  },
  perform: function* (g, space) {
    removeForce(g, "4.3.1", "police", 1, space);
    settle(g);
  },
};

// 4.3.2 Propagandize

const NO_CELL = bar("4.3.2", { key: "why.no-cells" });
const UNDER_NO_CURFEW = bar("4.3.2", { key: "why.no-curfew" });

const propagandize: Special = {
  faction: "irgun",
  most: () => 2,
  bar: (g, space, op) => {
    if (!hasCurfew(g, space)) return UNDER_NO_CURFEW;
    if (cellsIn(g, space) === 0) return NO_CELL;
    if (isBare(op) && !remains(g, op, g.active[space] === 0 ? [[g.underground, space, -1]] : []))
      return WOULD_END;
    return undefined;
  },
  perform: function* (g, space) {
    if (g.active[space] === 0) activate(g, "4.3.2", 1, space);
    changeWill(g, "4.3.2", hasCapability(g, 25, "shaded") ? -2 : -1);
  },
};

/** 4.3.3 Terror is chosen together with its Sabotage space (see operations/irgun.ts). */
export const specials = specialActivities<Palestine, PalestineNames, Operation>(table, ALL_SPACES, {
  kinds: { restore, negotiate, "mass-detention": massDetention, silence, propagandize, terror: "instead" },
  rules: SPECIAL_RULES,
  limited: "2.3.4",
  granted: "5.1",
  byFaction: SPECIALS,
  accompanies: ACCOMPANIES,
  tell: (g, seat, special) => tell(g, { kind: "special", rule: SPECIAL_RULES[special], seat, special }),
});

/** A City fit for Mass Detention (P1, P14). */
export const canDetain = (g: Palestine, space: Space): boolean =>
  massDetention.bar(g, space, undefined, 0) === undefined;
export const detainIn = (g: Palestine, city: Space): Play => {
  if (g.log) tell(g, { kind: "special", rule: "4.2.3", seat: "british", special: "mass-detention" });
  return massDetention.perform(g, city, undefined, 0);
};
