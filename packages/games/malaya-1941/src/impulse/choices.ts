import type { Choice } from "@sandtable/engine";
import { book, button } from "../choices.ts";

/** The unit goes no further. */
export const HALT = button("halt");

/** 22.0 Move by sea. */
export const SEALIFT = button("sealift");
/** The load is complete. */
export const SET_SAIL = button("set-sail");

/** 16.7 Fly a recon mission. */
export const FLY_RECON = button("fly-recon");

/** MB-51 There is nothing that a D could eliminate. */
export const NO_LOSS = button("no-loss");

/** A marker that is played here, where its number would be taken for something else. */
const card = <T extends string, W extends string>(word: W, marker: string, answer: T): Choice<T> =>
  book.define(`${word}:${marker}`, answer, { on: "card", id: marker }, { key: `choice.${word}`, marker });

/** MB-28 Look at one stack, by side. */
export const SPY = [
  card("spy", "japanese-intelligence", "spy"),
  card("spy", "allied-intelligence", "spy"),
] as const;

/** MB-32 One more lift. */
export const EXTRA_LIFT = card("extra-lift", "amphibious-move", "extra-lift");

/** MB-33, MB-34 Ships, by the id of their marker. */
export type Ship = "naval-ca" | "naval-dd" | "force-z";
export const FIRE: Readonly<Record<Ship, Choice<Ship>>> = {
  "naval-ca": card("fire", "naval-ca", "naval-ca"),
  "naval-dd": card("fire", "naval-dd", "naval-dd"),
  "force-z": card("fire", "force-z", "force-z"),
};
