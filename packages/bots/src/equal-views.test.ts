import { campaign } from "@sandtable/1942";
import {
  CHANCE,
  type Choice,
  type Decision,
  digest,
  fastChance,
  fastRandom,
  type Game,
  type Position,
  Run,
} from "@sandtable/engine";
import { ambush } from "@sandtable/engine/conformance";
import { titles } from "@sandtable/library";
import { malaya } from "@sandtable/malaya";
import { describe, expect, it } from "vitest";
import { BOT_NAMES, type Bot, botOf, type SearchSettings, settingsOf, type Thought } from "./index.ts";
import { replay } from "./replay.ts";

/** An open question in a game. */
interface Question {
  readonly checkpoint: Position;
  readonly since: readonly Choice[];
  readonly decision: Decision;
}

/** Questions of random games, about every so many. */
function* questions(game: Game, every: number): Generator<Question> {
  for (let seed = 1; ; seed++) {
    const random = fastRandom(seed);
    const chance = fastChance(random);
    const options = Object.fromEntries(game.options.map(({ id, values }) => [id, values[0]]));
    const run = new Run(game, game.setup(game.scenarios[0].id, options));
    let checkpoint = game.clone(run.state);
    let since: Choice[] = [];
    run.reached = (state) => {
      checkpoint = game.clone(state);
      since = [];
      return false;
    };
    for (let decision = run.next(); decision; ) {
      const { seat, choices } = decision;
      if (seat !== CHANCE && random.below(every) === 0) yield { checkpoint, since: since.slice(), decision };
      const choice = choices[seat === CHANCE ? chance.answer(decision, 0) : random.below(choices.length)];
      since.push(choice);
      decision = run.next(choice);
    }
  }
}

/** What the seat of the question sees, if the game is in this world. */
function viewIn(game: Game, world: Position, { since, decision }: Question): string {
  const state = game.clone(world);
  const { seat } = decision;
  const thought: Thought = { game, seat, decision, checkpoint: world, since, random: fastRandom(0) };
  const open = replay(thought, state).question;
  return `${JSON.stringify(game.view(state, seat))} ${open?.choices.map(({ key }) => key).join(" ")}`;
}

/** What a bot answers in a world: its luck, like that of a table, is made of what it sees. */
function moveIn(
  game: Game,
  bot: Bot,
  world: Position,
  question: Question,
  view = viewIn(game, world, question),
  wildness = 0,
): string {
  const { decision, since } = question;
  const random = fastRandom(Number.parseInt(digest(view).slice(0, 12), 16));
  const checkpoint = game.determinize(world, decision.seat, random);
  const { seat } = decision;
  return bot.think({ game, seat, decision, checkpoint, since, random, wildness: () => wildness }).key;
}

/** Each level with its own code, on so few looks that a thousand positions are soon looked at. */
function levels(game: Game): Bot[] {
  return BOT_NAMES.map((name) => {
    const settings = settingsOf(name, game);
    return botOf(settings.kind === "search" ? { ...settings, looks: 2, horizon: 1 } : settings);
  });
}

const POSITIONS = 1000;
/** In a game of long turns and much that is hidden a world costs much more: a few every time, all of them every night. */
const LONG_GAME = 100_000;
const positionsOf = ({ bound }: Game): number =>
  bound > LONG_GAME && !process.env.SANDTABLE_LONG ? 40 : POSITIONS;

describe.each([...titles, { game: ambush as Game }])(
  "T15 no bot of $game.id knows more than its seat",
  ({ game }) => {
    const every = game.bound > 10_000 ? 40 : 12;
    const count = positionsOf(game);
    it(`in ${count} positions, two worlds with equal views give the same move`, () => {
      const bots = levels(game);
      const source = questions(game, every);
      for (let position = 0; position < count; position++) {
        const question = source.next().value as Question;
        const { checkpoint, decision } = question;
        const other = game.determinize(checkpoint, decision.seat, fastRandom(position));
        const view = viewIn(game, checkpoint, question);
        expect(viewIn(game, other, question)).toBe(view);
        const bot = bots[position % bots.length];
        expect(moveIn(game, bot, other, question, view)).toBe(moveIn(game, bot, checkpoint, question, view));
      }
    }, 1_800_000);
  },
);

it("nor does the general of 1942 that takes its enemy for wild, in 20 positions", () => {
  const game = campaign as unknown as Game;
  const general = levels(game).at(-1)!;
  const source = questions(game, 400);
  for (let position = 0; position < 20; position++) {
    const question = source.next().value as Question;
    const { checkpoint, decision } = question;
    const other = game.determinize(checkpoint, decision.seat, fastRandom(position));
    const view = viewIn(game, checkpoint, question);
    const move = moveIn(game, general, checkpoint, question, view, 1);
    expect(moveIn(game, general, other, question, view, 1)).toBe(move);
  }
}, 300_000);

/** A game in which West holds a card that East must guess: what a bot must not know lies in the state itself. */
class Card implements Position {
  log: undefined;
  held: number = 3;
  guessed: number = 0;
}
const GUESSES = [1, 2, 3, 4].map((value) => ({
  key: `${value}`,
  place: { on: "button" } as const,
  label: { key: "guess" },
  value,
}));
const card = (held: number, guessed = 0): Card => Object.assign(new Card(), { held, guessed });
const guessing: Game<Card> = {
  ...(malaya as unknown as Game<Card>),
  id: "guessing",
  roles: ["east", "west"].map((seat) => ({ seat, name: seat })),
  setup: () => new Card(),
  *play(g) {
    g.guessed = (yield { seat: "east", rule: "1", about: { kind: "guess" }, choices: GUESSES })
      .value as number;
  },
  outcome: ({ held, guessed }) =>
    guessed === 0
      ? undefined
      : {
          winners: [held === guessed ? "east" : "west"],
          scores: { east: held === guessed ? 1 : 0, west: held === guessed ? 0 : 1 },
          reason: "1",
        },
  clone: ({ held, guessed }) => card(held, guessed),
  view: ({ held, guessed }, viewer) => ({ guessed, held: viewer === "west" ? held : null }),
  determinize: ({ held, guessed }, viewer, random) =>
    card(viewer === "west" ? held : 1 + random.below(4), guessed),
  evaluate: ({ held, guessed }) => (held === guessed ? 1 : 0),
  judgement: {
    features: [],
    measure: () => {},
    weights: { east: [], west: [] },
    beat: ({ guessed }) => guessed,
    appeal: (_g, { choices }, into) => into.fill(0, 0, choices.length),
  },
};

describe("where something is hidden", () => {
  const game = guessing as unknown as Game;
  const settings = settingsOf("general", game) as SearchSettings;
  const decision: Decision = { seat: "east", rule: "1", about: { kind: "guess" }, choices: GUESSES };
  const worlds = [1, 2, 3, 4].map((held) => ({ checkpoint: card(held), since: [], decision }));

  it("a bot that searches guesses alike in every world", () => {
    const bot = botOf({ ...settings, looks: 200 });
    const moves = worlds.map((question) => moveIn(game, bot, question.checkpoint, question));
    expect(new Set(moves).size).toBe(1);
  });

  it("a bot that were given the true state would be found out", () => {
    const bot = botOf({ ...settings, looks: 200 });
    const cheated: Game = { ...game, determinize: (state) => game.clone(state) };
    const moves = worlds.map((question) => moveIn(cheated, bot, question.checkpoint, question));
    expect(moves).toEqual(["1", "2", "3", "4"]);
  });
});
