import { BOXES, type Box, drawWeights, staysFirst, takeCard, unseenCards } from "@sandtable/coin";
import type { Choice, Play } from "@sandtable/engine";
import { changeResources, tell } from "./acts.ts";
import { sidesOf } from "./cards.ts";
import { BOX, bar, CARD, chance, closedChoice, decide, OPERATION, PASS, SIDE } from "./choices.ts";
import { executeEvent } from "./events/index.ts";
import { OPERATIONS, type OperationKind } from "./menu.ts";
import { FULL_OPERATION, LIMITED_OPERATION, type Terms } from "./operation.ts";
import { execute, operationBar, operationOf } from "./operations/index.ts";
import {
  agitatePhase,
  pacifyPhase,
  politicalWillPhase,
  redeployPhase,
  resetPhase,
  resourcePhase,
} from "./propaganda.ts";
import {
  DECK_PLANS,
  enemyOf,
  type Faction,
  type Malaya,
  PROPAGANDA,
  type Side,
  type Stage,
} from "./state.ts";
import { earlyVictory, finalVictory } from "./victory.ts";

/** 1.1, 2.0 The sequence of play: Event cards with an action for each faction, broken by Propaganda Rounds. */
export function play(g: Malaya): Play {
  switch (g.stage) {
    case "reveal":
      return reveal(g);
    case "first":
      return turn(g, g.firstEligible, "none");
    case "second":
      return turn(g, enemyOf(g.firstEligible), g.firstBox);
    case "will":
      return at(g, checkWill);
    case "pacify":
      return phase(g, pacifyPhase, "agitate");
    case "agitate":
      return phase(g, agitatePhase, "redeploy");
    case "redeploy":
      return phase(g, redeployPhase, "reset");
    case "reset":
      return at(g, resetPhase, "reveal");
    case "over":
      throw new Error("the game is over");
  }
}

function* phase(g: Malaya, part: (g: Malaya) => Play, next: Stage): Play {
  yield* part(g);
  g.stage = next;
}

/** A part in which nobody decides anything. */
function* at(g: Malaya, part: (g: Malaya) => void, next?: Stage): Play {
  part(g);
  if (next) g.stage = next;
}

/** 2.2, 2.3.6, 2.4 The next card of the draw deck. */
function* reveal(g: Malaya): Play {
  const plan = DECK_PLANS[g.scenario];
  const unseen = unseenCards(g.deck);
  const weights = drawWeights(g.deck, plan, unseen.length);
  const choices = unseen.map((card) => CARD[card]);
  const odds = unseen.map(() => weights.event);
  if (weights.propaganda > 0) {
    choices.push(CARD[PROPAGANDA]);
    odds.push(weights.propaganda);
  }
  const drawable = weights.event > 0 ? choices : [CARD[PROPAGANDA]];
  const card = (yield chance("2.3.6", { key: "prompt.draw" }, drawable, weights.event > 0 ? odds : [1]))
    .value as number;
  takeCard(g.deck, plan, card);
  g.played.push(card);
  if (g.log) tell(g, { kind: "card", rule: card === PROPAGANDA ? "2.4" : "2.2", card: CARD[card].key });
  g.stage = card === PROPAGANDA ? "will" : "first";
}

/** 2.3.2 Take a box, then execute its action or Pass. */
function* turn(g: Malaya, faction: Faction, taken: Box | "none"): Play {
  const open: Choice<Box>[] = [];
  for (const box of BOXES) if (box !== taken) open.push(BOX[box]);
  const box = (yield decide(faction, "2.3.2", { key: "prompt.box", first: taken === "none" }, open, () =>
    taken === "none"
      ? []
      : [closedChoice(BOX[taken], bar("2.3.2", { key: "why.box-taken", by: enemyOf(faction) }))],
  )).value as Box;
  if (taken === "none") g.firstBox = box;
  else g.secondBox = box;
  if (g.log) tell(g, { kind: "box", rule: "2.3.2", seat: faction, box });
  if (box === "event") yield* eventBox(g, faction);
  else yield* operationBox(g, faction, box);
  if (taken === "none") g.stage = "second";
  else adjustEligibility(g);
}

function* eventBox(g: Malaya, faction: Faction): Play {
  const card = g.played[g.played.length - 1];
  const sides = sidesOf(card);
  const choices: Choice[] = sides.map((side) => SIDE[side]);
  choices.push(PASS);
  const picked = (yield decide(faction, "5.2", { key: "prompt.event", card: CARD[card].key }, choices, () =>
    sides.length === 1 ? [closedChoice(SIDE.shaded, bar("5.2", { key: "why.single-text" }))] : [],
  )).value as Side | "pass";
  if (picked === "pass") pass(g, faction);
  else yield* executeEvent(g, faction, card, picked);
}

function* operationBox(g: Malaya, faction: Faction, box: "limited" | "full"): Play {
  const terms: Terms = box === "limited" ? LIMITED_OPERATION : FULL_OPERATION;
  const choices: Choice[] = [];
  for (const kind of OPERATIONS[faction])
    if (operationBar(g, kind, terms) === undefined) choices.push(OPERATION[kind]);
  choices.push(PASS);
  const rule = box === "limited" ? "2.3.4" : "3.1";
  const picked = (yield decide(faction, rule, { key: "prompt.operation", box }, choices, () =>
    OPERATIONS[faction].flatMap((kind) => {
      const reason = operationBar(g, kind, terms);
      return reason ? [closedChoice(OPERATION[kind], reason)] : [];
    }),
  )).value as OperationKind | "pass";
  if (picked === "pass") pass(g, faction);
  else yield* execute(g, operationOf(picked, terms));
}

/** 2.3.3 Passing pays the British two, the MCP one. */
function pass(g: Malaya, faction: Faction): void {
  if (g.log) tell(g, { kind: "pass", rule: "2.3.3", seat: faction });
  changeResources(g, "2.3.3", faction, faction === "british" ? 2 : 1);
}

/** 2.3.5 The faction further left is 1st Eligible on the next card. */
function adjustEligibility(g: Malaya): void {
  if (!staysFirst(g.firstBox as Box, g.secondBox as Box)) g.firstEligible = enemyOf(g.firstEligible);
  g.firstBox = "none";
  g.secondBox = "none";
  if (g.log) tell(g, { kind: "eligible", rule: "2.3.5", first: g.firstEligible });
  g.stage = "reveal";
}

/** 6.1, 6.2 What needs no decision: Political Will, the victory checks, and the earnings. */
function checkWill(g: Malaya): void {
  g.propagandaRounds++;
  politicalWillPhase(g);
  const last = g.propagandaRounds === DECK_PLANS[g.scenario].piles;
  g.outcome = earlyVictory(g) ?? (last ? finalVictory(g) : undefined);
  if (g.outcome) {
    g.stage = "over";
    const winner = (g.outcome.winners[0] ?? "nobody") as Faction | "nobody";
    if (g.log) tell(g, { kind: "over", rule: g.outcome.reason, winner, will: g.politicalWill });
    return;
  }
  resourcePhase(g);
  g.stage = "pacify";
}
