import { defineConfig } from "vitest/config";

/** Two files at a time, each with a server and a browser of its own: more would only wait for each other. */
export default defineConfig({
  test: {
    include: ["packages/e2e/src/**/*.e2e.ts"],
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
