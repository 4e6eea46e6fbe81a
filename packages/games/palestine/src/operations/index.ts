import { type OperationMenu, operationMenu } from "@sandtable/coin";
import type { Bar, Choice } from "@sandtable/engine";
import { ALL_SPACES } from "../board.ts";
import type { PalestineNames } from "../choices.ts";
import { OPERATION_RULES, OPERATIONS, type OperationKind } from "../menu.ts";
import { Operation, selectionBar, type Terms } from "../operation.ts";
import { specials } from "../specials.ts";
import type { Palestine } from "../state.ts";
import { assault, assaultBar, deploy, deployBar, patrol, patrolBar, search, searchBar } from "./british.ts";
import { recruit, recruitBar, rob, robBar, sabotage, sabotageBar, travel, travelBar } from "./irgun.ts";

/** Every Operation: where it may be executed, and how. */
const PLAYS: OperationMenu<Palestine, PalestineNames, Operation>["plays"] = {
  deploy: { bar: deployBar, play: deploy },
  patrol: { bar: patrolBar, play: patrol },
  search: { bar: searchBar, play: search },
  assault: { bar: assaultBar, play: assault },
  recruit: { bar: recruitBar, play: recruit },
  travel: { bar: travelBar, play: travel },
  sabotage: { bar: sabotageBar, play: sabotage },
  rob: { bar: robBar, play: rob },
};

export const operationOf = (kind: OperationKind, terms: Terms): Operation =>
  new Operation(kind, OPERATIONS.british.includes(kind) ? "british" : "irgun", terms, PLAYS[kind].bar);

const menu = operationMenu<Palestine, PalestineNames, Operation>({
  plays: PLAYS,
  rules: OPERATION_RULES,
  spaces: ALL_SPACES,
  selectionBar,
});
export const { execute } = menu;

/**
 * Why an Operation cannot be chosen: it would have no space, and no Special Activity could open one first (4.1).
 * Deploy may always move Troops (3.2.1).
 */
export function operationBar(g: Palestine, kind: OperationKind, terms: Terms): Bar | undefined {
  if (kind === "deploy") return undefined;
  const op = operationOf(kind, terms);
  const nowhere = menu.spaceBar(g, op);
  if (nowhere === undefined || !terms.special) return nowhere;
  const openers: Choice[] = [];
  specials.offer(g, op, openers);
  return openers.length > 0 ? undefined : nowhere;
}
