import { passed, spaces } from "@sandtable/coin";
import type { Lesson } from "@sandtable/engine";
import { forecastWill } from "../propaganda.ts";
import type { Palestine } from "../state.ts";

const ENOUGH = 14;
const isCounted = ({ propagandaRounds, stage }: Palestine): boolean =>
  propagandaRounds > 0 && stage !== "will";

/** A Campaign against a recruit, up to the first Propaganda Round. */
export const battle: Lesson<Palestine> = {
  id: "battle",
  minutes: 15,
  scenario: "standard",
  seat: "irgun",
  script: {},
  steps: [
    {
      name: "disorder",
      show: spaces("haifa_c", "tel_aviv", "jerusalem_c"),
      reached: ({ state }) => forecastWill(state).net <= -3,
      wrong: [
        { name: "late", holds: ({ state }) => state.propagandaRounds > 0 },
        { name: "pass", holds: (now) => passed(now, "irgun") },
      ],
    },
    {
      name: "round",
      show: [{ on: "track", id: "will" }],
      reached: ({ state }) => isCounted(state) && state.politicalWill <= ENOUGH,
      wrong: [{ name: "lost", holds: ({ state }) => isCounted(state) }],
    },
  ],
};
