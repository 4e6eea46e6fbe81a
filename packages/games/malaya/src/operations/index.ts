import { type OperationMenu, operationMenu } from "@sandtable/coin";
import type { Bar } from "@sandtable/engine";
import { ALL_SPACES, type Space } from "../board.ts";
import type { MalayaNames } from "../choices.ts";
import { OPERATION_RULES, OPERATIONS, type OperationKind } from "../menu.ts";
import { cannotPay, canPay, Operation, selectionBar, type Terms } from "../operation.ts";
import { operationRemains } from "../specials.ts";
import { guerrillasIn, type Malaya } from "../state.ts";
import { assault, assaultBar, garrison, garrisonBar, sweep, sweepBar, train, trainBar } from "./british.ts";
import { attack, attackBar, march, marchBar, rally, rallyBar, terror, terrorBar } from "./mcp.ts";

export const operationOf = (kind: OperationKind, terms: Terms): Operation =>
  new Operation(kind, OPERATIONS.british.includes(kind) ? "british" : "mcp", terms);

/** Every Operation: where it may be executed, and how. */
const PLAYS: OperationMenu<Malaya, MalayaNames, Operation>["plays"] = {
  train: { bar: trainBar, play: train },
  garrison: { bar: garrisonBar, play: garrison },
  sweep: { bar: sweepBar, play: sweep },
  assault: { bar: assaultBar, play: assault },
  rally: { bar: rallyBar, play: rally },
  march: { bar: marchBar, play: march },
  attack: { bar: attackBar, play: attack },
  terror: { bar: terrorBar, play: terror },
};

const menu = operationMenu<Malaya, MalayaNames, Operation>({
  plays: PLAYS,
  rules: OPERATION_RULES,
  spaces: ALL_SPACES,
  selectionBar,
});
export const { execute } = menu;

/** Why an Operation cannot be chosen: it would have no space, or could not be paid. Extort may bring the money first (4.1). */
export function operationBar(g: Malaya, kind: OperationKind, terms: Terms): Bar | undefined {
  const op = operationOf(kind, terms);
  if (kind === "garrison" && !canPay(g, op, 2)) return cannotPay(2);
  const nowhere = menu.spaceBar(g, op);
  if (nowhere === undefined) return undefined;
  const unpaid = ALL_SPACES.map((space) => selectionBar(g, op, PLAYS[kind].bar, space)).findLast(
    (reason) => reason === cannotPay(1) || reason === cannotPay(2),
  );
  if (unpaid && extortFirst(g, op)) return undefined;
  return unpaid ?? nowhere;
}

/** With no Resources, Rally, March and Terror may begin with an Extort that pays for the first space. */
function extortFirst(g: Malaya, op: Operation): boolean {
  if (op.special === "closed" || op.kind === "attack" || op.faction === "british") return false;
  if (op.kind === "march" && !ALL_SPACES.some((space) => guerrillasIn(g, space) > 0)) return false;
  return ALL_SPACES.some(
    (space: Space) =>
      g.underground[space] > 0 && g.villages[space] === 0 && operationRemains(g, op, space, 1),
  );
}
