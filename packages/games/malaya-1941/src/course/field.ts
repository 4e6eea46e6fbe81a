import { happened, type Lesson } from "@sandtable/engine";
import { GRID, JAPANESE } from "../map.ts";
import { type Campaign, READY as MAY_MOVE, MOVED, REPLACEABLE } from "../state.ts";
import { IS_INFANTRY, unitOf } from "../units.ts";
import {
  begun,
  boxes,
  hexes,
  type Now,
  nearest,
  occupies,
  onTheMap,
  results,
  strengthBeside,
  strengthOf,
} from "./looking.ts";
import { BEFORE_JITRA, BESIDE_JITRA, LUCK, QUIET, READY, READY_TO_LOOK } from "./openings.ts";

const JITRA = "0909";
const KOTA_BHARU = "2510";
const TWO_REGIMENTS = 12;
const BEFORE = 2;
const REGIMENTS = [unitOf("j-11-5"), unitOf("j-41-5")];

const infantry = (g: Campaign) => onTheMap(g, JAPANESE, (unit) => IS_INFANTRY[unit] === 1);
const sees = ({ events }: Now, hex: string): boolean =>
  events.some((event) => event.kind === "seen" && "hex" in event && event.hex === hex);

/** Fog, roads, and a second impulse. */
const fog: Lesson<Campaign> = {
  id: "fog",
  minutes: 8,
  scenario: "campaign",
  seat: "japanese",
  opening: READY_TO_LOOK,
  openingChance: LUCK,
  script: { chance: ["die:5"], ...QUIET },
  steps: [
    {
      name: "look",
      show: hexes(JITRA),
      reached: (now) => sees(now, JITRA),
      wrong: [
        { name: "ended", holds: (now) => begun(now, "japanese", "strikes") },
        { name: "elsewhere", holds: (now) => happened(now, "flown") },
        { name: "marched", holds: (now) => happened(now, "moved") },
      ],
    },
    {
      name: "near",
      show: hexes("1002", "0907"),
      reached: ({ state }) => {
        const units = infantry(state);
        return (
          nearest(state, units, JITRA) === BEFORE &&
          units.some(
            (unit) => GRID.distance(state.hexOf(unit), GRID.find(JITRA)) === BEFORE && state.has(unit, MOVED),
          )
        );
      },
      wrong: [
        { name: "contact", holds: ({ state }) => nearest(state, infantry(state), JITRA) < BEFORE },
        { name: "ended", holds: (now) => begun(now, "japanese", "strikes") },
      ],
    },
    {
      name: "again",
      show: hexes("0907"),
      reached: ({ state }) =>
        state.impulse === "first-follow-on" && infantry(state).some((unit) => state.has(unit, MOVED)),
      wrong: [
        {
          name: "out",
          holds: ({ state, question }) =>
            state.impulse === "first-follow-on" &&
            question?.about.kind === "movement" &&
            !infantry(state).some((unit) => state.has(unit, MAY_MOVE)),
        },
        { name: "over", holds: ({ state }) => state.turn > 1 || state.impulse === "second-follow-on" },
      ],
    },
  ],
};

const forceAtSea = (g: Campaign, target: string): number =>
  Math.max(
    0,
    ...g.assaults
      .filter((assault) => assault.target === GRID.find(target))
      .map(({ sea }) => strengthOf(g.unitsAt(JAPANESE, sea))),
  );

const bombed = (now: Now, hex: string): boolean => happened(now, "bombarded", { hex });

