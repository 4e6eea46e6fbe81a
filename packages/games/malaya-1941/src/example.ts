import type { Example } from "@sandtable/engine";
import type { Seat } from "./data/records.ts";
import { SEATS, sideOf } from "./map.ts";
import { AIR_BOXES, type AirBox, BASE, type Campaign } from "./state.ts";
import { IS_SUPPLY } from "./units.ts";

/** A lesson: the set-up, the markers and the air battle of the first turn, with the numbers of the book's example in 16.52. */
export const malaya1941Example: Example<Campaign> = {
  scenario: "campaign",
  chance: ["marker:yamashita", "marker:banzai", "marker:tank-shock", "die:4", "die:1", "die:5"],
  steps: [
    {
      name: "The set-up",
      what: "The Allies set up first. They take the usual set-up, near to what was in December 1941. The whole Japanese army waits in its base off the map. The Japanese have the initiative and pick three markers, the Allies none on the first turn.",
      seat: "allied",
      answers: ["usual-setup"],
      printed: [
        { what: "turn", value: 1 },
        { what: "first", value: "japanese" },
        { what: "reserve:japanese", value: 10 },
        { what: "reserve:allied", value: 5 },
        { what: "base-supply:japanese", value: 4 },
      ],
    },
    {
      name: "Japanese air missions",
      what: "In secret the Japanese put six of ten points on Air Superiority and four on Strike; nothing is left for the other missions.",
      seat: "japanese",
      answers: ["count:6", "count:4"],
      printed: [
        { what: "superiority:japanese", value: 6 },
        { what: "strike:japanese", value: 4 },
      ],
    },
    {
      name: "Allied air missions",
      what: "The Allies have eight airfield battalions and could fly eight points, but they have five: four on Air Superiority, one on Interdiction. Force Z stays in port. Then all missions are shown.",
      seat: "allied",
      answers: ["count:4", "count:0", "count:1", "no"],
      printed: [
        { what: "superiority:allied", value: 4 },
        { what: "interdiction:allied", value: 1 },
        { what: "reserve:allied", value: 0 },
      ],
    },
    {
      name: "Points to spare",
      what: "Six fighters against four: four must fire at the Allied ones, two may fire at other missions, and do. Four points and a 4 eliminate one point and damage one; the Allies roll a 1 and damage one. Two points and a 5 eliminate the one on Interdiction, and a damage finds no target.",
      seat: "japanese",
      answers: ["count:2"],
      printed: [
        { what: "eliminated:allied", value: 2 },
        { what: "damaged:allied", value: 1 },
        { what: "damaged:japanese", value: 1 },
        { what: "victory:japanese", value: 2 },
      ],
    },
  ],
  slips: [],
  read: (g, what) => {
    const [name, of = "japanese"] = what.split(":");
    const side = sideOf(of as Seat);
    if (name === "turn") return g.turn;
    if (name === "first") return SEATS[g.first];
    if (name === "victory") return g.points[side];
    if (name === "base-supply") return g.unitsAt(side, BASE).filter((unit) => IS_SUPPLY[unit] === 1).length;
    return g.air[side][AIR_BOXES.indexOf(name as AirBox)];
  },
};
