import { numberOf } from "@sandtable/coin";
import type { OperationKind, SpecialKind } from "../menu.ts";
import type { Occupation, Piece } from "../state.ts";
import type { CardQuestion } from "../words/vocabulary.ts";
import {
  type Answers,
  byWorth,
  granted,
  type Handler,
  offersSpace,
  placeOf,
  type To,
  unasked,
  type Value,
} from "./answers.ts";
import { box, event } from "./boxes.ts";
import {
  arrivalGain,
  assaultAt,
  concealWorth,
  constructAt,
  deployAt,
  eliminateAt,
  eliminateGain,
  expectJapanese,
  extractGain,
  reprisalAt,
  reprisalGain,
  sweepAt,
  villageWorth,
} from "./japanese-plans.ts";
import {
  cacheWorth,
  campWorth,
  cubesAt,
  eliminateRoll,
  FORCE_136_REMOVED,
  force136Worth,
  guerrillaGain,
  guerrillaLoss,
  guerrillasAt,
  kempeitaiWorth,
  lineWorth,
  NUMBER_OF,
  oppositionWorth,
  policeGain,
  policeLoss,
  SPACE_COUNT,
  shift,
} from "./worth.ts";

/** What appeals to a good Japanese player, question by question. */

// Operations

const operation: To<"operation"> = (g, { about, choices }, into) => {
  const { alone, together } = expectJapanese(g);
  const gains = about.box === "full" ? together : alone;
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as OperationKind | "pass";
    into[at] = value === "pass" ? alone.deploy - 0.4 : gains[value];
  }
};

function specialGain(g: Occupation, kind: SpecialKind): number {
  switch (kind) {
    case "extract":
      return extractGain(g);
    case "reprisal":
      return reprisalGain(g);
    default:
      return eliminateGain(g, 2);
  }
}

function spaceGain(g: Occupation, kind: OperationKind, s: number): number {
  switch (kind) {
    case "deploy":
      return deployAt(g, s);
    case "construct":
      return constructAt(g, s);
    case "sweep":
      return sweepAt(g, s);
    default:
      return assaultAt(g, s);
  }
}

/** The Special Activity comes last: an Assault makes Eliminate easier. Extract can come at once. */
const space: To<"space" | "destination"> = (g, decision, into) => {
  if (!offersSpace(decision)) return after(g, decision, into);
  const { about, choices } = decision;
  const kind = about.operation;
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as Value;
    if (typeof value === "number") into[at] = 0.6 + spaceGain(g, kind, value);
    else if (value === "done") into[at] = 0.58;
    else if (value === "extract") into[at] = 1 + extractGain(g);
    else into[at] = 0.15 * specialGain(g, value as SpecialKind);
  }
};

const after: Handler = (g, { choices }, into) => {
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as SpecialKind | "done";
    into[at] = value === "done" ? 0.05 : specialGain(g, value);
  }
};

/** Who comes to a destination of a Sweep: those who are missed least. */
const movers: To<"movers"> = (g, decision, into) => {
  const to = placeOf(decision);
  const { choices } = decision;
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as Value;
    if (typeof value !== "object") into[at] = 0.04;
    else {
      const from = value.space;
      const most = g[value.piece][from];
      let best = -9;
      for (let moved = 1; moved <= most; moved++)
        best = Math.max(best, moveGain(g, value.piece, from, to, moved));
      into[at] = best;
    }
  }
};

function moveGain(g: Occupation, piece: Piece, from: number, to: number, moved: number): number {
  const left = shift(g, from, 0, -moved);
  const emptied = piece === "police" && g.police[from] === moved ? 0.3 : 0;
  return arrivalGain(g, to, moved) - left - emptied - 0.01 * moved;
}

const count: To<"count"> = (g, { about, choices }, into) => {
  const from = NUMBER_OF[about.from];
  const to = NUMBER_OF[about.to];
  const piece = about.piece;
  for (let at = 0; at < choices.length; at++) {
    const moved = numberOf(choices[at]);
    if (piece === "troops") into[at] = moveGain(g, piece, from, to, moved);
    else into[at] = -0.5 * at;
  }
};

