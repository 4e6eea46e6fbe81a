import type { Cards } from "../cards.ts";

/** The cards P9 to P16 in our own English. */
export const p09p16Words = {
  P9: {
    title: "Ernest Bevin",
    capability: "british",
    unshaded:
      "To the end of the game: P2, P4, P8, P20 and P27, the starred Events, take 1 Political Will less than they would, though none of them ever adds any this way.",
    shaded:
      "To the end of the game: the British choose at most two spaces for an Operation instead of three. A Lead still adds one, and Events keep the numbers they name.",
  },
  P10: {
    title: "Palestine Police Force",
    unshaded: "Put as many of the Available Police as you like on Railways, in any split.",
    shaded: "Half the Police on the map, rounded down, leave it; you choose which.",
  },
  P11: {
    title: "Operation Shark",
    unshaded:
      "The British Search one City and then Assault the same City. After that they remove one Arms Cache in it or next to it, whatever Cells are there. This lifts Political Will by 1 and draws no Intel Chit.",
    shaded: "The Irgun may Travel out of as many as two Cities that have Cells and a Curfew.",
    asks: {
      operation: "Travel from up to two spaces under Curfew, or none",
    },
  },
  P12: {
    title: "Peter Bergson",
    unshaded:
      "Two Arms Caches of your choice leave the map and become Available. Political Will does not move.",
    shaded:
      "You may place one or two Arms Caches in Districts or Cities where there are Cells, never a third in one space.",
  },
  P13: {
    title: "Palmach",
    capability: "irgun",
    unshaded:
      "To the end of the game: the Haganah Track at 4 adds no space to Irgun Operations any more. Its pieces and its Arms Cache in the Propaganda Round remain.",
    shaded:
      "To the end of the game: the Haganah Track adds a space to Irgun Operations at 3, just as it does at 4.",
  },
  P14: {
    title: "Martial Law",
    unshaded:
      "The British may Search one or two Cities. Then they may hold a Mass Detention in any City with a Curfew and three Troops, searched or not.",
    shaded: "You may place one Cell in each City under Curfew.",
    asks: {
      operation: "Search in up to two Cities, or none",
      "place-cell": "choose a City under Curfew for a Cell, or none",
    },
  },
  P15: {
    title: "Chaim Weizmann",
    unshaded: "The Haganah Track goes one step left, and you may take one Sabotage marker off the map.",
    shaded: "The Haganah Track goes one step right, and the Irgun may Sabotage one space.",
    asks: {
      operation: "Sabotage in one space, or none",
    },
  },
  P16: {
    title: "Alan Cunningham",
    unshaded:
      "The British may carry out two Limited Operations in a row, of the same kind or not and with the same pieces or others. Then they may Restore one space with Troops, with Police and without Irgun pieces; no Deploy is needed.",
    shaded:
      "The British have to put two Cells from Prison, or the only one, into Cities of their choice, Curfew or not.",
    asks: {
      operation: "choose a Limited Operation, or none",
    },
  },
} satisfies Cards;
