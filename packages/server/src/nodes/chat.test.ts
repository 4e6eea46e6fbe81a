import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { at, Cluster } from "../testing/cluster.ts";
import { TestPostgres } from "../testing/postgres.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
}, 60_000);
afterAll(() => postgres.remove());

const cluster = new Cluster();
afterEach(() => cluster.close());

it("what is said by one node is heard by a page that came by another", async () => {
  const database = await postgres.database();
  const [one, two] = [await cluster.open(database), await cluster.open(database)];
  const [ann, bob] = [one.browser(), two.browser()];
  const id = await ann.newTable({ opponent: { kind: "friend" } });
  const { invite = "" } = (await ann.line(id)).table;
  await bob.join(invite);
  const [here, there] = [await ann.live(id), await bob.live(id)];
  await bob.post(`/api/tables/${id}/chat`, { text: "from two" });
  await at(two, ann).post(`/api/tables/${id}/chat`, { text: "by two" });
  for (const page of [here, there]) {
    const said = () => page.frames.flatMap((frame) => (frame.say === "chat" ? [frame.line.says] : []));
    await page.until(() => said().length === 2);
    expect(said()).toEqual([{ text: "from two" }, { text: "by two" }]);
  }
});
