import type { Game } from "@sandtable/engine";
import { seedOfGame } from "@sandtable/lab";
import { describe, expect, it } from "vitest";
import { findGame } from "./games.ts";
import { type Pairing, playOne } from "./playout.ts";
import { GAMES } from "./testing/index.ts";

const malaya = findGame("malaya").game;
const pairing = (game: Game): Pairing => ({
  game,
  scenario: game.scenarios[0].id,
  options: {},
  seats: Object.fromEntries(game.roles.map(({ seat }) => [seat, "random"])),
});

describe.each([
  ["quick", false],
  ["kept", true],
])("a %s game of bots", (_, keep) => {
  it.each(GAMES)("is the same for the same seed (%s)", (id) => {
    const { game } = findGame(id);
    const { decisions, outcome } = playOne(pairing(game), 4, keep);
    expect(playOne(pairing(game), 4, keep)).toMatchObject({ decisions, outcome });
    expect(playOne(pairing(game), 4, !keep)).toMatchObject({ decisions, outcome });
  });

  it("is a violation when a position is broken", () => {
    let checked = 0;
    const broken: Game = { ...malaya, invariants: () => (++checked > 5 ? ["1.2 a piece is lost"] : []) };
    const { outcome, violation } = playOne(pairing(broken), 1, keep);
    expect(violation).toMatch(/^after \d decisions: 1.2 a piece is lost$/);
    expect(outcome).toBeUndefined();
  });

  it("is a violation when it goes on for ever", () => {
    const { violation } = playOne(pairing({ ...malaya, bound: 20 }), 1, keep);
    expect(violation).toBe("it takes more than 20 decisions");
  });

  it("is a violation when the rules fail", () => {
    const failing: Game = {
      ...malaya,
      *play() {
        throw new Error("out of order");
      },
    };
    expect(playOne(pairing(failing), 1, keep)).toEqual({ decisions: 0, violation: "out of order" });
  });
});

it("every game of a run has its own seed, and the first has the run's", () => {
  const seeds = Array.from({ length: 1000 }, (_, index) => seedOfGame(7, index));
  expect(seeds[0]).toBe(7);
  expect(new Set(seeds).size).toBe(1000);
  expect(seeds.every(Number.isSafeInteger)).toBe(true);
});
