import {
  type OperationBar as BarOf,
  Operation as CoinOperation,
  type Terms as CoinTerms,
  operationSteps,
} from "@sandtable/coin";
import { tell } from "./acts.ts";
import { ALL_SPACES, ANYWHERE, idOf } from "./board.ts";
import { type OccupationNames, table } from "./choices.ts";
import { OPERATION_RULES, type OperationKind } from "./menu.ts";
import { specials } from "./specials.ts";
import type { Faction, Occupation } from "./state.ts";

/** On what terms an Operation is executed. Nothing costs Resources in this game (1.7). */
export interface Terms extends CoinTerms {
  /** J26 shaded: Police move in a Sweep like Troops. */
  readonly policeMove: boolean;
  /** J26 unshaded: an Ambush that has to roll, and that moves nobody. */
  readonly onBose: boolean;
}

const ANY_NUMBER = ALL_SPACES.length;
const BRITISH: Terms = {
  limited: false,
  free: false,
  special: true,
  least: 1,
  most: ANY_NUMBER,
  where: ANYWHERE,
  policeMove: false,
  onBose: false,
};
const JAPANESE: Terms = { ...BRITISH, most: 3 };

/** 2.4.2, 3.1 Operation with Special Activity: the British wherever Force 136 is, the Japanese in up to three spaces. */
export const FULL_OPERATION: Readonly<Record<Faction, Terms>> = { british: BRITISH, japanese: JAPANESE };
/** 2.4.4 Limited Operation: no Special Activity, and one space only for the Japanese. */
export const LIMITED_OPERATION: Readonly<Record<Faction, Terms>> = {
  british: { ...BRITISH, limited: true, special: false },
  japanese: { ...JAPANESE, limited: true, special: false, most: 1 },
};
/** 2.4.3 What Passing allows, or nothing: a Contact, or a Limited Deploy. */
export const PASSING: Readonly<Record<Faction, Terms>> = {
  british: { ...BRITISH, special: false, least: 0 },
  japanese: { ...LIMITED_OPERATION.japanese, least: 0 },
};
/** An Operation that an Event or a Propaganda Round grants, in a number of spaces that no Capability changes (5.1.2). */
export const grantedIn = (least: number, most: number, more: Partial<Terms> = {}): Terms => ({
  ...BRITISH,
  special: false,
  least,
  most,
  ...more,
});

/** What an Operation says of a space: why it cannot be selected, or nothing. */
export type OperationBar = BarOf<Occupation, Operation>;

/** An Operation under way (3.1). */
export class Operation extends CoinOperation<OccupationNames, Terms> {
  readonly bar: OperationBar;
  /** Whether the one space without Force 136 that J27 allows has been used. */
  beyond: boolean = false;

  constructor(kind: OperationKind, faction: Faction, terms: Terms, bar: OperationBar) {
    super(kind, faction, terms);
    this.bar = bar;
  }
}

export const { selectionBar, nextSpace, inEach, afterOperation } = operationSteps<
  Occupation,
  OccupationNames,
  Operation
>(table, ALL_SPACES, {
  rules: OPERATION_RULES,
  limited: "2.4.4",
  granted: "5.1",
  specials,
  asking: (_g, op, what) => ({
    kind: what,
    operation: op.kind,
    chosen: op.count,
    max: op.most,
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
