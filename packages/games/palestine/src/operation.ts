import {
  type OperationBar as BarOf,
  Operation as CoinOperation,
  type Terms as CoinTerms,
  operationSteps,
} from "@sandtable/coin";
import { giveUpCache, returnChit, tell } from "./acts.ts";
import { ALL_SPACES, ANYWHERE, idOf } from "./board.ts";
import { type Extension, LEAD, OFFENSIVE, type PalestineNames, table } from "./choices.ts";
import { OPERATION_RULES, type OperationKind } from "./menu.ts";
import { specials } from "./specials.ts";
import { CHIT_VALUES, cubesIn, type Faction, haganahSpace, hasCapability, type Palestine } from "./state.ts";

/** On what terms an Operation is executed. */
export interface Terms extends CoinTerms {
  /** 2.3.7: one more space for an Intel Chit or an Arms Cache. */
  readonly extends: boolean;
  /** Whether Intel Chits may be used at all (P6). */
  readonly chits: boolean;
  /** P28: a Sabotage that succeeds removes all Police of its space. */
  readonly raid: boolean;
}

/** On the terms of the sequence of play. */
const inTurn = (limited: boolean, most: number): Terms => ({
  free: false,
  limited,
  special: !limited,
  least: 1,
  most,
  where: ANYWHERE,
  extends: true,
  chits: true,
  raid: false,
});

/** 3.1 Up to three spaces, of which P9 takes one from the British; 6.5.3 The Haganah may add one for the Irgun. */
export const fullOperation = (g: Palestine, faction: Faction): Terms =>
  inTurn(false, faction === "irgun" ? 3 + haganahSpace(g) : hasCapability(g, 9, "shaded") ? 2 : 3);

/** 2.3.4 A Limited Operation: one space and no Special Activity. 6.5.3 reaches it, too. */
export const limitedOperation = (g: Palestine, faction: Faction): Terms =>
  inTurn(true, faction === "irgun" ? 1 + haganahSpace(g) : 1);

/** An Operation in as many spaces as an Event or a rule says: nothing adds to them, and no Capability takes away (5.1.2). */
export const operationIn = (most: number, more: Partial<Terms> = {}): Terms => ({
  free: false,
  limited: false,
  special: false,
  least: 1,
  most,
  where: ANYWHERE,
  extends: false,
  chits: true,
  raid: false,
  ...more,
});

/** An Operation under way (3.1). */
export class Operation extends CoinOperation<PalestineNames, Terms> {
  readonly bar: OperationBar;
  /** 2.3.7 The additional space has been bought. */
  extended: boolean = false;

  constructor(kind: OperationKind, faction: Faction, terms: Terms, bar: OperationBar) {
    super(kind, faction, terms);
    this.bar = bar;
  }
}

/** What an Operation says of a space: why it cannot be selected, or nothing. */
export type OperationBar = BarOf<Palestine, Operation>;

/** 2.3.7 Intelligence Lead and Offensive: which Operations they enlarge. */
const EXTENDABLE: ReadonlySet<OperationKind> = new Set([
  "patrol",
  "search",
  "assault",
  "recruit",
  "sabotage",
  "rob",
]);

export const { selectionBar, nextSpace, nextOrInstead, inEach, stepOrSpecial, afterOperation } =
  operationSteps<Palestine, PalestineNames, Operation>(table, ALL_SPACES, {
    rules: OPERATION_RULES,
    limited: "2.3.4",
    granted: "5.1",
    specials,
    asking: (_g, op, what) => ({ kind: what, operation: op.kind, chosen: op.count, max: op.most }),
    tellSelected: (g, op, space) =>
      tell(g, {
        kind: "select",
        rule: OPERATION_RULES[op.kind],
        seat: op.faction,
        operation: op.kind,
        space: idOf(space),
      }),
    extensions: {
      offer(g, op, choices, isThereMore) {
        if (!op.terms.extends || op.extended || !EXTENDABLE.has(op.kind)) return;
        // It comes when the spaces are used up; earlier only where a Cache given up is the one that a Rob can place.
        const early = op.kind === "rob" && g.available.caches === 0;
        if ((op.count < op.most && !early) || !isThereMore()) return;
        if (op.faction === "british") {
          for (const value of CHIT_VALUES) if (g.intel[value] > 0) choices.push(LEAD[value]);
          return;
        }
        // A Recruit must still find a space near a Cache when this one is gone.
        for (const space of ALL_SPACES) {
          if (g.caches[space] === 0 || cubesIn(g, space) > 0) continue;
          g.caches[space]--;
          if (isThereMore()) choices.push(OFFENSIVE[space]);
          g.caches[space]++;
        }
      },
      isExtension: (picked) => typeof picked === "object",
      *extend(g, op, picked) {
        const extension = picked as Extension;
        op.extended = true;
        op.most++;
        if ("lead" in extension) returnChit(g, "2.3.7", extension.lead, "lead");
        else giveUpCache(g, "2.3.7", "offensive", extension.offensive);
      },
    },
  });
