import { Match, writeTranscript } from "@sandtable/engine";
import type { Standing } from "@sandtable/protocol";
import { library } from "../games.ts";
import type { Stranger, Tab } from "./stranger.ts";

/** Made ready first; what comes back goes on until it is over. */
type Attack = (stranger: Stranger) => Promise<() => Promise<unknown>>;

/** What a stranger may try, while somebody else plays. */
export const ATTACKS = {
  /** None at all: the measure of the machine. */
  none: async (stranger) => async () => stranger.over,

  /** The history of a long game, forty times at once, again and again. */
  histories: async (stranger) => {
    const browser = stranger.browser();
    const id = await stranger.made(browser, "/api/imports", { transcript: longGame() });
    return rounds(stranger, 40, () => stranger.ask(browser, "GET", `/api/tables/${id}/history`));
  },

  /** All that was ever told at a table, asked for on every line that one person may have. */
  "catch-ups": async (stranger) => {
    const browser = stranger.browser();
    const id = await stranger.made(browser, "/api/tables", HOTSEAT);
    await playLong(await stranger.tab(browser, id), 1000);
    return rounds(stranger, 40, async () => {
      const tab = await stranger.tab(browser, id);
      while (!tab.isClosed && !stranger.isOver) {
        tab.send({ do: "catch-up", after: 0 });
        await tab.next();
      }
    });
  },

  /** A record that holds, to be replayed again and again. */
  records: async (stranger) => {
    const transcript = longGame();
    return rounds(stranger, 4, () =>
      stranger.ask(stranger.browser(), "POST", "/api/imports", { transcript }),
    );
  },

  /** A megabyte of nothing but brackets. */
  brackets: async (stranger) => {
    const text = "[".repeat(1_000_000);
    return rounds(stranger, 4, () => stranger.ask(stranger.browser(), "POST", "/api/imports", text));
  },

  /** Sixty tables at which a general thinks, and nobody looks. */
  generals: async (stranger) => {
    const browser = stranger.browser();
    return async () => {
      for (let made = 0; made < 60 && !stranger.isOver; made++)
        await stranger.ask(browser, "POST", "/api/tables", GENERAL);
      await stranger.over;
    };
  },

  /** Twenty people who play against generals. */
  "twenty generals": async (stranger) => {
    for (let made = 0; made < 20; made++) {
      const browser = stranger.browser();
      await stranger.tab(browser, await stranger.made(browser, "/api/tables", GENERAL));
    }
    return async () => stranger.over;
  },

  /** A choice and a step back, as quick as the server answers. */
  undo: async (stranger) => {
    const browser = stranger.browser();
    const id = await stranger.made(browser, "/api/tables", HOTSEAT);
    return rounds(stranger, 1, async () => {
      const tab = await stranger.tab(browser, id);
      while (!tab.isClosed && !stranger.isOver) {
        const standing = standingOf(tab);
        if (!standing) break;
        const { number, entries, floor, question } = standing;
        if (entries > floor) tab.send({ do: "undo", number, to: floor });
        else tab.send({ do: "choose", number, key: question?.choices?.[0].key ?? "" });
        await tab.next();
      }
    });
  },

  /** Four hundred connections on which nothing is said. */
  "silent sockets": async (stranger) => async () => {
    for (let made = 0; made < 400; made++) stranger.plug().on("close", () => stranger.refused++);
    await stranger.over;
  },

  /** Requests that arrive a letter at a time. */
  "slow bodies": async (stranger) => async () => {
    const plugs = Array.from({ length: 200 }, () => stranger.plug());
    for (const plug of plugs) {
      plug.on("close", () => stranger.refused++);
      plug.write(
        "POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n",
      );
    }
    while (!stranger.isOver) {
      for (const plug of plugs) plug.write(" ");
      await stranger.pause(100);
    }
  },

  /** Lines on which much is asked for and nothing is read. */
  "no readers": async (stranger) => {
    const browser = stranger.browser();
    const id = await stranger.made(browser, "/api/tables", HOTSEAT);
    await playLong(await stranger.tab(browser, id), 300);
    return rounds(stranger, 40, async () => {
      const tab = await stranger.tab(browser, id);
      tab.socket.pause();
      for (let asked = 0; asked < 16; asked++) tab.send({ do: "catch-up", after: 0 });
      await stranger.pause(1000);
      tab.socket.terminate();
    });
  },
} satisfies Record<string, Attack>;

/** Who answers for the bystander where it is about bots: one that answers at once. */
export const AGAINST_BOT = new Set<string>(["generals"]);

const HOTSEAT = { game: "1942", seat: "random", opponent: { kind: "hotseat" } };
const GENERAL = { game: "malaya", seat: "mcp", opponent: { kind: "bot", level: "general" } };

/** The same by so many at once, until it is over. */
const rounds =
  (stranger: Stranger, abreast: number, act: () => Promise<unknown>) => async (): Promise<unknown> =>
    Promise.all(
      Array.from({ length: abreast }, async () => {
        while (!stranger.isOver) {
          // What is cut off when it is over was begun before.
          await act().catch(() => undefined);
          await stranger.pause(1);
        }
      }),
    );

/** A lot that falls the same way every time. */
function lots(): (many: number) => number {
  let lot = 1;
  return (many) => {
    lot = (Math.imul(lot, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((lot / 2 ** 32) * many);
  };
}

/** The record of a whole game of 1942, at random: some thousand answers. */
function longGame(): string {
  const shelf = library.get("1942");
  if (!shelf) throw new Error("1942 is not in the library");
  const lot = lots();
  const match = Match.start(shelf.game, { chance: { answer: ({ choices }) => lot(choices.length) } });
  for (let { decision } = match; decision; { decision } = match)
    match.choose(decision.seat, decision.choices[lot(decision.choices.length)].key);
  return writeTranscript(match);
}

/** Play at random until so much has been told. */
async function playLong(tab: Tab, updates: number): Promise<void> {
  const lot = lots();
  for (;;) {
    const standing = standingOf(tab);
    if (!standing) throw new Error("the table was closed before it was long enough");
    const { number, question, outcome, entries, floor } = standing;
    if (number > updates) break;
    const choices = question?.choices ?? [];
    if (entries > floor && (outcome || lot(3) === 0)) tab.send({ do: "undo", number, to: floor });
    else if (choices.length > 0) tab.send({ do: "choose", number, key: choices[lot(choices.length)].key });
    else break;
    const frame = await tab.next();
    // Even whoever attacks must keep to a pace while getting ready.
    if (frame?.say === "refused" || number % 100 === 0)
      await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  tab.socket.close();
}

const standingOf = ({ heard }: Tab): Standing | undefined =>
  heard && "standing" in heard ? heard.standing : undefined;
