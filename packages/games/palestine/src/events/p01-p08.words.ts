import type { Cards } from "../cards.ts";

/** The cards P1 to P8 in our own English. */
export const p01p08Words = {
  P1: {
    title: "Operation Agatha",
    unshaded:
      "The British Search one City and then hold a Mass Detention in it, provided it has a Curfew and three Troops by then. The Haganah Track goes one step left in any case.",
    shaded:
      "The Haganah Track goes one step right. If it stands at 4 now, even if it did before, the Irgun may Sabotage one space.",
    asks: {
      operation: "Sabotage in one space, or none",
    },
  },
  P2: {
    title: "Exodus Affair",
    starred: true,
    unshaded: "Every Cell that shares a Coastal District with Troops goes to Prison.",
    shaded: "Political Will drops by 3.",
  },
  P3: {
    title: "King David Hotel",
    unshaded:
      "One Terror marker of your choice comes off the map, and with that the Haganah Track goes one step left. Without any Terror to take off, nothing happens.",
    shaded:
      "A City with an Underground Cell gets two Terror markers. The Cell stays hidden, and the Haganah Track stays where it is.",
  },
  P4: {
    title: "Illegal Immigration",
    starred: true,
    single:
      "If the Coastal Districts are free of Sabotage, Political Will goes up by 2. If not, add up the Sabotage markers, Cells and Arms Caches in them: every two cost 1 Political Will, though never more than 3.",
  },
  P5: {
    title: "Acre Prison Break",
    unshaded: "You may take one or two Cells out of Prison and out of the game.",
    shaded: "Everybody in Prison gets out: all Cells there become Available.",
  },
  P6: {
    title: "Montgomery",
    unshaded: "The British may Search as many as three spaces, but can use no Intel Chit for anything in it.",
    shaded:
      "Every City that has no Troops gets a Cell, Curfew or not; if too few are Available, you choose where.",
    asks: {
      operation: "Search in up to three spaces without Intel Chits, or none",
      "place-cell": "choose a City without Troops for a Cell",
    },
  },
  P7: {
    title: "Lehi",
    unshaded: "Wherever two or more Cells are together you may take one of them, which becomes Available.",
    shaded: "Wherever there is an Underground Cell you may take away one Police.",
    asks: {
      "remove-cell": "choose a Cell where there are several, or none",
      "remove-police": "choose a Police where an Underground Cell is, or none",
    },
  },
  P8: {
    title: "Harry Truman",
    starred: true,
    unshaded:
      "Political Will goes up by 2. After that the British may Deploy in as many as three spaces, with the move of Troops that goes with it.",
    shaded: "Every Curfew on the map costs 1 Political Will.",
    asks: {
      operation: "Deploy in up to three spaces, or none",
    },
  },
} satisfies Cards;
