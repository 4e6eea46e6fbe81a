import { type OperationMenu, operationMenu } from "@sandtable/coin";
import type { Bar, Choice } from "@sandtable/engine";
import { ALL_SPACES } from "../board.ts";
import type { OccupationNames } from "../choices.ts";
import { OPERATION_RULES, OPERATIONS, type OperationKind } from "../menu.ts";
import { Operation, selectionBar, type Terms } from "../operation.ts";
import { specials } from "../specials.ts";
import type { Occupation } from "../state.ts";
import { ambush, ambushBar, contact, contactBar, sabotage, sabotageBar, train, trainBar } from "./british.ts";
import {
  assault,
  assaultBar,
  construct,
  constructBar,
  deploy,
  deployBar,
  sweep,
  sweepBar,
} from "./japanese.ts";

/** Every Operation: where it may be executed, and how. */
const PLAYS: OperationMenu<Occupation, OccupationNames, Operation>["plays"] = {
  train: { bar: trainBar, play: train },
  contact: { bar: contactBar, play: contact },
  sabotage: { bar: sabotageBar, play: sabotage },
  ambush: { bar: ambushBar, play: ambush },
  deploy: { bar: deployBar, play: deploy },
  construct: { bar: constructBar, play: construct },
  sweep: { bar: sweepBar, play: sweep },
  assault: { bar: assaultBar, play: assault },
};

export const operationOf = (kind: OperationKind, terms: Terms): Operation =>
  new Operation(kind, OPERATIONS.british.includes(kind) ? "british" : "japanese", terms, PLAYS[kind].bar);

const menu = operationMenu<Occupation, OccupationNames, Operation>({
  plays: PLAYS,
  rules: OPERATION_RULES,
  spaces: ALL_SPACES,
  selectionBar,
});
export const { execute } = menu;

/** Why an Operation cannot be chosen: it would have no space, and no Special Activity could open one first (4.1). */
export function operationBar(g: Occupation, kind: OperationKind, terms: Terms): Bar | undefined {
  const op = operationOf(kind, terms);
  const nowhere = menu.spaceBar(g, op);
  if (nowhere === undefined || op.special === "closed") return nowhere;
  const openers: Choice[] = [];
  specials.offer(g, op, openers);
  return openers.length > 0 ? undefined : nowhere;
}
