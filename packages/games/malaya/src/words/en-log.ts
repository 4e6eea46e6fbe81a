import { type Catalogue, say } from "@sandtable/engine";
import { book } from "../choices.ts";
import type { OperationKind } from "../menu.ts";
import type { LogVocabulary, OutcomeVocabulary } from "./contents.ts";
import {
  ATTITUDE_NAMES,
  BOX_NAMES,
  COMMANDER_NAMES,
  cardName,
  FACTION_NAMES,
  forces,
  isSingleText,
  OPERATION_NAMES,
  PHASE_NAMES,
  pieces,
  place,
  SPECIAL_NAMES,
  sentence,
  the,
  titleOf,
  verb,
} from "./en-names.ts";
import { choices } from "./en-play.ts";

/** What happened, in English: one sentence each. */

/** What a faction does in a space that its Operation selects. */
const SELECTING: Readonly<Record<OperationKind, string>> = {
  train: "Train in",
  garrison: "Garrison",
  sweep: "Sweep",
  assault: "Assault in",
  rally: "Rally in",
  march: "March to",
  attack: "Attack in",
  terror: "spread Terror in",
};

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
const rises = (from: number, to: number): string => `${to > from ? "rise" : "fall"} from ${from} to ${to}`;
const marker = (name: string, change: number, where: string): string => {
  if (change > 0) return `${name} strikes ${where}.`;
  return change === -1
    ? `A ${name} marker is cleared from ${where}.`
    : `${-change} ${name} markers are cleared from ${where}.`;
};

export const log: Catalogue<LogVocabulary> = {
  "log.card": ({ card }) =>
    card === "propaganda" ? "A Propaganda card is revealed." : `The card is ${cardName(card)}.`,
  "log.box": ({ seat, box }) => `${sentence(the(seat))} take the ${BOX_NAMES[box]} box.`,
  "log.pass": ({ seat }) => `${sentence(the(seat))} Pass.`,
  "log.operation": ({ seat, operation, limited, free }) => {
    const name = `${free ? "free " : ""}${limited ? "Limited " : ""}${OPERATION_NAMES[operation]}`;
    return `${sentence(the(seat))} begin ${name.startsWith("A") ? "an" : "a"} ${name} Operation.`;
  },
  "log.select": ({ seat, operation, space }) =>
    `${sentence(the(seat))} ${SELECTING[operation]} ${place(space)}.`,
  "log.special": ({ seat, special }) => `${sentence(the(seat))} use ${SPECIAL_NAMES[special]}.`,
  "log.pacify": ({ space }) => `The British Pacify ${place(space)}.`,
  "log.agitate": ({ space }) => `The MCP Agitate in ${place(space)}.`,
  "log.event": ({ seat, card, side }) =>
    `${sentence(the(seat))} play ${titleOf(card)}${isSingleText(card) ? "" : `, ${side}`}.`,
  "log.capability": ({ card, side }) => `${titleOf(card)}, ${side}, is in force to the end of the game.`,
  "log.place": ({ piece, count, space, from }) => {
    if (from === "available")
      return `${pieces(count, piece)} ${verb(count, "comes", "come")} to ${place(space)}.`;
    if (from === space)
      return `${forces(count, "guerrillas")} in ${place(space)} ${verb(count, "goes", "go")} Underground.`;
    return `${pieces(count, piece)} ${verb(count, "is", "are")} taken from ${place(from)} to ${place(space)}.`;
  },
  "log.remove": ({ piece, count, space }) =>
    `${pieces(count, piece)} ${verb(count, "is", "are")} removed from ${place(space)}.`,
  "log.move": ({ piece, count, from, to }) =>
    `${pieces(count, piece)} ${verb(count, "moves", "move")} from ${place(from)} to ${place(to)}.`,
  "log.activate": ({ count, space }) =>
    `${forces(count, "guerrillas")} in ${place(space)} ${verb(count, "turns", "turn")} Active.`,
  "log.hide": ({ count, space }) =>
    `${forces(count, "guerrillas")} in ${place(space)} ${verb(count, "goes", "go")} Underground.`,
  "log.attitude": ({ space, from, to }) =>
    `${sentence(place(space))} goes from ${ATTITUDE_NAMES[from]} to ${ATTITUDE_NAMES[to]}.`,
  "log.control": ({ space, from, to }) => {
    if (to === 0) return `${sentence(the(from === 1 ? "british" : "mcp"))} lose Control of ${place(space)}.`;
    return `${sentence(the(to === 1 ? "british" : "mcp"))} take Control of ${place(space)}${
      from === 0 ? "" : ` from ${the(from === 1 ? "british" : "mcp")}`
    }.`;
  },
  "log.will": ({ from, to }) => `Political Will ${to > from ? "rises" : "falls"} from ${from} to ${to}.`,
  "log.resources": ({ seat, from, to }) => `${FACTION_NAMES[seat]} Resources ${rises(from, to)}.`,
  "log.terror": ({ space, change }) => marker("Terror", change, place(space)),
  "log.sabotage": ({ space, change }) => marker("Sabotage", change, place(space)),
  "log.village": ({ space, change }) =>
    change > 0 ? `A New Village is built in ${place(space)}.` : `The New Village in ${place(space)} is gone.`,
  "log.roll": ({ die, space, needed }) =>
    `The Attack in ${place(space)} rolls ${die}, needing ${needed} or less: ${die <= needed ? "a hit" : "a miss"}.`,
  "log.commander": ({ commander, cancelled }) =>
    cancelled
      ? `${COMMANDER_NAMES[commander]} is Commander, but to no effect until Reset.`
      : `${COMMANDER_NAMES[commander]} is Commander.`,
  "log.phase": ({ phase }) => `${PHASE_NAMES[phase]}.`,
  "log.forecast": ({ support, opposition, sabotage, terror, net }) =>
    `Political Will: Support ${signed(support)}, Opposition ${signed(-opposition)}, Sabotage ${signed(
      -sabotage,
    )}, Terror in Kuala Lumpur ${signed(-terror)}, in all ${signed(net)}.`,
  "log.eligible": ({ first }) => `${sentence(the(first))} are 1st Eligible next.`,
  "log.over": ({ winner, will }) =>
    winner === "nobody"
      ? `The game is a tie with Political Will at ${will}.`
      : `${sentence(the(winner))} win with Political Will at ${will}.`,
  "log.forced": ({ seat, choice }) => {
    const who = seat === "british" || seat === "mcp" ? sentence(the(seat)) : "Fate";
    const only = choice === undefined ? undefined : book.find(choice);
    return `${who} ${who === "Fate" ? "has" : "have"} but one choice${only ? `: ${say(choices, only.label)}` : ""}.`;
  },
};

const won = (winners: readonly string[] | undefined, british: string, mcp: string, other: string): string => {
  if (winners?.includes("british")) return british;
  return winners?.includes("mcp") ? mcp : other;
};

export const outcomes: Catalogue<OutcomeVocabulary> = {
  "outcome.7.0.1": ({ winners }) =>
    won(
      winners,
      "The British win early: Political Will stood at 18 or more in a Propaganda Round.",
      "The MCP win early: Political Will stood at 2 or less in a Propaganda Round.",
      "An early victory: Political Will had left the range from 3 to 17 in a Propaganda Round.",
    ),
  "outcome.7.0.2": ({ winners }) =>
    won(
      winners,
      "The British win: Political Will ended above 10.",
      "The MCP win: Political Will ended below 10.",
      winners
        ? "A tie: Political Will ended at exactly 10."
        : "The game ran to its last Propaganda card, and Political Will decided it.",
    ),
};
