import type { Catalogue } from "@sandtable/engine";
import { ALL_SPACES } from "../board.ts";
import type { OperationKind } from "../menu.ts";
import {
  BOX_NAMES,
  cardName,
  forceNoun,
  forces,
  isSingleText,
  OPERATION_NAMES,
  pieceNoun,
  place,
  resources,
  SPACE_NAMES,
  SPECIAL_NAMES,
  sentence,
  the,
  titleOf,
} from "./en-names.ts";
import type { Alternative, CardQuestion, Vocabulary } from "./vocabulary.ts";

/** Prompts, choices and reasons in English. */

type Of<P extends string> = {
  [K in keyof Vocabulary as K extends `${P}.${string}` ? K : never]: Vocabulary[K];
};

/** As many as the map has: no limit worth telling. */
const UNLIMITED = ALL_SPACES.length;

/** What each space of an unlimited Operation costs. With a limit the price is left out: an Event may have made it free. */
const PRICES: Readonly<Record<OperationKind, string>> = {
  train: "2 Resources where cubes come",
  garrison: "",
  sweep: "2 Resources each",
  assault: "2 Resources each",
  rally: "1 Resource each",
  march: "1 Resource each, Economic Centers free",
  attack: "1 Resource each",
  terror: "1 Resource each, Economic Centers free",
};

interface Selection {
  readonly operation: OperationKind;
  readonly chosen: number;
  readonly max: number;
  readonly resources: number;
  readonly free: boolean;
}

/** "Sweep: choose a destination, 2 Resources each (1 chosen, 14 left)". */
function selecting({ operation, chosen, max, resources: left, free }: Selection, what: string): string {
  const name = OPERATION_NAMES[operation];
  if (chosen >= max) return `${name}: every space is chosen (${resources(left)} left)`;
  const wish = chosen === 0 ? `choose a ${what}` : `choose another ${what}`;
  const price = free ? "free" : PRICES[operation];
  return price === ""
    ? `${name}: ${wish} (${tally(chosen, max)}${resources(left)} left)`
    : `${name}: ${wish}, ${price} (${tally(chosen, max)}${left} left)`;
}

const tally = (chosen: number, max: number): string => {
  if (max === UNLIMITED) return `${chosen} chosen, `;
  return max === 1 ? "" : `${chosen} of ${max} chosen, `;
};

/** What a card asks for; some cards put the common question more exactly. */
const QUESTIONS: Readonly<Record<CardQuestion, string>> = {
  effect: "which effect?",
  operation: "choose the free Operation",
  "place-guerrillas": "choose a space for a Guerrilla",
  "place-police": "choose a space for Police",
  "place-base": "choose a Province for the Base",
  "place-village": "choose a Province for the New Village",
  "remove-guerrilla": "choose a Guerrilla to remove",
  "remove-piece": "choose an MCP piece to remove, or none",
  "replace-guerrilla": "choose a Guerrilla to replace with Police, or none",
  "replace-village": "choose the New Village that gives way to a Guerrilla",
  "shift-opposition": "choose a space to shift toward Opposition",
  "shift-support": "choose a space to shift toward Support",
  "set-neutral": "choose a space to become Neutral",
  "set-opposition": "choose a space to go to Opposition",
  "set-support": "choose a space to go to Support",
  terror: "choose a Province for a Terror marker",
  activate: "choose a space whose Guerrillas turn Active",
  "troops-from": "choose where the Troops come from",
  "troops-to": "choose where the Troops go",
  commander: "move the Commander one step",
  "food-or-guerrilla": "give up a Guerrilla or a Resource",
  pay: "pay 1 Resource and remove a Guerrilla, or none",
};

const CARD_QUESTIONS: Readonly<Record<string, string>> = {
  "M3 remove-guerrilla": "choose a Province that loses a Guerrilla",
  "M3 place-guerrillas": "choose a space for two Guerrillas or a Base",
  "M4 place-guerrillas": "choose a Province for a Guerrilla, or none",
  "M6 activate": "choose a Province with a Base, whose Guerrillas turn Active",
  "M6 troops-from": "choose a Troop to move there",
  "M6 operation": "choose a free Limited Operation, or none",
  "M9 set-opposition": "choose a Province to go to Opposition",
  "M10 place-police": "choose a space with British cubes for one Police",
  "M11 shift-opposition": "choose a space with a Base to shift toward Opposition",
  "M12 place-police": "choose a Jungle Province for up to two Police",
  "M12 place-base": "choose a Jungle Province for the Base",
  "M13 place-police": "choose a space under British Control for Police, or none",
  "M13 shift-opposition": "choose a space with Police to shift toward Opposition",
  "M15 operation": "choose the free Limited Operation",
  "M16 shift-opposition": "choose a Province to shift toward Opposition and to hold a new Guerrilla",
  "M17 operation": "a free Assault in one space, or none",
  "M20 place-village": "choose a Province beside an Economic Center for a New Village, or none",
  "M20 set-opposition": "choose a Province with a New Village to go to Opposition",
  "M20 place-guerrillas": "choose an Economic Center for a Guerrilla",
  "M21 set-support": "choose a New Village to lift; its Province goes to Support",
  "M22 operation": "a free Rally in up to three spaces, or none",
  "M23 operation": "a free Limited Operation, or none",
  "M24 effect": "6 Resources for the British, or 1 Political Will less?",
  "M25 troops-from": "choose the Province that all Troops leave",
  "M25 troops-to": "choose an Economic Center or Kuala Lumpur for them",
  "M30 shift-opposition": "Agitate for free in a space of this Rally, or none",
  "M31 place-police": "choose a space under British Control for Police, or none",
};

