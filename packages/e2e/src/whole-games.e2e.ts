import { readTranscript, verify } from "@sandtable/engine";
import { seal } from "@sandtable/seal";
import { describe, expect, it } from "vitest";
import { GAMES } from "./games.ts";
import { opened } from "./opened.ts";
import { makeTable, TablePage } from "./table-page.ts";

const open = opened();
const { server } = open;

describe("a whole game through the page, both seats", () => {
  it.each(GAMES)("of $game.id ends where the engine ends", { timeout: 300_000 }, async ({ game, pick }) => {
    const context = await open.browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: "reduce",
    });
    const id = await makeTable(context, server.url, { kind: "hotseat" }, game);
    const table = await TablePage.open(await context.newPage(), server.url, id);
    const ending = table.page.getByTestId("ending");
    for (let turn = 1; !(await ending.isVisible()) && turn < 2000; turn++) {
      const keys = await table.keys();
      if (keys.length === 0) await table.page.waitForTimeout(20);
      else await table.choose(pick(keys, turn));
    }
    await ending.waitFor();
    const answer = await context.request.get(`${server.url}/api/tables/${id}/transcript`);
    const transcript = readTranscript(await answer.text());
    const match = verify(game, transcript, seal);
    expect(match.outcome).toEqual(transcript.close.outcome);
    expect(match.entries.at(-1)?.hash).toBe(transcript.entries.at(-1)?.hash);
    await context.close();
  });
});
