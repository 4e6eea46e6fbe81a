import { passed, spaces } from "@sandtable/coin";
import type { Lesson } from "@sandtable/engine";
import { type Malaya, SUPPORT } from "../state.ts";

const ENOUGH = 10;

/** A Campaign against a recruit, up to the first Propaganda Round. */
export const battle: Lesson<Malaya> = {
  id: "battle",
  minutes: 15,
  scenario: "standard",
  seat: "british",
  script: {},
  steps: [
    {
      name: "support",
      show: spaces("perak", "johore"),
      reached: ({ state }) => state.attitude.filter((level) => level === SUPPORT).length >= 2,
      wrong: [
        { name: "late", holds: ({ state }) => state.propagandaRounds > 0 },
        { name: "pass", holds: (now) => passed(now, "british") },
      ],
    },
    {
      name: "round",
      show: [{ on: "track", id: "will" }],
      reached: ({ state }) =>
        state.propagandaRounds > 0 && state.stage !== "will" && state.politicalWill >= ENOUGH,
      wrong: [
        { name: "lost", holds: ({ state }) => state.propagandaRounds > 0 && state.stage !== "will" },
        { name: "broke", holds: ({ state }) => state.resources.british < 2 },
      ],
    },
  ],
};
