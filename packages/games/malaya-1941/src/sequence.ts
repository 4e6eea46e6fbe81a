import type { Play } from "@sandtable/engine";
import { NO, YES } from "./choices.ts";
import { playMarker } from "./hand.ts";
import { closeContact, forgetZones } from "./knowledge.ts";
import type { Phase } from "./log.ts";
import { JAPANESE, otherSide, type Side } from "./map.ts";
import { checkStacking } from "./pieces.ts";
import { ask } from "./questions.ts";
import { type Campaign, IDLE, type Impulse, MOVED, markerOf, READY, RETREATED, type Stage } from "./state.ts";

/**
 * 4.1 The sequence of play: what follows what. Each phase ends by calling on the next one here; what a phase does stands in its
 * own file. At the end of every phase stacking is checked (12.4).
 */

export function begin(g: Campaign, side: Side, stage: Stage, phase: Phase, rule: string): void {
  g.phasing = side;
  g.stage = stage;
  g.tell({ kind: "phase", rule, seat: g.seat, phase });
}

/** 4.1 After both sides have picked: both allocate their air missions, the Japanese first, neither seeing the other. */
export const beginAllocation = (g: Campaign): void => begin(g, JAPANESE, "allocation", "allocation", "16.3");

export const beginReinforcements = (g: Campaign, side: Side): void =>
  begin(g, side, "reinforcements", "reinforcements", "6.0");

/** 4.1 A side's Reinforcement Phase is over: the other's, then Logistics. */
export function endReinforcements(g: Campaign): void {
  checkStacking(g);
  if (g.phasing === g.first) beginReinforcements(g, otherSide(g.first));
  else beginLogistics(g, g.first);
}

const beginLogistics = (g: Campaign, side: Side): void =>
  begin(g, side, "reorganisation", "logistics", "7.0");

/** 4.1 A side's Logistics are over. */
export function endLogistics(g: Campaign): void {
  checkStacking(g);
  if (g.phasing === g.first) beginLogistics(g, otherSide(g.first));
  else beginImpulse(g, "first");
}

const SIDE_OF_IMPULSE: Readonly<Record<Impulse, (g: Campaign) => Side>> = {
  first: (g) => g.first,
  second: (g) => otherSide(g.first),
  "first-follow-on": (g) => g.first,
  "second-follow-on": (g) => otherSide(g.first),
  yamashita: () => JAPANESE,
};

/** 11.1 In a follow-on impulse only units in command may move. */
export const isFollowOn = (g: Campaign): boolean => g.impulse !== "first" && g.impulse !== "second";

function beginImpulse(g: Campaign, impulse: Impulse): void {
  g.impulse = impulse;
  begin(g, SIDE_OF_IMPULSE[impulse](g), "movement", "movement", "11.1");
  takeOff(g, MOVED | READY);
}

/** What is remembered of units for one phase only is forgotten. */
function takeOff(g: Campaign, flags: number): void {
  for (let unit = 0; unit < g.flags.length; unit++) g.flags[unit] &= ~flags;
}

export function endMovement(g: Campaign): void {
  forgetZones(g);
  checkStacking(g);
  begin(g, g.phasing, "strikes", "strikes", "16.8");
}

export function endStrikes(g: Campaign): void {
  g.strikes = [];
  checkStacking(g);
  begin(g, g.phasing, "contact", "combat", "14.0");
}

/** 4.1 A combat phase is over: the next impulse, or Yamashita's, or the end of the turn. */
export function endCombat(g: Campaign): void {
  closeContact(g);
  forgetZones(g);
  g.battles = [];
  g.assaults = [];
  g.fight = undefined;
  g.bridged = [];
  g.boats = [];
  takeOff(g, IDLE | RETREATED);
  checkStacking(g);
  const next = NEXT_IMPULSE[g.impulse];
  if (next) beginImpulse(g, next);
  else g.stage = g.impulse === "yamashita" ? "end" : "yamashita";
}

const NEXT_IMPULSE: Readonly<Partial<Record<Impulse, Impulse>>> = {
  first: "second",
  second: "first-follow-on",
  "first-follow-on": "second-follow-on",
};

const YAMASHITA = markerOf("yamashita");

/** MB-31 Once a turn, after the second player's Follow-on Impulse. Asked also without the marker, for that would tell (MB-150). */
export function* yamashita(g: Campaign): Play {
  const mayPlay = g.hand[YAMASHITA] > 0;
  const plays = yield* ask<"yamashita">({
    seat: "japanese",
    rule: "yamashita",
    about: { kind: "yamashita" },
    choices: mayPlay ? [YES, NO] : [NO],
    telling: true,
  });
  if (plays === "no") {
    g.stage = "end";
    return;
  }
  playMarker(g, YAMASHITA);
  beginImpulse(g, "yamashita");
}
