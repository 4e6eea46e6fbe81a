import type { Bar, Choice, Play } from "@sandtable/engine";
import type { Hex } from "@sandtable/hex";
import { COUNT, END, NO, TO, YES } from "../choices.ts";
import { MARKERS, STRIKE_LIMIT } from "../data/tables.ts";
import { discard, showHeld } from "../hand.ts";
import { GRID, IN_GUN_RANGE, JAPANESE } from "../map.ts";
import { type Answers, ask, known } from "../questions.ts";
import { endStrikes } from "../sequence.ts";
import { type Campaign, type Marker, markerOf, STRIKE, type Strike } from "../state.ts";
import { BARS, closedBy } from "./bars.ts";
import { FIRE, type Ship } from "./choices.ts";
import { enemyHexes } from "./look.ts";

/** 12.7, 16.8, 17.0 Bombardments are placed before the first is resolved. */

const CRUISERS = markerOf("naval-ca");
const DESTROYERS = markerOf("naval-dd");
const FORCE_Z = markerOf("force-z");
export const shipOf = (marker: Marker): Ship => MARKERS[marker].id as Ship;

/** MB-33, MB-34 The ships of the phasing side that may still fire this turn. */
const shipsReady = (g: Campaign): readonly Marker[] =>
  g.phasing === JAPANESE
    ? [CRUISERS, DESTROYERS].filter((ship) => g.hand[ship] > 0 && !g.fired.includes(ship))
    : g.forceZ
      ? [FORCE_Z]
      : [];

/** Whether for all that the enemy knows something can be placed: then a pause would tell of ships in hand (MB-150). */
function seemsAble(g: Campaign, stacks: readonly Hex[]): boolean {
  if (pointsLeft(g) > 0 && stacks.some((hex) => !isPlaced(g, hex))) return true;
  const mightHaveShips =
    g.phasing === JAPANESE ? [CRUISERS, DESTROYERS].some((ship) => !g.fired.includes(ship)) : g.forceZ;
  return mightHaveShips && stacks.some((hex) => IN_GUN_RANGE[hex]);
}

/** Air points on Strike that are not placed yet. */
const pointsLeft = (g: Campaign): number =>
  g.strikes.reduce((left, { points }) => left - points, g.air[g.phasing][STRIKE]);

/** 26.13a, MB-47 One bombardment from the air for a hex. */
const isPlaced = (g: Campaign, hex: Hex): boolean =>
  g.strikes.some((strike) => strike.hex === hex && strike.points > 0);

/** 16.8, 26.11a Why a hex of the enemy cannot be bombarded. */
function barToStrike(g: Campaign, hex: Hex, ships: readonly Marker[]): Bar | undefined {
  if (ships.length > 0 && IN_GUN_RANGE[hex]) return undefined;
  if (pointsLeft(g) === 0) return BARS.range;
  return isPlaced(g, hex) ? BARS.placed : undefined;
}

/** B1 One placement more, or all are placed. */
export function* placeStrikes(g: Campaign): Play {
  const ships = shipsReady(g);
  const stacks = enemyHexes(g);
  const canStrike = pointsLeft(g) > 0 || ships.length > 0;
  const open = canStrike ? stacks.filter((hex) => !barToStrike(g, hex, ships)) : [];
  const chosen = yield* ask<"strikes">({
    seat: g.seat,
    rule: "16.8",
    about: { kind: "strikes", points: pointsLeft(g) },
    choices: [...open.map((hex) => TO[hex]), END],
    closed: () =>
      (canStrike ? stacks : []).flatMap((hex) => {
        const why = barToStrike(g, hex, ships);
        return why ? [closedBy(TO[hex], why)] : [];
      }),
    ...(seemsAble(g, stacks) && { secret: [g.seat] }),
  });
  if (chosen !== "end") yield* place(g, chosen, ships);
  else if (g.strikes.length === 0) endStrikes(g);
  else {
    g.tell({ kind: "all-placed", rule: "16.8", seat: g.seat });
    g.stage = "bombardment";
  }
}

/** 16.82, MB-33, MB-47 Air points or ships on a hex, never both in one bombardment. */
function* place(g: Campaign, hex: Hex, ready: readonly Marker[]): Play {
  const most = isPlaced(g, hex) ? 0 : Math.min(pointsLeft(g), STRIKE_LIMIT[g.seat]);
  const ships = IN_GUN_RANGE[hex] ? ready : [];
  const choices: Choice<Answers["strength"]>[] = [
    ...COUNT.slice(1, most + 1),
    ...ships.map((ship) => FIRE[shipOf(ship)]),
  ];
  const chosen = yield* ask<"strength">({
    seat: g.seat,
    rule: "16.81",
    about: { kind: "strength", hex: GRID.ids[hex] },
    choices,
    ...known([g.seat], choices),
  });
  if (typeof chosen === "number") {
    commit(g, { hex, points: chosen, ships: [] });
    return;
  }
  const first = markerOf(chosen);
  const other = ships.find((ship) => ship !== first);
  const joins = other !== undefined && (yield* asksToJoin(g, hex, other));
  commit(g, { hex, points: 0, ships: joins ? [first, other] : [first] });
}

function* asksToJoin(g: Campaign, hex: Hex, ship: Marker): Play<boolean> {
  const answer = yield* ask<"gunfire">({
    seat: g.seat,
    rule: "17.0",
    about: { kind: "gunfire", hex: GRID.ids[hex], marker: shipOf(ship) },
    secret: [g.seat],
    choices: [YES, NO],
  });
  return answer === "yes";
}

/** Ships are known from now on; Force Z goes to the pool (MB-34). */
function commit(g: Campaign, strike: Strike): void {
  g.strikes = [...g.strikes, strike];
  g.fired = [...g.fired, ...strike.ships];
  if (strike.ships.includes(FORCE_Z)) {
    g.forceZ = false;
    discard(g, FORCE_Z);
  } else for (const ship of strike.ships) showHeld(g, ship);
  g.tell({
    kind: "targeted",
    rule: strike.points > 0 ? "16.8" : "17.0",
    seat: g.seat,
    hex: GRID.ids[strike.hex],
    points: strike.points,
    ships: strike.ships.map(shipOf),
  });
}
