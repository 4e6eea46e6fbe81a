import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { settingsOf } from "@sandtable/bots";
import type { Game } from "@sandtable/engine";
import { describe, expect, it } from "vitest";
import { gameOf, weighedBy } from "../games.ts";
import { TEMPERATURES, type Training, train } from "./train.ts";
import { weightsFile } from "./weights-file.ts";

const malaya = gameOf("malaya");
const training = (changes: Partial<Training> = {}): Training => ({
  game: malaya,
  scenario: "standard",
  options: {},
  games: 10,
  temperatures: TEMPERATURES,
  bots: [],
  rounds: 1,
  seed: 1,
  ridge: 0.001,
  ...changes,
});

const fileOf = async (changes?: Partial<Training>): Promise<string> =>
  weightsFile(malaya, (await train(training(changes))).weights, "sandtable lab train malaya");

/** The same game with weights that say the opposite. */
const turned = (game: Game): Game =>
  weighedBy(
    game,
    Object.fromEntries(
      game.roles.map(({ seat }) => [seat, game.judgement.weights[seat].map((weight) => -weight)]),
    ),
  );

describe("training", () => {
  it("gives weights for every seat and feature, and tells how good they are", async () => {
    let heard = 0;
    const { weights, fits, violations } = await train(training(), (done) => (heard = done));
    expect(heard).toBe(10);
    expect(violations).toEqual([]);
    for (const { seat } of malaya.roles) {
      expect(weights[seat]).toHaveLength(malaya.judgement.features.length);
      for (const weight of weights[seat]) expect(weight).toBe(Number(weight.toFixed(4)));
      expect(fits[seat].positions).toBeGreaterThan(10);
      expect(fits[seat].logLoss).toBeGreaterThan(0);
    }
  });

  it("writes the same file again, byte for byte, and another one for another seed or other temperatures", async () => {
    expect(await fileOf()).toBe(await fileOf());
    expect(await fileOf()).not.toBe(await fileOf({ seed: 2 }));
    expect(await fileOf()).not.toBe(await fileOf({ temperatures: [0, 0.1] }));
  });

  it("comes to the same with bots that search, whatever weights the game has now", async () => {
    const bots = [{ ...settingsOf("colonel", malaya), looks: 2 }];
    const own = await fileOf({ bots, games: 5, rounds: 2 });
    expect(await fileOf({ bots, games: 5, rounds: 2, game: turned(malaya) })).toBe(own);
    expect(await fileOf({ bots, games: 5, rounds: 1 })).not.toBe(own);
  });

  it("writes a file that the formatter leaves alone", async () => {
    const biome = fileURLToPath(
      new URL("../../../../node_modules/@biomejs/biome/bin/biome", import.meta.url),
    );
    const file = await fileOf();
    const { stdout } = spawnSync(process.execPath, [biome, "format", "--stdin-file-path=weights.ts"], {
      input: file,
      encoding: "utf8",
    });
    expect(stdout).toBe(file);
  });
});
