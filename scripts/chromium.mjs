// Makes sure there is a Chromium for the browser tests: the one named by CHROMIUM_PATH, one on the PATH, or, as
// root on Debian or Ubuntu, a freshly installed one. Otherwise says in a sentence what to do.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome"];

function find() {
  if (process.env.CHROMIUM_PATH && existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(existsSync);
}

/** The path of a Chromium, installed if need be; throws a sentence that says what to do. */
export function ensureChromium() {
  const there = find();
  if (there) return there;
  const advice =
    "run `apt-get install chromium fonts-dejavu-core` as root, or set CHROMIUM_PATH to a Chromium.";
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    throw new Error(`There is no Chromium for the browser tests: ${advice}`);
  }
  console.log("Installing Chromium for the browser tests …");
  const apt = (...args) =>
    spawnSync("apt-get", args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  apt("update", "-qq");
  apt("install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-dejavu-core");
  const installed = find();
  if (!installed) throw new Error(`Chromium could not be installed: ${advice}`);
  return installed;
}
