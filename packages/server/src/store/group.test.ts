import { describe, expect, it } from "vitest";
import { Group } from "./group.ts";

describe("a group", () => {
  it("does together what came while the last was done, in order and no more than so many at once", async () => {
    const done: (readonly number[])[] = [];
    const group = new Group(async (items: readonly number[]) => {
      done.push(items);
      await new Promise((resolve) => setImmediate(resolve));
      return items.map((item) => item * 2);
    }, 3);
    const first = [1, 2].map((item) => group.add(item));
    await Promise.all(first);
    const more = [3, 4, 5, 6].map((item) => group.add(item));
    expect(await Promise.all([...first, ...more])).toEqual([2, 4, 6, 8, 10, 12]);
    await group.done();
    expect(done).toEqual([[1, 2], [3, 4, 5], [6]]);
  });

  it("tries one by one what failed together", async () => {
    const group = new Group(async (items: readonly number[]) => {
      if (items.includes(2)) throw new Error("two is wrong");
      return items;
    }, 10);
    const results = await Promise.allSettled([1, 2, 3].map((item) => group.add(item)));
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await group.add(4)).toBe(4);
  });
});
