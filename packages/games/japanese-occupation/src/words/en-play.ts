import { type Of, tally } from "@sandtable/coin/words";
import type { Catalogue } from "@sandtable/engine";
import { ALL_SPACES } from "../board.ts";
import type { OperationKind } from "../menu.ts";
import type { Piece } from "../state.ts";
import { ICON_NAMES, OPERATION_NAMES, RAILWAY_NAMES, SPACE_NAMES, shared, ZIPPER_NAMES } from "./en-names.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Prompts, choices and reasons in English. */

const { place, pieceNoun, forces } = shared;

interface Selection {
  readonly operation: OperationKind;
  readonly chosen: number;
  readonly max: number;
}

/** "Sweep: choose a destination (1 of 3 chosen)"; as many as the map has are no limit worth telling. */
function selecting({ operation, chosen, max }: Selection, what: string): string {
  const name = OPERATION_NAMES[operation];
  if (chosen >= max) return `${name}: every space is chosen`;
  const wish = chosen === 0 ? `choose a ${what}` : `choose another ${what}, or stop`;
  return `${name}: ${wish}${max === ALL_SPACES.length ? "" : tally(chosen, max)}`;
}

/** "a roll of 3 or more"; some rolls cannot fail, and some cannot succeed. */
const rolling = (needed: number): string => {
  if (needed <= 1) return "any roll";
  return needed > 6 ? "no roll" : `a roll of ${needed}${needed === 6 ? "" : " or more"}`;
};

/** What a die would have to show, said beside an attempt that is still to be chosen. */
const odds = (needed: number): string => {
  if (needed <= 1) return "any roll will do";
  return needed > 6 ? "no roll is high enough" : `on ${needed}${needed === 6 ? "" : " or more"}`;
};

/** "Kempeitai markers and Police". */
const listed = (pieces: readonly Piece[]): string => pieces.map((piece) => pieceNoun(piece)).join(" and ");

const RELOCATING: Readonly<Record<string, string>> = {
  "3.3.1": "to any spaces with Japanese forces",
  "6.5.1": "to any spaces with Jungle Camps",
  "6.5.2": "to any spaces with more Troops than Guerrillas",
};

const ICON_QUESTIONS = {
  mobilize: "choose a Jungle Camp without Terror, whose Province goes to Opposition",
  traitors: "choose a Police to remove where MPAJA Guerrillas are",
  supplies: "choose a Supply Cache that becomes a Jungle Camp",
  food: "choose an MPAJA Guerrilla to remove where no Supply Cache is",
} as const;

export const prompts: Catalogue<Of<Vocabulary, "prompt">> = {
  ...shared.prompts,
  "prompt.space": (selection) => selecting(selection, "space"),
  "prompt.destination": (selection) => selecting(selection, "destination"),
  "prompt.guerrillas": ({ space, left }) =>
    `Train in ${place(space)}: place ${left === 1 ? "a Guerrilla" : `up to ${left} Guerrillas`}`,
  "prompt.contact": ({ moved, placing }) => {
    if (moved) return "Contact: choose another Force 136 marker to move, or stop";
    return placing
      ? "Contact: choose a Province for a Force 136 marker, or a marker to move"
      : "Contact: choose a Force 136 marker to move, or stop";
  },
  "prompt.contact-to": ({ space }) => `Contact: where does the Force 136 marker in ${place(space)} go?`,
  "prompt.escort": ({ from, to }) =>
    `Contact: does a non-MPAJA Guerrilla go along from ${place(from)} to ${place(to)}?`,
  "prompt.camp-from": ({ space }) =>
    `No Jungle Camp is Available: which one moves to ${place(space)} instead?`,
  "prompt.sabotage": ({ space }) => `Sabotage from ${place(space)}: choose a Railway`,
  "prompt.ambush": ({ space, needed }) =>
    `Ambush in ${place(space)}: remove a Police, or roll to drive somebody to Kuala Lumpur (${odds(needed)})`,
  "prompt.ambush-move": ({ space }) =>
    `The Ambush in ${place(space)} succeeds: who goes to Kuala Lumpur, for 1 Resistance?`,
  "prompt.construct": ({ space }) => `Construct in ${place(space)}: choose what to do here`,
  "prompt.forced-labor": ({ railway }) =>
    `Labor Service Corps: choose a space beside the ${RAILWAY_NAMES[railway]} to go to Opposition, or none`,
  "prompt.split": ({ space, count, change }) =>
    `${SPACE_NAMES[space]}: of ${count} Guerrilla${count === 1 ? "" : "s"} to ${
      change === "activate" ? "turn Active" : "remove"
    }, how many are MPAJA?`,
  "prompt.relocate": ({ pieces, rule }) =>
    `Move ${listed(pieces)} ${RELOCATING[rule] ?? "to any spaces"}, or stop`,
  "prompt.relocate-to": ({ piece, space }) =>
    `Where ${piece === "police" ? "do Police" : `does the ${pieceNoun(piece, 1)}`} in ${place(space)} go?`,
  "prompt.cache-from": ({ space }) =>
    `No Supply Cache is Available: which one on the map goes to ${place(space)}?`,
  "prompt.discourage": "Jungle Conference: choose a Province of this Supply that loses its Opposition",
  "prompt.gather": ({ space }) => `Gather around ${place(space)}: choose an Intel chit to reveal`,
  "prompt.raid": ({ space }) => `Raid on ${place(space)}: which Guerrilla goes there?`,
  "prompt.raid-more": ({ from, space }) =>
    `Raid on ${place(space)}: does a second Guerrilla come from ${place(from)}?`,
  "prompt.strike": ({ space }) => `${SPACE_NAMES[space]}: Sabotage or Ambush?`,
  "prompt.repair-first": "Labor Service Corps: choose a Railway to repair before the Extract, or none",
  "prompt.flee": ({ space }) => `Resettlement Schemes: place a Guerrilla in ${place(space)}?`,
  "prompt.reprisal-to": ({ space }) => `Reprisal in ${place(space)}: where does the Guerrilla go?`,
  "prompt.eliminate": ({ space, needed }) =>
    `Eliminate in ${place(space)}: conceal the Intel chit, or roll to remove a marker (${odds(needed)})`,
  "prompt.eliminated": ({ space }) => `Eliminate in ${place(space)} succeeds: which marker is removed?`,
  "prompt.icon": ({ icon }) => `${ICON_NAMES[icon]}: ${ICON_QUESTIONS[icon]}`,
  "prompt.attrition": ({ space }) =>
    `Jungle is Neutral: choose one of your forces that leaves ${place(space)}`,
  "prompt.mobilize": ({ left }) =>
    `The MPAJA mobilize: choose a space at Opposition for ${
      left === 1 ? "the last Available Guerrilla" : `one of ${left} Available Guerrillas`
    }`,
  "prompt.opposition": ({ railway }) =>
    `Sabotage on the ${RAILWAY_NAMES[railway]}: choose a space beside it to go to Opposition, or none`,
  "prompt.give-back": ({ box }) =>
    `Operation Zipper falls: choose a Supply Cache that goes back to box ${ZIPPER_NAMES[box]}`,
  "prompt.return": "John Davis: choose a Jungle Camp to which the Force 136 marker comes back",
  "prompt.roll": ({ cause, space, needed }) =>
    cause === "jungle"
      ? `Jungle is Neutral in ${place(space)}: a roll of ${needed} or less wears both sides down`
      : `${{ ambush: "Ambush", eliminate: "Eliminate", supply: "Air Drops" }[cause]} in ${place(space)}: ${rolling(
          needed,
        )} succeeds`,
  "prompt.intel": ({ space }) => `Turn up the Intel chit of ${place(space)}`,
};

