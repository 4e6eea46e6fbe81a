import { BOXES, type Box } from "@sandtable/coin";
import {
  type Bar,
  CHANCE,
  type Choice,
  ChoiceBook,
  type Closed,
  type Decision,
  type Place,
  type Play,
} from "@sandtable/engine";
import { ALL_SPACES, idOf, type Space } from "./board.ts";
import { OPERATIONS, type OperationKind, SPECIALS, type SpecialKind } from "./menu.ts";
import { EVENT_CARDS, type Faction, PIECES, type Piece, PROPAGANDA, type Side } from "./state.ts";
import type { Alternative, Said } from "./words/vocabulary.ts";

/** Every choice of the game, made once. */
export const book = new ChoiceBook();

const BUTTON: Place = { on: "button" };
const define = <T>(key: string, value: T, place: Place, label: Said): Choice<T> =>
  book.define(key, value, place, label);
const onSpace = (space: Space): Place => ({ on: "space", id: idOf(space) });
const record = <K extends string, T>(keys: readonly K[], make: (key: K) => T): Readonly<Record<K, T>> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>;

/** Nothing more of this. */
export const DONE = define("done", "done" as const, BUTTON, { key: "choice.done" });
/** None of these. */
export const NONE = define("none", "none" as const, BUTTON, { key: "choice.none" });
/** All the rest. */
export const ALL = define("all", "all" as const, BUTTON, { key: "choice.all" });
export const PASS = define(
  "pass",
  "pass" as const,
  { on: "track", id: "initiative" },
  { key: "choice.pass" },
);

export const SPACE: readonly Choice<Space>[] = ALL_SPACES.map((space) =>
  define(idOf(space), space, onSpace(space), { key: "choice.space", space: idOf(space) }),
);

export const BOX: Readonly<Record<Box, Choice<Box>>> = record(BOXES, (box) =>
  define(`box:${box}`, box, { on: "track", id: `initiative:${box}` }, { key: "choice.box", box }),
);

export const OPERATION: Readonly<Record<OperationKind, Choice<OperationKind>>> = record(
  [...OPERATIONS.british, ...OPERATIONS.mcp],
  (operation) => define(operation, operation, BUTTON, { key: "choice.operation", operation }),
);

export const SPECIAL: Readonly<Record<SpecialKind, Choice<SpecialKind>>> = record(
  [...SPECIALS.british, ...SPECIALS.mcp],
  (special) => define(special, special, BUTTON, { key: "choice.special", special }),
);

export interface AmbushIn {
  readonly ambush: Space;
}
export const AMBUSH: readonly Choice<AmbushIn>[] = ALL_SPACES.map((space) =>
  define(`ambush:${idOf(space)}`, { ambush: space }, onSpace(space), {
    key: "choice.ambush",
    space: idOf(space),
  }),
);

export const SIDE: Readonly<Record<Side, Choice<Side>>> = record(["unshaded", "shaded"], (side) =>
  define(side, side, { on: "card", id: "current" }, { key: "choice.side", side }),
);

const COUNT: readonly Choice<number>[] = Array.from({ length: 16 }, (_, count) =>
  define(`count:${count}`, count, BUTTON, { key: "choice.count", count }),
);

/** Cubes out of the Available box: Troops or Police, one to four. */
export interface CubesOut {
  readonly force: "troops" | "police";
  readonly count: number;
}
const cubesOut = (force: "troops" | "police"): readonly Choice<CubesOut>[] =>
  [1, 2, 3, 4].map((count) =>
    define(`${force}:${count}`, { force, count }, BUTTON, { key: "choice.place", force, count }),
  );
export const CUBES: Readonly<Record<"troops" | "police", readonly Choice<CubesOut>[]>> = {
  troops: cubesOut("troops"),
  police: cubesOut("police"),
};

/** A piece standing in a space. */
export interface Standing {
  readonly piece: Piece;
  readonly space: Space;
}
export const STANDING: Readonly<Record<Piece, readonly Choice<Standing>[]>> = record(PIECES, (piece) =>
  ALL_SPACES.map((space) =>
    define(
      `${piece}.${idOf(space)}`,
      { piece, space },
      { on: "piece", id: piece, at: idOf(space) },
      { key: "choice.piece", piece, space: idOf(space) },
    ),
  ),
);

/** Two Guerrillas to be replaced by a Base: how many of them Underground. */
export const PAIR: readonly Choice<number>[] = [0, 1, 2].map((underground) =>
  define(`pair:${underground}u${2 - underground}a`, underground, BUTTON, { key: "choice.pair", underground }),
);

