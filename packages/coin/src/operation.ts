import type { About, Bar, Choice, Closed, Play } from "@sandtable/engine";
import {
  barred,
  closedChoice,
  type Instead,
  type Names,
  type SpaceBar,
  type TableChoices,
} from "./choices.ts";
import type { CoinEvent } from "./log.ts";
import { has, type Space, type SpaceSet } from "./space.ts";
import type { SpecialActivities } from "./specials.ts";
import type { CardTable } from "./table.ts";

/** On what terms an Operation is executed. */
export interface Terms {
  /** A Limited Operation: no Special Activity, and most often one space. */
  readonly limited: boolean;
  /** Costs nothing, where Operations have a price. */
  readonly free: boolean;
  /** 4.1: comes with a Special Activity. */
  readonly special: boolean;
  /** How many spaces at least and at most; an Event may name a number. */
  readonly least: number;
  readonly most: number;
  /** Where an Event allows it. */
  readonly where: SpaceSet;
}

/** An Operation under way (3.1). */
export class Operation<N extends Names, T extends Terms = Terms> {
  readonly kind: N["operation"];
  readonly faction: N["faction"];
  readonly terms: T;
  /** Spaces selected so far: each only once (3.1). Pawns mark them on the table and are no limit (3.1.1). */
  selected: SpaceSet = 0;
  count: number = 0;
  /** How many spaces it must and may have. */
  least: number;
  most: number;
  /** Whether the one Special Activity is still to come (4.1). */
  special: "open" | "closed";
  /** The Special Activity alone was on offer and was not wanted, and nothing has happened since. */
  declined: boolean = false;

  constructor(kind: N["operation"], faction: N["faction"], terms: T) {
    this.kind = kind;
    this.faction = faction;
    this.terms = terms;
    this.least = terms.least;
    this.most = terms.most;
    this.special = terms.special ? "open" : "closed";
  }
}

/** What an Operation says of a space: why it cannot be selected, or nothing. */
export type OperationBar<G, O> = (g: G, op: O, space: Space) => Bar | undefined;

/** What is done in a space: at once, or with questions. */
export type Step = ((space: Space) => void) | ((space: Space) => Play<unknown>);

/** What a game tells the shared steps about its Operations. */
export interface OperationRules<G, N extends Names, O> {
  /** The rule number of each Operation. */
  readonly rules: Readonly<Record<N["operation"], string>>;
  /** The rule number of Limited Operations. */
  readonly limited: string;
  /** The rule number of what Events grant. */
  readonly granted: string;
  readonly specials: SpecialActivities<G, N, O>;
  /** How the player is asked for the next space. */
  readonly asking: (g: G, op: O, what: "space" | "destination") => N["asked"];
  readonly tellSelected: (g: G, op: O, space: Space) => void;
  /** Ways to be allowed one space more, if there is one more to choose. */
  readonly extensions?: {
    readonly offer: (g: G, op: O, choices: Choice[], isThereMore: () => boolean) => void;
    readonly extend: (g: G, op: O, picked: unknown) => Play;
    readonly isExtension: (picked: unknown) => boolean;
  };
}

const ALREADY = barred("3.1", { key: "why.already-chosen" });
const OVER = barred("3.1", { key: "why.operation-over" });
const noStep: SpaceBar = () => OVER;

/**
 * How an Operation goes from space to space (3.1), with the one Special Activity that may come at any boundary
 * between its steps (4.1), unless a joint movement is under way.
 */
export function operationSteps<
  G extends CardTable<N["faction"], string>,
  N extends Names,
  O extends Operation<N>,
