import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A phone and a desk. */
export const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1440, height: 900 } };

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds on a page that is serious or worse. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } };
    return await axe.run();
  });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}

const SCHEMES = ["light", "dark"] as const;

/** A page by light and by dark: a picture of each, nothing beyond the edge, and nothing serious found by axe. */
export async function lookAt(
  page: Page,
  take: (scheme: string) => Promise<void>,
  schemes: readonly (typeof SCHEMES)[number][] = SCHEMES,
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await take(colorScheme);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, colorScheme).toBeLessThanOrEqual(0);
    expect(await findings(page), colorScheme).toEqual([]);
  }
}
