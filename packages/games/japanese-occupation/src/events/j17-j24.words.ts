import type { Cards } from "../cards.ts";
import { shown, themed } from "./icon.ts";

/** The cards J17 to J24 in our own English. */
export const j17j24Words = {
  J17: {
    title: "Burma Theater",
    ...shown("supplies"),
    single:
      "Operation Zipper goes one box toward Delay. Then put three Troops from the map, whichever you like, on this card; the next Reset phase brings them back to Kuala Lumpur.",
  },
  J18: {
    title: "Thai Administration",
    ...themed("food", "the rice states are lost"),
    unshaded:
      "The British may add as many as three non-MPAJA Guerrillas, shared out among Kedah, Perak and Kelantan as they please.",
    shaded:
      "The Japanese may take one Guerrilla, Underground or Active, out of each of Kedah, Perak and Kelantan. After that all Troops in these three have to go to Kuala Lumpur.",
    asks: {
      "place-others": "choose Kedah, Perak or Kelantan for a non-MPAJA Guerrilla, or none",
    },
  },
  J19: {
    title: "Radios",
    ...themed("supplies", "equipment that was dropped"),
    capability: "british",
    unshaded: "To the end of the game: Gather may choose three spaces with Force 136 instead of two.",
    shaded:
      "To the end of the game: Gather uses the Guerrillas next to one chosen space only, besides those in the chosen spaces themselves.",
  },
  J20: {
    title: "Lim Bo Seng",
    ...themed("mobilize", "a martyr"),
    unshaded:
      "Take a Force 136 marker off the map; in return any two concealed Intel chits are revealed. Without a marker on the map nothing happens.",
    shaded:
      "Take a Force 136 marker off the map. Also take away a concealed Intel chit: it is shown, Resistance drops by its value, and it stays aside until the next Reset phase. Either happens even if the other cannot.",
  },
  J21: {
    title: "Malay Collaboration",
    ...shown("traitors"),
    unshaded:
      "The British may put every non-MPAJA Guerrilla, Available or on the map, in any spaces they like. Those they put down arrive Underground.",
    shaded:
      "Three different Provinces get one Police each, whether Troops are there or not. Then Eliminate in one Province that has both Police and Kempeitai.",
    asks: {
      "place-police": "choose a Province for a Police",
    },
  },
  J22: {
    title: "Jikeidan System",
    ...themed("traitors", "informers"),
    capability: "japanese",
    unshaded:
      "To the end of the game: a Guerrilla used by Gather stays Underground, and needs to be Underground as before.",
    shaded: "To the end of the game: Eliminate may take off Force 136 while a Jungle Camp is still there.",
  },
  J23: {
    title: "Allied Bombing",
    ...themed("mobilize", "the occupation looks beatable"),
    unshaded: "The British may put a Sabotage marker on each of any two Railways, even on top of another.",
    shaded: "Two Provinces at Opposition beside Railways with Sabotage become Neutral.",
    asks: {
      "remove-opposition": "choose a Province beside Sabotage that loses its Opposition",
    },
  },
  J24: {
    title: "Victory in Europe",
    ...themed("supplies", "stocks kept for after the war"),
    unshaded:
      "Operation Zipper goes one box toward Ready. Then the British may Supply, as far as the new box allows.",
    shaded: "Every space that has both Force 136 and a Jungle Camp lowers Resistance by 1.",
  },
} satisfies Cards;