export const choices: Catalogue<Of<Vocabulary, "choice">> = {
  ...shared.choices,
  "choice.place": ({ force, count }) => forces(count, force),
  "choice.railway": ({ railway }) => RAILWAY_NAMES[railway],
  "choice.intel": ({ value }) => `Intel ${value}`,
  "choice.chit": ({ space }) => `Intel chit of ${place(space)}`,
};

export const reasons: Catalogue<Of<Vocabulary, "why">> = {
  ...shared.reasons,
  "why.mandatory": "A Mandatory Event has happened already, and nobody can take this box.",
  "why.no-force136": "There is no Force 136 marker here.",
  "why.no-force136-left": "No Force 136 marker is Available.",
  "why.train-where": "Nobody can Train in an Economic Center.",
  "why.not-province": "This is not a Province.",
  "why.no-underground": "There is no Underground Guerrilla here who could do it.",
  "why.no-railway": "There is no Railway beside this space that is free of Sabotage.",
  "why.nothing-to-ambush":
    "There is no Police here, and no Troop or Kempeitai marker to drive to Kuala Lumpur.",
  "why.deploy-where": "Deploy goes to Provinces and Kuala Lumpur only.",
  "why.at-opposition": "This Province is at Opposition.",
  "why.no-troops": "There are no Troops here.",
  "why.too-few-troops": "In the Mountains one Troop alone is too few without Kempeitai.",
  "why.no-troops-near": "There are no cubes here, and nobody next to this space could come.",
  "why.outnumbered": "The cubes here do not outnumber the Guerrillas.",
  "why.nothing-to-construct":
    "No Railway beside this Province has Sabotage, and no New Village can be built here.",
  "why.no-active": "There is no Active Guerrilla here, and no Supply Cache without Guerrillas.",
  "why.no-camp": "There is no Jungle Camp here.",
  "why.has-cache": "This Province has a Supply Cache already.",
  "why.no-cache-left": "There is no Supply Cache, neither Available nor on the map.",
  "why.nothing-to-gather": "No concealed Intel chit within reach has an Underground Guerrilla beside it.",
  "why.nobody-to-raid": "No space next to this one has both a Supply Cache and a Guerrilla.",
  "why.not-center": "This is not an Economic Center.",
  "why.nothing-to-extract":
    "No starred Railway is connected to this Economic Center, and there is no New Village.",
  "why.nothing-to-reprisal": "There is Terror here already, no Opposition, and no Guerrilla to move.",
  "why.no-kempeitai": "There is no Kempeitai marker here.",
  "why.nothing-to-eliminate": "There is no revealed Intel chit here, no Jungle Camp and no Force 136 marker.",
  "why.operation-first": "Doing this first would leave the Operation without a space.",
};
