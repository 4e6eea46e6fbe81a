import type { Play } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { CLOSE, PAY } from "./choices.ts";
import { closeBeach } from "./ground.ts";
import { GRID, JAPANESE } from "./map.ts";
import { JAPAN, pointsLeft } from "./points.ts";
import { ask } from "./questions.ts";
import { type Campaign, onMap, SEATS, UNIT_COUNT } from "./state.ts";
import { reachesTruePort } from "./supply.ts";

/** 5.C An invasion hex may be given up when nobody who came by it is left on land. */
function isDeserted(g: Campaign, hex: Hex): boolean {
  for (let unit = 0 as Unit; unit < UNIT_COUNT; unit++)
    if (g.beach[unit] === hex && onMap(g.at[unit])) return false;
  return true;
}

/**
 * 5.C, 7.0 Invasion hexes of earlier turns cost a point each until a true port is joined to them. With too few
 * points the owner chooses; what is not paid for is shut until it is.
 */
export function* payUpkeep(g: Campaign): Play {
  for (const hex of g.beaches.slice()) if (reachesTruePort(g, JAPANESE, hex)) closeBeach(g, hex);
  for (const hex of g.beaches.slice()) {
    if (!isDeserted(g, hex)) continue;
    const answer = yield* ask<"beach">({
      seat: SEATS[JAPANESE],
      rule: "5.C",
      about: { kind: "beach", hex: GRID.ids[hex] },
      choices: [PAY[hex], CLOSE[hex]],
    });
    if (answer === "close") closeBeach(g, hex);
  }
  const due = g.beaches.slice();
  g.paid.fill(0);
  while (due.length > 0 && pointsLeft(g, JAPAN) > 0) {
    const isScarce = due.length > pointsLeft(g, JAPAN);
    const hex = isScarce
      ? yield* ask<"upkeep">({
          seat: SEATS[JAPANESE],
          rule: "5.C",
          about: { kind: "upkeep", left: pointsLeft(g, JAPAN) },
          choices: due.map((each) => PAY[each]),
        })
      : due[0];
    due.splice(due.indexOf(hex), 1);
    g.paid[g.beaches.indexOf(hex)] = 1;
    g.used[JAPAN]++;
    g.tell({ kind: "beach", rule: "5.C", hex: GRID.ids[hex], state: "paid" });
  }
  for (const hex of due) g.tell({ kind: "beach", rule: "5.C", hex: GRID.ids[hex], state: "unpaid" });
  g.siteChanges++;
}
