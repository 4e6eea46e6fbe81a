import { malaya } from "@sandtable/malaya";
import type { GameListing } from "@sandtable/protocol";
import { expect, test } from "vitest";
import { isAsked } from "../table/state.ts";
import { playedGame } from "./play.ts";
import { SCENES, type Scene, sceneTable } from "./scenes.ts";

const played = playedGame(malaya, 12);
const { id, title, roles, scenarios, options } = malaya;
const rules = [{ number: "3.2.4", title }];
const listing: GameListing = {
  id,
  title,
  roles,
  scenarios,
  options,
  bots: [],
  seconds: {},
  rules,
  secrets: false,
  lesson: true,
  course: false,
};

test("a game that is played for the gallery goes from its first question to its end", () => {
  expect(played.moments).toHaveLength(12);
  expect(played.moments[0].question?.choices).not.toHaveLength(0);
  expect(played.moments[11].outcome).toBeDefined();
  expect(played.history.flatMap(({ events }) => events)).not.toHaveLength(0);
});

test.each(Object.entries<Scene>(SCENES))("the scene %s stands", (_, scene) => {
  const controller = sceneTable(scene, { played, listing });
  controller.open();
  expect(controller.store.getState().view).toBeDefined();
  scene.does?.(controller);
  const isQuiet = scene.when === undefined && !scene.later && !scene.standing;
  if (isQuiet) expect(isAsked(controller.store.getState())).toBe(true);
});
