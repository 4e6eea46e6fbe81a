import { CHANCE, Match, type Transcript } from "@sandtable/engine";
import { malaya1941 } from "@sandtable/malaya-1941";
import type { MalayaView, Seat } from "@sandtable/malaya-1941/shape";
import { MARKERS } from "@sandtable/malaya-1941/tables";
import { UNITS } from "@sandtable/malaya-1941/units";
import type { Heard } from "./ear.ts";

/**
 * What a side of Malaya 1941 could know at each moment, worked out from the true course of the game and the map alone (18.0): nothing
 * here asks the game what it shows to whom.
 */

/** How the game really stood after so many choices of players. */
interface Truth {
  readonly view: MalayaView;
  readonly asked: string | undefined;
  readonly answer: string | undefined;
}

const FACE = new Map(UNITS.map(({ id, face }) => [id, face]));
const INTO = new Map(UNITS.map(({ face, into }) => [face, into]));
const faceOf = (id: string): string => FACE.get(id) ?? id;
export const otherSeat = (seat: Seat): Seat => (seat === "japanese" ? "allied" : "japanese");

/** Every position of a record as the umpire saw it; several may have come with one choice. */
export function courseOf({ head, entries }: Transcript): readonly (readonly Truth[])[] {
  let next = 0;
  const match = Match.start(malaya1941, {
    scenario: head.scenario,
    options: head.options,
    chance: {
      answer: ({ choices }) => {
        const drawn = entries[next++].key;
        return choices.findIndex(({ key }) => key === drawn);
      },
    },
  });
  const truth = (): Truth => ({
    // The umpire's view is a MalayaView that went through JSON.
    view: JSON.parse(JSON.stringify(match.view("umpire"))) as MalayaView,
    asked: match.decision?.about.kind,
    answer: entries[next]?.key,
  });
  const course: Truth[][] = [[truth()]];
  while (match.decision) {
    const { seat, key } = entries[next++];
    if (seat === CHANCE) throw new Error(`chance is asked before its time: ${key}`);
    match.choose(seat, key);
    course.push([truth()]);
  }
  return course;
}

const at = (column: number, row: number): string =>
  `${String(column).padStart(2, "0")}${String(row).padStart(2, "0")}`;
/** The hex and those around it; even columns lie half a hex further south. */
function near(hex: string): readonly string[] {
  const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  const up = column % 2 === 0 ? 0 : -1;
  const sides = [column - 1, column + 1].flatMap((next) => [at(next, row + up), at(next, row + up + 1)]);
  return [hex, at(column, row - 1), at(column, row + 1), ...sides];
}
const isHex = (place: string): boolean => /^\d{4}$/.test(place);
const sideOf = (view: MalayaView, seat: Seat): MalayaView["sides"][0] =>
  view.sides[0].seat === seat ? view.sides[0] : view.sides[1];

const FIGHTING = new Set(["contact", "fighters", "declaration", "battles", "battle"]);
const LOOKS = new Set(["recon", "flight", "spy"]);

/** Hexes whose counters a side may look at: those next to its own in its combat phase, and those that are fought over. */
function openHexes(view: MalayaView, seat: Seat): ReadonlySet<string> {
  const own = sideOf(view, seat).units.filter((unit) => isHex(unit.at));
  const attackers = new Set(view.battles.flatMap((battle) => battle.attackers));
  const enemies = sideOf(view, otherSeat(seat)).units;
  return new Set([
    ...(FIGHTING.has(view.stage) && view.phasing === seat ? own.flatMap((unit) => near(unit.at)) : []),
    ...view.battles.flatMap(({ targets }) => (view.phasing === seat ? targets : [])),
    ...enemies.filter(({ id }) => attackers.has(id)).map((unit) => unit.at),
    ...(view.fight ? [...view.fight.cutOff, ...view.fight.queue, view.fight.retreat?.unit] : []).flatMap(
      (id) => enemies.filter((unit) => unit.id === id).map((unit) => unit.at),
    ),
  ]);
}

const countOf = (all: readonly string[], one: string): number => all.filter((each) => each === one).length;
const supplyOf = ({ units }: MalayaView["sides"][0]): number =>
  units.filter(({ id }) => faceOf(id).endsWith("-sup")).length;

/** What may have come to a side's ears, growing move by move. */
interface Known {
  readonly faces: ReadonlySet<string>;
  readonly markers: ReadonlySet<string>;
}

