import { type PieceAt as PieceAtOf, tableChoices } from "@sandtable/coin";
import type { Choice, Place } from "@sandtable/engine";
import { ALL_SPACES, chart, idOf, type Space } from "./board.ts";
import { OPERATIONS, SPECIALS } from "./menu.ts";
import { CHIT_VALUES, type ChitValue, PIECES, type Piece } from "./state.ts";
import { ALTERNATIVES, type Asked, type PalestineThings, type Said } from "./words/vocabulary.ts";

/** The things of this game, and the messages in which it speaks of them. */
export interface PalestineNames extends PalestineThings {
  readonly said: Said;
  readonly asked: Asked;
}
export type PieceAt = PieceAtOf<Piece>;

/** Every choice of the game, made once. */
export const table = tableChoices<PalestineNames>({
  chart,
  pieces: PIECES,
  operations: OPERATIONS,
  specials: SPECIALS,
  instead: ["terror"],
  alternatives: ALTERNATIVES,
  letter: "P",
});
export const {
  book,
  DONE,
  NONE,
  SPACE,
  PIECE_AT,
  ALTERNATIVE,
  decide,
  chance,
  bar,
  openSpaces,
  closedSpaces,
  maySpace,
  pickCount,
  pickAlternative,
  attempt,
} = table;

const onTray = (value: ChitValue): Place => ({ on: "track", id: `intel:${value}` });

/** 1.6.1 An Intel Chit, by its value: drawn, spent or discarded. */
export const CHIT: readonly Choice<ChitValue>[] = CHIT_VALUES.map((value) =>
  table.define(`intel:${value}`, value, onTray(value), { key: "choice.chit", value }),
);

/** 2.3.7 An Intel Chit discarded for one more space, or an Arms Cache removed for it. */
export type Extension = { readonly lead: ChitValue } | { readonly offensive: Space };
export const LEAD: readonly Choice<Extension>[] = CHIT_VALUES.map((value) =>
  table.define(`lead:${value}`, { lead: value }, onTray(value), { key: "choice.lead", value }),
);
export const OFFENSIVE: readonly Choice<Extension>[] = ALL_SPACES.map((space) =>
  table.define(
    `offensive:${idOf(space)}`,
    { offensive: space },
    { on: "piece", id: "caches", at: idOf(space) },
    { key: "choice.offensive", space: idOf(space) },
  ),
);
