import type { GuerrillasOut } from "../choices.ts";
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
  type Worth,
} from "./answers.ts";
import { box, event } from "./boxes.ts";
import {
  ambushAt,
  bestMove,
  chitGain,
  driven,
  expectBritish,
  gatherAt,
  gatherGain,
  landingAt,
  raidAt,
  raidGain,
  sabotageAt,
  supplyAt,
  supplyGain,
  trainAt,
} from "./british-plans.ts";
import {
  activeAt,
  cacheWorth,
  campWorth,
  chanceOf,
  cubesAt,
  exposure,
  force136Worth,
  guerrillaGain,
  guerrillaLoss,
  guerrillasAt,
  kempeitaiWorth,
  lineWorth,
  NUMBER_OF,
  oppositionWorth,
  policeLoss,
  roundsLeft,
  shift,
} from "./worth.ts";

/** What appeals to a good British player, question by question. */

// Operations

const operation: To<"operation"> = (g, { about, choices }, into) => {
  const { alone, together } = expectBritish(g);
  const gains = about.box === "full" ? together : alone;
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as OperationKind | "pass";
    into[at] = value === "pass" ? 0.5 * alone.contact - 0.3 : gains[value];
  }
};

/** Supply first when Training, so that two can be recruited; everything else when the Operation is done. */
function specialGain(g: Occupation, special: SpecialKind): number {
  switch (special) {
    case "supply":
      return supplyGain(g);
    case "gather":
      return gatherGain(g);
    default:
      return raidGain(g);
  }
}

const spaceGain = (g: Occupation, kind: OperationKind, s: number): number =>
  kind === "train" ? trainAt(g, s) : kind === "sabotage" ? sabotageAt(g, s) : ambushAt(g, s);

const space: To<"space"> = (g, decision, into) => {
  if (!offersSpace(decision)) return after(g, decision, into);
  const { about, choices } = decision;
  const kind = about.operation;
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as Value;
    if (typeof value === "number") into[at] = 0.6 + spaceGain(g, kind, value);
    else if (value === "done") into[at] = 0.55;
    else if (value === "supply") into[at] = supplyGain(g) > 0.4 ? 1.5 + supplyGain(g) : -1;
    else into[at] = 0.2 + 0.2 * specialGain(g, value as SpecialKind);
  }
};

/** After the Operation, or by J25. */
const after: Handler = (g, { choices }, into) => {
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as SpecialKind | "done" | "none";
    into[at] = value === "done" || value === "none" ? 0.1 : specialGain(g, value);
  }
};

/** Which Guerrillas come: the two kinds do not get on (6.1.1), and an empty box means taking them from elsewhere. */
const guerrillas: To<"guerrillas" | "flee"> = (g, decision, into) => {
  const s = placeOf(decision);
  const { choices } = decision;
  const mpaja = g.mpaja_underground[s] + g.mpaja_active[s];
  const others = g.other_underground[s] + g.other_active[s];
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as GuerrillasOut | "done";
    if (value === "done") {
      into[at] = 0;
      continue;
    }
    const { band, count } = value;
    const boxed = g.available[band];
    const own = band === "mpaja" ? mpaja : others;
    const foreign = band === "mpaja" ? others : mpaja;
    let gain = guerrillaGain(g, s) + (count > 1 ? 0.5 * guerrillaGain(g, s) : 0);
    if (own === 0 && foreign > 0) gain -= 0.5;
    if (boxed === 0) gain = 0.02 + 0.1 * activeAt(s);
    else if (boxed < count) gain -= 0.2;
    into[at] = gain;
  }
};

/** 1.4.1 From elsewhere on the map. */
const take: To<"take"> = (g, decision, into) => {
  const to = placeOf(decision);
  const { choices, about } = decision;
  const caches = about.force === "caches";
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as Value;
    if (typeof value !== "object") into[at] = 0;
    else if (caches) into[at] = cacheWorth(g, to) - cacheWorth(g, value.space) - 0.1;
    else if (value.space === to) into[at] = exposure(g, to) + 0.05;
    else
      into[at] =
        guerrillaGain(g, to) - guerrillaLoss(g, value.space) + (isActive(value.piece) ? 0.1 : 0) - 0.05;
  }
};

const isActive = (piece: Piece): boolean => piece === "mpaja_active" || piece === "other_active";

// Contact

/** The Special Activity comes after the moves, but before nothing is left to do. */
const contact: To<"contact"> = (g, { about, choices }, into) => {
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as Value;
    if (typeof value === "number") into[at] = landingAt(g, value) + 0.4;
    else if (typeof value === "object")
      into[at] = bestMove(g, value.space) - (about.placing === true ? 0.3 : 0);
    else if (value === "done") into[at] = 0.05;
    else into[at] = specialGain(g, value as SpecialKind) > 0.2 ? 0.06 : -0.5;
  }
};

