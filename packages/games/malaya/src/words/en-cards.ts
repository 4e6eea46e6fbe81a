import type { Catalogue } from "@sandtable/engine";
import type { CardTextVocabulary } from "./contents.ts";

/** What each text of each card does, told in our own English. "You" is the faction that plays the card. */
export const cardTexts: Catalogue<CardTextVocabulary> = {
  "card.M1.unshaded":
    "To the end of the game: a Province at Opposition becomes Neutral when it is Resettled, instead of staying there.",
  "card.M1.shaded":
    "To the end of the game: a New Village no longer keeps the MCP from Rallying where people are at Opposition.",
  "card.M2.unshaded":
    "To the end of the game: in one space of each Assault the British may take Bases before Guerrillas, even while some of these are Underground.",
  "card.M2.shaded":
    "To the end of the game: where the MCP hold Control, Extort brings in as much as the Population there, and never less than 1.",
  "card.M3.unshaded":
    "Two different Jungle Provinces lose a Guerrilla each; or a single Mountain Province loses two.",
  "card.M3.shaded":
    "Where the MCP already have a piece, add two Guerrillas or a Base. No Base goes into an Economic Center.",
  "card.M4.unshaded":
    "A Province that has no New Village gets one. Its people do not shift, and Control does not matter.",
  "card.M4.shaded": "The MCP may add a Guerrilla in up to two different Provinces.",
  "card.M5.unshaded": "One space at Opposition becomes Neutral.",
  "card.M5.shaded": "Two spaces that hold MCP pieces each take a step toward Opposition.",
  "card.M6.unshaded":
    "Every Guerrilla in one Province that has a Base turns Active. Then two Troops go there, from wherever on the map you like.",
  "card.M6.shaded":
    "The MCP may carry out two Limited Operations in a row at no cost, of the same kind or not.",
  "card.M7.unshaded": "The MCP lose 3 Resources, and Kuala Lumpur goes to Support whatever it was.",
  "card.M7.shaded": "The MCP gain 5 Resources, and Kuala Lumpur becomes Neutral.",
  "card.M8.unshaded":
    "To the end of the game: whenever an Attack or Ambush kills Troops, the MCP lose as many of the Guerrillas that fought there.",
  "card.M8.shaded":
    "To the end of the game: an Attack that hits and every Ambush take two cubes, Troops or Police as the MCP please.",
  "card.M9.unshaded":
    "The British carry out a Reprisal in one Province where Troops stand, and then Assault that Province for free.",
  "card.M9.shaded": "One Province goes to Opposition, and Political Will drops by 2.",
  "card.M10.unshaded": "Three spaces where the British have pieces get one Police each.",
  "card.M10.shaded":
    "The Commander is of no help until the next Reset phase. Add a Guerrilla in any space you like.",
  "card.M11.unshaded": "Every Base standing in a Jungle Province costs the MCP one Resource.",
  "card.M11.shaded": "One space with a Base takes a step toward Opposition, and Political Will drops by 1.",
  "card.M12.unshaded": "Two Jungle Provinces that the MCP do not Control get Police, as many as two apiece.",
  "card.M12.shaded": "A Base appears in a Jungle Province of your choice.",
  "card.M13.unshaded": "Spread as many as four Police over spaces that the British Control.",
  "card.M13.shaded": "One space where Police stand takes a step toward Opposition.",
  "card.M14.unshaded": "The British gain 10 Resources, and Political Will goes up by 1.",
  "card.M14.shaded": "The British lose 4 Resources.",
  "card.M15.unshaded":
    "The British Train in Kuala Lumpur for free, and then carry out one more free Limited Operation there or in a space next to it.",
  "card.M15.shaded": "A Guerrilla turns up in Kuala Lumpur.",
  "card.M16.unshaded":
    "The British may take away three MCP pieces in all where they hold Control, Bases not excepted. Each Base lifts Political Will by 1.",
  "card.M16.shaded": "One Province takes a step toward Opposition and gets a Guerrilla.",
  "card.M17.unshaded":
    "In two spaces every Guerrilla turns Active. The British may then Assault for free in one space, not necessarily one of the two.",
  "card.M17.shaded": "Every Guerrilla on the map goes Underground.",
  "card.M18.unshaded":
    "To the end of the game: a Sweep finds as many Guerrillas in the Jungle as elsewhere, one for each cube.",
  "card.M18.shaded":
    "To the end of the game: Training Troops costs 4 Resources for the space instead of 2. Police alone still cost 2.",
  "card.M19.unshaded":
    "For every New Village on the map the MCP give up a Guerrilla or a Resource, in whatever mix they choose.",
  "card.M19.shaded":
    "The MCP gain a Resource for every New Village that has one of their pieces in its Province.",
  "card.M20.unshaded":
    "Both Economic Centers get Police, as many as two apiece. After that the British may build a New Village in a Province beside one of them.",
  "card.M20.shaded":
    "One Province with a New Village goes to Opposition. A Guerrilla appears in an Economic Center.",
  "card.M21.unshaded":
    "One Province with a New Village goes to Support, and the New Village comes off the map.",
  "card.M21.shaded": "A New Village comes off the map, and a Guerrilla takes its place.",
  "card.M22.unshaded": "Two spaces each take a step toward Support, and Political Will goes up by 1.",
  "card.M22.shaded": "The MCP may Rally for free in as many as three spaces.",
  "card.M23.unshaded": "Kuala Lumpur is cleared of Terror, and both Economic Centers of Sabotage.",
  "card.M23.shaded": "The MCP may March to one space, and then Attack in one space, both at no cost.",
  "card.M24.unshaded":
    "You choose: the British gain 6 Resources, or Political Will drops by 1. Then move the Commander one step, left or right.",
  "card.M25.unshaded": "The British gain 6 Resources, and each Economic Center may get one Police.",
  "card.M25.shaded":
    "All the Troops of one Province leave it together, for Kuala Lumpur or for an Economic Center.",
  "card.M26.unshaded":
    "Two Provinces that the British Control and that hold MCP pieces get a Terror marker each, even on top of another, and become Neutral. Political Will drops by 1.",
  "card.M27.unshaded":
    "To the end of the game: the MCP Intimidate in a single space only, and the Guerrilla who does it turns Active.",
  "card.M27.shaded":
    "To the end of the game: wherever the MCP spread Terror they may kill one Police as well.",
  "card.M28.unshaded":
    "To the end of the game: Pacify may bring a space two steps toward Support instead of one, paid step by step.",
  "card.M28.shaded":
    "To the end of the game: each Terror marker and each step costs 3 Resources to Pacify instead of 2.",
  "card.M29.unshaded":
    "The British may buy off as many as three Guerrillas anywhere, for one Resource apiece.",
  "card.M29.shaded": "The British hand 2 of their Resources over to the MCP.",
  "card.M30.unshaded": "The MCP lose 3 Resources, and two Guerrillas of your choice leave the map.",
  "card.M30.shaded":
    "The MCP Rally for free in two spaces. In one of these, if it has a Base and MCP Control, they may then Agitate without paying.",
  "card.M31.unshaded": "Place as many as four Police where the British hold Control.",
  "card.M31.shaded": "The MCP Rally for free in two spaces, and one of these takes a step toward Opposition.",
  "card.M32.unshaded":
    "The British may turn as many as two Guerrillas into Police, where they hold Control or in a space next to that.",
  "card.M32.shaded": "The MCP Intimidate in two spaces, each with an Underground Guerrilla.",
  "card.propaganda.text": "A Propaganda Round is held at once.",
};
