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

/**
 * Three files at a time, each with a server and a browser of its own: a page waits for its server, its frames and its reader for two
 * fifths of the time, so on a small machine two of them leave a core idle.
 */
export default defineConfig({
  test: {
    include: ["packages/e2e/src/**/*.e2e.ts"],
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
