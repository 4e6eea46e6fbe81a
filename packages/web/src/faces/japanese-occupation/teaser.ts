import type { Teaser } from "../cover.ts";

export const teaser: Teaser = {
  en: {
    story:
      "Malaya, 1942. Force 136 parachutes into the jungle to arm guerrillas with plans of their own, while the Japanese strip the land and hunt them down. Beware of winning for somebody else.",
    facts: "2 sides, 3 winners · about 60 minutes · Event cards, dice, Railways",
  },
};
