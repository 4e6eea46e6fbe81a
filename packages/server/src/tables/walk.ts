import {
  type Choice,
  forcedEvent,
  type Game,
  type LogEvent,
  type Position,
  Run,
  recorded,
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
  const run = new Run(game, state);
  run.unasked = (decision) => events.push(forcedEvent(game, decision));
  let question = run.next();
  for (const [index, [seat, key]] of answers.entries()) {
    const choice = recorded(question, seat, key, index + 1);
    question = run.next(choice);
    yield { at: index + 1, seat, choice, events, state, next: question?.seat };
    events = [];
  }
}
