import { join } from "node:path";
import { deadline, leftAt } from "@sandtable/club";
import type { Pace, PageFrame, Standing } from "@sandtable/protocol";
import SQLite from "better-sqlite3";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { library } from "../games.ts";
import { openPostgres } from "../store/postgres.ts";
import type { Store } from "../store/store.ts";
import { type Browser, openServer, type Page, temporaryFolder } from "../testing/index.ts";
import { TestPostgres } from "../testing/postgres.ts";
import { openStoreHere } from "../testing/store.ts";
import { pactAfter } from "./pact.ts";
import { Story } from "./story.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
}, 60_000);
afterAll(() => postgres.remove());

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

const HOUR = 3600;
const quick: Pace = { bank: 1, bonus: 0, cap: 1, warning: 0, holidays: 0 };
const calm: Pace = { bank: HOUR, bonus: 60, cap: 2 * HOUR, warning: 300, holidays: 0 };
const slow: Pace = { bank: 3 * 86_400, bonus: 86_400, cap: 7 * 86_400, warning: 86_400, holidays: 10 };

type Open = () => Promise<Store>;
interface Kept {
  readonly open: Open;
  /** Change what is stored, behind the back of every server. */
  readonly change: (statement: string) => Promise<unknown>;
}

const stores: Record<string, () => Promise<Kept>> = {
  SQLite: async () => {
    const folder = temporaryFolder();
    cleanups.push(folder.remove);
    const change = async (statement: string): Promise<void> => {
      const file = new SQLite(join(folder.path, "sandtable.sqlite"));
      file.exec(statement);
      file.close();
    };
    return { open: () => openStoreHere(folder.path), change };
  },
  PostgreSQL: async () => {
    const url = await postgres.database();
    const change = async (statement: string): Promise<void> => {
      const client = new pg.Client(url);
      await client.connect();
      await client.query(statement);
      await client.end();
    };
    return { open: () => openPostgres(url, () => undefined), change };
  },
};

interface Friends {
  readonly id: string;
  readonly ann: Browser;
  readonly bob: Browser;
  readonly pages: readonly [Page, Page];
}

