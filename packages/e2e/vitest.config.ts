import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const LONGEST = ["playing", "looks", "course", "whole-games", "people", "campaign", "hands", "bots", "after"];
const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.findIndex((name) => moduleId.includes(`${name}.e2e`));
  return at < 0 ? LONGEST.length : at;
};

/** The files that take longest come first, so that no browser is left alone with one of them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => rank(a) - rank(b));
  }
}

/** Two files at a time, each with a server and a browser of its own: more would only wait for each other. */
export default defineConfig({
  test: {
    include: ["packages/e2e/src/**/*.e2e.ts"],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // What comes to be true, however long a busy machine takes.
    expect: { poll: { timeout: 30_000 } },
  },
});
