import {
  type Choice,
  type Decision,
  type ForcedEvent,
  type Game,
  isForced,
  type LogEvent,
  type Play,
  type Position,
  type Seat,
} from "@sandtable/engine";

/** One answer and what it did. The state is the walk's own: copy what is to be kept. */
export interface Step {
  readonly at: number;
  readonly seat: Seat;
  readonly choice: Choice;
  readonly events: readonly LogEvent[];
  readonly state: Position;
  /** Who is asked next; nobody when the game is over. */
  readonly next: Seat | undefined;
}

type Answer = readonly [Seat, string];

/** Go through a game answer by answer, dice and draws included, stopping at the position after each. */
export function* walk(
  game: Game,
  { scenario, options }: { readonly scenario: string; readonly options: Readonly<Record<string, string>> },
  answers: readonly Answer[],
): Generator<Step> {
  const state = game.setup(scenario, options);
  let events: LogEvent[] = [];
  state.log = (event) => events.push(event);
  const track = new Track(game, state);
  let question = track.advance(undefined);
  for (const [index, [seat, key]] of answers.entries()) {
    const choice = question?.choices.find((candidate) => candidate.key === key);
    if (!choice) throw new Error(`answer ${index + 1} (${seat} ${key}) is not listed`);
    question = track.advance(choice);
    yield { at: index + 1, seat, choice, events, state, next: question?.seat };
    events = [];
  }
}

/** A game under way from a checkpoint; forced decisions are taken unasked. */
export class Track {
  readonly #game: Game;
  readonly #state: Position;
  #run: Play;

  constructor(game: Game, state: Position) {
    this.#game = game;
    this.#state = state;
    this.#run = game.play(state);
  }

  /** Answer the open question, if one is open, and go on to the next; none when the game is over. */
  advance(answer: Choice | undefined): Decision | undefined {
    let next = answer;
    for (;;) {
      const step = next ? this.#run.next(next) : this.#run.next();
      next = undefined;
      if (step.done) {
        if (this.#game.outcome(this.#state)) return undefined;
        this.#run = this.#game.play(this.#state);
      } else if (isForced(step.value)) next = this.#takeForced(step.value);
      else return step.value;
    }
  }
  #takeForced({ rule, seat, choices: [choice] }: Decision): Choice {
    const forced: ForcedEvent = { kind: "forced", rule, seat, choice: choice.key };
    this.#state.log?.(forced);
    return choice;
  }
}
