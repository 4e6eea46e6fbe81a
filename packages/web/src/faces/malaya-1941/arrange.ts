import { type Arrangement, groupBy, inHex, inRows, type Lying, within } from "../hex/index.ts";
import { isHex } from "./data.ts";
import { GONE, type Piece } from "./known.ts";
import { BASE, goneBox, HEX, turnBox } from "./layout.ts";
import { SEATS } from "./view.ts";

const idsOf = (pieces: readonly Piece[]): string[] => pieces.map(({ id }) => id);
/** In a box the strongest come first, who lie uppermost in a pile. */
const inBox = (pieces: readonly Piece[]): string[] => idsOf(pieces).reverse();

/** Eliminated for good, and withdrawn: one box, for neither comes back. */
export const GONE_ROWS = ["replaceable", "eliminated"] as const;
const rowOf = (at: string): number => (at === "replaceable" ? 0 : 1);

/** Where every counter lies. How many lie in a hex is said of own and open ones alone. */
export function arrange(all: readonly Piece[]): Arrangement {
  const lying = new Map<string, Lying>();
  const piles = new Map<string, readonly string[]>();
  const counts = new Map<string, number>();
  const put = (items: readonly Lying[]): void => {
    for (const item of items) lying.set(item.id, item);
  };
  const places = groupBy(all, ({ at }) => at);
  for (const [at, pieces] of places) {
    if (!isHex(at)) continue;
    const of = (seat: string): string[] => idsOf(pieces.filter((piece) => piece.seat === seat));
    put(inHex(HEX, at, [of("allied"), of("japanese")]));
    piles.set(at, idsOf(pieces));
    counts.set(at, pieces.some(({ knowledge }) => knowledge === "back") ? 0 : pieces.length);
  }
  put(inRows(inBox(places.get("base") ?? []), within(BASE, 84), 1.5));
  for (const [turn, pieces] of groupBy(places.get("track") ?? [], ({ state }) => state?.due))
    if (turn !== undefined) put(inRows(inBox(pieces), within(turnBox(turn), 62, 10), 0.9));
  for (const [column, seat] of SEATS.entries())
    for (const row of [0, 1]) {
      const gone = all.filter(
        (piece) =>
          piece.seat === seat && (GONE as readonly string[]).includes(piece.at) && rowOf(piece.at) === row,
      );
      put(inRows(idsOf(gone), within(goneBox(column, row), 50), 1.1));
    }
  return { lying, piles, pileOf: (id) => lying.get(id)?.hex, countOf: (hex) => counts.get(hex) ?? 0 };
}
