import { expect, it } from "vitest";
import { TestPostgres } from "../testing/postgres.ts";
import { Jobs } from "./queue.ts";

it("Machines that begin at once on an empty database all begin", async () => {
  const postgres = await TestPostgres.start();
  const failed: unknown[] = [];
  for (let round = 0; round < 3; round++) {
    const database = await postgres.database();
    const begin = async (): Promise<void> => {
      const jobs = await Jobs.open(database, () => undefined);
      await jobs
        .queue("thoughts")
        .then(() => jobs.queue("analyses"))
        .catch((error: unknown) => failed.push(error));
      await jobs.close();
    };
    await Promise.all(Array.from({ length: 5 }, begin));
  }
  await postgres.remove();
  expect(failed).toEqual([]);
});
