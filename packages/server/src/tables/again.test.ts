import { afterEach, expect, it, vi } from "vitest";
import { here, openServer, temporaryFolder } from "../testing/index.ts";
import { openStoreHere } from "../testing/store.ts";

const folder = temporaryFolder();
const servers: Awaited<ReturnType<typeof openServer>>[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  folder.remove();
});

const soon = { againSeconds: 0.01 };
const againstBot = { seat: "mcp", opponent: { kind: "bot", level: "random" } } as const;
const away = new Error("the database is away");

it("A bot that did not come back is asked again while somebody waits for it", async () => {
  const think = vi.fn(here.think).mockRejectedValueOnce(away).mockRejectedValueOnce(away);
  const server = await openServer({ thinker: { ...here, think }, limits: soon });
  servers.push(server);
  const browser = server.browser();
  const page = await browser.live(await browser.newTable(againstBot));
  await page.until(() => page.standing.number > 1);
});

it("A bot goes on by itself when the database that was away can be read and written again", async () => {
  const store = await openStoreHere(folder.path);
  const server = await openServer({ store, limits: soon });
  servers.push(server);
  // What it did cannot be kept, and then it cannot be looked up how the table stands.
  const checkpoint = vi.spyOn(store, "checkpoint");
  vi.spyOn(store, "append").mockImplementationOnce(async () => {
    checkpoint.mockRejectedValueOnce(away).mockRejectedValueOnce(away);
    throw away;
  });
  const id = await server.browser().newTable(againstBot);
  await vi.waitFor(async () => expect(await store.actions(id, 0)).not.toEqual([]), 20_000);
});
