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
import { chart, isEconomicCenter, type Space, type SpaceId, spaceOf } from "../board.ts";
import { executeEvent } from "../events/index.ts";
import { malaya } from "../game.ts";
import { invariants } from "../invariants.ts";
import type { OperationKind } from "../menu.ts";
import { FREE_LIMITED_OPERATION, FULL_OPERATION, LIMITED_OPERATION, type Terms } from "../operation.ts";
import { execute, operationOf } from "../operations/index.ts";
import {
  type CapabilityCard,
  COMMANDERS,
  type Commander,
  DECK_PLANS,
  type Faction,
  type Force,
  Malaya,
  OPPOSITION,
  PIECES_OF,
  putCapability,
  type ScenarioId,
  type Shading,
  type Stage,
  SUPPORT,
} from "../state.ts";

export { keysOf, whyClosed } from "@sandtable/coin/testing";

/**
 * Positions as people describe them, and plays by the keys of their choices.
 *
 *     position({ pahang: "4T 1P / 1B 3G(2A) opposition terror village" }, { will: 12 })
 *
 * T Troops, P Police, G Guerrillas (so many of them Active), B Bases; then the markers. Everything not named
 * is Available. Control follows from the pieces.
 */
export interface Setting extends TableSetting<Faction, Stage, CapabilityCard> {
  readonly pool?: Pool<Force, SpaceId>;
  readonly will?: number;
  readonly british?: number;
  readonly mcp?: number;
  readonly commander?: Commander;
  readonly cancelled?: boolean;
  readonly scenario?: ScenarioId;
}

const PIECE_TOKEN = /^(\d+)([TPGB])(?:\((\d+)A\))?$/;
const MARKER_TOKEN = /^(\d*)(terror|sabotage|village|support|opposition)$/;

export function position(spaces: Partial<Record<SpaceId, string>>, setting: Setting = {}): Malaya {
  const g = new Malaya(setting.scenario ?? "standard");
  layOut(spaces, spaceOf, (space, token) => put(g, space, token));
  fillPool(g, setting.pool, PIECES_OF, chart.at);
  settle(g, "setup");
  g.politicalWill = setting.will ?? 12;
  g.resources.british = setting.british ?? 20;
  g.resources.mcp = setting.mcp ?? 10;
  g.commander = COMMANDERS.indexOf(setting.commander ?? "gurney");
  g.commanderCancelled = setting.cancelled ?? false;
  setTable(g, setting, putCapability, DECK_PLANS[g.scenario]);
  return soundPosition(g, invariants);
}

function put(g: Malaya, space: Space, token: string): void {
  const piece = PIECE_TOKEN.exec(token);
  if (piece) {
    const count = Number(piece[1]);
    const active = Number(piece[3] ?? 0);
    if (piece[2] === "T") g.troops[space] += count;
    else if (piece[2] === "P") g.police[space] += count;
    else if (piece[2] === "B") g.bases[space] += count;
    else {
      g.underground[space] += count - active;
      g.active[space] += active;
    }
    const force = ({ T: "troops", P: "police", B: "bases", G: "guerrillas" } as const)[
      piece[2] as "T" | "P" | "B" | "G"
    ];
    g.available[force] -= count;
    return;
  }
  const marker = MARKER_TOKEN.exec(token);
  if (!marker) throw new Error(`"${token}" is neither pieces nor a marker`);
  if (marker[2] === "terror" || marker[2] === "sabotage") g.terror[space] += Number(marker[1] || 1);
  else if (marker[2] === "village") {
    g.villages[space] = 1;
    g.available.villages--;
  } else g.attitude[space] = marker[2] === "support" ? SUPPORT : OPPOSITION;
}

/** The space in the same notation: what stands there, and its markers. */
export function spaceText(g: Malaya, id: SpaceId): string {
  const space = chart.at(id);
  const parts: string[] = [];
  if (g.troops[space]) parts.push(`${g.troops[space]}T`);
  if (g.police[space]) parts.push(`${g.police[space]}P`);
  const guerrillas = g.underground[space] + g.active[space];
  if (g.bases[space] || guerrillas) parts.push("/");
  if (g.bases[space]) parts.push(`${g.bases[space]}B`);
  if (guerrillas) parts.push(`${guerrillas}G${g.active[space] ? `(${g.active[space]}A)` : ""}`);
  if (g.attitude[space]) parts.push(g.attitude[space] === SUPPORT ? "support" : "opposition");
  if (g.terror[space])
    parts.push(
      `${g.terror[space] > 1 ? g.terror[space] : ""}${isEconomicCenter(space) ? "sabotage" : "terror"}`,
    );
  if (g.villages[space]) parts.push("village");
  return parts.join(" ");
}

/** Every space that is not empty, in the same notation. */
export const boardText = (g: Malaya): Partial<Record<SpaceId, string>> =>
  textsOf(chart.ids, (id) => spaceText(g, id));

/** British, MCP or nobody. */
export const controlOf = (g: Malaya, id: SpaceId): "british" | "mcp" | "nobody" =>
  (["mcp", "nobody", "british"] as const)[g.control[chart.at(id)] + 1];

const TERMS: Readonly<Record<"full" | "limited" | "free-limited", Terms>> = {
  full: FULL_OPERATION,
  limited: LIMITED_OPERATION,
  "free-limited": FREE_LIMITED_OPERATION,
};

/** An Operation from its declaration on; the answers are keys. */
export function operation(
  g: Malaya,
  kind: OperationKind,
  terms: keyof typeof TERMS,
  ...answers: string[]
): Decision | undefined {
  return played(g, execute(g, operationOf(kind, TERMS[terms])), answers);
}

/** An Event by card number and side, executed by a faction; the answers are keys. */
export function event(
  g: Malaya,
  x: Faction,
  card: number,
  side: Shading,
  ...answers: string[]
): Decision | undefined {
  return played(g, executeEvent(g, x, card, side), answers);
}

export const { played, playOn, probe } = tablePlay(malaya);
