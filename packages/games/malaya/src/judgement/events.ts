import {
  ALL_SPACES,
  ECONOMIC_CENTERS,
  isEconomicCenter,
  isJungle,
  isMountain,
  isPopulated,
  isProvince,
  KUALA_LUMPUR,
  NEIGHBOURS,
  POPULATED,
  type Space,
  THAILAND,
} from "../board.ts";
import { OPERATIONS, type OperationKind } from "../menu.ts";
import { BRITISH_CONTROL, type Faction, type Malaya, MCP_CONTROL, type Shading } from "../state.ts";
import { assaultGain, britishSpecial, weighBritishOperation } from "./british-gains.ts";
import { best, gainsOf, type Prospect } from "./gains.ts";
import { attitudeTo, forcesBy, ground, markersTo, outlook, withoutGuerrilla, worth } from "./ground.ts";
import { agitateGain, mcpSpecial, rallyGain, rallyWay, weighMcpOperation } from "./mcp-gains.ts";

/** What the texts of the cards are worth, in points of Political Will: gains of the British, or of the MCP. */

const gains = gainsOf();

/** The best of what a card could do in each space. */
function over(gain: (g: Malaya, space: Space) => number, g: Malaya, most: number): number {
  for (let i = 0; i < ALL_SPACES.length; i++) gains[i] = gain(g, ALL_SPACES[i]);
  return best(gains, most);
}

const guerrillas = (g: Malaya, space: Space): number => g.underground[space] + g.active[space];
const insurgents = (g: Malaya, space: Space): number => guerrillas(g, space) + g.bases[space];

// What the British like
const losesGuerrilla = (g: Malaya, space: Space): number =>
  guerrillas(g, space) > 0 ? withoutGuerrilla(g, space) : 0;
const losesInJungle = (g: Malaya, space: Space): number => (isJungle(space) ? losesGuerrilla(g, space) : 0);
const losesTwoInMountains = (g: Malaya, space: Space): number =>
  isMountain(space) && guerrillas(g, space) > 1 ? 0.3 + 1.4 * losesGuerrilla(g, space) : 0;
const getsVillage = (g: Malaya, space: Space): number =>
  isProvince(space) && g.villages[space] === 0 && g.available.villages > 0
    ? markersTo(g, space, g.attitude[space], g.terror[space], 1)
    : 0;
const getsVillageByCenter = (g: Malaya, space: Space): number =>
  NEIGHBOURS[space].some(isEconomicCenter) ? getsVillage(g, space) : 0;
const becomesNeutral = (g: Malaya, space: Space): number =>
  g.attitude[space] < 0 ? attitudeTo(g, space, 0) : 0;
const towardSupport = (g: Malaya, space: Space): number =>
  isPopulated(space) && g.attitude[space] < 1 ? attitudeTo(g, space, g.attitude[space] + 1) : 0;
const getsPolice = (g: Malaya, space: Space, count: number): number =>
  forcesBy(g, space, 0, Math.min(count, g.available.police), 0, 0, 0);
const getsPoliceByCubes = (g: Malaya, space: Space): number =>
  g.troops[space] + g.police[space] > 0 ? getsPolice(g, space, 1) : 0;
const getsTwoPolice = (g: Malaya, space: Space): number =>
  isJungle(space) && g.control[space] !== MCP_CONTROL ? getsPolice(g, space, 2) : 0;
const getsTwoUnderControl = (g: Malaya, space: Space): number =>
  g.control[space] === BRITISH_CONTROL ? getsPolice(g, space, 2) : 0;
const isDeported = (g: Malaya, space: Space): number => {
  if (g.control[space] !== BRITISH_CONTROL || insurgents(g, space) === 0) return 0;
  return g.bases[space] > 0 ? 1 + forcesBy(g, space, 0, 0, 0, 0, -1) : losesGuerrilla(g, space);
};
const isFound = (g: Malaya, space: Space): number =>
  forcesBy(g, space, 0, 0, -g.underground[space], g.underground[space], 0);
const isHunted = (g: Malaya, space: Space): number =>
  isProvince(space) && g.bases[space] > 0
    ? 0.4 + forcesBy(g, space, 2, 0, -g.underground[space], g.underground[space], 0)
    : 0;
