import { PLACES } from "@sandtable/malaya-1941/map";
import type { MalayaView, SideView } from "@sandtable/malaya-1941/shape";
import type { Counter } from "@sandtable/malaya-1941/units";
import type { Place, View } from "@sandtable/protocol";
import type { Description } from "../face.ts";
import { groupBy } from "../hex/index.ts";
import { isHex, placeName, terrainOf } from "./data.ts";
import { describeMarker, describeTrack } from "./describe-track.ts";
import { type Piece, pieces } from "./known.ts";
import { inThailand } from "./terrain.ts";
import { ownSide, tableOf } from "./view.ts";
import { words } from "./words/index.ts";

/** What there is to say about a place, to somebody who knows what the view knows. */

const { about } = words;

export const hexTitle = (hex: string): string => words.hex({ hex, name: placeName(hex) });

export function describe(place: Place, given: View): Description | undefined {
  const view = tableOf(given);
  switch (place.on) {
    case "hex":
      return isHex(place.id) ? { title: hexTitle(place.id), lines: hexLines(place.id, view) } : undefined;
    case "piece": {
      const piece = pieces(view).find(({ id }) => id === place.id);
      return piece && { title: pieceName(piece), lines: pieceLines(piece) };
    }
    case "track":
      return describeTrack(place.id, view);
    case "card":
      return describeMarker(place.id);
    default:
      return undefined;
  }
}

export const pieceName = ({ counter, seat }: Piece): string =>
  counter ? words.unit(counter) : words.back({ seat });

/** What is printed on it. */
function printed({ type, size, attack, defence, movement, support, radius }: Counter): string[] {
  return [
    about.kind({ type: words.type[type], size: words.size[size] }),
    type === "supply" ? about.carries({ movement }) : about.values({ attack, defence, movement }),
    ...(type === "hq" ? [about.command({ support, radius })] : []),
  ];
}

const STATES = Object.keys(words.state) as (keyof typeof words.state)[];

function pieceLines({ counter, state, turn, knowledge, at, isAfloat }: Piece): string[] {
  if (!counter) return [about.back, ...(turn === undefined ? [] : [about.last({ turn })])];
  const where = isHex(at) ? [about.where({ hex: hexTitle(at) })] : [];
  const known = {
    own: [],
    open: [about.open],
    sure: [about.sure({ turn: turn ?? 0 })],
    last: [about.last({ turn: turn ?? 0 })],
    gone: [at === "replaceable" ? about.mayReturn : about.gone],
    back: [],
  }[knowledge];
  return [
    ...printed(counter),
    ...where,
    ...known,
    ...(isAfloat ? [about.atSea] : []),
    ...STATES.filter((each) => state?.[each]).map((each) => words.state[each]),
    ...(counter.type === "hq" && knowledge === "own" && !state?.active ? [about.inactive] : []),
    ...(state?.due === undefined ? [] : [about.due({ turn: state.due })]),
  ];
}

/** What is printed in a hex. */
function ground(hex: string): string[] {
  const places = PLACES.filter((place) => place.hex === hex);
  const has = (["airfield", "port", "objective"] as const).filter((what) =>
    places.some((place) => place[what] !== undefined),
  );
  return [
    about.terrain({
      terrain: words.key.terrain[terrainOf(hex)],
      has: has.map((what) => words.key[what].toLowerCase()),
    }),
    ...(places.length > 1 ? [about.places({ names: places.slice(1).map(({ name }) => name) })] : []),
    ...(inThailand.has(hex) ? [about.thailand] : []),
  ];
}

/** Who is there, as far as is known; what was told of it. */
export function whoIsThere(hex: string, view: MalayaView): string[] {
  const there = pieces(view).filter(({ at }) => at === hex);
  return [...groupBy(there, ({ seat }) => seat)].flatMap(([seat, all]) => {
    const side = words.sided[seat];
    const named = all.filter(({ knowledge }) => knowledge === "own" || knowledge === "open");
    const remembered = all.filter(({ knowledge }) => knowledge === "sure" || knowledge === "last");
    const [first] = remembered;
    return [
      ...(named.length > 0 ? [about.units({ side, units: named.map(pieceName) })] : []),
      ...(all.some(({ knowledge }) => knowledge === "back") ? [`${words.back({ seat })}.`] : []),
      ...(first?.turn === undefined
        ? []
        : [
            about.seen({ turn: first.turn, units: remembered.map(pieceName) }),
            first.knowledge === "sure" ? about.sure({ turn: first.turn }) : about.last({ turn: first.turn }),
          ]),
    ];
  });
}

const toldOf = ({ told }: SideView, hex: string): string[] =>
  told
    .filter((each) => each.hex === hex)
    .flatMap(({ zone, zones }) => [
      ...(zone === undefined ? [] : [zone ? about.inZone : about.outOfZone]),
      ...(zones === undefined ? [] : [zones ? about.hasZone : about.hasNoZone]),
    ]);

function hexLines(hex: string, view: MalayaView): string[] {
  const fort = view.forts[hex];
  const own = ownSide(view);
  return [
    ...ground(hex),
    ...(fort ? [about.fort({ side: words.sided[fort] })] : []),
    ...whoIsThere(hex, view),
    ...(own ? toldOf(own, hex) : []),
  ];
}
