import type { Cards } from "../cards.ts";

/** The cards M17 to M24 in our own English. */
export const m17m24Words = {
  M17: {
    title: "Special Branch",
    unshaded:
      "In two spaces every Guerrilla turns Active. The British may then Assault for free in one space, not necessarily one of the two.",
    shaded: "Every Guerrilla on the map goes Underground.",
    asks: {
      operation: "a free Assault in one space, or none",
    },
  },
  M18: {
    title: "Jungle Warfare School",
    capability: "british",
    unshaded:
      "To the end of the game: a Sweep finds as many Guerrillas in the Jungle as elsewhere, one for each cube.",
    shaded:
      "To the end of the game: Training Troops costs 4 Resources for the space instead of 2. Police alone still cost 2.",
  },
  M19: {
    title: "Food Denial",
    unshaded:
      "For every New Village on the map the MCP give up a Guerrilla or a Resource, in whatever mix they choose.",
    shaded: "The MCP gain a Resource for every New Village that has one of their pieces in its Province.",
  },
  M20: {
    title: "Regroupment",
    unshaded:
      "Both Economic Centers get Police, as many as two apiece. After that the British may build a New Village in a Province beside one of them.",
    shaded: "One Province with a New Village goes to Opposition. A Guerrilla appears in an Economic Center.",
    asks: {
      "place-village": "choose a Province beside an Economic Center for a New Village, or none",
      "set-opposition": "choose a Province with a New Village to go to Opposition",
      "place-guerrillas": "choose an Economic Center for a Guerrilla",
    },
  },
  M21: {
    title: "White Areas",
    unshaded: "One Province with a New Village goes to Support, and the New Village comes off the map.",
    shaded: "A New Village comes off the map, and a Guerrilla takes its place.",
    asks: {
      "set-support": "choose a New Village to lift; its Province goes to Support",
    },
  },
  M22: {
    title: "Nationalist Parties",
    unshaded: "Two spaces each take a step toward Support, and Political Will goes up by 1.",
    shaded: "The MCP may Rally for free in as many as three spaces.",
    asks: {
      operation: "a free Rally in up to three spaces, or none",
    },
  },
  M23: {
    title: "New Directives",
    unshaded: "Kuala Lumpur is cleared of Terror, and both Economic Centers of Sabotage.",
    shaded: "The MCP may March to one space, and then Attack in one space, both at no cost.",
    asks: {
      operation: "a free Limited Operation, or none",
    },
  },
  M24: {
    title: "British Government",
    single:
      "You choose: the British gain 6 Resources, or Political Will drops by 1. Then move the Commander one step, left or right.",
    asks: {
      effect: "6 Resources for the British, or 1 Political Will less?",
    },
  },
} satisfies Cards;
