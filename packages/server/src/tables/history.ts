import type { Viewer as Eyes, Seat } from "@sandtable/engine";
import type { HistoryStep } from "@sandtable/protocol";
import { Trouble } from "../problem.ts";
import type { StoredAction } from "../store/store.ts";
import { answersOf, fromStart, ownSteps, whole } from "./retell.ts";
import type { Story } from "./story.ts";
import { maySee, sideOf, type Viewer } from "./viewer.ts";
import { type Step, walk } from "./walk.ts";

export interface Part {
  readonly from: number;
  readonly to: number;
  /** The seat by whose fog a game with secrets is looked at when all is told; the umpire's, if none is named. */
  readonly as?: Seat | undefined;
}

/** The positions after each entry in a range, as the viewer may see them. */
export function historyOf(
  story: Story,
  actions: readonly StoredAction[],
  viewer: Viewer,
  { from, to, as }: Part,
): HistoryStep[] {
  const { game } = story.shelf;
  if (as !== undefined && !game.roles.some(({ seat }) => seat === as))
    throw new Trouble(400, `${game.title} has no seat "${as}".`);
  if (as !== undefined && !story.isTold)
    throw new Trouble(409, "What another side has seen is shown when the game is over.");
  if (story.isLimited(viewer))
    return ownSteps(fromStart(story), actions, viewer).slice(Math.max(1, from), to + 1);
  const answers = answersOf(whole(story, actions)).slice(0, to);
  const steps: HistoryStep[] = [];
  const look = game.secrets && story.isTold ? inFog(story, as ?? "umpire") : plainly(story, viewer);
  for (const step of walk(game, story.table, answers)) {
    const seen = look(step, step.at === answers.length);
    if (seen && step.at >= from) steps.push(seen);
  }
  return steps;
}

/** A step as somebody is told it, if there was anything to see. */
type Look = (step: Step, isLast: boolean) => HistoryStep | undefined;

const plainly =
  (story: Story, viewer: Viewer): Look =>
  ({ at, seat, choice: { key, label }, events, state, next }) => ({
    at,
    seat,
    ...(story.tells(viewer, seat) && { key, label }),
    events: events.filter((event) => maySee(viewer, event)),
    view: story.shelf.game.view(state, sideOf(viewer, next)),
  });

/** As one seat saw it then, told what it was told; or as the umpire did, from whom nothing was hidden. */
function inFog({ shelf: { game } }: Story, eyes: Eyes): Look {
  let last = "";
  return ({ at, seat, choice: { key, label }, events: all, state }, isLast) => {
    const isTold = seat === eyes || eyes === "umpire";
    const events = eyes === "umpire" ? all : all.filter((event) => maySee({ seats: [eyes] }, event));
    const view = game.view(state, eyes);
    const shown = JSON.stringify(view);
    if (!isTold && !isLast && events.length === 0 && shown === last) return undefined;
    last = shown;
    return { at, seat, ...(isTold && { key, label }), events, view };
  };
}
