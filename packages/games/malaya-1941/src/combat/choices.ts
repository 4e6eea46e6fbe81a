import { button } from "../choices.ts";

export const RAID_TABLE = button("raid");
export const ASSAULT_TABLE = button("assault");

/** MB-123 The three ways to take attrition. */
export const BREAK_DOWN = button("break-down");
export const LOSE = button("lose");
export const BREAK_AND_LOSE = button("break-and-lose");

export const STAY = button("stay");
