import {
  type Course,
  type Decision,
  Learning,
  type Lesson,
  type Match,
  type Seat,
  scriptedKey,
} from "@sandtable/engine";
import type { CourseStep, LessonLine } from "@sandtable/protocol";
import type { Shelf } from "../games.ts";
import { Trouble } from "../problem.ts";
import type { StoredTable } from "../store/store.ts";

/** Lessons are told in English so far. */
const wordsOf = ({ words }: Course, lesson: string) => words.en[lesson];

/** The lessons of a game as they are offered. */
export const lessonLines = ({ course }: Shelf): LessonLine[] =>
  course?.lessons.map(({ id, minutes, steps }) => {
    const { title, learn } = wordsOf(course, id);
    return { id, title, learn, minutes, steps: steps.length };
  }) ?? [];

/** The lesson of a game by its name. */
export function lessonNamed({ game, course }: Shelf, id: string): Lesson {
  const lesson = course?.lessons.find((one) => one.id === id);
  if (!lesson) throw new Trouble(404, `The course of ${game.title} has no lesson "${id}".`);
  return lesson;
}

/** The lesson of the course that is taught at a table, if one is. */
export const lessonAt = ({ course }: Shelf, { lesson: id }: StoredTable): Lesson | undefined =>
  course?.lessons.find((lesson) => lesson.id === id);

/** A lesson of the course at its table: what the learner is told, and what the script has for the others. */
export class Tutor extends Learning {
  readonly #course: Course;
  readonly #isSecret: boolean;

  constructor(course: Course, lesson: Lesson, match: Match) {
    super(lesson, match);
    this.#course = course;
    this.#isSecret = match.game.secrets;
  }

  /** Whether whoever holds these seats is told how it goes: where something is hidden, the learner alone. */
  mayTell(seats: readonly Seat[]): boolean {
    return !this.#isSecret || seats.includes(this.lesson.seat);
  }

  /** What the script answers for a seat that does not learn. */
  answer(question: Decision): string | undefined {
    return question.seat === this.lesson.seat ? undefined : scriptedKey(this.lesson, question);
  }

  told(match: Match): CourseStep {
    const { lesson, at, step, wrong } = this;
    const { lessons } = this.#course;
    const { title, end, steps } = wordsOf(this.#course, lesson.id);
    const told = {
      lesson: lesson.id,
      title,
      done: at,
      steps: lesson.steps.length,
      chosen: this.isChosen(match),
    };
    if (!step) {
      const next = lessons[lessons.indexOf(lesson) + 1];
      return { ...told, end, ...(next && { next: next.id }) };
    }
    const { goal, why, look, wrong: answers = {} } = steps[step.name];
    const open = { goal, why, look, show: step.show ?? [], since: this.since };
    return { ...told, open: { ...open, ...(wrong !== undefined && { wrong: answers[wrong] }) } };
  }
}
