import type { Cards } from "../cards.ts";

/** The cards M1 to M8 in our own English. */
export const m01m08Words = {
  M1: {
    title: "New Villages",
    capability: "british",
    unshaded:
      "To the end of the game: a Province at Opposition becomes Neutral when it is Resettled, instead of staying there.",
    shaded:
      "To the end of the game: a New Village no longer keeps the MCP from Rallying where people are at Opposition.",
  },
  M2: {
    title: "Min Yuen",
    capability: "mcp",
    unshaded:
      "To the end of the game: in one space of each Assault the British may take Bases before Guerrillas, even while some of these are Underground.",
    shaded:
      "To the end of the game: where the MCP hold Control, Extort brings in as much as the Population there, and never less than 1.",
  },
  M3: {
    title: "Leaflets",
    unshaded:
      "Two different Jungle Provinces lose a Guerrilla each; or a single Mountain Province loses two.",
    shaded:
      "Where the MCP already have a piece, add two Guerrillas or a Base. No Base goes into an Economic Center.",
    asks: {
      "remove-guerrilla": "choose a Province that loses a Guerrilla",
      "place-guerrillas": "choose a space for two Guerrillas or a Base",
    },
  },
  M4: {
    title: "Chinese Squatters",
    unshaded:
      "A Province that has no New Village gets one. Its people do not shift, and Control does not matter.",
    shaded: "The MCP may add a Guerrilla in up to two different Provinces.",
    asks: {
      "place-guerrillas": "choose a Province for a Guerrilla, or none",
    },
  },
  M5: {
    title: "MPAJA Legacy",
    unshaded: "One space at Opposition becomes Neutral.",
    shaded: "Two spaces that hold MCP pieces each take a step toward Opposition.",
  },
  M6: {
    title: "Chin Peng",
    unshaded:
      "Every Guerrilla in one Province that has a Base turns Active. Then two Troops go there, from wherever on the map you like.",
    shaded: "The MCP may carry out two Limited Operations in a row at no cost, of the same kind or not.",
    asks: {
      activate: "choose a Province with a Base, whose Guerrillas turn Active",
      "troops-from": "choose a Troop to move there",
      operation: "choose a free Limited Operation, or none",
    },
  },
  M7: {
    title: "Trade Unions",
    unshaded: "The MCP lose 3 Resources, and Kuala Lumpur goes to Support whatever it was.",
    shaded: "The MCP gain 5 Resources, and Kuala Lumpur becomes Neutral.",
  },
  M8: {
    title: "MNLA",
    capability: "mcp",
    unshaded:
      "To the end of the game: whenever an Attack or Ambush kills Troops, the MCP lose as many of the Guerrillas that fought there.",
    shaded:
      "To the end of the game: an Attack that hits and every Ambush take two cubes, Troops or Police as the MCP please.",
  },
} satisfies Cards;
