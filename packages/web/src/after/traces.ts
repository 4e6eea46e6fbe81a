import type { LogEvent, Place } from "@sandtable/protocol";
import { type GameFace, placeKey, samePlace } from "../faces/face.ts";

/** What was done in a turn as it is drawn on the map: from where to where, and where else something was done. */
export interface Traces {
  readonly arrows: readonly Arrow[];
  readonly rings: readonly Place[];
}

interface Arrow {
  readonly from: Place;
  readonly to: Place;
}

/** More than these would hide the map. */
const MOST_ARROWS = 40;
const MOST_RINGS = 30;

/** Under these names events tell where something was done. */
const WHERE = ["to", "space", "hex", "at", "railway"] as const;

/** The traces of events, and of the places of a plan, as far as they lie on the board. Steps that go on from each other are one arrow. */
export function tracesOf(
  face: Pick<GameFace, "at">,
  board: readonly Place[],
  events: readonly LogEvent[],
  places: readonly Place[] = [],
): Traces {
  const known = new Map(board.map((place) => [placeKey(place), place]));
  const placeOf = (id: unknown): Place | undefined => {
    if (typeof id !== "string") return undefined;
    const hex: Place = { on: "hex", id };
    return known.get(`space ${id}`) ?? known.get(`hex ${id}`) ?? (face.at?.(hex) ? hex : undefined);
  };
  let arrows: Arrow[] = [];
  let mover: unknown;
  const rings = new Map<string, Place>();
  for (const event of events) {
    const told = event as unknown as Readonly<Record<string, unknown>>;
    const where = WHERE.map((name) => placeOf(told[name])).find((place) => place !== undefined);
    if (!where) continue;
    const from = placeOf(told.from);
    if (!from || samePlace(from, where)) rings.set(placeKey(where), where);
    else {
      // Pieces of a kind are not one another: where one has come, another may set out.
      const goesOn = told.piece === undefined && told.unit === mover;
      arrows = withStep(arrows, { from, to: where }, goesOn);
      mover = told.unit;
    }
  }
  for (const place of places)
    if (place.on === "space" || place.on === "hex") rings.set(placeKey(place), place);
  const pointed = new Set(arrows.map(({ to }) => placeKey(to)));
  return {
    arrows: arrows.slice(-MOST_ARROWS),
    rings: [...rings]
      .filter(([key]) => !pointed.has(key))
      .map(([, place]) => place)
      .slice(-MOST_RINGS),
  };
}

/** One step more: on from where the last one ended, if it goes on, or an arrow of its own; none twice. */
function withStep(arrows: Arrow[], step: Arrow, goesOn: boolean): Arrow[] {
  const last = arrows.at(-1);
  if (goesOn && last && samePlace(last.to, step.from))
    return samePlace(last.from, step.to)
      ? arrows.slice(0, -1)
      : [...arrows.slice(0, -1), { from: last.from, to: step.to }];
  return arrows.some(({ from, to }) => samePlace(from, step.from) && samePlace(to, step.to))
    ? arrows
    : [...arrows, step];
}