/** A Sweep reveals everywhere at once, unless the Special Activity is to come in between. */
const reveal: Handler = (g, { choices }, into) => {
  for (let at = 0; at < choices.length; at++) {
    const { value } = choices[at];
    into[at] =
      value === "all" ? 1 : typeof value === "number" ? 0.9 : 0.15 * specialGain(g, value as SpecialKind);
  }
};

/** MPAJA Guerrillas first: there are more of them, and those of both kinds that stay will clash (6.1.1). */
const split: Handler = (_g, { choices }, into) => {
  for (let at = 0; at < choices.length; at++) into[at] = 0.1 * at;
};

const construct: To<"construct"> = (g, decision, into) => {
  const s = placeOf(decision);
  const { choices } = decision;
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as Value;
    if (typeof value === "number") into[at] = g.sabotage[value] > 1 ? 0.1 : lineWorth(g, value);
    else into[at] = villageWorth(g, s);
  }
};

// Special Activities

const special: To<"special"> = (g, { about, choices }, into) => {
  const kind = about.special;
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as Value;
    if (typeof value !== "number") into[at] = 0.04;
    else if (kind === "extract") into[at] = 1;
    else if (kind === "reprisal") into[at] = reprisalAt(g, value);
    else into[at] = eliminateAt(g, value);
  }
};

const eliminate: To<"eliminate"> = (g, decision, into) => {
  const s = placeOf(decision);
  const { choices } = decision;
  for (let at = 0; at < choices.length; at++)
    into[at] = choices[at].value === "conceal" ? concealWorth(g, s) : eliminateRoll(g, s);
};

const eliminatedMarker: Handler = (g, { choices }, into) => {
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as Value;
    if (typeof value !== "object") into[at] = -1;
    else into[at] = value.piece === "force136" ? FORCE_136_REMOVED : campWorth(g, value.space);
  }
};

/** Hidden ones are the harder to get at. */
const whichHider: Handler = (_g, { choices }, into) => {
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as Value;
    if (typeof value !== "object") into[at] = 0;
    else into[at] = value.piece === "mpaja_underground" || value.piece === "other_underground" ? 0.3 : 0;
  }
};

// Relocation (3.3.1, 6.5.2, J29)

/** Another marker in the same space adds nothing (1.4.2). */
const post = (g: Occupation, s: number, others: number): number => (others > 0 ? 0 : kempeitaiWorth(g, s));

function bestPost(g: Occupation, from: number): number {
  let best = 0;
  for (let s = 0; s < SPACE_COUNT; s++)
    if (s !== from && cubesAt(s) > 0) best = Math.max(best, post(g, s, g.kempeitai[s]));
  return best - post(g, from, g.kempeitai[from] - 1);
}

function bestBeat(g: Occupation, from: number): number {
  let best = 0;
  for (let s = 0; s < SPACE_COUNT; s++)
    if (s !== from && g.troops[s] > guerrillasAt(s)) best = Math.max(best, policeGain(g, s));
  return best - policeLoss(g, from);
}

const relocate: Handler = (g, { choices }, into) => {
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as Value;
    if (typeof value === "object")
      into[at] = value.piece === "police" ? bestBeat(g, value.space) : bestPost(g, value.space);
    else into[at] = value === "done" ? 0.1 : specialGain(g, value as SpecialKind);
  }
};

const relocateTo: To<"relocate-to"> = (g, { about, choices }, into) => {
  const police = about.piece === "police";
  for (let at = 0; at < choices.length; at++) {
    const s = numberOf(choices[at]);
    into[at] = police ? policeGain(g, s) : post(g, s, g.kempeitai[s]);
  }
};

const take: To<"take"> = (g, decision, into) => {
  const to = placeOf(decision);
  const { choices } = decision;
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as Value;
    into[at] = typeof value === "object" ? policeGain(g, to) - policeLoss(g, value.space) - 0.05 : 0;
  }
};

// MPAJA icons

