import { at, phase, sequenceOfPlay, USUAL_NUMBERS } from "@sandtable/coin";
import type { Play } from "@sandtable/engine";
import { drawChits, tell } from "./acts.ts";
import { sidesOf } from "./cards.ts";
import { type PalestineNames, table } from "./choices.ts";
import { executeEvent } from "./events/index.ts";
import { OPERATIONS } from "./menu.ts";
import { fullOperation, limitedOperation, type Terms } from "./operation.ts";
import { execute, operationBar, operationOf } from "./operations/index.ts";
import { mayRob } from "./operations/irgun.ts";
import {
  britishIntel,
  britishRedeploy,
  expropriations,
  haganahCooperation,
  irgunRedeploy,
  politicalWillPhase,
  resetPhase,
} from "./propaganda.ts";
import { DECK_PLANS, enemyOf, type Faction, type Palestine, PROPAGANDA } from "./state.ts";
import { earlyVictory, finalVictory } from "./victory.ts";

/** 1.1, 2.0 The sequence of play: Event cards with an action for each faction, broken by Propaganda Rounds. */
export function play(g: Palestine): Play {
  switch (g.stage) {
    case "reveal":
      return nextCard(g);
    case "first":
      return firstTurn(g);
    case "second":
      return secondTurn(g);
    case "will":
      return at(g, checkWill);
    case "rob":
      return phase(g, expropriations, "intel");
    case "intel":
      return phase(g, britishIntel, "haganah");
    case "haganah":
      return phase(g, haganahCooperation, "redeploy");
    case "redeploy":
      return phase(g, britishRedeploy, "irgun-redeploy");
    case "irgun-redeploy":
      return phase(g, irgunRedeploy, "reset");
    case "reset":
      return phase(g, resetPhase, "reveal");
    case "over":
      throw new Error("the game is over");
  }
}

const { reveal, firstTurn, secondTurn } = sequenceOfPlay<Palestine, PalestineNames>(table, {
  numbers: USUAL_NUMBERS,
  plan: (g) => DECK_PLANS[g.scenario],
  enemyOf,
  sidesOf,
  executeEvent,
  operations: OPERATIONS,
  operationBar,
  operationOf,
  execute,
  terms: (g, faction, box): Terms =>
    box === "limited" ? limitedOperation(g, faction) : fullOperation(g, faction),
  pass,
  mustPass,
  tell,
});

/** P27 The forced Pass waits for the next Event card. */
function* nextCard(g: Palestine): Play {
  const card = yield* reveal(g);
  g.stage = card === PROPAGANDA ? "will" : "first";
  if (card !== PROPAGANDA && g.loans === "next") g.loans = "now";
}

/** 2.3.3 Passing brings the British an Intel Chit; the Irgun may Rob in one space. */
function pass(g: Palestine, faction: Faction): Play {
  return faction === "british" ? drawChits(g, "2.3.3", 1) : mayRob(g, "2.3.3");
}

/** P27 The British take a box and Pass, and draw nothing. */
function mustPass(g: Palestine, faction: Faction): boolean {
  if (faction !== "british" || g.loans !== "now") return false;
  g.loans = "none";
  return true;
}

/** 6.1 What needs no decision: Political Will and the victory checks. */
function checkWill(g: Palestine): void {
  g.propagandaRounds++;
  politicalWillPhase(g);
  const last = g.propagandaRounds === DECK_PLANS[g.scenario].piles;
  g.outcome = earlyVictory(g) ?? (last ? finalVictory() : undefined);
  if (g.outcome === undefined) {
    g.stage = "rob";
    return;
  }
  g.stage = "over";
  const winner = g.outcome.winners[0] as Faction;
  if (g.log) tell(g, { kind: "over", rule: g.outcome.reason, winner, will: g.politicalWill });
}
