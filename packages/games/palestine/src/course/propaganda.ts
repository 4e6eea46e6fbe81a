import { spaces } from "@sandtable/coin";
import { happened, type Lesson } from "@sandtable/engine";
import { RAILWAYS } from "../board.ts";
import { palestineExample } from "../example.ts";
import type { Palestine } from "../state.ts";

const { steps, chance } = palestineExample;
const ROUND = steps.findIndex(({ name }) => name === "P.18");

const guarded = ({ troops, police }: Palestine): number =>
  RAILWAYS.filter((railway) => troops[railway] + police[railway] > 0).length;

/** The first Propaganda Round: of the game that the book's example plays. */
export const propaganda: Lesson<Palestine> = {
  id: "propaganda",
  minutes: 8,
  scenario: "standard",
  seat: "british",
  opening: steps.slice(0, ROUND).flatMap(({ answers }) => answers),
  // All but the last chit and the card after the round.
  openingChance: chance.slice(0, -2),
  script: { chance, irgun: ["box:event", "shaded", "none", "done"] },
  steps: [
    {
      name: "prepare",
      show: spaces("rw_haifa", "rw_egypt", "rw_jerusalem"),
      reached: (now) => now.state.prison > now.before.prison,
      wrong: [
        { name: "nobody", holds: (now) => happened(now, "forecast") || happened(now, "phase") },
        { name: "no-police", holds: (now) => happened(now, "select", { space: "rw_syria" }) },
      ],
    },
    {
      name: "count",
      show: [{ on: "track", id: "will" }],
      reached: (now) => happened(now, "phase"),
    },
    {
      name: "redeploy",
      show: spaces("rw_syria", "rw_egypt", "rw_haifa", "rw_jerusalem"),
      reached: ({ state }) => guarded(state) >= 4,
      wrong: [{ name: "stayed", holds: (now) => happened(now, "phase", { phase: "reset" }) }],
    },
  ],
};
