import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { lookAt, SIZES } from "./axe.ts";
import { GAMES } from "./games.ts";
import { opened } from "./opened.ts";
import { makeTable, TablePage } from "./table-page.ts";

const PICTURES = process.env.SANDTABLE_PICTURES ?? join(tmpdir(), "sandtable-pictures");
const PASSWORD = "four words of mine";

const open = opened();
const [{ game }] = GAMES;
/** A passkey belongs to a name, and this machine has one. */
const home = (): string => open.server.url.replace("127.0.0.1", "localhost");

beforeAll(() => {
  mkdirSync(PICTURES, { recursive: true });
});

const contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

async function newContext(viewport = SIZES.desk, locale = "en"): Promise<BrowserContext> {
  const context = await open.browser.newContext({ viewport, reducedMotion: "reduce", locale });
  contexts.push(context);
  return context;
}

/** A device that keeps passkeys, and whose owner always says yes. */
async function withPasskeys(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

let count = 0;
const newName = (): string => `Person ${String.fromCharCode(65 + count++)}${Date.now() % 1000}`;

async function register(page: Page, name: string): Promise<void> {
  await page.goto(`${home()}/people/register`);
  await page.getByTestId("name").fill(name);
  await page.getByTestId("password").fill(PASSWORD);
  await page.locator("button[data-testid=by-password]").click();
  await page.getByTestId("my-name").waitFor();
}

describe("a name", () => {
  it("is had by a passkey, and opens the door again by it; the guest's table came along", async () => {
    const context = await newContext();
    const id = await makeTable(context, home(), { kind: "hotseat" }, game);
    const page = await context.newPage();
    await withPasskeys(page);
    const name = newName();
    await page.goto(home());
    await page.getByTestId("me").click();
    await page.getByTestId("other-way").click();
    await page.getByTestId("name").fill(name);
    await page.locator("button[data-testid=by-passkey]").click();
    await expect.poll(() => page.getByTestId("my-name").textContent()).toBe(name);
    expect(await page.getByTestId("brought").isVisible()).toBe(true);
    await page.getByTestId("sign-out").click();
    await page.getByTestId("play-now").first().waitFor();
    // Nobody sits at that table any more who comes without the name.
    expect(await mine(page)).toEqual([]);
    await page.getByTestId("me").click();
    await page.locator("button[data-testid=by-passkey]").click();
    await expect.poll(() => page.getByTestId("me").textContent()).toBe(name);
    expect(await mine(page)).toEqual([id]);
  });

  it("is had by a password, and opens the same tables in another browser", async () => {
    const context = await newContext();
    const id = await makeTable(context, home(), { kind: "hotseat" }, game);
    const name = newName();
    await register(await context.newPage(), name);
    const other = await (await newContext()).newPage();
    await other.goto(`${home()}/people/enter`);
    await other.getByTestId("name").fill(name.toUpperCase());
    await other.getByTestId("password").fill("not these four words");
    await other.locator("button[data-testid=by-password]").click();
    await other.getByRole("alert").waitFor();
    await other.getByTestId("password").fill(PASSWORD);
    await other.locator("button[data-testid=by-password]").click();
    await expect.poll(() => other.getByTestId("me").textContent()).toBe(name);
    const table = await TablePage.open(other, home(), id);
    expect((await table.keys()).length).toBeGreaterThan(0);
  });

  it("lists its sessions and ends one, and is deleted in the end", async () => {
    const page = await (await newContext()).newPage();
    const name = newName();
    await register(page, name);
    const other = await (await newContext()).newPage();
    await other.goto(`${home()}/people/enter`);
    await other.getByTestId("name").fill(name);
    await other.getByTestId("password").fill(PASSWORD);
    await other.locator("button[data-testid=by-password]").click();
    await expect.poll(() => other.getByTestId("me").textContent()).toBe(name);
    await page.reload();
    await page.getByTestId("end-session").click();
    await page.getByTestId("end-session").waitFor({ state: "hidden" });
    await other.reload();
    await expect.poll(() => other.getByTestId("me").textContent()).toBe("Sign in");
    const download = page.waitForEvent("download");
    await page.getByTestId("export").click();
    expect((await download).suggestedFilename()).toBe("sandtable.json");
    await page.getByTestId("leave").click();
    await page.getByTestId("leave-name").fill(name);
    await page.getByTestId("leave-do").click();
    await page.getByRole("heading", { name: "The account is deleted" }).waitFor();
  });
});

describe("the lobby", () => {
  it("brings two people together for a game, to its end, and to the page of each", async () => {
    const [host, friend] = [await (await newContext()).newPage(), await (await newContext()).newPage()];
    const [ann, bob] = [newName(), newName()];
    await register(host, ann);
    await register(friend, bob);
    const { id: kind, roles } = game;
    await host.getByTestId("lobby").click();
    await host.getByTestId(`invite-${kind}`).click();
    await host.getByRole("dialog").locator("button[type=submit]").click();
    await host.getByRole("dialog").waitFor({ state: "hidden" });
    await host.getByTestId("withdraw").waitFor();
    const [id] = await mine(host);
    await friend.getByTestId("lobby").click();
    const offer = friend.getByTestId(`offer-${id}`);
    await offer.waitFor();
    expect(await offer.textContent()).toContain(ann);
    const hosts = await TablePage.open(host, home(), id);
    await offer.getByTestId("sit").click();
    const friends = new TablePage(friend);
    await friends.seated();
    // Each is told who sits opposite.
    await expect.poll(() => host.locator("body").textContent()).toContain(bob);
    expect(await friend.locator("body").textContent()).toContain(ann);
    const { first, ends } = GAMES[0].together!;
    await hosts.choose(first);
    for (const key of ends) await hosts.choose(key);
    // A stranger may watch a game from the lobby, and has no say in it.
    const stranger = await (await newContext()).newPage();
    await stranger.goto(`${home()}/lobby`);
    await stranger.locator(`a[href="/table/${id}"]`).click();
    const watching = new TablePage(stranger);
    await watching.prompt.waitFor();
    expect(await watching.keys()).toEqual([]);
    // The friend sees all of it, and gives up.
    const skip = friend.getByTestId("skip");
    await expect
      .poll(async () => {
        if (await skip.isVisible()) await skip.click({ timeout: 500 }).catch(() => undefined);
        return (await friends.keys()).length;
      })
      .toBeGreaterThan(0);
    await friend.locator("details.menu > summary").click();
    await friend.getByRole("button", { name: "Resign" }).click();
    await friend.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await friend.getByRole("dialog").filter({ hasText: "Resign" }).waitFor({ state: "hidden" });
    await expect.poll(() => stranger.locator("body").textContent()).toContain("resigned");
    await friend.goto(`${home()}/person/${encodeURIComponent(ann)}`);
    await friend.getByText("You won 0, lost 1 and drew 0.").waitFor();
    await friend.getByTestId("note").fill("Hard to beat.");
    await friend.getByTestId("note-keep").click();
    await friend.getByRole("status").waitFor();
    await friend.reload();
    await expect.poll(() => friend.getByTestId("note").inputValue()).toBe("Hard to beat.");
    await host.goto(`${home()}/person/${encodeURIComponent(bob)}`);
    await host.getByText("You won 1, lost 0 and drew 0.").waitFor();
    const row = host.getByRole("row").nth(1);
    expect(await row.getByRole("cell").allTextContents()).toEqual(["0", "1", "0"]);
    expect(await row.textContent()).toContain(roles[1].name);
  });
});

const mine = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const lines = (await (await fetch("/api/tables")).json()) as { table: { id: string } }[];
    return lines.map(({ table }) => table.id);
  });

