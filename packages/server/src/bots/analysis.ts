import {
  type Analysis,
  type AnalysisProgress,
  type AnalysisSettings,
  analyse,
  type Bot,
  botFor,
  type Judged,
  USUAL_ANALYSIS,
} from "@sandtable/bots";
import type { Library } from "../games.ts";
import type { AnalysisTask } from "./analyst.ts";

/** How long the general may look at a turning point, in milliseconds. */
const PATIENCE = 5000;

function settingsFor(game: Judged): AnalysisSettings {
  const general = botFor("general", game);
  const judge: Bot = {
    think(thought) {
      const end = performance.now() + PATIENCE;
      return general.think({ ...thought, hurry: () => performance.now() >= end });
    },
  };
  return { ...USUAL_ANALYSIS, judge };
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
