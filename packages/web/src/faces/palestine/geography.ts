import { chart, isCoastal as liesOnCoast, SPACES, type SpaceId } from "@sandtable/palestine/map";
import { SABOTAGE_COST } from "@sandtable/palestine/shape";
import { SPACE_IDS } from "./spaces.ts";

/** What the map means: who touches whom, and what Sabotage costs where. */

/** 1.3.5 Who is adjacent to whom, in the order of the map. */
export const neighbours = (id: SpaceId): readonly SpaceId[] =>
  SPACE_IDS.filter((other) => chart.adjacent(chart.at(id), chart.at(other)));

/** 1.3.2 Only Jerusalem District has no coast. */
export const isCoastal = (id: SpaceId): boolean => liesOnCoast(chart.at(id));

/** 6.1.1 What a Sabotage marker costs; on a Railway once, however many there are. */
export const sabotageValue = (id: SpaceId): number => SABOTAGE_COST[SPACES[chart.at(id)].kind];
