import { at, phase, sequenceOfPlay, USUAL_NUMBERS } from "@sandtable/coin";
import type { Play } from "@sandtable/engine";
import { changeResources, tell } from "./acts.ts";
import { sidesOf } from "./cards.ts";
import { type MalayaNames, table } from "./choices.ts";
import { executeEvent } from "./events/index.ts";
import { OPERATIONS } from "./menu.ts";
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
import { DECK_PLANS, enemyOf, type Faction, type Malaya, PROPAGANDA } from "./state.ts";
import { earlyVictory, finalVictory } from "./victory.ts";

/** 1.1, 2.0 The sequence of play: Event cards with an action for each faction, broken by Propaganda Rounds. */
export function play(g: Malaya): Play {
  switch (g.stage) {
    case "reveal":
      return nextCard(g);
    case "first":
      return firstTurn(g);
    case "second":
      return secondTurn(g);
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

const { reveal, firstTurn, secondTurn } = sequenceOfPlay<Malaya, MalayaNames>(table, {
  numbers: USUAL_NUMBERS,
  plan: (g) => DECK_PLANS[g.scenario],
  enemyOf,
  sidesOf,
  executeEvent,
  operations: OPERATIONS,
  operationBar,
  operationOf,
  execute,
  terms: (_g, _faction, box): Terms => (box === "limited" ? LIMITED_OPERATION : FULL_OPERATION),
  pass,
  tell,
});

function* nextCard(g: Malaya): Play {
  g.stage = (yield* reveal(g)) === PROPAGANDA ? "will" : "first";
}

/** 2.3.3 Passing pays the British two, the MCP one. */
function* pass(g: Malaya, faction: Faction): Play {
  changeResources(g, "2.3.3", faction, faction === "british" ? 2 : 1);
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
