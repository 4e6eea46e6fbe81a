// Makes the symbols.ts of the hex games in src/faces: the military symbols on the counters, by type and by size of unit,
// as lines around the middle of the frame; the same bytes every time. The page draws them without the library.
// `node packages/web/scripts/symbols.mjs` after a change here; with --check it only compares.
import { readFileSync, writeFileSync } from "node:fs";
import ms from "milsymbol";

const WAVES =
  "M-75 20c18.8 0 0 20 18.8 20 18.8 0 0-20 18.8-20 18.8 0 0 20 18.8 20 18.8 0 0-20 18.8-20 18.8 0 0 20 18.8 20 18.8 0 0-20 18.8-20 18.8 0 0 20 18.8 20 18.8 0 0-20 20-20";

/**
 * By game: types by their codes of MIL-STD-2525 (symbol set, then entity and two modifiers); what the standard has no
 * sign for, as lines and as what is filled; sizes by their codes.
 */
const GAMES = {
  1942: {
    types: {
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
    },
    // Guards wear a solid wedge above, a garrison stands on a solid base.
    own: { guards: { solid: "M-30-50L0-30 30-50z" }, garrison: { solid: "M-75 34H75V50H-75z" } },
    sizes: { battalion: "16", regiment: "17", brigade: "18", division: "21" },
  },
  "malaya-1941": {
    types: {
      hq: undefined,
      infantry: ["10", "1211000000"],
      "machine-gun": ["15", "1102000000"],
      armor: ["10", "1205000000"],
      recon: ["10", "1205010000"],
      engineer: ["10", "1407000000"],
      amphibious: undefined,
      antiaircraft: ["10", "1301000000"],
      airfield: undefined,
      "coast-guns": ["10", "1303000000"],
      supply: undefined,
    },
    // An HQ by its letters, boats on waves, an aircraft on its runway, a gun over waves, a crate.
    own: {
      hq: {
        lines: "M-48-28V28M-14-28V28M-48 0H-14M48 0a18 28 0 1 1-36 0a18 28 0 1 1 36 0M34 12L52 34",
      },
      amphibious: { lines: WAVES, solid: "M-40-14H40L26 12H-26zM-4-38H4V-14H-4zM4-38L30-18H4z" },
      airfield: {
        lines: "M-60 36H60",
        solid:
          "M0-42c6 0 8 8 8 18v6l46 14v10L8 2 6 16l16 8v7H-22v-7l16-8-2-14-46 4V-4L-8-18v-6c0-10 2-18 8-18z",
      },
      "coast-guns": { lines: WAVES },
      supply: { lines: "M-40-34H40V34H-40zM-40-34L40 34M40-34L-40 34M-40-12H40M-40 12H40" },
    },
    sizes: {
      squadron: "15",
      battalion: "16",
      regiment: "17",
      brigade: "18",
      division: "21",
      corps: "22",
      army: "23",
    },
  },
};

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
  throw new Error(`symbols: what is a ${item.type}?`);
}

const isIcon = (item) =>
  Array.isArray(item)
    ? item.some(isIcon)
    : item.icon === true || (item.draw !== undefined && isIcon(item.draw));

function typeOf(code, own = {}) {
  const paths = code ? flat(instructionsOf(code[0], "00", code[1]).filter(isIcon)) : [];
  const join = (solid) => paths.flatMap((path) => (path.solid === solid ? [path.d] : [])).join("");
  return { lines: join(false) + (own.lines ?? ""), solid: join(true) + (own.solid ?? "") };
}

const sizeOf = (code) =>
  flat(instructionsOf("10", code, "1211000000").filter((item) => item.type === "translate"))
    .map(({ d }) => d)
    .join("");

const key = (name) => (/^\w+$/.test(name) ? name : `"${name}"`);
const LINE = 110;
const entry = (name, value, indent) => {
  const line = `${indent}${key(name)}: "${value}",`;
  return line.length <= LINE ? line : `${indent}${key(name)}:\n${indent}  "${value}",`;
};

function sourceOf({ types, own, sizes }) {
  const signs = Object.keys(types).map((name) => {
    const { lines, solid } = typeOf(types[name], own[name]);
    const parts = [`lines: "${lines}"`, ...(solid ? [`solid: "${solid}"`] : [])];
    const line = `  ${key(name)}: { ${parts.join(", ")} },`;
    if (line.length <= LINE) return line;
    return `  ${key(name)}: {\n${[entry("lines", lines, "    "), ...(solid ? [entry("solid", solid, "    ")] : [])].join("\n")}\n  },`;
  });
  return `// Made by scripts/symbols.mjs with milsymbol (MIT). Do not edit by hand.

/** The frame of a friendly unit, its middle at 0, 0. */
export const FRAME = "${flat(instructionsOf("10", "00", "1211000000")[0])[0].d}";

/** What stands in the frame, by type of unit: lines, and what is filled. */
export const TYPES: Readonly<Record<string, { readonly lines: string; readonly solid?: string }>> = {
${signs.join("\n")}
};

/** What stands on the frame, by size of unit. */
export const SIZES: Readonly<Record<string, string>> = {
${Object.entries(sizes)
  .map(([name, code]) => entry(name, sizeOf(code), "  "))
  .join("\n")}
};
`;
}

for (const [game, signs] of Object.entries(GAMES)) {
  const output = new URL(`../src/faces/${game}/symbols.ts`, import.meta.url);
  const source = sourceOf(signs);
  if (process.argv.includes("--check")) {
    const same = readFileSync(output, "utf8") === source;
    console.log(
      same
        ? `symbols.ts of ${game} is up to date`
        : `symbols.ts of ${game} differs: run this script without --check`,
    );
    if (!same) process.exitCode = 1;
  } else {
    writeFileSync(output, source);
    console.log(`symbols.ts of ${game}: ${source.length} bytes`);
  }
}
