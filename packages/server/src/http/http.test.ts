import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { titles } from "@sandtable/library";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openServer } from "../testing/index.ts";

let server: Awaited<ReturnType<typeof openServer>>;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const good = { game: "malaya", seat: "british", opponent: { kind: "bot", level: "officer" } };

describe("what is sent", () => {
  const refused: [string, unknown, RegExp][] = [
    ["nothing", undefined, /does not fit/],
    ["no object", [], /does not fit/],
    ["an unknown field", { ...good, admin: true }, /admin/],
    ["a missing field", { game: "malaya", seat: "british" }, /opponent/],
    ["another type", { ...good, seat: 7 }, /seat/],
    ["a name with strange characters", { ...good, game: "../malaya" }, /game/],
    ["an unknown opponent", { ...good, opponent: { kind: "oracle" } }, /opponent/],
    [
      "a time to think for a bot that does not",
      { ...good, opponent: { kind: "bot", level: "officer", seconds: 5 } },
      /does not look ahead/,
    ],
    [
      "more time than anybody has",
      { ...good, opponent: { kind: "bot", level: "general", seconds: 61 } },
      /seconds/,
    ],
    ["an unknown bot", { ...good, opponent: { kind: "bot", level: "deep" } }, /no bot "deep"/],
    ["an unknown seat", { ...good, seat: "dutch" }, /no seat "dutch"/],
    ["an unknown scenario", { ...good, scenario: "short" }, /no scenario "short"/],
    ["an unknown option", { ...good, options: { weather: "on" } }, /no option "weather"/],
    ["broken JSON", "{", /JSON/],
  ];
  it.each(refused)("is refused with a sentence when it is %s", async (_, body, why) => {
    const { status, body: problem } = await server.browser().post("/api/tables", body);
    expect(status).toBe(400);
    expect(problem).toEqual({ error: expect.stringMatching(why) });
  });

  it("is taken with its options, which the table then tells; the others are at their first value", async () => {
    const browser = server.browser();
    const wish = { game: "envelopes", seat: "random", opponent: { kind: "hotseat" } };
    for (const [options, told] of [
      [{ paper: "blue" }, { paper: "blue" }],
      [{}, { paper: "white" }],
    ]) {
      const { status, body } = await browser.post("/api/tables", { ...wish, options });
      expect(status).toBe(200);
      const { body: lines } = await browser.get("/api/tables");
      const line = lines.find(({ table }: { table: { id: string } }) => table.id === body.id);
      expect(line.table.options).toEqual(told);
    }
    const { status, body } = await browser.post("/api/tables", { ...wish, options: { paper: "green" } });
    expect([status, body.error]).toEqual([400, expect.stringMatching(/green/)]);
  });

  it("is refused when the game is not known", async () => {
    const { status, body } = await server.browser().post("/api/tables", { ...good, game: "chess" });
    expect([status, body.error]).toEqual([404, expect.stringMatching(/no game "chess"/)]);
  });

  it("is refused when it is too long", async () => {
    const { status, body } = await server
      .browser()
      .post("/api/tables", { ...good, game: "x".repeat(20_000) });
    expect([status, typeof body.error]).toEqual([413, "string"]);
  });

  it("is refused when it is no JSON by its own account", async () => {
    const { status } = await server
      .browser()
      .ask("POST", "/api/tables", JSON.stringify(good), { "content-type": "text/plain" });
    expect(status).toBe(415);
  });

  it("cannot reach what every object has", async () => {
    const { status } = await server.browser().post("/api/tables", '{"__proto__": {"game": "malaya"}}');
    expect(status).toBe(400);
  });
});

