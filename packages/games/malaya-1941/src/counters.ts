import type { BreakdownClass, Origin, Seat, UnitSize, UnitType } from "./data/records.ts";
import { BATTALIONS, CLASSES, COUNTERS, SUPPLY } from "./data/units.ts";

/** 2.31 A counter as the rules know it: those of the data, the battalions that units break down into, and supply points. */
export interface Counter {
  readonly id: string;
  /** What the enemy sees when it is turned up: battalions and supply points of a kind look alike. */
  readonly face: string;
  readonly seat: Seat;
  readonly name: string;
  readonly type: UnitType;
  readonly size: UnitSize;
  readonly support: number;
  readonly radius: number;
  readonly attack: number;
  readonly defence: number;
  readonly movement: number;
  readonly mechanized: boolean;
  readonly from: Origin | "breakdown" | "supply";
  /** 26.7 Its values as the book writes them, and what it breaks down into: faces of battalions. */
  readonly values: string;
  readonly into: readonly string[];
}

const two = (number: number): string => String(number).padStart(2, "0");
/** 26.7 The faces that a class breaks down into: battalions of a kind, or the counters of the armoured brigade. */
function facesInto({ seat, into }: BreakdownClass): readonly string[] {
  const armoured = COUNTERS.filter(({ from }) => from === "armoured");
  return into.map((values) => {
    const row = BATTALIONS.find((each) => each.seat === seat && each.values === values);
    if (row) return row.id;
    const at = armoured.findIndex((each) => valuesOf(each) === values);
    if (at === -1) throw new Error(`26.7: the ${seat} have no battalion ${values}`);
    return armoured.splice(at, 1)[0].id;
  });
}
const valuesOf = (counter: { attack: number; defence: number; movement: number }): string =>
  `${counter.attack}-${counter.defence}-${counter.movement}`;

const named: readonly Counter[] = COUNTERS.map(
  ({ support = 0, radius = 0, mechanized = false, breaksDown = false, values: _, note: __, ...rest }) => {
    const values = valuesOf(rest);
    const found = CLASSES.find((each) => each.seat === rest.seat && each.values === values);
    if (breaksDown && !found) throw new Error(`${rest.id} breaks down, but 26.7 has no ${values}`);
    const into = breaksDown && found ? facesInto(found) : [];
    return { ...rest, face: rest.id, support, radius, mechanized, values, into };
  },
);
const battalions: readonly Counter[] = BATTALIONS.flatMap(({ id, seat, values, count }) => {
  const [attack, defence, movement] = values.split("-").map(Number);
  return Array.from({ length: count }, (_, index) => ({
    id: `${id}-${two(index + 1)}`,
    face: id,
    seat,
    name: values,
    type: "infantry" as const,
    size: "battalion" as const,
    support: 0,
    radius: 0,
    attack,
    defence,
    movement,
    mechanized: false,
    from: "breakdown" as const,
    values,
    into: [],
  }));
});
const supply: readonly Counter[] = (["japanese", "allied"] as const).flatMap((seat) =>
  Array.from({ length: SUPPLY[seat] }, (_, index) => ({
    id: `${seat[0]}-sup-${two(index + 1)}`,
    face: `${seat[0]}-sup`,
    seat,
    name: "supply",
    type: "supply" as const,
    size: "points" as const,
    support: 0,
    radius: 0,
    attack: 0,
    defence: 0,
    movement: SUPPLY.movement,
    mechanized: false,
    from: "supply" as const,
    values: `0-0-${SUPPLY.movement}`,
    into: [],
  })),
);

export const UNITS: readonly Counter[] = [...named, ...battalions, ...supply];
