import { CHANCE, type Choice, finalKeys, type LogEvent, Match, Refused, type Seat } from "@sandtable/engine";
import type { Ending, Look, PageFrame, Question, RefusalReason, Standing, Update } from "@sandtable/protocol";
import type { Shelf } from "../games.ts";
import type { Act, Mark, StoredAction, StoredTable } from "../store/store.ts";
import { chanceOf } from "./chance.ts";
import { Lesson } from "./lesson.ts";
import type { Moment } from "./moment.ts";
import { Sight } from "./sight.ts";
import { maySee, sideOf, type Viewer } from "./viewer.ts";

/** An action that was not taken; nothing has changed. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly reason: RefusalReason;
  readonly rule: string | undefined;

  constructor(reason: RefusalReason, message: string, rule?: string) {
    super(message);
    this.reason = reason;
    this.rule = rule;
  }
}

/** What people ask for; everything else on the live connection is only reading. */
export type Wish = Exclude<PageFrame, { do: "catch-up" | "look" }>;

/**
 * Everything that has happened at one table, and what may happen next. It follows from what is stored, and is built
 * again from there at any time; each viewer is told their own side of it.
 */
export class Story {
  readonly shelf: Shelf;
  readonly table: StoredTable;
  readonly match: Match;
  readonly #lesson: Lesson | undefined;
  readonly #actions: StoredAction[] = [];
  readonly #moments: Moment[] = [];
  /** What those have seen who do not see everything. */
  readonly #sights = new Map<string, Sight>();
  #ending: Ending | undefined;
  /** The open question, and what a look at it tells, worked out when first asked for. */
  #question: Question | undefined;
  #look: Pick<Look, "closed" | "final"> | undefined;

  constructor(shelf: Shelf, table: StoredTable, actions: readonly StoredAction[]) {
    this.shelf = shelf;
    this.table = table;
    this.#lesson = table.kind === "lesson" && shelf.example ? new Lesson(shelf.example) : undefined;
    const { scenario, options, commitment } = table;
    this.match = Match.start(shelf.game, { scenario, options, commitment, chance: chanceOf(shelf, table) });
    for (const [seat, key] of table.opening) if (seat !== CHANCE) this.match.choose(seat, key);
    this.#note({ act: "start" }, 0);
    for (const action of actions) this.#apply(action);
  }

  /** The number of the last action, for the store; what a viewer is told is {@link numberFor} it. */
  get number(): number {
    return this.#moments.length;
  }

  /** The number of the last update that the viewer was told. */
  numberFor(viewer: Viewer): number {
    return this.#sightOf(viewer)?.moments.length ?? this.number;
  }

  /** The side of one who does not see everything; nothing for everybody else. */
  #sightOf(viewer: Viewer): Sight | undefined {
    const { game } = this.shelf;
    if (!game.secrets || viewer.seats.length === game.roles.length) return undefined;
    const name = viewer.seats.join();
    const sight = this.#sights.get(name) ?? new Sight(game, viewer);
    this.#sights.set(name, sight);
    sight.follow(this.#moments);
    return sight;
  }

  /** The steps of one who does not see everything, as far as the game has come; nothing when all is told, or for others. */
  stepsOf(viewer: Viewer): readonly Moment[] | undefined {
    return this.isTold ? undefined : this.#sightOf(viewer)?.steps;
  }

  /** Whether there are no secrets any more: the game is over, or its record was brought along. */
  get isTold(): boolean {
    return this.#ending !== undefined || this.table.kind === "import";
  }

  get ending(): Ending | undefined {
    return this.#ending;
  }

  /** Who must decide; nobody once it is over. */
  get toMove(): Seat | undefined {
    return this.#ending ? undefined : this.match.decision?.seat;
  }

  get mark(): Mark {
    const { number, toMove, ending } = this;
    return {
      number,
      ...(toMove !== undefined && { toMove }),
      ...(ending && { outcome: ending }),
    };
  }

  /** Whether the wish was granted before: then asking again is harmless. */
  isGranted(viewer: Viewer, wish: Wish): boolean {
    const sight = this.#sightOf(viewer);
    const answered = sight ? sight.moments[wish.number - 1]?.number : wish.number;
    const action = answered === undefined ? undefined : this.#actions[answered - 1];
    if (action === undefined || !viewer.seats.includes(action.seat)) return false;
    // One who does not see everything counts steps back otherwise than the store does.
    const isUndo = action.act.do === "undo" && wish.do === "undo";
    return (sight && isUndo) || JSON.stringify(action.act) === JSON.stringify(actOf(wish));
  }

