import { type Bot, botFor, randomFor, thoughtOf } from "@sandtable/bots";
import { fastRandom, type Random } from "@sandtable/engine";
import type { Update } from "@sandtable/protocol";
import { library } from "../games.ts";
import type { StoredAction } from "../store/store.ts";
import { Story } from "../tables/story.ts";
import type { Viewer } from "../tables/viewer.ts";

/**
 * A guesser at a table of Malaya 1941: it is sent what one seat is sent, and names what lies face down. What it may go by is told
 * apart: the public record (what the view says of a hex and what was seen to move), and everything else about the updates, by
 * which it should come no further.
 */

/** Something hidden that could be guessed, with what the guesser knows of it. */
export interface Case {
  readonly game: number;
  /** What is asked, and about what: a hex or a marker. How often it was so in other games is part of the public record. */
  readonly kind: string;
  readonly about: string;
  readonly isSo: boolean;
  /** Numbers that the public record gives. */
  readonly allowed: readonly number[];
  /** Numbers that are in the updates beside it: how many there were, how long, how they were cut. */
  readonly beside: readonly number[];
}

/** An update, and how long the change of the view was as it was sent. */
interface Heard extends Update {
  readonly change: number;
}

interface Half {
  readonly seat: string;
  readonly hexes: readonly string[];
  readonly units: readonly { readonly id: string; readonly at: string }[];
  readonly markers: readonly string[];
  readonly hand: number;
  readonly pool: number;
  readonly air: Readonly<Record<string, number>>;
  readonly pictures: readonly {
    readonly hex: string;
    readonly sure: boolean;
    readonly faces: readonly string[];
  }[];
  readonly told: readonly { readonly hex: string; readonly zone?: boolean; readonly zones?: boolean }[];
}
interface Board {
  readonly turn: number;
  readonly impulse: string;
  readonly stage: string;
  readonly phasing: string;
  readonly revealed: boolean;
  readonly sides: readonly Half[];
  readonly forts: Readonly<Record<string, string>>;
}
const boardOf = (view: unknown): Board => view as Board;

const isSupply = (id: string): boolean => id.includes("-sup");
const isHq = (id: string): boolean => id.endsWith("hq") || id.endsWith("-cmd");

/** A table of Malaya 1941 at which nothing has been done. */
export function fogTable(seed: number): Story {
  const shelf = library.get("malaya-1941");
  if (!shelf) throw new Error("Malaya 1941 is not in the library");
  return new Story(shelf, {
    id: `fog-${seed}`,
    kind: "game",
    game: shelf.game.id,
    scenario: "campaign",
    options: Object.fromEntries(shelf.game.options.map(({ id, values }) => [id, values[0]])),
    seed: seed.toString(16).padStart(64, "0"),
    opening: [],
    startedAt: "2026-01-01T00:00:00.000Z",
    mark: { number: 1 },
  });
}

/** Who answers at such a table, by key. */
type Player = (story: Story) => string;

/** An officer, as he sits at any table. */
export const officer = (seed: string): Player => {
  let bot: Bot | undefined;
  return ({ match }) => {
    bot ??= botFor("officer", match.game);
    return bot.think(thoughtOf(match, randomFor(match, seed))).key;
  };
};

/** Much faster: what an officer would do who sees everything, and now and then anything. */
export const hasty = (random: Random): Player => {
  const appeals = new Float64Array(2000);
  return ({ match }) => {
    const { choices } = match.decision!;
    if (random.below(4) === 0) return choices[random.below(choices.length)].key;
    match.game.judgement.appeal(match.state, match.decision!, appeals);
    let best = 0;
    for (let at = 1; at < choices.length; at++) if (appeals[at] > appeals[best]) best = at;
    return choices[best].key;
  };
};

/** Answer the open question as the seat that is asked. */
export function answer(story: Story, key: string): StoredAction {
  const viewer = { seats: [story.toMove!] };
  return story.grant(viewer, { do: "choose", number: story.numberFor(viewer), key });
}

/** One table up to some turn; what each seat could have guessed before it allocated its air points, and before it moved. */
export function observe(game: number, story: Story, player: Player, turns: number): Case[] {
  const { roles } = story.shelf.game;
  const watchers = roles.map(({ seat }) => new Watcher(game, { seats: [seat] }, seat));
  const cases: Case[] = [];
  for (const watcher of watchers) watcher.hear(story);
  while (story.toMove !== undefined) {
    if (boardOf(story.match.view("spectator")).turn > turns) break;
    for (const watcher of watchers) cases.push(...watcher.look(story));
    answer(story, player(story));
    for (const watcher of watchers) watcher.hear(story);
  }
  return cases;
}

