import type { Said } from "../../face.ts";
import { percent } from "../../percent.ts";
import { en } from "./en.ts";

export const words: Said<typeof en> = en;

/** A chance of which only the bounds are known. */
export const percents = (least: number, most = least): string =>
  Math.round(least * 100) === Math.round(most * 100)
    ? percent(least)
    : `${Math.round(least * 100)}–${percent(most)}`;

/** Halves are kept. */
export const strengthText = (value: number): string =>
  Number.isInteger(value) ? `${value}` : value.toFixed(1);

export const overlayWords = words.overlay;