const escort: To<"escort"> = (g, { about, choices }, into) => {
  const from = NUMBER_OF[about.from];
  const to = NUMBER_OF[about.to];
  const quarrel = g.mpaja_underground[to] + g.mpaja_active[to] > 0 ? 0.4 : 0;
  for (let at = 0; at < choices.length; at++)
    into[at] =
      choices[at].value === "none" ? 0 : guerrillaGain(g, to) - guerrillaLoss(g, from) + 0.05 - quarrel;
};

// Strikes

const ambush: To<"ambush"> = (g, decision, into) => {
  const s = placeOf(decision);
  const { choices, about } = decision;
  for (let at = 0; at < choices.length; at++)
    into[at] = choices[at].value === "police" ? policeLoss(g, s) : chanceOf(about.needed) * driven(g, s);
};

const drive: Handler = (g, { choices }, into) => {
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as Value;
    if (typeof value !== "object") into[at] = -2;
    else if (value.piece === "troops") into[at] = shift(g, value.space, 0, -1);
    else into[at] = 0.5 * kempeitaiWorth(g, value.space);
  }
};

const strike: To<"strike"> = (g, decision, into) => {
  const s = placeOf(decision);
  const { choices } = decision;
  for (let at = 0; at < choices.length; at++) {
    const { value } = choices[at];
    into[at] = value === "sabotage" ? sabotageAt(g, s) : value === "ambush" ? ambushAt(g, s) : 0;
  }
};

/** Whom to send or show: those whose side up matters least, and the kind of which there are more. */
const whichHider: Handler = (g, { choices }, into) => {
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as Value;
    if (typeof value !== "object") into[at] = 0;
    else into[at] = 0.15 * (g[value.piece][value.space] - 1);
  }
};

// Special Activities

const special: To<"special"> = (g, { about, choices }, into) => {
  const kind = about.special;
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as Value;
    if (typeof value !== "number") into[at] = 0;
    else if (kind === "supply") into[at] = supplyAt(g, value);
    else if (kind === "gather") into[at] = gatherAt(g, value);
    else into[at] = raidAt(g, value);
  }
};

/** From where a Raid comes: whoever is not needed as a guard, and can strike. */
const raid: To<"raid" | "raid-more"> = (g, decision, into) => {
  const to = placeOf(decision);
  const { choices } = decision;
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as Value;
    if (typeof value !== "object") into[at] = 0;
    else
      into[at] = guerrillaGain(g, to) - guerrillaLoss(g, value.space) + (isActive(value.piece) ? -0.25 : 0);
  }
};

const discourage: Handler = byWorth(oppositionWorth, -1, 0);

// MPAJA icons and Propaganda

const icon: To<"icon"> = (g, { about, choices }, into) => {
  const mobilize = about.icon === "mobilize";
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as Value;
    if (typeof value === "number") into[at] = mobilize ? oppositionWorth(g, value) : 0;
    else if (typeof value === "object") into[at] = policeLoss(g, value.space);
    else into[at] = 0;
  }
};

const attrition: Handler = (g, { choices }, into) => {
  for (let at = 0; at < choices.length; at++) {
    const { piece, space: s } = choices[at].value as { piece: Piece; space: number };
    into[at] = piece === "caches" ? -cacheWorth(g, s) : -guerrillaLoss(g, s) + (isActive(piece) ? 0.1 : 0);
  }
};

/** 6.1.2 Now it counts exactly. */
const mobilized: Worth = (_g, s) => {
  const lead = guerrillasAt(s) - cubesAt(s);
  return lead === 0 ? 1 : lead < 0 ? 0.05 * roundsLeft() + 0.02 * lead : 0.1;
};

const relocate: Handler = (g, { choices }, into) => {
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as Value;
    into[at] = typeof value === "object" ? bestCamp(g, value.space) : 0.05;
  }
};

/** 6.5.1 Where a marker would stand best. */
function bestCamp(g: Occupation, from: number): number {
  let best = -9;
  for (let s = 0; s < g.camps.length; s++)
    if (g.camps[s] > 0 && s !== from) best = Math.max(best, force136Worth(g, s, g.force136[s]));
  return best - force136Worth(g, from, g.force136[from] - 1);
}

const count: Handler = (_g, { choices }, into) => {
  for (let at = 0; at < choices.length; at++) into[at] = -0.5 * at;
};

const marker = (g: Occupation, s: number): number => force136Worth(g, s, g.force136[s]);

// Events

/** J21: from the box, or from where one does little. */
const whichOthers: Handler = (g, { choices }, into) => {
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as Value;
    if (typeof value === "object")
      into[at] = 0.5 - guerrillaLoss(g, value.space) + (isActive(value.piece) ? 0.1 : 0);
    else into[at] = value === "available" ? 1 : 0.1;
  }
};

