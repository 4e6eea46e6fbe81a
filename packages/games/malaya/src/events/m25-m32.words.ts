import type { Cards } from "../cards.ts";

/** The cards M25 to M32 in our own English. */
export const m25m32Words = {
  M25: {
    title: "Planters and Miners",
    unshaded: "The British gain 6 Resources, and each Economic Center may get one Police.",
    shaded: "All the Troops of one Province leave it together, for Kuala Lumpur or for an Economic Center.",
    asks: {
      "troops-from": "choose the Province that all Troops leave",
      "troops-to": "choose an Economic Center or Kuala Lumpur for them",
    },
  },
  M26: {
    title: "Emergency Regulations",
    single:
      "Two Provinces that the British Control and that hold MCP pieces get a Terror marker each, even on top of another, and become Neutral. Political Will drops by 1.",
  },
  M27: {
    title: "Running Dogs",
    capability: "mcp",
    unshaded:
      "To the end of the game: the MCP Intimidate in a single space only, and the Guerrilla who does it turns Active.",
    shaded: "To the end of the game: wherever the MCP spread Terror they may kill one Police as well.",
  },
  M28: {
    title: "Unity of Command",
    capability: "british",
    unshaded:
      "To the end of the game: Pacify may bring a space two steps toward Support instead of one, paid step by step.",
    shaded:
      "To the end of the game: each Terror marker and each step costs 3 Resources to Pacify instead of 2.",
  },
  M29: {
    title: "Weapon Bounties",
    unshaded: "The British may buy off as many as three Guerrillas anywhere, for one Resource apiece.",
    shaded: "The British hand 2 of their Resources over to the MCP.",
  },
  M30: {
    title: "CCP Victory",
    unshaded: "The MCP lose 3 Resources, and two Guerrillas of your choice leave the map.",
    shaded:
      "The MCP Rally for free in two spaces. In one of these, if it has a Base and MCP Control, they may then Agitate without paying.",
    asks: {
      "shift-opposition": "Agitate for free in a space of this Rally, or none",
    },
  },
  M31: {
    title: "Ex-Palestine Recruits",
    unshaded: "Place as many as four Police where the British hold Control.",
    shaded: "The MCP Rally for free in two spaces, and one of these takes a step toward Opposition.",
    asks: {
      "place-police": "choose a space under British Control for Police, or none",
    },
  },
  M32: {
    title: "SEP",
    unshaded:
      "The British may turn as many as two Guerrillas into Police, where they hold Control or in a space next to that.",
    shaded: "The MCP Intimidate in two spaces, each with an Underground Guerrilla.",
  },
} satisfies Cards;
