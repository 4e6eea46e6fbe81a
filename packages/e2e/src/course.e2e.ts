import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { lookAt, SIZES } from "./axe.ts";
import { GAMES } from "./games.ts";
import { opened } from "./opened.ts";
import { TablePage } from "./table-page.ts";

const PICTURES = process.env.SANDTABLE_PICTURES ?? join(tmpdir(), "sandtable-pictures");

const open = opened();
const { server } = open;

beforeAll(() => {
  mkdirSync(PICTURES, { recursive: true });
});

for (const { game, course } of GAMES) {
  if (!course) continue;
  const { lesson, wrong, before, after } = course;
  describe(`the course of ${game.id}`, () => {
    for (const [size, viewport] of Object.entries(SIZES))
      it(`is played, left and taken up again on a ${size}`, async () => {
        const context = await open.browser.newContext({ viewport, reducedMotion: "reduce" });
        const page = await context.newPage();
        const picture = (name: string) =>
          lookAt(page, async (scheme) => {
            await page.screenshot({ path: join(PICTURES, `${game.id}-${name}-${size}-${scheme}.png`) });
          });
        try {
          await page.goto(server.url);
          await page.getByTestId(`learn-${game.id}`).click();
          await page.getByTestId(`begin-${lesson}`).waitFor();
          await page.waitForLoadState("networkidle");
          await picture("learn");
          await page.getByTestId(`begin-${lesson}`).click();
          const table = new TablePage(page);
          await table.seated();
          const panel = page.getByTestId("course-lesson");
          await panel.waitFor();
          await page.getByTestId("course-show").first().click();
          await picture("lesson");

          for (const key of wrong) await table.chooseWhenAsked(key);
          await page.getByTestId("course-wrong").waitFor();
          await picture("wrong");
          await page.getByTestId("course-take-back").click();
          await page.getByTestId("course-wrong").waitFor({ state: "detached" });
          const stepBack = page.getByTestId("course-step-back");
          if (await stepBack.isVisible()) await stepBack.click();
          await stepBack.waitFor({ state: "detached" });

          for (const key of before) await table.chooseWhenAsked(key);
          await page.getByTestId("course-leave").click();
          await page.getByTestId(`resume-${lesson}`).click();
          await table.seated();
          for (const key of after) await table.chooseWhenAsked(key);
          // Where something is hidden the goal is looked at when the learner is asked again, after the other side.
          await expect.poll(() => panel.textContent(), { timeout: 20_000 }).toContain("Lesson done");
          await picture("learnt");

          await page.getByTestId("course-leave").click();
          await expect.poll(() => page.getByTestId(`lesson-${lesson}`).textContent()).toContain("Done");
        } finally {
          await context.close();
        }
      });
  });
}
