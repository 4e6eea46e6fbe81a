import { marker, verb } from "@sandtable/coin/words";
import type { Catalogue } from "@sandtable/engine";
import { sentence, signed } from "@sandtable/engine";
import { book } from "../choices.ts";
import type { LogVocabulary, OutcomeVocabulary } from "./contents.ts";
import { forces, PHASE_NAMES, place, shared, the, within } from "./en-names.ts";
import { choices } from "./en-play.ts";

/** What happened, in English: one sentence each. */

const ROLLS: Readonly<Record<LogVocabulary["log.roll"]["what"], readonly [string, string, string]>> = {
  sabotage: ["Sabotage", "it succeeds", "it fails"],
  terror: ["Terror", "it succeeds", "it fails"],
  rob: ["Rob", "it succeeds", "it fails"],
  mines: ["Road Mines", "a Police is hit", "nobody is hit"],
  negotiate: ["Negotiate", "the Haganah listen", "the Haganah do not listen"],
  detention: ["Mass Detention", "enough Cells are found", "too few Cells are found"],
  embassy: ["Rome Embassy Bombing", "London is shaken", "London is not shaken"],
};

export const log: Catalogue<LogVocabulary> = {
  ...shared.log,
  ...shared.willAndHiders,
  "log.imprison": ({ count, space }) =>
    `${forces(count, "cells")} of ${place(space)} ${verb(count, "goes", "go")} to Prison.`,
  "log.release": ({ count }) =>
    `${forces(count, "cells")} ${verb(count, "leaves", "leave")} Prison for Available.`,
  "log.exile": ({ count }) =>
    `${forces(count, "cells")} ${verb(count, "leaves", "leave")} Prison and the game.`,
  "log.escape": ({ space }) => `A Cell comes out of Prison to ${place(space)}.`,
  "log.sabotage": ({ space, change }) => marker("Sabotage", change, place(space)),
  "log.terror": ({ space, change }) => marker("Terror", change, place(space)),
  "log.flip-terror": ({ space, count }) =>
    count === 1
      ? `The Terror ${within(space)} turns into Sabotage.`
      : `${count} Terror markers ${within(space)} turn into Sabotage.`,
  "log.curfew": ({ space, change }) =>
    change > 0 ? `A Curfew is laid on ${place(space)}.` : `The Curfew of ${place(space)} is lifted.`,
  "log.haganah": ({ from, to }) => `The Haganah Track goes from ${from} to ${to}.`,
  "log.to-track": ({ force, count, from }) => {
    const source = from === "available" ? "Available" : from === "prison" ? "Prison" : place(from);
    return `${forces(count, force)} ${verb(count, "goes", "go")} back to the Haganah Track from ${source}.`;
  },
  "log.from-track": ({ cells, caches }) =>
    `The Haganah lend ${forces(cells, "cells")}${caches > 0 ? ` and ${forces(caches, "caches")}` : ""}.`,
  "log.draw-chit": ({ value }) => `The British draw an Intel Chit: ${value}.`,
  "log.spend-chit": ({ value }) => `The British spend an Intel Chit of ${value}.`,
  "log.discard-chit": ({ value }) => `The British discard an Intel Chit of ${value}.`,
  "log.lead": ({ value }) =>
    `An Intelligence Lead: the British discard an Intel Chit of ${value} for one more space.`,
  "log.offensive": ({ space }) => `An Offensive: the Arms Cache of ${place(space)} buys one more space.`,
  "log.spend-cache": ({ space }) => `The Irgun give up the Arms Cache of ${place(space)} for the roll.`,
  "log.roll": ({ what, die, result, success, space }) => {
    const [name, good, bad] = ROLLS[what];
    const where = space === undefined ? "" : ` ${within(space)}`;
    const made = result === die ? "" : `, which makes ${result}`;
    return `${name}${where}: the die shows ${die}${made}, and ${success ? good : bad}.`;
  },
  "log.must-pass": "The British must Pass on the next Event card.",
  "log.phase": ({ phase }) => `${PHASE_NAMES[phase]}.`,
  "log.forecast": ({ districts, cities, terror, railways, clearRailways, clearCities, net }) =>
    `Political Will: Districts ${signed(-districts)}, Cities ${signed(-cities)}, Terror ${signed(-terror)}, Railways ${signed(
      clearRailways - railways,
    )}, Cities in order ${signed(clearCities)}, in all ${signed(net)}.`,
  "log.over": ({ winner, will }) => `${sentence(the(winner))} win with Political Will at ${will}.`,
  "log.forced": shared.forced(book, choices),
};

export const outcomes: Catalogue<OutcomeVocabulary> = {
  "outcome.7.0.1": "The Irgun win: British Political Will stood at 0 in a Propaganda Round.",
  "outcome.7.0.2": "The British win: their Political Will outlasted the final Propaganda Round.",
};
