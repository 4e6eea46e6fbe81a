import pg from "pg";
import { expect, it } from "vitest";
import { TestPostgres } from "./postgres.ts";

it("gives every test a database of its own, and begins again on the same data", async () => {
  const postgres = await TestPostgres.start({ durable: true });
  const [one, other] = [await postgres.database(), await postgres.database()];
  const ask = async (url: string, sql: string): Promise<unknown[]> => {
    const client = new pg.Client(url);
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };
  await ask(one, "create table kept as select 7 as number");
  await postgres.end("SIGKILL");
  await postgres.begin();
  expect(await ask(one, "select number from kept")).toEqual([{ number: 7 }]);
  await expect(ask(other, "select number from kept")).rejects.toThrow("does not exist");
  await postgres.remove();
  await expect(ask(one, "select 1")).rejects.toThrow("ECONNREFUSED");
});
