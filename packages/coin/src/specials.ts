import type { Bar, Choice, Closed, Play } from "@sandtable/engine";
import { barred, closedChoice, type Names, type TableChoices } from "./choices.ts";
import type { Operation } from "./operation.ts";
import { has, type Space, type SpaceSet } from "./space.ts";
import type { CardTable } from "./table.ts";

/** A Special Activity (4.0) in a number of spaces. `op` is the Operation it accompanies, if any. */
export interface SpecialInSpaces<G, N extends Names, O> {
  readonly faction: N["faction"];
  readonly most: (g: G) => number;
  /** `chosen` are the spaces it has taken place in so far. */
  readonly bar: (g: G, space: Space, op: O | undefined, chosen: SpaceSet) => Bar | undefined;
  readonly perform: (g: G, space: Space, op: O | undefined, chosen: SpaceSet) => Play;
  /** May it end here? Not while its Operation still waits for the space that it is to open. */
  readonly mayStop?: (g: G, op: O | undefined) => boolean;
  /** Before the first space, and after the last. */
  readonly before?: (g: G) => Play;
  readonly after?: (g: G, chosen: SpaceSet) => Play;
}

/** A Special Activity that takes place in no space. */
export interface SpecialDeed<G, N extends Names, O> {
  readonly faction: N["faction"];
  readonly bar?: (g: G, op: O | undefined) => Bar | undefined;
  readonly deed: (g: G) => Play;
}

/** Chosen together with a space of its Operation, in whose place it comes (see `nextOrInstead`). */
export type SpecialInstead = "instead";

export type Special<G, N extends Names, O> = SpecialInSpaces<G, N, O> | SpecialDeed<G, N, O> | SpecialInstead;

/** What a game tells of its Special Activities. */
export interface SpecialRules<G, N extends Names, O> {
  readonly kinds: Readonly<Record<N["special"], Special<G, N, O>>>;
  /** The rule number of each. */
  readonly rules: Readonly<Record<N["special"], string>>;
  /** The rule number of Limited Operations. */
  readonly limited: string;
  /** The rule number of what Events grant. */
  readonly granted: string;
  readonly byFaction: Readonly<Record<N["faction"], readonly N["special"][]>>;
  /** Which Special Activities may accompany an Operation (4.1.1). */
  readonly accompanies: Readonly<Record<N["operation"], readonly N["special"][]>>;
  readonly tell: (g: G, faction: N["faction"], special: N["special"]) => void;
}

/** Special Activities at the boundaries between the steps of an Operation (4.1). */
export interface SpecialActivities<G, N extends Names, O> {
  /** Push those that may come now. */
  offer(g: G, op: O, choices: Choice[]): void;
  /** Those that may not, and why. */
  closed(g: G, op: O): Closed[];
  /** Execute the Special Activity of an Operation: one block, once (4.1). */
  perform(g: G, op: O, special: N["special"]): Play;
}

export function specialActivities<
  G extends CardTable<N["faction"], string>,
  N extends Names,
  O extends Operation<N>,
