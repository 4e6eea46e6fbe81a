import type { Said } from "../../face.ts";
import { en } from "./en.ts";

export const words: Said<typeof en> = en;

/** What may happen is never written as 0 %, nor what may fail as 100 %. */
export const percent = (chance: number): string => {
  if (chance > 0 && chance < 0.005) return "< 1 %";
  if (chance < 1 && chance >= 0.995) return "> 99 %";
  return `${Math.round(chance * 100)} %`;
};

/** A chance of which only the bounds are known. */
export const percents = (least: number, most = least): string =>
  Math.round(least * 100) === Math.round(most * 100)
    ? percent(least)
    : `${Math.round(least * 100)}–${percent(most)}`;

/** Halves are kept. */
export const strengthText = (value: number): string =>
  Number.isInteger(value) ? `${value}` : value.toFixed(1);
