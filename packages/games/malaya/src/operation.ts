import {
  type OperationBar as BarOf,
  Operation as CoinOperation,
  type Terms as CoinTerms,
  operationSteps,
} from "@sandtable/coin";
import type { Bar } from "@sandtable/engine";
import { changeResources, tell } from "./acts.ts";
import { ALL_SPACES, ANYWHERE, idOf } from "./board.ts";
import { bar, type MalayaNames, table } from "./choices.ts";
import { OPERATION_RULES } from "./menu.ts";
import { specials } from "./specials.ts";
import type { Malaya } from "./state.ts";

/** On what terms an Operation is executed; free ones cost nothing (3.1.2, 5.4). */
export interface Terms extends CoinTerms {
  /** M30 replaces the paid Agitate of its Rally by a free one. */
  readonly agitates: boolean;
}

const ANY_NUMBER = ALL_SPACES.length;
const FULL: Terms = {
  limited: false,
  free: false,
  special: true,
  least: 1,
  most: ANY_NUMBER,
  where: ANYWHERE,
  agitates: true,
};
/** 2.3.2 Operation with Special Activity. */
export const FULL_OPERATION: Terms = FULL;
/** 2.3.4 Limited Operation. */
export const LIMITED_OPERATION: Terms = { ...FULL, limited: true, special: false, most: 1 };
/** 5.4 A free Limited Operation. */
export const FREE_LIMITED_OPERATION: Terms = { ...LIMITED_OPERATION, free: true };
/** 5.4 A free Operation in a number of spaces. */
export const freeIn = (least: number, most: number, more: Partial<Terms> = {}): Terms => ({
  ...FULL,
  free: true,
  special: false,
  least,
  most,
  ...more,
});

/** An Operation under way (3.1). */
export class Operation extends CoinOperation<MalayaNames, Terms> {
  /** Whether M2 has been used for one space of this Operation. */
  basesFirst: boolean = false;
}

export const canPay = (g: Malaya, op: Operation, price: number): boolean =>
  op.terms.free || g.resources[op.faction] >= price;

export function pay(g: Malaya, op: Operation, price: number): void {
  if (!op.terms.free) changeResources(g, OPERATION_RULES[op.kind], op.faction, -price);
}

/** What an Operation says of a space: why it cannot be selected, or nothing. */
export type OperationBar = BarOf<Malaya, Operation>;

const CANNOT_PAY: readonly Bar[] = [0, 1, 2, 3, 4].map((price) =>
  bar("3.1", { key: "why.cannot-pay", price }),
);
export const cannotPay = (price: number): Bar => CANNOT_PAY[price];

export const { selectionBar, nextSpace, nextOrInstead, inEach, stepOrSpecial, afterOperation } =
  operationSteps<Malaya, MalayaNames, Operation>(table, ALL_SPACES, {
    rules: OPERATION_RULES,
    limited: "2.3.4",
    granted: "5.4",
    specials,
    asking: (g, op, what) => ({
      kind: what,
      operation: op.kind,
      chosen: op.count,
      max: op.most,
      resources: g.resources[op.faction],
      free: op.terms.free,
    }),
    tellSelected: (g, op, space) =>
      tell(g, {
        kind: "select",
        rule: OPERATION_RULES[op.kind],
        seat: op.faction,
        operation: op.kind,
        space: idOf(space),
      }),
  });
