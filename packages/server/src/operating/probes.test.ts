import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import { openServer, temporaryFolder } from "../testing/index.ts";
import { openStoreHere } from "../testing/store.ts";

const servers: Awaited<ReturnType<typeof openServer>>[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function open(options: Parameters<typeof openServer>[0] = {}) {
  const server = await openServer(options);
  servers.push(server);
  /** Ask by a name and with headers of one's own, from an address. */
  const ask = (url: string, headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
    server.app.inject({ url, headers: { host: "localhost:3210", ...headers }, remoteAddress });
  return { ...server, ask };
}

const TOKEN = "a-token-of-the-watchers";

describe("the probes", () => {
  it("say that the process answers to everybody, by whatever name they ask", async () => {
    const { ask } = await open({ origins: ["https://table.example"] });
    const { statusCode, headers } = await ask("/healthz", { host: "node1:3210" }, "203.0.113.7");
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect((await ask("/api/games", { host: "node1:3210" })).statusCode).toBe(421);
  });

  it("say that it is ready, until its store does not answer", async () => {
    const failing = { works: true };
    const folder = temporaryFolder();
    const store = await openStoreHere(folder.path);
    const { table } = store;
    store.table = (id) =>
      failing.works ? table.call(store, id) : Promise.reject(new Error("no connection"));
    const { ask } = await open({ store });
    expect((await ask("/readyz")).json()).toEqual({ ready: true });
    failing.works = false;
    const { statusCode, body } = await ask("/readyz");
    expect([statusCode, JSON.parse(body).error]).toEqual([503, "The store does not answer."]);
    expect((await ask("/healthz")).statusCode).toBe(200);
    folder.remove();
  });

  it("are seen by this machine alone, not through a proxy, and by no page", async () => {
    const { ask } = await open();
    for (const url of ["/readyz", "/metrics"]) {
      expect((await ask(url)).statusCode).toBe(200);
      for (const headers of [
        { "x-forwarded-for": "127.0.0.1" },
        { forwarded: "for=127.0.0.1" },
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-origin" },
        { origin: "http://localhost:3210" },
        { host: "bent.example" },
        { authorization: `Bearer ${TOKEN}` },
        { authorization: "Bearer " },
      ] as Record<string, string>[]) {
        const far = "authorization" in headers ? "203.0.113.7" : "127.0.0.1";
        const { statusCode, body } = await ask(url, headers, far);
        expect([statusCode, JSON.parse(body).error]).toEqual([
          403,
          expect.stringContaining("SANDTABLE_METRICS"),
        ]);
      }
      expect((await ask(url, {}, "10.0.0.7")).statusCode).toBe(403);
    }
  });

  it("are seen by whom SANDTABLE_METRICS names, by address or by token", async () => {
    const { ask } = await open({
      watchers: { addresses: ["10.0.0.0/8", "2001:db8::1"], tokens: [TOKEN] },
      origins: ["https://table.example"],
    });
    const status = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).statusCode;
    expect(await status("/metrics", { host: "node1:3210" }, "10.1.2.3")).toBe(200);
    expect(await status("/metrics", { host: "node1:3210" }, "::ffff:10.1.2.3")).toBe(200);
    expect(await status("/metrics", {}, "2001:db8::1")).toBe(200);
    expect(await status("/metrics", {}, "2001:db8::2")).toBe(403);
    expect(await status("/metrics", { "x-forwarded-for": "10.1.2.3" }, "10.1.2.3")).toBe(403);
    const authorization = `Bearer ${TOKEN}`;
    expect(await status("/readyz", { authorization, host: "table.example" }, "203.0.113.7")).toBe(200);
    expect(await status("/readyz", { authorization: `${authorization}x` }, "203.0.113.7")).toBe(403);
  });
});

describe("the figures", () => {
  it("tell what was done, how long it took and who is here, and name no table", async () => {
    const server = await open();
    const value = async (name: string): Promise<number> => {
      const { body } = await server.ask("/metrics");
      const line = body.split("\n").find((one) => one.startsWith(`${name} `));
      if (line === undefined) throw new Error(`there is no figure ${name}`);
      return Number(line.split(" ").at(-1));
    };
    const browser = server.browser();
    const id = await browser.newTable({});
    const page = await browser.live(id);
    const before = {
      choices: await value("sandtable_choice_seconds_count"),
      groups: await value("sandtable_store_group_actions_sum"),
      sockets: await value("sandtable_sockets"),
      guests: await value("sandtable_guests"),
    };
    await page.choose(page.keys[0]);
    await page.ask({ do: "choose", number: 1, key: "nonsense" }, "refused");
    expect(await value("sandtable_choice_seconds_count")).toBe(before.choices + 1);
    expect(await value("sandtable_store_group_actions_sum")).toBe(before.groups + 1);
    expect(await value('sandtable_refusals_total{reason="stale"}')).toBeGreaterThan(0);
    expect(await value("sandtable_open_tables")).toBe(1);
    await page.close();
    await expect.poll(() => value("sandtable_sockets")).toBe(before.sockets - 1);
    await expect.poll(() => value("sandtable_guests")).toBe(before.guests - 1);
    const { body, headers } = await server.ask("/metrics");
    expect(headers["content-type"]).toMatch(/^text\/plain; version=/);
    expect(body).toMatch(
      /sandtable_http_seconds_count\{method="POST",route="\/api\/tables",status="200"\} \d/,
    );
    expect(body).toMatch(/nodejs_eventloop_lag_p99_seconds/);
    expect(body).not.toContain(id);
  });
});

describe("a server that is closed", () => {
  it("finishes what it has heard, is not ready meanwhile, and asks its guests to connect again", async () => {
    const folder = temporaryFolder();
    const store = await openStoreHere(folder.path);
    const { append } = store;
    let keep: () => void = () => undefined;
    const mayKeep = new Promise<void>((resolve) => {
      keep = resolve;
    });
    const asked = new Promise<void>((resolve) => {
      store.append = async (...action) => {
        resolve();
        await mayKeep;
        return append.call(store, ...action);
      };
    });
    const server = await openServer({ store });
    const browser = server.browser();
    const page = await browser.live(await browser.newTable({}));
    const left = once(page.socket, "close");
    page.send({ do: "choose", number: 1, key: page.keys[0] });
    await asked;
    const closed = server.close();
    const readiness = async () => (await browser.get("/readyz")).body;
    await expect.poll(readiness).toEqual({ error: expect.stringMatching(/is being closed/) });
    keep();
    const [code, reason] = await left;
    expect([code, String(reason)]).toEqual([1012, expect.stringMatching(/connect again/)]);
    expect(page.updates.map(({ number }) => number)).toEqual([2]);
    await closed;
    folder.remove();
  });
});
