import type { Decision } from "@sandtable/engine";
import { ALLIED, AREA_NODE, AREAS, GRID, JAPANESE, joinedByLand } from "../map.ts";
import type { Asking, Question } from "../questions.ts";
import { type Campaign, SEATS, STRENGTH } from "../state.ts";
import type { Asked } from "../words/vocabulary.ts";
import { allied } from "./allied.ts";
import { chooseAttack, join } from "./fighting.ts";
import { air } from "./japanese/air.ts";
import { land } from "./japanese/land.ts";
import { NavalStaff } from "./japanese/sea.ts";
import { Survey } from "./survey.ts";

/** Weighs the choices of a question; "alike": whichever. */
type Weigh<K extends Question> = ((g: Campaign, decision: Asking<K>, into: Float64Array) => void) | "alike";
type Officer = { readonly [K in Question]: Weigh<K> };

/** Questions that both sides answer alike. */
const BOTH = {
  setup: setUp,
  place: "alike",
  combat: chooseAttack,
  join,
  stack: "alike",
  area: holdArea,
  "retreat-first": saveTheStrong,
  way: takeMost,
} as const;

const OF_ALLIES: Officer = {
  ...BOTH,
  land: allied.pickByLand,
  move: allied.march,
  air: allied.pickInAir,
  fly: allied.displace,
  "air-retreat": allied.displace,
  drop: "alike",
  naval: allied.pickAtSea,
  sail: allied.sail,
  beach: "alike",
  upkeep: "alike",
  commit: "alike",
  arrive: allied.place,
  "home-guard": allied.place,
  retreat: allied.place,
  advance: allied.advance,
  "advance-to": allied.place,
};

const survey = new Survey();
const sea = new NavalStaff();

const OF_JAPANESE: Officer = {
  ...BOTH,
  land: (g, decision, into) => land.pick(g, survey.of(g), decision, into),
  move: (g, decision, into) => land.march(g, survey.of(g), decision, into),
  air: (_, decision, into) => air.pick(decision, into),
  fly: (g, decision, into) => air.displace(g, survey.of(g), decision, into),
  "air-retreat": (g, decision, into) => air.displace(g, survey.of(g), decision, into),
  drop: air.drop,
  naval: (g, decision, into) => sea.pick(g, survey.of(g), decision, into),
  sail: (g, decision, into) => sea.sail(g, survey.of(g), decision, into),
  beach: (g, decision, into) => sea.keepBeach(survey.of(g), decision, into),
  upkeep: (g, decision, into) => sea.payUpkeep(survey.of(g), decision, into),
  commit: "alike",
  arrive: "alike",
  "home-guard": "alike",
  retreat: (g, decision, into) => land.place(g, survey.of(g), decision, into),
  advance: (g, decision, into) => land.advance(g, survey.of(g), decision, into),
  "advance-to": (g, decision, into) => land.place(g, survey.of(g), decision, into),
};

/** The same for whoever learns only in play which question is open. */
type Weighs = Readonly<
  Record<
    string,
    ((g: Campaign, decision: Decision<unknown, Asked>, into: Float64Array) => void) | "alike" | undefined
  >
>;
const WEIGHS_OF_ALLIES = OF_ALLIES as Weighs;
const WEIGHS_OF_JAPANESE = OF_JAPANESE as Weighs;

/** What the officer of each side makes of a question; dice are nobody's. */
export function appeal(g: Campaign, decision: Decision<unknown, Asked>, into: Float64Array): void {
  const officer = decision.seat === SEATS[JAPANESE] ? WEIGHS_OF_JAPANESE : WEIGHS_OF_ALLIES;
  const weigh = officer[decision.about.kind] ?? "alike";
  if (weigh === "alike") into.fill(0, 0, decision.choices.length);
  else weigh(g, decision, into);
}

/** 6.3, 7.0 What can be taken in passing is taken, a fortress above all. */
const IN_PASSING = 3;
const FORTRESS_IN_PASSING = 20;
function takeMost(g: Campaign, { choices, seat }: Asking<"way">, into: Float64Array): void {
  const enemy = seat === SEATS[ALLIED] ? JAPANESE : ALLIED;
  for (let at = 0; at < choices.length; at++) {
    const answer = choices[at].value;
    if (answer === "straight") into[at] = 0;
    else into[at] = g.isFortress(enemy, answer.via) ? FORTRESS_IN_PASSING : IN_PASSING;
  }
}

/** 6.R Whoever finds no room is lost. */
const WORTH_SAVING = 0.5;
function saveTheStrong(_: Campaign, { choices }: Asking<"retreat-first">, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) into[at] = WORTH_SAVING * STRENGTH[choices[at].value];
}

/** 11.0 The usual places are good ones. */
const CONTENT = 6;
function setUp(_: Campaign, { choices }: Asking<"setup">, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) into[at] = choices[at].value === "end" ? CONTENT : 0;
}

/** 5.A.3 The land area that no enemy can reach, if there is one. */
function holdArea(g: Campaign, { choices, seat }: Asking<"area">, into: Float64Array): void {
  const enemies = g.troops[seat === SEATS[ALLIED] ? JAPANESE : ALLIED];
  for (let at = 0; at < choices.length; at++) {
    const area = choices[at].value;
    into[at] = 0;
    for (const next of GRID.around[AREAS[area].hex])
      if (enemies[next] > 0 && joinedByLand(next, AREA_NODE[area])) into[at] = -1;
  }
}
