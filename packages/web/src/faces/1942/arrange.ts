import type { TableView } from "@sandtable/1942/shape";
import { type Counter, UNITS } from "@sandtable/1942/units";
import {
  type Arrangement,
  groupBy,
  inHex,
  inRanks,
  inRows,
  type Label,
  type Lying,
  within,
} from "../hex/index.ts";
import { isBox, seatOf, stateOf, unitOf } from "./data.ts";
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
import { words } from "./words/index.ts";

/** Where every counter lies, and the names of divisions in the boxes. */
export interface Arranged extends Arrangement {
  readonly labels: readonly Label[];
}

const idsOf = (units: readonly Counter[]): string[] => units.map(({ id }) => id);
const isOf = (seat: "allied" | "japanese") => (unit: Counter) => seatOf(unit.nation) === seat;

/** The formation a counter is kept with: its division, or its arm. */
function formation(id: string): string {
  const { air, landing, tanks, artillery, others } = words.formation;
  const unit = unitOf(id);
  if (unit?.size === "air") return air;
  if (unit?.navy) return landing;
  if (unit?.parent !== undefined) return unit.parent;
  return unit?.type === "tank" ? tanks : unit?.type === "artillery" ? artillery : others;
}

export function arrange(view: TableView): Arranged {
  const places = groupBy(UNITS, ({ id }) => stateOf(view, id).at);
  const lying = new Map<string, Lying>();
  const piles = new Map<string, readonly string[]>();
  const put = (items: readonly Lying[]): void => {
    for (const item of items) lying.set(item.id, item);
  };
  for (const [at, units] of places) {
    if (isBox(at)) continue;
    put(inHex(HEX, at, [idsOf(units.filter(isOf("allied"))), idsOf(units.filter(isOf("japanese")))]));
    piles.set(at, idsOf(units));
  }
  const box = (at: string): readonly Counter[] => places.get(at) ?? [];

  const { lying: ranks, labels } = inRanks(
    idsOf(box("off-map").filter(isOf("japanese"))),
    formation,
    within(JAPANESE_OFF_MAP, 62),
  );
  put(ranks);
  put(inRows(idsOf(box("hong-kong")), within({ ...HONG_KONG, width: 170 }, 52), 1));
  const allies = within({ ...ALLIED_OFF_MAP, width: HOME_GUARD.x - 4 }, 44);
  put(inRows(idsOf(box("off-map").filter(isOf("allied"))), allies, 1));
  const guards = within(HOME_GUARD, 44);
  const waiting = idsOf(box("later").filter(({ start }) => !("turn" in start)));
  put(inRows(waiting, guards, 1));
  const named = waiting.length > 0 ? [{ text: words.homeGuard, x: guards.x, y: HOME_GUARD.y + 30 }] : [];
  put(inRows(idsOf(box("eliminated")), within({ ...ELIMINATED, x: 190, width: 850 }, 8, 2), 0.7));
  put(inRows(idsOf(box("surrendered")), within({ ...SURRENDERED, x: 1260, width: 836 }, 8, 2), 0.7));

  const comes = (unit: Counter): number | undefined =>
    stateOf(view, unit.id).returns ?? ("turn" in unit.start ? unit.start.turn : undefined);
  for (const [turn, units] of groupBy([...box("later"), ...box("regrouping")], comes))
    if (turn !== undefined)
      put(inRows(idsOf(units), within(turnBox(turn), 46, turn === view.turn ? 58 : 6), 0.88));

  return { lying, labels: [...labels, ...named], piles, pileOf: (id) => lying.get(id)?.hex };
}
