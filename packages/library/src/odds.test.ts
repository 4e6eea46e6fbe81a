import {
  CHANCE,
  type Choice,
  fastChance,
  fastRandom,
  foresee,
  type Game,
  type LogEvent,
  type Position,
  Run,
} from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { titles } from "./index.ts";

/** Where a die decides a battle by a table, its outcomes are foretold one by one: those games have tests of their own. */
const BY_TABLE = ["1942", "malaya-1941"];
/** Of each game. */
const ROLLS = process.env.SANDTABLE_LONG ? 100_000 : 34_000;
const EACH = 250;
/** So many standard deviations: with these seeds all lie within, and a chance that is a sixth off would be far outside. */
const WITHIN = 4;

/** A choice that leads to a die, and the chance that was told of it. */
interface Told {
  readonly checkpoint: Position;
  readonly since: readonly Choice[];
  readonly choice: Choice;
  readonly chance: number;
}

/** Choices of random games of which a chance is told. */
function* told(game: Game): Generator<Told> {
  for (let seed = 1; ; seed++) {
    const random = fastRandom(seed);
    const luck = fastChance(random);
    const state = game.setup(game.scenarios[0].id, {});
    const run = new Run(game, state);
    let checkpoint = game.clone(state);
    let since: Choice[] = [];
    run.reached = (at) => {
      checkpoint = game.clone(at);
      since = [];
      return false;
    };
    let asked = 0;
    for (let open = run.next(); open; ) {
      const { seat, choices } = open;
      if (seat === CHANCE) {
        const answer = choices[luck.answer(open, asked++)];
        since.push(answer);
        open = run.next(answer);
        continue;
      }
      const { odds } = foresee(game, open, { checkpoint, since });
      for (const choice of choices) {
        const chance = odds[choice.key];
        if (chance !== undefined) yield { checkpoint, since: [...since], choice, chance };
      }
      const answer = choices[random.below(choices.length)];
      since.push(answer);
      open = run.next(answer);
    }
  }
}

/** Take the choice and roll; whether the game says that the roll came to what was needed. */
function rolls(game: Game, { checkpoint, since, choice }: Told, die: () => number): boolean {
  const state = game.clone(checkpoint);
  const run = new Run(game, state);
  run.next();
  for (const answer of since) run.next(answer);
  const open = run.next(choice);
  const events: (LogEvent & { readonly success?: boolean })[] = [];
  state.log = (event) => events.push(event);
  run.next(open?.choices[die()]);
  const roll = events.find(({ kind }) => kind === "roll");
  if (roll?.success === undefined) throw new Error(`no roll was told after ${choice.key}`);
  return roll.success;
}

describe.each(titles.filter(({ game }) => !BY_TABLE.includes(game.id)))(
  "the chances told in $game.id",
  ({ game }) => {
    it("are how often the dice succeed", { timeout: 240_000 }, () => {
      const random = fastRandom(7);
      const found = new Map<number, { hits: number; of: number }>();
      let rolled = 0;
      for (const one of told(game as Game)) {
        const tally = found.get(one.chance) ?? { hits: 0, of: 0 };
        for (let i = 0; i < EACH; i++) if (rolls(game as Game, one, () => random.below(6))) tally.hits++;
        tally.of += EACH;
        found.set(one.chance, tally);
        rolled += EACH;
        if (rolled >= ROLLS) break;
      }
      expect(found.size).toBeGreaterThan(2);
      for (const [chance, { hits, of }] of found) {
        const deviation = Math.sqrt((chance * (1 - chance)) / of);
        expect(Math.abs(hits / of - chance), `${chance} told, ${hits} of ${of}`).toBeLessThanOrEqual(
          WITHIN * deviation,
        );
      }
    });
  },
);