export const prompts: Catalogue<Of<"prompt">> = {
  "prompt.box": ({ first }) =>
    first ? "You are 1st Eligible: choose a box" : "You are 2nd Eligible: choose one of the boxes left",
  "prompt.operation": ({ box }) =>
    box === "limited" ? "Choose an Operation for one space, or Pass" : "Choose an Operation, or Pass",
  "prompt.event": ({ card }) =>
    `${cardName(card)}: ${isSingleText(card) ? "play it" : "choose a text"}, or Pass`,
  "prompt.space": (selection) => selecting(selection, "space"),
  "prompt.destination": (selection) => selecting(selection, "destination"),
  "prompt.movers": ({ operation, space }) => `${OPERATION_NAMES[operation]}: who moves to ${place(space)}?`,
  "prompt.count": ({ piece, from, to }) =>
    `How many ${pieceNoun(piece)} from ${place(from)} to ${place(to)}?`,
  "prompt.cubes": ({ space, left, resources: owned }) =>
    `Train in ${place(space)}: place up to ${left} ${
      space === "kuala_lumpur" ? (left === 1 ? "cube" : "cubes") : "Police"
    } (${resources(owned)} left)`,
  "prompt.reveal": ({ operation }) =>
    `${OPERATION_NAMES[operation]}: choose where to reveal Guerrillas, or a Special Activity first`,
  "prompt.assault-ec": "Garrison: choose an Economic Center to Assault for nothing more, or stop",
  "prompt.bases-first": ({ space }) => `Min Yuen: remove Bases first in ${place(space)}?`,
  "prompt.rally": ({ space }) => `${SPACE_NAMES[space]}: choose what to do here`,
  "prompt.replace": ({ space }) => `Which two Guerrillas make the Base in ${place(space)}?`,
  "prompt.place-count": ({ force, space }) => `How many ${forceNoun(force)} for ${place(space)}?`,
  "prompt.take": ({ force, space }) =>
    `No ${forceNoun(force, 1)} is Available: take one from the map for ${place(space)}, or none`,
  "prompt.cubes-lost": ({ space }) => `MNLA: which cubes fall in ${place(space)}?`,
  "prompt.running-dogs": ({ space }) => `Running Dogs: remove one Police in ${place(space)} too?`,
  "prompt.pacify": ({ chosen, max, resources: left }) =>
    `Pacify: choose a space, or stop (${tally(chosen, max)}${resources(left)} left)`,
  "prompt.agitate": ({ chosen, max, resources: left }) =>
    `Agitate: choose a space, or stop (${tally(chosen, max)}${resources(left)} left)`,
  "prompt.spend": ({ space, price, terror }) => {
    const each = price === 0 ? "free of charge" : `${resources(price)} each`;
    const first = terror === 0 ? "" : ` (${terror} Terror before any shift)`;
    return `${SPACE_NAMES[space]}: how many steps, ${each}?${first}`;
  },
  "prompt.after": ({ operation }) => `${OPERATION_NAMES[operation]} is done: a Special Activity now, or stop`,
  "prompt.special": ({ special, chosen, max }) =>
    `${SPECIAL_NAMES[special]}: ${chosen === 0 ? "choose a space" : "choose another space, or stop"}${
      max === 1 ? "" : ` (${chosen} of ${max} chosen)`
    }`,
  "prompt.reprisal-to": ({ space }) => `Reprisal in ${place(space)}: where does the Guerrilla go?`,
  "prompt.intimidate": ({ space }) => `Intimidate in ${place(space)}: what is removed?`,
  "prompt.which-guerrilla": ({ space }) => `Which Guerrilla in ${place(space)}?`,
  "prompt.card": ({ card, ask, nth, of }) =>
    `${titleOf(card)}: ${CARD_QUESTIONS[`${card} ${ask}`] ?? QUESTIONS[ask]}${of > 1 ? ` (${nth} of ${of})` : ""}`,
  "prompt.redeploy-from": ({ force }) => `Redeploy: choose ${forceNoun(force)} to move, or stop`,
  "prompt.redeploy-to": ({ force, space }) =>
    `Redeploy: where do ${forceNoun(force)} from ${place(space)} go?`,
  "prompt.draw": "Draw the next card",
  "prompt.roll": ({ space, needed }) => `Attack in ${place(space)}: roll ${needed} or less`,
};

