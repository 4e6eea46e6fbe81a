import { readTranscript, verify } from "@sandtable/engine";
import { malaya1941 } from "@sandtable/malaya-1941";
import type { Seat } from "@sandtable/malaya-1941/shape";
import { UNITS } from "@sandtable/malaya-1941/units";
import { seal } from "@sandtable/seal";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { Ear, type Heard } from "./ear.ts";
import { courseOf, knowledge, leaks, otherSeat } from "./fog.ts";
import { GAMES } from "./games.ts";
import { opened } from "./opened.ts";
import { makeTable, TablePage } from "./table-page.ts";

const open = opened();
const { server } = open;

/** What each side means to do, in this order, where it can; a few of them may be impossible. */
const WISHES: Readonly<Record<Seat, readonly string[]>> = {
  allied: ["usual-setup", "count:1", "count:1", "count:1", "count:1"],
  japanese: [
    ...["count:3", "count:3", "count:1", "count:1", "to:1002", "at-base", "at-base"],
    ...["unit:j-1-9-amph", "unit:j-5-hq", "unit:j-11-5", "end", "to:1002", "end"],
    ...["end", "to:1002", "activate", "unit:j-5-hq", "end"],
    ...[
      "fly-recon",
      "to:0909",
      "sealift",
      "unit:j-2-9-amph",
      "unit:j-56-18",
      "set-sail",
      "to:2510",
      "to:2509",
    ],
    ...["unit:j-11-5", "to:1003", "to:0904", "halt", "end", "to:2510", "count:2", "end", "assault"],
  ],
};
/** How far one looks ahead when the next wish cannot be had. */
const AHEAD = 4;
/** Whoever stays at sea is lost, so no Japanese infantry stands in Malaya, and the first turn is the last (25.3). */
const PASSES = /^(?:end|halt|stay|no|wait|set-sail|count:1)$/;

class Player {
  #next = 0;
  readonly #wishes: readonly string[];

  constructor(seat: Seat) {
    this.#wishes = WISHES[seat];
  }

  pick(keys: readonly string[]): string {
    const near = this.#wishes.slice(this.#next, this.#next + AHEAD);
    const ahead = near.findIndex((wish) => keys.includes(wish));
    if (ahead < 0) return keys.find((key) => PASSES.test(key)) ?? keys[0];
    this.#next += ahead + 1;
    return near[ahead];
  }
}

