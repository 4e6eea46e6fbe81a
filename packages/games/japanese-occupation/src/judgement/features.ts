import { POPULATION, ZIPPER } from "../board.ts";
import { hasCapability, type Occupation, REVEALED } from "../state.ts";
import {
  activeAt,
  cacheWorth,
  cardsToGo,
  cubesAt,
  guerrillasAt,
  incomeOf,
  kempeitaiWorth,
  roundsLeft,
  SPACE_COUNT,
  sabotagedSet,
  survey,
  undergroundAt,
  villagesOf,
} from "./worth.ts";

/** What tells how a position stands: mostly Resistance as the next Propaganda Round would leave it, against what is left. */

export const features: readonly string[] = [
  "even",
  "two rounds left",
  "three rounds left",
  "Resistance in the last campaign",
  "Resistance in the second campaign",
  "Resistance in the first campaign",
  "forecast in the last campaign",
  "forecast in the second campaign",
  "forecast in the first campaign",
  "forecast, the nearer the end the more",
  "Force 136 beyond Jungle Camps in the end",
  "Intel revealed",
  "Supply Caches",
  "Supply Caches Available",
  "spaces with more Guerrillas",
  "spaces about to have more Guerrillas",
  "Underground Guerrillas",
  "Active Guerrillas",
  "cards to the end in the last campaign",
  "Jungle Camps",
  "Force 136 at a Jungle Camp or Supply Cache",
  "Opposition",
  "Police",
  "Active Guerrillas beside Troops",
  "Kempeitai on the hunt",
  "Resources",
  "income of an Extract",
  "New Villages",
  "Sabotage",
  "British 1st Eligible",
  "cards to the next Propaganda",
  "British Capabilities",
  "Japanese Capabilities",
  "Operation Zipper",
  "security of Supply Caches",
  "Supply Caches that Troops could find",
  "Intel that Kempeitai could conceal",
];

/** What a side has to reach in each campaign to be on the way to 18 or so. */
const ON_THE_WAY: readonly number[] = [18, 12, 7, 2];

const CAPABILITIES = [8, 19, 27] as const;
const ENEMY_CAPABILITIES = [12, 15, 22] as const;

export function measure(g: Occupation, into: Float64Array): void {
  survey(g);
  const rounds = Math.max(1, roundsLeft());
  let intel = 0;
  let caches = 0;
  let spaces = 0;
  let nearly = 0;
  let hidden = 0;
  let active = 0;
  let force136 = 0;
  let camps = 0;
  let joint = 0;
  let opposition = 0;
  let patrolled = 0;
  let police = 0;
  let engaged = 0;
  let hunt = 0;
  let secure = 0;
  let found = 0;
  let watched = 0;
  const schemes = hasCapability(g, 15, "shaded");
  let neutral = 0;
  let recruits = g.available.mpaja;
  for (let s = 0; s < SPACE_COUNT; s++) {
    const guerrillas = guerrillasAt(s);
    const cubes = cubesAt(s);
    const at = g.opposition[s] > 0;
    if (g.intelState[s] === REVEALED) {
      intel += g.intelValue[s];
      if (g.kempeitai[s] > 0) watched += g.intelValue[s];
    }
    if (g.caches[s] > 0) {
      caches++;
      if (g.troops[s] > 0 && undergroundAt(s) === 0) found++;
      secure += cacheWorth(g, s);
    }
    // 6.1.1 One of each kind goes where both are; 6.1.2 an MPAJA Guerrilla comes at Opposition.
    const clash =
      g.mpaja_underground[s] + g.mpaja_active[s] > 0 && g.other_underground[s] + g.other_active[s] > 0
        ? 2
        : 0;
    let lead = guerrillas - cubes - clash;
    if (at && lead === 0 && recruits > 0) {
      recruits--;
      lead = 1;
    }
    if (lead > 0) spaces++;
    else if (lead === 0 && guerrillas > 0) nearly++;
    hidden += undergroundAt(s);
    active += activeAt(s);
    force136 += g.force136[s];
    camps += g.camps[s];
    if (g.force136[s] > 0 && g.camps[s] + g.caches[s] > 0) joint++;
    if (at) opposition += POPULATION[s];
    if (!at || (schemes && g.villages[s] > 0)) neutral += POPULATION[s];
    if (g.police[s] > 0) patrolled++;
    police += g.police[s];
    engaged += Math.min(g.troops[s], activeAt(s));
    if (g.kempeitai[s] > 0) hunt += Math.min(1.5, kempeitaiWorth(g, s));
  }
  const net =
    intel +
    caches +
    spaces -
    Math.floor(g.resources / 4) -
    Math.floor(neutral / 5) -
    Math.floor(patrolled / 3);
  const way = ON_THE_WAY[rounds];
  const now = (g.resistance - (way - 6)) / 6;
  const next = (Math.max(0, Math.min(20, g.resistance + net)) - way) / 6;
  const cards = cardsToGo();
  const last = rounds === 1;
  let own = 0;
  for (let i = 0; i < CAPABILITIES.length; i++) {
    if (hasCapability(g, CAPABILITIES[i], "unshaded")) own++;
    else if (hasCapability(g, CAPABILITIES[i], "shaded")) own--;
  }
  let theirs = 0;
  for (let i = 0; i < ENEMY_CAPABILITIES.length; i++) {
    if (hasCapability(g, ENEMY_CAPABILITIES[i], "unshaded")) theirs++;
    else if (hasCapability(g, ENEMY_CAPABILITIES[i], "shaded")) theirs--;
  }
  let cut = 0;
  for (let line = 0; line < g.sabotage.length; line++) if (g.sabotage[line] > 0) cut++;
  let at = 0;
  into[at++] = 1;
  into[at++] = rounds === 2 ? 1 : 0;
  into[at++] = rounds === 3 ? 1 : 0;
  into[at++] = last ? now : 0;
  into[at++] = rounds === 2 ? now : 0;
  into[at++] = rounds === 3 ? now : 0;
  into[at++] = last ? next : 0;
  into[at++] = rounds === 2 ? next : 0;
  into[at++] = rounds === 3 ? next : 0;
  into[at++] = last ? next * Math.max(0, 1 - cards / 5) : 0;
  into[at++] = last ? (force136 - camps) / 3 : 0;
  into[at++] = intel / 6;
  into[at++] = caches / 4;
  into[at++] = g.available.caches / 3;
  into[at++] = spaces / 6;
  into[at++] = nearly / 4;
  into[at++] = hidden / 10;
  into[at++] = active / 8;
  into[at++] = last ? cards / 5 : 0;
  into[at++] = camps / 4;
  into[at++] = joint / 3;
  into[at++] = opposition / 10;
  into[at++] = (police / 2 + patrolled) / 8;
  into[at++] = engaged / 6;
  into[at++] = hunt / 3;
  into[at++] = g.resources / 16;
  into[at++] = incomeOf(sabotagedSet()) / 8;
  into[at++] = villagesOf(g) / 3;
  into[at++] = cut / 4;
  into[at++] = g.firstEligible === "british" ? 1 : -1;
  into[at++] = cards / 6;
  into[at++] = own;
  into[at++] = theirs;
  into[at++] = g.zipper / (ZIPPER.length - 1);
  into[at++] = secure / 5;
  into[at++] = found / 3;
  into[at++] = watched / 4;
}
