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
import { chart, type Space, type SpaceId, spaceOf } from "../board.ts";
import { executeEvent } from "../events/index.ts";
import { palestine } from "../game.ts";
import { invariants } from "../invariants.ts";
import { OPERATIONS, type OperationKind, type SpecialKind } from "../menu.ts";
import { fullOperation, limitedOperation } from "../operation.ts";
import { execute, operationOf } from "../operations/index.ts";
import { specials } from "../specials.ts";
import {
  type CapabilityCard,
  DECK_PLANS,
  type Faction,
  type Force,
  type Loans,
  Palestine,
  PIECES_OF,
  putCapability,
  type Shading,
  type Stage,
  TRACK_CACHES,
  TRACK_CELLS,
} from "../state.ts";

export { keysOf, whyClosed } from "@sandtable/coin/testing";

/**
 * Positions as people describe them, and plays by the keys of their choices.
 *
 *     position({ tel_aviv: "3T 1P / 2C(1A) 1K curfew 2sabotage terror" }, { will: 12, intel: [1, 0, 2] })
 *
 * T Troops, P Police, C Cells (so many of them Active), K Arms Caches; then the markers. Everything not named is
 * Available, or on the Haganah Track where its value wants it.
 */
export interface Setting extends TableSetting<Faction, Stage, CapabilityCard> {
  readonly pool?: Pool<Force, SpaceId>;
  readonly will?: number;
  readonly haganah?: number;
  /** Chits held: zeros, ones, twos. */
  readonly intel?: readonly [number, number, number];
  readonly prison?: number;
  readonly exiled?: number;
  readonly loans?: Loans;
}

const PIECE_TOKEN = /^(\d+)([TPCK])(?:\((\d+)A\))?$/;
const MARKER_TOKEN = /^(\d*)(terror|sabotage|curfew)$/;

export function position(spaces: Partial<Record<SpaceId, string>>, setting: Setting = {}): Palestine {
  const g = new Palestine("standard");
  layOut(spaces, spaceOf, (space, token) => put(g, space, token));
  g.politicalWill = setting.will ?? 18;
  g.haganah = setting.haganah ?? 4;
  for (let value = 3; value <= 4; value++) {
    if (g.haganah >= value) continue;
    g.storedCells[value] = Math.min(TRACK_CELLS[value], g.available.cells);
    g.available.cells -= g.storedCells[value];
    g.storedCaches[value] = Math.min(TRACK_CACHES[value], g.available.caches);
    g.available.caches -= g.storedCaches[value];
  }
  g.intel = [...(setting.intel ?? [0, 0, 0])];
  g.prison = setting.prison ?? 0;
  g.exiled = setting.exiled ?? 0;
  g.available.cells -= g.prison + g.exiled;
  g.loans = setting.loans ?? "none";
  fillPool(g, setting.pool, PIECES_OF, chart.at);
  settle(g);
  setTable(g, setting, putCapability, DECK_PLANS[g.scenario]);
  return soundPosition(g, invariants);
}

function put(g: Palestine, space: Space, token: string): void {
  const piece = PIECE_TOKEN.exec(token);
  if (piece) {
    const count = Number(piece[1]);
    const active = Number(piece[3] ?? 0);
    const force = ({ T: "troops", P: "police", C: "cells", K: "caches" } as const)[
      piece[2] as "T" | "P" | "C" | "K"
    ];
    if (force === "cells") {
      g.underground[space] += count - active;
      g.active[space] += active;
    } else g[force][space] += count;
    g.available[force] -= count;
    return;
  }
  const marker = MARKER_TOKEN.exec(token);
  if (!marker) throw new Error(`"${token}" is neither pieces nor a marker`);
  if (marker[2] === "curfew") {
    g.curfew[space] = 1;
    g.available.curfews--;
  } else g[marker[2] as "terror" | "sabotage"][space] += Number(marker[1] || 1);
}

/** The space in the same notation: what stands there, and its markers. */
export function spaceText(g: Palestine, id: SpaceId): string {
  const space = chart.at(id);
  const parts: string[] = [];
  if (g.troops[space]) parts.push(`${g.troops[space]}T`);
  if (g.police[space]) parts.push(`${g.police[space]}P`);
  const cells = g.underground[space] + g.active[space];
  if (g.caches[space] || cells) parts.push("/");
  if (cells) parts.push(`${cells}C${g.active[space] ? `(${g.active[space]}A)` : ""}`);
  if (g.caches[space]) parts.push(`${g.caches[space]}K`);
  if (g.curfew[space]) parts.push("curfew");
  for (const marker of ["sabotage", "terror"] as const)
    if (g[marker][space]) parts.push(`${g[marker][space] > 1 ? g[marker][space] : ""}${marker}`);
  return parts.join(" ");
}

/** Every space that is not empty, in the same notation. */
export const boardText = (g: Palestine): Partial<Record<SpaceId, string>> =>
  textsOf(chart.ids, (id) => spaceText(g, id));

/** An Operation from its declaration on, full or Limited; the answers are keys. */
export function operation(
  g: Palestine,
  kind: OperationKind,
  box: "full" | "limited",
  ...answers: string[]
): Decision | undefined {
  const faction = OPERATIONS.british.includes(kind) ? "british" : "irgun";
  const terms = box === "full" ? fullOperation(g, faction) : limitedOperation(g, faction);
  return played(g, execute(g, operationOf(kind, terms)), answers);
}

/** A Special Activity by itself; the answers are keys. */
export const special = (g: Palestine, kind: SpecialKind, ...answers: string[]): Decision | undefined =>
  played(g, specials.granted(g, kind, 1), answers);

/** An Event by card number and side, executed by a faction; the answers are keys. */
export const event = (
  g: Palestine,
  x: Faction,
  card: number,
  side: Shading,
  ...answers: string[]
): Decision | undefined => played(g, executeEvent(g, x, card, side), answers);

export const { played, playOn, probe } = tablePlay(palestine);
