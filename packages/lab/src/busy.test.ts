import { expect, it } from "vitest";
import { busyFor } from "./busy.ts";

it("work makes a thread's clock go on, and it never goes back", () => {
  const start = busyFor();
  let last = start;
  for (let round = 0; last === start && round < 100_000; round++) {
    const next = busyFor();
    expect(next).toBeGreaterThanOrEqual(last);
    last = next;
  }
  expect(last).toBeGreaterThan(start);
});
