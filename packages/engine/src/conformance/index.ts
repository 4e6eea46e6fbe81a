import { describe, expect, it } from "vitest";
import type { Game, Position } from "../index.ts";
import { goldenGame, LAWS, type Law, landmarkCounts, laws } from "./laws.ts";
import type { Length } from "./trial.ts";

export { ambush } from "./ambush.ts";
export { type CourseTrials, courseLaws, GO_ON } from "./course.ts";

/**
 * The conformance kit: what every game passes. Register it in a test file of the game:
 *
 *     conformance(malaya, { games: 8, playouts: 300, golden: "../golden" });
 *
 * T11's golden games are files beside the game's tests; they change only by `npm run golden`, and the change is
 * reviewed as a diff. They also stand for T5 in a second process: their hashes were written by another one.
 * T15 (equal views give equal moves) is about bots and lives with them, T18 (worlds are drawn with their chances) is counted
 * out on a toy in secrets.test.ts, T19 (no digest before the end) is about what the server sends and lives there.
 */
export interface KitOptions extends Length {
  /** Folder of the golden games, relative to the test file. */
  readonly golden: string;
}

export function conformance<S extends Position>(game: Game<S>, options: KitOptions): void {
  describe(`${game.id} keeps the laws of the table`, () => {
    const all = laws(game, options);
    for (const [law, what] of Object.entries(LAWS)) {
      it(`${law} ${what}`, () => {
        all[law as Law]();
        if (law === "T14") printLandmarks(game, options.playouts);
      });
    }
    for (const { id } of game.scenarios) {
      for (const seed of [1, 2, 3]) {
        it(`T11 golden game ${id} ${seed}`, async () => {
          await expect(goldenGame(game, id, seed)).toMatchFileSnapshot(`${options.golden}/${id}-${seed}.txt`);
        });
      }
    }
  });
}

function printLandmarks<S extends Position>(game: Game<S>, playouts: number): void {
  const rows = landmarkCounts(game, playouts).map(([name, count]) => `${String(count).padStart(8)}  ${name}`);
  // biome-ignore lint/style/noRestrictedGlobals: the kit runs under the test runner and prints its table there
  console.info([`T14 ${game.id}: landmarks in ${playouts} random games per scenario`, ...rows].join("\n"));
}
