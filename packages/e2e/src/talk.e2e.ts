import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lookAt, SIZES } from "./axe.ts";
import { opened } from "./opened.ts";

const PICTURES = process.env.SANDTABLE_PICTURES ?? join(tmpdir(), "sandtable-pictures");
const CLI = fileURLToPath(new URL("../../cli/bin/sandtable.js", import.meta.url));
const PASSWORD = "four words of mine";
const open = opened();

beforeAll(() => {
  mkdirSync(PICTURES, { recursive: true });
});
const contexts: BrowserContext[] = [];
afterAll(async () => {
  for (const context of contexts) await context.close();
});

async function newPerson(name: string): Promise<Page> {
  const context = await open.browser.newContext({
    viewport: SIZES.desk,
    reducedMotion: "reduce",
    locale: "en",
  });
  contexts.push(context);
  await context.request.post(`${open.server.url}/api/accounts`, {
    data: { name, password: PASSWORD },
    headers: { origin: open.server.url },
  });
  return context.newPage();
}

const send = async (page: Page, method: "POST" | "PUT", path: string, data: object) =>
  (
    await page.request.fetch(`${open.server.url}${path}`, {
      method,
      data,
      headers: { origin: open.server.url },
    })
  ).json();

async function toTable(page: Page, id: string): Promise<void> {
  await page.goto(`${open.server.url}/table/${id}`);
  await page.getByTestId("open-chat").waitFor();
}

/** A page at both sizes, by light and by dark. */
async function looks(page: Page, name: string): Promise<void> {
  for (const size of [SIZES.phone, SIZES.desk]) {
    await page.setViewportSize(size);
    await lookAt(page, async (scheme) => {
      await page.screenshot({ path: join(PICTURES, `${name}-${size.width}-${scheme}.png`) });
    });
  }
}

describe("two at a table", () => {
  it("talk; one reports a line, mutes and blocks, and a moderator hides it", async () => {
    const [ann, bob, mod] = [await newPerson("Ann"), await newPerson("Bob"), await newPerson("Mod")];
    execFileSync(process.execPath, [CLI, "admin", "moderator", "Mod"], {
      env: { ...process.env, SANDTABLE_DATA: open.server.data },
    });
    const wish = { game: "malaya", seat: "british", opponent: { kind: "friend" } };
    const { id } = await send(ann, "POST", "/api/tables", wish);
    const line = await (await ann.request.get(`${open.server.url}/api/tables/${id}`)).json();
    await send(bob, "POST", `/api/tables/${id}/join`, { secret: line.table.invite.split("/")[3] });
    await Promise.all([toTable(ann, id), toTable(bob, id)]);

    await bob.getByTestId("open-chat").click();
    await bob.getByTestId("say-good-luck").click();
    await bob.getByTestId("chat-text").fill("<b>You will lose</b>");
    await bob.getByTestId("chat-send").click();
    await expect.poll(() => ann.getByTestId("chat-unread").textContent()).toBe("2");
    expect(await ann.getByTestId("chat-announced").textContent()).toBe("Bob: <b>You will lose</b>");
    await ann.getByTestId("open-chat").click();
    await expect.poll(() => ann.getByTestId("chat-line").count()).toBe(2);
    await ann.getByTestId("chat-unread").waitFor({ state: "hidden" });
    await looks(ann, "chat");

    const last = ann.getByTestId("chat-line").last();
    await last.getByTestId("chat-more").click();
    await last.getByTestId("report").click();
    await last.getByTestId("report-why").fill("Not nice");
    await last.getByTestId("report-send").click();
    await last.getByRole("status").waitFor();

    await mod.goto(`${open.server.url}/people/me`);
    await mod.getByTestId("to-moderation").click();
    await mod.getByTestId("a-report").waitFor();
    expect(await mod.locator("mark").textContent()).toBe("<b>You will lose</b>");
    await mod.getByTestId("hide").click();
    await expect.poll(() => last.locator(".chat-text").textContent()).toMatch(/moderator/);
    await mod.getByTestId("silence").click();
    await mod.getByTestId("lift").waitFor();
    await looks(mod, "moderation");
    await mod.getByTestId("close-word").fill("A day of silence");
    await mod.getByTestId("close").click();
    await mod.getByTestId("a-report").waitFor({ state: "hidden" });

    const first = ann.getByTestId("chat-line").first();
    await first.getByTestId("chat-more").click();
    await first.getByTestId("mute").click();
    await expect.poll(() => ann.getByTestId("chat-line").count()).toBe(0);
    await ann.goto(`${open.server.url}/person/Bob`);
    await ann.getByTestId("avoid-block").click();
    await ann.getByTestId("avoid-mute").waitFor();
    await looks(ann, "distance");
    const { id: lobby } = await send(ann, "POST", "/api/tables", { ...wish, lobby: true });
    expect((await send(bob, "POST", `/api/tables/${lobby}/lobby`, {})).error).toMatch(/not in the lobby/);
    await ann.goto(`${open.server.url}/people/me`);
    await ann.getByTestId("webhook").fill("http://127.0.0.1/");
    await ann.getByTestId("notices-keep").click();
    await ann.getByTestId("notices").getByRole("alert").waitFor();
    await ann.getByTestId("webhook").fill("https://example.org/hook");
    await ann.getByTestId("turn-webhook").check();
    await ann.getByTestId("notices-keep").click();
    await ann.getByTestId("webhook-secret").waitFor();
    await looks(ann, "notices");
    await ann.getByTestId("avoid-none").click();
    await ann.getByTestId("avoid-none").waitFor({ state: "hidden" });
    expect(await send(bob, "POST", `/api/tables/${lobby}/lobby`, {})).toEqual({ id: lobby });
  });
});
