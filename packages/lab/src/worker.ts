import { parentPort } from "node:worker_threads";
import { settingsOf } from "@sandtable/bots";
import { titleOf } from "@sandtable/library";
import { type Fixture, playFixture } from "./fixture.ts";

/**
 * Code is slow when it has just been loaded. Where times matter some games of officers come first, so that they tell how long
 * bots think; of long games fewer will do.
 */
const REHEARSALS = 10;
const ENOUGH_DECISIONS = 10_000;
const rehearsed = new Set<string>();

function rehearse({ game, scenario, options, seats, untimed }: Fixture): void {
  const title = titleOf(game);
  if (!title || untimed || rehearsed.has(game)) return;
  rehearsed.add(game);
  const officer = settingsOf("officer", title.game);
  const officers = Object.fromEntries(Object.keys(seats).map((seat) => [seat, officer]));
  let decisions = 0;
  for (let seed = 0; seed < REHEARSALS && decisions < ENOUGH_DECISIONS; seed++)
    decisions += playFixture({ game, scenario, options, seats: officers, seed }).decisions;
}

parentPort?.on("message", (fixture: Fixture) => {
  rehearse(fixture);
  parentPort?.postMessage(playFixture(fixture));
});
