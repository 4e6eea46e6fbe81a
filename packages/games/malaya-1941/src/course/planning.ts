import { happened, type Lesson } from "@sandtable/engine";
import { JAPANESE } from "../map.ts";
import { ACTIVE, BASE, BROKEN_DOWN, type Campaign, DAMAGED, STRIKE, SUPERIORITY } from "../state.ts";
import { IS_HQ, IS_INFANTRY, IS_SUPPLY, UNITS_OF } from "../units.ts";
import { activeHqs, baseOfOperations, begun, boxes, hexes, type Now, onTheMap } from "./looking.ts";
import { LANDED, LUCK, MARKERS, QUIET, SET_UP } from "./openings.ts";

const FIGHTERS = 6;
const BOMBERS = 2;
const TWO_REGIMENTS = 12;
const FULL = 9;

/** 16.10 Whether the Allies lost aircraft on other missions than Air Superiority. */
const struckBombers = ({ events }: Now): boolean =>
  events.some(
    (event) =>
      event.kind === "air-lost" &&
      "seat" in event &&
      event.seat === "allied" &&
      "box" in event &&
      event.box !== "superiority",
  );

/** What it is about, air missions in secret, the first ships. */
const sky: Lesson<Campaign> = {
  id: "sky",
  minutes: 8,
  scenario: "campaign",
  seat: "japanese",
  opening: SET_UP,
  openingChance: MARKERS,
  script: { chance: ["die:5"], ...QUIET },
  steps: [
    {
      name: "allocate",
      show: boxes("superiority", "strike"),
      reached: ({ state }) =>
        state.air[JAPANESE][SUPERIORITY] >= FIGHTERS && state.air[JAPANESE][STRIKE] >= BOMBERS,
      wrong: [
        { name: "no-bombs", holds: (now) => happened(now, "allocated", { seat: "japanese" }) },
        {
          name: "thin",
          holds: ({ state, keys }) => keys.length > 0 && state.air[JAPANESE][SUPERIORITY] < FIGHTERS,
        },
      ],
    },
    {
      name: "surplus",
      show: boxes("strike"),
      reached: struckBombers,
      wrong: [{ name: "spared", holds: (now) => happened(now, "air-home") }],
    },
    {
      name: "ashore",
      show: hexes("1002"),
      reached: ({ state }) => {
        const hex = baseOfOperations(state, TWO_REGIMENTS);
        return hex !== undefined && state.stack[JAPANESE][hex] <= FULL;
      },
      wrong: [
        {
          name: "hungry",
          holds: ({ keys, question }) =>
            question?.about.kind === "ferry" && !keys.some((key) => key.startsWith("to:")),
        },
        {
          name: "apart",
          holds: (now) =>
            begun(now, "japanese", "logistics") &&
            onTheMap(now.state, JAPANESE, (unit) => IS_SUPPLY[unit] === 0).length > 0,
        },
        { name: "base", holds: (now) => begun(now, "japanese", "logistics") },
      ],
    },
  ],
};

const isSplit = (g: Campaign): boolean =>
  UNITS_OF[JAPANESE].some((unit) => IS_INFANTRY[unit] === 1 && g.at[unit] === BROKEN_DOWN);

/** Logistics: battalions, an HQ awake, aircraft mended. */
const headquarters: Lesson<Campaign> = {
  id: "headquarters",
  minutes: 6,
  scenario: "campaign",
  seat: "japanese",
  opening: LANDED,
  openingChance: LUCK,
  script: { chance: ["die:5"], ...QUIET },
  steps: [
    {
      name: "split",
      reached: ({ state }) => isSplit(state),
      wrong: [{ name: "whole", holds: ({ question }) => question?.about.kind === "spend" }],
    },
    {
      name: "awake",
      show: hexes("1002"),
      reached: ({ state }) => activeHqs(state, JAPANESE).length > 0,
      wrong: [
        { name: "asleep", holds: (now) => begun(now, "allied", "logistics") },
        {
          name: "far",
          holds: ({ state }) =>
            UNITS_OF[JAPANESE].some(
              (unit) => IS_HQ[unit] === 1 && state.at[unit] === BASE && state.has(unit, ACTIVE),
            ),
        },
      ],
    },
    {
      name: "mend",
      show: boxes("damaged"),
      reached: ({ state }) => state.air[JAPANESE][DAMAGED] === 0,
      wrong: [{ name: "grounded", holds: (now) => begun(now, "allied", "logistics") }],
    },
  ],
};

export const planning: readonly Lesson<Campaign>[] = [sky, headquarters];
