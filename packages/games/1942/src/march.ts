import type { Choice, Closed, Play } from "@sandtable/engine";
import type { Hex, Unit } from "@sandtable/hex";
import { burmaBar } from "./burma.ts";
import { END, PICK, STAY, STRAIGHT, TO, VIA } from "./choices.ts";
import { attempt, attemptChoice, closedToAttempt, openAttempts } from "./cities.ts";
import { expelAir } from "./flight.ts";
import { claim, claimsNear, enter } from "./ground.ts";
import { closedByLand, closedToMarch, isNeeded, marches, menders, readyByLand } from "./land.ts";
import { GRID, SITE_AT } from "./map.ts";
import { type Answers, ask } from "./questions.ts";
import { type Campaign, DONE, placeName, SEATS, SIDE } from "./state.ts";
import { UNITS } from "./units.ts";
import { type March, waysTo } from "./ways.ts";

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
  const claims = claimsNear(g, SIDE[unit], g.hexOf(unit));
  // Where there is nothing to take, what lies between does not matter.
  const { way, path, taken } =
    claims.length > 0
      ? yield* chooseWay(g, unit, hex, waysTo(g, unit, hex, claims))
      : { way: ways[hexes.indexOf(hex)], path: [hex], taken: [] };
  const from = placeName(g.at[unit]);
  const through = taken.map((each) => GRID.ids[each]);
  g.tell({
    kind: "moved",
    rule: WAY_RULES[way],
    unit: id,
    from,
    to: GRID.ids[hex],
    way,
    ...(through.length > 0 && { through }),
  });
  for (const passed of path) {
    if (passed === hex) enter(g, unit, hex);
    else claim(g, SIDE[unit], passed);
    yield* expelAir(g, SIDE[unit], passed);
  }
}

/** 6.3, 7.0 Ways that differ in what they take: the owner says through what the unit goes, until one is left. */
function* chooseWay(g: Campaign, unit: Unit, to: Hex, ways: readonly March[]): Play<March> {
  const through: Hex[] = [];
  let left = ways;
  while (left.length > 1) {
    const open = new Map<Hex, March>();
    const straight = left.find(({ taken }) => taken.length === through.length);
    if (straight) open.set(to, straight);
    for (const march of left)
      for (const hex of march.taken) if (!open.has(hex) && !through.includes(hex)) open.set(hex, march);
    g.mover = { unit, kind: "way", ways: open };
    const answer = yield* ask<"way">({
      seat: SEATS[SIDE[unit]],
      rule: "5.A",
      about: { kind: "way", unit: UNITS[unit].id, hex: GRID.ids[to] },
      choices: [...open.keys()].map((hex) => (hex === to ? STRAIGHT[hex] : VIA[hex])),
    });
    g.mover = undefined;
    if (answer === "straight") return straight ?? left[0];
    through.push(answer.via);
    left = left.filter(({ taken }) => taken.includes(answer.via));
  }
  return left[0];
}

const WAY_RULES = { land: "5.A", road: "5.A.1", hop: "5.A.2" } as const;
