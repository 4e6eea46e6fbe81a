import { PASSES, PASSES_FIRST, passed, spaces, sum, turnIsOver } from "@sandtable/coin";
import { happened, type Lesson, type LogEvent, type Progress } from "@sandtable/engine";
import { forecastResistance } from "../propaganda.ts";
import { type Occupation, REVEALED } from "../state.ts";

const CARDS = ["J14", "J2", "J17", "J8", "J27", "J21", "J5", "die:6", "intel:2"];
const JAPANESE_PASS = [...PASSES, "done", "none"];

/** How many pieces have come since the step began; the Japanese place none here. */
const placed = ({ events }: Pick<Progress, "events">): number =>
  sum(
    events.map((event) =>
      event.kind === "place" ? (event as LogEvent & { readonly count: number }).count : 0,
    ),
  );
const known = ({ intelState }: Occupation): number => intelState.filter((chit) => chit === REVEALED).length;
const isOver = (now: Parameters<typeof turnIsOver>[0]): boolean => turnIsOver(now, "japanese");

/** Force 136: agents first, and what they bring. */
const agents: Lesson<Occupation> = {
  id: "agents",
  minutes: 6,
  scenario: "standard",
  seat: "british",
  script: { chance: CARDS, japanese: JAPANESE_PASS },
  steps: [
    {
      name: "contact",
      show: spaces("trengganu", "pahang", "kelantan"),
      reached: ({ state }) => sum(state.force136) >= 3,
      wrong: [
        {
          name: "moved",
          holds: (now) => happened(now, "operation", { operation: "contact" }) && isOver(now),
        },
        {
          name: "other",
          holds: (now) =>
            ["train", "sabotage", "ambush"].some((operation) => happened(now, "operation", { operation })),
        },
      ],
    },
    {
      name: "train",
      show: spaces("perak", "negri_sembilan"),
      reached: (now) => placed(now) >= 2,
      wrong: [
        { name: "pass", holds: (now) => passed(now, "british") },
        { name: "few", holds: (now) => happened(now, "operation", { operation: "train" }) && isOver(now) },
      ],
    },
  ],
};

/** What Resistance is made of: Intel, Supply Caches, and spaces that Guerrillas hold. */
const resistance: Lesson<Occupation> = {
  id: "resistance",
  minutes: 8,
  scenario: "standard",
  seat: "british",
  script: { chance: CARDS, japanese: [...PASSES_FIRST, "done", "none"] },
  steps: [
    {
      name: "gather",
      show: spaces("perak", "negri_sembilan"),
      reached: ({ state }) => known(state) >= 2,
      wrong: [
        { name: "limited", holds: (now) => happened(now, "operation", { seat: "british", limited: true }) },
        { name: "train", holds: (now) => happened(now, "operation", { operation: "train" }) },
        { name: "alone", holds: (now) => happened(now, "operation", { seat: "british" }) && isOver(now) },
      ],
    },
    {
      name: "caches",
      show: spaces("perak", "negri_sembilan"),
      reached: ({ state, before }) => sum(state.caches) > sum(before.caches),
      wrong: [
        {
          name: "gather-again",
          holds: (now) =>
            ["sabotage", "ambush"].some((operation) => happened(now, "operation", { operation })),
        },
      ],
    },
    {
      name: "sum",
      show: [{ on: "track", id: "resistance" }],
      reached: ({ state }) => forecastResistance(state).net >= 5,
    },
  ],
};

/** Sabotage and Ambush. */
const strike: Lesson<Occupation> = {
  id: "strike",
  minutes: 6,
  scenario: "standard",
  seat: "british",
  script: { chance: CARDS, japanese: JAPANESE_PASS },
  steps: [
    {
      name: "railways",
      show: spaces("perak", "negri_sembilan"),
      reached: ({ state, before }) => sum(state.sabotage) >= sum(before.sabotage) + 2,
      wrong: [
        { name: "pass", holds: (now) => passed(now, "british") },
        { name: "one", holds: (now) => happened(now, "operation", { operation: "sabotage" }) && isOver(now) },
        {
          name: "other",
          holds: (now) => ["train", "contact"].some((operation) => happened(now, "operation", { operation })),
        },
      ],
    },
    {
      name: "ambush",
      show: spaces("perak"),
      reached: ({ state, before }) =>
        sum(state.police) < sum(before.police) || state.resistance > before.resistance,
      wrong: [{ name: "sabotage", holds: (now) => happened(now, "operation", { operation: "sabotage" }) }],
    },
  ],
};

export const british: readonly Lesson<Occupation>[] = [agents, resistance, strike];
