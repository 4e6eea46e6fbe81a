import { brokenDeck, inRange } from "@sandtable/coin";
import {
  ALL_SPACES,
  idOf,
  isEconomicCenter,
  isPopulated,
  isProvince,
  POPULATED,
  RAILWAYS,
  ZIPPER,
} from "./board.ts";
import {
  britishIn,
  CHITS_OF_A_VALUE,
  cubesIn,
  DECK_PLAN,
  FORCES,
  type Force,
  KEMPEITAI,
  NO_CHIT,
  type Occupation,
  PIECES,
  PIECES_OF,
  REVEALED,
  SUPPLY,
  UNSEEN,
} from "./state.ts";

const onMap = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Those of a force that are neither Available nor on the map: on the Zipper Track, on a card, or out of the game. */
const elsewhere = (g: Occupation, force: Force): number => {
  if (force === "caches") return onMap(g.stored) + g.gone.caches;
  return force === "troops" || force === "force136" ? g.away[force] : 0;
};

/** What always holds at this table; every line names the rule that says so. */
export function invariants(g: Occupation): string[] {
  const broken: string[] = [];

  for (const force of FORCES) {
    let total = g.available[force] + elsewhere(g, force);
    for (const piece of PIECES_OF[force]) total += onMap(g[piece]);
    if (total !== SUPPLY[force]) broken.push(`1.2 there are ${total} ${force}, not ${SUPPLY[force]}`);
    if (g.available[force] < 0) broken.push(`1.4.1 ${g.available[force]} ${force} Available`);
  }
  const kempeitai = onMap(g.kempeitai) + g.gone.kempeitai;
  if (kempeitai !== KEMPEITAI) broken.push(`1.8 there are ${kempeitai} Kempeitai`);
  const villages = onMap(g.villages) + g.available.villages;
  if (villages !== SUPPLY.villages || g.available.villages < 0)
    broken.push(`1.15 there are ${villages} New Villages`);
  if (!inRange(g.gone.caches, 0, 1)) broken.push(`5.1 ${g.gone.caches} Supply Caches out of the game`);
  if (!inRange(g.gone.kempeitai, 0, KEMPEITAI))
    broken.push(`5.1 ${g.gone.kempeitai} Kempeitai out of the game`);
  if (!inRange(g.away.troops, 0, 3) || !inRange(g.away.force136, 0, 1)) broken.push("5.1 too many on a card");

  for (const space of ALL_SPACES) {
    const name = idOf(space);
    for (const piece of PIECES)
      if (!inRange(g[piece][space], 0, 15)) broken.push(`1.4 ${g[piece][space]} ${piece} in ${name}`);
    if (g.caches[space] > (isEconomicCenter(space) ? 0 : 1))
      broken.push(`1.4.2 ${g.caches[space]} Supply Caches in ${name}`);
    if (g.camps[space] > (isProvince(space) ? 1 : 0))
      broken.push(`1.4.2 ${g.camps[space]} Jungle Camps in ${name}`);
    if (!inRange(g.villages[space], 0, isProvince(space) ? 1 : 0))
      broken.push(`1.4.2 ${g.villages[space]} New Villages in ${name}`);
    if (!inRange(g.opposition[space], 0, isPopulated(space) ? 1 : 0))
      broken.push(`1.6 Opposition ${g.opposition[space]} in ${name}`);
    if (!inRange(g.terror[space], 0, 15)) broken.push(`1.12 ${g.terror[space]} Terror in ${name}`);
    if (!g.unsettled && g.villages[space] > 0 && britishIn(g, space) > 0 && cubesIn(g, space) === 0)
      broken.push(`1.15 the New Village of ${name} is lost`);
    if (isEconomicCenter(space) && (g.intelState[space] !== NO_CHIT || g.intelValue[space] !== UNSEEN))
      broken.push(`1.3.5 ${name} has an Intel chit`);
    if (isPopulated(space) && g.intelValue[space] === UNSEEN && g.intelState[space] === NO_CHIT)
      broken.push(`1.11 the Intel chit of ${name} went without being shown`);
    if (g.intelState[space] === REVEALED && g.intelValue[space] === UNSEEN)
      broken.push(`1.11 the Intel chit of ${name} is revealed and has no value`);
  }
  for (let value = 0; value <= 2; value++)
    if (POPULATED.filter((space) => g.intelValue[space] === value).length > CHITS_OF_A_VALUE)
      broken.push(`1.11 more than three Intel chits of value ${value}`);

  RAILWAYS.forEach(({ id }, line) => {
    if (!inRange(g.sabotage[line], 0, 15)) broken.push(`1.12 ${g.sabotage[line]} Sabotage on ${id}`);
  });
  ZIPPER.forEach(({ id, caches }, box) => {
    if (!inRange(g.stored[box], 0, box <= g.zipper ? 0 : caches.value))
      broken.push(`6.7.2 ${g.stored[box]} Supply Caches in box ${id} of the Zipper Track`);
  });
  if (!inRange(g.zipper, 0, ZIPPER.length - 1)) broken.push(`6.7 Operation Zipper in box ${g.zipper}`);
  if (!inRange(g.resistance, 0, 20)) broken.push(`1.13 Resistance ${g.resistance}`);
  if (!inRange(g.resources, 0, 20)) broken.push(`1.7 Resources ${g.resources}`);
  return [...broken, ...brokenDeck(g, DECK_PLAN)];
}
