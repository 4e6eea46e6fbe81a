import { spaces, sum } from "@sandtable/coin";
import { happened, type Lesson } from "@sandtable/engine";
import { ALL_SPACES } from "../board.ts";
import { malayaExample } from "../example.ts";
import type { Malaya } from "../state.ts";

const { steps, chance } = malayaExample;
const ROUND = steps.findIndex(({ name }) => name === "M.18");

/** Spaces in which Troops and Police stand together. */
const together = ({ troops, police }: Malaya): number =>
  ALL_SPACES.filter((space) => troops[space] > 0 && police[space] > 0).length;

/** The first Propaganda Round: of the game that the book's example plays. */
export const propaganda: Lesson<Malaya> = {
  id: "propaganda",
  minutes: 8,
  scenario: "standard",
  seat: "british",
  opening: steps.slice(0, ROUND).flatMap(({ answers }) => answers),
  script: { chance, mcp: ["done"] },
  steps: [
    {
      name: "count",
      show: spaces("kelantan", "trengganu", "kedah", "johore", "ec_north"),
      reached: (now) => happened(now, "forecast"),
      wrong: [{ name: "no-money", holds: (now) => happened(now, "box", { seat: "british", box: "event" }) }],
    },
    {
      name: "pacify",
      show: spaces("pahang", "kuala_lumpur"),
      reached: ({ state, before }) => sum(state.attitude) > sum(before.attitude),
      wrong: [
        { name: "terror-only", holds: (now) => happened(now, "terror") && !happened(now, "attitude") },
        { name: "skipped", holds: (now) => happened(now, "phase", { phase: "redeploy" }) },
      ],
    },
    {
      name: "redeploy",
      show: spaces("perak", "negri_sembilan"),
      reached: ({ state, before }) => together(state) > together(before),
      wrong: [
        { name: "emptied", holds: ({ state, before }) => together(state) < together(before) },
        { name: "stayed", holds: (now) => happened(now, "phase", { phase: "reset" }) },
      ],
    },
  ],
};
