import type { Teaser } from "../cover.ts";

export const teaser: Teaser = {
  en: {
    story:
      "1948 to 1960. A colony, a jungle, and a Communist insurgency. The British must keep Political Will alive; the MCP need only outlast it.",
    facts: "2 sides · about 90 minutes · Event cards, no hidden hands",
  },
};
