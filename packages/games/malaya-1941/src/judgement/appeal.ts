import type { Decision } from "@sandtable/engine";
import type { Asking, Question } from "../questions.ts";
import type { Campaign } from "../state.ts";
import type { Asked } from "../words/vocabulary.ts";
import * as air from "./air.ts";
import * as fighting from "./fighting.ts";
import * as landing from "./landing.ts";
import * as looking from "./looking.ts";
import * as marching from "./marching.ts";
import * as supply from "./supply.ts";

/** Weighs the choices of a question; "alike": whichever. */
type Weigh<K extends Question> = ((g: Campaign, decision: Asking<K>, into: Float64Array) => void) | "alike";
type Officer = { readonly [K in Question]: Weigh<K> };

const yes = (
  _: Campaign,
  { choices }: { choices: Asking<"yamashita">["choices"] },
  into: Float64Array,
): void => {
  for (let at = 0; at < choices.length; at++) into[at] = choices[at].value === "yes" ? 3 : 0;
};

/** 6.14 What is bought costs more points than it brings. */
const THRIFT = 3;
function buyNothing(_: Campaign, { choices }: Asking<"buy">, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) into[at] = choices[at].value === "end" ? THRIFT : 0;
}

/** What the officer of either side makes of each question; where the sides differ the matter says so. */
const OFFICER: Officer = {
  yamashita: yes,
  setup: landing.setUp,
  "set-up-unit": landing.setUpUnit,
  "set-up-supply": landing.setUpSupply,
  "set-up-change": landing.changeNothing,
  "withdraw-unit": fighting.giveCheapest,
  "lose-supply": supply.losePoint,
  "strike-supply": supply.strikePoint,
  "withdraw-air": air.withdraw,
  allocate: air.allocate,
  "commit-force-z": air.commitForceZ,
  surplus: air.most,
  "air-hit": air.hit,
  "attack-force-z": air.most,
  buy: buyNothing,
  arrive: landing.arrive,
  ferry: landing.takeBoat,
  "ferry-load": landing.fillBoat,
  "ferry-to": landing.chooseShore,
  sunk: fighting.giveCheapest,
  reorganise: supply.reorganise,
  "combine-at": "alike",
  spend: supply.spend,
  "spend-on": supply.spendOn,
  activate: supply.activate,
  "second-point": supply.losePoint,
  refit: supply.refit,
  movement: marching.chooseMover,
  carry: marching.carry,
  step: marching.step,
  sealift: "alike",
  load: landing.loadLift,
  landfall: landing.chooseLandfall,
  approach: "alike",
  recon: looking.chooseStack,
  flight: looking.chooseFlight,
  spy: looking.chooseStack,
  strikes: air.strike,
  strength: air.strength,
  gunfire: yes,
  bombardment: "alike",
  bombed: fighting.giveCheapest,
  "bombed-battalion": fighting.giveCheapest,
  "ship-loss": air.loseShip,
  target: fighting.chooseTarget,
  "more-targets": fighting.chooseMore,
  battle: fighting.chooseBattle,
  table: fighting.chooseTable,
  intelligence: fighting.playIntelligence,
  thais: fighting.playThais,
  "tank-shock": fighting.playShift,
  banzai: fighting.playShift,
  attrition: fighting.takeAttrition,
  stand: fighting.stand,
  rally: fighting.rally,
  retreat: fighting.retreat,
  pursuit: fighting.pursue,
  fighter: fighting.keepBest,
  attacker: fighting.joinAttack,
  "break-down": fighting.breakForLosses,
  loss: fighting.giveLoss,
  "attrition-unit": fighting.giveCheapest,
  survivor: fighting.keepBest,
  "battalion-lost": fighting.giveCheapest,
  "retreat-order": fighting.keepBest,
};

/** The same for whoever learns only in play which question is open. */
type Weighs = Readonly<
  Record<
    string,
    ((g: Campaign, decision: Decision<unknown, Asked>, into: Float64Array) => void) | "alike" | undefined
  >
>;
const WEIGHS = OFFICER as Weighs;

/** What the officer makes of a question; dice are nobody's. */
export function appeal(g: Campaign, decision: Decision<unknown, Asked>, into: Float64Array): void {
  const weigh = WEIGHS[decision.about.kind] ?? "alike";
  if (weigh === "alike") into.fill(0, 0, decision.choices.length);
  else weigh(g, decision, into);
}
