import { passed, spaces } from "@sandtable/coin";
import type { Lesson } from "@sandtable/engine";
import { forecastResistance } from "../propaganda.ts";
import type { Occupation } from "../state.ts";

const ENOUGH = 4;
const isCounted = ({ propagandaRounds, stage }: Occupation): boolean =>
  propagandaRounds > 0 && stage !== "mpaja" && stage !== "resistance";

/** A Campaign against a recruit, up to the first Propaganda Round. */
export const battle: Lesson<Occupation> = {
  id: "battle",
  minutes: 15,
  scenario: "standard",
  seat: "british",
  script: {},
  steps: [
    {
      name: "grow",
      show: spaces("perak", "negri_sembilan", "trengganu"),
      reached: ({ state }) => forecastResistance(state).net >= 3,
      wrong: [
        { name: "late", holds: ({ state }) => state.propagandaRounds > 0 },
        { name: "pass", holds: (now) => passed(now, "british") },
      ],
    },
    {
      name: "round",
      show: [{ on: "track", id: "resistance" }],
      reached: ({ state }) => isCounted(state) && state.resistance >= ENOUGH,
      wrong: [{ name: "lost", holds: ({ state }) => isCounted(state) }],
    },
  ],
};