describe.each(Object.keys(stores))("Clocks on %s", (name) => {
  const openOn = async (open: Open) => {
    const server = await openServer({ store: await open() });
    let isOpen = true;
    const close = async (): Promise<void> => {
      if (isOpen) await server.close();
      isOpen = false;
    };
    cleanups.push(close);
    return { ...server, close };
  };
  const fresh = async () => {
    const { open, change } = await stores[name]();
    return { open, change, server: await openOn(open) };
  };

  /** Two people at a table, both of whom have come. */
  async function together(
    server: { browser: () => Browser },
    pace?: Pace,
    game = "malaya",
  ): Promise<Friends> {
    const [ann, bob] = [server.browser(), server.browser()];
    const seat = library.get(game)?.game.roles[0].seat ?? "british";
    const id = await ann.newTable({ game, seat, opponent: { kind: "friend" }, ...(pace && { pace }) });
    const { invite } = (await ann.line(id)).table;
    const first = await ann.live(id);
    await bob.join(invite!);
    const second = await bob.live(id);
    cleanups.push(
      () => first.close().catch(() => undefined),
      () => second.close().catch(() => undefined),
    );
    if (pace) for (const page of [first, second]) await page.until(() => page.standing.clock !== undefined);
    return { id, ann, bob, pages: [first, second] };
  }

  const moverOf = ({ pages }: Friends): readonly [mover: Page, other: Page] => {
    const [one, other] = pages;
    return one.standing.question?.choices ? [one, other] : [other, one];
  };
  const say = (page: Page, frame: Record<string, unknown>): void =>
    page.send({ number: page.standing.number, ...frame } as PageFrame);
  const refused = (page: Page, frame: Record<string, unknown>) =>
    page.ask({ number: page.standing.number, ...frame } as PageFrame, "refused");
  const has = (page: Page, isSo: (standing: Standing) => boolean): Promise<void> =>
    page.until(() => isSo(page.standing));

  it("start when everybody has come, are shown before anybody sits down, and run for who is to move", async () => {
    const { server } = await fresh();
    const [ann, bob] = [server.browser(), server.browser()];
    const id = await ann.newTable({ opponent: { kind: "friend" }, pace: calm });
    const page = await ann.live(id);
    expect(page.standing.clock).toBeUndefined();
    const { invite, pace } = (await ann.line(id)).table;
    expect(pace).toEqual(calm);
    expect((await bob.invitation(invite!)).body.pace).toEqual(calm);
    await bob.join(invite!);
    const other = await bob.live(id);
    await has(page, ({ clock }) => clock !== undefined);
    const { clock, question } = page.standing;
    expect(clock?.running).toBe(question?.seat);
    expect(Object.keys(clock?.left ?? {}).sort()).toEqual(["british", "mcp"]);
    expect((await ann.line(id)).left).toBeGreaterThan(0);
    await page.close();
    await other.close();
  });

  it("give the bonus with the turn, and are told to both", async () => {
    const { server } = await fresh();
    const friends = await together(server, calm);
    let [mover, other] = moverOf(friends);
    const seat = mover.standing.question?.seat ?? "";
    for (let guard = 0; guard < 60 && mover.standing.question?.seat === seat; guard++) {
      await mover.choose(mover.keys[0]);
      await other.until(() => other.standing.number === mover.standing.number);
    }
    await has(other, ({ clock }) => clock?.running !== seat);
    expect(other.standing.clock?.left[seat]).toBeGreaterThan(HOUR * 1000);
    expect(mover.standing.clock?.left[seat]).toBeGreaterThan(HOUR * 1000);
    [mover, other] = moverOf(friends);
    expect(mover.standing.clock?.running).toBe(mover.standing.question?.seat);
  });

  it("run out, once; then the other side may claim the game, and not before", async () => {
    const { server } = await fresh();
    const friends = await together(server, quick);
    const [late, other] = moverOf(friends);
    await has(other, ({ clock }) => clock?.isOut === true);
    expect((await refused(late, { do: "claim" })).reason).toBe("stale");
    say(other, { do: "claim" });
    await has(late, ({ outcome }) => outcome !== undefined);
    const seat = late.welcome.table.yours[0];
    expect(late.standing.outcome).toMatchObject({ late: seat, reason: "out-of-time" });
    expect(late.standing.outcome?.winners).toEqual(other.welcome.table.yours);
    expect(late.standing.clock).toBeUndefined();
  });

  it("that have run out do not end the game by themselves: whoever is waited for goes on", async () => {
    const { server } = await fresh();
    const friends = await together(server, quick);
    const [late, other] = moverOf(friends);
    await has(late, ({ clock }) => clock?.isOut === true);
    await late.choose(late.keys[0]);
    expect(late.standing.outcome).toBeUndefined();
    await other.until(() => other.standing.number === late.standing.number);
  });

  it("that have run out let a bot take over, which plays on", async () => {
    const { open, server } = await fresh();
    const friends = await together(server, quick);
    const [late, other] = moverOf(friends);
    const seat = late.welcome.table.yours[0];
    await has(other, ({ clock }) => clock?.isOut === true);
    expect((await refused(other, { do: "stand-in", level: "marshal" })).reason).toBe("bad-frame");
    say(other, { do: "stand-in", level: "recruit" });
    await has(other, ({ question }) => question?.choices !== undefined);
    const line = await friends.ann.line(friends.id);
    expect(line.table.seats.find((one) => one.seat === seat)).toMatchObject({
      sitter: "bot",
      bot: "recruit",
    });
    expect((await refused(late, { do: "choose", key: "pass" })).reason).toBe("not-yours");
    // And so it is after a new start.
    const number = other.standing.number;
    await server.close();
    const again = await openOn(open);
    const browser = again.browser();
    browser.cookie = (other === friends.pages[0] ? friends.ann : friends.bob).cookie;
    const page = await browser.live(friends.id);
    expect(page.standing.number).toBeGreaterThanOrEqual(number);
    expect(page.welcome.table.seats.find((one) => one.seat === seat)?.sitter).toBe("bot");
    await page.close();
  });

  it("go on where they were after an hour without a server, and are due although nobody comes", async () => {
    const { open, change, server } = await fresh();
    const friends = await together(server, { ...quick, bank: 8, cap: 8 });
    await server.close();
    await change(`update service set ahead = ahead + ${HOUR * 1000}`);
    const again = await openOn(open);
    const looker = await open();
    cleanups.push(() => looker.close());
    const { clocks } = (await looker.table(friends.id))!.mark.pact!;
    expect(clocks!.out).toBe(false);
    await vi.waitFor(
      async () => expect((await looker.table(friends.id))?.mark.pact?.clocks?.out).toBe(true),
      { timeout: 45_000, interval: 100 },
    );
    const outs = (await looker.actions(friends.id, 0)).filter(({ act }) => act.do === "out");
    expect(outs).toHaveLength(1);
    const { outages } = await looker.hours.beat({}, Number.MAX_SAFE_INTEGER);
    expect(outs[0].at! - clocks!.since).toBeGreaterThan(HOUR * 1000);
    expect(outs[0].at).toBeGreaterThanOrEqual(deadline(clocks!, outages)!);
    await again.close();
  });

  it("are kept for a rematch, and stand until both have come to it", async () => {
    const { server } = await fresh();
    const friends = await together(server, calm);
    await friends.ann.post(`/api/tables/${friends.id}/resign`);
    const { body } = await friends.ann.post(`/api/tables/${friends.id}/rematch`);
    const page = await friends.ann.live(body.id);
    expect(page.welcome.table.pace).toEqual(calm);
    expect(page.welcome.table.yours).toEqual(["mcp"]);
    expect(page.standing.clock).toBeUndefined();
    const other = await friends.bob.live(body.id);
    await has(page, ({ clock }) => clock !== undefined);
    await page.close();
    await other.close();
  });

  it("run for a bot from outside as for anybody", async () => {
    const { server } = await fresh();
    const ann = server.browser();
    const id = await ann.newTable({ opponent: { kind: "friend" }, pace: calm });
    const page = await ann.live(id);
    const secret = (await ann.line(id)).table.invite!.split("/").at(-1)!;
    const headers = { authorization: `Bearer ${secret}` };
    const { status } = await server
      .browser()
      .ask("POST", `/api/tables/${id}/door`, { type: "ready", name: "guest" }, headers);
    expect(status).toBe(200);
    await has(page, ({ clock }) => clock !== undefined);
    await page.close();
  });

  it("are due once, however many servers look after them", async () => {
    const { open, server } = await fresh();
    const friends = await together(server, quick);
    const [, other] = moverOf(friends);
    const isShared = name === "PostgreSQL";
    const more = isShared ? [await openOn(open), await openOn(open)] : [];
    await has(other, ({ clock }) => clock?.isOut === true);
    for (const one of [server, ...more]) await one.close();
    const store = await open();
    cleanups.push(() => store.close());
    const outs = (await store.actions(friends.id, 0)).filter(({ act }) => act.do === "out");
    expect(outs).toHaveLength(1);
    expect(await store.hours.areAny()).toBe(false);
  });

  it("have the bot in its seat although the server was ended before it sat down", async () => {
    const { open, change, server } = await fresh();
    const friends = await together(server, quick);
    const [late, other] = moverOf(friends);
    const seat = late.welcome.table.yours[0];
    await has(other, ({ clock }) => clock?.isOut === true);
    say(other, { do: "stand-in", level: "recruit" });
    await has(other, ({ question }) => question?.choices !== undefined);
    await server.close();
    await change(`update seats set bot = null where seat = '${seat}'`);
    await change(`insert into holders (table_id, seat, holder) values ('${friends.id}', '${seat}', 'x')`);
    const again = await openOn(open);
    const { table } = await again.browser().line(friends.id);
    expect(table.seats.find((one) => one.seat === seat)).toMatchObject({ sitter: "bot", bot: "recruit" });
  });

  it("stand by agreement, and for holidays", async () => {
    const { server } = await fresh();
    const friends = await together(server, slow);
    const [mover, other] = moverOf(friends);
    const seat = mover.welcome.table.yours[0];
    say(other, { do: "offer", offer: { kind: "pause", hours: 48 } });
    await has(mover, ({ offer }) => offer !== undefined);
    expect((await refused(other, { do: "answer", yes: true })).reason).toBe("stale");
    say(mover, { do: "answer", yes: true });
    await has(other, ({ clock }) => (clock?.pausedFor ?? 0) > 47 * HOUR * 1000);
    expect(other.standing.offer).toBeUndefined();
    expect(other.standing.clock?.standsFor).toBeGreaterThan(47 * HOUR * 1000);
    expect((await refused(mover, { do: "holiday", days: 11 })).message).toMatch(/10 days/);
    say(mover, { do: "holiday", days: 7 });
    await has(other, ({ clock }) => (clock?.awayFor?.[seat] ?? 0) > 6 * 86_400_000);
    expect(other.standing.clock?.holidays?.[seat]).toBe(3);
    say(mover, { do: "holiday", days: 0 });
    await has(other, ({ clock }) => clock?.awayFor === undefined);
  });

  it("follow from what is stored: told again action by action they are what they were", async () => {
    const { open, server } = await fresh();
    const friends = await together(server, calm);
    const [first, second] = friends.pages;
    say(second, { do: "offer", offer: { kind: "pause", hours: 1 } });
    await has(first, ({ offer }) => offer !== undefined);
    say(first, { do: "answer", yes: true });
    await has(second, ({ clock }) => clock?.pausedFor !== undefined);
    for (let turn = 0; turn < 30; turn++) {
      const [mover, other] = moverOf(friends);
      await mover.choose(mover.keys[turn % mover.keys.length]);
      await other.until(() => other.standing.number === mover.standing.number);
    }
    await server.close();
    const store = await open();
    cleanups.push(() => store.close());
    const stored = (await store.table(friends.id))!;
    const { outages } = await store.hours.beat({}, Number.MAX_SAFE_INTEGER);
    const story = new Story(library.get("malaya")!, stored);
    let pact = {};
    for (const action of await store.actions(friends.id, 0)) {
      story.take(action);
      pact = pactAfter(pact, action, story.toMove, { pace: calm, people: ["british", "mcp"], outages });
    }
    expect(pact).toEqual(stored.mark.pact);
    expect(leftAt(stored.mark.pact!.clocks!, "british", 0, [])).toBeGreaterThan(0);
  });

  describe("By consent", () => {
    it("a choice is taken back, dice and all, and nothing of it is lost after a new start", async () => {
      const { open, server } = await fresh();
      const friends = await together(server);
      const before: number[] = [];
      const seat = friends.pages[0].standing.question?.seat ?? "";
      // Until the other side is to move and has chosen something: what came before cannot be undone any more.
      for (let guard = 0; guard < 80; guard++) {
        const [mover, other] = moverOf(friends);
        if (mover.standing.question?.seat !== seat && before.length > 0) break;
        before.push(mover.standing.entries);
        await mover.choose(mover.keys[0]);
        await other.until(() => other.standing.number === mover.standing.number);
      }
      const [mover, asker] = moverOf(friends);
      await mover.choose(mover.keys[0]);
      await asker.until(() => asker.standing.number === mover.standing.number);
      say(asker, { do: "offer", offer: { kind: "take-back" } });
      await has(mover, ({ offer }) => offer?.offer.kind === "take-back");
      say(mover, { do: "answer", yes: true });
      await has(asker, ({ question }) => question?.choices !== undefined);
      expect(asker.standing.entries).toBe(before.at(-1));
      expect(asker.updates.at(-1)).toMatchObject({ act: "take-back", entries: before.at(-1) });
      // It goes on from there, and is told again as it was.
      await asker.choose(asker.keys.at(-1)!);
      const { standing } = asker;
      const told = asker.updates.length;
      const after = asker.updates[0].number - 1;
      asker.send({ do: "catch-up", after });
      await asker.until(() => asker.updates.length >= 2 * told);
      expect(asker.updates.slice(told)).toEqual(asker.updates.slice(0, told));
      await server.close();
      const again = await openOn(open);
      const browser = again.browser();
      browser.cookie = (asker === friends.pages[0] ? friends.ann : friends.bob).cookie;
      const page = await browser.live(friends.id);
      expect([page.standing.number, page.standing.entries, page.standing.question]).toEqual([
        standing.number,
        standing.entries,
        standing.question,
      ]);
      await page.close();
    });

    it("nothing is taken back that was refused, withdrawn, or that lies in the dark", async () => {
      const { server } = await fresh();
      const friends = await together(server);
      const [mover, other] = moverOf(friends);
      say(other, { do: "offer", offer: { kind: "take-back" } });
      await has(mover, ({ offer }) => offer !== undefined);
      say(other, { do: "withdraw" });
      await has(mover, ({ offer }) => offer === undefined);
      expect((await refused(mover, { do: "answer", yes: true })).reason).toBe("stale");
      say(other, { do: "offer", offer: { kind: "take-back" } });
      await has(mover, ({ offer }) => offer !== undefined);
      expect((await refused(mover, { do: "answer", yes: true })).reason).toBe("nothing-to-undo");
      say(mover, { do: "answer", yes: false });
      await has(other, ({ offer }) => offer === undefined);
      const dark = await together(server, undefined, "malaya-1941");
      const answer = await refused(dark.pages[0], { do: "offer", offer: { kind: "take-back" } });
      expect(answer.reason).toBe("nothing-to-undo");
    });

    it("the bots judge a game, and it is over", async () => {
      const { server } = await fresh();
      const friends = await together(server);
      const [mover, other] = moverOf(friends);
      say(other, { do: "offer", offer: { kind: "adjudication" } });
      await has(mover, ({ offer }) => offer !== undefined);
      say(mover, { do: "answer", yes: true });
      await has(other, ({ outcome }) => outcome !== undefined);
      const { scores, adjudged } = other.standing.outcome!;
      expect(adjudged).toBe(true);
      expect(Object.values(scores).reduce((sum, score) => sum + score, 0)).toBeCloseTo(1, 1);
    });
  });

  it("are between two people: not for those who sit alone, watch, or play a bot", async () => {
    const { server } = await fresh();
    const ann = server.browser();
    const { status } = await ann.post("/api/tables", {
      game: "malaya",
      seat: "british",
      opponent: { kind: "hotseat" },
      pace: calm,
    });
    expect(status).toBe(400);
    const capped = { ...calm, cap: 10 };
    expect(
      (
        await ann.post("/api/tables", {
          game: "malaya",
          seat: "british",
          opponent: { kind: "friend" },
          pace: capped,
        })
      ).status,
    ).toBe(400);
    const alone = await ann.live(await ann.newTable({}));
    expect((await refused(alone, { do: "offer", offer: { kind: "adjudication" } })).reason).toBe("not-yours");
    const friends = await together(server, calm);
    const watcher = await server.browser().live(friends.id);
    for (const frame of [{ do: "claim" }, { do: "withdraw" }, { do: "holiday", days: 1 }])
      expect((await refused(watcher, frame)).reason).toBe("not-yours");
    expect((await refused(friends.pages[0], { do: "holiday", days: 1 })).reason).toBe("not-yours");
    await alone.close();
    await watcher.close();
  });
});
