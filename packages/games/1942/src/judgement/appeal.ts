import type { Decision } from "@sandtable/engine";
import { END } from "../choices.ts";
import { AREA_NODE, AREAS, GRID, joinedByLand, otherSide } from "../map.ts";
import { type Campaign, SEATS } from "../state.ts";
import { allied } from "./allied.ts";
import { chooseAttack, join } from "./fighting.ts";
import { japanese } from "./japanese.ts";

/** What the officer of each side makes of a question. */
export function appeal(g: Campaign, decision: Decision, into: Float64Array): void {
  const { choices, seat } = decision;
  const isJapanese = seat === "japanese";
  switch (decision.prompt.key) {
    case "prompt.setup":
      // 11.0 The usual places are good ones.
      for (let at = 0; at < choices.length; at++) into[at] = choices[at] === END.setup ? 6 : 0;
      return;
    case "prompt.land":
      return (isJapanese ? japanese : allied).pickByLand(g, choices, into);
    case "prompt.move":
      return (isJapanese ? japanese : allied).march(g, decision, into);
    case "prompt.air":
      return (isJapanese ? japanese : allied).pickInAir(g, choices, into);
    case "prompt.fly":
    case "prompt.air-retreat":
      return (isJapanese ? japanese : allied).displace(g, decision, into);
    case "prompt.drop":
      return japanese.drop(g, decision, into);
    case "prompt.naval":
      return (isJapanese ? japanese : allied).pickAtSea(g, choices, into);
    case "prompt.sail":
      return (isJapanese ? japanese : allied).sail(g, decision, into);
    case "prompt.beach":
    case "prompt.upkeep":
      return japanese.beaches(g, choices, into);
    case "prompt.arrive":
    case "prompt.home-guard":
      return allied.place(g, decision, into);
    case "prompt.retreat":
    case "prompt.advance-to":
      return isJapanese ? japanese.retreat(g, decision, into) : allied.place(g, decision, into);
    case "prompt.advance":
      return (isJapanese ? japanese : allied).advance(g, decision, into);
    case "prompt.combat":
      return chooseAttack(g, choices, into);
    case "prompt.join":
      return join(g, choices, into);
    case "prompt.area":
      return holdArea(g, decision, into);
    default:
      into.fill(0, 0, choices.length);
  }
}

/** 5.A.3 The land area that no enemy can reach, if there is one. */
function holdArea(g: Campaign, { choices, seat }: Decision, into: Float64Array): void {
  const enemy = otherSide(SEATS[0] === seat ? 0 : 1);
  for (let at = 0; at < choices.length; at++) {
    const area = choices[at].value as number;
    into[at] = 0;
    for (let side = 0; side < 6; side++) {
      const next = GRID.neighbour(AREAS[area].hex, side);
      if (next >= 0 && g.troops[enemy][next] > 0 && joinedByLand(next, AREA_NODE[area])) into[at] = -1;
    }
  }
}