  /** Do as wished, and say what is to be stored; or refuse, and change nothing. */
  grant(viewer: Viewer, wish: Wish): StoredAction {
    const seat = this.#allow(viewer, wish);
    const action: StoredAction = { number: this.number + 1, seat, act: this.#actOf(viewer, wish) };
    try {
      this.#apply(action);
    } catch (error) {
      if (error instanceof Refused) throw new Refusal(error.code, error.message, error.rule);
      throw error;
    }
    return action;
  }

  /** What a wish comes to: steps back are counted as the viewer sees them. */
  #actOf(viewer: Viewer, wish: Wish): Act {
    if (wish.do !== "undo") return actOf(wish);
    const steps = this.stepsOf(viewer);
    return { do: "undo", to: steps ? (steps[wish.to]?.entries ?? this.match.entries.length) : wish.to };
  }

  /** The seat for which the wish can be granted. */
  #allow(viewer: Viewer, wish: Wish): Seat {
    const { seats } = viewer;
    const decision = this.match.decision;
    if (this.table.kind === "import")
      throw new Refusal(
        "not-yours",
        "This is a record to look through: play on from any of its positions instead.",
      );
    if (seats.length === 0)
      throw new Refusal("not-yours", "You are watching: only those who sit at the table may act.");
    if (this.#ending || !decision) throw new Refusal("over", "The game is over.");
    if (wish.number !== this.numberFor(viewer))
      throw new Refusal(
        "stale",
        "The table has moved on since: look again.",
        // What somebody else is being asked may be a secret.
        this.shelf.game.secrets && !seats.includes(decision.seat) ? undefined : decision.rule,
      );
    if (wish.do === "resign") {
      if (this.#lesson)
        throw new Refusal("not-yours", "A lesson cannot be lost: leave it whenever you like.");
      return seats.includes(decision.seat) ? decision.seat : seats[0];
    }
    if (!seats.includes(decision.seat)) throw new Refusal("out-of-turn", "It is the other side's turn.");
    if (wish.do === "choose") this.#allowInLesson(wish.key, decision.rule);
    return decision.seat;
  }

  #allowInLesson(key: string, rule: string): void {
    if (!this.#lesson) return;
    const wanted = this.#lesson.keyAfter(this.#made());
    if (wanted === undefined)
      throw new Refusal("over", "The lesson is over: play on from here, or start a game.");
    if (key !== wanted)
      throw new Refusal(
        "not-listed",
        "A good thought, but the book goes another way here: follow the choice that is marked.",
        rule,
      );
  }

  #apply(action: StoredAction): void {
    const { seat, act } = action;
    const before = this.match.events.length;
    switch (act.do) {
      case "choose": {
        const choice = this.match.choices(seat).find(({ key }) => key === act.key);
        this.match.choose(seat, act.key);
        this.#note({ act: "choose", seat, key: act.key, ...(choice && { label: choice.label }) }, before);
        break;
      }
      case "undo":
        this.match.undo(act.to);
        this.#note({ act: "undo", seat }, this.match.events.length);
        break;
      case "resign":
        this.#ending = this.#resigned(seat);
        this.#note({ act: "resign", seat }, before);
        break;
    }
    this.#actions.push(action);
  }

