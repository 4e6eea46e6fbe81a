import { afterAll, beforeAll, describe, expect, it } from "vitest";
import WebSocket from "ws";
import { openPostgres } from "../store/postgres.ts";
import type { Store } from "../store/store.ts";
import { type Member, newMember } from "../testing/cast.ts";
import { type Answer, type Browser, openServer } from "../testing/index.ts";
import { TestPostgres } from "../testing/postgres.ts";
import { hashOf, newToken } from "../tokens.ts";
import { RIGHTS, type Right } from "./rights.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
}, 60_000);
afterAll(() => postgres.remove());

const NOW = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;

/** Those who sit come last: what they may do ends things for the others. */
const ACTORS = ["stranger", "guest", "ended", "stale", "member", "moderator", "seated", "owner"] as const;
type Actor = (typeof ACTORS)[number];

/** Who is let in by a right, and nobody else: the stranger has no cookie, the guest and the member sit elsewhere. */
const LET_IN: Readonly<Record<Exclude<Right, "link" | "bot">, readonly Actor[]>> = {
  anybody: ACTORS,
  // A cookie is no key; what keys open is tried line by line in keys.test.ts.
  key: [],
  seated: ["seated", "owner"],
  member: ["stale", "member", "moderator", "owner"],
  moderator: ["moderator"],
  proved: ["member", "moderator", "owner"],
};

/** A table between a guest and somebody with a name, and everybody else who might want something of it. */
interface World {
  readonly id: string;
  readonly actors: Readonly<Record<Actor, Browser>>;
  readonly owner: Member;
}

type Name = keyof typeof RIGHTS;
/** How something is asked for; `secret` is the right one, or one that opens nothing. */
type Ask = (world: World, browser: Browser, secret?: string) => Promise<Answer>;

const password = "four words of mine";
const get =
  (path: string): Ask =>
  (_, browser) =>
    browser.get(path);
const ofTable =
  (method: string, what = "", body?: unknown): Ask =>
  ({ id }, browser) =>
    browser.ask(method, `/api/tables/${id}${what}`, body);
const does =
  (method: string, path: string, body: unknown = {}): Ask =>
  (_, browser) =>
    browser.ask(method, path, body);
