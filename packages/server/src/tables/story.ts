import {
  CHANCE,
  type Choice,
  type Foresight,
  foresee,
  type LogEvent,
  Match,
  Refused,
  type Save,
  type Seat,
} from "@sandtable/engine";
import type {
  CourseStep,
  Ending,
  Look,
  PageFrame,
  Question,
  RefusalReason,
  Standing,
  Talk,
  Update,
  UpdateSent,
} from "@sandtable/protocol";
import type { Shelf } from "../games.ts";
import { type Act, isQuiet, type Mark, type StoredAction, type StoredTable } from "../store/store.ts";
import { chanceOf } from "./chance.ts";
import { lessonAt, Tutor } from "./learning.ts";
import { Lesson } from "./lesson.ts";
import type { Moment } from "./moment.ts";
import { Sight, type SightSaved } from "./sight.ts";
import { maySee, type Viewer } from "./viewer.ts";

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
export type Wish = Exclude<PageFrame, { do: "catch-up" | "look" | "ping" } | Talk>;

const LESSON_OVER = "The lesson is over: play on from here, or start a game.";

/** Of this version is what a table is opened from; what was kept by another one is not looked at. */
const CHECKPOINT_VERSION = 1;

/** Everything from which a story goes on as if it had been told from its start; plain data. */
export interface StoryCheckpoint {
  readonly version: typeof CHECKPOINT_VERSION;
  readonly number: number;
  readonly save: Save;
  readonly ending?: Ending;
  readonly sights: Readonly<Record<string, SightSaved>>;
}

/**
 * Where one table stands, what may happen next, and what each viewer was told last. It follows from what is stored: from
 * the first action, or from a checkpoint on, and is built again from there at any time.
 */
export class Story {
  readonly shelf: Shelf;
  readonly table: StoredTable;
  #match: Match;
  /** Whoever teaches here: by the example of the book, or in a lesson of the course. */
  readonly #lesson: Lesson | undefined;
  readonly #tutor: Tutor | undefined;
  /** What those have been told who see everything; and those who do not, in a game with secrets. */
  readonly #open: Sight;
  readonly #sights = new Map<string, Sight>();
  /** A game that is over is told again with all that is told at its end. */
  readonly #wasTold: boolean;
  /** The last action, and what came of it. */
  moment!: Moment;
  #number = 0;
  #ending: Ending | undefined;
  /** The open question, and what a look at it tells, worked out when first asked for. */
  #question: Question | undefined;
  #look: (Pick<Look, "closed"> & Foresight) | undefined;

  constructor(
    shelf: Shelf,
    table: StoredTable,
    {
      from,
      wasTold = false,
    }: { readonly from?: StoryCheckpoint | undefined; readonly wasTold?: boolean } = {},
  ) {
    this.shelf = shelf;
    this.table = table;
    this.#wasTold = wasTold;
    const taught = lessonAt(shelf, table);
    const isExample = table.kind === "lesson" && table.lesson === undefined;
    this.#lesson = isExample && shelf.example ? new Lesson(shelf.example) : undefined;
    const { game } = shelf;
    const seats = game.roles.map(({ seat }) => seat);
    this.#open = new Sight(game, { seats }, true);
    if (game.secrets)
      for (const some of partsOf(seats))
        this.#sights.set(some.join(), new Sight(game, { seats: some }, false));
    this.#match = from ? this.#resume(from) : this.#begin();
    this.#tutor = shelf.course && taught && new Tutor(shelf.course, taught, this.#match);
    if (!from) this.#start();
  }

  get match(): Match {
    return this.#match;
  }