const isFoundAndAssaulted = (g: Malaya, space: Space): number => {
  const hidden = g.underground[space];
  const hits = isMountain(space)
    ? g.troops[space] >> 1
    : isProvince(space)
      ? g.troops[space]
      : g.troops[space] + g.police[space];
  const fallen = Math.min(hits, hidden + g.active[space]);
  if (fallen === 0 && hits === 0) return isFound(g, space);
  const bases = Math.min(hits - fallen, g.bases[space]);
  const left = hidden + g.active[space] - fallen;
  return bases + forcesBy(g, space, 0, 0, -hidden, left - g.active[space], -bases);
};
const whitened = (g: Malaya, space: Space): number =>
  g.villages[space] > 0 ? markersTo(g, space, 1, g.terror[space], 0) : 0;
const surrenders = (g: Malaya, space: Space): number => {
  if (guerrillas(g, space) === 0) return 0;
  if (
    g.control[space] !== BRITISH_CONTROL &&
    !NEIGHBOURS[space].some((to) => g.control[to] === BRITISH_CONTROL)
  )
    return 0;
  const active = g.active[space] > 0 ? 1 : 0;
  return forcesBy(g, space, 0, space === THAILAND ? 0 : 1, active - 1, -active, 0);
};
const isPunished = (g: Malaya, space: Space): number =>
  isProvince(space) && g.control[space] === BRITISH_CONTROL && insurgents(g, space) > 0
    ? markersTo(g, space, 0, g.terror[space] + 1, g.villages[space])
    : 0;

// What the MCP like
const getsGuerrilla = (g: Malaya, space: Space): number =>
  g.available.guerrillas > 0 ? -forcesBy(g, space, 0, 0, 1, 0, 0) : 0;
const getsGuerrillaInProvince = (g: Malaya, space: Space): number =>
  isProvince(space) ? getsGuerrilla(g, space) : 0;
const getsTwoOrBase = (g: Malaya, space: Space): number =>
  insurgents(g, space) === 0
    ? 0
    : Math.max(
        rallyWay(g, space, "two-guerrillas"),
        isEconomicCenter(space) || g.bases[space] > 1 ? 0 : rallyWay(g, space, "place-base"),
      );
const getsBase = (g: Malaya, space: Space): number =>
  isJungle(space) && g.bases[space] < 2 ? rallyWay(g, space, "place-base") : 0;
const towardOpposition = (g: Malaya, space: Space): number =>
  isPopulated(space) && g.attitude[space] > -1 ? -attitudeTo(g, space, g.attitude[space] - 1) : 0;
const towardOppositionByMcp = (g: Malaya, space: Space): number =>
  insurgents(g, space) > 0 ? towardOpposition(g, space) : 0;
const towardOppositionByBase = (g: Malaya, space: Space): number =>
  g.bases[space] > 0 ? towardOpposition(g, space) : 0;
const towardOppositionByPolice = (g: Malaya, space: Space): number =>
  g.police[space] > 0 ? towardOpposition(g, space) : 0;
const towardOppositionAndGuerrilla = (g: Malaya, space: Space): number =>
  isProvince(space) ? towardOpposition(g, space) + getsGuerrilla(g, space) : 0;
const becomesOpposed = (g: Malaya, space: Space): number =>
  isProvince(space) && g.attitude[space] > -1 ? -attitudeTo(g, space, -1) : 0;
const villageOpposed = (g: Malaya, space: Space): number =>
  g.villages[space] > 0 && g.attitude[space] > -1 ? -attitudeTo(g, space, -1) : 0;
const villageReplaced = (g: Malaya, space: Space): number =>
  g.villages[space] > 0
    ? ground(g, space) -
      worth(
        space,
        g.troops[space],
        g.police[space],
        g.underground[space] + Math.min(1, g.available.guerrillas),
        g.active[space],
        g.bases[space],
        g.attitude[space],
        g.terror[space],
        0,
      )
    : 0;
const hidesAll = (g: Malaya, space: Space): number =>
  g.active[space] > 0 ? -forcesBy(g, space, 0, 0, g.active[space], -g.active[space], 0) : 0;
const troopsCalledAway = (g: Malaya, space: Space): number =>
  isProvince(space) && g.troops[space] > 0
    ? -forcesBy(g, space, -g.troops[space], 0, 0, 0, 0) - 0.1 * g.troops[space]
    : 0;