const bearer = (secret: string | undefined) => ({ authorization: `Bearer ${secret ?? newToken()}` });
/** Each line of the table, asked for. A route that is new has to say here how. */
const ASKED: Readonly<Record<Name, Ask>> = {
  "GET /api/games": get("/api/games"),
  "GET /api/courses/:game": get("/api/courses/malaya"),
  "GET /api/tables": get("/api/tables"),
  "POST /api/tables": does("POST", "/api/tables", {
    game: "malaya",
    seat: "british",
    opponent: { kind: "hotseat" },
  }),
  "POST /api/lessons": does("POST", "/api/lessons", { game: "malaya" }),
  "POST /api/imports": does("POST", "/api/imports", "nothing"),
  "GET /api/tables/:id": ofTable("GET"),
  "GET /api/tables/:id/live": ofTable("GET", "/live"),
  "GET /api/tables/:id/why": ofTable("GET", "/why?seat=mcp"),
  "GET /api/tables/:id/history": ofTable("GET", "/history"),
  "GET /api/tables/:id/position": ofTable("GET", "/position"),
  "GET /api/tables/:id/transcript": ofTable("GET", "/transcript"),
  "POST /api/tables/:id/analysis": ofTable("POST", "/analysis", {}),
  "GET /api/tables/:id/analysis": ofTable("GET", "/analysis"),
  "POST /api/tables/:id/branch": ofTable("POST", "/branch", {
    at: 0,
    seat: "british",
    opponent: { kind: "hotseat" },
  }),
  "POST /api/tables/:id/resign": ofTable("POST", "/resign"),
  "POST /api/tables/:id/rematch": ofTable("POST", "/rematch"),
  "POST /api/tables/:id/hint": ofTable("POST", "/hint", { number: 1 }),
  "POST /api/tables/:id/invitation": ({ id }, browser, secret = newToken()) =>
    browser.post(`/api/tables/${id}/invitation`, { secret }),
  "POST /api/tables/:id/join": ({ id }, browser, secret = newToken()) =>
    browser.post(`/api/tables/${id}/join`, { secret }),
  "GET /api/tables/:id/chat": ofTable("GET", "/chat"),
  "POST /api/tables/:id/chat": ofTable("POST", "/chat", { preset: "hello" }),
  "PUT /api/tables/:id/chat/read": ofTable("PUT", "/chat/read", { room: "players", number: 1 }),
  "POST /api/tables/:id/chat/report": ofTable("POST", "/chat/report", { room: "players", number: 9 }),
  "PUT /api/tables/:id/chat/avoid": ofTable("PUT", "/chat/avoid", {
    room: "players",
    number: 9,
    how: "mute",
  }),
  "GET /api/me/avoided": get("/api/me/avoided"),
  "PUT /api/people/avoid": does("PUT", "/api/people/avoid", { name: "x", how: "mute" }),
  "GET /api/me/notices": get("/api/me/notices"),
  "PUT /api/me/notices": does("PUT", "/api/me/notices"),
  "PUT /api/me/notices/table": does("PUT", "/api/me/notices/table", { table: "x", isQuiet: true }),
  "GET /api/moderation": get("/api/moderation"),
  "POST /api/moderation": does("POST", "/api/moderation", { do: "lift", report: "0".repeat(64) }),
  "POST /api/tables/:id/moderation": ofTable("POST", "/moderation", {
    room: "players",
    number: 9,
    isHidden: true,
  }),
  "GET /api/lobby": get("/api/lobby"),
  "POST /api/tables/:id/lobby": ofTable("POST", "/lobby"),
  "DELETE /api/tables/:id/lobby": ofTable("DELETE", "/lobby"),
  "GET /api/people": get("/api/people?name=x"),
  "GET /api/ratings": get("/api/ratings?game=malaya"),
  "GET /api/tournaments": get("/api/tournaments"),
  "GET /api/tournaments/:tournament": get("/api/tournaments/none"),
  "POST /api/tournaments": does("POST", "/api/tournaments", { title: "Cup", game: "malaya", kind: "cup" }),
  "DELETE /api/tournaments/:tournament": does("DELETE", "/api/tournaments/none"),
  "POST /api/tournaments/:tournament/entries": does("POST", "/api/tournaments/none/entries"),
  "DELETE /api/tournaments/:tournament/entries": does("DELETE", "/api/tournaments/none/entries"),
  "POST /api/tournaments/:tournament/start": does("POST", "/api/tournaments/none/start"),
  "POST /api/tournaments/:tournament/awards": does("POST", "/api/tournaments/none/awards", {
    table: "x",
    points: 1,
  }),
  "PUT /api/people/note": does("PUT", "/api/people/note", { name: "x", text: "x" }),
  "POST /api/door/tables": does("POST", "/api/door/tables", {
    game: "malaya",
    seat: "british",
    opponent: { kind: "friend" },
  }),
  "POST /api/tables/:id/door": ({ id }, browser, secret) =>
    browser.ask("POST", `/api/tables/${id}/door`, { type: "ready", name: "b", version: "1" }, bearer(secret)),
  "GET /api/tables/:id/door": ({ id }, browser, secret) => knock(browser, id, secret),
  "GET /api/tables/:id/door/next": ({ id }, browser, secret) =>
    browser.ask("GET", `/api/tables/${id}/door/next`, undefined, bearer(secret)),
  "POST /api/tables/:id/door/choose": ({ id }, browser, secret) =>
    browser.ask(
      "POST",
      `/api/tables/${id}/door/choose`,
      { type: "choose", number: 1, key: "box:full" },
      bearer(secret),
    ),
  "GET /api/me": get("/api/me"),
  "POST /api/accounts": does("POST", "/api/accounts", { name: "x", password }),
  "POST /api/accounts/passkey/options": does("POST", "/api/accounts/passkey/options", { name: "x" }),
  "POST /api/accounts/passkey": does("POST", "/api/accounts/passkey", { answer: {} }),
  "POST /api/sessions": does("POST", "/api/sessions", { name: "x" }),
  "POST /api/sessions/passkey/options": does("POST", "/api/sessions/passkey/options"),
  "POST /api/sessions/passkey": does("POST", "/api/sessions/passkey", { answer: {} }),
  "DELETE /api/sessions/:session": does("DELETE", "/api/sessions/this"),
  "POST /api/recoveries": does("POST", "/api/recoveries", { who: "x" }),
  "POST /api/recoveries/password": (_, browser, secret = newToken()) =>
    browser.post("/api/recoveries/password", { secret, password }),
  "POST /api/mail": (_, browser, secret = newToken()) => browser.post("/api/mail", { secret }),
  "GET /api/me/export": get("/api/me/export"),
  "PUT /api/me/password": does("PUT", "/api/me/password", { password }),
  "DELETE /api/me/password": does("DELETE", "/api/me/password"),
  "POST /api/me/passkeys/options": does("POST", "/api/me/passkeys/options"),
  "POST /api/me/passkeys": does("POST", "/api/me/passkeys", { answer: {} }),
  "DELETE /api/me/passkeys/:passkey": does("DELETE", "/api/me/passkeys/x"),
  "PUT /api/me/mail": does("PUT", "/api/me/mail", { mail: "a@example.org" }),
  "DELETE /api/me/mail": does("DELETE", "/api/me/mail"),
  "GET /api/me/keys": get("/api/me/keys"),
  "POST /api/me/keys": does("POST", "/api/me/keys", { label: "bot", scopes: ["read"] }),
  "DELETE /api/me/keys/:key": does("DELETE", "/api/me/keys/none"),
  "GET /api/openapi.json": get("/api/openapi.json"),
  "GET /api/dump": get("/api/dump"),
  "DELETE /api/me": ({ actors }, browser) =>
    browser.ask("DELETE", "/api/me", { name: nameOf(actors, browser) }),
};

