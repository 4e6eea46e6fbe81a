import { BUTTON, type PieceAt as PieceAtOf, tableChoices } from "@sandtable/coin";
import type { Choice } from "@sandtable/engine";
import { chart } from "./board.ts";
import { OPERATIONS, SPECIALS } from "./menu.ts";
import { PIECES, type Piece } from "./state.ts";
import { ALTERNATIVES, type Asked, type MalayaThings, type Said } from "./words/vocabulary.ts";

export { closedChoice, type SpaceBar } from "@sandtable/coin";

/** The things of this game, and the messages in which it speaks of them. */
export interface MalayaNames extends MalayaThings {
  readonly said: Said;
  readonly asked: Asked;
}
export type PieceAt = PieceAtOf<Piece>;

/** Every choice of the game, made once. */
export const table = tableChoices<MalayaNames>({
  chart,
  pieces: PIECES,
  operations: OPERATIONS,
  specials: SPECIALS,
  instead: ["ambush"],
  alternatives: ALTERNATIVES,
  letter: "M",
});
export const {
  book,
  DONE,
  SPACE,
  PIECE_AT,
  ALTERNATIVE,
  decide,
  bar,
  openSpaces,
  closedSpaces,
  pickCount,
  pickAlternative,
  attempt,
} = table;

/** Cubes out of the Available box: Troops or Police, one to four. */
export interface CubesOut {
  readonly force: "troops" | "police";
  readonly count: number;
}
const cubesOut = (force: "troops" | "police"): readonly Choice<CubesOut>[] =>
  [1, 2, 3, 4].map((count) =>
    table.define(`${force}:${count}`, { force, count }, BUTTON, { key: "choice.place", force, count }),
  );
export const CUBES: Readonly<Record<"troops" | "police", readonly Choice<CubesOut>[]>> = {
  troops: cubesOut("troops"),
  police: cubesOut("police"),
};

/** Two Guerrillas to be replaced by a Base: how many of them Underground. */
export const PAIR: readonly Choice<number>[] = [0, 1, 2].map((underground) =>
  table.define(`pair:${underground}u${2 - underground}a`, underground, BUTTON, {
    key: "choice.pair",
    underground,
  }),
);

/** Two cubes to be lost: how many of them Troops. */
export const LOST: readonly Choice<number>[] = [0, 1, 2].map((troops) =>
  table.define(`lose:${troops}t${2 - troops}p`, troops, BUTTON, { key: "choice.lost", troops }),
);
