import { passed, spaces, sum, turnIsOver } from "@sandtable/coin";
import { happened, type Lesson } from "@sandtable/engine";
import type { Palestine } from "../state.ts";

const IRGUN_PASS = ["box:limited", "box:event", "box:full", "pass", "none"];
const CARDS = ["intel:2", "P31", "P10", "P7", "P11", "P14"];
/** What the Irgun have done on the first card: two Cells have shown themselves. */
const SABOTAGE = ["box:limited", "sabotage"];

const markers = ({ sabotage, terror }: Palestine): number => sum(sabotage) + sum(terror);
const chits = ({ intel }: Palestine): number => sum(intel);

/** Deploy and Patrol. */
const patrol: Lesson<Palestine> = {
  id: "patrol",
  minutes: 6,
  scenario: "standard",
  seat: "british",
  opening: [...SABOTAGE, "galilee", "haifa_d", "done"],
  script: { chance: ["die:4", ...CARDS], irgun: IRGUN_PASS },
  steps: [
    {
      name: "deploy",
      show: spaces("galilee", "samaria", "gaza"),
      reached: ({ state }) => sum(state.police) >= 5,
      wrong: [
        { name: "pass", holds: (now) => passed(now, "british") },
        {
          name: "other",
          holds: (now) =>
            ["search", "assault"].some((operation) => happened(now, "operation", { operation })),
        },
        {
          name: "few",
          holds: (now) => happened(now, "operation", { operation: "deploy" }) && turnIsOver(now, "irgun"),
        },
      ],
    },
    {
      name: "prison",
      show: spaces("galilee", "haifa_d"),
      reached: ({ state }) => state.prison > 0,
      wrong: [
        {
          name: "hidden",
          holds: (now) => happened(now, "operation", { operation: "patrol" }) && turnIsOver(now, "irgun"),
        },
      ],
    },
  ],
};

/** Search, Assault and Intel Chits. */
const search: Lesson<Palestine> = {
  id: "search",
  minutes: 8,
  scenario: "standard",
  seat: "british",
  opening: ["box:limited", "pass", "galilee"],
  script: { chance: ["die:4", ...CARDS], irgun: IRGUN_PASS },
  steps: [
    {
      name: "find",
      show: spaces("galilee", "samaria", "gaza"),
      reached: ({ state, before }) => sum(state.active) > sum(before.active),
      wrong: [
        { name: "pass", holds: (now) => passed(now, "british") },
        { name: "assault", holds: (now) => happened(now, "operation", { operation: "assault" }) },
        {
          name: "too-few",
          holds: (now) => happened(now, "operation", { operation: "search" }) && turnIsOver(now, "irgun"),
        },
      ],
    },
    {
      name: "strike",
      show: spaces("galilee", "samaria", "gaza"),
      reached: ({ state, before }) =>
        state.available.cells + state.prison > before.available.cells + before.prison,
      wrong: [{ name: "search-again", holds: (now) => happened(now, "operation", { operation: "search" }) }],
    },
    {
      name: "intel",
      reached: ({ state, before }) => chits(state) > chits(before),
    },
  ],
};

/** Restore and Negotiate. */
const order: Lesson<Palestine> = {
  id: "order",
  minutes: 8,
  scenario: "standard",
  seat: "british",
  opening: [...SABOTAGE, "haifa_c", "galilee", "done"],
  script: { chance: ["die:6", ...CARDS], irgun: IRGUN_PASS },
  steps: [
    {
      name: "clear",
      show: spaces("haifa_c"),
      reached: ({ state }) => state.prison + state.available.cells > 6,
      wrong: [
        { name: "pass", holds: (now) => passed(now, "british") },
        { name: "deploy", holds: (now) => happened(now, "operation", { operation: "deploy" }) },
      ],
    },
    {
      name: "restore",
      show: spaces("haifa_c"),
      reached: ({ state, before }) => markers(state) < markers(before),
      wrong: [
        {
          name: "no-restore",
          holds: (now) => happened(now, "operation", { operation: "deploy" }) && turnIsOver(now, "irgun"),
        },
      ],
    },
    {
      name: "negotiate",
      show: [{ on: "track", id: "haganah" }],
      reached: ({ state }) => state.haganah < 4,
    },
  ],
};

export const british: readonly Lesson<Palestine>[] = [patrol, search, order];
