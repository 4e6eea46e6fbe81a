import { type Data, isWhole, repeated, type Say } from "./faults.ts";
import { BREAKDOWNS, LISTED } from "./printed.ts";
import { ORIGINS, UNIT_SIZES, UNIT_TYPES } from "./records.ts";

const SEATS = ["japanese", "allied"];
const VALUES = /^\d{1,2}-\d{1,2}-\d{1,2}$/;
/** No counter of the family comes near it. */
const MOST = 20;
const MOST_COUNTERS = 99;
/** Southern Operation; ABDA and Replacements: supply points beside those of the set-up and of each turn. */
const BY_MARKERS = { japanese: 1, allied: 4 };

type Counter = Data["units"]["COUNTERS"][number];
const valuesOf = ({ attack, defence, movement }: Counter): string => `${attack}-${defence}-${movement}`;

/** Counters, what they break down into, and the lists of 25.4 to 25.7. */
export function checkUnits(data: Data, say: Say): void {
  const { COUNTERS, BATTALIONS } = data.units;
  for (const id of repeated([...COUNTERS, ...BATTALIONS].map((counter) => counter.id)))
    say("COUNTERS", "id", `two of them are ${id}`);
  for (const [at, counter] of COUNTERS.entries())
    checkCounter(data, counter, (field, what) => say(`COUNTERS ${at + 1} (${counter.id})`, field, what));
  checkLists(data, say);
  checkClasses(data, say);
  checkBattalions(data, say);
  checkSupply(data, say);
}

function checkCounter(
  { units: { CLASSES } }: Data,
  counter: Counter,
  say: (field: string, what: string) => void,
): void {
  const known = (field: string, value: string, among: readonly string[]): void => {
    if (!among.includes(value)) say(field, `"${value}" is not one of ${among.join(", ")}`);
  };
  known("seat", counter.seat, SEATS);
  known("type", counter.type, UNIT_TYPES);
  known("size", counter.size, UNIT_SIZES);
  known("from", counter.from, ORIGINS);
  known("values", counter.values, ["printed", "history", "ours"]);
  if (!counter.id.startsWith(`${counter.seat[0]}-`))
    say("id", `a counter of the ${counter.seat} begins with ${counter.seat[0]}-`);
  if (counter.name.trim() === "") say("name", "a counter needs a name");
  for (const field of ["attack", "defence", "movement"] as const)
    if (!isWhole(counter[field], 0, MOST))
      say(field, `${counter[field]} is no whole number from 0 to ${MOST}`);
  for (const field of ["support", "radius"] as const) {
    const value = counter[field];
    if (counter.type !== "hq" && value !== undefined) say(field, "only HQs have it (10.1)");
    else if (counter.type === "hq" && !isWhole(value ?? -1, field === "radius" ? 1 : 0, MOST))
      say(field, `${value ?? "nothing"} is no ${field} of an HQ (10.1)`);
  }
  const hasClass = CLASSES.some(({ seat, values }) => seat === counter.seat && values === valuesOf(counter));
  if (counter.breaksDown && !hasClass) say("breaksDown", `26.7 has no ${valuesOf(counter)}`);
  if (!counter.breaksDown && hasClass) say("breaksDown", `26.7 lets every ${valuesOf(counter)} break down`);
}

