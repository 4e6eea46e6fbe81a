import { phase, sequenceOfPlay } from "@sandtable/coin";
import type { Play } from "@sandtable/engine";
import { tell } from "./acts.ts";
import { sidesOf } from "./cards.ts";
import { bar, type OccupationNames, table } from "./choices.ts";
import { executeEvent } from "./events/index.ts";
import { resolveIcon } from "./icons.ts";
import { isMandatory, mandatoryEvent } from "./mandatory.ts";
import { OPERATIONS } from "./menu.ts";
import { FULL_OPERATION, LIMITED_OPERATION, PASSING, type Terms } from "./operation.ts";
import { execute, operationBar, operationOf } from "./operations/index.ts";
import {
  britishRedeploy,
  constructPhase,
  japaneseRedeploy,
  mpajaPhase,
  oppositionPhase,
  reprisalPhase,
  resetPhase,
  resistancePhase,
  supplyPhase,
} from "./propaganda.ts";
import { DECK_PLAN, enemyOf, type Faction, type Occupation, PROPAGANDA } from "./state.ts";
import { finalVictory } from "./victory.ts";

/** 1.1, 2.0 The sequence of play: Event cards with an icon and an action for each faction, broken by Propaganda Rounds. */
export function play(g: Occupation): Play {
  switch (g.stage) {
    case "reveal":
      return nextCard(g);
    case "icon":
      return phase(g, resolveIcon, isMandatory(currentCard(g)) ? "mandatory" : "first");
    case "mandatory":
      return mandatory(g);
    case "first":
      return firstTurn(g);
    case "second":
      return secondTurn(g);
    case "mpaja":
      return phase(g, mpajaPhase, "resistance");
    case "resistance":
      return resistance(g);
    case "opposition":
      return phase(g, oppositionPhase, "construct");
    case "construct":
      return phase(g, constructPhase, "supply");
    case "supply":
      return phase(g, supplyPhase, "reprisal");
    case "reprisal":
      return phase(g, reprisalPhase, "redeploy-british");
    case "redeploy-british":
      return phase(g, britishRedeploy, "redeploy-japanese");
    case "redeploy-japanese":
      return phase(g, japaneseRedeploy, "reset");
    case "reset":
      return phase(g, resetPhase, "reveal");
    case "over":
      throw new Error("the game is over");
  }
}

const currentCard = (g: Occupation): number => g.played[g.played.length - 1];
const MANDATORY = bar("5.4", { key: "why.mandatory" });

const { reveal, firstTurn, secondTurn } = sequenceOfPlay<Occupation, OccupationNames>(table, {
  numbers: {
    start: "2.2",
    boxes: "2.4.2",
    pass: "2.4.3",
    limited: "2.4.4",
    eligibility: "2.4.5",
    next: "2.4.6",
    propaganda: "2.5",
  },
  plan: () => DECK_PLAN,
  enemyOf,
  sidesOf,
  executeEvent,
  operations: OPERATIONS,
  operationBar,
  operationOf,
  execute,
  terms: (_g, faction, box): Terms => (box === "limited" ? LIMITED_OPERATION : FULL_OPERATION)[faction],
  pass,
  boxBar: (g, box) => (box === "event" && isMandatory(currentCard(g)) ? MANDATORY : undefined),
  tell,
});

function* nextCard(g: Occupation): Play {
  g.stage = (yield* reveal(g)) === PROPAGANDA ? "mpaja" : "icon";
}

function* mandatory(g: Occupation): Play {
  g.stage = yield* mandatoryEvent(g, currentCard(g));
}

/** 2.4.3 Passing lets the British Contact, and the Japanese Deploy in one space. */
function pass(g: Occupation, faction: Faction): Play {
  return execute(g, operationOf(faction === "british" ? "contact" : "deploy", PASSING[faction]));
}

/** 6.2 Resistance, and in the last round victory (6.2.6). */
function* resistance(g: Occupation): Play {
  yield* resistancePhase(g);
  g.propagandaRounds++;
  if (g.propagandaRounds < DECK_PLAN.piles) {
    g.stage = "opposition";
    return;
  }
  g.outcome = finalVictory(g);
  g.stage = "over";
  const winner = (g.outcome.winners[0] ?? "mpaja") as Faction | "mpaja";
  if (g.log) tell(g, { kind: "over", rule: g.outcome.reason, winner, resistance: g.resistance });
}
