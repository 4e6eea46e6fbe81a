// Makes src/faces/1942/symbols.ts: the military symbols on the counters, by type and by size of unit, as lines around
// the middle of the frame; the same bytes every time. The page draws them without the library.
// `node packages/web/scripts/symbols-1942.mjs` after a change here; with --check it only compares.
import { readFileSync, writeFileSync } from "node:fs";
import ms from "milsymbol";

const output = new URL("../src/faces/1942/symbols.ts", import.meta.url);

/** Codes of MIL-STD-2525: symbol set, then entity and two modifiers. */
const TYPES = {
  infantry: ["10", "1211000000"],
  guards: ["10", "1211000000"],
  "machine-gun": ["15", "1102000000"],
  marine: ["10", "1211004600"],
  artillery: ["10", "1303000000"],
  parachute: ["10", "1211000001"],
  amphibious: ["10", "1211010000"],
  tank: ["10", "1205000000"],
  cavalry: ["10", "1205010000"],
  garrison: ["10", "1211000000"],
};

/** What the standard has no sign for: guards wear a solid wedge above, a garrison stands on a solid base. */
const OWN = {
  guards: "M-30-50L0-30 30-50z",
  garrison: "M-75 34H75V50H-75z",
};

const SIZES = { battalion: "16", regiment: "17", brigade: "18", division: "21" };

const PLAIN = { monoColor: "black", fill: false };
const instructionsOf = (set, echelon, entity) =>
  new ms.Symbol(`1003${set}00${echelon}${entity}`, PLAIN).drawInstructions;

const round = (value) => Number(value.toFixed(1));

/** A path moved and scaled: its capital letters are places, its small ones are steps, but for the first. */
function moved(path, { x, y, factor }) {
  const parts = path.match(/[a-zA-Z]|-?\d*\.?\d+/g);
  let command = "";
  let count = 0;
  const out = [];
  for (const part of parts) {
    if (/[a-zA-Z]/.test(part)) {
      command = part;
      count = 0;
      out.push(out.length === 0 ? part.toUpperCase() : part);
      continue;
    }
    const isPlace = command === command.toUpperCase() || (out.length < 3 && command === "m");
    const shift = isPlace ? (count % 2 === 0 ? x : y) : 0;
    // After the first point of a small m come steps.
    if (out.length === 3 && command === "m") out.push("l");
    out.push(round(Number(part) * factor + shift));
    count++;
  }
  return out
    .join(" ")
    .replace(/ ?([a-zA-Z]) ?/g, "$1")
    .replace(/ -/g, "-");
}

const circle = ({ cx, cy, r }, { x, y, factor }) => {
  const radius = round(r * factor);
  return `M${round(cx * factor + x - radius)} ${round(cy * factor + y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0${-2 * radius} 0z`;
};

/** All paths of a drawing, with the middle of the frame at 0, 0. */
function flat(item, at = { x: -100, y: -100, factor: 1 }) {
  if (Array.isArray(item)) return item.flatMap((part) => flat(part, at));
  if (item.type === "translate")
    return flat(item.draw, { ...at, x: at.x + item.x * at.factor, y: at.y + item.y * at.factor });
  if (item.type === "scale") return flat(item.draw, { ...at, factor: at.factor * item.factor });
  if (item.type === "path") return [{ d: moved(item.d, at), solid: Boolean(item.fill) && /z/i.test(item.d) }];
  if (item.type === "circle") return [{ d: circle(item, at), solid: true }];
  throw new Error(`symbols-1942: what is a ${item.type}?`);
}

const isIcon = (item) =>
  Array.isArray(item)
    ? item.some(isIcon)
    : item.icon === true || (item.draw !== undefined && isIcon(item.draw));

function typeOf(name) {
  const [set, entity] = TYPES[name];
  const paths = flat(instructionsOf(set, "00", entity).filter(isIcon));
  const join = (solid) => paths.flatMap((path) => (path.solid === solid ? [path.d] : [])).join("");
  return { lines: join(false), solid: join(true) + (OWN[name] ?? "") };
}

const sizeOf = (name) =>
  flat(instructionsOf("10", SIZES[name], "1211000000").filter((item) => item.type === "translate"))
    .map(({ d }) => d)
    .join("");

const key = (name) => (/^\w+$/.test(name) ? name : `"${name}"`);
const LINE = 110;
const entry = (name, value, indent) => {
  const line = `${indent}${key(name)}: "${value}",`;
  return line.length <= LINE ? line : `${indent}${key(name)}:\n${indent}  "${value}",`;
};

const types = Object.keys(TYPES).map((name) => {
  const { lines, solid } = typeOf(name);
  const parts = [`lines: "${lines}"`, ...(solid ? [`solid: "${solid}"`] : [])];
  const line = `  ${key(name)}: { ${parts.join(", ")} },`;
  if (line.length <= LINE) return line;
  return `  ${key(name)}: {\n${[entry("lines", lines, "    "), ...(solid ? [entry("solid", solid, "    ")] : [])].join("\n")}\n  },`;
});

const source = `// Made by scripts/symbols-1942.mjs with milsymbol (MIT). Do not edit by hand.

/** The frame of a friendly unit, its middle at 0, 0. */
export const FRAME = "${flat(instructionsOf("10", "00", "1211000000")[0])[0].d}";

/** What stands in the frame, by type of unit: lines, and what is filled. */
export const TYPES: Readonly<Record<string, { readonly lines: string; readonly solid?: string }>> = {
${types.join("\n")}
};

/** What stands on the frame, by size of unit. */
export const SIZES: Readonly<Record<string, string>> = {
${Object.keys(SIZES)
  .map((name) => entry(name, sizeOf(name), "  "))
  .join("\n")}
};
`;

if (process.argv.includes("--check")) {
  const same = readFileSync(output, "utf8") === source;
  console.log(same ? "symbols.ts is up to date" : "symbols.ts differs: run this script without --check");
  process.exitCode = same ? 0 : 1;
} else {
  writeFileSync(output, source);
  console.log(`symbols.ts: ${source.length} bytes`);
}
