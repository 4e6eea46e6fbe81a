import type { Play } from "@sandtable/engine";
import { COUNT, NO, YES } from "../choices.ts";
import { AIR_SUPERIORITY, BOMBARDMENT, POINTS } from "../data/tables.ts";
import { removeMarker, showHeld } from "../hand.ts";
import { AIRFIELDS, ALLIED, JAPANESE, otherSide, SEATS, SIDES, type Side } from "../map.ts";
import { score } from "../pieces.ts";
import { ask, roll } from "../questions.ts";
import { begin, beginReinforcements } from "../sequence.ts";
import {
  AIR_BOXES,
  type Campaign,
  DAMAGED,
  INTERDICTION,
  LOST,
  markerOf,
  RECON,
  RESERVE,
  STRIKE,
  SUPERIORITY,
  SUPPRESSED,
} from "../state.ts";
import { IS_AIRFIELD_UNIT } from "../units.ts";
import { BOX } from "./choices.ts";

const MISSIONS = [SUPERIORITY, STRIKE, INTERDICTION, RECON] as const;
/** 16.4, 16.52 The missions that a surplus may fire at; for the Japanese, who alone reach so far, the reserve, too (26.15a, 26.4). */
const OTHERS: readonly [readonly number[], readonly number[]] = [
  [STRIKE, INTERDICTION, RECON, RESERVE],
  [STRIKE, INTERDICTION, RECON],
];
const FORCE_Z = markerOf("force-z");

/** The airfields with a combat effective airfield battalion of the side in them (26.9, 26.12a). */
export const operatedAirfields = (g: Campaign, side: Side): number =>
  AIRFIELDS.filter((hex) =>
    g.unitsAt(side, hex).some((unit) => IS_AIRFIELD_UNIT[unit] === 1 && !g.has(unit, SUPPRESSED)),
  ).length;

/** 16.32, 16.33 What is in these boxes goes back to the reserve; everybody sees it where the boxes lie open. */
export function bringHome(g: Campaign, side: Side, boxes: readonly number[], rule: string): void {
  const air = g.air[side];
  let points = 0;
  for (const box of boxes) {
    points += air[box];
    air[box] = 0;
  }
  if (points === 0) return;
  air[RESERVE] += points;
  g.tell({ kind: "air-home", rule, seat: SEATS[side], points });
}

export const bringAllHome = (g: Campaign, side: Side): void => bringHome(g, side, MISSIONS, "16.32");

/** 16.3 Each side in secret, the Japanese first: points to the missions, one after another; the rest stays in reserve. */
export function* allocate(g: Campaign): Play {
  const side = g.phasing;
  bringAllHome(g, side);
  g.revealed = false;
  const air = g.air[side];
  let left = side === JAPANESE ? air[RESERVE] : Math.min(air[RESERVE], operatedAirfields(g, ALLIED));
  for (const box of MISSIONS) {
    // How many fields the Allies operate, and whether Force Z is in hand, is hidden: they are asked even if nothing can fly (MB-150).
    if (left === 0 && (side === JAPANESE || box !== SUPERIORITY)) break;
    const points = yield* ask<"allocate">({
      seat: g.seat,
      rule: "16.31",
      about: { kind: "allocate", box: AIR_BOXES[box], left },
      choices: COUNT.slice(0, left + 1),
      secret: [g.seat],
    });
    air[RESERVE] -= points;
    air[box] = points;
    left -= points;
  }
  if (side === ALLIED) yield* commitForceZ(g);
  g.tell({ kind: "allocated", rule: "16.3", seat: g.seat });
  if (side === JAPANESE) g.phasing = ALLIED;
  else begin(g, g.first, "superiority", "superiority", "16.5");
}

/** MB-34 With the air missions, and as secretly. */
function* commitForceZ(g: Campaign): Play {
  if (g.hand[FORCE_Z] === 0) return;
  const answer = yield* ask<"commit-force-z">({
    seat: "allied",
    rule: "26.16a",
    about: { kind: "commit-force-z" },
    choices: [YES, NO],
    secret: ["allied"],
  });
  g.forceZ = answer === "yes";
}

/** 16.5, 18.3, 26.1 The missions are shown; then both sides fire, before anybody suffers losses. */
export function* superiority(g: Campaign): Play {
  if (!g.revealed) {
    reveal(g);
    return;
  }
  const fighters = SIDES.map((side) => g.air[side][SUPERIORITY]);
  const ahead = fighters[JAPANESE] > fighters[ALLIED] ? JAPANESE : ALLIED;
  const others = yield* splitSurplus(g, ahead, fighters[ahead] - fighters[otherSide(ahead)]);
  const atFighters: (readonly [Side, readonly [number, number]])[] = [];
  for (const side of [g.first, otherSide(g.first)]) {
    const points = fighters[side] - (side === ahead ? others : 0);
    if (points > 0 && fighters[otherSide(side)] > 0)
      atFighters.push([side, yield* fire(g, side, "superiority", points)]);
  }
  g.hits = others > 0 ? yield* fire(g, ahead, "missions", others) : [0, 0];
  for (const [side, [eliminated, damaged]] of atFighters)
    hurt(g, otherSide(side), SUPERIORITY, eliminated, damaged);
  g.phasing = ahead;
  g.stage = "hits";
}

