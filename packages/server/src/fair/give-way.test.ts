import { once } from "node:events";
import { getPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { describe, expect, it } from "vitest";
import { builtServer, inPackage } from "../testing/built.ts";

const THREAD = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { getPriority } = require("node:os");
  import(workerData).then(({ giveWay }) => {
    giveWay();
    parentPort.postMessage(getPriority(0));
  });`;

describe.runIf(process.platform === "linux")("a thread for long work", () => {
  it("gives way to those who play, and nobody else does", async () => {
    builtServer();
    const before = getPriority();
    const workerData = inPackage("dist/fair/give-way.js").href;
    const thread = new Worker(THREAD, { eval: true, execArgv: [], workerData });
    const [its] = await once(thread, "message");
    expect(its).toBeGreaterThan(before);
    expect(getPriority()).toBe(before);
    await thread.terminate();
  });
});