/** What one seat has been sent so far. */
class Watcher {
  readonly #game: number;
  readonly #viewer: Viewer;
  readonly #seat: string;
  /** Since the last look: the updates as they were sent, each with what a page makes of it. */
  #sent: Heard[] = [];
  #phase = "";
  /** How many counters were seen to come into each hex, less those that left it. */
  #moves = new Map<string, number>();

  constructor(game: number, viewer: Viewer, seat: string) {
    this.#game = game;
    this.#viewer = viewer;
    this.#seat = seat;
  }

  /** After each action: what it is sent, if it is sent something. */
  hear(story: Story): void {
    if (!story.sightOf(this.#viewer).saw) return;
    const { change } = story.news(this.#viewer);
    this.#sent.push({ ...story.latest(this.#viewer), change: JSON.stringify(change ?? null).length });
  }

  look(story: Story): Case[] {
    if (story.toMove !== this.#seat) return [];
    const { about } = story.match.decision!;
    if (about.kind !== "movement" && !(about.kind === "allocate" && about.box === "superiority")) return [];
    const view = boardOf(story.match.view(this.#seat));
    const phase = `${about.kind} ${view.turn} ${view.impulse}`;
    if (phase === this.#phase) return [];
    this.#phase = phase;
    const updates = this.#sent;
    this.#sent = [];
    for (const { events } of updates) for (const event of events) this.#note(event);
    const truth = boardOf(story.match.view("umpire"));
    const beside = besides(updates, this.#seat, JSON.stringify(story.standing(this.#viewer)).length);
    const open = countsOf(updates);
    return about.kind === "movement"
      ? [...this.#stacks(view, truth, open, beside, updates), ...this.#hand(view, truth, open, beside)]
      : this.#air(view, truth, open, beside);
  }

  #note(event: object): void {
    const { kind, from, to, hex } = event as { kind: string; from?: string; to?: string; hex?: string };
    if (kind === "moved" || kind === "sailed" || kind === "retreated" || kind === "pursued") {
      if (to !== undefined) this.#moves.set(to, (this.#moves.get(to) ?? 0) + 1);
      if (from !== undefined) this.#moves.set(from, (this.#moves.get(from) ?? 0) - 0.5);
    } else if (kind === "arrived" && hex !== undefined) this.#moves.set(hex, (this.#moves.get(hex) ?? 0) + 2);
    else if (kind === "vacated" && hex !== undefined) this.#moves.delete(hex);
  }

  #stacks(
    view: Board,
    truth: Board,
    open: readonly number[],
    beside: readonly number[],
    updates: readonly Update[],
  ): Case[] {
    const [enemy, real] = [view, truth].map(
      ({ sides }) => sides.find(({ seat }) => seat !== this.#seat) as Half,
    );
    const own = view.sides.find(({ seat }) => seat === this.#seat) as Half;
    const words = updates.map(({ events }) => JSON.stringify(events));
    return enemy.hexes.flatMap((hex): Case[] => {
      const picture = enemy.pictures.find((each) => each.hex === hex);
      if (picture?.sure) return [];
      const here = real.units.filter(({ at }) => at === hex).map(({ id }) => id);
      const told = own.told.find((each) => each.hex === hex);
      const faces = picture?.faces ?? [];
      const allowed = [
        view.turn,
        Math.log1p(Math.max(0, this.#moves.get(hex) ?? 0)),
        Math.min(0, this.#moves.get(hex) ?? 0),
        picture ? 1 : 0,
        faces.length,
        faces.some(isHq) ? 1 : 0,
        faces.some(isSupply) ? 1 : 0,
        told?.zones === true ? 1 : 0,
        told?.zones === false ? 1 : 0,
        hex in view.forts ? 1 : 0,
        ...open,
      ];
      const mentions = words.flatMap((word, at) => (word.includes(`"${hex}"`) ? [at] : []));
      const last = mentions.at(-1);
      // How often, how lately and beside how much it was spoken of is the record too; how the updates were cut is not.
      const spoken = [
        mentions.length,
        last === undefined ? -1 : Math.log1p(updates.length - last),
        last === undefined ? 0 : updates[last].events.length,
      ];
      const cut = [
        last === undefined ? 0 : words[last].length / 1000,
        last === undefined || (updates[last + 1]?.events.length ?? 0) > 0 ? 0 : 1,
      ];
      const ask = (kind: string, isSo: boolean): Case => ({
        game: this.#game,
        kind,
        about: `${this.#seat} ${hex}`,
        isSo,
        allowed: [...allowed, ...spoken],
        beside: [...cut, ...beside],
      });
      return [
        ask("more than one counter", here.length > 1),
        ask("more than two counters", here.length > 2),
        ask("a headquarters", here.some(isHq)),
        ask("supply", here.some(isSupply)),
        ask(
          "a combat unit",
          here.some((id) => !isHq(id) && !isSupply(id)),
        ),
      ];
    });
  }

  #hand(view: Board, truth: Board, open: readonly number[], beside: readonly number[]): Case[] {
    const [enemy, real] = [view, truth].map(
      ({ sides }) => sides.find(({ seat }) => seat !== this.#seat) as Half,
    );
    const ids = this.#seat === "japanese" ? HELD.allied : HELD.japanese;
    return ids.map((id) => ({
      game: this.#game,
      kind: "a marker in hand",
      about: `${this.#seat} ${id}`,
      isSo: real.markers.includes(id),
      allowed: [
        view.turn,
        enemy.hand,
        enemy.pool,
        enemy.hand / Math.max(1, enemy.hand + enemy.pool),
        enemy.markers.filter((marker) => marker === id).length,
        ...open,
      ],
      beside,
    }));
  }

  #air(view: Board, truth: Board, open: readonly number[], beside: readonly number[]): Case[] {
    if (this.#seat !== "allied") return [];
    const [enemy, real] = [view, truth].map(
      ({ sides }) => sides.find(({ seat }) => seat !== this.#seat) as Half,
    );
    return ["superiority", "strike", "interdiction", "recon"].map((box) => ({
      game: this.#game,
      kind: "a third of the air points on a mission",
      about: box,
      isSo: real.air[box] * 3 >= enemy.air.reserve,
      allowed: [view.turn, enemy.air.reserve, enemy.air.damaged, ...open],
      beside,
    }));
  }
}

/** Markers that are held in hand, which are not played as they are picked. */
const HELD = {
  japanese: [
    "amphibious-move",
    "banzai",
    "japanese-intelligence",
    "japanese-staff",
    "japanese-thais",
    "yamashita",
    "tank-shock",
  ],
  allied: ["matador", "allied-intelligence", "allied-staff", "allied-thais", "force-z"],
} as const;

/** All that can be counted of the updates of a time: how many, whose, how long, how they were cut. */
function besides(updates: readonly Heard[], seat: string, standing: number): readonly number[] {
  const theirs = updates.filter((update) => update.seat !== undefined && update.seat !== seat);
  const silent = theirs.filter(({ events }) => events.length === 0);
  const lengths = theirs.map((update) => JSON.stringify({ ...update, view: 0 }).length);
  const views = updates.map(({ view }) => JSON.stringify(view).length);
  return [
    updates.length,
    theirs.length,
    silent.length,
    lengths.reduce((sum, length) => sum + length, 0) / 1000,
    Math.max(0, ...lengths) / 1000,
    (views.at(-1) ?? 0) / 1000,
    views.length > 1 ? ((views.at(-1) ?? 0) - views[0]) / 1000 : 0,
    new Set(views).size,
    updates.reduce((sum, { change }) => sum + change, 0) / 1000,
    standing / 1000,
    (updates.at(-1)?.entries ?? 0) - (updates[0]?.entries ?? 0),
  ];
}

/** What everybody may count: it is the public record. */
const countsOf = (updates: readonly Update[]): readonly number[] =>
  ["phase", "moved", "refused", "played", "forced"].map((kind) =>
    updates.reduce((sum, { events }) => sum + events.filter((event) => event.kind === kind).length, 0),
  );

// What the numbers tell.

interface Verdict {
  readonly kind: string;
  readonly cases: number;
  /** How often the guess was right, by the public record alone and with everything else. */
  readonly record: number;
  readonly all: number;
  /** Bits a case that everything else adds, and within what bounds (95 %, games drawn anew). */
  readonly gain: number;
  readonly bounds: readonly [number, number];
}

/** Learn from one half of the games, guess in the other. */
export function assess(cases: readonly Case[], kind: string): Verdict {
  const all = cases.filter((each) => each.kind === kind);
  const games = [...new Set(all.map(({ game }) => game))].sort((a, b) => a - b);
  const isTaught = ({ game }: Case): boolean => games.indexOf(game) % 2 === 0;
  const [lessons, tests] = [all.filter(isTaught), all.filter((each) => !isTaught(each))];
  const usual = usualOf(lessons);
  const rows = (of: readonly Case[], hasAll: boolean): number[][] =>
    of.map((each) => [usual(each), ...each.allowed, ...(hasAll ? each.beside : [])]);
  const guesses = [false, true].map((hasAll) => {
    const model = fitted(
      rows(lessons, hasAll),
      lessons.map(({ isSo }) => (isSo ? 1 : 0)),
    );
    return rows(tests, hasAll).map(model);
  });
  const bits = (chance: number, isSo: boolean): number => Math.log2(isSo ? chance : 1 - chance);
  const gains = tests.map((each, at) => bits(guesses[1][at], each.isSo) - bits(guesses[0][at], each.isSo));
  const right = (of: readonly number[]): number =>
    of.filter((chance, at) => chance > 0.5 === tests[at].isSo).length / Math.max(1, tests.length);
  return {
    kind,
    cases: tests.length,
    record: right(guesses[0]),
    all: right(guesses[1]),
    gain: mean(gains),
    bounds: boundsOf(
      tests.map(({ game }) => game),
      gains,
    ),
  };
}

const mean = (of: readonly number[]): number =>
  of.reduce((sum, each) => sum + each, 0) / Math.max(1, of.length);

/** How often it was so of the same hex or marker in the other games of the lessons. */
function usualOf(lessons: readonly Case[]): (of: Case) => number {
  const counts = new Map<string, { so: number; of: number }>();
  const add = (key: string, isSo: boolean): void => {
    const count = counts.get(key) ?? { so: 0, of: 0 };
    counts.set(key, { so: count.so + (isSo ? 1 : 0), of: count.of + 1 });
  };
  for (const { game, about, isSo } of lessons) {
    add(about, isSo);
    add(`${game} ${about}`, isSo);
  }
  const share = mean(lessons.map(({ isSo }) => (isSo ? 1 : 0)));
  return ({ game, about }) => {
    const [whole, own] = [counts.get(about), counts.get(`${game} ${about}`)];
    const so = (whole?.so ?? 0) - (own?.so ?? 0) + 4 * share;
    const of = (whole?.of ?? 0) - (own?.of ?? 0) + 4;
    const chance = Math.min(0.98, Math.max(0.02, so / of));
    return Math.log(chance / (1 - chance));
  };
}

const ROUNDS = 400;
const PACE = 0.5;
const SHRINK = 0.003;

/** A logistic model, fitted by going downhill. */
function fitted(
  rows: readonly (readonly number[])[],
  so: readonly number[],
): (row: readonly number[]) => number {
  const width = rows[0]?.length ?? 0;
  const middle = Array.from({ length: width }, (_, at) => mean(rows.map((row) => row[at])));
  const spread = middle.map((centre, at) => Math.sqrt(mean(rows.map((row) => (row[at] - centre) ** 2))) || 1);
  const scaled = (row: readonly number[]): number[] =>
    row.map((value, at) => Math.max(-4, Math.min(4, (value - middle[at]) / spread[at])));
  const table = rows.map(scaled);
  const weights = new Float64Array(width + 1);
  const chanceOf = (row: readonly number[]): number => {
    let sum = weights[width];
    for (let at = 0; at < width; at++) sum += weights[at] * row[at];
    return 1 / (1 + Math.exp(-Math.max(-6, Math.min(6, sum))));
  };
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Float64Array(width + 1);
    for (const [index, row] of table.entries()) {
      const miss = so[index] - chanceOf(row);
      for (let at = 0; at < width; at++) slope[at] += miss * row[at];
      slope[width] += miss;
    }
    for (let at = 0; at <= width; at++)
      weights[at] += PACE * (slope[at] / Math.max(1, table.length) - SHRINK * weights[at]);
  }
  return (row) => chanceOf(scaled(row));
}

/** 95 % bounds of a mean: whole games are drawn anew, for the cases of one game hang together. */
function boundsOf(games: readonly number[], values: readonly number[]): readonly [number, number] {
  const byGame = new Map<number, number[]>();
  for (const [at, game] of games.entries()) byGame.set(game, [...(byGame.get(game) ?? []), values[at]]);
  const parts = [...byGame.values()];
  const random = fastRandom(1);
  const draws = Array.from({ length: 1000 }, () =>
    mean(parts.flatMap(() => parts[random.below(parts.length)])),
  ).sort((a, b) => a - b);
  return [draws[25] ?? 0, draws[974] ?? 0];
}
