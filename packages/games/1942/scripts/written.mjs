// How the two map scripts write their files: source as Biome formats it, the same bytes every time.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const WIDTH = 110;
const label = (key) => (/^[A-Za-z_]\w*$/.test(key) ? key : `"${key}"`);
const size = (value) => (value !== null && typeof value === "object" ? Object.keys(value).length : 0);

/** Biome opens a list of several lists or objects even where it would fit. */
const opened = (value) => Array.isArray(value) && value.length > 1 && value.every((item) => size(item) > 1);
const anyOpened = (value) =>
  opened(value) || (size(value) > 0 && Object.values(value).some((item) => anyOpened(item)));

function flat(value) {
  if (typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(flat).join(", ")}]`;
  const parts = Object.entries(value).map(([key, item]) => `${label(key)}: ${flat(item)}`);
  return `{ ${parts.join(", ")} }`;
}

/** `before` is the room that the line already uses, with the comma that follows. */
export function source(value, indent = "", before = 0) {
  const line = flat(value);
  if (typeof value !== "object" || (!anyOpened(value) && indent.length + before + line.length <= WIDTH))
    return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const lines = value.map((item) => `${inner}${source(item, inner, 1)},\n`);
    return `[\n${lines.join("")}${indent}]`;
  }
  const lines = Object.entries(value).map(
    ([key, item]) => `${inner}${label(key)}: ${source(item, inner, label(key).length + 3)},\n`,
  );
  return `{\n${lines.join("")}${indent}}`;
}

/** Writes the file, or with --check only compares it with the one that is there. */
export function deliver(output, text) {
  const name = output.pathname.split("/").at(-1);
  if (process.argv.includes("--check")) {
    const same = readFileSync(output, "utf8") === text;
    console.log(same ? `${name} is up to date` : `${name} differs: run this script without --check`);
    if (!same) process.exitCode = 1;
  } else {
    mkdirSync(new URL(".", output), { recursive: true });
    writeFileSync(output, text);
    console.log(`${name}: ${text.length} bytes`);
  }
}