/** Guerrillas of the other kind would clash (6.1.1). */
const mpajaGain = (g: Occupation, s: number): number =>
  guerrillaGain(g, s) -
  (g.other_underground[s] + g.other_active[s] > 0 && g.mpaja_underground[s] === 0 ? 0.4 : 0);
const othersGain = (g: Occupation, s: number): number =>
  guerrillaGain(g, s) -
  (g.mpaja_underground[s] + g.mpaja_active[s] > 0 && g.other_underground[s] === 0 ? 0.4 : 0);

const whichForce136: Handler = (g, { choices }, into) => {
  for (let at = 0; at < choices.length; at++) {
    const value = choices[at].value as Value;
    if (typeof value === "object") into[at] = bestCamp(g, value.space);
    else into[at] = value === "available" ? 1 : 0.05;
  }
};

const ownMarker = (g: Occupation, s: number): number => force136Worth(g, s, g.force136[s] - 1);

/** J20: chits that nobody can reach first, those seen to be worth something above all. */
const anyChit = (g: Occupation, s: number): number =>
  (g.intelValue[s] < 0 ? 1 : g.intelValue[s]) -
  0.3 * Math.max(0, chitGain(g, s)) -
  (g.kempeitai[s] > 0 ? 0.2 : 0);

const lineGain = (g: Occupation, line: number): number => (g.sabotage[line] > 0 ? 0 : lineWorth(g, line));

const cardQuestions: Readonly<Record<CardQuestion, Handler>> = {
  operation: granted,
  special: after,
  act: byWorth((g, s) => Math.max(ambushAt(g, s), sabotageAt(g, s)), 1, 0),
  "place-mpaja": byWorth(mpajaGain, 1, 0.05),
  "place-others": byWorth(othersGain, 1, 0.05),
  "place-police": byWorth((g, s) => policeLoss(g, s), -1, 0),
  "which-others": whichOthers,
  "others-to": byWorth(othersGain, 1, 0),
  "remove-guerrilla": byWorth(guerrillaLoss, -1, 0),
  "remove-police": byWorth(policeLoss, 1, 0),
  "remove-camp": byWorth(campWorth, -1, 0),
  "remove-cache": byWorth(cacheWorth, -1, 0),
  "remove-force136": byWorth(ownMarker, -1, 0),
  "remove-kempeitai": byWorth(kempeitaiWorth, 1, 0),
  "remove-piece": byWorth((g, s) => cacheWorth(g, s) + ownMarker(g, s), -1, 0),
  "remove-opposition": byWorth(oppositionWorth, -1, 0),
  "which-force136": whichForce136,
  "force136-to": byWorth(marker, 1, 0),
  province: byWorth((g, s) => marker(g, s) + cacheWorth(g, s), 1, 0),
  troops: byWorth((g, s) => shift(g, s, 0, -1), 1, 0),
  sabotage: byWorth(lineGain, 1, 0),
  repair: byWorth(lineWorth, -1, 0),
  reveal: byWorth(anyChit, 1, 0),
  conceal: byWorth((g, s) => g.intelValue[s], -1, 0),
  "remove-chit": byWorth((g, s) => g.intelValue[s], -1, 0),
};

const card: To<"card"> = (g, decision, into) => cardQuestions[decision.about.ask](g, decision, into);

export const british: Answers = {
  box,
  event,
  operation,
  space,
  after,
  guerrillas,
  flee: guerrillas,
  take,
  contact,
  "contact-to": byWorth(landingAt, 1, 0),
  escort,
  "camp-from": byWorth(campWorth, -1, 0),
  sabotage: byWorth(lineGain, 1, 0),
  ambush,
  "ambush-move": drive,
  strike,
  "which-hider": whichHider,
  special,
  raid,
  "raid-more": raid,
  gather: byWorth(chitGain, 1, 0),
  "cache-from": byWorth(cacheWorth, -1, 0),
  discourage,
  "forced-labor": byWorth(oppositionWorth, 1, 0),
  icon,
  attrition,
  mobilize: byWorth(mobilized, 1, 0),
  opposition: byWorth(oppositionWorth, 1, -0.5),
  "give-back": byWorth(cacheWorth, -1, 0),
  relocate,
  "relocate-to": byWorth(marker, 1, 0),
  count,
  return: byWorth(marker, 1, 0),
  card,
  movers: unasked,
  reveal: unasked,
  "place-count": unasked,
  draw: unasked,
  destination: unasked,
  construct: unasked,
  split: unasked,
  "repair-first": unasked,
  "reprisal-to": unasked,
  eliminate: unasked,
  eliminated: unasked,
  roll: unasked,
  intel: unasked,
};
