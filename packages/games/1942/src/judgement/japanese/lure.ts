import type { Hex } from "@sandtable/hex";
import { ALLIED, GRID, JAPANESE } from "../../map.ts";
import { type Campaign, IS_INFANTRY } from "../../state.ts";
import { supplyReach } from "../../supply.ts";
import { pointsTo, type Survey } from "../survey.ts";
import { FAR, JOINED, travel } from "../travel.ts";

/** Appeal lost for each movement point between a unit and what it goes for. */
export const MARCH = 0.5;
/** The same for an enemy stack: it is followed farther. */
const HUNT = 0.3;

/** Who has nothing to go for goes to a port: ships may take him where he has. */
const PORT = -0.5;

/** Units that need no room (4.0). */
export const IS_TRAIN = IS_INFANTRY.map((isInfantry) => 1 - isInfantry);

/** How a hex lies to what the unit could go for; higher is nearer to more. */
export function pull(survey: Survey, hex: Hex, isTrain: number): number {
  const memo = hex * 2 + isTrain;
  const known = survey.pull.get(memo);
  if (known !== undefined) return known;
  let most = NOTHING;
  for (let at = 0; at < survey.count; at++) {
    const objective = survey.objectives[at];
    const { kind, worth, need } = objective;
    const isStack = kind === "stack";
    const value = worth * (isStack ? 0.15 + 0.6 * need : 0.4 + 0.3 * need);
    if (value <= most || kind === "fortress") continue;
    const points = pointsTo(hex, objective, isTrain);
    if (points < FAR) most = Math.max(most, value - (isStack ? HUNT : MARCH) * points);
  }
  if (most < PORT) for (const port of survey.ports) most = Math.max(most, PORT - HUNT * travel(hex, port));
  return survey.pull.note(memo, most);
}
/** The pull of a hex from which nothing can be reached. */
export const NOTHING = -10;

/** What a unit of a stack may expect of an attack, by the odds against it. */
const SUFFERS = [0, 0.04, 0.13, 0.35, 0.6, 1, 1.3];
const MARCH_WITH = 5;
const MOST_TOGETHER = 30;
/** Allies in the open are slow to come out. */
const RELUCTANCE = 0.5;

/** How a stack is in danger where it stands: from those beside it, garrisons above all, which risk nothing (6.3). */
export function danger(g: Campaign, { tally }: Survey, hex: Hex, stack: number): number {
  let enemies = 0;
  const around = GRID.around[hex];
  for (let at = 0; at < around.length; at++) {
    const there = tally.power[ALLIED][around[at]];
    if (there > 0) enemies += g.isFortress(ALLIED, around[at]) ? there : there * RELUCTANCE;
  }
  if (enemies <= stack) return 0;
  const company = Math.min(MOST_TOGETHER, stack + tally.freeNear(JAPANESE, hex, MARCH_WITH) / 2);
  return SUFFERS[Math.min(6, Math.floor(enemies / Math.max(stack, company)))];
}

/** Japanese strength that could attack the hex over land. */
export function beside({ tally }: Survey, hex: Hex): number {
  const power = tally.power[JAPANESE];
  let sum = 0;
  const around = JOINED[hex];
  for (let at = 0; at < around.length; at++) sum += power[around[at]];
  return sum;
}

/** 6.3 A fortress falls to whoever enters it, which takes nothing but legs once nobody holds it. */
export const EMPTY_FORTRESS = 20;
export const isEmptyFortress = (g: Campaign, hex: Hex): boolean =>
  g.isFortress(ALLIED, hex) && g.troops[ALLIED][hex] === 0;

export const isInSupply = (g: Campaign, hex: Hex): boolean => supplyReach(g, JAPANESE).reach[hex] !== 0;
