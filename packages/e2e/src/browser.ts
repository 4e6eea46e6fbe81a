import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome"];
const QUIET = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The Chromium to test with: CHROMIUM_PATH, or the first on the PATH. */
function findChromium(): string {
  const candidates = [
    process.env.CHROMIUM_PATH ?? "",
    ...(process.env.PATH ?? "").split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name))),
  ];
  const found = candidates.find((path) => path !== "" && existsSync(path));
  if (!found)
    throw new Error("There is no Chromium here: install it (apt-get install chromium) or set CHROMIUM_PATH.");
  return found;
}

/** A real Chromium, without a window. Its sandbox needs an ordinary user. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: QUIET, chromiumSandbox: process.getuid?.() !== 0 });