describe("who sends it", () => {
  it("may not be another page", async () => {
    for (const origin of ["http://evil.example", "null", "http://127.0.0.1:1"]) {
      const { status, body } = await server.browser().ask("POST", "/api/tables", good, { origin });
      expect([status, body.error]).toEqual([403, expect.stringMatching(/another page/)]);
    }
  });

  it("may be a program without a page", async () => {
    const { statusCode } = await server.app.inject({ method: "POST", url: "/api/tables", payload: good });
    expect(statusCode).toBe(200);
  });

  it("may be the page behind a proxy whose address is named", async () => {
    const other = await openServer({ origins: ["https://table.example"] });
    const named = await other.browser().ask("POST", "/api/tables", good, { origin: "https://table.example" });
    expect(named.status).toBe(200);
    await other.close();
  });

  it("may not ask without end", async () => {
    const other = await openServer({ limits: { networkRequests: 5 } });
    const browser = other.browser();
    const answers = [];
    for (let i = 0; i < 7; i++) answers.push((await browser.get("/api/games")).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
    await other.close();
  });

  it("pays by the address that a named proxy tells, and by its own whatever it says itself", async () => {
    const other = await openServer({ limits: { networkRequests: 2 }, proxies: ["127.0.0.1"] });
    const ask = async (remoteAddress: string, told: string): Promise<number> =>
      (await other.app.inject({ url: "/api/games", remoteAddress, headers: { "x-forwarded-for": told } }))
        .statusCode;
    for (const status of [200, 200, 429]) expect(await ask("127.0.0.1", "192.0.2.7")).toBe(status);
    expect(await ask("127.0.0.1", "192.0.2.8")).toBe(200);
    // What came to the proxy already is not its word.
    expect(await ask("127.0.0.1", "192.0.2.9, 192.0.2.7")).toBe(429);
    for (const status of [200, 200, 429]) expect(await ask("198.51.100.1", `192.0.2.${status}`)).toBe(status);
    await other.close();
  });

  it("must call the server by its name: no other site can be led here", async () => {
    const ask = async (app: typeof server.app, host: string): Promise<number> =>
      (await app.inject({ url: "/api/games", headers: { host } })).statusCode;
    for (const host of ["127.0.0.1:3210", "localhost", "[::1]:80", "192.0.2.4:3210", "[2001:db8::1]"])
      expect([host, await ask(server.app, host)]).toEqual([host, 200]);
    for (const host of ["evil.example", "evil.example:3210", "127.0.0.1.evil.example", "localhost.evil"])
      expect([host, await ask(server.app, host)]).toEqual([host, 421]);
    const { body } = await server.app.inject({ url: "/table/x", headers: { host: "evil.example" } });
    expect(JSON.parse(body).error).toMatch(/SANDTABLE_ORIGIN/);

    const named = await openServer({ origins: ["https://table.example"] });
    expect(await ask(named.app, "table.example")).toBe(200);
    expect(await ask(named.app, "127.0.0.1:3210")).toBe(200);
    for (const host of ["192.0.2.4", "table.example.evil", "evil.example"])
      expect([host, await ask(named.app, host)]).toEqual([host, 421]);
    await named.close();
  });
});

describe("the cookie", () => {
  it("is out of reach of scripts and other pages", async () => {
    const { headers } = await server.browser().post("/api/tables", good);
    const cookie = headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^sandtable=[\w-]{43}; /);
    for (const flag of ["HttpOnly", "SameSite=Lax", "Path=/"]) expect(cookie).toContain(flag);
    expect(cookie).not.toContain("Secure");
  });

  it("goes by encrypted connections only where a proxy that is named says so, and nobody else", async () => {
    const other = await openServer({ proxies: ["127.0.0.0/8"] });
    const ask = async (app: typeof server.app, remoteAddress: string) =>
      (
        await app.inject({
          method: "POST",
          url: "/api/tables",
          payload: good,
          remoteAddress,
          headers: { "x-forwarded-proto": "https" },
        })
      ).headers["set-cookie"];
    expect(await ask(other.app, "127.0.0.1")).toContain("Secure");
    expect(await ask(other.app, "192.0.2.1")).not.toContain("Secure");
    expect(await ask(server.app, "127.0.0.1")).not.toContain("Secure");
    await other.close();
  });

  it("stays the same from table to table", async () => {
    const browser = server.browser();
    await browser.newTable({});
    const { cookie } = browser;
    await browser.newTable({});
    expect(browser.cookie).toBe(cookie);
  });

  it("of another make is not believed", async () => {
    const browser = server.browser();
    browser.cookie = "sandtable=letmein";
    expect((await browser.get("/api/tables")).body).toEqual([]);
  });
});

