import type { Bar, Choice, Closed, Play } from "@sandtable/engine";
import { changeResources, tell } from "./acts.ts";
import { ALL_SPACES, ANYWHERE, has, idOf, type Space, type SpaceSet } from "./board.ts";
import {
  ALL,
  bar,
  closedChoice,
  closedSpaces,
  DONE,
  decide,
  SPACE,
  SPECIAL,
  type SpaceBar,
} from "./choices.ts";
import { OPERATION_RULES, type OperationKind, SPECIALS, type SpecialKind } from "./menu.ts";
import { openSpecials, performSpecial, specialBar } from "./specials.ts";
import type { Faction, Malaya } from "./state.ts";
import type { Said } from "./words/vocabulary.ts";

/** On what terms an Operation is executed. */
export interface Terms {
  /** 2.3.4: one space, no Special Activity. */
  readonly limited: boolean;
  /** 3.1.2, 5.4: costs nothing. */
  readonly free: boolean;
  /** 4.1: comes with a Special Activity. */
  readonly special: boolean;
  /** How many spaces at least and at most; an Event may name a number. */
  readonly least: number;
  readonly most: number;
  /** Where an Event allows it. */
  readonly where: SpaceSet;
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
export class Operation {
  readonly kind: OperationKind;
  readonly faction: Faction;
  readonly terms: Terms;
  /** Spaces selected so far: each only once (3.1). Pawns mark them on the table and are no limit (3.1.1). */
  selected: SpaceSet = 0;
  count: number = 0;
  /** Whether the one Special Activity is still to come (4.1). */
  special: "open" | "closed";
  /** The Special Activity alone was on offer and was not wanted, and nothing has happened since. */
  declined: boolean = false;
  /** Whether M2 has been used for one space of this Operation. */
  basesFirst: boolean = false;

