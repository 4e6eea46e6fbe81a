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

/** A die in the strip, as its marks have it. */
interface Marked {
  readonly shown: string;
  readonly need: string;
  readonly effect: string;
  readonly total: string;
  readonly hit: string | undefined;
  /** What was read out of it. */
  readonly said: string;
}

/** What a row of the strip says of its die. */
function fallenOf({ shown, need, effect, total, hit }: Marked): Fallen {
  const [, sign, number] = /^([≤≥]) (-?\d+)$/.exec(need) ?? [];
  const isUpTo = sign === "≤";
  return {
    shown,
    needed: number === undefined ? undefined : Number(number),
    effect,
    isHit: hit === undefined ? undefined : hit === "true",
    isReached:
      sign === undefined
        ? undefined
        : isUpTo
          ? Number(total) <= Number(number)
          : Number(total) >= Number(number),
  };
}

/** What the page is waiting for, and what came of the last key. */
interface Now {
  readonly is: "question" | "sure" | "curtain" | "over";
  readonly number: string | undefined;
  readonly keys: readonly string[];
  /** Every die since the last choice. */
  readonly dice: readonly Marked[];
}

/** Wait until the page asks something else than this question, and look at it; all of it in one go, for a game has a thousand of them. */
const next = (page: Page, before: string | undefined): Promise<Now> =>
  page.evaluate(async (passed) => {
    const find = (id: string): HTMLElement | null => document.querySelector(`[data-testid="${id}"]`);
    const asked = (): Now["is"] | undefined => {
      if (find("ending")) return "over";
      if (find("confirm")?.contains(document.activeElement)) return "sure";
      if (find("curtain")) return "curtain";
      const number = find("prompt")?.dataset.number;
      const isOpen = document.querySelector(".choices .choice:enabled") !== null;
      return number !== undefined && number !== passed && isOpen ? "question" : undefined;
    };
    const is = await new Promise<Now["is"]>((resolve) => {
      const look = (): void => {
        const found = asked();
        if (found === undefined) return;
        changes.disconnect();
        document.removeEventListener("focusin", look);
        resolve(found);
      };
      const changes = new MutationObserver(look);
      changes.observe(document, { subtree: true, childList: true, attributes: true });
      document.addEventListener("focusin", look);
      look();
    });
    const said = [...(find("roll-said")?.children ?? [])].map(({ textContent }) => textContent);
    const rows = [...document.querySelectorAll<HTMLElement>('[data-testid="roll"]')].map((row, index) => ({
      row,
      said: said[index] ?? "",
    }));
    return {
      is,
      number: find("prompt")?.dataset.number,
      keys: [...document.querySelectorAll<HTMLElement>(".choices .choice-list [data-testid^=choice-]")].map(
        ({ dataset }) => (dataset.testid ?? "").slice("choice-".length),
      ),
      dice: rows
        .filter(({ row }) => row.querySelector(".roll-die") !== null)
        .map(({ row, said }) => ({
          shown: row.dataset.shown ?? "",
          need: row.dataset.need ?? "",
          effect: row.dataset.effect ?? "",
          total: row.dataset.total ?? row.dataset.shown ?? "",
          hit: row.querySelector<HTMLElement>(".roll-die")?.dataset.hit,
          said,
        })),
    };
  }, before);

/**
 * Take a choice as somebody without a mouse does: by the key that stands on it, where it has one and is in sight; else the focus
 * goes to it, its group unfolded by Enter, and Enter takes it.
 */
async function press(page: Page, key: string): Promise<void> {
  const byKey = await page.evaluate((wanted) => {
    const choice = document.querySelector<HTMLElement>(
      `.choices [data-testid="choice-${CSS.escape(wanted)}"]`,
    );
    const group = choice?.closest("details");
    const printed = choice?.querySelector(".key")?.textContent;
    if (printed && !group) return printed;
    if (group && !group.open) {
      group.querySelector("summary")?.focus();
      return "folded";
    }
    choice?.focus();
    return "Enter";
  }, key);
  if (byKey !== "folded") return await page.keyboard.press(byKey);
  await page.keyboard.press("Enter");
  await page.getByTestId(`choice-${key}`).first().focus();
  await page.keyboard.press("Enter");
}

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

describe("a whole game by keyboard alone, both seats", () => {
  it.each(GAMES)(
    "of $game.id ends where the engine ends, and every die was told and read out",
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
      const { page } = table;
      const ending = page.getByTestId("ending");
      const fallen: Fallen[] = [];
      let now = await next(page, undefined);
      let { number } = now;
      for (let turn = 1; now.is !== "over" && turn < 2000; ) {
        if (now.is === "sure") await page.keyboard.press("Enter");
        else if (now.is === "curtain") await page.getByTestId("curtain").getByRole("button").press("Enter");
        else {
          number = now.number;
          await press(page, pick(now.keys, turn++));
        }
        now = await next(page, number);
        // They stand there until the next choice; what hides them for a moment is passed first.
        if (now.is === "sure" || now.is === "curtain") continue;
        for (const { said, shown, effect } of now.dice) {
          expect(said).toContain(shown);
          expect(said).toContain(effect);
        }
        fallen.push(...now.dice.map(fallenOf));
      }
      await ending.waitFor();
      expect(await page.locator(".prompt-text[role=status]").textContent()).toMatch(
        /^The game is over\. (?:The .+ won|A draw)\.$/,
      );
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
