import type { Play } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { TO } from "../choices.ts";
import { tellEmpty, travel } from "../knowledge.ts";
import { GRID, isLand, otherSide, SEATS } from "../map.ts";
import { ask } from "../questions.ts";
import { type Campaign, IDLE } from "../state.ts";
import { faceOf, IS_ARMORED, IS_SUPPLY, MOVEMENT, SIDE, UNITS } from "../units.ts";
import { STAY } from "./choices.ts";
import { mayLand, mayPursue, seemsToPursue } from "./ground.ts";
import {
  battleOf,
  type Does,
  fightOf,
  heldBy,
  nextStep,
  type Role,
  roleOf,
  type StepOf,
  sideOfRole,
  touched,
  update,
} from "./results.ts";

/** 15.4 Pursuit, unit by unit: into a hex that the losers held and left empty, and on if the result lets it. */
export const pursuit: Does<"pursuit"> = function* (g, step) {
  const [unit, ...queue] = fightOf(g).queue ?? pursuers(g, step);
  update(g, { queue });
  if (unit === undefined) nextStep(g);
  else yield* pursue(g, unit, isTankShock(g, unit) ? 2 : step.length);
};

const other = (role: Role): Role => (role === "attacker" ? "defender" : "attacker");

/** MB-30 */
const isTankShock = (g: Campaign, unit: Unit): boolean =>
  fightOf(g).tankShock && IS_ARMORED[unit] === 1 && roleOf(g, unit) === "attacker";

/** MB-132 Units that fought and have somewhere to go; zero movement never goes (15.43). Supply lands with its force (MB-74). */
function pursuers(g: Campaign, { role, ifWipedOut }: StepOf<"pursuit">): readonly Unit[] {
  if (ifWipedOut && touched(g, other(role)).length > 0) return [];
  const side = sideOfRole(g, role);
  const fought = touched(g, role).filter((unit) => !g.has(unit, IDLE) && !IS_SUPPLY[unit]);
  const carried =
    role === "attacker"
      ? fightOf(g)
          .origins.filter((hex) => !isLand(hex))
          .flatMap((hex) => g.unitsAt(side, hex).filter((unit) => IS_SUPPLY[unit] === 1))
      : [];
  return [...fought, ...carried].filter((unit) => MOVEMENT[unit] > 0 && firstHexes(g, unit).length > 0);
}

/** 15.42, 15.45, 22.4 Where it might go first, as far as both sides know. */
function firstHexes(g: Campaign, unit: Unit): readonly Hex[] {
  const from = g.hexOf(unit);
  if (!isLand(from))
    return battleOf(g).targets.filter((hex) => !g.occupies(otherSide(SIDE[unit]), hex) && mayLand(unit, hex));
  return heldBy(g, other(roleOf(g, unit))).filter(
    (hex) => GRID.distance(from, hex) === 1 && seemsToPursue(g, unit, from, hex),
  );
}

function* pursue(g: Campaign, unit: Unit, length: number): Play {
  const start = g.hexOf(unit);
  for (let gone = 0; gone < length; gone++) {
    const from = g.hexOf(unit);
    const seeming =
      gone === 0
        ? firstHexes(g, unit)
        : [...GRID.around[from]].filter((hex) => hex !== start && seemsToPursue(g, unit, from, hex));
    if (seeming.length === 0) return;
    // Asked also without boats: whether an engineer stands by is hidden (MB-150).
    const hexes = seeming.filter((hex) => !isLand(from) || mayPursue(g, unit, from, hex));
    const to = yield* ask<"pursuit">({
      seat: SEATS[SIDE[unit]],
      secret: SEATS,
      rule: isLand(from) ? "15.42" : "22.4",
      about: { kind: "pursuit", unit: UNITS[unit].id, hex: GRID.ids[from], further: gone > 0 },
      choices: [...hexes.map((hex) => TO[hex]), STAY],
    });
    if (to === "stay") return;
    travel(g, unit, to);
    g.tell({
      kind: "pursued",
      rule: isLand(from) ? "15.42" : "22.4",
      seat: SEATS[SIDE[unit]],
      face: faceOf(unit),
      from: GRID.ids[from],
      to: GRID.ids[to],
    });
    tellEmpty(g, SIDE[unit], from);
  }
}
