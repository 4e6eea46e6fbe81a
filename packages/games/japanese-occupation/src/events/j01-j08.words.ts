import type { Cards } from "../cards.ts";
import { shown, themed } from "./icon.ts";

/** The cards J1 to J8 in our own English. */
export const j01j08Words = {
  J1: {
    title: "Sook Ching",
    ...themed("mobilize", "massacre drives people to the resistance"),
    unshaded: "Every Terror marker on the map lifts Resistance by 1, by no more than 3 in all.",
    shaded:
      "The Japanese may carry out a Reprisal in every space that has Troops and is at Opposition, however many these are.",
  },
  J2: {
    title: "Greater East Asia Co-Prosperity Sphere",
    ...shown("mobilize"),
    unshaded:
      "Choose as many as three Railways beside spaces at Opposition. Each gets a Sabotage marker, even on top of another.",
    shaded:
      "Choose as many as two Railways beside a Neutral Province or a Neutral Kuala Lumpur. Each loses one Sabotage marker.",
  },
  J3: {
    title: "Overseas Chinese Association",
    ...themed("traitors", "notables who collaborate"),
    unshaded:
      "The British may add two MPAJA Guerrillas and one non-MPAJA Guerrilla in all, or fewer, wherever Force 136 is.",
    shaded:
      "The Japanese gain one Resource for each 2 Population that is Neutral; an odd one brings nothing.",
    asks: {
      "place-mpaja": "choose a space with Force 136 for an MPAJA Guerrilla, or none",
      "place-others": "choose a space with Force 136 for a non-MPAJA Guerrilla, or none",
    },
  },
  J4: {
    title: "Chin Peng",
    ...themed("mobilize", "organiser of the party"),
    unshaded: "Every space that has both Force 136 and a Jungle Camp lifts Resistance by 1.",
    shaded: "Wherever Force 136 is, the Jungle Camp comes off the map.",
  },
  J5: {
    title: '"Hill Rats"',
    ...themed("mobilize", "bands among the villagers"),
    unshaded: "Every Guerrilla on the map goes Underground.",
    shaded: "One space at Opposition that has an Active Guerrilla becomes Neutral.",
    asks: {
      "remove-opposition": "choose a space with an Active Guerrilla that loses its Opposition",
    },
  },
  J6: {
    title: "Jungle is Neutral",
    ...themed("food", "hardship in the camps"),
    mandatory: true,
    single:
      "A die is rolled for each of the six Jungle Provinces. On a 1 or 2 each side takes away one of its own forces there, if it has any: Troops go to Kuala Lumpur, Police, Guerrillas and Supply Caches back to Available. Each side picks its own piece, and markers are no forces.",
  },
  J7: {
    title: "South East Asia Command",
    ...themed("supplies", "sends the supplies"),
    unshaded: "Operation Zipper goes one box toward Ready. Then the British may Gather.",
    shaded:
      "Operation Zipper goes two boxes toward Delay, and the British give back the Supply Caches of the boxes it leaves.",
  },
  J8: {
    title: "Air Drops",
    ...shown("supplies"),
    capability: "british",
    unshaded:
      "To the end of the game: one Province of each Supply needs no Force 136. It still needs its Jungle Camp, and Supply reaches no further than before.",
    shaded:
      "To the end of the game: the British roll a die for each Province they Supply. On a 1 or 2 the Jungle Camp stays and no Supply Cache comes.",
  },
} satisfies Cards;
