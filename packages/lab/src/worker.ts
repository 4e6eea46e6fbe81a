import { parentPort } from "node:worker_threads";
import { settingsOf } from "@sandtable/bots";
import { titleOf } from "@sandtable/library";
import { type Fixture, playFixture } from "./fixture.ts";

/** Code is slow when it has just been loaded. Some games of officers come first, so that times tell how long bots think. */
const REHEARSALS = 10;
const rehearsed = new Set<string>();

function rehearse({ game, scenario, options, seats }: Fixture): void {
  const title = titleOf(game);
  if (!title || rehearsed.has(game)) return;
  rehearsed.add(game);
  const officer = settingsOf("officer", title.game);
  const officers = Object.fromEntries(Object.keys(seats).map((seat) => [seat, officer]));
  for (let seed = 0; seed < REHEARSALS; seed++)
    playFixture({ game, scenario, options, seats: officers, seed });
}

parentPort?.on("message", (fixture: Fixture) => {
  rehearse(fixture);
  parentPort?.postMessage(playFixture(fixture));
});
