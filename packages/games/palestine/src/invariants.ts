import { brokenDeck, inRange } from "@sandtable/coin";
import { ALL_SPACES, CITIES, DISTRICTS, idOf, isCity, isRailway, RAILWAYS } from "./board.ts";
import {
  CHIT_VALUES,
  CHITS_OF_A_VALUE,
  cubesIn,
  DECK_PLANS,
  FORCES,
  type Force,
  HAGANAH_END,
  type Palestine,
  PIECES,
  PIECES_OF,
  SUPPLY,
  TRACK_CACHES,
  TRACK_CELLS,
} from "./state.ts";

/** What always holds at this table; every line names the rule that says so. */
export function invariants(g: Palestine): string[] {
  const broken: string[] = [];
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

  const elsewhere: Readonly<Record<Force, number>> = {
    troops: 0,
    police: 0,
    cells: g.prison + g.exiled + sum(g.storedCells),
    caches: sum(g.storedCaches),
  };
  for (const force of FORCES) {
    const onMap = PIECES_OF[force].reduce((total, piece) => total + sum(g[piece]), 0);
    const total = g.available[force] + onMap + elsewhere[force];
    if (total !== SUPPLY[force]) broken.push(`1.2 there are ${total} ${force}, not ${SUPPLY[force]}`);
    if (g.available[force] < 0) broken.push(`1.4.1 ${g.available[force]} ${force} Available`);
  }
  if (g.available.curfews + sum(g.curfew) !== SUPPLY.curfews) broken.push("1.10 a Curfew is lost");
  if (g.prison < 0 || g.exiled < 0) broken.push(`1.3.6 ${g.prison} Cells in Prison`);

  for (const space of ALL_SPACES) {
    const name = idOf(space);
    for (const piece of PIECES)
      if (!inRange(g[piece][space], 0, 15)) broken.push(`1.4 ${g[piece][space]} ${piece} in ${name}`);
    if (!inRange(g.caches[space], 0, isRailway(space) ? 0 : 2)) broken.push(`1.4.2 Arms Caches in ${name}`);
    if (!inRange(g.curfew[space], 0, isCity(space) ? 1 : 0)) broken.push(`1.4.2 a Curfew in ${name}`);
    if (!inRange(g.sabotage[space], 0, 99) || !inRange(g.terror[space], 0, 99))
      broken.push(`1.7 Sabotage or Terror in ${name}`);
  }
  for (const space of [...DISTRICTS, ...RAILWAYS])
    if (g.terror[space] > 0) broken.push(`4.3.3 Terror in ${idOf(space)}`);
  if (!g.unsettled)
    for (const city of CITIES)
      if (g.curfew[city] > 0 && cubesIn(g, city) === 0)
        broken.push(`1.10 the Curfew of ${idOf(city)} has nobody to keep it`);

  if (!inRange(g.politicalWill, 0, 20)) broken.push(`1.8 Political Will ${g.politicalWill}`);
  if (!inRange(g.haganah, 0, HAGANAH_END)) broken.push(`6.5 the Haganah Track at ${g.haganah}`);
  for (let value = 0; value <= HAGANAH_END; value++) {
    const open = g.haganah < value;
    if (!inRange(g.storedCells[value], 0, open ? TRACK_CELLS[value] : 0))
      broken.push(`6.5.2 ${g.storedCells[value]} Cells below ${value}`);
    if (!inRange(g.storedCaches[value], 0, open ? TRACK_CACHES[value] : 0))
      broken.push(`6.5.2 ${g.storedCaches[value]} Arms Caches below ${value}`);
  }
  for (const value of CHIT_VALUES)
    if (!inRange(g.intel[value], 0, CHITS_OF_A_VALUE))
      broken.push(`1.6.1 ${g.intel[value]} chits of ${value}`);
  return [...broken, ...brokenDeck(g, DECK_PLANS[g.scenario])];
}
