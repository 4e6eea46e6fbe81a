import type { Decision } from "@sandtable/engine";
import { END } from "../choices.ts";
import { ALLIED, AREA_NODE, AREAS, GRID, JAPANESE, joinedByLand } from "../map.ts";
import { type Campaign, SEATS } from "../state.ts";
import { allied } from "./allied.ts";
import { chooseAttack, join } from "./fighting.ts";
import { japanese } from "./japanese.ts";

/** Weighs the choices of a question. */
type Weigh = (g: Campaign, decision: Decision, into: Float64Array) => void;

/** Questions that both sides answer alike. */
const BOTH: Readonly<Record<string, Weigh>> = {
  setup: setUp,
  combat: chooseAttack,
  join: join,
  area: holdArea,
};

const OF_ALLIES: Readonly<Record<string, Weigh>> = {
  ...BOTH,
  land: allied.pickByLand,
  move: allied.march,
  air: allied.pickInAir,
  fly: allied.displace,
  "air-retreat": allied.displace,
  naval: allied.pickAtSea,
  sail: allied.sail,
  arrive: allied.place,
  "home-guard": allied.place,
  retreat: allied.place,
  advance: allied.advance,
  "advance-to": allied.place,
};

const OF_JAPANESE: Readonly<Record<string, Weigh>> = {
  ...BOTH,
  land: japanese.pickByLand,
  move: japanese.march,
  air: japanese.pickInAir,
  fly: japanese.displace,
  "air-retreat": japanese.displace,
  drop: japanese.drop,
  naval: japanese.pickAtSea,
  sail: japanese.sail,
  beach: japanese.beaches,
  upkeep: japanese.beaches,
  retreat: japanese.retreat,
  advance: japanese.advance,
  "advance-to": japanese.retreat,
};

/** What the officer of each side makes of a question; where all choices are alike, nothing. */
export function appeal(g: Campaign, decision: Decision, into: Float64Array): void {
  const weigh = (decision.seat === SEATS[JAPANESE] ? OF_JAPANESE : OF_ALLIES)[decision.about.kind];
  if (weigh) weigh(g, decision, into);
  else into.fill(0, 0, decision.choices.length);
}

/** 11.0 The usual places are good ones. */
const CONTENT = 6;
function setUp(_g: Campaign, { choices }: Decision, into: Float64Array): void {
  for (let at = 0; at < choices.length; at++) into[at] = choices[at] === END.setup ? CONTENT : 0;
}

/** 5.A.3 The land area that no enemy can reach, if there is one. */
function holdArea(g: Campaign, { choices, seat }: Decision, into: Float64Array): void {
  const enemies = g.troops[seat === SEATS[ALLIED] ? JAPANESE : ALLIED];
  for (let at = 0; at < choices.length; at++) {
    const area = choices[at].value as number;
    into[at] = 0;
    for (let side = 0; side < 6; side++) {
      const next = GRID.neighbour(AREAS[area].hex, side);
      if (next >= 0 && enemies[next] > 0 && joinedByLand(next, AREA_NODE[area])) into[at] = -1;
    }
  }
}
