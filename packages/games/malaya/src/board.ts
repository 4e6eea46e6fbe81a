import { type Sourced, type Space, sourced } from "@sandtable/coin";
import { CHART, KUALA_LUMPUR, PROVINCES, THAILAND } from "@sandtable/coin/malaya-map";

/** The map (1.3, 1.3.1, 1.3.2): all of Malaya, with Thailand as a refuge (1.3.3). */

export { has, type Space, type SpaceSet, setOf } from "@sandtable/coin";
export {
  BORDERS,
  ECONOMIC_CENTERS,
  isEconomicCenter,
  isJungle,
  isMountain,
  isPopulated,
  isProvince,
  JOHORE,
  KELANTAN,
  KUALA_LUMPUR,
  NEGRI_SEMBILAN,
  PAHANG,
  PERAK,
  POPULATED,
  POPULATION,
  SPACES,
  type SpaceId,
  THAILAND,
  TRENGGANU,
} from "@sandtable/coin/malaya-map";

/** What touches what (1.3.6). */
export const {
  all: ALL_SPACES,
  everywhere: ANYWHERE,
  neighbours: NEIGHBOURS,
  idOf,
  spaceOf,
  adjacent,
  zeroes,
} = CHART;
export const chart = CHART;

/** What an Economic Center without Sabotage earns the British (6.2.1). */
export const ECONOMIC_VALUE: Sourced<number> = sourced(6, { text: "1.3.5" });

/** Spaces that can be Controlled (1.7): all but the Economic Centers. */
export const CONTROLLABLE: readonly Space[] = [...PROVINCES, KUALA_LUMPUR, THAILAND];
