import { ask, CHANCE, type Play } from "@sandtable/engine";
import { COMMAND_LEVEL } from "../data/tables.ts";
import { ALLIED, JAPANESE, SEATS, type Side } from "../map.ts";
import { begin } from "../sequence.ts";
import type { Campaign } from "../state.ts";
import { FIRST } from "./choices.ts";

/** 4.1, 25.2 Whoever is ahead in points goes first all turn; on turn 1 the Japanese. */
export function* initiative(g: Campaign): Play {
  g.tell({ kind: "turn", rule: "4.1", turn: g.turn });
  g.panic = false;
  g.noLandings = false;
  g.fired = [];
  const leader = g.turn === 1 ? JAPANESE : leading(g);
  const isTie = leader === undefined;
  g.first = leader ?? (yield* breakTie());
  g.tell({ kind: "initiative", rule: "4.1", seat: SEATS[g.first], isTie });
  beginPicks(g, g.first);
}

function leading(g: Campaign): Side | undefined {
  const lead = g.points[JAPANESE] - g.points[ALLIED];
  if (lead === 0) return undefined;
  return lead > 0 ? JAPANESE : ALLIED;
}

/** MB-15 A die each, thrown again while they are equal: one draw of two. */
const breakTie = (): Play<Side> =>
  ask<Side>({ seat: CHANCE, rule: "4.1", about: { kind: "draw.initiative" }, choices: FIRST });

/** 5.1, 5.2, 25.4e The side picks as many markers as its level says. */
export function beginPicks(g: Campaign, side: Side): void {
  begin(g, side, "markers", "markers", "5.1");
  const { japanese, allied, alliedOnTurn1 } = COMMAND_LEVEL;
  g.picks = side === JAPANESE ? japanese : g.turn === 1 ? alliedOnTurn1 : allied;
}
