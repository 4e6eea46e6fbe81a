import { ask, type Choice, type Play } from "@sandtable/engine";
import { burmaChange, burmaForce, isBurmaShort } from "./burma.ts";
import { ASSAULT, END, PICK, STAY, TO } from "./choices.ts";
import { attempt, attemptChoice, openAttempts } from "./cities.ts";
import { expelAir } from "./flight.ts";
import { enter } from "./ground.ts";
import { hasWayByLand, isReadyByLand, landDestinations, landRange } from "./land.ts";
import { GRID, SITE_AT } from "./map.ts";
import { type Campaign, DONE, IS_REGIMENT, placeName, SEATS, SIDE, UNIT_COUNT } from "./state.ts";
import { UNITS } from "./units.ts";

/** Units that may still march in this segment. */
export function readyByLand(g: Campaign): number[] {
  const found: number[] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (isReadyByLand(g, unit) && hasWayByLand(g, unit)) found.push(unit);
  return found;
}

/** 9.G A regiment that has not moved could still mend a shortage. */
const couldMend = (g: Campaign, ready: readonly number[]): boolean =>
  isBurmaShort(g) &&
  ready.some((unit) => {
    const change = burmaChange(g, unit);
    return IS_REGIMENT[unit] === 1 && landRange(g, unit).hexes.some((hex) => change(hex) < 0);
  });

/** 2.1.A One act of the land movement segment: a march, or an attempt on an empty city. */
export function* landAct(g: Campaign): Play<"on" | "end"> {
  const ready = readyByLand(g);
  const attempts = openAttempts(g);
  const isShort = couldMend(g, ready);
  const choices: Choice<number>[] = ready.map((unit) => PICK[unit]);
  for (const site of attempts) choices.push(attemptChoice(site));
  if (!isShort) choices.push(END.land);
  const chosen = yield {
    seat: SEATS[g.phasing],
    rule: "2.1.A",
    prompt: { key: "prompt.land", ready: ready.length },
    choices,
    closed: isShort
      ? () => [
          {
            rule: "9.G",
            why: { key: "bar.burma", ...burmaForce(g) },
            key: END.land.key,
            place: END.land.place,
            label: END.land.label,
          },
        ]
      : undefined,
  };
  const value = chosen.value as number;
  if (chosen.key === END.land.key) return "end";
  if (chosen.key === ASSAULT[value]?.key) yield* attempt(g, SITE_AT[value]);
  else yield* march(g, value);
  return "on";
}

function* march(g: Campaign, unit: number): Play {
  const { id } = UNITS[unit];
  g.mover = { unit, kind: "land" };
  const hex = yield* ask<number>({
    seat: SEATS[SIDE[unit]],
    rule: "5.A",
    prompt: { key: "prompt.move", unit: id },
    choices: [...landDestinations(g, unit).map((each) => TO[each]), STAY],
  });
  g.mover = undefined;
  g.mark(unit, DONE);
  if (hex === STAY.value) return;
  const way = landRange(g, unit).way(hex);
  const from = placeName(g.at[unit]);
  enter(g, unit, hex);
  g.tell({ kind: "moved", rule: WAY_RULES[way], unit: id, from, to: GRID.ids[hex], way });
  yield* expelAir(g, SIDE[unit], hex);
}

const WAY_RULES = { land: "5.A", road: "5.A.1", hop: "5.A.2" } as const;