  #note(what: Pick<Moment, "act" | "seat" | "key" | "label">, kept: number): void {
    const { match } = this;
    if (match.outcome) this.#ending = match.outcome;
    const state = match.state;
    this.#lesson?.note(this.#made(), state);
    this.#question = undefined;
    this.#look = undefined;
    this.#moments.push({
      ...what,
      number: this.#moments.length + 1,
      entries: match.entries.length,
      kept,
      events: match.events.slice(kept).map(({ event }) => event),
      state,
      next: match.decision?.seat,
    });
  }

  #resigned(seat: Seat): Ending {
    const winners = this.shelf.game.roles.map((role) => role.seat).filter((other) => other !== seat);
    const scores = Object.fromEntries(
      this.shelf.game.roles.map((role) => [role.seat, role.seat === seat ? 0 : 1]),
    );
    return { winners, scores, reason: "resigned", resigned: seat };
  }

  /** How many choices people have made that still stand. */
  #made(): number {
    return this.match.entries.filter(({ seat }) => seat !== CHANCE).length;
  }

  /** Every update after a number, as the viewer may see it. */
  updates(viewer: Viewer, after: number): Update[] {
    const updates: Update[] = [];
    if (after >= this.numberFor(viewer)) return updates;
    const sight = this.#sightOf(viewer);
    /** For every event that still stands: how many of them up to there the viewer has seen. */
    const seen: number[] = [];
    let number = 0;
    for (const moment of this.#moments) {
      seen.length = moment.kept;
      for (const event of moment.events) seen.push((seen.at(-1) ?? 0) + (maySee(viewer, event) ? 1 : 0));
      if (sight && sight.moments[number] !== moment) continue;
      number++;
      if (number > after) updates.push(this.#update(viewer, moment, number, seen.at(-1) ?? 0));
    }
    return updates;
  }

  /** What has happened after an update and still stands, as far as the viewer may know it. */
  happened(viewer: Viewer, after: number): LogEvent[] {
    const sight = this.#sightOf(viewer);
    const last = sight ? (sight.moments[after - 1]?.number ?? 0) : after;
    const standing: { readonly number: number; readonly event: LogEvent }[] = [];
    for (const { number, kept, events } of this.#moments) {
      standing.length = kept;
      for (const event of events) standing.push({ number, event });
    }
    return standing
      .filter(({ number, event }) => number > last && maySee(viewer, event))
      .map(({ event }) => event);
  }

  #update(viewer: Viewer, moment: Moment, number: number, kept: number): Update {
    const { act, seat, label, events, state, next } = moment;
    const told = label && this.tells(viewer, seat);
    return {
      number,
      act,
      ...(seat !== undefined && { seat }),
      ...(told && { label }),
      entries: this.#entriesOf(viewer, moment),
      events: events.filter((event) => maySee(viewer, event)),
      kept,
      view: this.shelf.game.view(state, sideOf(viewer, next)),
    };
  }

  /** Whether a viewer is told what was answered: what lies open to all, what it answered itself, everything in the end. */
  tells({ seats }: Viewer, seat: Seat | undefined): boolean {
    return (
      !this.shelf.game.secrets ||
      this.isTold ||
      (seat !== undefined && seat !== CHANCE && seats.includes(seat))
    );
  }

  /** How many entries there were at a moment; for one who does not see all, how many steps it had seen. */
  #entriesOf(viewer: Viewer, { entries }: Moment): number {
    const steps = this.stepsOf(viewer);
    return steps ? stepAt(steps, entries) : entries;
  }

  standing(viewer: Viewer): Standing {
    const { match, toMove } = this;
    const mayAct = this.#mayAct(viewer);
    const steps = this.stepsOf(viewer);
    const [entries, floor] = steps
      ? [steps.length - 1, stepAt(steps, match.floor)]
      : [match.entries.length, match.floor];
    return {
      number: this.numberFor(viewer),
      ...(toMove !== undefined && {
        question: this.#isAsked(viewer) ? this.#wholeQuestion() : { seat: toMove },
      }),
      ...(this.#ending && { outcome: this.#ending }),
      floor: mayAct ? floor : entries,
      entries,
      ...(this.#lesson && { lesson: this.#lesson.stepAfter(this.#made()) }),
    };
  }

  #mayAct({ seats }: Viewer): boolean {
    const { toMove } = this;
    return toMove !== undefined && seats.includes(toMove) && this.table.kind !== "import";
  }

  #isAsked(viewer: Viewer): boolean {
    return this.#mayAct(viewer) && !this.#isLessonDone;
  }

  /** What a look at the question of that update tells the viewer; nothing unless it is the one to answer. */
  look(viewer: Viewer, number: number): Look | undefined {
    if (number !== this.numberFor(viewer) || !this.#isAsked(viewer)) return undefined;
    const { game, decision, stretch } = this.match;
    if (!decision) return undefined;
    this.#look ??= { closed: decision.closed?.() ?? [], final: finalKeys(game, decision, stretch) };
    return { number, ...this.#look };
  }

  /** The book has no more choices: there is nothing to choose, though the game would go on. */
  get #isLessonDone(): boolean {
    return this.#lesson !== undefined && this.#lesson.keyAfter(this.#made()) === undefined;
  }

  #wholeQuestion(): Question {
    const decision = this.match.decision!;
    this.#question ??= {
      seat: decision.seat,
      rule: decision.rule,
      about: decision.about,
      choices: decision.choices.map(shown),
    };
    return this.#question;
  }
}

/** The last of these steps that had come to no more than so many entries. */
const stepAt = (steps: readonly Moment[], entries: number): number =>
  Math.max(
    0,
    steps.findLastIndex((step) => step.entries <= entries),
  );

const shown = ({ key, place, label }: Choice): Omit<Choice, "value"> => ({ key, place, label });

function actOf(wish: Wish): Act {
  switch (wish.do) {
    case "choose":
      return { do: "choose", key: wish.key };
    case "undo":
      return { do: "undo", to: wish.to };
    case "resign":
      return { do: "resign" };
  }
}
