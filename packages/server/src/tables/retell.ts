import { CHANCE, type LogEvent, type Seat } from "@sandtable/engine";
import type { HistoryStep, UpdateSent } from "@sandtable/protocol";
import { isQuiet, type StoredAction } from "../store/store.ts";
import { Story } from "./story.ts";
import { maySee, type Viewer } from "./viewer.ts";

/** The same table at its start: told again with all that is told by now. */
export const fromStart = ({ shelf, table, isTold }: Story): Story =>
  new Story(shelf, table, { wasTold: isTold });

/** The same table once more, with the whole of its record. */
export function whole(story: Story, actions: readonly StoredAction[]): Story {
  const again = new Story(story.shelf, story.table);
  for (const action of actions) again.take(action);
  return again;
}

/** Every update after a number, as the viewer may see it, from a story that has not come so far: the first one is whole. */
export const updatesAfter = (
  story: Story,
  actions: readonly StoredAction[],
  viewer: Viewer,
  after: number,
): UpdateSent[] => told([...updatesStepwise(story, actions, viewer, after)]);

/** The same action by action; nothing for one by which there was nothing to see. */
export function* updatesStepwise(
  story: Story,
  actions: readonly StoredAction[],
  viewer: Viewer,
  after: number,
): Generator<UpdateSent | undefined> {
  let isFirst = true;
  for (const isNew of retold(story, actions, viewer)) {
    const isTold = isNew && story.numberFor(viewer) > after;
    yield isTold ? (isFirst ? story.latest(viewer) : story.news(viewer)) : undefined;
    if (isTold) isFirst = false;
  }
}

/** What there was to see. */
export const told = (steps: readonly (UpdateSent | undefined)[]): UpdateSent[] =>
  steps.filter((update) => update !== undefined);

/** What has happened after an update and still stands, as far as the viewer may know it. */
export function happenedAfter(
  story: Story,
  actions: readonly StoredAction[],
  viewer: Viewer,
  after: number,
): LogEvent[] {
  let happened: LogEvent[] = [];
  /** How many events there were before those. */
  let before: number | undefined;
  for (const isNew of retold(story, actions, viewer)) {
    const { events, kept, number } = story.sightOf(viewer).last;
    const stood = kept - events.length;
    if (number <= after) before = kept;
    else if (isNew) {
      before ??= stood;
      happened = [...happened.slice(0, Math.max(0, stood - before)), ...events];
      before = Math.min(before, stood);
    }
  }
  return happened;
}

/** The steps that stand, as one has seen them who does not see everything. */
export function ownSteps(story: Story, actions: readonly StoredAction[], viewer: Viewer): HistoryStep[] {
  const steps: HistoryStep[] = [];
  const sight = story.sightOf(viewer);
  for (const isNew of retold(story, actions, viewer)) {
    steps.length = Math.min(steps.length, sight.steps + 1);
    if (!isNew || steps.length > sight.steps) continue;
    const { seat, key, label, events } = story.moment;
    const isTold = key !== undefined && label !== undefined && story.tells(viewer, seat);
    steps.push({
      at: sight.steps,
      seat: seat ?? CHANCE,
      ...(isTold && { key, label }),
      events: events.filter((event) => maySee(viewer, event)),
      view: story.latest(viewer).view,
    });
  }
  return steps;
}

/** The answers of a whole game, dice and draws included. */
export const answersOf = ({ match }: Story): [Seat, string][] =>
  match.entries.map(({ seat, key }) => [seat, key]);

/** Go through a story action by action: whether the viewer was told something new each time, its beginning included. */
function* retold(story: Story, actions: readonly StoredAction[], viewer: Viewer): Generator<boolean> {
  yield true;
  for (const action of actions) {
    story.take(action);
    yield !isQuiet(action.act) && story.sightOf(viewer).saw;
  }
}
