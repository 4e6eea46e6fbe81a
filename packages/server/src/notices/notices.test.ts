import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import type { NoticeBody, NoticeWish } from "@sandtable/protocol/notices";
import { afterEach, expect, it } from "vitest";
import { openToRead } from "../admin/database.ts";
import { library } from "../games.ts";
import { Post } from "../people/mail.ts";
import { newMember } from "../testing/cast.ts";
import { type Browser, openServer } from "../testing/index.ts";
import { Mailbox } from "../testing/mailbox.ts";
import { Deliveries } from "./deliveries.ts";
import { signatureOf } from "./webhook.ts";

const NOW = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

const wish = (more: Partial<NoticeWish>): NoticeWish => ({
  events: { turn: [], invitation: [], clock: [], chat: [], end: [] },
  ...{ daily: false, webhook: null, language: "en" },
  ...more,
});

/** A receiver of webhooks that answers as it is told. */
async function receiver() {
  const got: { headers: IncomingHttpHeaders; text: string; body: NoticeBody }[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => {
      text += part.toString();
    });
    request.on("end", () => {
      got.push({ headers: request.headers, text, body: JSON.parse(text) });
      response.writeHead(answers.shift() ?? 204, { location: "/elsewhere" }).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  cleanups.push(() => server.close());
  return { got, answers, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

/** A server at which nothing is delivered by itself, and somebody who delivers when the test says so. */
async function world(more: { webhooks?: "anywhere" } = { webhooks: "anywhere" }) {
  let now = NOW;
  const server = await openServer({ now: () => now, noticeEvery: 2 ** 30, ...more });
  const box = await Mailbox.open();
  const post = new Post({ smtp: box.address, from: "table@example.org" }, () => undefined);
  cleanups.push(
    () => server.close(),
    () => box.close(),
    () => post.close(),
  );
  const told: string[] = [];
  const deliveries = new Deliveries({
    ...{ store: server.store, library, post, origin: "https://table.example", now: () => now },
    ...{ mayGoInside: more.webhooks === "anywhere", warn: (what) => told.push(what) },
  });
  const [ann, bob] = [await newMember(server, NOW), await newMember(server, NOW)];
  await server.store.people.change(ann.account.id, { mail: "ann@example.org" });
  const settings = (body: NoticeWish) => ann.browser.ask("PUT", "/api/me/notices", body);
  const newTable = async (host: Browser = ann.browser, guest: Browser = bob.browser): Promise<string> => {
    const id = await host.newTable({ opponent: { kind: "friend" } });
    await guest.join((await host.line(id)).table.invite!);
    return id;
  };
  const after = async (milliseconds: number): Promise<void> => {
    now += milliseconds;
    await deliveries.deliverAll();
  };
  /** Until so many notices wait: they are written down while nobody waits for it. */
  const waiting = (count: number) =>
    expect
      .poll(async () => {
        const { db, close } = await openToRead({ data: server.data });
        const rows = await db.selectFrom("notices").select("id").execute();
        await close();
        return rows.length;
      })
      .toBe(count);
  return { server, box, ann, bob, settings, newTable, after, waiting, told };
}

it("a webhook is told once, signed, with nothing that is secret", async () => {
  const { ann, bob, settings, newTable, after, waiting } = await world();
  const { got, url } = await receiver();
  const events = { turn: [], invitation: [], clock: [], chat: [], end: ["webhook"] } as NoticeWish["events"];
  const { secret } = (await settings(wish({ events, webhook: url }))).body;
  const id = await newTable();
  await bob.browser.post(`/api/tables/${id}/resign`);
  await waiting(1);
  await after(1);
  await after(DAY);
  expect(got).toHaveLength(1);
  const [{ headers, text, body }] = got;
  expect(body).toEqual({
    id: headers["sandtable-delivery"],
    ...{ event: "end", table: id, game: "malaya", seat: "british" },
    url: `https://table.example/table/${id}`,
  });
  const signature = String(headers["sandtable-signature"]);
  expect(signature).toBe(signatureOf(secret, Math.floor((NOW + 1) / 1000), text));
  // The secret is told once.
  expect((await ann.browser.get("/api/me/notices")).text).not.toContain(secret);
  expect((await settings(wish({ events, webhook: url }))).body).toEqual({});
});

it("what fails is tried again after a while, and given up in the end; nobody is followed elsewhere", async () => {
  const { bob, settings, newTable, after, waiting, told } = await world();
  const { got, answers, url } = await receiver();
  const events = { ...wish({}).events, end: ["webhook"] } as NoticeWish["events"];
  await settings(wish({ events, webhook: url }));
  answers.push(500, 302, 404, 500, 500);
  await bob.browser.post(`/api/tables/${await newTable()}/resign`);
  await waiting(1);
  for (const [wait, count] of [
    [0, 1],
    [MINUTE - 1, 1],
    [1, 2],
    [5 * MINUTE, 3],
    [30 * MINUTE, 4],
    [120 * MINUTE, 5],
    [DAY, 5],
  ]) {
    await after(wait);
    expect(got.length).toBe(count);
  }
  expect(new Set(got.map(({ body }) => body.id)).size).toBe(1);
  expect(told).toEqual(["a notice by webhook was given up after 5 tries"]);
});

it("a webhook never leads into the network of the server, unless the host says so", async () => {
  const { server, ann, bob, settings, newTable, after, waiting } = await world({});
  const { got, url } = await receiver();
  for (const inside of [
    url,
    "http://localhost:80/",
    "http://[::1]/",
    "http://169.254.169.254/latest",
    "http://127.1/",
  ])
    expect((await settings(wish({ webhook: inside }))).status, inside).toBe(400);
  for (const odd of ["ftp://example.org/", "http://a:b@example.org/", "nothing"])
    expect((await settings(wish({ webhook: odd }))).status, odd).toBe(400);
  // One that came to stand there all the same: it is looked at when it is used, too.
  const events = { ...wish({}).events, end: ["webhook"] } as NoticeWish["events"];
  for (const inside of [url, url.replace("127.0.0.1", "localhost")]) {
    await server.store.outbox.wish(ann.account.id, {
      ...wish({ events, webhook: inside }),
      quiet: [],
      secret: "s",
    });
    await bob.browser.post(`/api/tables/${await newTable()}/resign`);
    await waiting(1);
    for (let tries = 0; tries < 5; tries++) await after(DAY);
    await waiting(0);
  }
  expect(got).toEqual([]);
});

it("a letter calls to move who is away and still to move; not who is here, and not of a quiet table", async () => {
  const { ann, bob, box, settings, newTable, after, waiting } = await world();
  const events = { ...wish({}).events, turn: ["mail"], chat: ["mail"] } as NoticeWish["events"];
  await settings(wish({ events, language: "de" }));
  const id = await newTable();
  const say = (text: string) => bob.browser.post(`/api/tables/${id}/chat`, { text });
  // Somebody at the table hears it there.
  const here = await ann.browser.live(id);
  await say("Can you hear me?");
  await here.until(() => here.frames.some(({ say }) => say === "chat"));
  await here.close();
  await waiting(0);
  await say("Are you there?");
  await say("Hello?");
  await waiting(1);
  await after(59_999);
  expect(box.letters).toEqual([]);
  await after(1);
  expect(box.letters).toHaveLength(1);
  expect(box.letters[0]).toContain(`https://table.example/table/${id}`);
  expect(box.letters[0]).toMatch(/Subject:.*gesagt/);
  expect(box.letters[0]).not.toContain("Are you there");
  // Whoever has read it by then is not told.
  await say("Once more");
  await waiting(1);
  await ann.browser.ask("PUT", `/api/tables/${id}/chat/read`, { room: "players", number: 99 });
  await after(DAY);
  await ann.browser.ask("PUT", "/api/me/notices/table", { table: id, isQuiet: true });
  expect((await ann.browser.get("/api/me/notices")).body.quiet).toEqual([id]);
  await bob.browser.post(`/api/tables/${id}/chat`, { text: "In vain" });
  await waiting(0);
  expect(box.letters).toHaveLength(1);
});

it("whoever is called to move is told once, unless they have moved by then", async () => {
  const { ann, bob, box, settings, newTable, after, waiting } = await world();
  await settings(wish({ events: { ...wish({}).events, turn: ["mail"] } }));
  const id = await newTable(bob.browser, ann.browser);
  const page = await bob.browser.live(id);
  const moved = async (): Promise<void> => {
    while (page.keys.length > 0) await page.choose(page.keys[0]);
  };
  await moved();
  await waiting(1);
  await after(30_000);
  expect(box.letters).toHaveLength(1);
  expect(box.letters[0]).toMatch(/Subject:.*your turn/);
  await after(DAY);
  expect(box.letters).toHaveLength(1);
});

it("a digest is one letter a day, with all that has happened", async () => {
  const { bob, box, settings, newTable, after, waiting } = await world();
  await settings(wish({ events: { ...wish({}).events, end: ["mail"], invitation: ["mail"] }, daily: true }));
  const ids = [await newTable(), await newTable()];
  for (const id of ids) await bob.browser.post(`/api/tables/${id}/resign`);
  await waiting(4);
  await after(DAY - 1);
  expect(box.letters).toEqual([]);
  await after(1);
  expect(box.letters).toHaveLength(1);
  for (const id of ids) expect(box.letters[0]).toContain(`/table/${id}`);
});