const agitatedByBase = (g: Malaya, space: Space): number =>
  g.bases[space] > 0 && g.control[space] === MCP_CONTROL ? agitateGain(g, space) + outlook.mcp : 0;
const losesSupport = (g: Malaya, space: Space): number =>
  isProvince(space) && g.control[space] === BRITISH_CONTROL && insurgents(g, space) > 0
    ? -markersTo(g, space, 0, g.terror[space] + 1, g.villages[space])
    : 0;

/** How much of the game a Capability has still to work (5.3). */
const lasting = (): number => (outlook.rounds - 1 + Math.min(1, outlook.cards / 6)) / 3;

const resourcesOf = (g: Malaya, faction: Faction, change: number): number =>
  change > 0 ? Math.min(change, 20 - g.resources[faction]) : -Math.min(-change, g.resources[faction]);

const prospect: Prospect = { full: 0, limited: 0 };

/** What a Limited Operation would be worth. */
function limitedWorth(g: Malaya, kind: OperationKind): number {
  if (OPERATIONS.british.includes(kind)) weighBritishOperation(g, kind, prospect);
  else weighMcpOperation(g, kind, prospect);
  return prospect.limited;
}

/** The unshaded text: what it gains the British. */
function unshaded(g: Malaya, card: number): number {
  switch (card) {
    case 1:
      return 0.7 * lasting();
    case 2:
      return lasting();
    case 3:
      return Math.max(over(losesInJungle, g, 2), over(losesTwoInMountains, g, 1));
    case 4:
      return over(getsVillage, g, 1);
    case 5:
      return over(becomesNeutral, g, 1);
    case 6:
      return over(isHunted, g, 1);
    case 7:
      return -resourcesOf(g, "mcp", -3) * outlook.mcp + Math.max(0, attitudeTo(g, KUALA_LUMPUR, 1));
    case 8:
      return 0.6 * lasting();
    case 9:
      return Math.max(0.3, britishSpecial(g, "reprisal")) + 0.5 * over(assaultGain, g, 1);
    case 10:
      return over(getsPoliceByCubes, g, 3);
    case 11: {
      let fields = 0;
      for (const space of POPULATED) if (isJungle(space)) fields += g.bases[space];
      return -resourcesOf(g, "mcp", -fields) * outlook.mcp;
    }
    case 12:
      return over(getsTwoPolice, g, 2);
    case 13:
    case 31:
      return over(getsTwoUnderControl, g, 2);
    case 14:
      return 1 + resourcesOf(g, "british", 10) * outlook.british;
    case 15:
      return (
        forcesBy(g, KUALA_LUMPUR, Math.min(4, g.available.troops), 0, 0, 0, 0) +
        Math.max(0.3, limitedWorth(g, "sweep"), 0.6 * limitedWorth(g, "train"))
      );
    case 16:
      return over(isDeported, g, 3);
    case 17:
      return over(isFoundAndAssaulted, g, 1) + 0.3;
    case 18:
      return 0.9 * lasting();
    case 19:
      return 0.25 * (4 - g.available.villages);
    case 20:
      return (
        getsPolice(g, ECONOMIC_CENTERS[0], 2) +
        getsPolice(g, ECONOMIC_CENTERS[1], 2) +
        over(getsVillageByCenter, g, 1)
      );
    case 21:
      return over(whitened, g, 1);
    case 22:
      return 1 + over(towardSupport, g, 2);
    case 23:
      return (
        markersTo(g, KUALA_LUMPUR, g.attitude[KUALA_LUMPUR], 0, 0) +
        markersTo(g, ECONOMIC_CENTERS[0], 0, 0, 0) +
        markersTo(g, ECONOMIC_CENTERS[1], 0, 0, 0)
      );
    case 24:
      return resourcesOf(g, "british", 6) * outlook.british + 0.1;
    case 25:
      return (
        resourcesOf(g, "british", 6) * outlook.british +
        getsPolice(g, ECONOMIC_CENTERS[0], 1) +
        getsPolice(g, ECONOMIC_CENTERS[1], 1)
      );
    case 26:
      return over(isPunished, g, 2) - 1;
    case 27:
      return 0.7 * lasting();
    case 28:
      return 1.1 * lasting();
    case 29: {
      const bought = Math.min(3, g.resources.british);
      return over(losesGuerrilla, g, bought) - bought * outlook.british;
    }
    case 30:
      return -resourcesOf(g, "mcp", -3) * outlook.mcp + over(losesGuerrilla, g, 2);
    case 32:
      return over(surrenders, g, 2);
    default:
      return 0;
  }
}

