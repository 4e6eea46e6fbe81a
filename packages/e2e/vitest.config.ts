import { defineConfig } from "vitest/config";

/** One browser, one file after the other: these tests look at a whole machine at work. */
export default defineConfig({
  test: {
    include: ["packages/e2e/src/**/*.e2e.ts"],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
