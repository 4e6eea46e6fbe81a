import {
  CHANCE,
  type Choice,
  fastChance,
  type Game,
  type Options,
  type Outcome,
  type Position,
  type Random,
  Run,
  type Seat,
} from "@sandtable/engine";
import type { Bot, Intent, Thinking, Thought } from "./bot.ts";
import { wildnessOf } from "./manner.ts";

/** A game between bots, and the luck of each. */
export interface Contest<S extends Position> {
  readonly game: Game<S>;
  readonly scenario: string;
  readonly options: Options;
  readonly seats: Readonly<Record<Seat, Bot>>;
  readonly chance: Random;
  readonly luck: Readonly<Record<Seat, Random>>;
  /** Hears every thought, with the position it was about. */
  readonly listen?: (thought: Thought<S>, thinking: Thinking) => void;
  /** Looks at every checkpoint. */
  readonly look?: (state: S) => void;
}

/** Play it, with nothing kept but the state: the way of arenas and training. */
export function playContest<S extends Position>(contest: Contest<S>): Outcome {
  const { game, scenario, options, seats, luck, listen, look } = contest;
  const chance = fastChance(contest.chance);
  const intents = new Map<Seat, Intent | undefined>();
  const state = game.setup(scenario, options);
  const start = game.clone(state);
  const answers: Choice[] = [];
  let checkpoint = start;
  let since: Choice[] = [];
  const run = new Run(game, state);
  run.reached = () => {
    look?.(state);
    checkpoint = game.clone(state);
    since = [];
    return false;
  };
  look?.(state);
  for (let decision = run.next(); decision; ) {
    const { seat, choices } = decision;
    let choice: Choice;
    if (seat === CHANCE) choice = choices[chance.answer(decision, 0)];
    else {
      const thought: Thought<S> = {
        game,
        seat,
        decision,
        checkpoint: game.determinize(checkpoint, seat, luck[seat]),
        since,
        wildness: wildnessOf(game, seat, decision, answers, () => start),
        random: luck[seat],
        intent: intents.get(seat),
      };
      const thinking = seats[seat].think(thought);
      intents.set(seat, thinking.intent);
      listen?.(thought, thinking);
      choice = listed(choices, thinking.key);
    }
    since.push(choice);
    answers.push(choice);
    decision = run.next(choice);
  }
  return game.outcome(state)!;
}

function listed(choices: readonly Choice[], key: string): Choice {
  const found = choices.find((choice) => choice.key === key);
  if (!found) throw new Error(`a bot answers "${key}", which is not listed`);
  return found;
}
