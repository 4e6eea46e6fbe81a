import { type ChanceSource, fastRandom, scriptedChance } from "./chance.ts";
import { CHANCE, type Decision, type LogEvent, type Place, type Seat } from "./decision.ts";
import type { Game, Position } from "./game.ts";
import { Match } from "./match.ts";
import { Run } from "./run.ts";

/**
 * A **course** teaches a game in lessons of five to ten minutes. A **lesson** is an ordinary game that begins somewhere, in which
 * one seat learns; a **step** of it has a goal, which is a predicate: whatever legal way the learner finds, it is reached
 * when it holds. What leads elsewhere is answered in a sentence, by predicates as well.
 *
 * Everything runs in the real engine. What makes it a lesson is a **script**: keys in the order in which they are wanted, for the
 * other seats and for chance. Whoever has one answers with the first key that is listed; where none is, the bot
 * or the sealed seed answers. So a script needs no place in it to be remembered, and holds whatever the learner does.
 */
export interface Course<S extends Position = Position> {
  readonly lessons: readonly Lesson<S>[];
  /** By language. */
  readonly words: Readonly<Record<string, CourseWords>>;
}

export interface Lesson<S extends Position = Position> {
  readonly id: string;
  readonly minutes: number;
  readonly scenario: string;
  /** Who learns. */
  readonly seat: Seat;
  /** What both sides have chosen before it begins. */
  readonly opening?: readonly string[];
  /** The dice and cards of that, in their order, where they are not those of the script. */
  readonly openingChance?: readonly string[];
  readonly script: Readonly<Partial<Record<Seat, readonly string[]>>>;
  readonly steps: readonly LessonStep<S>[];
}

export interface LessonStep<S extends Position = Position> {
  readonly name: string;
  /** What to look at. */
  readonly show?: readonly Place[];
  reached(now: Progress<S>): boolean;
  /** What leads elsewhere: the first that holds is answered. */
  readonly wrong?: readonly WrongTurn<S>[];
}

export interface WrongTurn<S extends Position = Position> {
  readonly name: string;
  holds(now: Progress<S>): boolean;
}

/** How far the learner has come in a step. In a game with secrets everything in it is what the learner's seat may know. */
export interface Progress<S extends Position = Position> {
  readonly state: S;
  /** The position in which the step began. */
  readonly before: S;
  /** What has happened since, and what the learner has chosen. */
  readonly events: readonly LogEvent[];
  readonly keys: readonly string[];
  /** The open question; none when the game is over. */
  readonly question: Decision | undefined;
}

/** The words of a course, by lesson. They cite rules by number. */
export type CourseWords = Readonly<Record<string, LessonWords>>;

export interface LessonWords {
  readonly title: string;
  /** What one can do after it. */
  readonly learn: string;
  /** What to take along, at the end. */
  readonly end: string;
  readonly steps: Readonly<Record<string, StepWords>>;
}

export interface StepWords {
  readonly goal: string;
  readonly why: string;
  /** What to look at on the board. */
  readonly look: string;
  readonly wrong?: Readonly<Record<string, string>>;
}

type Scripted = Pick<Lesson, "script">;

/** What the script answers, if it answers this question. */
export function scriptedKey({ script }: Scripted, { seat, choices }: Decision): string | undefined {
  return script[seat]?.find((key) => choices.some((choice) => choice.key === key));
}

/** The dice and cards of a lesson: those of its script, and for all others another source. */
export const lessonChance = (lesson: Scripted, otherwise: ChanceSource): ChanceSource => ({
  answer(question, asked) {
    const key = scriptedKey(lesson, question);
    return key === undefined
      ? otherwise.answer(question, asked)
      : question.choices.findIndex((choice) => choice.key === key);
  },
});

/** The game in which the lesson begins. */
export function startLesson<S extends Position>(
  game: Game<S>,
  lesson: Lesson<S>,
  otherwise: ChanceSource,
): Match<S> {
  const { scenario, opening = [], openingChance = [] } = lesson;
  const told = scriptedChance(openingChance);
  const fresh = lessonChance(lesson, otherwise);
  const chance: ChanceSource = {
    answer: (question, asked) => (asked < openingChance.length ? told : fresh).answer(question, asked),
  };
  const match = Match.start(game, { scenario, chance });
  for (const key of opening) {
    if (!match.decision) throw new Error(`lesson ${lesson.id}: the game is over before "${key}"`);
    match.choose(match.decision.seat, key);
  }
  return match;
}

/** Where a step began. */
interface Mark<S> {
  readonly step: number;
  readonly made: number;
  readonly state: S;
}

/** What has happened after so many entries. */
interface At<T> {
  readonly at: number;
  readonly what: T;
}

