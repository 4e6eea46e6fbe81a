import { describe, expect, it } from "vitest";
import {
  type ChanceSource,
  type Course,
  type Decision,
  fastChance,
  fastRandom,
  type Game,
  Learning,
  type Lesson,
  type Match,
  type Position,
  type Progress,
  scriptedKey,
  startLesson,
  type Title,
} from "../index.ts";

/** What a learner chooses in a lesson, by keys; after "…" whatever appeals most to the game's judgement. */
type Way = readonly string[];

/** How the lessons of a course are tried: ways to the end of each, and ways that meet each of its wrong turns ("step name"). */
export type CourseTrials = Readonly<
  Record<string, { readonly ways: readonly Way[]; readonly wrong: Readonly<Record<string, Way>> }>
>;

export const GO_ON = "…";
/** No lesson is as long. */
const MOST_CHOICES = 2_500;
const LEAST_WAYS = 2;
const LEAST_WRONG = 3;

/** What every course keeps. Register it in a test file of the game. */
export function courseLaws<S extends Position>(
  { game, course, rules }: Title<S>,
  trials: CourseTrials,
): void {
  if (!course) throw new Error(`${game.title} has no course`);
  describe(`the course of ${game.title}`, () => {
    it("has words for each lesson, each step and each wrong turn, and for nothing else", () => {
      expect(Object.keys(trials)).toEqual(course.lessons.map(({ id }) => id));
      for (const words of Object.values(course.words)) expect(shapeOf(words)).toEqual(shapeOfLessons(course));
    });

    it("cites rules that there are", () => {
      const known = new Set(rules.rules.map(({ number }) => number));
      const cited = JSON.stringify(course.words).match(/\b\d+(?:\.(?:\d+[a-z]?|[A-Z]))+\b/g) ?? [];
      expect(cited.filter((number) => !known.has(number))).toEqual([]);
    });

    for (const lesson of course.lessons) {
      const { ways, wrong } = trials[lesson.id];
      describe(lesson.id, () => {
        it(`is asked of ${lesson.seat}, with nothing done yet`, () => {
          const { match, learning } = playLesson(game, lesson, []);
          expect(match.decision?.seat).toBe(lesson.seat);
          expect(learning.at).toBe(0);
        });

        it(`has ${LEAST_WAYS} ways to its end, and ${LEAST_WRONG} wrong turns`, () => {
          expect(ways.length).toBeGreaterThanOrEqual(LEAST_WAYS);
          expect(new Set(ways.map(String)).size).toBe(ways.length);
          expect(Object.keys(wrong).sort()).toEqual(
            lesson.steps
              .flatMap((step) => (step.wrong ?? []).map((turn) => `${step.name} ${turn.name}`))
              .sort(),
          );
          expect(Object.keys(wrong).length).toBeGreaterThanOrEqual(LEAST_WRONG);
        });

        for (const [nth, keys] of ways.entries())
          it(`is learnt, way ${nth + 1}`, () => {
            const { learning } = playLesson(game, lesson, keys);
            expect(learning.step?.name).toBeUndefined();
          });

        for (const [name, keys] of Object.entries(wrong))
          it(`answers: ${name}`, () => {
            const { learning } = playLesson(game, lesson, keys);
            expect(`${learning.step?.name} ${learning.wrong}`).toBe(name);
          });

        it("goes back as it came", () => {
          const { match, learning } = playLesson(game, lesson, Object.values(wrong)[0]);
          const back = match.fork(luck(), learning.start);
          learning.back(back);
          expect([learning.at, learning.wrong, learning.since]).toEqual([0, undefined, learning.start]);
        });
      });
    }
  });
}

const luck = (): ChanceSource => fastChance(fastRandom(1));

/** Play a lesson: the learner's keys, the script for the other seats, and what appeals most where it has no answer. */
function playLesson<S extends Position>(
  game: Game<S>,
  lesson: Lesson<S>,
  keys: Way,
): { readonly match: Match<S>; readonly learning: Learning<S> } {
  const watched = game.secrets ? askedOfWorlds(game, lesson) : { game, lesson };
  const match = startLesson(watched.game, watched.lesson, luck());
  const learning = new Learning(watched.lesson, match);
  const left = [...keys];
  for (let made = 0; learning.step && match.decision && made < MOST_CHOICES; made++) {
    const { decision } = match;
    const isOwn = decision.seat === lesson.seat;
    if (isOwn && left.length === 0) break;
    const wanted = isOwn ? (left[0] === GO_ON ? undefined : left.shift()) : scriptedKey(lesson, decision);
    const key = wanted ?? mostAppealing(game, match, decision);
    if (!decision.choices.some((choice) => choice.key === key))
      throw new Error(`"${key}" is not listed: ${decision.choices.map((choice) => choice.key).join(" ")}`);
    const before = match.events.length;
    match.choose(decision.seat, key);
    learning.note(
      match,
      decision.seat,
      key,
      match.events.slice(before).map(({ event }) => event),
    );
  }
  if (left.length > 0 && left[0] !== GO_ON) throw new Error(`left over: ${left.join(" ")}`);
  return { match, learning };
}

/** The same game and lesson, where the lesson fails as soon as it is asked of anything that its learner does not know. */
function askedOfWorlds<S extends Position>(
  game: Game<S>,
  lesson: Lesson<S>,
): { readonly game: Game<S>; readonly lesson: Lesson<S> } {
  const worlds = new WeakSet<Position>();
  const determinize: Game<S>["determinize"] = (state, viewer, random) => {
    const world = game.determinize(state, viewer, random);
    if (viewer === lesson.seat) worlds.add(world);
    return world;
  };
  const check = ({ state, before, events, question }: Progress<S>): void => {
    if (!worlds.has(before) || (question && !worlds.has(state)))
      throw new Error("it was asked of the position itself, not of a world drawn for the learner");
    if (question && question.seat !== lesson.seat)
      throw new Error("it was asked while somebody else decides");
    const hidden = events.find(({ audience }) => audience && !audience.includes(lesson.seat));
    if (hidden) throw new Error(`it was told of ${hidden.kind}, which the learner does not know`);
  };
  const checked =
    (holds: (now: Progress<S>) => boolean) =>
    (now: Progress<S>): boolean => {
      check(now);
      return holds(now);
    };
  const steps = lesson.steps.map(({ reached, wrong = [], ...step }) => ({
    ...step,
    reached: checked(reached),
    wrong: wrong.map(({ name, holds }) => ({ name, holds: checked(holds) })),
  }));
  return { game: { ...game, determinize }, lesson: { ...lesson, steps } };
}

function mostAppealing<S extends Position>(
  { judgement }: Game<S>,
  { state }: Match<S>,
  decision: Decision,
): string {
  const appeals = new Float64Array(decision.choices.length);
  judgement.appeal(state, decision, appeals);
  return decision.choices[appeals.indexOf(Math.max(...appeals))].key;
}

type Shape = Record<string, Record<string, readonly string[]>>;

const shapeOf = (words: Course["words"][string]): Shape =>
  Object.fromEntries(
    Object.entries(words).map(([id, { steps }]) => [
      id,
      Object.fromEntries(
        Object.entries(steps).map(([name, { wrong = {} }]) => [name, Object.keys(wrong).sort()]),
      ),
    ]),
  );

const shapeOfLessons = ({ lessons }: Pick<Course, "lessons">): Shape =>
  Object.fromEntries(
    lessons.map(({ id, steps }) => [
      id,
      Object.fromEntries(steps.map(({ name, wrong = [] }) => [name, wrong.map((turn) => turn.name).sort()])),
    ]),
  );
