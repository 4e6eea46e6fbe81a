import { type Decision, isForced, type Message } from "./decision.ts";
import type { Game, Position } from "./game.ts";
import { promptOf } from "./words.ts";

/** The same game, of which every message of every question is heard: prompts, labels, reasons, and what is forced. */
export function overheard<S extends Position>(game: Game<S>, hear: (message: Message) => void): Game<S> {
  const hearDecision = (decision: Decision): void => {
    hear(promptOf(decision.about));
    for (const choice of decision.choices) hear(choice.label);
    for (const closed of decision.closed?.() ?? []) {
      hear(closed.label);
      hear(closed.why);
    }
    if (isForced(decision)) hear({ key: "log.forced", seat: decision.seat, choice: decision.choices[0].key });
  };
  return {
    ...game,
    *play(state: S): ReturnType<typeof game.play> {
      const run = game.play(state);
      for (let step = run.next(); !step.done; ) {
        hearDecision(step.value);
        step = run.next(yield step.value);
      }
    },
  };
}