  #begin(): Match {
    const { shelf, table } = this;
    const { scenario, options, commitment } = table;
    const match = Match.start(shelf.game, { scenario, options, commitment, chance: chanceOf(shelf, table) });
    for (const [seat, key] of table.opening) if (seat !== CHANCE) match.choose(seat, key);
    return match;
  }

  #start(): void {
    const { match } = this;
    this.#note(
      match,
      { act: "start" },
      match.events.map(({ event }) => event),
    );
    for (const sight of this.#all()) sight.begin(seenBefore(match, sight.viewer));
  }

  #resume({ number, save, ending, sights }: StoryCheckpoint): Match {
    const { shelf, table } = this;
    const match = Match.restore(shelf.game, save, chanceOf(shelf, table));
    match.forget();
    this.#number = number;
    this.#ending = ending;
    const next = match.decision?.seat;
    this.#open.load(sights.open, match, next);
    for (const [name, sight] of this.#sights) sight.load(sights[name], match, next);
    return match;
  }

  /** From here the story can go on later; nothing for a lesson, which is short. */
  checkpoint(): StoryCheckpoint | undefined {
    if (this.#isTaught) return undefined;
    const named = [["open", this.#open] as const, ...this.#sights];
    const sights = Object.fromEntries(named.map(([name, sight]) => [name, sight.save()]));
    const ending = this.#ending && { ending: this.#ending };
    const save = this.match.save({ isQuick: true });
    return { version: CHECKPOINT_VERSION, number: this.#number, save, ...ending, sights };
  }

  /** Whether what was kept can be gone on from. */
  static isCheckpoint(kept: unknown): kept is StoryCheckpoint {
    return (kept as Partial<StoryCheckpoint> | null)?.version === CHECKPOINT_VERSION;
  }

  /** Remember no more than what may still be taken back. */
  forget(): void {
    if (!this.#isTaught) this.match.forget();
  }

  get #isTaught(): boolean {
    return this.#lesson !== undefined || this.#tutor !== undefined;
  }

  /** What the script of a lesson answers in the place of a bot. */
  get scripted(): string | undefined {
    const { decision } = this.match;
    return decision && this.#tutor?.answer(decision);
  }

  /** Where nothing is hidden, a lesson of the course can be taken back to its beginning. */
  get #freeFrom(): number | undefined {
    return this.shelf.game.secrets ? undefined : this.#tutor?.start;
  }

  /** Undo goes back to this many entries. */
  get #floor(): number {
    return this.#freeFrom ?? this.match.floor;
  }

  #all(): Sight[] {
    return [this.#open, ...this.#sights.values()];
  }

  /** The number of the last action, for the store; what a viewer is told is {@link numberFor} it. */
  get number(): number {
    return this.#number;
  }

  /** The number of the last update that the viewer was told. */
  numberFor(viewer: Viewer): number {
    return this.sightOf(viewer).number;
  }

  /** What a viewer has been told: all who see alike share one. */
  sightOf({ seats }: Viewer): Sight {
    return this.#sights.get(seats.join()) ?? this.#open;
  }

  /** The side of one who does not see everything, as long as there are secrets. */
  #limitedSightOf(viewer: Viewer): Sight | undefined {
    const sight = this.sightOf(viewer);
    return this.isTold || sight === this.#open ? undefined : sight;
  }

  /** Whether this viewer does not see everything. */
  isLimited(viewer: Viewer): boolean {
    return this.#limitedSightOf(viewer) !== undefined;
  }

  /** Whether there are no secrets any more: the game is over, or its record was brought along. */
  get isTold(): boolean {
    return this.#wasTold || this.#ending !== undefined || this.table.kind === "import";
  }

  get ending(): Ending | undefined {
    return this.#ending;
  }

  /** Who must decide; nobody once it is over, or the lesson is. */
  get toMove(): Seat | undefined {
    return this.#ending || this.#isLearnt ? undefined : this.match.decision?.seat;
  }

  /** How many actions have been told to those who see everything: all but what is about the table alone. */
  get told(): number {
    return this.#open.number;
  }

  get mark(): Mark {
    const { told: number, toMove, ending } = this;
    return {
      number,
      ...(toMove !== undefined && { toMove }),
      ...(ending && { outcome: ending }),
    };
  }

  /** Whether the wish was granted not long ago: then asking again is harmless. */
  isGranted(viewer: Viewer, wish: Wish): boolean {
    const sight = this.sightOf(viewer);
    const action = sight.answerTo(wish.number);
    if (action === undefined || !viewer.seats.includes(action.seat)) return false;
    // One who does not see everything counts steps back otherwise than the store does.
    const isUndo = action.act.do === "undo" && wish.do === "undo";
    return (
      ((sight !== this.#open || this.#tutor !== undefined) && isUndo) ||
      JSON.stringify(action.act) === JSON.stringify(actOf(wish))
    );
  }

  /** Do as wished, and say what is to be stored; or refuse, and change nothing. */
  grant(viewer: Viewer, wish: Wish): StoredAction {
    const seat = this.#allow(viewer, wish);
    const action: StoredAction = { number: this.number + 1, seat, act: this.#actOf(viewer, wish) };
    try {
      this.take(action);
    } catch (error) {
      if (error instanceof Refused) throw new Refusal(error.code, error.message, error.rule);
      throw error;
    }
    return action;
  }

  /** What a wish comes to: steps back are counted as the viewer sees them. */
  #actOf(viewer: Viewer, wish: Wish): Act {
    if (wish.do !== "undo") return actOf(wish);
    if (this.#tutor && this.#freeFrom !== undefined)
      return { do: "undo", to: this.#tutor.questionBefore(wish.to) };
    const sight = this.#limitedSightOf(viewer);
    return { do: "undo", to: sight ? (sight.entriesAt(wish.to) ?? this.match.made) : wish.to };
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
    if (this.#isLearnt) throw new Refusal("over", LESSON_OVER);
    // Resigning answers no question: whoever still watches how the other side moved may do it as well.
    if (wish.do === "resign") {
      if (this.#isTaught)
        throw new Refusal("not-yours", "A lesson cannot be lost: leave it whenever you like.");
      return seats.includes(decision.seat) ? decision.seat : seats[0];
    }
    if (wish.number !== this.numberFor(viewer))
      throw new Refusal(
        "stale",
        "The table has moved on since: look again.",
        // What somebody else is being asked may be a secret.
        this.shelf.game.secrets && !seats.includes(decision.seat) ? undefined : decision.rule,
      );
    if (!seats.includes(decision.seat)) throw new Refusal("out-of-turn", "It is the other side's turn.");
    if (wish.do === "choose") this.#allowInLesson(wish.key, decision.rule);
    return decision.seat;
  }

  #allowInLesson(key: string, rule: string): void {
    if (!this.#lesson) return;
    const wanted = this.#lesson.keyAfter(chosen(this.match));
    if (wanted === undefined) throw new Refusal("over", LESSON_OVER);
    if (key !== wanted)
      throw new Refusal(
        "not-listed",
        "A good thought, but the book goes another way here: follow the choice that is marked.",
        rule,
      );
  }

  /** What was done next. */
  take(action: StoredAction): void {
    const { match } = this;
    const { seat, act } = action;
    const before = match.events.length;
    if (isQuiet(act)) {
      this.#number++;
      return;
    }
    switch (act.do) {
      case "choose": {
        const choice = match.choices(seat).find(({ key }) => key === act.key);
        match.choose(seat, act.key);
        this.#answered(action);
        const events = match.events.slice(before).map(({ event }) => event);
        this.#tutor?.note(match, seat, act.key, events);
        this.#note(
          match,
          { act: "choose", seat, key: act.key, ...(choice && { label: choice.label }) },
          events,
        );
        break;
      }
      case "undo":
        this.#takeBack(act.to);
        this.#answered(action);
        this.#tutor?.back(this.match);
        this.#note(this.match, { act: "undo", seat }, []);
        break;
      case "resign":
        this.#ending = this.#resigned(seat);
        this.#answered(action);
        this.#note(match, { act: "resign", seat }, []);
        break;
      case "claim":
        this.#ending = this.#timedOut(seat);
        this.#answered(action);
        this.#note(match, { act: "claim", seat }, []);
        break;
      case "adjudge":
        this.#ending = adjudged(act.chances);
        this.#answered(action);
        this.#note(match, { act: "adjudge", seat }, []);
        break;
      case "take-back":
        this.#match = Match.restore(this.shelf.game, act.save, chanceOf(this.shelf, this.table));
        this.#open.back(act.to, act.kept);
        this.#note(this.match, { act: "take-back", seat }, []);
        break;
    }
  }

  /** What it takes to go back to where there were so many entries, dice and all; of a story that has forgotten nothing. */
  backTo(to: number): Extract<Act, { do: "take-back" }> {
    const match = this.#begin();
    const { entries } = this.match;
    while (match.made < to) match.choose(entries[match.made].seat, entries[match.made].key);
    return {
      do: "take-back",
      to: match.made,
      kept: match.events.length,
      save: match.save({ isQuick: true }),
    };
  }

  /** How the bots judge this position: the chance of each seat. */
  judged(): Extract<Act, { do: "adjudge" }> {
    const { game } = this.shelf;
    const { state } = this.match;
    const worths = game.roles.map(({ seat }) => [seat, game.evaluate(state, seat)] as const);
    const all = worths.reduce((sum, [, worth]) => sum + worth, 0);
    const chances = worths.map(([seat, worth]) => [seat, Math.round((100 * worth) / all) / 100]);
    return { do: "adjudge", chances: Object.fromEntries(chances) };
  }

  /** In a lesson dice and the other side may be taken back, too: then the match goes its way again up to there. */
  #takeBack(to: number): void {
    const { match } = this;
    const isBehind = to < match.floor && to >= this.#floor;
    if (isBehind) this.#match = match.fork(chanceOf(this.shelf, this.table), to);
    else match.undo(to);
  }

  #answered(action: StoredAction): void {
    for (const sight of this.#all()) sight.answer(action);
  }

  #note(
    match: Match,
    what: Pick<Moment, "act" | "seat" | "key" | "label">,
    events: readonly LogEvent[],
  ): void {
    if (match.outcome) this.#ending = match.outcome;
    this.#number++;
    this.#question = undefined;
    this.#look = undefined;
    const { made: entries, decision } = match;
    const floor = this.#floor;
    this.#lesson?.note(chosen(match), match.state);
    const moment = { ...what, entries, floor, events, next: decision?.seat };
    this.moment = moment;
    for (const sight of this.#all()) sight.note(moment, match, this.isTold);
  }

  #resigned(seat: Seat): Ending {
    return { ...this.#lostBy(seat), reason: "resigned", resigned: seat };
  }

  /** Whoever is to move was out of time when somebody else claimed the game. */
  #timedOut(claimer: Seat): Ending {
    const late = this.match.decision?.seat ?? claimer;
    return { ...this.#lostBy(late), reason: "out-of-time", late };
  }

  #lostBy(seat: Seat): Pick<Ending, "winners" | "scores"> {
    const seats = this.shelf.game.roles.map((role) => role.seat);
    return {
      winners: seats.filter((other) => other !== seat),
      scores: Object.fromEntries(seats.map((one) => [one, one === seat ? 0 : 1])),
    };
  }

  /** The last update that the viewer was told, whole. */
  latest(viewer: Viewer): Update {
    return this.sightOf(viewer).latest(this.match, this.isTold);
  }

  /** The same for one who was told the update before it. */
  news(viewer: Viewer): UpdateSent {
    return this.sightOf(viewer).news(this.match, this.isTold);
  }

  /** Whether a viewer is told what was answered: what lies open to all, what it answered itself, everything in the end. */
  tells({ seats }: Viewer, seat: Seat | undefined): boolean {
    return (
      !this.shelf.game.secrets ||
      this.isTold ||
      (seat !== undefined && seat !== CHANCE && seats.includes(seat))
    );
  }

  standing(viewer: Viewer): Standing {
    const { match, toMove } = this;
    const mayAct = this.#mayAct(viewer);
    const sight = this.#limitedSightOf(viewer);
    const [entries, floor] = sight ? [sight.steps, sight.stepAt(match.floor)] : [match.made, this.#floor];
    return {
      number: this.numberFor(viewer),
      ...(toMove !== undefined && {
        question: this.#isAsked(viewer) ? this.#wholeQuestion() : { seat: toMove },
      }),
      ...(this.#ending && { outcome: this.#ending }),
      floor: mayAct ? floor : entries,
      entries,
      ...(this.#lesson && { lesson: this.#lesson.stepAfter(chosen(match)) }),
      ...(this.#tutor?.mayTell(viewer.seats) && { course: this.#courseAsSeen(this.#tutor, sight) }),
    };
  }

  /** Where the learner's step began is counted like everything else: as it is seen. */
  #courseAsSeen(tutor: Tutor, sight: Sight | undefined): CourseStep {
    const told = tutor.told(this.match);
    return sight && told.open
      ? { ...told, open: { ...told.open, since: sight.stepAt(told.open.since) } }
      : told;
  }

  /** All viewers of one name are told the same: the same update, and the same standing. */
  audienceOf(viewer: Viewer): string {
    const { seats } = this.sightOf(viewer).viewer;
    return `${seats.join()} ${this.#mayAct(viewer)}`;
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
    this.#look ??= { closed: decision.closed?.() ?? [], ...foresee(game, decision, stretch) };
    return { number, ...this.#look };
  }

  /** The book has no more choices: there is nothing to choose, though the game would go on. */
  get #isLessonDone(): boolean {
    return this.#lesson !== undefined && this.#lesson.keyAfter(chosen(this.match)) === undefined;
  }

  /** The lesson of the course is done. */
  get #isLearnt(): boolean {
    return this.#tutor !== undefined && this.#tutor.step === undefined;
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

/** With less than that nobody has won a game that the bots have judged: two who stand about level have drawn. */
const CLEARLY_BETTER = 0.6;

function adjudged(chances: Readonly<Record<Seat, number>>): Ending {
  const winners = Object.keys(chances).filter((seat) => chances[seat] >= CLEARLY_BETTER);
  return { winners, scores: chances, reason: "adjudged", adjudged: true };
}

/** Every choice of some of these, but not all. */
function partsOf(seats: readonly Seat[]): Seat[][] {
  let parts: Seat[][] = [[]];
  for (const seat of seats) parts = parts.concat(parts.map((part) => [...part, seat]));
  return parts.filter((part) => part.length < seats.length);
}

/** How many choices people have made that still stand. */
const chosen = ({ entries }: Match): number => entries.filter(({ seat }) => seat !== CHANCE).length;

/** How many events a viewer had seen at each position, before the table began, that undo may come back to. */
function seenBefore({ events, floor, made }: Match, viewer: Viewer): [number, number][] {
  const seen = events.filter(({ event }) => maySee(viewer, event));
  const positions = Array.from({ length: made - floor }, (_, index) => floor + index);
  return positions.map((entries) => [entries, seen.filter(({ at }) => at <= entries).length]);
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
