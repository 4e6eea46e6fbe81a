/**
 * The Initiative Track of The British Way: three boxes, of which the two factions fill two on every Event
 * card. Left to right; the faction further left is 1st Eligible on the next card (Malaya and Palestine 2.3,
 * Japanese Occupation 2.4).
 */
export type Box = "limited" | "event" | "full";

export const BOXES: readonly Box[] = ["limited", "event", "full"];

/** Adjusting eligibility: does the faction that went first stay first? */
export const staysFirst = (first: Box, second: Box): boolean => BOXES.indexOf(first) < BOXES.indexOf(second);