/** Alternatives stand beside the prompt that explains them. */
const ALTERNATIVE_LABELS: Readonly<Record<Alternative, string>> = {
  yes: "Yes",
  no: "No",
  guerrilla: "Place 1 Guerrilla",
  guerrillas: "Place Guerrillas",
  "two-guerrillas": "Place 2 Guerrillas",
  base: "Turn 2 Guerrillas into a Base",
  "place-base": "Place a Base",
  hide: "All Guerrillas Underground",
  police: "Remove 1 Police",
  "village-and-support": "Remove New Village and Support",
  resources: "British Resources +6",
  "one-resource": "Pay 1 Resource",
  will: "Political Will -1",
  left: "One step left",
  right: "One step right",
};

/** "1 Troop, 1 Police", leaving out what is none. */
const both = (...parts: readonly (readonly [number, string])[]): string =>
  parts
    .filter(([count]) => count > 0)
    .map(([, words]) => words)
    .join(", ");

export const choices: Catalogue<Of<"choice">> = {
  "choice.space": ({ space }) => SPACE_NAMES[space],
  "choice.done": "Done",
  "choice.none": "None",
  "choice.all": "All",
  "choice.pass": "Pass",
  "choice.box": ({ box }) => BOX_NAMES[box],
  "choice.operation": ({ operation }) => OPERATION_NAMES[operation],
  "choice.special": ({ special }) => SPECIAL_NAMES[special],
  "choice.instead": ({ special, space }) => `${SPECIAL_NAMES[special]} in ${place(space)}`,
  "choice.side": ({ side }) => (side === "unshaded" ? "Unshaded text" : "Shaded text"),
  "choice.count": ({ count }) => `${count}`,
  "choice.place": ({ force, count }) => forces(count, force),
  "choice.piece": ({ piece, space }) =>
    `${piece === "troops" ? "Troops" : pieceNoun(piece, 1)} in ${place(space)}`,
  "choice.pair": ({ underground }) =>
    both([underground, `${underground} Underground`], [2 - underground, `${2 - underground} Active`]),
  "choice.lost": ({ troops }) =>
    both([troops, forces(troops, "troops")], [2 - troops, forces(2 - troops, "police")]),
  "choice.alternative": ({ alternative }) => ALTERNATIVE_LABELS[alternative],
  "choice.die": ({ die }) => `${die}`,
  "choice.card": ({ card }) => cardName(card),
};

export const reasons: Catalogue<Of<"why">> = {
  "why.box-taken": ({ by }) => `${sentence(the(by))} have taken this box.`,
  "why.no-operation-space": "No space allows this Operation now.",
  "why.cannot-pay": ({ price }) => `This costs ${resources(price)}, more than you have.`,
  "why.already-chosen": "This space has been chosen already.",
  "why.elsewhere": "The card does not reach this space.",
  "why.spaces-used-up": ({ max }) =>
    max === 1 ? "Only one space was allowed, and it is chosen." : `All ${max} spaces allowed are chosen.`,
  "why.train-where": "Train happens in Provinces and Kuala Lumpur only.",
  "why.mcp-control": "The MCP Control this Province.",
  "why.garrison-where": "A Garrison cannot act here.",
  "why.one-province": "A Garrison goes to one Province only, and it is chosen.",
  "why.sweep-where": "Sweep goes to Provinces and Kuala Lumpur only.",
  "why.no-cubes": "There are no British cubes here.",
  "why.no-mcp-pieces": "There are no MCP pieces here.",
  "why.rally-where": "Nobody can Rally in an Economic Center.",
  "why.at-support": "This space is at Support.",
  "why.new-village": "A New Village stands here.",
  "why.no-adjacent-guerrilla": "No Guerrilla next to this space can march.",
  "why.no-guerrilla": "There is no Guerrilla here.",
  "why.no-underground": "There is no Underground Guerrilla here.",
  "why.not-thailand": "There is no Terror in Thailand.",
  "why.not-province": "This is not a Province.",
  "why.not-british-control": "The British do not Control this space.",
  "why.british-control": "The British Control this space.",
  "why.has-village": "This Province has a New Village already.",
  "why.no-village-left": "All four New Villages are on the map.",
  "why.no-troops": "There are no Troops here.",
  "why.no-british": "There are no British cubes here.",
  "why.no-active": "There is no Active Guerrilla here.",
  "why.nothing-to-intimidate":
    "There is no Police here, and no New Village or Support that outnumbering Guerrillas could undo.",
  "why.needs-troops-and-police": "Pacify takes both Troops and Police in the space.",
  "why.needs-base-and-control": "Agitate takes a Base and MCP Control in the space.",
  "why.not-selected": "This space was not part of the Operation, or has had its turn.",
  "why.never-shifts": "This space never shifts: it has no people to win.",
  "why.already-there": "There is no Terror to clear and no level left to shift.",
  "why.operation-first": "Doing this first would leave the Operation without a space.",
  "why.cannot-accompany": ({ operation }) => `This does not go with ${OPERATION_NAMES[operation]}.`,
  "why.special-nowhere": "No space allows this Special Activity now.",
  "why.step-under-way": "The movement comes to its end first.",
  "why.operation-over": "The Operation has no further step here.",
  "why.special-used": "This Operation has no Special Activity left.",
  "why.limited-no-special": "A Limited Operation comes without a Special Activity.",
  "why.single-text": "This card has one text only.",
};
