import { fastRandom } from "@sandtable/engine";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPostgres } from "../store/postgres.ts";
import type { Store } from "../store/store.ts";
import { newMember } from "../testing/cast.ts";
import { type Browser, openServer } from "../testing/index.ts";
import { TestPostgres } from "../testing/postgres.ts";
import { accountToken, hashOf, linkToken, newBotToken, newSessionToken, newToken } from "../tokens.ts";

/** `SANDTABLE_TRIES=1000000 npx vitest run thieves` for as many as one likes. */
const TRIES = Number(process.env.SANDTABLE_TRIES ?? 600);
const NOW = Date.UTC(2026, 0, 1);

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
}, 60_000);
afterAll(() => postgres.remove());

const stores: Record<string, () => Promise<{ store?: Store }>> = {
  SQLite: async () => ({}),
  PostgreSQL: async () => ({ store: await openPostgres(await postgres.database(), console.error) }),
};

const secretOf = ({ cookie = "" }: Browser): string => cookie.split("=")[1] ?? "";

it.each(Object.entries(stores))(
  "on %s nothing opens to what belongs to others, has ended, or was never given out",
  { timeout: 60_000 + TRIES * 20 },
  async (_, make) => {
    const server = await openServer({
      ...(await make()),
      now: () => NOW,
      proxies: ["127.0.0.1"],
      limits: { networkRequests: 1e9 },
    });
    const { people } = server.store;
    const owner = await newMember(server, NOW);
    const other = await newMember(server, NOW);
    const ended = await newMember(server, NOW);
    const guest = server.browser();
    await guest.newTable({});
    const id = await owner.browser.newTable({ opponent: { kind: "friend" } });
    const free = await owner.browser.newTable({ opponent: { kind: "friend" } });
    const { invite } = (await owner.browser.line(id)).table;
    const seated = server.browser();
    await seated.join(invite!);
    const endedSecret = secretOf(ended.browser);
    await people.end(ended.account.id, {});
    // The owner signed in here once, too, and has ended that.
    const old = newSessionToken();
    const times = { madeAt: NOW, seenAt: NOW, provedAt: NOW };
    await people.open({ hash: hashOf(old), id: "old", account: owner.account.id, label: "?", ...times });
    await people.end(owner.account.id, { id: "old" });
    const [late, used] = [newToken(), newToken()];
    for (const kind of ["mail", "recovery"])
      await people.keep({ hash: hashOf(`${late}${kind}`), kind, body: owner.account.id, until: NOW - 1 });
    await people.keep({ hash: hashOf(late), kind: "recovery", body: owner.account.id, until: NOW - 1 });
    await people.keep({ hash: hashOf(used), kind: "recovery", body: owner.account.id, until: NOW + 1 });
    await people.take(hashOf(used), "recovery", NOW);

    const random = fastRandom(25);
    const next = (most: number): number => random.below(most);
    const among = <T>(list: readonly T[]): T => list[next(list.length)];
    const own = secretOf(owner.browser);
    const bent = (text: string): string => {
      const at = next(text.length);
      const letter = among([..."abcXYZ019-_"].filter((one) => one !== text[at]));
      return text.slice(0, at) + letter + text.slice(at + 1);
    };
    const known = [
      secretOf(other.browser),
      secretOf(guest),
      endedSecret,
      old,
      late,
      used,
      owner.account.id,
      owner.account.holder,
      accountToken(owner.account.id),
      hashOf(own),
      hashOf(secretOf(seated)),
      linkToken(secretOf(guest), free, "mcp"),
      linkToken(accountToken(other.account.id), free, "mcp"),
    ];
    const made = [
      newToken,
      newSessionToken,
      newBotToken,
      () => bent(own),
      () => bent(secretOf(seated)),
      () => bent(invite!.split("/")[3]),
      () => own.slice(4),
      () => `bot-${own.slice(4)}`,
      () => `own-${secretOf(seated)}`,
      () => `${own} `,
      () => own.toUpperCase(),
      () => "",
      () => `account-${newToken()}`,
      () => among(known),
      () => among(known),
      () => among(known).slice(0, 43),
    ];
    interface Try {
      readonly method: "GET" | "POST" | "PUT" | "DELETE";
      readonly url: string;
      readonly payload?: object;
      /** What would be told or done, had it opened. */
      readonly opened: (status: number, body: string) => boolean;
    }
    const done = (status: number): boolean => status < 300;
    const tries: readonly ((secret: string) => Try)[] = [
      () => ({ method: "GET", url: `/api/tables/${id}`, opened: (_, body) => !body.includes('"yours":[]') }),
      () => ({ method: "GET", url: "/api/tables", opened: (_, body) => body.includes(id) }),
      () => ({ method: "GET", url: "/api/me", opened: (_, body) => body.includes(owner.account.name) }),
      () => ({
        method: "GET",
        url: "/api/me/export",
        opened: (_, body) => body.includes(owner.account.name),
      }),
      () => ({ method: "GET", url: `/api/tables/${id}/transcript`, opened: done }),
      () => ({ method: "POST", url: `/api/tables/${id}/resign`, opened: done }),
      () => ({ method: "POST", url: `/api/tables/${id}/rematch`, opened: done }),
      () => ({ method: "POST", url: `/api/tables/${id}/hint`, payload: { number: 1 }, opened: done }),
      () => ({ method: "DELETE", url: `/api/sessions/${owner.session}`, opened: done }),
      () => ({ method: "DELETE", url: "/api/me", payload: { name: owner.account.name }, opened: done }),
      (secret) => ({ method: "POST", url: `/api/tables/${free}/join`, payload: { secret }, opened: done }),
      (secret) => ({
        method: "POST",
        url: `/api/tables/${free}/invitation`,
        payload: { secret },
        opened: done,
      }),
      (secret) => ({ method: "POST", url: "/api/mail", payload: { secret }, opened: done }),
      (secret) => ({
        method: "POST",
        url: "/api/recoveries/password",
        payload: { secret, password: "four words of theirs" },
        opened: done,
      }),
      () => ({
        method: "POST",
        url: `/api/tables/${free}/door`,
        payload: { type: "ready", name: "thief" },
        opened: done,
      }),
      () => ({ method: "GET", url: `/api/tables/${id}/door/next`, opened: done }),
    ];
    let through = 0;
    const told: string[] = [];
    for (let nth = 0; nth < TRIES; nth++) {
      const secret = among(made)();
      const { method, url, payload, opened } = among(tries)(secret);
      const { statusCode, body } = await server.app.inject({
        method,
        url,
        ...(payload !== undefined && { payload }),
        headers: {
          host: "127.0.0.1",
          "x-forwarded-for": `10.${next(256)}.${next(256)}.${next(256)}`,
          cookie: `sandtable=${encodeURIComponent(secret)}`,
          authorization: `Bearer ${secret}`,
        },
      });
      if (statusCode >= 500 || opened(statusCode, body)) {
        through++;
        told.push(`${method} ${url} with ${secret.slice(0, 12)}: ${statusCode} ${body.slice(0, 120)}`);
      }
    }
    expect(told.slice(0, 5)).toEqual([]);
    expect(through).toBe(0);
    // And those to whom it belongs have it as before.
    expect((await owner.browser.line(id)).table.yours).toEqual(["british"]);
    expect((await seated.line(id)).table.yours).toEqual(["mcp"]);
    expect((await owner.browser.line(id)).outcome).toBeUndefined();
    expect((await owner.browser.line(free)).table.seats[1].sitter).toBe("nobody");
    expect((await owner.browser.get("/api/me")).body.account.sessions).toHaveLength(1);
    await server.close();
  },
);
