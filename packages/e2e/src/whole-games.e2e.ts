import { CHANCE, type LogEvent, readTranscript, verify } from "@sandtable/engine";
import { seal } from "@sandtable/seal";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { GAMES } from "./games.ts";
import { opened } from "./opened.ts";
import { makeTable, TablePage } from "./table-page.ts";

const open = opened();
const { server } = open;

/** A die as the page told it. */
interface Fallen {
  readonly shown: string;
  /** What it needed, where that is a number. */
  readonly needed: number | undefined;
  readonly effect: string;
  /** Whether it came to what was needed, as the page says; and as its numbers say, where they say it. */
  readonly isHit: boolean | undefined;
  readonly isReached: boolean | undefined;
}

/** Every die in the strip: those since the last choice. */
const fallenSince = async (page: Page): Promise<readonly Fallen[]> => {
  const rows = await page.getByTestId("roll").evaluateAll((found) =>
    found
      .filter((row) => row.querySelector(".roll-die") !== null)
      .map((row) => ({
        shown: row.getAttribute("data-shown") ?? "",
        need: row.getAttribute("data-need") ?? "",
        effect: row.getAttribute("data-effect") ?? "",
        total: row.getAttribute("data-total") ?? row.getAttribute("data-shown") ?? "",
        hit: row.querySelector(".roll-die")?.getAttribute("data-hit"),
      })),
  );
  return rows.map(({ shown, need, effect, total, hit }) => {
    const [, sign, number] = /^([≤≥]) (-?\d+)$/.exec(need) ?? [];
    const isUpTo = sign === "≤";
    return {
      shown,
      needed: number === undefined ? undefined : Number(number),
      effect,
      isHit: hit === null || hit === undefined ? undefined : hit === "true",
      isReached:
        sign === undefined
          ? undefined
          : isUpTo
            ? Number(total) <= Number(number)
            : Number(total) >= Number(number),
    };
  });
};

/** The dice of a record. */
const diceOf = (entries: readonly { readonly seat: string; readonly key: string }[]): readonly string[] =>
  entries.flatMap(({ seat, key }) => (seat === CHANCE ? (/^die:(\d)$/.exec(key)?.slice(1) ?? []) : []));

/** What the rules told of a die: what it needed, and whether it came to that; as far as the event says so itself. */
function diceTold(events: readonly { readonly event: LogEvent }[]): readonly Partial<Fallen>[] {
  return events.flatMap(({ event }) => {
    if (!("die" in event)) return [];
    const told = event as unknown as Readonly<Record<string, number | boolean | undefined>>;
    const needed = (told.needed ?? told.most) as number | undefined;
    const isHit = (told.success ?? told.fell ?? told.sunk ?? told.surrendered) as boolean | undefined;
    return [
      {
        shown: `${told.die}`,
        ...(needed !== undefined && { needed }),
        ...(isHit !== undefined && { isHit }),
      },
    ];
  });
}

describe("a whole game through the page, both seats", () => {
  it.each(GAMES)(
    "of $game.id ends where the engine ends, and every die was told",
    { timeout: 300_000 },
    async ({ game, pick }) => {
      const context = await open.browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: "reduce",
      });
      // Dice are not waited for: they are all read in the strip.
      await context.addInitScript(() => {
        localStorage.setItem("sandtable.settings", JSON.stringify({ dice: "quick" }));
      });
      const id = await makeTable(context, server.url, { kind: "hotseat" }, game);
      const table = await TablePage.open(await context.newPage(), server.url, id);
      const ending = table.page.getByTestId("ending");
      const fallen: Fallen[] = [];
      for (let turn = 1; !(await ending.isVisible()) && turn < 2000; turn++) {
        const keys = await table.keys();
        if (keys.length === 0) await table.page.waitForTimeout(20);
        else {
          await table.choose(pick(keys, turn));
          fallen.push(...(await fallenSince(table.page)));
        }
      }
      await ending.waitFor();
      expect(await ending.getByTestId("verdict").locator("li").count()).toBeGreaterThan(1);
      const proof = ending.getByTestId("proof");
      expect(await proof.locator("code").first().isVisible()).toBe(false);
      await proof.locator("summary").click();
      expect(await proof.locator("code").first().textContent()).toMatch(/^[0-9a-f]{64}$/);
      const answer = await context.request.get(`${server.url}/api/tables/${id}/transcript`);
      const transcript = readTranscript(await answer.text());
      const match = verify(game, transcript, seal);
      expect(match.outcome).toEqual(transcript.close.outcome);
      expect(match.entries.at(-1)?.hash).toBe(transcript.entries.at(-1)?.hash);
      expect(fallen.map(({ shown }) => shown).toSorted()).toEqual(diceOf(transcript.entries).toSorted());
      const told = diceTold(match.events);
      expect(fallen.map(({ shown }) => shown)).toEqual(told.map(({ shown }) => shown));
      for (const [index, one] of told.entries()) expect(fallen[index]).toMatchObject(one);
      for (const one of fallen) {
        expect(one.effect, JSON.stringify(one)).toMatch(/\.$/);
        expect(one.isReached ?? one.isHit, JSON.stringify(one)).toBe(one.isHit);
      }
      await context.close();
    },
  );
});
