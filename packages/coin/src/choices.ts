import {
  type About,
  type Bar,
  CHANCE,
  type Choice,
  ChoiceBook,
  type Closed,
  type Decision,
  type Message,
  type Place,
  type Play,
} from "@sandtable/engine";
import { BOXES, type Box } from "./initiative.ts";
import type { Chart, Space } from "./space.ts";
import { EVENT_CARDS, PROPAGANDA, type Shading } from "./table.ts";
import { type Rolled, successfulFaces, type Trial } from "./trial.ts";

/** The names a game has for its things: one word for each, so that the compiler can tell a Troop from a Train. */
export interface Things {
  readonly faction: string;
  readonly space: string;
  /** The forces as they stand on the map. */
  readonly piece: string;
  /** The forces as they lie in the Available boxes. */
  readonly force: string;
  readonly operation: string;
  readonly special: string;
  readonly alternative: string;
  /** What a card may ask for. */
  readonly question: string;
}

/** A game's things, and the messages in which it speaks of them. */
export interface Names extends Things {
  readonly said: Message;
  readonly asked: About;
}

/** What a game's choices are made of: its map, its pieces, its menu. */
export interface Parts<N extends Names> {
  readonly chart: Chart<N["space"]>;
  readonly pieces: readonly N["piece"][];
  readonly operations: Readonly<Record<N["faction"], readonly N["operation"][]>>;
  readonly specials: Readonly<Record<N["faction"], readonly N["special"][]>>;
  /** Special Activities that take the place of their Operation in a space. */
  readonly instead: readonly N["special"][];
  readonly alternatives: readonly N["alternative"][];
  /** What stands before the number of a card: "M" of M12. */
  readonly letter: string;
}

/** A piece standing in a space. */
export interface PieceAt<Piece extends string> {
  readonly piece: Piece;
  readonly space: Space;
}

/** A Special Activity that takes the place of its Operation in a space. */
export interface Instead<Special extends string> {
  readonly instead: Special;
  readonly space: Space;
}

/** Why a space cannot be picked; nothing if it can. */
export type SpaceBar = (space: Space) => Bar | undefined;

/** Why not: a rule number and the reason. */
export const barred = (rule: string, why: Message): Bar => ({ rule, why });

export const closedChoice = (choice: Choice, { rule, why }: Bar): Closed => ({
  key: choice.key,
  place: choice.place,
  label: choice.label,
  rule,
  why,
});

/** The number that a choice stands for. */
export function numberOf({ key, value }: Choice): number {
  if (typeof value !== "number") throw new TypeError(`the choice "${key}" stands for no number`);
  return value;
}

export const BUTTON: Place = { on: "button" };

export const record = <K extends string, T>(
  keys: readonly K[],
  make: (key: K) => T,
): Readonly<Record<K, T>> => Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>;

const listed = <T>(byFaction: Readonly<Record<string, readonly T[]>>): T[] => Object.values(byFaction).flat();

