// `npm test`: every check in turn, from a fresh clone too. All of them run, so one look shows all there is to mend.
// The last line printed is always `Tests: N passed, N failed`, with `, N skipped` when some were.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { npm, setup, tool } from "./setup.mjs";

setup();

const notes = mkdtempSync(join(tmpdir(), "sandtable-test-"));
const results = join(notes, "tests.json");
const browserResults = join(notes, "browser-tests.json");
const reporters = (file) => ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];

const checks = [
  {
    title: "Format and lint",
    run: () =>
      tool("@biomejs/biome", "ci", "--error-on-warnings", ...(process.stdout.isTTY ? [] : ["--colors=off"])),
    otherwise:
      "run `npm run format`, then mend by hand what it still names (purity and layers give their reasons)",
  },
  {
    title: "Promises and switches",
    run: () => tool("oxlint"),
    otherwise: "await, return or `void` each promise named above, and give each switch its missing cases",
  },
  {
    title: "Types of the packages",
    run: () => tool("typescript", "-b"),
    otherwise: "mend the types named above; `npm run types` repeats this check",
  },
  {
    title: "Types of tests and scripts",
    run: () => tool("typescript", "-p", "tsconfig.test.json"),
    otherwise: "mend the types named above; `npm run types` repeats this check",
  },
  {
    title: "Unused code",
    run: () => tool("knip", "--no-progress"),
    otherwise: "use or delete what is named above; `npm run unused` repeats this check",
  },
  {
    title: "Tests",
    run: () => tool("vitest", "run", ...reporters(results)),
    otherwise: "mend the tests named above; `npm run watch` runs them again as you edit",
  },
  {
    title: "The page",
    run: () => (npm("run", "build", "-w", "packages/web", "--silent") ? 0 : 1),
    otherwise: "mend what is named above; `npm run build -w packages/web` repeats this check",
  },
  {
    title: "Tests in a browser",
    run: () =>
      withChromium(() =>
        tool("vitest", "run", "--config", "packages/e2e/vitest.config.ts", ...reporters(browserResults)),
      ),
    otherwise: "mend the tests named above; `npm run e2e` runs them again",
  },
];

const failures = checks.filter(({ title, run }) => {
  console.log(`\n=== ${title}`);
  return run() !== 0;
});

console.log("");
for (const { title, otherwise } of failures) console.log(`${title} failed: ${otherwise}.`);
if (failures.length === 0) console.log("All checks passed.");

const counts = [count(results), count(browserResults)];
const [passed, failed, skipped] = ["passed", "failed", "skipped"].map(
  (kind) => counts[0][kind] + counts[1][kind],
);
rmSync(notes, { recursive: true, force: true });
if (failures.length > 0 || failed > 0) process.exitCode = 1;
console.log(`Tests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);

/** A file that could not even be loaded holds no test, and counts as one that failed. */
function count(file) {
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    const unloaded = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === "failed" && !assertionResults.some((test) => test.status === "failed"),
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded.length,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function withChromium(run) {
  try {
    process.env.CHROMIUM_PATH = ensureChromium();
  } catch (error) {
    console.error(error.message);
    return 1;
  }
  return run();
}
