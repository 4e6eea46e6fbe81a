import type { LogEvent } from "@sandtable/protocol";
import { useMemo } from "react";
import type { Roll } from "../faces/roll.ts";
import { useReplay, useTable, useTableState } from "../table/context.ts";
import { type Step, stepsSince } from "../table/state.ts";

const NO_STEPS: readonly never[] = [];
/** What leads to a die is told in so many steps before it. */
const LEADING = 3;

const earlierOf = (steps: readonly { readonly events: readonly LogEvent[] }[]): readonly LogEvent[] =>
  steps.slice(-LEADING).flatMap(({ events }) => events);

const stepsBefore = (steps: readonly Step[], entries: number): readonly Step[] =>
  steps.filter(({ at }) => at < entries);

/** What has fallen since the viewer acted, and of that what is to be seen on the board; of a moment of the past, what fell in it. */
export function useRolls(): { readonly all: readonly Roll[]; readonly fresh: readonly Roll[] } {
  const { face } = useTable();
  const { step, steps: moments = NO_STEPS, index } = useReplay();
  const steps = useTableState((state) => state.steps);
  const acted = useTableState((state) => state.acted);
  const playback = useTableState((state) => state.playback);
  const past = useMemo(
    () => (step ? face.rolls(step.events, earlierOf(moments.slice(0, index))) : undefined),
    [face, step, moments, index],
  );
  const all = useMemo(
    () => face.rolls(stepsSince({ steps, acted }).flatMap(({ events }) => events)),
    [face, steps, acted],
  );
  const played = useMemo(
    () =>
      playback
        ? face.rolls(playback.update.events, earlierOf(stepsBefore(steps, playback.update.entries)))
        : undefined,
    [face, playback, steps],
  );
  return { all: past ?? all, fresh: past ?? played ?? all };
}