/** How far a learner has come in a lesson: follows the match, back as well as on. */
export class Learning<S extends Position = Position> {
  readonly lesson: Lesson<S>;
  #events: At<LogEvent>[] = [];
  #keys: At<string>[] = [];
  readonly #marks: Mark<S>[];
  /** After how many entries the learner was asked something. */
  #asked: number[] = [];
  #made: number;
  #wrong: string | undefined;

  constructor(lesson: Lesson<S>, match: Match<S>) {
    this.lesson = lesson;
    this.#made = match.made;
    this.#marks = [{ step: 0, made: match.made, state: seenBy(match, lesson.seat) ?? match.state }];
    this.#ask(match);
  }

  /** The step that is open; none when the lesson is done. */
  get step(): LessonStep<S> | undefined {
    return this.lesson.steps[this.at];
  }

  /** How many steps are done. */
  get at(): number {
    return this.#marks[this.#marks.length - 1].step;
  }

  /** How many entries there were when the lesson began. */
  get start(): number {
    return this.#marks[0].made;
  }

  /** How many there were at the learner's first question in the open step; all there are, while others decide. */
  get since(): number {
    const { made } = this.#marks[this.#marks.length - 1];
    return this.#asked.find((at) => at >= made) ?? this.#made;
  }

  /** The learner's last question at which there were no more entries than that: undo goes there, not to one of another seat. */
  questionBefore(entries: number): number {
    return this.#asked.findLast((at) => at <= entries) ?? this.start;
  }

  /** The name of the wrong turn that the learner has taken. */
  get wrong(): string | undefined {
    return this.#wrong;
  }

  /** Whether the script has chosen a die or a card since the lesson began. */
  isChosen({ entries }: Match<S>): boolean {
    const script = this.lesson.script[CHANCE] ?? [];
    return entries.slice(this.start).some(({ seat, key }) => seat === CHANCE && script.includes(key));
  }

  /** Somebody has chosen, and this came of it. */
  note(match: Match<S>, seat: Seat, key: string, events: readonly LogEvent[]): void {
    const { made } = match;
    this.#made = made;
    const own = this.lesson.seat;
    if (seat === own) this.#keys.push({ at: made, what: key });
    for (const event of events)
      if (!event.audience || event.audience.includes(own)) this.#events.push({ at: made, what: event });
    this.#ask(match);
    this.#look(match);
  }

  /** Something was taken back. */
  back(match: Match<S>): void {
    this.#made = match.made;
    const stands = ({ at }: { readonly at: number }): boolean => at <= match.made;
    this.#events = this.#events.filter(stands);
    this.#keys = this.#keys.filter(stands);
    this.#asked = this.#asked.filter((at) => at <= match.made);
    while (this.#marks.length > 1 && this.#marks[this.#marks.length - 1].made > match.made) this.#marks.pop();
    this.#look(match);
  }

  #ask({ made, decision }: Match<S>): void {
    if (decision?.seat === this.lesson.seat) this.#asked.push(made);
  }

  #look(match: Match<S>): void {
    this.#wrong = undefined;
    const state = seenBy(match, this.lesson.seat);
    if (!state) return;
    for (let step = this.step; step; step = this.step) {
      const now = this.#progress(state, match.decision);
      if (!step.reached(now)) {
        this.#wrong = step.wrong?.find((turn) => turn.holds(now))?.name;
        return;
      }
      this.#marks.push({ step: this.at + 1, made: match.made, state });
    }
  }

  #progress(state: S, question: Decision | undefined): Progress<S> {
    const { made, state: before } = this.#marks[this.#marks.length - 1];
    const after = <T>(all: readonly At<T>[]): T[] =>
      all.filter(({ at }) => at > made).map(({ what }) => what);
    return { state, before, events: after(this.#events), keys: after(this.#keys), question };
  }
}

/**
 * The position as a seat knows it: in a game with secrets a world drawn from that, at its own question only, so what is told
 * of it betrays nothing.
 */
function seenBy<S extends Position>(match: Match<S>, seat: Seat): S | undefined {
  const { game, decision } = match;
  if (!game.secrets || !decision) return match.state;
  if (decision.seat !== seat) return undefined;
  const { checkpoint, since } = match.stretch;
  const world = game.determinize(checkpoint, seat, fastRandom(0));
  const run = new Run(game, world);
  run.next();
  for (const choice of since) run.next(choice);
  return world;
}

/** Whether something of this kind has happened since the step began, with these particulars. */
export const happened = (
  { events }: Pick<Progress, "events">,
  kind: string,
  particulars: Readonly<Record<string, unknown>> = {},
): boolean =>
  events.some(
    (event) =>
      event.kind === kind &&
      Object.entries(particulars).every(
        ([name, value]) => (event as unknown as Record<string, unknown>)[name] === value,
      ),
  );