/** Nobody is called this: what counts is who is let in to be told so. */
const nameOf = (actors: World["actors"], browser: Browser): string =>
  ACTORS.find((actor) => actors[actor] === browser) ?? "nobody";

/** Come to the door for live connections, as a bot does: the status before it opens, or that it did. */
async function knock(
  { address, cookie }: Browser,
  table: string,
  secret: string | undefined,
): Promise<Answer> {
  const socket = new WebSocket(`${address.replace("http", "ws")}/api/tables/${table}/door`, {
    headers: { ...bearer(secret), ...(cookie !== undefined && { cookie }) },
  });
  const status = await new Promise<number>((resolve) => {
    socket.once("open", () => resolve(101));
    socket.once("unexpected-response", (_, response) => resolve(response.statusCode ?? 0));
    socket.once("error", () => resolve(0));
  });
  socket.on("error", () => undefined);
  socket.terminate();
  return { status, headers: new Headers(), text: "", body: undefined };
}

const stores: Record<string, () => Promise<{ store?: Store }>> = {
  SQLite: async () => ({}),
  PostgreSQL: async () => ({ store: await openPostgres(await postgres.database(), console.error) }),
};

/** Refused for who asks, and for nothing else: there are lines of which nothing is there, and hints that nobody gets here. */
const isRefused = ({ status, body }: Answer): boolean =>
  [401, 403, 404, 428].includes(status) &&
  !/analysis|thought|no such (?:passkey|key|line|report|tournament)|goes by this name|hints are for/.test(
    body?.error ?? "",
  );

