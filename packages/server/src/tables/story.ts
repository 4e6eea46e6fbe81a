import {
  CHANCE,
  type Choice,
  finalKeys,
  type LogEvent,
  Match,
  type Message,
  type Position,
  Refused,
  type Seat,
} from "@sandtable/engine";
import type { Ending, PageFrame, Question, RefusalReason, Standing, Update } from "@sandtable/protocol";
import type { Shelf } from "../games.ts";
import type { Act, Mark, StoredAction, StoredTable } from "../store/store.ts";
import { chanceOf } from "./chance.ts";
import { Lesson } from "./lesson.ts";
import { maySee, sideOf, type Viewer } from "./viewer.ts";

/** An action that was not taken; nothing has changed. */
export class Declined extends Error {
  override readonly name = "Declined";
  readonly reason: RefusalReason;
  readonly rule: string | undefined;

  constructor(reason: RefusalReason, message: string, rule?: string) {
    super(message);
    this.reason = reason;
    this.rule = rule;
  }
}

/** What people ask for; everything else on the live connection is only reading. */
export type Wish = Exclude<PageFrame, { do: "catch-up" }>;

/** The table after one update. */
interface Moment {
  readonly number: number;
  readonly act: Update["act"];
  readonly seat?: Seat;
  readonly label?: Message;
  readonly entries: number;
  /** How many events of those before stayed true. */
  readonly kept: number;
  readonly events: readonly LogEvent[];
  readonly state: Position;
  readonly next: Seat | undefined;
}

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
  #ending: Ending | undefined;
  /** The whole open question, worked out when first asked for. */
  #question: Question | undefined;

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

  /** The number of the last update. */
  get number(): number {
    return this.#moments.length;
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
  isGranted({ seats }: Viewer, wish: Wish): boolean {
    const action = this.#actions[wish.number - 1];
    return (
      action !== undefined &&
      seats.includes(action.seat) &&
      JSON.stringify(action.act) === JSON.stringify(actOf(wish))
    );
  }

  /** Do as wished, and say what is to be stored; or decline, and change nothing. */
  grant(viewer: Viewer, wish: Wish): StoredAction {
    const seat = this.#allow(viewer, wish);
    const action: StoredAction = { number: this.number + 1, seat, act: actOf(wish) };
    try {
      this.#apply(action);
    } catch (error) {
      if (error instanceof Refused) throw new Declined(error.code, error.message, error.rule);
      throw error;
    }
    return action;
  }

  /** The seat for which the wish can be granted. */
  #allow({ seats }: Viewer, wish: Wish): Seat {
    const decision = this.match.decision;
    if (this.table.kind === "import")
      throw new Declined(
        "not-yours",
        "This is a record to look through: play on from any of its positions instead.",
      );
    if (seats.length === 0)
      throw new Declined("not-yours", "You are watching: only those who sit at the table may act.");
    if (this.#ending || !decision) throw new Declined("over", "The game is over.");
    if (wish.number !== this.number)
      throw new Declined("stale", "The table has moved on since: look again.", decision.rule);
    if (wish.do === "resign") {
      if (this.#lesson)
        throw new Declined("not-yours", "A lesson cannot be lost: leave it whenever you like.");
      return seats.includes(decision.seat) ? decision.seat : seats[0];
    }
    if (!seats.includes(decision.seat)) throw new Declined("out-of-turn", "It is the other side's turn.");
    if (wish.do === "choose") this.#allowInLesson(wish.key, decision.rule);
    return decision.seat;
  }

  #allowInLesson(key: string, rule: string): void {
    if (!this.#lesson) return;
    const wanted = this.#lesson.keyAfter(this.#made());
    if (wanted === undefined)
      throw new Declined("over", "The lesson is over: play on from here, or start a game.");
    if (key !== wanted)
      throw new Declined(
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
        this.#note({ act: "choose", seat, ...(choice && { label: choice.label }) }, before);
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

  #note(what: Pick<Moment, "act" | "seat" | "label">, kept: number): void {
    const { match } = this;
    if (match.outcome) this.#ending = match.outcome;
    const state = match.state;
    this.#lesson?.note(this.#made(), state);
    this.#question = undefined;
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
    if (after >= this.number) return updates;
    /** For every event that still stands: how many of them up to there the viewer has seen. */
    const seen: number[] = [];
    for (const moment of this.#moments) {
      seen.length = moment.kept;
      for (const event of moment.events) seen.push((seen.at(-1) ?? 0) + (maySee(viewer, event) ? 1 : 0));
      if (moment.number > after) updates.push(this.#update(viewer, moment, seen.at(-1) ?? 0));
    }
    return updates;
  }

  /** What has happened after an update and still stands, as far as the viewer may know it. */
  happened(viewer: Viewer, after: number): LogEvent[] {
    const standing: { readonly number: number; readonly event: LogEvent }[] = [];
    for (const { number, kept, events } of this.#moments) {
      standing.length = kept;
      for (const event of events) standing.push({ number, event });
    }
    return standing
      .filter(({ number, event }) => number > after && maySee(viewer, event))
      .map(({ event }) => event);
  }

  #update(viewer: Viewer, moment: Moment, kept: number): Update {
    const { number, act, seat, label, entries, events, state, next } = moment;
    const told = label && (this.shelf.open || this.#ending || (seat && viewer.seats.includes(seat)));
    return {
      number,
      act,
      ...(seat !== undefined && { seat }),
      ...(told && { label }),
      entries,
      events: events.filter((event) => maySee(viewer, event)),
      kept,
      view: this.shelf.game.view(state, sideOf(viewer, next)),
    };
  }

  standing({ seats }: Viewer): Standing {
    const { match, toMove } = this;
    const mayAct = toMove !== undefined && seats.includes(toMove) && this.table.kind !== "import";
    return {
      number: this.number,
      ...(toMove !== undefined && {
        question: mayAct && !this.#isLessonDone ? this.#wholeQuestion() : { seat: toMove },
      }),
      ...(this.#ending && { outcome: this.#ending }),
      floor: mayAct ? match.floor : match.entries.length,
      entries: match.entries.length,
      ...(this.#lesson && { lesson: this.#lesson.stepAfter(this.#made()) }),
    };
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
      closed: decision.closed?.() ?? [],
      final: finalKeys(this.match.game, decision, this.match.stretch),
    };
    return this.#question;
  }
}

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
