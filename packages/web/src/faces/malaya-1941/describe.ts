import { PLACES } from "@sandtable/malaya-1941/map";
import { isExact, prospectOf } from "@sandtable/malaya-1941/prospects";
import type { MalayaView, SideView } from "@sandtable/malaya-1941/shape";
import type { Counter } from "@sandtable/malaya-1941/units";
import type { Place, View } from "@sandtable/protocol";
import type { Description } from "../face.ts";
import { groupBy, noteLine, notesOf } from "../hex/index.ts";
import { thoughtOf } from "./attack.ts";
import { isHex, placeName, terrainOf } from "./data.ts";
import { describeMarker, describeTrack } from "./describe-track.ts";
import { columnText, numberText } from "./figures.ts";
import { type Piece, pieces } from "./known.ts";
import { inThailand } from "./terrain.ts";
import { ownSide, tableOf } from "./view.ts";
import { words } from "./words/index.ts";

/** What there is to say about a place, to somebody who knows what the view knows. */

const { about, aid, forces } = words;

export const hexTitle = (hex: string): string => words.hex({ hex, name: placeName(hex) });

/** What is known of a stack: nothing, what was seen and when, or all of it. */
export function knownOf(stack: readonly Piece[]): string {
  const back = stack.find(({ knowledge }) => knowledge === "back");
  if (back) return back.turn === undefined ? forces.unknown : forces.last({ turn: back.turn });
  const [{ knowledge, turn }] = stack;
  return knowledge === "sure" && turn !== undefined ? forces.sure({ turn }) : forces.open;
}

export function describe(place: Place, given: View): Description | undefined {
  const view = tableOf(given);
  switch (place.on) {
    case "hex":
      return isHex(place.id) ? { title: hexTitle(place.id), lines: hexLines(place.id, view) } : undefined;
    case "piece": {
      const piece = pieces(view).find(({ id }) => id === place.id);
      return piece && { title: pieceName(piece), lines: [...pieceLines(piece), ...stackLines(piece, view)] };
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

/** Of an enemy counter on the map: what there is to say of its stack. */
const stackLines = ({ seat, at }: Piece, view: MalayaView): string[] => {
  const own = ownSide(view);
  return own && own.seat !== seat && isHex(at) ? fogLines(at, view) : [];
};

/** What its enemy has been told and shown of a hex, what he has noted down of it, and what those beside it could do to it. */
export function fogLines(hex: string, view: MalayaView): string[] {
  const own = ownSide(view);
  if (!own) return [];
  const thought = thoughtOf(view, hex);
  const found = thought && prospectOf(view, thought);
  const note = notesOf(own.seat)[hex];
  return [
    ...(view.shown.includes(hex) ? [about.supplyShown] : []),
    ...(view.bombed?.hex === hex ? [about.bombed({ result: view.bombed.result })] : []),
    ...toldOf(own, hex),
    ...(note ? [noteLine(note)] : []),
    ...(found
      ? [
          aid.thought({
            attack: found.attack,
            defence: numberText(found.defence),
            column: columnText(found.column),
          }),
          ...(found.last && !isExact(found.column)
            ? [
                aid.last({
                  turn: found.last.turn,
                  defence: numberText(found.last.defence),
                  column: columnText(found.last.column),
                }),
              ]
            : []),
        ]
      : []),
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
      ...(named.length + remembered.length === 0 ? [about.unknown] : []),
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
    .flatMap(({ zone, zones, held }) => [
      ...(zone === undefined ? [] : [zone ? about.inZone : about.outOfZone]),
      ...(zones === undefined ? [] : [zones ? about.hasZone : about.hasNoZone]),
      ...(held ? [about.barred] : []),
    ]);

function hexLines(hex: string, view: MalayaView): string[] {
  const fort = view.forts[hex];
  return [
    ...ground(hex),
    ...(fort ? [about.fort({ side: words.sided[fort] })] : []),
    ...whoIsThere(hex, view),
    ...fogLines(hex, view),
  ];
}