/** The shaded text, or the single one as the MCP use it: what it gains the MCP. */
function shaded(g: Malaya, card: number): number {
  switch (card) {
    case 1:
      return 0.7 * lasting();
    case 2:
      return 1.1 * lasting();
    case 3:
      return over(getsTwoOrBase, g, 1);
    case 4:
      return over(getsGuerrillaInProvince, g, 2);
    case 5:
      return over(towardOppositionByMcp, g, 2);
    case 6:
      return 1.6 * Math.max(limitedWorth(g, "rally"), limitedWorth(g, "terror"), 0.2) + 2 * outlook.mcp;
    case 7:
      return resourcesOf(g, "mcp", 5) * outlook.mcp - Math.min(0, attitudeTo(g, KUALA_LUMPUR, 0));
    case 8:
      return lasting();
    case 9:
      return 2 + over(becomesOpposed, g, 1);
    case 10:
      return over(getsGuerrilla, g, 1) + 0.2;
    case 11:
      return 1 + over(towardOppositionByBase, g, 1);
    case 12:
      return over(getsBase, g, 1);
    case 13:
      return over(towardOppositionByPolice, g, 1);
    case 14:
      return -resourcesOf(g, "british", -4) * outlook.british;
    case 15:
      return getsGuerrilla(g, KUALA_LUMPUR);
    case 16:
      return over(towardOppositionAndGuerrilla, g, 1);
    case 17:
      return over(hidesAll, g, ALL_SPACES.length);
    case 18:
      return 0.5 * lasting();
    case 19: {
      let fed = 0;
      for (const space of POPULATED) if (g.villages[space] > 0 && insurgents(g, space) > 0) fed++;
      return resourcesOf(g, "mcp", fed) * outlook.mcp;
    }
    case 20:
      return (
        over(villageOpposed, g, 1) +
        Math.max(getsGuerrilla(g, ECONOMIC_CENTERS[0]), getsGuerrilla(g, ECONOMIC_CENTERS[1]))
      );
    case 21:
      return over(villageReplaced, g, 1);
    case 22:
      return over(rallyGain, g, 3);
    case 23:
      return Math.max(0.4, limitedWorth(g, "attack"), limitedWorth(g, "march")) + outlook.mcp;
    case 24:
      return 1.1;
    case 25:
      return over(troopsCalledAway, g, 1);
    case 26:
      return 1 + over(losesSupport, g, 2);
    case 27:
      return 0.8 * lasting();
    case 28:
      return 0.8 * lasting();
    case 29:
      return (
        -resourcesOf(g, "british", -2) * outlook.british +
        resourcesOf(g, "mcp", Math.min(2, g.resources.british)) * outlook.mcp
      );
    case 30:
      return over(rallyGain, g, 2) + over(agitatedByBase, g, 1);
    case 31:
      return over(rallyGain, g, 2) + 0.8 * over(towardOpposition, g, 1);
    case 32:
      return mcpSpecial(g, "intimidate");
    default:
      return 0;
  }
}

const SINGLE = (card: number): boolean => card === 24 || card === 26;

/** What a text of the current card is worth to a faction that executes it (5.2). */
export function eventWorth(g: Malaya, faction: Faction, card: number, side: Shading): number {
  if (SINGLE(card)) return faction === "british" ? unshaded(g, card) : shaded(g, card);
  const british = side === "unshaded" ? unshaded(g, card) : -shaded(g, card);
  return faction === "british" ? british : -british;
}

/** The better text of a card, or its pass (2.3.3). */
export function bestOfEvent(g: Malaya, faction: Faction, card: number): number {
  const pass = faction === "british" ? 2 * outlook.british : outlook.mcp;
  const own = faction === "british" ? unshaded(g, card) : shaded(g, card);
  return Math.max(own, pass);
}