describe("lists", () => {
  it("tell the games", async () => {
    const { body } = await server.browser().get("/api/games");
    const ours = titles.map(({ game }) => game.id);
    expect(body.map(({ id }: { id: string }) => id)).toEqual([...ours, "envelopes"]);
    for (const game of body.slice(0, ours.length)) {
      expect(game).toMatchObject({
        bots: ["random", "recruit", "officer", "colonel", "general"],
        seconds: { colonel: 2, general: 10 },
        lesson: true,
      });
      expect(game.rules.length).toBeGreaterThan(40);
    }
    expect(body[ours.length]).toMatchObject({ lesson: false });
  });

  it("tell a browser its own tables and no others", async () => {
    const [ann, bob] = [server.browser(), server.browser()];
    const first = await ann.newTable({});
    const second = await ann.newTable({ opponent: { kind: "bot", level: "random" } });
    await bob.newTable({});
    const { body } = await ann.get("/api/tables");
    expect(body.map(({ table }: { table: { id: string } }) => table.id).sort()).toEqual(
      [first, second].sort(),
    );
    expect(body[0]).toMatchObject({
      number: 1,
      toMove: "british",
      table: { kind: "game", yours: ["british"] },
    });
    expect(JSON.stringify(body)).not.toContain("seed");
  });

  it("say so when a table is not there", async () => {
    const { status, body } = await server.browser().get("/api/tables/nosuchtable");
    expect([status, body.error]).toEqual([404, expect.stringMatching(/no such table/)]);
  });
});

describe("the page", () => {
  const html = "<!doctype html><title>Sandtable</title>";
  const script = `console.log("${"sand ".repeat(1000)}");`;

  it("is asked for kindly where it is not built", async () => {
    const { status, text } = await server.browser().get("/");
    expect([status, text]).toEqual([503, expect.stringContaining("npm run build -w packages/web")]);
  });

  describe("when it is built", () => {
    beforeAll(() => {
      const page = join(server.folder, "page");
      mkdirSync(join(page, "assets"), { recursive: true });
      writeFileSync(join(page, "index.html"), html);
      writeFileSync(join(page, "assets", "main-1a2b3c.js"), script);
      writeFileSync(join(page, "assets", "made-1a2b3c.js"), script);
      writeFileSync(join(page, "assets", "made-1a2b3c.js.br"), brotliCompressSync(script));
    });

    it("is given at every address of its own", async () => {
      for (const path of ["/", "/table/abc", "/rules/malaya?rule=3.2.4", "/join/abc/secret"]) {
        const { status, text, headers } = await server.browser().get(path);
        expect([status, text, headers.get("cache-control")]).toEqual([200, html, "no-cache"]);
        const plain = await server.app.inject({ url: path });
        expect([plain.statusCode, plain.payload]).toEqual([200, html]);
      }
    });

    it("is not given in place of what is missing", async () => {
      for (const path of ["/api/nothing", "/assets/gone.js", "/gone.svg", "/../package.json"])
        expect((await server.browser().get(path)).status).toBe(404);
    });

    it("is where a browser ends up that follows a broken address; a program is told so", async () => {
      const path = "/table/%ff";
      const seen = await server.browser().ask("GET", path, undefined, { accept: "text/html,*/*;q=0.8" });
      expect([seen.status, seen.headers.get("location")]).toEqual([302, "/"]);
      const told = await server.browser().get(path);
      expect([told.status, told.body]).toEqual([400, { error: expect.any(String) }]);
    });

    it("runs nothing inline and loads nothing from elsewhere", async () => {
      const policy = (await server.browser().get("/")).headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self';style-src 'self'");
      expect(policy).not.toMatch(/unsafe|https?:|\*|data:/);
    });

    it("has files that are kept for long, and sent small", async () => {
      for (const name of ["main", "made"]) {
        const { headers, payload, rawPayload } = await server.app.inject({
          url: `/assets/${name}-1a2b3c.js`,
          headers: { "accept-encoding": "br" },
        });
        expect(headers["cache-control"]).toContain("immutable");
        expect(headers["content-encoding"]).toBe("br");
        expect(payload.length).toBeLessThan(script.length / 10);
        expect(String(brotliDecompressSync(rawPayload))).toBe(script);
      }
    });
  });
});
