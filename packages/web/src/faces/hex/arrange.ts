import type { HexLayout, Spot } from "./geometry.ts";
import { groupBy } from "./group.ts";
import type { Area } from "./place.tsx";
import { COUNTER, inPile } from "./stack.ts";

/** Where every counter lies: in its hex, or in a box beside the map. */

export interface Lying {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** The hex; nothing for a box. */
  readonly hex?: string;
}

export interface Arrangement {
  readonly lying: ReadonlyMap<string, Lying>;
  /** The counters of a hex, by its number, from below to above. */
  readonly piles: ReadonlyMap<string, readonly string[]>;
  /** The hex a counter lies in. */
  pileOf(piece: string): string | undefined;
  /** How many lie in a hex as far as is known, where that is not the length of the pile; 0 for nothing to be said. */
  countOf?(hex: string): number;
}

/** In a hex the pile lies a little low and right: what is printed there stays free above it. */
const PILE: Spot = { x: 3, y: 4 };
/** Two seats in one hex. */
const APART = 16;
const STEP = COUNTER + 3;

export function pileSpot(layout: HexLayout, hex: string): Spot {
  const { x, y } = layout.centre(hex);
  return { x: x + PILE.x, y: y + PILE.y };
}

/** A pile for each seat in a hex, beside each other where both are there. */
export function inHex(
  layout: HexLayout,
  hex: string,
  piles: readonly [readonly string[], readonly string[]],
): Lying[] {
  const middle = pileSpot(layout, hex);
  const isShared = piles.every((pile) => pile.length > 0);
  return piles.flatMap((pile, index) =>
    pile.map((id, at) => {
      const { x, y } = inPile(at, pile.length);
      const aside = isShared ? (index === 0 ? -APART : APART) : 0;
      return { id, hex, scale: 1, x: middle.x + x + aside, y: middle.y + y };
    }),
  );
}

/** Rows from the upper left; smaller when there are too many. */
export function inRows(ids: readonly string[], { x, y, width, height }: Area, largest: number): Lying[] {
  let scale = largest;
  const columns = (): number => Math.max(1, Math.floor(width / (STEP * scale)));
  while (scale > 0.3 && Math.ceil(ids.length / columns()) * STEP * scale > height) scale -= 0.05;
  return ids.map((id, at) => ({
    id,
    scale,
    x: x + ((at % columns()) + 0.5) * STEP * scale,
    y: y + (Math.floor(at / columns()) + 0.5) * STEP * scale,
  }));
}

/** A text beside counters in a box. */
export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

const ABREAST = 4;
const LABEL = 20;
const COLUMNS = 2;

/** Orderly rows by formation, two formations abreast, each under its name. */
export function inRanks(
  ids: readonly string[],
  formationOf: (id: string) => string,
  area: Area,
): { readonly lying: readonly Lying[]; readonly labels: readonly Label[] } {
  const groups = [...groupBy(ids, formationOf)];
  const height = (count: number, scale: number): number =>
    LABEL + Math.ceil(count / ABREAST) * STEP * scale + 6;
  for (let scale = 0.9; ; scale -= 0.05) {
    const lying: Lying[] = [];
    const labels: Label[] = [];
    const bottoms = Array.from({ length: COLUMNS }, () => area.y);
    for (const [text, members] of groups) {
      const column = bottoms.indexOf(Math.min(...bottoms));
      const x = area.x + (column * area.width) / COLUMNS;
      const y = bottoms[column];
      labels.push({ text, x, y: y + 14 });
      members.forEach((id, at) => {
        const [across, down] = [at % ABREAST, Math.floor(at / ABREAST)];
        lying.push({
          id,
          scale,
          x: x + (across + 0.5) * STEP * scale,
          y: y + LABEL + (down + 0.5) * STEP * scale,
        });
      });
      bottoms[column] = y + height(members.length, scale);
    }
    if (Math.max(...bottoms) <= area.y + area.height || scale < 0.45) return { lying, labels };
  }
}

/** What is left of a box under its title. */
export const within = (area: Area, head: number, foot = 6): Area => ({
  x: area.x + 10,
  y: area.y + head,
  width: area.width - 20,
  height: area.height - head - foot,
});
