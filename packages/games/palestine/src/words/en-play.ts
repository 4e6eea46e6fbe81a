import { type Of, tally } from "@sandtable/coin/words";
import type { Catalogue } from "@sandtable/engine";
import { signed } from "@sandtable/engine";
import { forceNoun, OPERATION_NAMES, place, SPACE_NAMES, shared, within } from "./en-names.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Prompts, choices and reasons in English. */

/** "Search: choose a destination (1 of 3 chosen)". */
const selecting = ({ operation, chosen, max }: Vocabulary["prompt.space"], what: string): string => {
  const name = OPERATION_NAMES[operation];
  if (chosen >= max) return `${name}: every space is chosen${tally(chosen, max)}`;
  return `${name}: choose ${chosen === 0 ? "a" : "another"} ${what}${tally(chosen, max)}`;
};

const modified = (modifier: number): string => (modifier === 0 ? "" : ` with ${signed(modifier)}`);

export const prompts: Catalogue<Of<Vocabulary, "prompt">> = {
  ...shared.prompts,
  "prompt.space": (selection) =>
    selecting(selection, selection.operation === "travel" ? "space to leave" : "space"),
  "prompt.destination": (selection) => selecting(selection, "destination"),
  "prompt.troops-to": "Deploy: choose a space for Troops from anywhere on the map, or stop",
  "prompt.patrol-in": ({ chosen, max }) =>
    `Patrol: choose where the Police take Cells to Prison, or stop${tally(chosen, max)}`,
  "prompt.search-city": ({ space, per }) =>
    `Search ${within(space)}: discard an Intel Chit to reveal a Cell for every cube, or place a Curfew and reveal one for every ${per}`,
  "prompt.spend-chit": ({ space, bought, most }) =>
    `Spend Intel on Underground Cells ${within(space)}, or stop (${bought} of ${most} found)`,
  "prompt.underground-taken": ({ space }) => `How many of them Underground ${within(space)}?`,
  "prompt.travel-to": ({ space, left }) => `Travel from ${place(space)}: where to (${left} can move)?`,
  "prompt.travel-active": ({ from, to }) => `How many Active Cells from ${place(from)} to ${place(to)}?`,
  "prompt.travel-underground": ({ from, to }) =>
    `How many Underground Cells from ${place(from)} to ${place(to)}?`,
  "prompt.spend-cache": ({ space, police }) =>
    `${SPACE_NAMES[space]}: give up an Arms Cache to add 2 to the roll${police === 0 ? "" : ` (Police take off ${police})`}, or none`,
  "prompt.sabotage-roll": ({ space, modifier }) =>
    `Sabotage ${within(space)}: roll 3 or more${modified(modifier)}`,
  "prompt.terror-roll": ({ space, modifier }) =>
    `Terror ${within(space)}: roll 3 or more${modified(modifier)}`,
  "prompt.rob-roll": ({ space }) => `Rob ${within(space)}: roll 3 or more`,
  "prompt.mines-roll": ({ space }) => `Road Mines ${within(space)}: 3 or less removes a Police`,
  "prompt.negotiate-roll": ({ terror, haganah }) => `Negotiate: roll more than ${haganah}${modified(terror)}`,
  "prompt.detention-roll": ({ space }) => `Mass Detention ${within(space)}: roll for the number of Cells`,
  "prompt.embassy-roll": "Rome Embassy Bombing: roll 3 or more",
  "prompt.detain": ({ space, left }) => `Mass Detention ${within(space)}: choose a Cell (${left} to go)`,
  "prompt.draw-chit": "Draw an Intel Chit",
  "prompt.back-to-track": ({ force, left }) =>
    `The Haganah withdraw: choose ${force === "cells" ? "a Cell" : "an Arms Cache"} for the track (${left} to go)`,
  "prompt.rob-one": "Rob in one space, or none",
  "prompt.discard-chit": ({ left }) => `Discard an Intel Chit (${left} to go)`,
  "prompt.haganah-cache":
    "The Haganah help: choose a District or City with a Cell for an Arms Cache, or none",
  "prompt.redeploy-from": ({ force }) => `Redeploy: choose ${forceNoun(force)} to move, or stop`,
  "prompt.redeploy-to": ({ force, space }) =>
    `Redeploy: where do ${forceNoun(force)} from ${place(space)} go?`,
  "prompt.cell-to": ({ space }) => `Redeploy: choose a Cell for ${place(space)}, or none`,
  "prompt.cache-from": "Redeploy: choose an Arms Cache to move, or none",
  "prompt.cache-to": ({ space }) => `Redeploy: where does the Arms Cache of ${place(space)} go?`,
  "prompt.curfew-cell": ({ space }) => `Curfews: place a Cell ${within(space)}?`,
};

export const choices: Catalogue<Of<Vocabulary, "choice">> = {
  ...shared.choices,
  "choice.chit": ({ value }) => `Intel Chit ${value}`,
  "choice.lead": ({ value }) => `Intelligence Lead: Intel Chit ${value} for one more space`,
  "choice.offensive": ({ space }) => `Offensive: Arms Cache ${within(space)} for one more space`,
};

export const reasons: Catalogue<Of<Vocabulary, "why">> = {
  ...shared.reasons,
  "why.deploy-where": "Deploy happens in Districts and Cities only.",
  "why.outnumbered": "Troops do not outnumber the Irgun pieces here.",
  "why.no-cells": "There is no Cell here.",
  "why.no-troops": "There are no Troops to act here.",
  "why.no-irgun": "There are no Irgun pieces here.",
  "why.no-police": "There is no Police here.",
  "why.curfew": "A Curfew keeps recruits away.",
  "why.no-cache-near": "Outside the Cities Recruit takes an Arms Cache in the space or next to it.",
  "why.no-cell-left": "No Cell is Available.",
  "why.no-underground": "There is no Underground Cell here.",
  "why.cell-moved": "The Cells here have moved already.",
  "why.not-city": "This is not a City.",
  "why.rob-where": "Rob happens in Districts and Cities only.",
  "why.no-more-cells": "Cells do not outnumber the Police here.",
  "why.irgun-present": "There are Irgun pieces here.",
  "why.no-troops-and-police": "Restore takes both Troops and Police in the space.",
  "why.nothing-to-restore": "There is no Curfew, Sabotage or Terror here.",
  "why.no-curfew": "There is no Curfew here.",
  "why.three-troops": "Mass Detention takes three Troops in the City.",
  "why.too-few-underground": "There are fewer Underground Cells than Police here.",
  "why.operation-first": "Doing this first would leave the Operation without a space.",
  "why.no-police-to-patrol": "There is no Police here to take anybody.",
  "why.not-patrolled": "The Patrol did not go here, or has been here already.",
  "why.no-room-for-cache": "No Arms Cache can lie here: this is a Railway, or two are here already.",
};
