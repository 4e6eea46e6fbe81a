import type { Choice, Closed, Play } from "@sandtable/engine";
import type { Unit } from "@sandtable/hex";
import { burmaForce } from "./burma.ts";
import { END, PICK, STAY, TO } from "./choices.ts";
import { attempt, attemptChoice, openAttempts } from "./cities.ts";
import { closedByLand, closedToMarch } from "./closed.ts";
import { expelAir } from "./flight.ts";
import { claim, enter } from "./ground.ts";
import { isNeededByLand, landDestinations, landRange, menders, rangeEdition, readyByLand } from "./land.ts";
import { GRID, SITE_AT } from "./map.ts";
import { type Answers, ask } from "./questions.ts";
import { type Campaign, DONE, placeName, SEATS, SIDE } from "./state.ts";
import { UNITS } from "./units.ts";

/** 2.1.A One act of the land movement segment: a march, or an attempt on an empty city. */
export function* landAct(g: Campaign): Play<"on" | "end"> {
  const ready = readyByLand(g);
  const attempts = openAttempts(g);
  const isShort = menders(g, ready).length > 0;
  const choices: Choice<Answers["land"]>[] = ready.map((unit) => PICK[unit]);
  for (const site of attempts) choices.push(attemptChoice(site));
  if (!isShort) choices.push(END.land);
  const chosen = yield* ask<"land">({
    seat: SEATS[g.phasing],
    rule: "2.1.A",
    about: { kind: "land", ready: ready.length },
    choices,
    closed: () => [...(isShort ? [closedEnd(g)] : []), ...closedByLand(g, attempts)],
  });
  if (chosen === "end") return "end";
  if (typeof chosen === "object") yield* attempt(g, SITE_AT[chosen.city]);
  else yield* march(g, chosen);
  return "on";
}

const closedEnd = (g: Campaign): Closed => ({
  rule: "9.G",
  why: { key: "bar.burma", ...burmaForce(g) },
  key: END.land.key,
  place: END.land.place,
  label: END.land.label,
});

function* march(g: Campaign, unit: Unit): Play {
  const { id } = UNITS[unit];
  g.mover = { unit, kind: "land" };
  const isNeeded = isNeededByLand(g, unit);
  const places = landDestinations(g, unit, isNeeded).map((each) => TO[each]);
  const edition = rangeEdition();
  const hex = yield* ask<"move">({
    seat: SEATS[SIDE[unit]],
    rule: "5.A",
    about: { kind: "move", unit: id },
    choices: isNeeded ? places : [...places, STAY],
    closed: () => closedToMarch(g, unit),
  });
  g.mover = undefined;
  g.mark(unit, DONE);
  if (hex === "stay") return;
  const range = landRange(g, unit, edition);
  const way = range.way(hex);
  const path = range.path(hex);
  const from = placeName(g.at[unit]);
  g.tell({ kind: "moved", rule: WAY_RULES[way], unit: id, from, to: GRID.ids[hex], way });
  for (const passed of path) {
    if (passed === hex) enter(g, unit, hex);
    else claim(g, SIDE[unit], passed);
    yield* expelAir(g, SIDE[unit], passed);
  }
}

const WAY_RULES = { land: "5.A", road: "5.A.1", hop: "5.A.2" } as const;
