import { spaces, sum } from "@sandtable/coin";
import { happened, type Lesson } from "@sandtable/engine";
import { occupationExample } from "../example.ts";
import { forecastResistance } from "../propaganda.ts";
import type { Occupation } from "../state.ts";

const { steps, chance } = occupationExample;
const LAST_TURN = steps.findIndex(({ name }) => name === "J.22");
/** Five cards with two dice among them, and the sixth. */
const DRAWN = 8;

/** The first Propaganda Round: of the game that the book's example plays. */
export const propaganda: Lesson<Occupation> = {
  id: "propaganda",
  minutes: 9,
  scenario: "standard",
  seat: "british",
  opening: steps.slice(0, LAST_TURN).flatMap(({ answers }) => answers),
  openingChance: chance.slice(0, DRAWN),
  script: {
    chance: ["die:6", "intel:2", "J5"],
    japanese: ["box:event", "box:limited", "shaded", "pass", "take:conceal", "done"],
  },
  steps: [
    {
      name: "prepare",
      show: spaces("perak", "pahang", "kelantan"),
      reached: ({ state, before }) => forecastResistance(state).net >= forecastResistance(before).net + 2,
      wrong: [
        {
          name: "nothing",
          holds: (now) => happened(now, "phase") || happened(now, "box", { seat: "japanese" }),
        },
        { name: "limited", holds: (now) => happened(now, "operation", { seat: "british", limited: true }) },
      ],
    },
    {
      name: "opposition",
      show: spaces("kelantan", "selangor", "trengganu"),
      reached: ({ state, before }) => sum(state.opposition) > sum(before.opposition),
      wrong: [{ name: "skipped", holds: (now) => happened(now, "phase", { phase: "support" }) }],
    },
    {
      name: "supply",
      show: spaces("kelantan", "pahang", "trengganu"),
      reached: ({ state, before }) => sum(state.caches) > sum(before.caches),
      wrong: [{ name: "skipped", holds: (now) => happened(now, "phase", { phase: "redeploy" }) }],
    },
  ],
};