/** Every screen about people, and how to come to it. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  enter: async (page) => {
    await page.goto(`${home()}/people/enter`);
    await page.getByTestId("me").waitFor();
  },
  register: async (page) => {
    await makeTable(page.context(), home(), { kind: "hotseat" }, game);
    await page.goto(`${home()}/people/register`);
    await page.getByRole("checkbox").waitFor();
  },
  me: async (page) => {
    await withPasskeys(page);
    await register(page, newName());
    await page.getByTestId("add-passkey").click();
    await page.getByRole("listitem").nth(1).waitFor();
  },
  lobby: async (page) => {
    const others = await newContext();
    const wish = { game: game.id, seat: game.roles[0].seat, opponent: { kind: "friend" }, lobby: true };
    await others.request.post(`${home()}/api/tables`, { data: wish, headers: { origin: home() } });
    await register(page, newName());
    await page.request.post(`${home()}/api/tables`, { data: wish, headers: { origin: home() } });
    await page.getByTestId("lobby").click();
    await page.getByTestId("withdraw").waitFor();
    await page.waitForLoadState("networkidle");
  },
  person: async (page) => {
    const [ann, bob] = [newName(), newName()];
    const other = await (await newContext()).newPage();
    await register(other, bob);
    await register(page, ann);
    const wish = { game: game.id, seat: game.roles[0].seat, opponent: { kind: "friend" }, lobby: true };
    for (const isOver of [true, false]) {
      const headers = { origin: home() };
      const made = await page.request.post(`${home()}/api/tables`, { data: wish, headers });
      const { id } = (await made.json()) as { id: string };
      await other.request.post(`${home()}/api/tables/${id}/lobby`, { headers });
      if (isOver) await other.request.post(`${home()}/api/tables/${id}/resign`, { headers });
    }
    await page.goto(`${home()}/person/${encodeURIComponent(bob)}`);
    await page.getByTestId("note").waitFor();
  },
  mine: async (page) => {
    await register(page, newName());
    for (const opponent of ["hotseat", "friend"] as const)
      await makeTable(page.context(), home(), { kind: opponent }, game);
    await page.goto(home());
    await page.locator('a[href^="/table/"]').nth(1).waitFor();
    await page.waitForLoadState("networkidle");
  },
  recover: async (page) => {
    await page.goto(`${home()}/people/recover`);
    await page.getByTestId("me").waitFor();
  },
  "mail-link": async (page) => {
    await page.goto(`${home()}/people/mail/${"x".repeat(43)}`);
    await page.getByTestId("confirm-mail").click();
    await page.getByRole("alert").waitFor();
  },
};

describe.each(
  ["en", "de"].flatMap((language) =>
    Object.entries(SIZES).map(([size, viewport]) => [`${size}, ${language}`, language, viewport] as const),
  ),
)("%s", (_, language, viewport) => {
  it.each(Object.entries(SCREENS))("%s is whole, and axe finds nothing serious", async (name, come) => {
    const page = await (await newContext(viewport, language)).newPage();
    const trouble: string[] = [];
    page.on("pageerror", (error) => trouble.push(error.message));
    await come(page);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    await lookAt(page, async (scheme) => {
      const path = join(PICTURES, `people-${name}-${language}-${viewport.width}-${scheme}.png`);
      await page.screenshot({ path, fullPage: true });
    });
    expect(trouble).toEqual([]);
  });
});
