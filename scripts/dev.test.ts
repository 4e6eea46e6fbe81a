import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const script = fileURLToPath(new URL("dev.mjs", import.meta.url));
const data = mkdtempSync(join(tmpdir(), "sandtable-dev-"));
let dev: ChildProcess;
let told = "";

/** The first thing it says that fits, once it has said it. */
async function hears(what: RegExp): Promise<string> {
  for (;;) {
    const found = what.exec(told);
    if (found) return found[1];
    if (dev.exitCode !== null) throw new Error(`it ended with ${dev.exitCode}:\n${told}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

beforeAll(() => {
  const env = { ...process.env, PORT: "0", SANDTABLE_DATA: data, NO_COLOR: "1" };
  dev = spawn(process.execPath, [script], { env, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on("data", (part: Buffer) => {
      told += part.toString();
    });
});

afterAll(() => {
  if (dev.exitCode === null) dev.kill("SIGTERM");
  rmSync(data, { recursive: true, force: true });
});

describe("npm run dev", () => {
  it("shows the page with hot reload and hands on to the server, at one address, until Ctrl-C", async () => {
    const page = await hears(/Local:\s+(http:\S+?)\/?\s/);
    const server = await hears(/Sandtable is open at (http:\S+)/);
    expect(await (await fetch(page)).text()).toContain("/@vite/client");
    expect(await (await fetch(`${page}/api/games`)).json()).not.toHaveLength(0);

    const ended = once(dev, "exit");
    dev.kill("SIGINT");
    expect(await ended).toEqual([0, null]);
    await expect(fetch(page)).rejects.toThrow();
    await expect(fetch(server)).rejects.toThrow();
  });
});