/** Whatever a curious player could ask the server for, through the page, in turn or out of it. */
async function pry(page: Page, id: string, enemy: Seat): Promise<void> {
  await page.evaluate(
    async ([table, other]) => {
      const ask = (path: string, body?: object): Promise<unknown> =>
        fetch(`/api/tables/${table}${path}`, {
          ...(body && {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
          }),
        }).then((answer) => answer.text());
      await ask("");
      await ask("/history");
      await ask(`/history?as=${other}`);
      await ask("/transcript");
      await ask("/analysis");
      await ask("/position");
      await ask(`/why?seat=${other}`);
      for (const number of [1, 5, 999]) await ask("/hint", { number });
      await ask("/branch", { at: 3, seat: other, opponent: { kind: "hotseat" } });
      await ask("/nowhere");
      await fetch("/api/tables").then((answer) => answer.text());
      const live = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/live`);
      await new Promise((resolve) => {
        live.onopen = resolve;
      });
      for (const number of [1, 2, 7, 40]) {
        live.send(JSON.stringify({ do: "choose", number, key: "unit:a-6ind" }));
        live.send(JSON.stringify({ do: "undo", number, to: 0 }));
      }
      live.send(JSON.stringify({ do: "catch-up", after: 0 }));
      live.send("nonsense");
      await new Promise((resolve) => {
        setTimeout(resolve, 300);
      });
      live.close();
    },
    [id, enemy] as const,
  );
}

/** The same for everybody: the page itself, and the list of games with their rules. */
const isCommon = ({ from }: Heard): boolean => !new URL(from).pathname.startsWith("/api/tables");

it("18.0 through a whole game no page receives a byte that its side could not know", {
  timeout: 900_000,
}, async () => {
  const { pick } = GAMES.find(({ game }) => game.id === malaya1941.id)!;
  /** A long game, as for the nightly checks, is played to the end of the sixth turn. */
  const isLong = process.env.SANDTABLE_LONG !== undefined;
  let sent = 0;
  let isOver = false;
  const seats = ["japanese", "allied"] as const;
  const contexts = [await open.browser.newContext(), await open.browser.newContext()];
  const pages = [await contexts[0].newPage(), await contexts[1].newPage()];
  const ears = pages.map((page) => new Ear(page, () => (isOver ? Number.POSITIVE_INFINITY : sent)));
  const id = await makeTable(contexts[0], server.url, { kind: "friend" }, malaya1941, "japanese");
  const mine = await TablePage.open(pages[0], server.url, id);
  const invite = await mine.page.evaluate(async (table) => {
    const answer = await fetch(`/api/tables/${table}`);
    return ((await answer.json()) as { table: { invite: string } }).table.invite;
  }, id);
  await pages[1].goto(new URL(invite, server.url).href);
  await pages[1].getByTestId("join").click();
  const theirs = new TablePage(pages[1]);
  await theirs.prompt.waitFor();
  const tables = [mine, theirs];
  const players = seats.map((seat) => new Player(seat));

  const skip = async (): Promise<void> => {
    for (const { page } of tables)
      if (await page.getByTestId("skip").isVisible())
        await page
          .getByTestId("skip")
          .click({ timeout: 500 })
          .catch(() => undefined);
  };
  const ending = mine.page.getByTestId("ending");
  for (let turn = 1; !(await ending.isVisible()) && turn < 4000; turn++) {
    let asked = -1;
    for (const [at, table] of tables.entries()) {
      const keys = await table.keys();
      if (keys.length === 0) continue;
      asked = at;
      const key = isLong ? pick(keys, sent + 1) : players[at].pick(keys);
      sent++;
      await table.choose(key);
      // In the middle of hidden choices, of battles, and between.
      if (sent % 12 === 5)
        for (const [nth, page] of pages.entries()) await pry(page, id, otherSeat(seats[nth]));
      break;
    }
    if (asked < 0) await skip();
    if (asked < 0) await mine.page.waitForTimeout(50);
  }
  await ending.waitFor();
  isOver = true;

  const answer = await contexts[0].request.get(`${server.url}/api/tables/${id}/transcript`);
  const transcript = readTranscript(await answer.text());
  verify(malaya1941, transcript, seal);
  const course = courseOf(transcript);
  const secrets = [transcript.close.seed ?? "no seed", ...transcript.entries.map(({ hash }) => hash)];
  expect(course.length).toBe(sent + 1);

  for (const [at, seat] of seats.entries()) {
    const all = await ears[at].all();
    // With the last choice comes the end, and with it everything, the seed too.
    const during = all.filter((each) => each.after < sent);
    const own = during.filter((each) => !isCommon(each));
    expect(own.filter(({ from }) => from.startsWith("ws")).length).toBeGreaterThan(20);
    for (const part of ["history", "transcript", "hint", "why", "analysis", "position", "branch", "nowhere"])
      expect(
        own.some(({ from }) => from.includes(`/${part}`)),
        part,
      ).toBe(true);
    const known = knowledge(course, seat);
    expect(leaks(own, seat, known, course, secrets), seat).toEqual([]);
    // Somebody listened: own counters were told all the time.
    const first = UNITS.find((unit) => unit.seat === seat)?.id ?? "";
    expect(own.some(({ text }) => text.includes(`"${first}"`))).toBe(true);
  }
  const common = await Promise.all(ears.map(async (ear) => (await ear.all()).filter(isCommon)));
  const bodies = new Map(common[0].map(({ from, text }) => [from, text]));
  for (const { from, text } of common[1])
    if (bodies.has(from)) expect(text === bodies.get(from), from).toBe(true);
  for (const context of contexts) await context.close();
});
