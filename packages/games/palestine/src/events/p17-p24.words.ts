import type { Cards } from "../cards.ts";

/** The cards P17 to P24 in our own English. */
export const p17p24Words = {
  P17: {
    title: "Bevingrads",
    capability: "british",
    unshaded:
      "To the end of the game: a Terror Special Activity places one marker and never two. A result of 6 or more still moves the Haganah Track left.",
    shaded:
      "To the end of the game: a Search in a City that uses no Intel Chit takes four cubes to find a Cell, not three. The Curfew is placed all the same.",
  },
  P18: {
    title: "6th Airborne",
    capability: "british",
    unshaded:
      "To the end of the game: an Assault removes one piece for each Troop, not for every two. Underground Cells still take Intel Chits, and Arms Caches still come last.",
    shaded:
      "To the end of the game: all Cells that Assault and Mass Detention remove become Available, and none of them goes to Prison.",
  },
  P19: {
    title: "Rome Embassy Bombing",
    unshaded:
      "You may take as many as two Cells and one Arms Cache from anywhere on the map; they become Available. A Cache taken this way lifts Political Will by 1.",
    shaded: "Roll a die. On 3 or more Political Will drops by 2.",
    asks: {
      "remove-cache": "choose an Arms Cache to remove, or none",
    },
  },
  P20: {
    title: "Indian Independence",
    starred: true,
    unshaded: "If there is no Sabotage on any Railway, Political Will goes up by 2.",
    shaded: "Political Will drops by 2.",
  },
  P21: {
    title: "United Resistance Movement",
    unshaded:
      "The Haganah Track goes one step left. On top of what the track takes, you may take as many as two Cells from the map; they become Available.",
    shaded:
      "The Haganah Track goes one step right. The Irgun may then Sabotage every Railway on which they have an Underground Cell.",
    asks: {
      operation: "Sabotage on the Railways, or none",
    },
  },
  P22: {
    title: "Jewish Agency",
    single:
      "Move the Haganah Track one step, left or right. Then you choose which it shall be: the Irgun may carry out a Limited Operation, or the British may draw an Intel Chit.",
    asks: {
      operation: "choose a Limited Operation, or none",
    },
  },
  P23: {
    title: "Road Mines",
    capability: "irgun",
    unshaded: "To the end of the game: a Patrol may remove Cells in two of its destinations instead of one.",
    shaded:
      "To the end of the game: when a Patrol has moved Police to a space with Sabotage, roll a die there before any Cell is removed. On 1, 2 or 3 one of the Police is removed.",
  },
  P24: {
    title: "Sergeants Affair",
    unshaded: "Political Will goes up by the number of Terror markers on the map, though by no more than 3.",
    shaded: "Political Will drops by the number of Terror markers on the map, though by no more than 3.",
  },
} satisfies Cards;
