import { CHANCE, type Seat } from "@sandtable/engine";
import type { HistoryStep } from "@sandtable/protocol";
import type { Story } from "./story.ts";
import { maySee, sideOf, type Viewer } from "./viewer.ts";
import { walk } from "./walk.ts";

/** The positions after each entry in a range, as the viewer may see them. */
export function historyOf(story: Story, viewer: Viewer, from: number, to: number): HistoryStep[] {
  const { match, shelf, table } = story;
  const { game } = shelf;
  const hidden = { key: "hidden", label: { key: "hidden" } };
  const own = story.stepsOf(viewer);
  if (own)
    return own.slice(Math.max(1, from), to + 1).map(({ seat, key, label, events, state, next }, index) => ({
      at: Math.max(1, from) + index,
      seat: seat ?? CHANCE,
      ...(key && label && story.tells(viewer, seat) ? { key, label } : hidden),
      events: events.filter((event) => maySee(viewer, event)),
      view: game.view(state, sideOf(viewer, next)),
    }));
  const answers = match.entries.slice(0, to).map(({ seat, key }): [Seat, string] => [seat, key]);
  const steps: HistoryStep[] = [];
  for (const { at, seat, choice, events, state, next } of walk(game, table, answers)) {
    if (at < from) continue;
    steps.push({
      at,
      seat,
      ...(story.tells(viewer, seat) ? { key: choice.key, label: choice.label } : hidden),
      events: events.filter((event) => maySee(viewer, event)),
      view: game.view(state, sideOf(viewer, next)),
    });
  }
  return steps;
}