>(choices: TableChoices<N>, spaces: readonly Space[], rules: OperationRules<G, N, O>) {
  const { SPACE, INSTEAD, DONE, ALL, ask, closedSpaces } = choices;
  const { specials, extensions } = rules;
  const ELSEWHERE = barred(rules.granted, { key: "why.elsewhere" });

  /** The bars common to all Operations, then the Operation's own. */
  function selectionBar(g: G, op: O, barOf: OperationBar<G, O>, space: Space): Bar | undefined {
    if (has(op.selected, space)) return ALREADY;
    if (!has(op.terms.where, space)) return ELSEWHERE;
    return barOf(g, op, space);
  }

  function select(g: G, op: O, space: Space): void {
    if (op.count === 0 && op.least === 0) declare(g, op, rules.rules);
    op.selected |= 1 << space;
    op.count++;
    if (g.log) rules.tellSelected(g, op, space);
  }

  const usedUp = (op: O): Bar =>
    barred(op.terms.limited ? rules.limited : op.terms.special ? "3.1" : rules.granted, {
      key: "why.spaces-used-up",
      max: op.most,
    });

  /**
   * Select the next space of the Operation, or stop. `instead` is the Special Activity that may take the place of
   * the Operation in a space, and where.
   */
  function* nextSpace(
    g: G,
    op: O,
    what: "space" | "destination",
    barOf: OperationBar<G, O>,
    instead?: { readonly special: N["special"]; readonly bar: SpaceBar },
  ): Play<Space | Instead<N["special"]> | undefined> {
    for (;;) {
      const full = op.count >= op.most;
      const options: Choice[] = [];
      if (!full) {
        for (let i = 0; i < spaces.length; i++) {
          const space = spaces[i];
          if (selectionBar(g, op, barOf, space) !== undefined) continue;
          options.push(SPACE[space]);
          if (instead && op.special === "open" && instead.bar(space) === undefined)
            options.push(INSTEAD[instead.special][space]);
        }
      }
      const open = options.length;
      const interruptible = op.special === "open" && !g.unsettled;
      if (interruptible) specials.offer(g, op, options);
      if (extensions)
        extensions.offer(
          g,
          op,
          options,
          () =>
            spaces.filter((space) => selectionBar(g, op, barOf, space) === undefined).length >
            op.most - op.count,
        );
      if (op.count >= op.least || options.length === 0 || (open === 0 && op.count > 0)) options.push(DONE);
      const picked = (yield ask(
        op.faction,
        rules.rules[op.kind as N["operation"]],
        rules.asking(g, op, what),
        options,
        () => [
          ...closedSpaces((space) => (full ? usedUp(op) : selectionBar(g, op, barOf, space))),
          ...(instead && !full ? closedInstead(g, op, barOf, instead) : []),
          ...specials.closed(g, op),
        ],
      )).value as Space | Instead<N["special"]> | N["special"] | "done";
      if (picked === "done") {
        op.declined = interruptible && open === 0;
        return undefined;
      }
      if (typeof picked === "number") {
        select(g, op, picked);
        return picked;
      }
      if (typeof picked === "object" && "instead" in picked) {
        select(g, op, picked.space);
        op.special = "closed";
        return picked;
      }
      if (extensions?.isExtension(picked)) yield* extensions.extend(g, op, picked);
      else yield* specials.perform(g, op, picked as N["special"]);
    }
  }

  const closedInstead = (
    g: G,
    op: O,
    barOf: OperationBar<G, O>,
    { special, bar }: { readonly special: N["special"]; readonly bar: SpaceBar },
  ): Closed[] =>
    op.special === "closed"
      ? []
      : spaces.flatMap((space) => {
          const reason = selectionBar(g, op, barOf, space) === undefined ? bar(space) : undefined;
          return reason ? [closedChoice(INSTEAD[special][space], reason)] : [];
        });

  /** Select the next space of an Operation that nothing takes the place of. */
  const next = nextSpace as (
    g: G,
    op: O,
    what: "space" | "destination",
    barOf: OperationBar<G, O>,
  ) => Play<Space | undefined>;

  /**
   * Resolve a step in each of these spaces. The order matters only if the Special Activity comes in between, so
   * only then is it asked for.
   */
  function* inEach(g: G, op: O, set: SpaceSet, step: Step): Play {
    op.declined = false;
    let left = set;
    while (left !== 0) {
      let next = (31 - Math.clz32(left & -left)) as Space;
      if (op.special === "open") {
        const options: Choice[] = [];
        specials.offer(g, op, options);
        if (options.length > 0) {
          for (const space of spaces) if (has(left, space)) options.push(SPACE[space]);
          if ((left & (left - 1)) !== 0) options.push(ALL);
          const picked = (yield ask(
            op.faction,
            rules.rules[op.kind as N["operation"]],
            { kind: "reveal", operation: op.kind },
            options,
            () => specials.closed(g, op),
          )).value as Space | N["special"] | "all";
          if (picked === "all") {
            for (const space of spaces) {
              const asked = has(left, space) ? step(space) : undefined;
              if (asked) yield* asked;
            }
            return;
          }
          if (typeof picked !== "number") {
            yield* specials.perform(g, op, picked);
            continue;
          }
          next = picked;
        }
      }
      const asked = step(next);
      if (asked) yield* asked;
      left &= ~(1 << next);
    }
  }

  /**
   * The last steps of an Operation: pick a space for one, or end it there. The Special Activity may come first, and
   * may itself open a space, so it is offered even where none is open (4.1).
   */
  function* stepOrSpecial(g: G, op: O, about: () => N["asked"], barOf: SpaceBar): Play<Space | undefined> {
    for (;;) {
      const options: Choice[] = [];
      for (const space of spaces) if (barOf(space) === undefined) options.push(SPACE[space]);
      const steps = options.length;
      if (op.special === "open" && (steps > 0 || !op.declined)) specials.offer(g, op, options);
      if (options.length === 0) return undefined;
      options.push(DONE);
      const said: About = steps > 0 ? about() : { kind: "after", operation: op.kind };
      const rule = steps > 0 ? rules.rules[op.kind as N["operation"]] : "4.1";
      const picked = (yield ask(op.faction, rule, said, options, () => [
        ...closedSpaces(barOf),
        ...specials.closed(g, op),
      ])).value as Space | N["special"] | "done";
      if (typeof picked === "number") {
        op.declined = false;
        return picked;
      }
      if (picked === "done") {
        op.special = "closed";
        return undefined;
      }
      yield* specials.perform(g, op, picked);
    }
  }

  /** After the last step: the Special Activity may still come (4.1). */
  function* afterOperation(g: G, op: O): Play {
    if (op.special === "open")
      yield* stepOrSpecial(
        g,
        op,
        () => ({ kind: "after", operation: op.kind }) as About as N["asked"],
        noStep,
      );
  }

  return {
    selectionBar,
    select,
    nextSpace: next,
    nextOrInstead: nextSpace,
    inEach,
    stepOrSpecial,
    afterOperation,
  };
}

