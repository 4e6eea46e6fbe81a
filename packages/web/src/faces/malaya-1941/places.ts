import type { MalayaView } from "@sandtable/malaya-1941/shape";
import type { Place, View } from "@sandtable/protocol";
import type { Description } from "../face.ts";
import { groupBy, hexPlace, piecePlace, trackPlace } from "../hex/index.ts";
import { isHex, terrainOf } from "./data.ts";
import { fogLines, hexTitle, whoIsThere } from "./describe.ts";
import { scoreLines, TRACKS } from "./describe-track.ts";
import { pieces } from "./known.ts";
import { HEX } from "./layout.ts";
import { tableOf } from "./view.ts";
import { dangerOf } from "./warns.ts";
import { words } from "./words/index.ts";

/** The order in which a keyboard goes through the table, and the table in words. */

const LAND = HEX.ids.filter((id) => !["sea", "lake", "out-of-play"].includes(terrainOf(id)));
const byNumber = (a: string, b: string): number => (a < b ? -1 : 1);

/** The displays; then column by column from the north-west, each hex with what lies in it; then the boxes. */
export function places(given: View): readonly Place[] {
  const there = groupBy(pieces(tableOf(given)), ({ at }) => at);
  const hexes = [...new Set([...LAND, ...[...there.keys()].filter(isHex)])].sort(byNumber);
  const idsAt = (at: string): Place[] => (there.get(at) ?? []).map(({ id }) => piecePlace(id));
  return [
    ...Object.keys(TRACKS).map(trackPlace),
    ...hexes.flatMap((hex) => [hexPlace(hex), ...idsAt(hex)]),
    ...[...there.keys()].filter((at) => !isHex(at)).flatMap(idsAt),
  ];
}

/** What somebody did: counters that came, went or changed, forts, and the hexes where the enemy stands. */
export function touched(given: View, now: View): readonly Place[] {
  const [before, after] = [tableOf(given), tableOf(now)];
  const kept = new Map(pieces(before).map((piece) => [piece.id, JSON.stringify(piece)]));
  const changed = pieces(after).filter((piece) => kept.get(piece.id) !== JSON.stringify(piece));
  const held = (view: MalayaView, hex: string): string =>
    JSON.stringify([view.forts[hex], view.sides.map((side) => side.hexes.includes(hex))]);
  const hexes = [
    ...new Set(
      [before, after].flatMap((view) => [
        ...view.sides.flatMap((side) => side.hexes),
        ...Object.keys(view.forts),
      ]),
    ),
  ];
  return [
    ...hexes
      .filter((hex) => held(before, hex) !== held(after, hex))
      .sort(byNumber)
      .map(hexPlace),
    ...changed.map(({ id }) => piecePlace(id)),
  ];
}

export function text(given: View): readonly Description[] {
  const view = tableOf(given);
  const hexes = [...new Set(view.sides.flatMap((side) => side.hexes))].sort(byNumber);
  const lines = hexes.flatMap((hex) =>
    [...whoIsThere(hex, view), ...fogLines(hex, view)].map((line) =>
      words.titled({ title: hexTitle(hex), line }),
    ),
  );
  return [
    ...Object.values(TRACKS).map((track) => track(view)),
    { title: words.title.map, lines: lines.length > 0 ? lines : [words.about.nobody] },
  ];
}

export function forecast(given: View): Description {
  const view = tableOf(given);
  const danger = dangerOf(view);
  return {
    title: words.title.forecast,
    lines: danger === undefined ? scoreLines(view) : [...scoreLines(view), danger],
  };
}