describe.each(Object.entries(stores))("on %s", (_, make) => {
  let server: Awaited<ReturnType<typeof openServer>>;
  let network = 0;
  beforeAll(async () => {
    server = await openServer({ ...(await make()), now: () => NOW, proxies: ["127.0.0.1"] });
  });
  afterAll(() => server.close());

  /** Each comes from a network of its own, so that nobody is refused for how much was asked. */
  const from = (browser: Browser): Browser => {
    const { ask } = browser;
    const address = `10.${(network >> 8) & 255}.${network++ & 255}.1`;
    browser.ask = (method, path, body, headers) =>
      ask.call(browser, method, path, body, { "x-forwarded-for": address, ...headers });
    return browser;
  };

  async function newWorld(): Promise<World> {
    const [owner, member, stale, ended, moderator] = await Promise.all([
      newMember(server, NOW),
      newMember(server, NOW),
      newMember(server, NOW - 11 * MINUTE),
      newMember(server, NOW),
      newMember(server, NOW),
    ]);
    await server.store.people.change(moderator.account.id, { role: "moderator" });
    await server.store.people.end(ended.account.id, {});
    const [guest, seated] = [from(server.browser()), from(server.browser())];
    await guest.newTable({});
    for (const { browser } of [owner, member, stale, ended, moderator]) from(browser);
    const id = await owner.browser.newTable({ opponent: { kind: "friend" } });
    await seated.join((await owner.browser.line(id)).table.invite!);
    return {
      id,
      actors: {
        stranger: from(server.browser()),
        guest,
        ended: ended.browser,
        seated,
        stale: stale.browser,
        member: member.browser,
        moderator: moderator.browser,
        owner: owner.browser,
      },
      owner,
    };
  }

  /** A secret that is good for a line, and the table that it opens, if it is one. */
  async function secretFor(name: Name, { owner }: World): Promise<{ secret: string; id?: string }> {
    if (RIGHTS[name] === "bot") {
      const wish = { game: "malaya", seat: "british", opponent: { kind: "friend" } };
      const { id, token } = (await from(server.browser()).post("/api/door/tables", wish)).body;
      return { id, secret: token };
    }
    if (name.startsWith("POST /api/tables")) {
      const id = await owner.browser.newTable({ opponent: { kind: "friend" } });
      return { id, secret: (await owner.browser.line(id)).table.invite!.split("/")[3] };
    }
    const secret = newToken();
    const [kind, body] =
      name === "POST /api/mail"
        ? ["mail", JSON.stringify([owner.account.id, "ann@example.org"])]
        : ["recovery", owner.account.id];
    await server.store.people.keep({ hash: hashOf(secret), kind, body, until: NOW + MINUTE });
    return { secret };
  }

  it.each(Object.entries(RIGHTS) as [Name, Right][])("%s is for %s", async (name, right) => {
    const world = await newWorld();
    const ask = ASKED[name];
    for (const actor of ACTORS) {
      const browser = world.actors[actor];
      if (right === "link" || right === "bot") {
        // A secret is good in anybody's hands, and nobody's cookie makes up for it.
        const { secret, id = world.id } = await secretFor(name, world);
        const without = await ask({ ...world, id }, browser);
        expect(isRefused(without), `${actor} without: ${without.status} ${without.text}`).toBe(true);
        const told = await ask({ ...world, id }, browser, secret);
        expect(isRefused(told), `${actor}: ${told.status} ${told.text}`).toBe(false);
      } else {
        const told = await ask(world, browser);
        expect(isRefused(told), `${actor}: ${told.status} ${told.text}`).toBe(!LET_IN[right].includes(actor));
      }
    }
  });

  describe("of what is somebody else's", () => {
    it("nothing can be named by anybody", async () => {
      const { owner, actors } = await newWorld();
      const passkey = {
        id: newToken(),
        credential: newToken(),
        account: owner.account.id,
        publicKey: "",
        counter: 0,
        transports: [],
        label: "key",
        madeAt: NOW,
        usedAt: NOW,
      };
      await server.store.people.addPasskey(passkey);
      const { people } = server.store;
      for (const actor of ACTORS) {
        const isOwner = actor === "owner";
        for (const path of [`/api/me/passkeys/${passkey.id}`, `/api/sessions/${owner.session}`])
          expect((await actors[actor].ask("DELETE", path)).status === 200, `${actor}: ${path}`).toBe(isOwner);
        expect((await people.passkeys(owner.account.id)).length, actor).toBe(isOwner ? 0 : 1);
        expect((await people.sessions(owner.account.id)).length, actor).toBe(isOwner ? 0 : 1);
      }
    });
  });

  describe("on a live connection", () => {
    it.each(["choose", "undo", "resign"] as const)("%s is for those who sit", async (act) => {
      const { id, actors } = await newWorld();
      for (const actor of ACTORS) {
        const page = await actors[actor].live(id);
        const { number } = page.standing;
        page.send(
          act === "choose"
            ? { do: act, number, key: "box:full" }
            : act === "undo"
              ? { do: act, number, to: 0 }
              : { do: act, number },
        );
        await page.until(() => page.frames.length > 1);
        const told = page.frames[1];
        const isRefusedHere = told.say === "refused" && told.reason === "not-yours";
        expect(isRefusedHere, `${actor}: ${told.say}`).toBe(!LET_IN.seated.includes(actor));
        await page.close();
        const isOver = (await server.browser().line(id)).outcome !== undefined;
        expect(isOver, actor).toBe(act === "resign" && LET_IN.seated.includes(actor));
      }
    });
  });
});

it("a route without a line keeps the server from starting", async () => {
  const { keepRights } = await import("./rights.ts");
  const { default: Fastify } = await import("fastify");
  const app = Fastify();
  keepRights(app, () => NOW);
  expect(() => app.get("/api/secrets", () => "all of them")).toThrow(/no line in the table of rights/);
  await app.close();
});