/** Two cubes to be lost: how many of them Troops. */
export const LOST: readonly Choice<number>[] = [0, 1, 2].map((troops) =>
  define(`lose:${troops}t${2 - troops}p`, troops, BUTTON, { key: "choice.lost", troops }),
);

export const ALTERNATIVE: Readonly<Record<Alternative, Choice<Alternative>>> = record(
  [
    "yes",
    "no",
    "guerrilla",
    "guerrillas",
    "base",
    "hide",
    "police",
    "village-and-support",
    "two-guerrillas",
    "place-base",
    "resources",
    "one-resource",
    "will",
    "left",
    "right",
  ] as Alternative[],
  (alternative) =>
    define(`take:${alternative}`, alternative, BUTTON, { key: "choice.alternative", alternative }),
);

export const DIE: readonly Choice<number>[] = [1, 2, 3, 4, 5, 6].map((die) =>
  define(`die:${die}`, die, BUTTON, { key: "choice.die", die }),
);

/** Card numbers; Propaganda is one for all three, which are alike. */
export const CARD: readonly Choice<number>[] = Array.from({ length: EVENT_CARDS + 1 }, (_, card) => {
  const name = card === PROPAGANDA ? "propaganda" : `M${card}`;
  return define(name, card, { on: "card", id: name }, { key: "choice.card", card: name });
});

/** A question to a faction. */
export const decide = <T>(
  seat: Faction,
  rule: string,
  prompt: Said,
  choices: readonly Choice<T>[],
  closed?: () => readonly Closed[],
): Decision<T> => ({ seat, rule, prompt, choices, closed, weights: undefined });

/** A question to chance. */
export const chance = <T>(
  rule: string,
  prompt: Said,
  choices: readonly Choice<T>[],
  weights?: readonly number[],
): Decision<T> => ({
  seat: CHANCE,
  rule,
  prompt,
  choices,
  closed: undefined,
  weights,
});

/** Why not: a rule number and the reason. */
export const bar = (rule: string, why: Said): Bar => ({ rule, why });

export const closedChoice = (choice: Choice, { rule, why }: Bar): Closed => ({
  key: choice.key,
  place: choice.place,
  label: choice.label,
  rule,
  why,
});

/** Whether a space may be picked: the reason why not, or nothing. */
export type SpaceBar = (space: Space) => Bar | undefined;

/** The spaces without a bar, and when somebody asks, the bars of the others. */
export const openSpaces = (barOf: SpaceBar): Choice<Space>[] => {
  const open: Choice<Space>[] = [];
  for (const space of ALL_SPACES) if (barOf(space) === undefined) open.push(SPACE[space]);
  return open;
};
export const closedSpaces = (barOf: SpaceBar): Closed[] =>
  ALL_SPACES.flatMap((space) => {
    const reason = barOf(space);
    return reason ? [closedChoice(SPACE[space], reason)] : [];
  });

/** Pick one of the fitting spaces; none if there is none. */
export function* pickSpace(
  seat: Faction,
  rule: string,
  prompt: Said,
  barOf: SpaceBar,
): Play<Space | undefined> {
  const choices = openSpaces(barOf);
  if (choices.length === 0) return undefined;
  return (yield decide(seat, rule, prompt, choices, () => closedSpaces(barOf))).value as Space;
}

/** Pick one of the fitting spaces, or none. */
export function* maySpace(
  seat: Faction,
  rule: string,
  prompt: Said,
  barOf: SpaceBar,
): Play<Space | undefined> {
  const choices: Choice[] = openSpaces(barOf);
  if (choices.length === 0) return undefined;
  choices.push(NONE);
  const picked = (yield decide(seat, rule, prompt, choices, () => closedSpaces(barOf))).value as
    | Space
    | "none";
  return picked === "none" ? undefined : picked;
}

/** Pick a number from `least` to `most`. */
export function* pickCount(
  seat: Faction,
  rule: string,
  prompt: Said,
  least: number,
  most: number,
): Play<number> {
  if (least >= most) return most;
  return (yield decide(seat, rule, prompt, COUNT.slice(least, most + 1))).value as number;
}

/** Pick one of several alternatives. */
export function* pickAlternative(
  seat: Faction,
  rule: string,
  prompt: Said,
  alternatives: readonly Alternative[],
): Play<Alternative> {
  return (yield decide(
    seat,
    rule,
    prompt,
    alternatives.map((alternative) => ALTERNATIVE[alternative]),
  )).value as Alternative;
}
