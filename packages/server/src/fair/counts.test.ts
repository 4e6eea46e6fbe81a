import { expect, it } from "vitest";
import { type AddUp, Counts } from "./counts.ts";

/** Where nodes add up, as the database does. */
function sum(): AddUp {
  const sums = new Map<string, number>();
  return async (window, more) =>
    new Map(
      [...more].map(([name, count]) => {
        const key = `${window} ${name}`;
        sums.set(key, (sums.get(key) ?? 0) + count);
        return [name, sums.get(key)!];
      }),
    );
}

it("what is counted at several nodes is one count, a word later, and what comes meanwhile is not lost", async () => {
  const clock = { now: 600_000 };
  const [one, two] = [new Counts(() => clock.now), new Counts(() => clock.now)];
  const addUp = sum();
  for (let asked = 1; asked <= 5; asked++) expect(one.add("home").current).toBe(asked);
  expect(two.add("home").current).toBe(1);
  await one.exchange(addUp);
  // Asked for while the word is on its way.
  const told = two.exchange(addUp);
  expect(two.add("home").current).toBe(2);
  await told;
  expect(two.add("home").current).toBe(8);
  expect(two.add("away").current).toBe(1);
  await two.exchange(addUp);
  one.add("home");
  await one.exchange(addUp);
  expect(one.add("home").current).toBe(10);
});

it("begins anew with each minute, and says when", async () => {
  const clock = { now: 600_000 };
  const counts = new Counts(() => clock.now);
  expect(counts.add("home")).toEqual({ current: 1, ttl: 60_000 });
  clock.now += 59_000;
  expect(counts.add("home")).toEqual({ current: 2, ttl: 1000 });
  const late = counts.exchange(async (_, more) => {
    clock.now += 1000;
    expect(counts.add("home").current).toBe(1);
    return more;
  });
  await late;
  expect(counts.add("home").current).toBe(2);
});

it("goes by its own count while others cannot be asked", async () => {
  const counts = new Counts(() => 0);
  counts.add("home");
  await expect(counts.exchange(() => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(counts.add("home").current).toBe(2);
  const addUp = sum();
  await counts.exchange(addUp);
  await counts.exchange(addUp);
  expect(counts.add("home").current).toBe(3);
});
