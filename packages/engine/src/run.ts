import { type Choice, type Decision, isForced, type Play } from "./decision.ts";
import type { Game, Position } from "./game.ts";

/** Hears of a decision that is taken unasked, with its one choice. */
export type Unasked = (decision: Decision) => void;

/** Answer a play's open question, if one is open: the next one to be asked, or nothing when the play has ended. */
export function nextQuestion(play: Play<unknown>, answer?: Choice, unasked?: Unasked): Decision | undefined {
  for (let step = answer ? play.next(answer) : play.next(); ; step = play.next(step.value.choices[0])) {
    if (step.done) return undefined;
    if (!isForced(step.value)) return step.value;
    unasked?.(step.value);
  }
}

/**
 * A game under way, from one checkpoint to the next and on: answers in, questions out. Everything that plays a game
 * (a match, a playout, a look ahead, a replay) drives the rules through here.
 */
export class Run<S extends Position = Position> {
  readonly game: Game<S>;
  readonly state: S;
  /** The open question; none before the first step, and when the run has ended. */
  question: Decision | undefined = undefined;
  /** Looks at every checkpoint that is reached; the run ends there when it says so. */
  reached: ((state: S) => boolean) | undefined = undefined;
  unasked: Unasked | undefined = undefined;
  #play: Play;

  constructor(game: Game<S>, state: S) {
    this.game = game;
    this.state = state;
    this.#play = game.play(state);
  }

  /** Answer the open question and go on to the next; none when the game is over. Without an answer: the first question. */
  next(answer?: Choice): Decision | undefined {
    this.question = nextQuestion(this.#play, answer, this.unasked);
    while (this.question === undefined) {
      const isEnd = this.reached?.(this.state) === true;
      if (isEnd || this.game.outcome(this.state)) return undefined;
      this.#play = this.game.play(this.state);
      this.question = nextQuestion(this.#play, undefined, this.unasked);
    }
    return this.question;
  }
}

/** The choice that an entry of a record stands for. */
export function recorded(question: Decision | undefined, seat: string, key: string, entry: number): Choice {
  if (!question) throw new Error(`the game is over before entry ${entry}`);
  const choice = question.choices.find((candidate) => candidate.key === key);
  if (!choice || question.seat !== seat)
    throw new Error(`entry ${entry} (${seat} ${key}) does not answer rule ${question.rule}`);
  return choice;
}
