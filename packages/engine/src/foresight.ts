import { fastRandom } from "./chance.ts";
import { CHANCE, type Choice, type Decision } from "./decision.ts";
import type { Game, Position } from "./game.ts";
import type { Stretch } from "./match.ts";
import { Run } from "./run.ts";

/** So many worlds are looked at where something is hidden: a choice is marked if it is final in one of them. */
const WORLDS = 6;

/**
 * The choices of the open question that cannot be taken back, because a die, a draw or a reveal follows. Each is tried on a
 * copy: of the position, or, in a game with secrets, of worlds that follow from what the seat knows, so that the mark
 * tells it nothing.
 */
export function finalKeys<S extends Position>(
  game: Game<S>,
  decision: Decision,
  { checkpoint, since }: Stretch<S>,
): string[] {
  const worlds = game.secrets
    ? Array.from({ length: WORLDS }, (_, seed) =>
        game.determinize(checkpoint, decision.seat, fastRandom(seed)),
      )
    : [checkpoint];
  const isFinal = (world: S, choice: Choice): boolean => {
    const state = game.clone(world);
    const run = new Run(game, state);
    run.next();
    for (const answer of since) run.next(answer);
    let reveals = false;
    state.log = (event) => {
      reveals ||= event.reveals === true;
    };
    return run.next(choice)?.seat === CHANCE || reveals;
  };
  return decision.choices
    .filter((choice) => worlds.some((world) => isFinal(world, choice)))
    .map(({ key }) => key);
}
