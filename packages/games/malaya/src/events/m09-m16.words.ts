import type { Cards } from "../cards.ts";

/** The cards M9 to M16 in our own English. */
export const m09m16Words = {
  M9: {
    title: "Batang Kali",
    unshaded:
      "The British carry out a Reprisal in one Province where Troops stand, and then Assault that Province for free.",
    shaded: "One Province goes to Opposition, and Political Will drops by 2.",
    asks: {
      "set-opposition": "choose a Province to go to Opposition",
    },
  },
  M10: {
    title: "Gurney Killed",
    unshaded: "Three spaces where the British have pieces get one Police each.",
    shaded: "The Commander is of no help until the next Reset phase. Add a Guerrilla in any space you like.",
    asks: {
      "place-police": "choose a space with British cubes for one Police",
    },
  },
  M11: {
    title: "Chemical Defoliants",
    unshaded: "Every Base standing in a Jungle Province costs the MCP one Resource.",
    shaded: "One space with a Base takes a step toward Opposition, and Political Will drops by 1.",
    asks: {
      "shift-opposition": "choose a space with a Base to shift toward Opposition",
    },
  },
  M12: {
    title: "Orang Asli",
    unshaded: "Two Jungle Provinces that the MCP do not Control get Police, as many as two apiece.",
    shaded: "A Base appears in a Jungle Province of your choice.",
    asks: {
      "place-police": "choose a Jungle Province for up to two Police",
      "place-base": "choose a Jungle Province for the Base",
    },
  },
  M13: {
    title: "Malay Police",
    unshaded: "Spread as many as four Police over spaces that the British Control.",
    shaded: "One space where Police stand takes a step toward Opposition.",
    asks: {
      "place-police": "choose a space under British Control for Police, or none",
      "shift-opposition": "choose a space with Police to shift toward Opposition",
    },
  },
  M14: {
    title: "Korean War",
    unshaded: "The British gain 10 Resources, and Political Will goes up by 1.",
    shaded: "The British lose 4 Resources.",
  },
  M15: {
    title: "Urban Calm",
    unshaded:
      "The British Train in Kuala Lumpur for free, and then carry out one more free Limited Operation there or in a space next to it.",
    shaded: "A Guerrilla turns up in Kuala Lumpur.",
    asks: {
      operation: "choose the free Limited Operation",
    },
  },
  M16: {
    title: "Deportations",
    unshaded:
      "The British may take away three MCP pieces in all where they hold Control, Bases not excepted. Each Base lifts Political Will by 1.",
    shaded: "One Province takes a step toward Opposition and gets a Guerrilla.",
    asks: {
      "shift-opposition": "choose a Province to shift toward Opposition and to hold a new Guerrilla",
    },
  },
} satisfies Cards;
