import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PageFrame } from "@sandtable/protocol";
import { LoadedServer } from "../load/server.ts";
import { Stranger, type Tab } from "./stranger.ts";

export interface Hostility {
  readonly tries: number;
  /** Those that moved a table on: there may be none. */
  readonly accepted: number;
  /** How often the server ended, or said that something went wrong on its side. */
  readonly crashes: number;
  /** Milliseconds that everything at the server was held up: the worst of a thousand times. */
  readonly loopP999: number;
}

/** Tries on one table, by three people. More tables are more people, of whom none has used up their time. */
const TRIES_A_TABLE = 5000;
const TABLES_AT_ONCE = 8;
/** Frames that are under way on one connection, and after how many it is made anew: the server lets no more through. */
const UNDER_WAY = 40;
const FRAMES = 480;

type Try = PageFrame | string | Uint8Array;

/** Try so often what nobody may do, on several lines at once. */
export async function hostile({
  tries,
  main,
}: {
  readonly tries: number;
  readonly main: URL;
}): Promise<Hostility> {
  const folder = mkdtempSync(join(tmpdir(), "sandtable-hostile-"));
  const server = await LoadedServer.start(main, join(folder, "data"));
  const tables = Math.ceil(tries / TRIES_A_TABLE);
  const each = Math.ceil(tries / tables);
  const done = { tries: 0, accepted: 0, crashes: 0 };
  let next = 0;
  try {
    await server.usage({ collect: true });
    await Promise.all(
      Array.from({ length: Math.min(TABLES_AT_ONCE, tables) }, async () => {
        while (next < tables) {
          const nth = next++;
          const stranger = new Stranger(server.address, `10.3.${nth >> 8}.${nth & 255}`);
          try {
            done.accepted += await atOneTable(stranger, each);
            done.tries += each;
          } finally {
            done.crashes += stranger.broken;
            stranger.leave();
          }
        }
      }),
    );
    if (!server.lives) return { ...done, crashes: done.crashes + 1, loopP999: Number.POSITIVE_INFINITY };
    const { loopP999 } = await server.usage({ collect: false });
    return { ...done, loopP999: Number(loopP999.toFixed(1)) };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Two who play each other, and one who has no business there; how many of their tries were accepted. */
async function atOneTable(stranger: Stranger, tries: number): Promise<number> {
  const [host, friend, nobody] = [stranger.browser(), stranger.browser(), stranger.browser()];
  const id = await stranger.made(host, "/api/tables", {
    game: "malaya",
    seat: "british",
    opponent: { kind: "friend" },
  });
  const line = async () => (await stranger.ask(host, "GET", `/api/tables/${id}`)).body;
  const secret = (await line()).table.invite.split("/").at(-1);
  await stranger.ask(friend, "POST", `/api/tables/${id}/join`, { secret });
  const before = await opened(stranger, await stranger.tab(host, id));
  const { number, key, first } = before;
  // The host is to move; none of these is a choice that stands in the list for whoever makes it, now.
  const outOfTurn: Try[] = [
    { do: "choose", number, key },
    { do: "choose", number: number + 1, key },
    { do: "undo", number, to: 0 },
    // Nobody is out of time here, and nothing has been asked.
    { do: "claim", number },
    { do: "stand-in", number, level: "recruit" },
    { do: "answer", number, yes: true },
    { do: "withdraw", number },
    { do: "holiday", number, days: 1 },
  ];
  const stale: Try[] = [
    { do: "choose", number: 1, key: "event:unshaded" },
    { do: "choose", number: 0, key: first },
    { do: "undo", number: 1, to: 0 },
    // Replayed: it was accepted once, and is answered with what came of it.
    { do: "choose", number: 1, key: first },
  ];
  const malformed: Try[] = [
    "",
    "[",
    "null",
    '{"do":"choose"}',
    `{"do":"choose","number":${number},"key":"__proto__"}`,
    `{"do":"choose","number":-1,"key":"${key}"}`,
    `{"do":"choose","number":${number},"key":"${key}","seat":"mcp"}`,
    `{"do":"undo","number":${number},"to":1e999}`,
    `{"do":"umpire","number":${number}}`,
    `{"do":"choose","number":${number},"key":"${"x".repeat(5000)}"}`,
    new Uint8Array([0, 255, 1]),
  ];
  const foreign: Try[] = [
    ...outOfTurn,
    { do: "resign", number },
    { do: "offer", number, offer: { kind: "adjudication" } },
  ];
  const third = Math.ceil(tries / 3);
  await Promise.all([
    insist(stranger, () => stranger.tab(host, id), [...stale, ...malformed], third),
    insist(stranger, () => stranger.tab(friend, id), [...outOfTurn, ...malformed], third),
    insist(stranger, () => stranger.tab(nobody, id), [...foreign, ...stale, ...malformed], tries - 2 * third),
  ]);
  const after = await line();
  return after.number - number + (after.outcome ? 1 : 0);
}

/** The first two choices of a game; where it stands then, with a choice that the host has. */
async function opened(stranger: Stranger, tab: Tab) {
  let [first, key, number] = ["", "", 0];
  for (let made = 0; made < 3; made++) {
    if (!tab.heard || !("standing" in tab.heard)) break;
    const { question, number: now } = tab.heard.standing;
    number = now;
    key = question?.choices?.[0].key ?? "";
    if (made === 0) first = key;
    if (made === 2) break;
    tab.send({ do: "choose", number, key });
    await tab.next();
  }
  tab.socket.close();
  if (first === "" || key === "" || stranger.broken > 0) throw new Error("the host is not to move");
  return { first, key, number };
}

/** Try so often, and come again whenever the line is closed. */
async function insist(
  stranger: Stranger,
  come: () => Promise<Tab>,
  kinds: readonly Try[],
  tries: number,
): Promise<void> {
  for (let tried = 0; tried < tries; ) {
    const tab = await come();
    for (let sent = 0; sent < FRAMES && tried < tries && !tab.isClosed; ) {
      const some = Math.min(UNDER_WAY, FRAMES - sent, tries - tried);
      for (let i = 0; i < some; i++) tab.send(kinds[(tried + i) % kinds.length]);
      for (let i = 0; i < some; i++) await tab.next();
      sent += some;
      tried += some;
    }
    if (!stranger.isOver) tab.socket.close();
  }
}
