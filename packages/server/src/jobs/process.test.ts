import { expect, it } from "vitest";
import { TestPostgres } from "../testing/postgres.ts";
import { buildWorker } from "./process.ts";

const TOKEN = "a-token-of-the-watchers";

it("A worker tells those who look after it how it is, and nobody else anything", async () => {
  const postgres = await TestPostgres.start();
  const watchers = { addresses: ["10.0.0.0/8"], tokens: [TOKEN] };
  const worker = await buildWorker({ database: await postgres.database(), watchers, logLevel: "silent" });
  const ask = (url: string, remoteAddress = "127.0.0.1", headers: Record<string, string> = {}) =>
    worker.inject({ url, remoteAddress, headers: { host: "localhost:3290", ...headers } });

  expect((await ask("/healthz", "203.0.113.7")).json()).toEqual({ healthy: true });
  for (const from of ["127.0.0.1", "10.0.0.7"]) {
    expect((await ask("/readyz", from)).json()).toEqual({ ready: true });
    expect((await ask("/metrics", from)).body).toContain("sandtable_bot_thoughts");
  }
  expect((await ask("/metrics", "203.0.113.7", { authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200);
  for (const url of ["/readyz", "/metrics"]) {
    const { statusCode, body } = await ask(url, "203.0.113.7");
    expect([statusCode, JSON.parse(body).error]).toEqual([403, expect.stringContaining("SANDTABLE_METRICS")]);
  }
  for (const url of ["/", "/api/games", "/api/tables"]) expect((await ask(url)).statusCode).toBe(404);

  await postgres.end();
  const { statusCode, body } = await ask("/readyz");
  expect([statusCode, JSON.parse(body).error]).toEqual([503, "The store does not answer."]);
  expect((await ask("/healthz")).statusCode).toBe(200);
  await worker.close();
  await postgres.remove();
});
