import type { Choice, Closed, Play } from "@sandtable/engine";
import type { Unit } from "@sandtable/hex";
import { burmaBar } from "./burma.ts";
import { END, PICK, STAY, TO } from "./choices.ts";
import { attempt, attemptChoice, closedToAttempt, openAttempts } from "./cities.ts";
import { expelAir } from "./flight.ts";
import { claim, claimsNear, enter } from "./ground.ts";
import { closedByLand, closedToMarch, isNeeded, LandRange, marches, menders, readyByLand } from "./land.ts";
import { GRID, SITE_AT } from "./map.ts";
import { type Answers, ask } from "./questions.ts";
import { type Campaign, DONE, placeName, SEATS, SIDE } from "./state.ts";
import { UNITS } from "./units.ts";

/** 2.1.A One act of the land movement segment: a march, or an attempt on an empty city. */
export function* landAct(g: Campaign): Play<"on" | "end"> {
  const ready = readyByLand(g);
  const attempts = openAttempts(g);
  const able = menders(g, ready);
  const isShort = able.length > 0;
  const choices: Choice<Answers["land"]>[] = ready.map((unit) => PICK[unit]);
  for (const site of attempts) choices.push(attemptChoice(site));
  if (!isShort) choices.push(END.land);
  const chosen = yield* ask<"land">({
    seat: SEATS[g.phasing],
    rule: "2.1.A",
    about: { kind: "land", ready: ready.length },
    choices,
    closed: () => [...(isShort ? [closedEnd(g)] : []), ...closedByLand(g), ...closedToAttempt(g)],
  });
  if (chosen === "end") return "end";
  if (typeof chosen === "object") yield* attempt(g, SITE_AT[chosen.city]);
  else yield* march(g, chosen, isNeeded(g, chosen, able));
  return "on";
}

const closedEnd = (g: Campaign): Closed => ({
  ...burmaBar(g),
  key: END.land.key,
  place: END.land.place,
  label: END.land.label,
});

/** Worked out and used at once, never across a question. */
const range = new LandRange();

/** 5.A A march; 9.G whoever must mend a shortage may not stay. */
function* march(g: Campaign, unit: Unit, mustMend: boolean): Play {
  const { id } = UNITS[unit];
  g.mover = { unit, kind: "land" };
  const { hexes, ways } = marches(g, unit, mustMend);
  const places = hexes.map((each) => TO[each]);
  const hex = yield* ask<"move">({
    seat: SEATS[SIDE[unit]],
    rule: "5.A",
    about: { kind: "move", unit: id },
    choices: mustMend ? places : [...places, STAY],
    closed: () => closedToMarch(g, unit),
  });
  g.mover = undefined;
  g.mark(unit, DONE);
  if (hex === "stay") return;
  const way = ways[hexes.indexOf(hex)];
  // Where nothing is to be claimed, what lies between does not matter.
  const path = claimsNear(g, SIDE[unit], g.hexOf(unit)) ? range.of(g, unit).path(hex) : [hex];
  const from = placeName(g.at[unit]);
  g.tell({ kind: "moved", rule: WAY_RULES[way], unit: id, from, to: GRID.ids[hex], way });
  for (const passed of path) {
    if (passed === hex) enter(g, unit, hex);
    else claim(g, SIDE[unit], passed);
    yield* expelAir(g, SIDE[unit], passed);
  }
}

const WAY_RULES = { land: "5.A", road: "5.A.1", hop: "5.A.2" } as const;
