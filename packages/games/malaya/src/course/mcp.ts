import { PASSES, passed, spaces, sum, turnIsOver } from "@sandtable/coin";
import { happened, type Lesson } from "@sandtable/engine";
import { ALL_SPACES } from "../board.ts";
import type { Malaya } from "../state.ts";
import { cubesIn, OPPOSITION } from "../state.ts";

const CARDS = ["M23", "M25", "M15", "M7", "M22"];

const onMap = ({ underground, active }: Malaya): number => sum(underground) + sum(active);
const cubes = (g: Malaya): number => sum(ALL_SPACES.map((space) => cubesIn(g, space)));
const atOpposition = ({ attitude }: Malaya): number =>
  attitude.filter((level) => level === OPPOSITION).length;

/** Rally and Agitate. */
const rally: Lesson<Malaya> = {
  id: "rally",
  minutes: 7,
  scenario: "standard",
  seat: "mcp",
  opening: ["box:full", "pass", "box:limited", "pass"],
  script: { chance: CARDS, british: PASSES },
  steps: [
    {
      name: "control",
      show: spaces("kedah", "negri_sembilan", "selangor"),
      reached: ({ state, before }) => state.politicalWill <= before.politicalWill - 2,
      wrong: [
        { name: "pass", holds: (now) => passed(now, "mcp") },
        {
          name: "outnumbered",
          holds: (now) =>
            happened(now, "place", { space: "johore" }) || happened(now, "place", { space: "perak" }),
        },
        {
          name: "not-rally",
          holds: (now) =>
            ["march", "attack", "terror"].some((operation) => happened(now, "operation", { operation })),
        },
      ],
    },
    {
      name: "guerrillas",
      show: spaces("kelantan", "pahang", "trengganu"),
      reached: ({ state, before }) => onMap(state) >= onMap(before) + 2,
      wrong: [{ name: "none", holds: (now) => turnIsOver(now, "british") }],
    },
    {
      name: "agitate",
      show: spaces("kelantan", "trengganu"),
      reached: ({ state }) => atOpposition(state) >= 2,
      wrong: [{ name: "missed", holds: (now) => turnIsOver(now, "british") }],
    },
    {
      name: "base",
      show: spaces("pahang", "kelantan", "trengganu"),
      reached: ({ state }) => sum(state.bases) >= 3,
      wrong: [{ name: "more-fighters", holds: ({ state, before }) => onMap(state) > onMap(before) }],
    },
  ],
};

/** Terror, Extort, Attack and Ambush. */
const terror: Lesson<Malaya> = {
  id: "terror",
  minutes: 7,
  scenario: "standard",
  seat: "mcp",
  opening: ["box:full", "pass", "box:limited", "pass"],
  script: { chance: ["die:1", ...CARDS], british: PASSES },
  steps: [
    {
      name: "fear",
      show: spaces("perak", "johore", "kelantan", "trengganu"),
      reached: ({ state, before }) => sum(state.terror) >= sum(before.terror) + 2,
      wrong: [
        { name: "one-space", holds: (now) => happened(now, "operation", { limited: true }) },
        { name: "pass", holds: (now) => passed(now, "mcp") },
      ],
    },
    {
      name: "money",
      show: spaces("kelantan", "trengganu", "pahang"),
      reached: ({ state, before }) => state.resources.mcp > before.resources.mcp,
      wrong: [{ name: "spends", holds: ({ state, before }) => state.resources.mcp < before.resources.mcp }],
    },
    {
      name: "blood",
      show: spaces("perak", "johore"),
      reached: ({ state, before }) => cubes(state) < cubes(before),
      wrong: [{ name: "march", holds: (now) => happened(now, "operation", { operation: "march" }) }],
    },
  ],
};

export const mcp: readonly Lesson<Malaya>[] = [rally, terror];
