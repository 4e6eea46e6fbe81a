import { PASSES_FIRST, passed, spaces, sum, turnIsOver } from "@sandtable/coin";
import { happened, type Lesson } from "@sandtable/engine";
import type { Occupation } from "../state.ts";

const CARDS = ["J14", "J2", "J17", "J8", "J27", "J21", "J5", "die:6"];
const BRITISH_PASS = [...PASSES_FIRST, "done", "none"];

const hidden = (g: Occupation): number => sum(g.mpaja_underground) + sum(g.other_underground);
const guerrillas = (g: Occupation): number => hidden(g) + sum(g.mpaja_active) + sum(g.other_active);
const isOver = (now: Parameters<typeof turnIsOver>[0]): boolean => turnIsOver(now, "british");

/** Deploy, Extract and Construct. */
const economy: Lesson<Occupation> = {
  id: "economy",
  minutes: 6,
  scenario: "standard",
  seat: "japanese",
  opening: ["box:limited", "pass", "done"],
  script: { chance: CARDS, british: BRITISH_PASS },
  steps: [
    {
      name: "extract",
      show: spaces("ec_north", "ec_south"),
      reached: ({ state }) => state.resources >= 4,
      wrong: [
        { name: "pass", holds: (now) => passed(now, "japanese") },
        {
          name: "other",
          holds: (now) =>
            ["construct", "sweep", "assault"].some((operation) => happened(now, "operation", { operation })),
        },
        { name: "alone", holds: (now) => happened(now, "operation", { operation: "deploy" }) && isOver(now) },
      ],
    },
    {
      name: "village",
      show: spaces("perak", "johore", "pahang"),
      reached: ({ state, before }) => sum(state.villages) > sum(before.villages),
      wrong: [{ name: "deploy", holds: (now) => happened(now, "operation", { operation: "deploy" }) }],
    },
  ],
};

/** Sweep, Assault and Eliminate. */
const hunt: Lesson<Occupation> = {
  id: "hunt",
  minutes: 7,
  scenario: "standard",
  seat: "japanese",
  opening: ["box:limited", "pass", "done"],
  script: { chance: CARDS, british: BRITISH_PASS },
  steps: [
    {
      name: "find",
      show: spaces("perak", "johore"),
      reached: ({ state, before }) => hidden(state) <= hidden(before) - 2,
      wrong: [
        { name: "pass", holds: (now) => passed(now, "japanese") },
        {
          name: "other",
          holds: (now) =>
            ["deploy", "construct"].some((operation) => happened(now, "operation", { operation })),
        },
        { name: "few", holds: (now) => happened(now, "operation", { operation: "sweep" }) && isOver(now) },
      ],
    },
    {
      name: "strike",
      show: spaces("perak", "johore"),
      reached: ({ state, before }) => guerrillas(state) <= guerrillas(before) - 2,
      wrong: [{ name: "sweep", holds: (now) => happened(now, "operation", { operation: "sweep" }) }],
    },
    {
      name: "eliminate",
      show: spaces("perak", "johore"),
      reached: ({ state }) => sum(state.camps) + sum(state.force136) < 5,
      wrong: [{ name: "deploy", holds: (now) => happened(now, "operation", { operation: "deploy" }) }],
    },
  ],
};

export const japanese: readonly Lesson<Occupation>[] = [economy, hunt];
