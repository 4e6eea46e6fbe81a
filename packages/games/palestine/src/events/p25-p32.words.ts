import type { Cards } from "../cards.ts";

/** The cards P25 to P32 in our own English. */
export const p25p32Words = {
  P25: {
    title: "Menachem Begin",
    capability: "irgun",
    unshaded:
      "To the end of the game: an Arms Cache that falls to an Assault is worth 2 Political Will and two Intel Chits, instead of one of each.",
    shaded: "To the end of the game: each City where the Irgun Propagandize costs 2 Political Will.",
  },
  P26: {
    title: "Veterans of WWII",
    single:
      "If you are the Irgun, you may Sabotage as many as three spaces; if you are the British, you may Assault as many as three. You may add a Special Activity that goes with it: any Irgun one, or Mass Detention.",
    asks: {
      operation: "choose the Operation for up to three spaces, or none",
    },
  },
  P27: {
    title: "American Loans",
    starred: true,
    unshaded:
      "The British may carry out one Operation of any kind in as many as four spaces, without a Special Activity and without adding a fifth.",
    shaded:
      "Political Will drops by 1. On the next Event card the British still take a box, but must Pass in it and draw no Intel Chit.",
    asks: {
      operation: "choose an Operation for up to four spaces, or none",
    },
  },
  P28: {
    title: "CID",
    unshaded: "The British draw an Intel Chit for every space where Police and Cells are together.",
    shaded:
      "The Irgun may Sabotage one space with Police, who count against the roll as ever. Success places the marker and removes all Police there.",
    asks: {
      operation: "Sabotage in one space with Police, or none",
    },
  },
  P29: {
    title: "Curfews",
    capability: "british",
    unshaded:
      "To the end of the game: every Reset phase begins by taking one Cell from each City under Curfew; it becomes Available.",
    shaded:
      "To the end of the game: when a Reset phase begins, the Irgun may place one Available Cell in each City under Curfew.",
  },
  P30: {
    title: "Roy Farran",
    unshaded: "Choose as many as three spaces with Police; one Cell in each of them becomes Available.",
    shaded: "Two Police of your choice leave the map, and Political Will drops by 1.",
    asks: {
      "remove-cell": "choose a Cell where Police are, or none",
    },
  },
  P31: {
    title: "Dov Gruner",
    unshaded: "One Cell that shares a space with Troops goes to Prison.",
    shaded: "You may place as many as three Cells, in any split, in Cities and Districts.",
    asks: {
      "place-cell": "choose a City or District for a Cell, or none",
    },
  },
  P32: {
    title: "Weapon Factories",
    capability: "irgun",
    unshaded:
      "To the end of the game: when the die for a Sabotage shows 1, with or without Terror, the Cell just turned Active becomes Available, even if the attempt succeeds.",
    shaded:
      "To the end of the game: a Rob needs no roll and always succeeds, if there is an Arms Cache Available and room for it.",
  },
} satisfies Cards;
