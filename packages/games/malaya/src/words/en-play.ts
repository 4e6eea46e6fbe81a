import { type Of, resources } from "@sandtable/coin/words";
import type { Catalogue } from "@sandtable/engine";
import { ALL_SPACES } from "../board.ts";
import type { OperationKind } from "../menu.ts";
import { forceNoun, forces, OPERATION_NAMES, place, SPACE_NAMES, shared } from "./en-names.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Prompts, choices and reasons in English. */

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

export const prompts: Catalogue<Of<Vocabulary, "prompt">> = {
  ...shared.prompts,
  "prompt.space": (selection) => selecting(selection, "space"),
  "prompt.destination": (selection) => selecting(selection, "destination"),
  "prompt.cubes": ({ space, left, resources: owned }) =>
    `Train in ${place(space)}: place up to ${left} ${
      space === "kuala_lumpur" ? (left === 1 ? "cube" : "cubes") : "Police"
    } (${resources(owned)} left)`,
  "prompt.assault-ec": "Garrison: choose an Economic Center to Assault for nothing more, or stop",
  "prompt.bases-first": ({ space }) => `Min Yuen: remove Bases first in ${place(space)}?`,
  "prompt.rally": ({ space }) => `${SPACE_NAMES[space]}: choose what to do here`,
  "prompt.replace": ({ space }) => `Which two Guerrillas make the Base in ${place(space)}?`,
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
  "prompt.reprisal-to": ({ space }) => `Reprisal in ${place(space)}: where does the Guerrilla go?`,
  "prompt.intimidate": ({ space }) => `Intimidate in ${place(space)}: what is removed?`,
  "prompt.redeploy-from": ({ force }) => `Redeploy: choose ${forceNoun(force)} to move, or stop`,
  "prompt.redeploy-to": ({ force, space }) =>
    `Redeploy: where do ${forceNoun(force)} from ${place(space)} go?`,
  "prompt.roll": ({ space, needed }) => `Attack in ${place(space)}: roll ${needed} or less`,
};

/** "1 Troop, 1 Police", leaving out what is none. */
const both = (...parts: readonly (readonly [number, string])[]): string =>
  parts
    .filter(([count]) => count > 0)
    .map(([, words]) => words)
    .join(", ");

export const choices: Catalogue<Of<Vocabulary, "choice">> = {
  ...shared.choices,
  "choice.place": ({ force, count }) => forces(count, force),
  "choice.pair": ({ underground }) =>
    both([underground, `${underground} Underground`], [2 - underground, `${2 - underground} Active`]),
  "choice.lost": ({ troops }) =>
    both([troops, forces(troops, "troops")], [2 - troops, forces(2 - troops, "police")]),
};

export const reasons: Catalogue<Of<Vocabulary, "why">> = {
  ...shared.reasons,
  "why.cannot-pay": ({ price }) => `This costs ${resources(price)}, more than you have.`,
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
};