const icon: Handler = (g, { choices }, into) => {
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as Value;
    if (typeof value !== "object") into[at] = 0;
    else if (value.piece === "caches") into[at] = cacheWorth(g, value.space);
    else into[at] = guerrillaLoss(g, value.space) + (value.piece === "mpaja_underground" ? 0.1 : 0);
  }
};

const attrition: Handler = (g, { choices }, into) => {
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as Value;
    if (typeof value !== "object") into[at] = 0;
    else
      into[at] = value.piece === "police" ? -policeLoss(g, value.space) - 0.1 : -shift(g, value.space, 0, -1);
  }
};

// Events

const marker = (g: Occupation, s: number): number => force136Worth(g, s, g.force136[s] - 1);

const removePiece: Handler = (g, { choices }, into) => {
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as Value;
    if (typeof value !== "object") into[at] = 0;
    else
      into[at] = value.piece === "caches" ? cacheWorth(g, value.space) + 0.2 : 0.4 + marker(g, value.space);
  }
};

/** J2: where the repair helps; as saboteurs, where it hurts least. */
const repair: Handler = byWorth((g, line) => (g.sabotage[line] > 1 ? 0.1 : lineWorth(g, line)), 1, 0);

const cardQuestions: Readonly<Record<CardQuestion, Handler>> = {
  operation: granted,
  special: after,
  "place-mpaja": byWorth(guerrillaGain, -1, 0),
  "place-others": byWorth(guerrillaGain, -1, 0),
  "place-police": byWorth(policeGain, 1, 0),
  "remove-guerrilla": byWorth(guerrillaLoss, 1, 0),
  "remove-police": byWorth(policeLoss, -1, 0),
  "remove-camp": byWorth(campWorth, 1, 0),
  "remove-cache": byWorth(cacheWorth, 1, 0),
  "remove-force136": byWorth(marker, 1, 0),
  "remove-kempeitai": byWorth(kempeitaiWorth, -1, 0),
  "remove-piece": removePiece,
  "remove-opposition": byWorth(oppositionWorth, 1, 0),
  province: byWorth((g, s) => cacheWorth(g, s) + marker(g, s), -1, 0),
  troops: byWorth((g, s) => shift(g, s, 0, -1), -1, 0),
  sabotage: byWorth(lineWorth, -1, 0),
  repair,
  reveal: byWorth((g, s) => g.intelValue[s], -1, 0),
  conceal: byWorth(concealWorth, 1, 0.01),
  "remove-chit": byWorth((g, s) => (g.intelValue[s] < 0 ? 1 : g.intelValue[s]), 1, 0),
  act: unasked,
  "which-others": unasked,
  "others-to": unasked,
  "which-force136": unasked,
  "force136-to": unasked,
};

const card: To<"card"> = (g, decision, into) => cardQuestions[decision.about.ask](g, decision, into);

export const japanese: Answers = {
  box,
  event,
  operation,
  space,
  destination: space,
  after,
  movers,
  count,
  reveal,
  split,
  construct,
  special,
  "repair-first": byWorth((g, line) => lineWorth(g, line), 1, -0.5),
  "reprisal-to": byWorth(guerrillaGain, -1, 0),
  eliminate,
  eliminated: eliminatedMarker,
  "which-hider": whichHider,
  relocate,
  "relocate-to": relocateTo,
  take,
  "camp-from": byWorth(campWorth, 1, 0),
  icon,
  attrition,
  return: byWorth((g, s) => force136Worth(g, s, g.force136[s]), -1, 0),
  card,
  "place-count": unasked,
  draw: unasked,
  guerrillas: unasked,
  contact: unasked,
  "contact-to": unasked,
  escort: unasked,
  sabotage: unasked,
  ambush: unasked,
  "ambush-move": unasked,
  "forced-labor": unasked,
  "cache-from": unasked,
  discourage: unasked,
  gather: unasked,
  raid: unasked,
  "raid-more": unasked,
  strike: unasked,
  flee: unasked,
  mobilize: unasked,
  opposition: unasked,
  "give-back": unasked,
  roll: unasked,
  intel: unasked,
};
