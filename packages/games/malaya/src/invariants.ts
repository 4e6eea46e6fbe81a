import { brokenDeck, inRange } from "@sandtable/coin";
import {
  ALL_SPACES,
  CONTROLLABLE,
  idOf,
  isEconomicCenter,
  isPopulated,
  isProvince,
  THAILAND,
} from "./board.ts";
import {
  cubesIn,
  DECK_PLANS,
  FORCES,
  forceOf,
  insurgentsIn,
  type Malaya,
  NEUTRAL,
  PIECES,
  SUPPLY,
  SUPPORT,
  UNCONTROLLED,
} from "./state.ts";

/** What always holds at this table; every line names the rule that says so. */
export function invariants(g: Malaya): string[] {
  const broken: string[] = [];

  for (const force of FORCES) {
    let total = g.available[force];
    for (const piece of PIECES)
      if (forceOf(piece) === force) for (const space of ALL_SPACES) total += g[piece][space];
    if (total !== SUPPLY[force]) broken.push(`1.2 there are ${total} ${force}, not ${SUPPLY[force]}`);
    if (g.available[force] < 0) broken.push(`1.4.1 ${g.available[force]} ${force} Available`);
  }
  const villages = ALL_SPACES.reduce((sum, space) => sum + g.villages[space], g.available.villages);
  if (villages !== SUPPLY.villages || g.available.villages < 0)
    broken.push(`1.12 there are ${villages} New Villages`);

  for (const space of ALL_SPACES) {
    const name = idOf(space);
    for (const piece of PIECES)
      if (!inRange(g[piece][space], 0, 15)) broken.push(`1.4 ${g[piece][space]} ${piece} in ${name}`);
    if (g.bases[space] > 2) broken.push(`1.4.2 three Bases in ${name}`);
    if (isEconomicCenter(space) && g.bases[space] > 0) broken.push(`1.4.2 a Base in ${name}`);
    if (!inRange(g.villages[space], 0, isProvince(space) ? 1 : 0))
      broken.push(`1.4.2 New Villages in ${name}`);
    if (!isPopulated(space) && g.attitude[space] !== NEUTRAL) broken.push(`1.6 ${name} has an attitude`);
    if (!inRange(g.terror[space], 0, 15)) broken.push(`1.9 ${g.terror[space]} Terror in ${name}`);
    if (isEconomicCenter(space) && (g.terror[space] > 1 || g.control[space] !== UNCONTROLLED))
      broken.push(`1.3.5 ${name} has Control or two Sabotage`);
  }
  if (cubesIn(g, THAILAND) > 0 || g.terror[THAILAND] > 0)
    broken.push("1.3.3 British pieces or Terror in Thailand");

  if (!g.unsettled) {
    for (const space of CONTROLLABLE) {
      const balance = Math.sign(cubesIn(g, space) - insurgentsIn(g, space));
      if (g.control[space] !== balance)
        broken.push(`1.7 Control of ${idOf(space)} is ${g.control[space]}, the pieces say ${balance}`);
      if (g.villages[space] > 0) {
        if (insurgentsIn(g, space) > 0 && cubesIn(g, space) === 0)
          broken.push(`1.12 the New Village of ${idOf(space)} is lost`);
        if (balance > 0 && insurgentsIn(g, space) === 0 && g.attitude[space] === SUPPORT)
          broken.push(`1.12 the New Village of ${idOf(space)} is done`);
      }
    }
  }

  if (!inRange(g.politicalWill, 0, 20)) broken.push(`1.10 Political Will ${g.politicalWill}`);
  if (!inRange(g.resources.british, 0, 20) || !inRange(g.resources.mcp, 0, 20))
    broken.push("1.8 Resources beyond the track");
  if (!inRange(g.commander, 0, 2)) broken.push(`6.6 Commander ${g.commander}`);
  return [...broken, ...brokenDeck(g, DECK_PLANS[g.scenario])];
}
