import type { Teaser } from "../cover.ts";

export const teaser: Teaser = {
  en: {
    story:
      "Malaya, December 1941. One army comes ashore in the north and has until mid-February to reach Singapore; the other is spread over a peninsula and never knows where the next blow falls. Every counter lies face down: what you see of the enemy you must go and find out.",
    facts: "2 sides · about 3 hours · hexes and counters under fog of war, one die, command markers",
  },
  de: {
    story:
      "Malaya, Dezember 1941. Eine Armee landet im Norden und hat bis Mitte Februar Zeit, Singapur zu erreichen; die andere steht über die Halbinsel verstreut und weiß nie, wo der nächste Schlag fällt. Alle Steine liegen verdeckt: Wer etwas vom Feind wissen will, muss nachsehen.",
    facts:
      "2 Seiten · etwa 3 Stunden · Hexfelder und Steine unter dem Nebel des Krieges, ein Würfel, Befehlsmarker",
  },
};
