import { PASSES, PASSES_FIRST, passed, spaces, sum, turnIsOver } from "@sandtable/coin";
import { happened, type Lesson } from "@sandtable/engine";
import { CITIES } from "../board.ts";
import { forecastWill } from "../propaganda.ts";
import type { Palestine } from "../state.ts";

/** Dice fall on 4: a success unless Police stand in the way twice. */
const LUCK = ["die:4", "intel:1", "P31", "P10", "P7", "P11", "P14"];

const cells = ({ underground, active }: Palestine): number => sum(underground) + sum(active);
const cityTerror = ({ terror }: Palestine): number => sum(CITIES.map((city) => terror[city]));

/** Sabotage, and what it costs the British when it is counted. */
const disorder: Lesson<Palestine> = {
  id: "disorder",
  minutes: 6,
  scenario: "standard",
  seat: "irgun",
  script: { chance: LUCK, british: PASSES },
  steps: [
    {
      name: "markers",
      show: spaces("galilee", "samaria", "haifa_c"),
      reached: ({ state }) => sum(state.sabotage) + sum(state.terror) >= 2,
      wrong: [
        { name: "pass", holds: (now) => passed(now, "irgun") },
        {
          name: "no-marker",
          holds: (now) =>
            ["recruit", "travel", "rob"].some((operation) => happened(now, "operation", { operation })),
        },
        {
          name: "one",
          holds: (now) => happened(now, "operation", { operation: "sabotage" }) && turnIsOver(now, "british"),
        },
      ],
    },
    {
      name: "cost",
      show: spaces("haifa_c", "tel_aviv", "jerusalem_c", "rw_haifa"),
      reached: ({ state }) => forecastWill(state).net <= -4,
      wrong: [{ name: "waits", holds: (now) => passed(now, "irgun") }],
    },
  ],
};

/** Rob, Recruit, and what Arms Caches are good for. */
const caches: Lesson<Palestine> = {
  id: "caches",
  minutes: 7,
  scenario: "standard",
  seat: "irgun",
  script: { chance: LUCK, british: PASSES },
  steps: [
    {
      name: "rob",
      show: spaces("galilee", "samaria", "gaza"),
      reached: ({ state }) => sum(state.caches) >= 4,
      wrong: [
        {
          name: "others",
          holds: (now) =>
            ["recruit", "travel", "sabotage"].some((operation) => happened(now, "operation", { operation })),
        },
        {
          name: "one",
          holds: (now) => happened(now, "operation", { operation: "rob" }) && turnIsOver(now, "british"),
        },
      ],
    },
    {
      name: "recruit",
      show: spaces("lydda", "jerusalem_d", "samaria"),
      reached: ({ state, before }) => cells(state) >= cells(before) + 3,
      wrong: [
        {
          name: "city",
          holds: (now) => CITY_NAMES.some((space) => happened(now, "place", { space, count: 1 })),
        },
      ],
    },
    {
      name: "use",
      show: spaces("lydda", "jerusalem_d"),
      reached: (now) => happened(now, "offensive") || happened(now, "spend-cache"),
      wrong: [
        { name: "travel", holds: (now) => happened(now, "operation", { operation: "travel" }) },
        {
          name: "kept",
          holds: (now) => happened(now, "operation", { seat: "irgun" }) && turnIsOver(now, "british"),
        },
      ],
    },
  ],
};

const CITY_NAMES = ["haifa_c", "tel_aviv", "jerusalem_c"];

/** Terror and Silence. */
const terror: Lesson<Palestine> = {
  id: "terror",
  minutes: 6,
  scenario: "standard",
  seat: "irgun",
  script: { chance: LUCK, british: PASSES_FIRST },
  steps: [
    {
      name: "silence",
      show: spaces("haifa_c", "tel_aviv", "jerusalem_c"),
      reached: ({ state, before }) => sum(state.police) < sum(before.police),
      wrong: [
        { name: "limited", holds: (now) => happened(now, "operation", { seat: "irgun", limited: true }) },
        {
          name: "alone",
          holds: (now) => happened(now, "operation", { seat: "irgun" }) && turnIsOver(now, "british"),
        },
      ],
    },
    {
      name: "terror",
      show: spaces("haifa_c", "tel_aviv", "jerusalem_c"),
      reached: ({ state }) => cityTerror(state) > 0,
      wrong: [
        {
          name: "sabotage",
          holds: (now) => CITY_NAMES.some((space) => happened(now, "sabotage", { space })),
        },
        {
          name: "other",
          holds: (now) =>
            ["recruit", "travel", "rob"].some((operation) => happened(now, "operation", { operation })),
        },
      ],
    },
  ],
};

export const irgun: readonly Lesson<Palestine>[] = [disorder, caches, terror];
