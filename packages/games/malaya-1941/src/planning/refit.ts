import type { Play } from "@sandtable/engine";
import type { Unit } from "@sandtable/hex";
import { END, UNIT } from "../choices.ts";
import { REFIT_PER_POINT } from "../data/tables.ts";
import { travel } from "../knowledge.ts";
import { ask } from "../questions.ts";
import { type Campaign, onMap, REPLACEABLE, type Whereabouts } from "../state.ts";
import { faceOf, IS_HQ, REFITS, SIDE, SUPPORT } from "../units.ts";
import { barOfGround } from "./ground.ts";
import { countSupply, takeSupply } from "./supply.ts";

/** 6.3, 7.5 Units that come back from the replaceable box. */

/** 7.5 The points that an HQ costs. */
const priceOf = (hq: Unit): number => Math.max(1, SUPPORT[hq]);

/** 7.51, MB-83 Whether points of the place can bring the unit back there. */
export function refittable(g: Campaign, unit: Unit, place: Whereabouts): boolean {
  if (onMap(place) && barOfGround(unit, place)) return false;
  return IS_HQ[unit] ? countSupply(g, SIDE[unit], place) >= priceOf(unit) : REFITS[unit] <= REFIT_PER_POINT;
}

/** One of each face: battalions of a kind are alike. */
const kindsOf = (units: readonly Unit[]): readonly Unit[] =>
  units.filter((unit, index) => units.findIndex((other) => faceOf(other) === faceOf(unit)) === index);

/** MB-83 An HQ for its price; or, for one point, units up to three battalion equivalents, piece by piece. */
export function* refit(g: Campaign, place: Whereabouts): Play {
  const side = g.phasing;
  const back: Unit[] = [];
  let room = REFIT_PER_POINT;
  let price = 1;
  while (room > 0) {
    const lost = g
      .unitsAt(side, REPLACEABLE)
      .filter((unit) => !back.includes(unit) && refittable(g, unit, place));
    const fit = kindsOf(lost).filter((unit) => (IS_HQ[unit] ? back.length === 0 : REFITS[unit] <= room));
    if (fit.length === 0) break;
    const unit = yield* ask<"refit">({
      seat: g.seat,
      rule: "7.5",
      about: { kind: "refit", room },
      choices: [...fit.map((each) => UNIT[each]), ...(back.length > 0 ? [END] : [])],
      secret: [g.seat],
    });
    if (unit === "end") break;
    back.push(unit);
    room = IS_HQ[unit] ? 0 : room - REFITS[unit];
    if (IS_HQ[unit]) price = priceOf(unit);
  }
  for (const unit of back) travel(g, unit, place);
  for (let point = 0; point < price; point++) takeSupply(g, side, place);
  g.tell({ kind: "refitted", rule: "7.5", seat: g.seat, faces: back.map(faceOf) });
}
