import { readTranscript, verify } from "@sandtable/engine";
import { NewTable } from "@sandtable/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { libraryOf } from "../games.ts";
import { openPostgres } from "../store/postgres.ts";
import type { Store } from "../store/store.ts";
import { type Member, newMember } from "../testing/cast.ts";
import { envelopesShelf } from "../testing/envelopes.ts";
import { type Browser, openServer } from "../testing/index.ts";
import { TestPostgres } from "../testing/postgres.ts";
import { hashOf } from "../tokens.ts";
import { SCOPES } from "./keys.ts";
import { RIGHTS } from "./rights.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
}, 60_000);
afterAll(() => postgres.remove());

const stores: Record<string, () => Promise<{ store?: Store }>> = {
  SQLite: async () => ({}),
  PostgreSQL: async () => ({ store: await openPostgres(await postgres.database(), console.error) }),
};
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
/** What a program is told that may not come in for what its key is. */
const SHUT = /No key opens this|wants the scope|Show a key/;

describe.each(Object.entries(stores))("on %s", (_, make) => {
  let server: Awaited<ReturnType<typeof openServer>>;
  beforeAll(async () => {
    server = await openServer({ ...(await make()), limits: { networkRequests: 1_000_000 } });
  });
  afterAll(() => server.close());

  const member = (): Promise<Member> => newMember(server, Date.now());
  const newKey = async (browser: Browser, ...scopes: string[]): Promise<{ id: string; key: string }> =>
    (await browser.post("/api/me/keys", { label: "a program", scopes })).body;
  /** A program: no cookie, and a key. */
  const program = (key: string) => {
    const browser = server.browser();
    return (method: string, path: string, body?: unknown) => browser.ask(method, path, body, bearer(key));
  };

  it("a key opens what its scopes say, and nothing else of all there is", async () => {
    const { browser } = await member();
    for (const own of ["read", "play", "study"]) {
      const ask = program((await newKey(browser, own)).key);
      for (const line of Object.keys(RIGHTS)) {
        if (line.endsWith("/live") || line.endsWith("/door")) continue;
        const [method, path] = line.split(" ");
        const body = method === "GET" ? undefined : {};
        const { status, text } = await ask(method, path.replaceAll(/:\w+/g, "none"), body);
        const isOpen = (SCOPES as Record<string, string>)[line] === own;
        expect(status === 403 && SHUT.test(text), `${own}: ${line}: ${status} ${text.slice(0, 80)}`).toBe(
          !isOpen,
        );
      }
    }
  });

  it("is told once and kept as a hash, and opens nothing once it was ended, by its owner alone", async () => {
    const { browser, account } = await member();
    const { id, key } = await newKey(browser, "read");
    expect(key).toMatch(/^key-[\w-]{43}$/);
    expect((await server.store.keys.of(account.id)).map(({ hash }) => hash)).toEqual([hashOf(key)]);
    const { text, body } = await browser.get("/api/me/keys");
    expect(body).toMatchObject([{ id, label: "a program", scopes: ["read"] }]);
    expect(text).not.toContain(key.slice(4));
    expect((await browser.get("/api/me/export")).text).not.toContain(key.slice(4));
    const ask = program(key);
    expect((await ask("GET", "/api/tables")).status).toBe(200);
    expect((await (await member()).browser.ask("DELETE", `/api/me/keys/${id}`)).status).toBe(404);
    expect((await ask("GET", "/api/tables")).status).toBe(200);
    expect((await browser.ask("DELETE", `/api/me/keys/${id}`)).status).toBe(200);
    expect((await ask("GET", "/api/tables")).status).toBe(401);
    expect((await program(`key-${"x".repeat(43)}`)("GET", "/api/tables")).status).toBe(401);
  });

  it("a bot with a name takes a seat in the lobby, plays a rated game by the door, and it is there to study", async () => {
    const [ann, bot] = [await member(), await member()];
    const { key } = await newKey(bot.browser, "read", "play", "study");
    const ask = program(key);
    const wish = { game: "envelopes", seat: "north", opponent: { kind: "friend" }, lobby: true, rated: true };
    const id = (await ann.browser.post("/api/tables", wish)).body.id;
    const { invitations } = (await ask("GET", "/api/lobby")).body;
    expect(invitations.map((one: { id: string }) => one.id)).toContain(id);
    expect((await ask("POST", `/api/tables/${id}/lobby`)).status).toBe(200);
    const hello = await ask("POST", `/api/tables/${id}/door`, { type: "ready", name: "b", version: "1" });
    expect(hello.body).toMatchObject({ type: "hello", seat: "south" });
    // What its seat is held by opens nothing, and is told to nobody.
    expect(hello.text).not.toContain("account-");
    for (let after = 0, made = 0; made < 20; made++) {
      const page = await ann.browser.live(id);
      const { question, number, outcome } = page.standing;
      if (!outcome && question?.choices) {
        page.send({ do: "choose", number, key: question.choices[0].key });
        await page.until(() => page.frames.length > 1);
      }
      await page.close();
      if (outcome) break;
      if (question?.choices) continue;
      const asked = (await ask("GET", `/api/tables/${id}/door/next?after=${after}`)).body;
      if (asked.type !== "ask") continue;
      const choice = { type: "choose", number: asked.number, key: asked.choices[0].key };
      expect((await ask("POST", `/api/tables/${id}/door/choose`, choice)).body.type).toBe("taken");
      after = asked.number;
    }
    while ((await server.store.table(id))?.rated !== "counted")
      await new Promise((resolve) => setImmediate(resolve));
    const dump = await ask("GET", "/api/dump?game=envelopes");
    expect(dump.headers.get("content-type")).toContain("x-ndjson");
    const lines = dump.text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.map(({ table }) => table)).toEqual([id]);
    const { game } = libraryOf([envelopesShelf]).get("envelopes")!;
    const record = readTranscript(lines[0].transcript);
    expect(verify(game, record)).toBeDefined();
    expect(lines[0].transcript).not.toContain(ann.account.name);
    expect((await ask("GET", `/api/dump?after=${id}`)).text).toBe("");
  });
});

describe("What programs can ask", () => {
  it("is told by the schemas that the routes go by, line by line", async () => {
    const server = await openServer();
    const { body } = await server.browser().get("/api/openapi.json");
    await server.close();
    const told = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map(
        (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
      ),
    );
    expect(told.sort()).toEqual(Object.keys(SCOPES).sort());
    const { $schema: _, ...schema } = z.toJSONSchema(NewTable, { io: "input" });
    expect(body.paths["/api/tables"].post.requestBody.content["application/json"].schema).toEqual(schema);
    expect(body.paths["/api/tables"].post.security).toEqual([{ key: ["play"] }]);
  });
});