/** Tell everyone which Operation is begun. */
function declare<G extends CardTable<N["faction"], string>, N extends Names, O extends Operation<N>>(
  g: G,
  op: O,
  rules: Readonly<Record<N["operation"], string>>,
): void {
  const kind: N["operation"] = op.kind;
  const { limited, free } = op.terms;
  const event: CoinEvent<N> = {
    kind: "operation",
    rule: rules[kind],
    seat: op.faction,
    operation: kind,
    limited,
    free,
  };
  g.log?.(event);
}

/** How Operations are begun. Methods, so that a game may ask for terms of its own: it is handed back what it gave. */
export interface OperationStart<G, N extends Names> {
  operationBar(g: G, kind: N["operation"], terms: Terms): Bar | undefined;
  operationOf(kind: N["operation"], terms: Terms): Operation<N>;
  /** Declare and play an Operation. */
  execute(g: G, op: Operation<N>): Play;
}

/** Every Operation of a game: where it may be executed, and how. */
export interface OperationMenu<G, N extends Names, O> {
  readonly plays: Readonly<
    Record<N["operation"], { readonly bar: OperationBar<G, O>; readonly play: (g: G, op: O) => Play }>
  >;
  readonly rules: Readonly<Record<N["operation"], string>>;
  readonly spaces: readonly Space[];
  readonly selectionBar: (g: G, op: O, barOf: OperationBar<G, O>, space: Space) => Bar | undefined;
}

export function operationMenu<
  G extends CardTable<N["faction"], string>,
  N extends Names,
  O extends Operation<N>,
>({ plays, rules, spaces, selectionBar }: OperationMenu<G, N, O>) {
  const nowhere = Object.fromEntries(
    Object.entries<string>(rules).map(([kind, rule]) => [
      kind,
      barred(rule, { key: "why.no-operation-space" }),
    ]),
  ) as Readonly<Record<N["operation"], Bar>>;

  /** Declare the Operation, and play it; one that may come to nothing is declared with its first space. */
  function execute(g: G, op: O): Play {
    if (g.log && op.least > 0) declare(g, op, rules);
    return plays[op.kind as N["operation"]].play(g, op);
  }

  /** Why an Operation would have no space; nothing if it has one. */
  function spaceBar(g: G, op: O): Bar | undefined {
    const kind: N["operation"] = op.kind;
    for (let i = 0; i < spaces.length; i++)
      if (selectionBar(g, op, plays[kind].bar, spaces[i]) === undefined) return undefined;
    return nowhere[kind];
  }

  return { execute, spaceBar };
}
