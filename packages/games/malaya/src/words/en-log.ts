import { marker } from "@sandtable/coin/words";
import type { Catalogue } from "@sandtable/engine";
import { sentence, signed } from "@sandtable/engine";
import { book } from "../choices.ts";
import type { LogVocabulary, OutcomeVocabulary } from "./contents.ts";
import {
  ATTITUDE_NAMES,
  COMMANDER_NAMES,
  FACTION_NAMES,
  PHASE_NAMES,
  place,
  shared,
  the,
} from "./en-names.ts";
import { choices } from "./en-play.ts";

/** What happened, in English: one sentence each. */

export const log: Catalogue<LogVocabulary> = {
  ...shared.log,
  ...shared.willAndHiders,
  "log.pacify": ({ space }) => `The British Pacify ${place(space)}.`,
  "log.agitate": ({ space }) => `The MCP Agitate in ${place(space)}.`,
  "log.attitude": ({ space, from, to }) =>
    `${sentence(place(space))} goes from ${ATTITUDE_NAMES[from]} to ${ATTITUDE_NAMES[to]}.`,
  "log.control": ({ space, from, to }) => {
    if (to === 0) return `${sentence(the(from === 1 ? "british" : "mcp"))} lose Control of ${place(space)}.`;
    return `${sentence(the(to === 1 ? "british" : "mcp"))} take Control of ${place(space)}${
      from === 0 ? "" : ` from ${the(from === 1 ? "british" : "mcp")}`
    }.`;
  },
  "log.resources": ({ seat, from, to }) =>
    `${FACTION_NAMES[seat]} Resources ${to > from ? "rise" : "fall"} from ${from} to ${to}.`,
  "log.terror": ({ space, change }) => marker("Terror", change, place(space)),
  "log.sabotage": ({ space, change }) => marker("Sabotage", change, place(space)),
  "log.village": ({ space, change }) =>
    change > 0 ? `A New Village is built in ${place(space)}.` : `The New Village in ${place(space)} is gone.`,
  "log.roll": ({ die, space, needed, success }) =>
    `The Attack in ${place(space)} rolls ${die}, needing ${needed} or less: ${success ? "a hit" : "a miss"}.`,
  "log.commander": ({ commander, cancelled }) =>
    cancelled
      ? `${COMMANDER_NAMES[commander]} is Commander, but to no effect until Reset.`
      : `${COMMANDER_NAMES[commander]} is Commander.`,
  "log.phase": ({ phase }) => `${PHASE_NAMES[phase]}.`,
  "log.forecast": ({ support, opposition, sabotage, terror, net }) =>
    `Political Will: Support ${signed(support)}, Opposition ${signed(-opposition)}, Sabotage ${signed(
      -sabotage,
    )}, Terror in Kuala Lumpur ${signed(-terror)}, in all ${signed(net)}.`,
  "log.over": ({ winner, will }) =>
    winner === "nobody"
      ? `The game is a tie with Political Will at ${will}.`
      : `${sentence(the(winner))} win with Political Will at ${will}.`,
  "log.forced": shared.forced(book, choices),
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