/** From the sea: load, bomb, assault. */
const landing: Lesson<Campaign> = {
  id: "landing",
  minutes: 7,
  scenario: "campaign",
  seat: "japanese",
  opening: READY,
  openingChance: LUCK,
  script: { chance: ["die:5"], ...QUIET },
  steps: [
    {
      name: "sail",
      show: hexes(KOTA_BHARU, "2509"),
      reached: ({ state }) => forceAtSea(state, KOTA_BHARU) >= TWO_REGIMENTS,
      wrong: [
        { name: "alone", holds: ({ state }) => state.assaults.length > 0 },
        { name: "coast", holds: (now) => happened(now, "sailed") },
        { name: "ended", holds: (now) => begun(now, "japanese", "strikes") },
      ],
    },
    {
      name: "bombs",
      show: hexes(KOTA_BHARU),
      reached: (now) => bombed(now, KOTA_BHARU),
      wrong: [
        { name: "other", holds: (now) => happened(now, "bombarded") },
        { name: "unused", holds: (now) => begun(now, "japanese", "combat") },
      ],
    },
    {
      name: "beach",
      show: hexes(KOTA_BHARU),
      reached: ({ state, question }) =>
        occupies(state, JAPANESE, KOTA_BHARU) && question?.about.kind !== "pursuit",
      wrong: [{ name: "drowned", holds: (now) => happened(now, "eliminated", { seat: "japanese" }) }],
    },
  ],
};

const isAgainstDefender = (result: string): boolean => result.startsWith("D");

/** A battle: contact, bombs, the table, pursuit. */
const fight: Lesson<Campaign> = {
  id: "fight",
  minutes: 8,
  scenario: "campaign",
  seat: "japanese",
  opening: BEFORE_JITRA,
  openingChance: LUCK,
  script: { chance: ["die:5"], ...QUIET },
  steps: [
    {
      name: "join",
      show: hexes(JITRA, "0907", "0908"),
      reached: ({ state }) => strengthBeside(state, JAPANESE, JITRA) >= TWO_REGIMENTS,
      wrong: [
        {
          name: "alone",
          holds: (now) => begun(now, "japanese", "strikes") && strengthBeside(now.state, JAPANESE, JITRA) > 0,
        },
        { name: "ended", holds: (now) => begun(now, "japanese", "strikes") },
        {
          name: "away",
          holds: (now) => happened(now, "moved") && strengthBeside(now.state, JAPANESE, JITRA) === 0,
        },
      ],
    },
    {
      name: "bombs",
      show: hexes(JITRA),
      reached: (now) => bombed(now, JITRA),
      wrong: [
        { name: "other", holds: (now) => happened(now, "bombarded") },
        { name: "unused", holds: (now) => begun(now, "japanese", "combat") },
      ],
    },
    {
      name: "break",
      show: hexes(JITRA),
      reached: (now) => results(now).some(isAgainstDefender),
      wrong: [
        { name: "beaten", holds: (now) => results(now).length > 0 },
        { name: "idle", holds: ({ state }) => state.impulse === "second-follow-on" || state.turn > 1 },
      ],
    },
    {
      name: "hold",
      show: hexes(JITRA),
      reached: ({ state }) => occupies(state, JAPANESE, JITRA),
      wrong: [{ name: "stays", holds: ({ question }) => question?.about.kind !== "pursuit" }],
    },
  ],
};

const lostRegiments = (g: Campaign): number => REGIMENTS.filter((unit) => g.at[unit] === REPLACEABLE).length;

/** Losses: paid in battalions, and made good. */
const losses: Lesson<Campaign> = {
  id: "losses",
  minutes: 10,
  scenario: "campaign",
  seat: "japanese",
  opening: BESIDE_JITRA,
  openingChance: LUCK,
  script: {
    chance: ["die:3", "marker:amphibious-move", "marker:naval-ca", "marker:naval-dd"],
    ...QUIET,
  },
  steps: [
    {
      name: "pay",
      show: hexes(JITRA, "0908"),
      reached: (now) =>
        happened(now, "eliminated", { seat: "japanese" }) &&
        happened(now, "battle-over") &&
        lostRegiments(now.state) === 0,
      wrong: [
        { name: "regiment", holds: ({ state }) => lostRegiments(state) > 0 },
        { name: "contact", holds: (now) => results(now).includes("CT") },
        { name: "idle", holds: (now) => begun(now, "allied", "movement") },
      ],
    },
    {
      name: "refit",
      show: boxes("superiority"),
      reached: (now) => happened(now, "refitted", { seat: "japanese" }),
      wrong: [{ name: "late", holds: ({ state }) => state.turn > 1 && state.stage === "movement" }],
    },
  ],
};

export const field: readonly Lesson<Campaign>[] = [fog, landing, fight, losses];