/** The set-up and the reinforcements are complete, and hold nothing else; the optional Allied units are free. */
function checkLists({ units: { COUNTERS } }: Data, say: Say): void {
  const listed = new Set<Counter>();
  for (const { seat, from, rule, type, size, names } of LISTED)
    for (const name of names.split(", ")) {
      const counter = COUNTERS.find(
        (each) => each.seat === seat && each.from === from && each.name === name && !listed.has(each),
      );
      if (!counter) {
        say("COUNTERS", "name", `${name} of the ${seat} (${from}, ${rule}) is missing`);
        continue;
      }
      listed.add(counter);
      const where = `COUNTERS ${COUNTERS.indexOf(counter) + 1} (${counter.id})`;
      if (counter.type !== type) say(where, "type", `${rule} has it as ${type}, not ${counter.type}`);
      if (size && counter.size !== size)
        say(where, "size", `${rule} has it as a ${size}, not a ${counter.size}`);
    }
  for (const [at, counter] of COUNTERS.entries()) {
    const isFree =
      (counter.from === "optional" && counter.seat === "allied") ||
      counter.from === "armoured" ||
      counter.from === "combined";
    if (!(listed.has(counter) || isFree))
      say(
        `COUNTERS ${at + 1} (${counter.id})`,
        "from",
        `the book's lists (25.4 to 25.7) have no ${counter.name} there`,
      );
  }
  const armoured = COUNTERS.filter(({ from }) => from === "armoured").length;
  if (armoured !== 3) say("COUNTERS", "from", `the 7th Armoured Brigade has three units, not ${armoured}`);
  const combined = COUNTERS.filter(({ from }) => from === "combined").length;
  if (combined !== 1)
    say("COUNTERS", "from", `one counter combines the 7th Armoured Brigade, not ${combined}`);
}

/** 26.7 */
function checkClasses({ units: { CLASSES, BATTALIONS, COUNTERS } }: Data, say: Say): void {
  for (const [at, { seat, values, into }] of CLASSES.entries()) {
    const where = `CLASSES ${at + 1} (${seat} ${values})`;
    if (!BREAKDOWNS.includes(`${seat} ${values}: ${into.join(" ")}`))
      say(where, "into", `26.7 does not have it so`);
    const armoured = COUNTERS.filter(({ from }) => from === "armoured").map(valuesOf);
    for (const part of into) {
      if (BATTALIONS.some((row) => row.seat === seat && row.values === part)) continue;
      // The parts of the armoured brigade are counters of their own: each serves once.
      if (!armoured.includes(part)) say(where, "into", `there is no battalion ${part}`);
      else armoured.splice(armoured.indexOf(part), 1);
    }
  }
  for (const breakdown of BREAKDOWNS)
    if (!CLASSES.some(({ seat, values }) => breakdown.startsWith(`${seat} ${values}:`)))
      say("CLASSES", "values", `${breakdown.split(":")[0]} of 26.7 is missing`);
}

/** 2.33 No limit is stated: there are enough for every unit at once. */
function checkBattalions({ units: { BATTALIONS, CLASSES, COUNTERS } }: Data, say: Say): void {
  for (const [at, { id, seat, values, count }] of BATTALIONS.entries()) {
    const where = `BATTALIONS ${at + 1} (${id})`;
    if (!SEATS.includes(seat)) say(where, "seat", `"${seat}" is no side`);
    else if (!id.startsWith(`${seat[0]}-`))
      say(where, "id", `battalions of the ${seat} begin with ${seat[0]}-`);
    if (!VALUES.test(values)) say(where, "values", `"${values}" is not attack-defence-movement`);
    const needed = COUNTERS.filter((counter) => counter.breaksDown && counter.seat === seat)
      .flatMap(
        (counter) => CLASSES.find((row) => row.seat === seat && row.values === valuesOf(counter))?.into ?? [],
      )
      .filter((part) => part === values).length;
    if (!isWhole(count, 1, MOST_COUNTERS)) say(where, "count", `${count} is no number of counters`);
    else if (count < needed) say(where, "count", `${count}, but all units broken down need ${needed}`);
  }
}

/** 7.8 As many as a side can ever have. */
function checkSupply({ units: { SUPPLY }, tables }: Data, say: Say): void {
  if (!isWhole(SUPPLY.movement, 1, MOST))
    say("SUPPLY", "movement", `${SUPPLY.movement} is no movement factor`);
  const turns = tables.TURNS.length;
  const start = tables.SUPPLY_AT_START;
  for (const [seat, most] of [
    ["japanese", start.base + turns * tables.SUPPLY_EACH_TURN.japanese + BY_MARKERS.japanese],
    ["allied", start.island + start.north + turns * tables.SUPPLY_EACH_TURN.allied + BY_MARKERS.allied],
  ] as const)
    if (!isWhole(SUPPLY[seat], most, MOST_COUNTERS))
      say("SUPPLY", seat, `${SUPPLY[seat]}, but the ${seat} may come to have ${most}`);
}