/** The choices that every game of The British Way knows, each made once, and how they are put to a player. */
export function tableChoices<N extends Names>(parts: Parts<N>) {
  type Faction = N["faction"];
  type Piece = N["piece"];
  type Special = N["special"];
  type Alternative = N["alternative"];
  type Said = N["said"];
  type Asked = N["asked"];
  const { chart, letter } = parts;
  const { all, idOf } = chart;
  const book = new ChoiceBook();
  const define = <T>(key: string, value: T, place: Place, label: Message): Choice<T> =>
    book.define(key, value, place, label);
  const onSpace = (space: Space): Place => ({ on: "space", id: idOf(space) });

  /** Nothing more of this. */
  const DONE = define("done", "done" as const, BUTTON, { key: "choice.done" });
  /** None of these. */
  const NONE = define("none", "none" as const, BUTTON, { key: "choice.none" });
  /** All the rest. */
  const ALL = define("all", "all" as const, BUTTON, { key: "choice.all" });
  const PASS = define(
    "pass",
    "pass" as const,
    { on: "track", id: "initiative" },
    {
      key: "choice.pass",
    },
  );
  const SPACE: readonly Choice<Space>[] = all.map((space) =>
    define(idOf(space), space, onSpace(space), { key: "choice.space", space: idOf(space) }),
  );
  const BOX = record(BOXES, (box: Box) =>
    define(`box:${box}`, box, { on: "track", id: `initiative:${box}` }, { key: "choice.box", box }),
  );
  const OPERATION = record(listed(parts.operations), (operation: N["operation"]) =>
    define(operation, operation, BUTTON, { key: "choice.operation", operation }),
  );
  const SPECIAL = record(listed(parts.specials), (special: Special) =>
    define(special, special, BUTTON, { key: "choice.special", special }),
  );
  const INSTEAD = record(parts.instead, (special: Special) =>
    all.map(
      (space): Choice<Instead<Special>> =>
        define(`${special}:${idOf(space)}`, { instead: special, space }, onSpace(space), {
          key: "choice.instead",
          special,
          space: idOf(space),
        }),
    ),
  );
  const SIDE = record(["unshaded", "shaded"] as const, (side: Shading) =>
    define(side, side, { on: "card", id: "current" }, { key: "choice.side", side }),
  );
  const COUNT: readonly Choice<number>[] = Array.from({ length: 16 }, (_, count) =>
    define(`count:${count}`, count, BUTTON, { key: "choice.count", count }),
  );
  const PIECE_AT = record(parts.pieces, (piece: Piece) =>
    all.map(
      (space): Choice<PieceAt<Piece>> =>
        define(
          `${piece}.${idOf(space)}`,
          { piece, space },
          { on: "piece", id: piece, at: idOf(space) },
          { key: "choice.piece", piece, space: idOf(space) },
        ),
    ),
  );
  const ALTERNATIVE = record(parts.alternatives, (alternative: Alternative) =>
    define(`take:${alternative}`, alternative, BUTTON, { key: "choice.alternative", alternative }),
  );
  const DIE: readonly Choice<number>[] = [1, 2, 3, 4, 5, 6].map((die) =>
    define(`die:${die}`, die, BUTTON, { key: "choice.die", die }),
  );
  /** By card number; Propaganda is one for all three, which are alike. */
  const CARD: readonly Choice<number>[] = Array.from({ length: EVENT_CARDS + 1 }, (_, card) => {
    const name = card === PROPAGANDA ? "propaganda" : `${letter}${card}`;
    return define(name, card, { on: "card", id: name }, { key: "choice.card", card: name });
  });

  /** A question to a faction, as the rules that all games share put it: in messages that every game has words for. */
  const ask = <T>(
    seat: Faction,
    rule: string,
    about: About,
    choices: readonly Choice<T>[],
    closed?: () => readonly Closed[],
  ): Decision<T> => ({ seat, rule, about, choices, closed, weights: undefined });

  /** A question to a faction. */
  const decide: <T>(
    seat: Faction,
    rule: string,
    about: Asked,
    choices: readonly Choice<T>[],
    closed?: () => readonly Closed[],
  ) => Decision<T> = ask;

  /** A question to chance. */
  const chance = <T>(
    rule: string,
    about: Asked,
    choices: readonly Choice<T>[],
    weights?: readonly number[],
  ): Decision<T> => ({ seat: CHANCE, rule, about, choices, closed: undefined, weights });

  /** Why not, in the words of this game. */
  const bar = (rule: string, why: Said): Bar => barred(rule, why);

  /** The spaces without a bar, and when somebody asks, the bars of the others. */
  const openSpaces = (barOf: SpaceBar): Choice<Space>[] => {
    const open: Choice<Space>[] = [];
    for (let i = 0; i < all.length; i++) if (barOf(all[i]) === undefined) open.push(SPACE[i]);
    return open;
  };
  const closedSpaces = (barOf: SpaceBar): Closed[] =>
    all.flatMap((space) => {
      const reason = barOf(space);
      return reason ? [closedChoice(SPACE[space], reason)] : [];
    });

  /** Pick one of the fitting spaces; none if there is none. */
  function* pickSpace(seat: Faction, rule: string, about: Asked, barOf: SpaceBar): Play<Space | undefined> {
    const choices = openSpaces(barOf);
    if (choices.length === 0) return undefined;
    return (yield decide(seat, rule, about, choices, () => closedSpaces(barOf))).value as Space;
  }

  /** Pick one of the fitting spaces, or none. */
  function* maySpace(seat: Faction, rule: string, about: Asked, barOf: SpaceBar): Play<Space | undefined> {
    const choices: Choice[] = openSpaces(barOf);
    if (choices.length === 0) return undefined;
    choices.push(NONE);
    const picked = (yield decide(seat, rule, about, choices, () => closedSpaces(barOf))).value as
      | Space
      | "none";
    return picked === "none" ? undefined : picked;
  }

  /** Pick a number from `least` to `most`. */
  function* pickCount(seat: Faction, rule: string, about: Asked, least: number, most: number): Play<number> {
    if (least >= most) return most;
    return numberOf(yield decide(seat, rule, about, COUNT.slice(least, most + 1)));
  }

  /** Pick one of several alternatives. */
  function* pickAlternative<A extends Alternative>(
    seat: Faction,
    rule: string,
    about: Asked,
    alternatives: readonly A[],
  ): Play<A> {
    return (yield decide(
      seat,
      rule,
      about,
      alternatives.map((alternative) => ALTERNATIVE[alternative]),
    )).value as A;
  }

  /** Roll a die that must come to a number; chance is told which of its faces do. */
  function* attempt<Cause extends string>(
    rule: string,
    about: Asked,
    trial: Trial<Cause>,
  ): Play<Rolled<Cause>> {
    const { modifiers, needed, reads } = trial;
    const successes = successfulFaces(trial);
    const question = {
      seat: CHANCE,
      rule,
      about,
      choices: DIE,
      closed: undefined,
      weights: undefined,
      successes,
    };
    const die = numberOf(yield question);
    return { modifiers, needed, reads, die, success: successes[die - 1] };
  }

  return {
    book,
    define,
    DONE,
    NONE,
    ALL,
    PASS,
    SPACE,
    BOX,
    OPERATION,
    SPECIAL,
    INSTEAD,
    SIDE,
    PIECE_AT,
    ALTERNATIVE,
    CARD,
    DIE,
    ask,
    decide,
    chance,
    bar,
    openSpaces,
    closedSpaces,
    pickSpace,
    maySpace,
    pickCount,
    pickAlternative,
    attempt,
  };
}

export type TableChoices<N extends Names> = ReturnType<typeof tableChoices<N>>;
