import { happened, type Lesson } from "@sandtable/engine";
import type { Unit } from "@sandtable/hex";
import { AT_BORDER, burmaForce, REGIMENTS } from "../burma.ts";
import { ALLIED, FORTRESS_AT, GRID, JAPANESE, MALAYA } from "../map.ts";
import { isBesieged } from "../play.ts";
import { ALL_UNITS, type Campaign, isTroop, onMap, SIDE } from "../state.ts";
import {
  begun,
  hexes,
  isJapanese,
  marched,
  marchers,
  type Now,
  standsIn,
  strengthBeside,
  taken,
  wasSunk,
} from "./looking.ts";
import { ANSWER, BEACHHEAD, BEHIND, CONTENT, QUIET } from "./openings.ts";

const APARRI = "2201";
const ENOUGH_FOR_APARRI = 21;

/** Whether a troop unit of the Allies in Malaya stands in a Japanese zone of control. */
const isPinned = (g: Campaign, unit: Unit): boolean =>
  SIDE[unit] === ALLIED &&
  isTroop(unit) &&
  onMap(g.at[unit]) &&
  MALAYA[g.at[unit]] === 1 &&
  g.zone[JAPANESE][g.at[unit]] > 0;

/** The Allies: give way, gather, sail, strike back. */
const allies: Lesson<Campaign> = {
  id: "allies",
  minutes: 9,
  scenario: "campaign",
  seat: "allied",
  opening: ANSWER,
  openingChance: ["die:4", "die:3", "die:4", "die:4"],
  script: { chance: ["die:4"], japanese: ["to:2302", ...QUIET.japanese] },
  steps: [
    {
      name: "away",
      show: hexes("0510", "0611", "0612"),
      reached: ({ state }) => !ALL_UNITS.some((unit) => isPinned(state, unit)),
      wrong: [
        { name: "ended", holds: (now) => begun(now, "air") },
        { name: "beside", holds: (now) => marchers(now).some((unit) => isPinned(now.state, unit)) },
      ],
    },
    {
      name: "gather",
      show: hexes(APARRI, "2203", "2103"),
      reached: ({ state }) => strengthBeside(state, ALLIED, APARRI) >= ENOUGH_FOR_APARRI,
      wrong: [
        { name: "ended", holds: (now) => begun(now, "air") },
        { name: "far", holds: (now) => marched(now) && strengthBeside(now.state, ALLIED, APARRI) === 0 },
      ],
    },
    {
      name: "sail",
      show: hexes("1018", "0813"),
      reached: (now) => happened(now, "sailed"),
      wrong: [{ name: "ended", holds: (now) => begun(now, "combat") }],
    },
    {
      name: "strike",
      show: hexes(APARRI),
      reached: ({ state }) => state.troops[JAPANESE][GRID.find(APARRI)] === 0,
      wrong: [
        { name: "failed", holds: (now) => happened(now, "attack") },
        { name: "over", holds: (now) => happened(now, "player-turn") },
      ],
    },
  ],
};

const isGuarded = (g: Campaign): boolean => {
  const { regiments, border } = burmaForce(g);
  return regiments >= REGIMENTS && border >= AT_BORDER;
};

/** Supply and duty: a port for the beachhead, the guard against Burma, a drop. */
const supply: Lesson<Campaign> = {
  id: "supply",
  minutes: 8,
  scenario: "campaign",
  seat: "japanese",
  opening: BEACHHEAD,
  openingChance: ["die:4", "die:4"],
  script: { chance: ["die:4"], ...QUIET },
  steps: [
    {
      name: "port",
      show: hexes("0609", "0509"),
      reached: ({ state }) => isJapanese(state, "0509") || isJapanese(state, "0710"),
      wrong: [
        { name: "ended", holds: (now) => begun(now, "air") },
        { name: "inland", holds: marched },
      ],
    },
    {
      name: "guard",
      show: hexes("0505", "0404", "0405", "0406"),
      reached: ({ state }) => isGuarded(state),
      wrong: [
        { name: "ended", holds: (now) => begun(now, "air") },
        {
          name: "inland",
          holds: (now) => marched(now) && burmaForce(now.state).border <= burmaForce(now.before).border,
        },
      ],
    },
    {
      name: "drop",
      show: hexes("1006", "0303", "1810"),
      reached: ({ state, before }) => taken(state) > taken(before),
      wrong: [
        { name: "lost", holds: (now) => happened(now, "assault", { fell: false }) },
        { name: "beside", holds: (now) => happened(now, "dropped") },
        { name: "flew", holds: (now) => happened(now, "displaced") },
        { name: "ended", holds: (now) => begun(now, "naval") },
      ],
    },
  ],
};

const SINGAPORE = FORTRESS_AT[GRID.find("0813")];
const stands = (g: Campaign): boolean => g.stands[SINGAPORE] === 1;
const spared = (now: Now): boolean =>
  now.events.some((event) => event.kind === "attack" && "result" in event && event.result !== "DS");

/** A fortress: the ring, hunger or storm, the fall. */
const siege: Lesson<Campaign> = {
  id: "siege",
  minutes: 8,
  scenario: "campaign",
  seat: "japanese",
  opening: BEHIND,
  script: { chance: ["die:6"], allied: ["to:0510", "to:0511", "to:0610", ...QUIET.allied] },
  steps: [
    {
      name: "ring",
      show: hexes("0813", "0713", "0812", "0612"),
      reached: ({ state }) => isBesieged(state, SINGAPORE),
      wrong: [
        { name: "ended", holds: (now) => begun(now, "air") },
        { name: "open", holds: marched },
      ],
    },
    {
      name: "surrender",
      show: hexes("0813"),
      reached: (now) => happened(now, "surrendered"),
      wrong: [
        { name: "lifted", holds: ({ state }) => stands(state) && !isBesieged(state, SINGAPORE) },
        { name: "spared", holds: spared },
      ],
    },
    {
      name: "fall",
      show: hexes("0813"),
      // The aircraft inside have flown off by then.
      reached: ({ state, question }) => !stands(state) && question?.seat === "japanese",
      wrong: [{ name: "waits", holds: (now) => begun(now, "air") || happened(now, "player-turn") }],
    },
  ],
};

const FIRST_CITIES = 3;
const CITIES = 5;

/** Two turns against a recruit. */
const battle: Lesson<Campaign> = {
  id: "battle",
  minutes: 20,
  scenario: "campaign",
  seat: "japanese",
  opening: CONTENT,
  script: {},
  steps: [
    {
      name: "foothold",
      show: hexes("0505", "0509", APARRI),
      reached: ({ state }) => taken(state) >= FIRST_CITIES,
      wrong: [
        { name: "late", holds: ({ state }) => state.turn > 0 },
        { name: "sunk", holds: wasSunk },
        { name: "idle", holds: (now) => begun(now, "combat") },
      ],
    },
    {
      name: "malaya",
      show: hexes("0710", "0511", "0612"),
      reached: ({ state }) => standsIn(state, JAPANESE, MALAYA),
      wrong: [{ name: "late", holds: ({ state }) => state.turn > 1 }],
    },
    {
      name: "cities",
      show: hexes("0511", "1711", "2103"),
      reached: ({ state }) => taken(state) >= CITIES,
      wrong: [{ name: "late", holds: ({ state }) => state.turn > 1 }],
    },
  ],
};

export const afterwards: readonly Lesson<Campaign>[] = [allies, supply, siege, battle];