  constructor(kind: OperationKind, faction: Faction, terms: Terms) {
    this.kind = kind;
    this.faction = faction;
    this.terms = terms;
    this.special = terms.special ? "open" : "closed";
  }
}

export const canPay = (g: Malaya, op: Operation, price: number): boolean =>
  op.terms.free || g.resources[op.faction] >= price;

export function pay(g: Malaya, op: Operation, price: number): void {
  if (!op.terms.free) changeResources(g, OPERATION_RULES[op.kind], op.faction, -price);
}

/** What an Operation says of a space: why it cannot be selected, or nothing. */
export type OperationBar = (g: Malaya, op: Operation, space: Space) => Bar | undefined;

const SELECTED = bar("3.1", { key: "why.already-chosen" });
const ELSEWHERE = bar("5.4", { key: "why.elsewhere" });
const CANNOT_PAY: readonly Bar[] = [0, 1, 2, 3, 4].map((price) =>
  bar("3.1", { key: "why.cannot-pay", price }),
);
export const cannotPay = (price: number): Bar => CANNOT_PAY[price];

/** The bars common to all Operations, then the Operation's own. */
export function selectionBar(g: Malaya, op: Operation, barOf: OperationBar, space: Space): Bar | undefined {
  if (has(op.selected, space)) return SELECTED;
  if (!has(op.terms.where, space)) return ELSEWHERE;
  return barOf(g, op, space);
}

export function select(g: Malaya, op: Operation, space: Space): void {
  op.selected |= 1 << space;
  op.count++;
  if (g.log)
    tell(g, {
      kind: "select",
      rule: OPERATION_RULES[op.kind],
      seat: op.faction,
      operation: op.kind,
      space: idOf(space),
    });
}

const spaceLimit = (op: Operation): Bar =>
  bar(op.terms.limited ? "2.3.4" : "5.4", { key: "why.spaces-used-up", max: op.terms.most });

/** Closed Special Activities at a step boundary (4.1, 4.1.1). */
function closedSpecials(g: Malaya, op: Operation): Closed[] {
  return SPECIALS[op.faction].flatMap((special) => {
    const reason = specialBar(g, op, special);
    return reason ? [closedChoice(SPECIAL[special], reason)] : [];
  });
}

/**
 * Select the next space of the Operation (3.1), or stop. Between the steps the one Special Activity may come
 * (4.1), unless a joint movement is under way.
 */
export function* nextSpace(
  g: Malaya,
  op: Operation,
  prompt: "prompt.space" | "prompt.destination",
  barOf: OperationBar,
): Play<Space | undefined> {
  for (;;) {
    const full = op.count >= op.terms.most;
    const choices: Choice[] = [];
    if (!full) {
      for (let i = 0; i < ALL_SPACES.length; i++) {
        const space = ALL_SPACES[i];
        if (selectionBar(g, op, barOf, space) === undefined) choices.push(SPACE[space]);
      }
    }
    const spaces = choices.length;
    const interruptible = op.special === "open" && !g.unsettled;
    if (interruptible) openSpecials(g, op, choices);
    if (op.count >= op.terms.least || choices.length === 0) choices.push(DONE);
    const said: Said = {
      key: prompt,
      operation: op.kind,
      chosen: op.count,
      max: op.terms.most,
      resources: g.resources[op.faction],
      free: op.terms.free,
    };
    const picked = (yield decide(op.faction, OPERATION_RULES[op.kind], said, choices, () => [
      ...closedSpaces((space) => (full ? spaceLimit(op) : selectionBar(g, op, barOf, space))),
      ...closedSpecials(g, op),
    ])).value as Space | SpecialKind | "done";
    if (picked === "done") {
      op.declined = interruptible && spaces === 0;
      return undefined;
    }
    if (typeof picked === "number") {
      select(g, op, picked);
      return picked;
    }
    yield* performSpecial(g, op, picked);
  }
}

/**
 * Resolve a step in each of these spaces. The order matters only if the Special Activity comes in between, so
 * only then is it asked for.
 */
export function* inEach(g: Malaya, op: Operation, spaces: SpaceSet, step: (space: Space) => void): Play {
  op.declined = false;
  let left = spaces;
  while (left !== 0) {
    let next = (31 - Math.clz32(left & -left)) as Space;
    if (op.special === "open") {
      const choices: Choice[] = [];
      openSpecials(g, op, choices);
      if (choices.length > 0) {
        for (const space of ALL_SPACES) if (has(left, space)) choices.push(SPACE[space]);
        if ((left & (left - 1)) !== 0) choices.push(ALL);
        const picked = (yield decide(
          op.faction,
          OPERATION_RULES[op.kind],
          { key: "prompt.reveal", operation: op.kind },
          choices,
          () => closedSpecials(g, op),
        )).value as Space | SpecialKind | "all";
        if (picked === "all") {
          for (const space of ALL_SPACES) if (has(left, space)) step(space);
          return;
        }
        if (typeof picked !== "number") {
          yield* performSpecial(g, op, picked);
          continue;
        }
        next = picked;
      }
    }
    step(next);
    left &= ~(1 << next);
  }
}

/**
 * The last steps of an Operation: pick a space for one, or end it there. The Special Activity may come first, and
 * may itself open a space, so it is offered even where none is open (4.1).
 */
export function* stepOrSpecial(
  g: Malaya,
  op: Operation,
  prompt: () => Said,
  barOf: SpaceBar,
): Play<Space | undefined> {
  for (;;) {
    const choices: Choice[] = [];
    for (const space of ALL_SPACES) if (barOf(space) === undefined) choices.push(SPACE[space]);
    const steps = choices.length;
    if (op.special === "open" && (steps > 0 || !op.declined)) openSpecials(g, op, choices);
    if (choices.length === 0) return undefined;
    choices.push(DONE);
    const said: Said = steps > 0 ? prompt() : { key: "prompt.after", operation: op.kind };
    const rule = steps > 0 ? OPERATION_RULES[op.kind] : "4.1";
    const picked = (yield decide(op.faction, rule, said, choices, () => [
      ...closedSpaces(barOf),
      ...closedSpecials(g, op),
    ])).value as Space | SpecialKind | "done";
    if (typeof picked === "number") {
      op.declined = false;
      return picked;
    }
    if (picked === "done") {
      op.special = "closed";
      return undefined;
    }
    yield* performSpecial(g, op, picked);
  }
}

/** After the last step: the Special Activity may still come (4.1). */
export function* afterOperation(g: Malaya, op: Operation): Play {
  if (op.special === "open")
    yield* stepOrSpecial(g, op, () => ({ key: "prompt.after", operation: op.kind }), noStep);
}

const NO_STEP = bar("3.1", { key: "why.operation-over" });
const noStep: SpaceBar = () => NO_STEP;