export function knowledge(course: readonly (readonly Truth[])[], seat: Seat): readonly Known[] {
  const faces = new Set<string>();
  // Those that act at once never lie in a hand (5.3), and which lie there at the start the book says (25.4d, 25.5d).
  const markers = new Set<string>(
    MARKERS.filter(({ kind, inHand }) => kind === "immediate" || inHand).map(({ id }) => id),
  );
  let before: MalayaView | undefined;
  return course.map((truths) => {
    for (const { view, asked, answer } of truths) {
      const enemy = sideOf(view, otherSeat(seat));
      const open = openHexes(view, seat);
      const looked = asked && LOOKS.has(asked) && answer?.startsWith("to:") ? answer.slice(3) : undefined;
      // Before it is over a phase may have opened, fought and closed: whoever was next to each other then has been seen.
      const beside = new Set(
        sideOf(view, seat)
          .units.filter((unit) => isHex(unit.at))
          .flatMap((unit) => near(unit.at)),
      );
      for (const unit of enemy.units)
        if (open.has(unit.at) || unit.at === looked || (view.phasing === seat && beside.has(unit.at)))
          faces.add(faceOf(unit.id));
      for (const face of [...Object.values(enemy.boxes).flat(), ...enemy.received]) faces.add(faceOf(face));
      // Whoever is seen may break down before one's eyes (15.24).
      for (const face of [...faces]) for (const part of INTO.get(face) ?? []) faces.add(part);
      for (const marker of [...enemy.removed, ...enemy.aside, ...view.fired]) markers.add(marker);
      // Whatever has left the hand was played before everybody's eyes (5.4), Force Z as the missions are shown (26.16a).
      const held = before && sideOf(before, otherSeat(seat));
      for (const marker of held?.markers ?? [])
        if (countOf(enemy.markers, marker) < countOf(held?.markers ?? [], marker)) markers.add(marker);
      if (view.revealed && view.forceZ === true) markers.add("force-z");
      // The Japanese are asked every turn, with the marker and without it (MB-150).
      if (view.stage === "yamashita") markers.add("yamashita");
      // Units of markers are diced for openly (6.13); a supply point that is lost is seen to be one.
      for (const { face, from } of UNITS) if (markers.has(from)) faces.add(face);
      if (held && supplyOf(held) > supplyOf(enemy)) faces.add(`${enemy.seat === "allied" ? "a" : "j"}-sup`);
      before = view;
    }
    return { faces: new Set(faces), markers: new Set(markers) };
  });
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Every text in a value, keys left out: they are the same for everybody. */
function* textsIn(value: Json): Generator<string> {
  if (typeof value === "string") yield value;
  else if (value !== null && typeof value === "object")
    for (const part of Object.values(value)) yield* textsIn(part);
}
/** Every object in a value that has such a field. */
function* withField(value: Json, field: string): Generator<{ readonly [key: string]: Json }> {
  if (value === null || typeof value !== "object") return;
  if (!Array.isArray(value) && field in value) yield value as { readonly [key: string]: Json };
  for (const part of Object.values(value)) yield* withField(part as Json, field);
}

const parsed = (text: string): Json => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
};

const WORD = /[a-z0-9]+(?:-[a-z0-9]+)*/g;
const LIVE = 3;
const BOXES = ["superiority", "strike", "interdiction", "recon"] as const;

/** What a page was told beyond what its side could know: each finding in a line. */
export function leaks(
  heard: readonly Heard[],
  seat: Seat,
  known: readonly Known[],
  course: ReturnType<typeof courseOf>,
  secrets: readonly string[],
): string[] {
  const enemy = otherSeat(seat);
  const owners = new Set(
    UNITS.filter((unit) => unit.seat === enemy && unit.id !== unit.face).map(({ id }) => id),
  );
  const faces = new Set(UNITS.filter((unit) => unit.seat === enemy).map(({ face }) => face));
  const markers = new Set(MARKERS.filter((marker) => marker.seat === enemy).map(({ id }) => id));
  return heard.flatMap(({ after, from, text }) => {
    const found: string[] = [];
    const tell = (what: string): void => {
      found.push(`after ${after} choices, ${new URL(from).pathname}: ${what}`);
    };
    const now = known[Math.min(after, known.length - 1)];
    for (const secret of secrets) if (text.includes(secret)) tell(`the secret ${secret}`);
    const value = parsed(text);
    for (const said of textsIn(value))
      for (const [word] of said.matchAll(WORD)) {
        if (owners.has(word)) tell(`the owner's id ${word}`);
        else if (faces.has(word) && !now.faces.has(word)) tell(`the counter ${word}`);
        if (markers.has(word) && !now.markers.has(word)) tell(`the marker ${word}`);
      }
    const views = [...withField(value, "view")];
    // A live frame is of the last choices, though some may have been on their way; others tell of the past again.
    const isLive = views.length <= LIVE && !from.includes("/history");
    const truths = course.slice(isLive ? Math.max(0, after - LIVE) : 0, after + 1).flat();
    for (const part of views) {
      const view = part.view as unknown as MalayaView;
      if (!Array.isArray(view?.sides)) continue;
      const shown = view.sides.find((side) => side.seat === enemy);
      if (!shown?.units.every(({ at }) => truths.some((truth) => openHexes(truth.view, seat).has(at))))
        tell(`counters that lie face down: ${JSON.stringify(shown?.units)}`);
      if (!view.revealed && BOXES.some((box) => (shown?.air[box] ?? 0) > 0)) tell("the air missions");
      if (shown?.markers.some((marker) => !now.markers.has(marker))) tell("the hand");
    }
    for (const step of withField(value, "label"))
      if ("number" in step && step.seat === enemy) tell(`the answer ${JSON.stringify(step.label)}`);
    for (const step of withField(value, "key"))
      if ("view" in step && step.seat === enemy) tell(`the answer ${String(step.key)}`);
    return found;
  });
}
