import type { Analysis } from "@sandtable/bots";
import type { LogEvent, Seat } from "@sandtable/engine";
import type { AnalysisState, CurvePoint } from "@sandtable/protocol";
import type { AnalysisTask, Analyst } from "../bots/analyst.ts";
import type { Warn } from "../operating/log.ts";
import { Trouble } from "../problem.ts";
import { labelsOf, placesOf, shownCourse } from "./course.ts";
import type { Story } from "./story.ts";
import { walk } from "./walk.ts";

/** Games whose analysis is kept. */
const MOST_KEPT = 100;
/** When it is worth asking again, in seconds. */
const SOON = 60;

/** The analyses of games that are over, by table. They are kept in memory, the oldest forgotten first. */
export class Analyses {
  readonly #analyst: Analyst;
  readonly #warn: Warn;
  readonly #known = new Map<string, AnalysisState>();

  readonly #most: number;

  constructor(analyst: Analyst, most: number, warn: Warn) {
    this.#analyst = analyst;
    this.#most = most;
    this.#warn = warn;
  }

  /** How far it is; nothing if nobody has asked for it. */
  state(table: string): AnalysisState | undefined {
    return this.#known.get(table);
  }

  /** Begin it for somebody who may have one more, unless that was done before. */
  begin(story: Story, take: () => (() => void) | undefined): AnalysisState {
    mustBeOver(story);
    const { id } = story.table;
    const known = this.#known.get(id);
    if (known && known.is !== "failed") return known;
    const underWay = [...this.#known.values()].filter(({ is }) => is === "under-way").length;
    if (underWay >= this.#most)
      throw new Trouble(503, "Many games are being looked through already: try again in a minute.", SOON);
    const giveBack = take();
    if (!giveBack)
      throw new Trouble(
        429,
        "Another game is being looked through for you: ask again when that is done.",
        SOON,
      );
    const task = taskOf(story);
    this.#analyst
      .analyse(task, ({ done, of, points }) =>
        this.#known.set(id, { is: "under-way", done, of, points: points.map(begun) }),
      )
      .then(
        (analysis) => this.#known.set(id, dressed(story, task, analysis)),
        (error: Error) => {
          this.#warn(`its analysis: ${error.message}`, id);
          this.#known.set(id, { is: "failed" });
        },
      )
      .finally(giveBack);
    return this.#keep(id, { is: "under-way", done: 0, of: 1, points: [] });
  }

  #keep(id: string, state: AnalysisState): AnalysisState {
    this.#known.delete(id);
    this.#known.set(id, state);
    for (const [old, { is }] of this.#known) {
      if (this.#known.size <= MOST_KEPT) break;
      if (is !== "under-way") this.#known.delete(old);
    }
    return state;
  }
}

/** Nobody gets help from it in a game that is still played. */
function mustBeOver({ table, ending }: Story): void {
  if (table.kind === "lesson")
    throw new Trouble(409, "A lesson is not analysed: the book says what it means.");
  if (table.kind === "game" && !ending)
    throw new Trouble(409, "The game is not over yet: finish it or resign first.");
}

const taskOf = ({ shelf, table, match }: Story): AnalysisTask => ({
  game: shelf.game.id,
  head: { scenario: table.scenario, options: table.options },
  entries: match.entries.map(({ seat, key }) => ({ seat, key })),
});

/** A point of a curve that is not whole yet. */
const begun = ({ at, beat, seat, chances }: Analysis["points"][number]): CurvePoint => ({
  at,
  beat,
  ...(seat !== undefined && { seat }),
  chances,
  events: [],
});

/** With what happened, so that it can be told in words. The game is over: there are no secrets any more. */
function dressed(
  { shelf: { game }, table }: Story,
  { entries }: AnalysisTask,
  { points, turningPoints, falls }: Analysis,
): AnalysisState {
  const happened: (readonly LogEvent[])[] = [[]];
  const answers = entries.map(({ seat, key }): [Seat, string] => [seat, key]);
  for (const { at, events } of walk(game, table, answers)) happened[at] = events;
  const between = (from: number, to: number): LogEvent[] => happened.slice(from + 1, to + 1).flat();
  const viewer = { seats: game.roles.map(({ seat }) => seat) };
  return {
    is: "done",
    points: points.map((point, index) => ({
      ...begun(point),
      events: between(index === 0 ? -1 : points[index - 1].at, point.at),
    })),
    turningPoints: turningPoints.map(({ keys, courses, ...turning }) => ({
      ...turning,
      labels: labelsOf(game, keys),
      places: placesOf(game, keys),
      events: between(turning.at, turning.until),
      courses: courses.map((course) => shownCourse(game, viewer, course)),
    })),
    falls: falls.map(({ at, seat, rule, counted, gains }) => ({
      at,
      ...(seat !== undefined && { seat }),
      rule,
      ...(counted && { counted }),
      gains,
    })),
  };
}
