import type { Teaser } from "../cover.ts";

export const teaser: Teaser = {
  en: {
    story:
      "December 1941. One offensive from Burma to the Philippines, with too few ships and an enemy that only has to last. Take Singapore, Corregidor and Java in ten turns, or make every week cost the attacker a month.",
    facts: "2 sides · about 2 to 3 hours · hexes and counters, one die, nothing hidden",
  },
  de: {
    story:
      "Dezember 1941. Eine einzige Offensive von Burma bis zu den Philippinen, mit zu wenigen Schiffen und gegen einen Feind, der nur durchhalten muss. Nehmen Sie Singapur, Corregidor und Java in zehn Runden, oder lassen Sie den Angreifer für jede Woche einen Monat bezahlen.",
    facts: "2 Seiten · etwa 2 bis 3 Stunden · Hexfelder und Steine, ein Würfel, nichts verdeckt",
  },
};