function reveal(g: Campaign): void {
  g.revealed = true;
  if (g.forceZ) showHeld(g, FORCE_Z);
  for (const side of SIDES) {
    const [reserve, fighters, strike, interdiction, recon, damaged] = g.air[side];
    g.tell({
      kind: "air-revealed",
      rule: "4.1",
      reveals: true,
      seat: SEATS[side],
      reserve,
      superiority: fighters,
      strike,
      interdiction,
      recon,
      damaged,
      isForceZ: side === ALLIED && g.forceZ,
    });
  }
}

const openBoxes = (g: Campaign, side: Side): readonly number[] =>
  OTHERS[side].filter((box) => g.air[otherSide(side)][box] > 0);

/** MB-41 How many points of a surplus fire at other missions. */
function* splitSurplus(g: Campaign, side: Side, surplus: number): Play<number> {
  if (surplus === 0 || openBoxes(g, side).length === 0) return 0;
  return yield* ask<"surplus">({
    seat: SEATS[side],
    rule: "16.52",
    about: { kind: "surplus", most: surplus },
    choices: COUNT.slice(0, surplus + 1),
  });
}

/** 16.51 One die for a group; beyond the last column nothing is gained. */
function* fire(
  g: Campaign,
  side: Side,
  at: "superiority" | "missions",
  points: number,
): Play<readonly [number, number]> {
  const seat = SEATS[side];
  const die = yield* roll("16.51", { kind: `die.${at}`, seat, points });
  const [eliminated, damaged] = AIR_SUPERIORITY[Math.min(points, AIR_SUPERIORITY.length) - 1][die - 1];
  g.tell({ kind: "air-fire", rule: "16.51", seat, at, points, die, eliminated, damaged });
  return [eliminated, damaged];
}

/** 16.10, 16.34, 16.52(3) Losses of one box; what finds no target is lost. Eliminated points score at once (MB-44). */
function hurt(g: Campaign, side: Side, box: number, eliminations: number, damages: number): void {
  const air = g.air[side];
  const eliminated = Math.min(eliminations, air[box]);
  const damaged = Math.min(damages, air[box] - eliminated);
  if (eliminated + damaged === 0) return;
  air[box] -= eliminated + damaged;
  air[LOST] += eliminated;
  air[DAMAGED] += damaged;
  g.tell({ kind: "air-lost", rule: "16.10", seat: SEATS[side], box: AIR_BOXES[box], eliminated, damaged });
  const winner = otherSide(side);
  score(g, winner, eliminated * POINTS[SEATS[winner]].air, "24.1");
}

/** MB-43 The firing side names the box for each elimination, then for each damage. */
export function* assignHits(g: Campaign): Play {
  const boxes = openBoxes(g, g.phasing);
  const [eliminated, damaged] = g.hits;
  if (eliminated + damaged === 0 || boxes.length === 0) {
    endSuperiority(g);
    return;
  }
  const isElimination = eliminated > 0;
  const box = yield* ask<"air-hit">({
    seat: g.seat,
    rule: "16.52",
    about: {
      kind: "air-hit",
      hit: isElimination ? "eliminated" : "damaged",
      left: isElimination ? eliminated : damaged,
    },
    choices: boxes.map((each) => BOX[each]),
  });
  hurt(g, otherSide(g.phasing), box, isElimination ? 1 : 0, isElimination ? 0 : 1);
  g.hits = isElimination ? [eliminated - 1, damaged] : [0, damaged - 1];
}

/** 16.51(5) The fighters come home. */
function endSuperiority(g: Campaign): void {
  g.hits = [0, 0];
  for (const side of SIDES) bringHome(g, side, [SUPERIORITY], "16.51");
  if (g.forceZ && g.air[JAPANESE][STRIKE] > 0) {
    g.phasing = JAPANESE;
    g.stage = "force-z";
  } else beginReinforcements(g, g.first);
}

/** 26.16a, MB-34 The Japanese throw any number of their Strike points at Force Z. */
export function* attackForceZ(g: Campaign): Play {
  const points = yield* ask<"attack-force-z">({
    seat: "japanese",
    rule: "26.16a",
    about: { kind: "attack-force-z" },
    choices: COUNT.slice(0, g.air[JAPANESE][STRIKE] + 1),
  });
  if (points > 0) yield* strikeForceZ(g, points);
  beginReinforcements(g, g.first);
}

/** MB-35 */
function* strikeForceZ(g: Campaign, points: number): Play {
  const die = yield* roll("26.16a", { kind: "die.force-z", points });
  const result = BOMBARDMENT[Math.min(points, BOMBARDMENT.length - 1)][die - 1];
  g.tell({ kind: "force-z", rule: "26.16a", seat: "allied", points, die, result });
  const air = g.air[JAPANESE];
  let home = points;
  if (result === "AA") {
    hurt(g, JAPANESE, STRIKE, 1, 0);
    home--;
  } else if (result === "-") g.noLandings = true;
  else {
    g.forceZ = false;
    removeMarker(g, FORCE_Z);
    score(g, JAPANESE, result === "S" ? POINTS.japanese.forceZDamaged : POINTS.japanese.forceZSunk, "26.16a");
  }
  air[STRIKE] -= home;
  air[RESERVE] += home;
  if (home > 0) g.tell({ kind: "air-home", rule: "16.32", seat: "japanese", points: home });
}
