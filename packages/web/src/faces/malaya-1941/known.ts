import type { MalayaView, PictureView, SideView, UnitView } from "@sandtable/malaya-1941/shape";
import type { Counter } from "@sandtable/malaya-1941/units";
import { groupBy } from "../hex/index.ts";
import { counterOf, isHex, isSea } from "./data.ts";

/**
 * What lies on the table for somebody who may not see everything: own counters; those of the enemy that lie open; those that
 * were seen and cannot have changed; those that were seen once; and backs, of which nothing is known but their side.
 */
export type Knowledge = "own" | "open" | "sure" | "last" | "back" | "gone";

export interface Piece {
  readonly id: string;
  readonly seat: SideView["seat"];
  readonly at: string;
  readonly knowledge: Knowledge;
  /** Nothing for a back. */
  readonly counter?: Counter;
  readonly state?: UnitView;
  /** When it was seen: of what is remembered, and of a back under which something was seen. */
  readonly turn?: number;
  readonly isAfloat: boolean;
  readonly isMover: boolean;
}

type Box = keyof SideView["boxes"];
export const GONE: readonly Box[] = ["replaceable", "eliminated", "withdrawn"];

/** From below to above: supply lowest, then whoever serves, HQs, and those who fight; the strongest on top. */
const heightOf = ({ counter }: Piece): number => {
  if (!counter) return 0;
  const { type, attack, defence } = counter;
  return type === "supply" ? -2 : type === "hq" ? 2.5 : attack + defence;
};
const byHeight = (a: Piece, b: Piece): number => heightOf(a) - heightOf(b);

function pieceOf(
  side: SideView,
  knowledge: Knowledge,
  id: string,
  at: string,
  more: Partial<Pick<Piece, "counter" | "state" | "turn" | "isMover">>,
): Piece {
  return { id, seat: side.seat, at, knowledge, isAfloat: isHex(at) && isSea(at), isMover: false, ...more };
}

const known = (id: string): Pick<Piece, "counter"> => {
  const counter = counterOf(id);
  return counter ? { counter } : {};
};

/** An enemy hex, from below to above. */
function stackOf(
  side: SideView,
  hex: string,
  shown: readonly UnitView[],
  picture: PictureView | undefined,
): Piece[] {
  const open = shown
    .map((state, at) =>
      pieceOf(side, "open", `open-${side.seat}-${hex}-${at}`, hex, { ...known(state.id), state }),
    )
    .sort(byHeight);
  // Which hexes lie open is known to everybody, what lies there to the phasing side alone.
  if (side.open.includes(hex) && open.length > 0) return open;
  const seen = (knowledge: "sure" | "last"): Piece[] =>
    (picture?.faces ?? [])
      .map((face, at) =>
        pieceOf(side, knowledge, `seen-${side.seat}-${hex}-${at}`, hex, {
          ...known(face),
          ...(picture && { turn: picture.turn }),
        }),
      )
      .sort(byHeight);
  if (open.length === 0 && picture?.sure) return seen("sure");
  const back = pieceOf(side, "back", `back-${side.seat}-${hex}`, hex, picture ? { turn: picture.turn } : {});
  return open.length > 0 ? [back, ...open] : [...seen("last"), back];
}

function piecesOf(side: SideView, view: MalayaView): Piece[] {
  // An own counter with a name of its own keeps its id in its box: it may be chosen to be refitted.
  const goneId = (face: string, box: Box, at: number): string =>
    side.own && counterOf(face)?.id === face ? face : `gone-${side.seat}-${box}-${at}`;
  const gone = GONE.flatMap((box) =>
    side.boxes[box].map((face, at) => pieceOf(side, "gone", goneId(face, box, at), box, known(face))),
  );
  if (side.own) {
    const units = side.units.map((state) =>
      pieceOf(side, "own", state.id, state.at, {
        ...known(state.id),
        state,
        isMover: view.mover?.unit === state.id,
      }),
    );
    return [
      ...units.filter(({ isMover }) => !isMover).sort(byHeight),
      ...units.filter(({ isMover }) => isMover),
      ...gone,
    ];
  }
  const shown = groupBy(side.units, ({ at }) => at);
  const pictures = new Map(side.pictures.map((picture) => [picture.hex, picture]));
  return [
    ...side.hexes.flatMap((hex) => stackOf(side, hex, shown.get(hex) ?? [], pictures.get(hex))),
    ...gone,
  ];
}

/** Worked out once for each view: every place that is described asks for it. */
const made = new WeakMap<MalayaView, readonly Piece[]>();
export function pieces(view: MalayaView): readonly Piece[] {
  const known = made.get(view) ?? view.sides.flatMap((side) => piecesOf(side, view));
  made.set(view, known);
  return known;
}
