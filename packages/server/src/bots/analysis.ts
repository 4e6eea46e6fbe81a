import {
  type Analysis,
  type AnalysisProgress,
  type AnalysisSettings,
  analyse,
  type Bot,
  botFor,
  USUAL_ANALYSIS,
} from "@sandtable/bots";
import type { Game } from "@sandtable/engine";
import type { Library } from "../games.ts";
import type { AnalysisTask } from "./analyst.ts";

/** How long the general may look at a turning point, in milliseconds. */
const PATIENCE = 3000;
/** A game that may take so many decisions takes long to look along, and is looked along less often. */
const LONG_GAME = 100_000;
const FEWER_LOOKS = 16;

function settingsFor(game: Game): AnalysisSettings {
  const general = botFor("general", game);
  const judge: Bot = {
    think(thought) {
      const end = performance.now() + PATIENCE;
      return general.think({ ...thought, hurry: () => performance.now() >= end });
    },
  };
  const { glance } = USUAL_ANALYSIS;
  const looks = game.bound > LONG_GAME ? FEWER_LOOKS : glance.looks;
  return { ...USUAL_ANALYSIS, glance: { ...glance, looks }, judge };
}

/** Look through a game, here and now. */
export function analysed(
  library: Library,
  { game: id, head, entries }: AnalysisTask,
  hear: (progress: AnalysisProgress) => void,
  settings?: AnalysisSettings,
): Analysis {
  const shelf = library.get(id);
  if (!shelf) throw new Error(`there is no game "${id}"`);
  const work = analyse(shelf.game, { head, entries }, settings ?? settingsFor(shelf.game));
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    hear(step.value);
  }
}
