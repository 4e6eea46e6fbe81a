// What every script needs first: a Node that can run Sandtable, and its dependencies in place.
// Plain Node, no dependencies: this runs before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Ends the process with a sentence when Sandtable cannot run here. */
export function setup() {
  checkNode();
  if (!isInstalled()) install();
}

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const fits = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
  if (!fits)
    giveUp(
      `Sandtable needs Node 20.19 or newer (of Node 22: 22.12), and this is ${process.versions.node}: install a newer one from https://nodejs.org and try again.`,
    );
}

/** Does node_modules hold every version that package-lock.json asks for? npm keeps its own list there. */
function isInstalled() {
  const found = readJson("node_modules/.package-lock.json")?.packages;
  const asked = readJson("package-lock.json")?.packages;
  if (!found || !asked) return false;
  return Object.entries(asked).every(([place, { version, link, optional }]) => {
    if (!place.includes("node_modules/")) return true; // a workspace itself: its link is in the list too
    if (link) return existsSync(join(root, place));
    return found[place] ? found[place].version === version : optional === true;
  });
}

function install() {
  console.log("Installing what package-lock.json lists (npm ci) ...");
  if (npm("ci")) return;
  console.log("`npm ci` did not succeed, so `npm install` is tried instead; see the messages above.");
  if (npm("install", "--no-save")) return;
  giveUp(
    "The dependencies could not be installed: check the network connection, remove the node_modules folder and run `npm install`.",
  );
}

/** Runs npm itself; true when it succeeded. */
export function npm(...args) {
  // The callers build for themselves and say so.
  const options = {
    cwd: root,
    env: { ...process.env, SANDTABLE_NO_PREPARE: "1" },
    stdio: ["ignore", "inherit", "inherit"],
  };
  const itself = process.env.npm_execpath; // set when npm started this script
  const run = itself?.endsWith("npm-cli.js")
    ? spawnSync(process.execPath, [itself, ...args], options)
    : spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
  return run.status === 0;
}

/** The file that is the command of an installed package. */
export function commandOf(name) {
  const folder = join(root, "node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : (bin[name.split("/").pop()] ?? Object.values(bin)[0]));
}

/** Runs the command of an installed package and gives its exit code. */
export function tool(name, ...args) {
  const run = spawnSync(process.execPath, [commandOf(name), ...args], {
    cwd: root,
    env: process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: "1" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  return run.status ?? 1;
}

export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8"));
  } catch {
    return undefined;
  }
}
