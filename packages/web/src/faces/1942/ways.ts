import type { DestinationView, MoverView, TableView } from "@sandtable/1942/shape";
import { unitOf } from "./data.ts";
import { percent, theUnit, times, unitName } from "./words.ts";

/** Where the unit that was picked up may go, and what it costs, in words. */

export const destinationOf = (view: TableView, to: string): DestinationView | undefined =>
  view.mover?.destinations.find((destination) => destination.to === to);

const WAYS: Readonly<Record<NonNullable<DestinationView["way"]>, string>> = {
  road: "by road (5.A.1)",
  hop: "across a sea hexside (5.A.2)",
  stages: "in stages: no umbrella for the rest of the player-turn (5.B)",
  landing: "a landing (5.C)",
  city: "straight into an empty city, which must fall at once (9.E)",
};

const UNITS_OF_COST: Readonly<Partial<Record<MoverView["kind"], string>>> = {
  land: "movement point",
  sea: "Naval Movement Point",
};

/** 5.C Naval units have a point of their own, which comes on top of what is paid. */
function priceText({ kind, unit }: MoverView, cost: number): string | undefined {
  const point = UNITS_OF_COST[kind];
  if (point === undefined) return undefined;
  const isOwn = kind === "sea" && unitOf(unit)?.navy === true;
  if (isOwn) return cost === 0 ? `its own ${point}` : `${times(cost, point)} and its own`;
  return times(cost, point);
}

/** "3 movement points, by road". */
export function costText(mover: MoverView, { cost, way, path }: DestinationView): string {
  const { kind } = mover;
  const price = cost === undefined ? undefined : priceText(mover, cost);
  const parts = [
    ...(price === undefined ? [] : [price]),
    ...(way === undefined ? [] : [WAYS[way]]),
    ...(kind === "sea" && path.length > 1 ? [`${times(path.length - 1, "hex", "hexes")} by sea`] : []),
  ];
  return parts.join(", ");
}

export interface Danger {
  /** Who strikes, and whom. */
  readonly text: string;
  /** The chance to come through this umbrella. */
  readonly chance: number;
}

/** 8.1 In the nth hex of an umbrella the unit is lost on n or less. */
export const throughUmbrella = (hexes: number): number => {
  let chance = 1;
  for (let nth = 1; nth <= hexes; nth++) chance *= Math.max(0, 1 - nth / 6);
  return chance;
};

/** Every umbrella on the way. */
export const dangersOf = ({ attacks = [] }: DestinationView): readonly Danger[] =>
  attacks.map(({ air, hexes, empty }) => ({
    text: `${empty ? "Empty transports on their way to load" : "On the way"}: ${times(hexes, "hex", "hexes")} under the umbrella of ${theUnit(air)}`,
    chance: throughUmbrella(hexes),
  }));

/** What the chance of a destination is about. */
export function chanceText({ kind }: MoverView, { way, chance }: DestinationView): string | undefined {
  if (chance === undefined) return undefined;
  const what =
    way !== "city"
      ? "Chance to arrive"
      : kind === "sea"
        ? "Chance to arrive and take the city"
        : "Chance that the city falls";
  return `${what}: ${percent(chance)}`;
}

/** A destination in one line, for the hex it is. */
export function destinationLine(view: TableView, to: string): string | undefined {
  const { mover } = view;
  const destination = destinationOf(view, to);
  if (!mover || !destination) return undefined;
  const cost = costText(mover, destination);
  const chance = chanceText(mover, destination);
  const parts = [cost, chance].filter((part) => part !== undefined && part !== "");
  return `${unitName(mover.unit)} can ${VERBS[mover.kind]} here${parts.length > 0 ? `: ${parts.join(". ")}` : ""}.`;
}

const VERBS: Readonly<Record<MoverView["kind"], string>> = {
  setup: "be placed",
  land: "move",
  air: "displace",
  drop: "be dropped",
  sea: "sail",
  retreat: "retreat",
  reinforce: "arrive",
  advance: "advance",
};

const DOING: Readonly<Record<MoverView["kind"], string>> = {
  setup: "is being placed (11.0)",
  land: "moves by land (5.A)",
  air: "displaces (5.B)",
  drop: "is flown to a drop (5.D)",
  sea: "moves by sea (5.C)",
  retreat: "retreats (6.R)",
  reinforce: "arrives (11.0)",
  advance: "may advance (5.D)",
};

export const doingText = ({ kind, destinations }: MoverView): string =>
  `${DOING[kind]}; ${times(destinations.length, "place")} to go to.`;
