import type { Bar, Play } from "@sandtable/engine";
import { tell } from "../acts.ts";
import { ALL_SPACES, type Space } from "../board.ts";
import { bar } from "../choices.ts";
import { OPERATION_RULES, OPERATIONS, type OperationKind } from "../menu.ts";
import { cannotPay, canPay, Operation, type OperationBar, selectionBar, type Terms } from "../operation.ts";
import { operationRemains } from "../specials.ts";
import { guerrillasIn, type Malaya } from "../state.ts";
import { assault, assaultBar, garrison, garrisonBar, sweep, sweepBar, train, trainBar } from "./british.ts";
import { attack, attackBar, march, marchBar, rally, rallyBar, terror, terrorBar } from "./mcp.ts";

/** Every Operation: where it may be executed, and how. */
const OPERATION_PLAY: Readonly<
  Record<OperationKind, { readonly bar: OperationBar; readonly play: (g: Malaya, op: Operation) => Play }>
> = {
  train: { bar: trainBar, play: train },
  garrison: { bar: garrisonBar, play: garrison },
  sweep: { bar: sweepBar, play: sweep },
  assault: { bar: assaultBar, play: assault },
  rally: { bar: rallyBar, play: rally },
  march: { bar: marchBar, play: march },
  attack: { bar: attackBar, play: attack },
  terror: { bar: terrorBar, play: terror },
};

export const operationOf = (kind: OperationKind, terms: Terms): Operation =>
  new Operation(kind, OPERATIONS.british.includes(kind) ? "british" : "mcp", terms);

/** Declare the Operation, and play it. */
export function execute(g: Malaya, op: Operation): Play {
  if (g.log) {
    const { limited, free } = op.terms;
    tell(g, {
      kind: "operation",
      rule: OPERATION_RULES[op.kind],
      seat: op.faction,
      operation: op.kind,
      limited,
      free,
    });
  }
  return OPERATION_PLAY[op.kind].play(g, op);
}

/** Why an Operation cannot be chosen: it would have no space, or could not be paid. Extort may bring the money first (4.1). */
export function operationBar(g: Malaya, kind: OperationKind, terms: Terms): Bar | undefined {
  const op = operationOf(kind, terms);
  const own = OPERATION_PLAY[kind].bar;
  if (kind === "garrison" && !canPay(g, op, 2)) return cannotPay(2);
  let reason: Bar | undefined;
  for (let i = 0; i < ALL_SPACES.length; i++) {
    const found = selectionBar(g, op, own, ALL_SPACES[i]);
    if (found === undefined) return undefined;
    if (found === cannotPay(1) || found === cannotPay(2)) reason = found;
  }
  if (reason && extortFirst(g, op)) return undefined;
  return reason ?? bar(OPERATION_RULES[kind], { key: "why.no-operation-space" });
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
