import { happened, type Lesson } from "@sandtable/engine";
import { ALLIED, GRID, IS_AIRFIELD, isMalaya, JAPANESE } from "../map.ts";
import type { Campaign } from "../state.ts";
import { IS_AIRFIELD_UNIT, IS_INFANTRY } from "../units.ts";
import { activeHqs, begun, hexes, type Now, objectivesOf, onTheMap, strengthInCommand } from "./looking.ts";
import { ALLIES_ASKED, LUCK, QUIET, SET_UP } from "./openings.ts";

const OBJECTIVES = 10;

/** Whether an airfield battalion has left its airfield since the step began. */
const leftAirfields = ({ state, before }: Now): boolean => operators(state) < operators(before);
const operators = (g: Campaign): number =>
  onTheMap(g, ALLIED, (unit) => IS_AIRFIELD_UNIT[unit] === 1 && IS_AIRFIELD[g.hexOf(unit)] === 1).length;

const hasDugIn = (g: Campaign): boolean => GRID.hexes.some((hex) => g.forts[hex] === ALLIED + 1);

/** 24.6 Whether the objectives of the Allies have been counted since the step began. */
const wasCounted = (now: Now): boolean => happened(now, "objectives", { seat: "allied" });

/** The Allies: dig in, spare supply, hold what counts. */
const allies: Lesson<Campaign> = {
  id: "allies",
  minutes: 9,
  scenario: "campaign",
  seat: "allied",
  opening: ALLIES_ASKED,
  openingChance: LUCK,
  script: { chance: ["die:5"], ...QUIET },
  steps: [
    {
      name: "dig",
      show: hexes("0909"),
      reached: ({ state }) => hasDugIn(state),
      wrong: [
        { name: "over", holds: (now) => begun(now, "japanese", "movement") },
        { name: "spent", holds: ({ state }) => activeHqs(state, ALLIED).length > 0 },
      ],
    },
    {
      name: "awake",
      show: hexes("1932", "2510"),
      reached: ({ state }) => activeHqs(state, ALLIED).length > 0,
      wrong: [{ name: "over", holds: (now) => begun(now, "japanese", "movement") }],
    },
    {
      name: "occupy",
      show: hexes("3744", "2539", "3427", "3837"),
      reached: ({ state }) => objectivesOf(state, ALLIED) >= OBJECTIVES,
      wrong: [
        { name: "airfield", holds: leftAirfields },
        {
          name: "empty",
          holds: ({ state, before }) => objectivesOf(state, ALLIED) < objectivesOf(before, ALLIED),
        },
        { name: "ended", holds: ({ state }) => state.impulse === "second-follow-on" || state.turn > 1 },
      ],
    },
    {
      name: "count",
      show: hexes("2510", "3844"),
      reached: (now) => wasCounted(now) && now.state.points[ALLIED] >= OBJECTIVES,
      wrong: [{ name: "fewer", holds: wasCounted }],
    },
  ],
};

const TWO_REGIMENTS = 12;

const isLost = ({ state }: Now): boolean => state.outcome !== undefined;
/** 25.3 Whether Japanese infantry stands in Malaya. */
const isInMalaya = (g: Campaign): boolean =>
  onTheMap(g, JAPANESE, (unit) => IS_INFANTRY[unit] === 1).some((unit) => isMalaya(g.hexOf(unit)));

/** Two turns against a recruit. */
const battle: Lesson<Campaign> = {
  id: "battle",
  minutes: 40,
  scenario: "campaign",
  seat: "japanese",
  opening: SET_UP,
  script: {},
  steps: [
    {
      name: "base",
      show: hexes("1002"),
      reached: ({ state }) => strengthInCommand(state, JAPANESE) >= TWO_REGIMENTS,
      wrong: [
        { name: "over", holds: isLost },
        { name: "sea", holds: (now) => begun(now, "japanese", "strikes") },
      ],
    },
    {
      name: "objective",
      show: hexes("2510", "0810"),
      reached: (now) => happened(now, "objectives", { seat: "japanese" }),
      wrong: [
        { name: "over", holds: isLost },
        {
          name: "thailand",
          holds: ({ state }) => state.impulse === "first-follow-on" && !isInMalaya(state),
        },
      ],
    },
    {
      name: "lead",
      show: hexes("0815", "1421"),
      reached: ({ state }) => state.turn > 2 && state.points[JAPANESE] > state.points[ALLIED],
    },
  ],
};

export const campaigns: readonly Lesson<Campaign>[] = [allies, battle];
