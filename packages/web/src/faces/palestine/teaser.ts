import type { Teaser } from "../cover.ts";

export const teaser: Teaser = {
  en: {
    story:
      "Jerusalem, 1945. A handful of Cells, hidden Arms Caches and a fickle ally against an army that cannot find them. Break the British will to stay, or hold out to the last Propaganda Round.",
    facts: "2 sides · about 60 minutes · Event cards, dice, Intel",
  },
};
