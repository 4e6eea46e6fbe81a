import type { TableView } from "@sandtable/1942/shape";
import { UNITS, type Unit } from "@sandtable/1942/units";
import { type Area, COUNTER, groupBy, inPile, type Spot, type Stacks } from "../hex/index.ts";
import { isBox, seatOf, stateOf } from "./data.ts";
import {
  ALLIED_OFF_MAP,
  ELIMINATED,
  HEX,
  HOME_GUARD,
  HONG_KONG,
  JAPANESE_OFF_MAP,
  SURRENDERED,
  turnBox,
} from "./layout.ts";

/** Where every counter lies: in its hex, or in a box beside the map. */

export interface Lying {
  readonly unit: Unit;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** The hex; nothing for a box. */
  readonly hex?: string;
}

export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface Arrangement extends Stacks {
  readonly lying: ReadonlyMap<string, Lying>;
  /** Names of divisions in the boxes. */
  readonly labels: readonly Label[];
}

/** In a hex the pile lies a little low and right: the city's mark stays free above it. */
const PILE: Spot = { x: 3, y: 4 };
/** Two sides in one hex, with water between them (5.A.3). */
const APART = 16;
const STEP = COUNTER + 3;

export function pileSpot(hex: string): Spot {
  const { x, y } = HEX.centre(hex);
  return { x: x + PILE.x, y: y + PILE.y };
}

function onMap(hex: string, units: readonly Unit[]): Lying[] {
  const middle = pileSpot(hex);
  const sides = (["allied", "japanese"] as const).map((seat) =>
    units.filter(({ nation }) => seatOf(nation) === seat),
  );
  const shared = sides.every((side) => side.length > 0);
  return sides.flatMap((side, index) =>
    side.map((unit, at) => {
      const { x, y } = inPile(at, side.length);
      const aside = shared ? (index === 0 ? -APART : APART) : 0;
      return { unit, hex, scale: 1, x: middle.x + x + aside, y: middle.y + y };
    }),
  );
}

/** Rows from the upper left; smaller when there are too many. */
function inRows(units: readonly Unit[], { x, y, width, height }: Area, largest: number): Lying[] {
  let scale = largest;
  const columns = (): number => Math.max(1, Math.floor(width / (STEP * scale)));
  while (scale > 0.3 && Math.ceil(units.length / columns()) * STEP * scale > height) scale -= 0.05;
  return units.map((unit, at) => ({
    unit,
    scale,
    x: x + ((at % columns()) + 0.5) * STEP * scale,
    y: y + (Math.floor(at / columns()) + 0.5) * STEP * scale,
  }));
}

const inner = (area: Area, head: number, foot = 6): Area => ({
  x: area.x + 10,
  y: area.y + head,
  width: area.width - 20,
  height: area.height - head - foot,
});

/** The formation a counter is kept with: its division, or its arm. */
const formation = ({ parent, type, navy, size }: Unit): string => {
  if (size === "air") return "Air";
  if (navy) return "Landing Force";
  if (parent !== undefined) return parent;
  return type === "tank" ? "Tanks" : type === "artillery" ? "Artillery" : "Others";
};

const ABREAST = 4;
const LABEL = 20;

/** Orderly rows by division, two divisions abreast. */
function byFormation(units: readonly Unit[], area: Area): { lying: Lying[]; labels: Label[] } {
  const groups = [...groupBy(units, formation)];
  const columns = 2;
  const height = (count: number, scale: number): number =>
    LABEL + Math.ceil(count / ABREAST) * STEP * scale + 6;
  for (let scale = 0.9; ; scale -= 0.05) {
    const lying: Lying[] = [];
    const labels: Label[] = [];
    const bottoms = Array.from({ length: columns }, () => area.y);
    for (const [name, members] of groups) {
      const column = bottoms.indexOf(Math.min(...bottoms));
      const x = area.x + (column * area.width) / columns;
      const y = bottoms[column];
      labels.push({ text: name, x, y: y + 14 });
      members.forEach((unit, at) => {
        const [across, down] = [at % ABREAST, Math.floor(at / ABREAST)];
        lying.push({
          unit,
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

export function arrange(view: TableView): Arrangement {
  const places = groupBy(UNITS, ({ id }) => stateOf(view, id).at);
  const lying = new Map<string, Lying>();
  const piles = new Map<string, readonly string[]>();
  const put = (items: readonly Lying[]): void => {
    for (const item of items) lying.set(item.unit.id, item);
  };
  for (const [at, units] of places) {
    if (isBox(at)) continue;
    put(onMap(at, units));
    piles.set(
      at,
      units.map(({ id }) => id),
    );
  }
  const box = (at: string): readonly Unit[] => places.get(at) ?? [];
  const isJapanese = ({ nation }: Unit): boolean => nation === "japanese";
  const allied = (units: readonly Unit[]): Unit[] => units.filter((unit) => !isJapanese(unit));

  const { lying: ranks, labels } = byFormation(
    box("off-map").filter(isJapanese),
    inner(JAPANESE_OFF_MAP, 62),
  );
  put(ranks);
  put(inRows(box("hong-kong"), inner({ ...HONG_KONG, width: 170 }, 52), 1));
  const [allies, guards] = [inner({ ...ALLIED_OFF_MAP, width: HOME_GUARD.x - 4 }, 44), inner(HOME_GUARD, 44)];
  put(inRows(allied(box("off-map")), allies, 1));
  const waiting = box("later").filter(({ start }) => !("turn" in start));
  put(inRows(waiting, guards, 1));
  const named = waiting.length > 0 ? [{ text: "Home Guard", x: guards.x, y: HOME_GUARD.y + 30 }] : [];
  put(inRows(box("eliminated"), inner({ ...ELIMINATED, x: 190, width: 850 }, 8, 2), 0.7));
  put(inRows(box("surrendered"), inner({ ...SURRENDERED, x: 1260, width: 836 }, 8, 2), 0.7));

  const comes = (unit: Unit): number | undefined =>
    stateOf(view, unit.id).returns ?? ("turn" in unit.start ? unit.start.turn : undefined);
  for (const [turn, units] of groupBy([...box("later"), ...box("regrouping")], comes))
    if (turn !== undefined) put(inRows(units, inner(turnBox(turn), 46, turn === view.turn ? 58 : 6), 0.88));

  return { lying, labels: [...labels, ...named], piles, pileOf: (id) => lying.get(id)?.hex };
}
