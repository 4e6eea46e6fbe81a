import { BUTTON, type PieceAt as PieceAtOf, record, tableChoices } from "@sandtable/coin";
import type { Choice } from "@sandtable/engine";
import { ALL_RAILWAYS, ALL_SPACES, chart, idOf, type Railway, railwayId, type Space } from "./board.ts";
import { OPERATIONS, SPECIALS } from "./menu.ts";
import { BANDS, type Band, PIECES, type Piece } from "./state.ts";
import { ALTERNATIVES, type Asked, type OccupationThings, type Said } from "./words/vocabulary.ts";

export interface OccupationNames extends OccupationThings {
  readonly said: Said;
  readonly asked: Asked;
}
export type PieceAt = PieceAtOf<Piece>;

/** Every choice of the game, made once. */
export const table = tableChoices<OccupationNames>({
  chart,
  pieces: PIECES,
  operations: OPERATIONS,
  specials: SPECIALS,
  instead: [],
  alternatives: ALTERNATIVES,
  letter: "J",
});
export const {
  book,
  DONE,
  NONE,
  SPACE,
  SPECIAL,
  PIECE_AT,
  ALTERNATIVE,
  decide,
  chance,
  bar,
  closedSpaces,
  pickCount,
  pickAlternative,
  attempt,
} = table;

/** Guerrillas out of the Available box, one or two. */
export interface GuerrillasOut {
  readonly band: Band;
  readonly count: number;
}
export const GUERRILLAS_OUT: Readonly<Record<Band, readonly Choice<GuerrillasOut>[]>> = record(
  BANDS,
  (band: Band) =>
    [1, 2].map((count) =>
      table.define(`${band}:${count}`, { band, count }, BUTTON, { key: "choice.place", force: band, count }),
    ),
);

/** 1.3.6 The Railways. */
export const RAILWAY: readonly Choice<Railway>[] = ALL_RAILWAYS.map((line) => {
  const railway = railwayId(line);
  return table.define(
    `railway:${railway}`,
    line,
    { on: "track", id: `railway:${railway}` },
    { key: "choice.railway", railway },
  );
});

/** 1.11 The Intel chit of a space, and what turns up on one. */
export const CHIT: readonly Choice<Space>[] = ALL_SPACES.map((space) =>
  table.define(
    `intel.${idOf(space)}`,
    space,
    { on: "piece", id: "intel", at: idOf(space) },
    { key: "choice.chit", space: idOf(space) },
  ),
);
export const INTEL: readonly Choice<number>[] = [0, 1, 2].map((value) =>
  table.define(`intel:${value}`, value, BUTTON, { key: "choice.intel", value }),
);
