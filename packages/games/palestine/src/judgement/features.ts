import { ALL_SPACES, CITIES, RAILWAYS } from "../board.ts";
import { forecastWill } from "../propaganda.ts";
import type { Palestine } from "../state.ts";
import { sabotagePromise } from "./irgun.ts";
import { cardsAhead, leftOfGame } from "./worth.ts";

/** What tells how a position stands, the same for both sides. */
export const FEATURES = [
  "even",
  "will, first Campaign",
  "will, second Campaign",
  "will, last Campaign",
  "forecast, first Campaign",
  "forecast, second Campaign",
  "forecast, last Campaign",
  "short of zero, last Campaign",
  "cards ahead, first Campaign",
  "cards ahead, second Campaign",
  "cards ahead, last Campaign",
  "cards ahead × will, last Campaign",
  "game left",
  "Sabotage to come",
  "Sabotage to come, last Campaign",
  "hidden Cells",
  "hidden Cells, last Campaign",
  "Active Cells",
  "Cells Available",
  "Prison",
  "gone for good",
  "Arms Caches",
  "Haganah coordinate",
  "Haganah support",
  "Haganah",
  "Intel",
  "Police",
  "Police in Cities",
  "Police on Railways",
  "Troops in Cities",
  "Curfews",
  "Irgun first",
  "Irgun first, last Campaign",
  "British Capabilities",
  "Irgun Capabilities",
] as const;

export function measure(g: Palestine, into: Float64Array): void {
  const round = Math.min(2, g.propagandaRounds);
  const ahead = cardsAhead(g) / 6;
  const last = round === 2 ? 1 : 0;
  const before = g.stage === "reveal" || g.stage === "first" || g.stage === "second" || g.stage === "will";
  const net = before ? forecastWill(g).net : 0;
  const will = g.politicalWill / 10 - 1;
  const then = Math.max(0, Math.min(20, g.politicalWill + net)) / 10 - 1;
  into.fill(0, 0, FEATURES.length);
  into[0] = 1;
  into[1 + round] = will;
  into[4 + round] = then;
  if (last) into[7] = Math.max(-1, Math.min(1, (g.politicalWill + net) / 5));
  into[8 + round] = ahead;
  into[11] = last * ahead * then;
  into[12] = leftOfGame(g);
  const promise = sabotagePromise(g, 4) / 8;
  into[13] = promise;
  into[14] = last * promise;
  let hidden = 0;
  let active = 0;
  let caches = 0;
  let police = 0;
  for (let i = 0; i < ALL_SPACES.length; i++) {
    hidden += g.underground[i];
    active += g.active[i];
    caches += g.caches[i];
    police += g.police[i];
  }
  into[15] = hidden / 10;
  into[16] = (last * hidden) / 10;
  into[17] = active / 10;
  into[18] = g.available.cells / 10;
  into[19] = g.prison / 5;
  into[20] = g.exiled / 2;
  into[21] = caches / 3;
  into[22] = g.haganah === 4 ? 1 : 0;
  into[23] = g.haganah >= 3 ? 1 : 0;
  into[24] = g.haganah / 4;
  into[25] = (g.intel[0] + 2 * g.intel[1] + 3 * g.intel[2]) / 6;
  into[26] = police / 6;
  let guards = 0;
  let troops = 0;
  let curfews = 0;
  for (let i = 0; i < CITIES.length; i++) {
    guards += g.police[CITIES[i]];
    troops += g.troops[CITIES[i]];
    curfews += g.curfew[CITIES[i]];
  }
  into[27] = guards / 6;
  let rails = 0;
  for (let i = 0; i < RAILWAYS.length; i++) rails += g.police[RAILWAYS[i]];
  into[28] = rails / 4;
  into[29] = troops / 12;
  into[30] = curfews / 3;
  const first = g.firstEligible === "irgun" ? 1 : -1;
  into[31] = first;
  into[32] = last * first;
  into[33] = capabilities(g, BRITISH);
  into[34] = capabilities(g, IRGUN);
}

/** Where the Capabilities stand in the state: those that lean on British Operations, and those on the Irgun's. */
const BRITISH = [0, 2, 3, 6];
const IRGUN = [1, 4, 5, 7];

/** Unshaded ones help the British, shaded ones the Irgun. */
function capabilities(g: Palestine, which: readonly number[]): number {
  let sum = 0;
  for (const at of which) {
    const side = g.capabilities[at];
    if (side > 0) sum += side === 1 ? -1 : 1;
  }
  return sum / 2;
}