>(choices: TableChoices<N>, spaces: readonly Space[], rules: SpecialRules<G, N, O>) {
  const { SPACE, SPECIAL, DONE, ask, closedSpaces } = choices;
  const LIMITED = barred(rules.limited, { key: "why.limited-no-special" });
  const USED = barred("4.1", { key: "why.special-used" });
  const MOVING = barred("4.1", { key: "why.step-under-way" });
  const CHOSEN = barred("4.1", { key: "why.already-chosen" });
  const ELSEWHERE = barred(rules.granted, { key: "why.elsewhere" });

  function hasPlace(g: G, op: O, kind: N["special"]): boolean {
    const special: Special<G, N, O> = rules.kinds[kind];
    if (special === "instead") return false;
    if ("deed" in special) return special.bar?.(g, op) === undefined;
    for (let i = 0; i < spaces.length; i++) if (special.bar(g, spaces[i], op, 0) === undefined) return true;
    return false;
  }

  function offer(g: G, op: O, options: Choice[]): void {
    const kinds = rules.accompanies[op.kind as N["operation"]];
    for (let i = 0; i < kinds.length; i++) if (hasPlace(g, op, kinds[i])) options.push(SPECIAL[kinds[i]]);
  }

  /** Why a Special Activity cannot come now, or nothing. */
  function barOf(g: G, op: O, kind: N["special"]): Bar | undefined {
    if (op.terms.limited) return LIMITED;
    if (!op.terms.special || op.special === "closed") return USED;
    if (g.unsettled) return MOVING;
    if (!rules.accompanies[op.kind as N["operation"]].includes(kind))
      return barred("4.1.1", { key: "why.cannot-accompany", operation: op.kind });
    if (rules.kinds[kind] !== "instead" && !hasPlace(g, op, kind))
      return barred(rules.rules[kind], { key: "why.special-nowhere" });
    return undefined;
  }

  const closed = (g: G, op: O): Closed[] =>
    rules.byFaction[op.faction as N["faction"]].flatMap((special) => {
      const reason = barOf(g, op, special);
      return reason ? [closedChoice(SPECIAL[special], reason)] : [];
    });

  function* perform(g: G, op: O, kind: N["special"]): Play {
    op.special = "closed";
    const special: Special<G, N, O> = rules.kinds[kind];
    if (special === "instead") return;
    if ("deed" in special) {
      if (g.log) rules.tell(g, special.faction, kind);
      yield* special.deed(g);
    } else yield* inSpaces(g, op, kind, special, special.most(g), 1);
  }

  /** 5.4 A Special Activity that comes without an Operation, in a number of spaces. */
  function* granted(g: G, kind: N["special"], least: number, most?: number, where = ~0): Play<SpaceSet> {
    const special: Special<G, N, O> = rules.kinds[kind];
    if (special === "instead") return 0;
    if (!("deed" in special))
      return yield* inSpaces(g, undefined, kind, special, most ?? special.most(g), least, where);
    if (g.log) rules.tell(g, special.faction, kind);
    yield* special.deed(g);
    return 0;
  }

  /** Whether a Special Activity without an Operation would find a space. */
  const grantable = (g: G, kind: N["special"], where = ~0): boolean => {
    const special: Special<G, N, O> = rules.kinds[kind];
    if (special === "instead") return false;
    return (
      "deed" in special ||
      spaces.some((space) => has(where, space) && special.bar(g, space, undefined, 0) === undefined)
    );
  };

  function* inSpaces(
    g: G,
    op: O | undefined,
    kind: N["special"],
    special: SpecialInSpaces<G, N, O>,
    most: number,
    least: number,
    where = ~0,
  ): Play<SpaceSet> {
    const rule = rules.rules[kind];
    // One that may come to nothing is told of with its first space.
    if (g.log && least > 0) rules.tell(g, special.faction, kind);
    if (special.before) yield* special.before(g);
    let chosen: SpaceSet = 0;
    for (let count = 0; count < most; count++) {
      const spaceBar = (space: Space): Bar | undefined => {
        if (has(chosen, space)) return CHOSEN;
        return has(where, space) ? special.bar(g, space, op, chosen) : ELSEWHERE;
      };
      const options: Choice[] = [];
      for (let i = 0; i < spaces.length; i++)
        if (spaceBar(spaces[i]) === undefined) options.push(SPACE[spaces[i]]);
      if (options.length === 0) break;
      const mayStop = count >= least && (special.mayStop?.(g, op) ?? true);
      if (mayStop) options.push(DONE);
      const picked = (yield ask(
        special.faction,
        rule,
        { kind: "special", special: kind, chosen: count, max: most, mayStop },
        options,
        () => closedSpaces(spaceBar),
      )).value as Space | "done";
      if (picked === "done") break;
      if (g.log && least === 0 && count === 0) rules.tell(g, special.faction, kind);
      yield* special.perform(g, picked, op, chosen);
      chosen |= 1 << picked;
    }
    if (special.after) yield* special.after(g, chosen);
    return chosen;
  }

  return { offer, closed, perform, granted, grantable };
}
