import type { Choice, Closed, Play } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { END, NO, UNIT, YES } from "../choices.ts";
import { announceZones } from "../knowledge.ts";
import { isLand } from "../map.ts";
import { inCommand } from "../pieces.ts";
import { type Answers, ask } from "../questions.ts";
import { endMovement, isFollowOn } from "../sequence.ts";
import { type Campaign, onMap, READY, SUPPRESSED } from "../state.ts";
import { IS_AMPHIBIOUS, IS_SUPPLY, SIDE, UNITS, UNITS_OF } from "../units.ts";
import { closedBy } from "./bars.ts";
import { FLY_RECON, SEALIFT, SPY } from "./choices.ts";
import { isWorking } from "./cost.ts";
import { barToLift, closedLift, lift } from "./lift.ts";
import { canFly, canSpy, reconnoitre, spy } from "./look.ts";
import { barToMove, barToStart, isAfoot, setOut } from "./steps.ts";

/** 11.1 The movement phase. */

/** M0, M1 The phase is opened once; then one act after another until the phasing side ends it. */
export function* move(g: Campaign): Play {
  if (g.opened) yield* nextAct(g);
  else open(g);
}

/** M0 Who may move, what engineers open, and the zones next to own units: fixed and told before anybody moves. */
function open(g: Campaign): void {
  g.opened = true;
  if (isFollowOn(g)) for (const unit of inCommand(g, g.phasing)) g.mark(unit, READY);
  const ashore = UNITS_OF[g.phasing].filter((unit) => onMap(g.at[unit]) && isLand(g.hexOf(unit)));
  g.bridged = ashore.filter((unit) => isWorking(g, unit)).map((unit) => g.hexOf(unit));
  g.boats = ashore.filter((unit) => hasBoats(g, unit)).map((unit) => g.hexOf(unit));
  const hexes = new Set<Hex>(ashore.map((unit) => g.hexOf(unit)));
  for (const hex of [...hexes].sort((a, b) => a - b)) announceZones(g, g.phasing, hex, "18.4");
}

/** MB-99 Engineers and amphibious units that are combat effective. */
const hasBoats = (g: Campaign, unit: Unit): boolean =>
  isWorking(g, unit) || (IS_AMPHIBIOUS[unit] === 1 && !g.has(unit, SUPPRESSED));

function* nextAct(g: Campaign): Play {
  const ready = UNITS_OF[g.phasing].filter((unit) => isAfoot(g, unit) && !barToMove(g, unit));
  const choices: Choice<Answers["movement"]>[] = ready.map((unit) => UNIT[unit]);
  if (!barToLift(g)) choices.push(SEALIFT);
  if (canFly(g)) choices.push(FLY_RECON);
  if (canSpy(g)) choices.push(SPY[g.phasing]);
  choices.push(END);
  const chosen = yield* ask<"movement">({
    seat: g.seat,
    rule: "11.1",
    about: { kind: "movement", ready: ready.length },
    choices,
    closed: () => closedActs(g),
    secret: [g.seat],
  });
  if (chosen === "end") {
    g.opened = false;
    endMovement(g);
  } else if (chosen === "sealift") yield* lift(g);
  else if (chosen === "fly-recon") yield* reconnoitre(g);
  else if (chosen === "spy") yield* spy(g);
  else yield* start(g, chosen);
}

function closedActs(g: Campaign): Closed[] {
  const closed = UNITS_OF[g.phasing].flatMap((unit) => {
    const why = isAfoot(g, unit) ? barToMove(g, unit) : undefined;
    return why ? [closedBy(UNIT[unit], why)] : [];
  });
  const noLift = barToLift(g);
  return noLift ? [...closed, closedLift(noLift)] : closed;
}

/** M2 A unit sets out, an engineer perhaps with a supply point. */
function* start(g: Campaign, unit: Unit): Play {
  const point = supplyFor(g, unit);
  const carries = point !== undefined && (yield* asksToCarry(g, unit));
  g.mover = setOut(g, unit, carries ? point : undefined);
  g.stage = "step";
}

/** 20(4), MB-100 The supply point that an engineer finds where it starts. */
const supplyFor = (g: Campaign, unit: Unit): Unit | undefined =>
  isWorking(g, unit)
    ? g
        .unitsAt(SIDE[unit], g.at[unit])
        .find((other) => IS_SUPPLY[other] === 1 && barToStart(g, other) === undefined)
    : undefined;

function* asksToCarry(g: Campaign, unit: Unit): Play<boolean> {
  const answer = yield* ask<"carry">({
    seat: g.seat,
    rule: "20.0",
    about: { kind: "carry", unit: UNITS[unit].id },
    choices: [YES, NO],
    secret: [g.seat],
  });
  return answer === "yes";
}
