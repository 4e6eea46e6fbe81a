import {
  type ChanceSource,
  fastChance,
  fastRandom,
  type Game,
  Match,
  type Position,
} from "@sandtable/engine";
import { titles } from "@sandtable/library";
import { malaya } from "@sandtable/malaya";
import { describe, expect, it } from "vitest";
import {
  BOT_NAMES,
  type Bot,
  type BotName,
  botFor,
  botOf,
  isBotName,
  LEVELS,
  playContest,
  randomFor,
  readSettings,
  settingsOf,
  thoughtOf,
} from "./index.ts";

const GAMES = titles.map(({ game }) => game);
/** The searching levels with so few looks that tests stay quick: the same code on less time. */
function quick(name: BotName, game: Game): Bot {
  const settings = settingsOf(name, game);
  return botOf(settings.kind === "search" ? { ...settings, looks: 8, horizon: 1 } : settings);
}

const chanceOf = (seed: number): ChanceSource => fastChance(fastRandom(seed));

const answerOf = (name: BotName, match: Match, seed = "luck"): string =>
  quick(name, match.game).think(thoughtOf(match, randomFor(match, seed))).key;

/** Positions of a random game, some of them within a turn. */
function positions(game: Game, count: number, every = 7): Match[] {
  const found: Match[] = [];
  for (let seed = 3; found.length < count; seed++) {
    const match: Match = Match.start(game, { chance: chanceOf(seed) });
    const random = fastRandom(seed);
    for (let step = 0; match.decision && found.length < count; step++) {
      const { seat, choices } = match.decision;
      if (step % every === 3) found.push(match.fork(chanceOf(step)));
      match.choose(seat, choices[random.below(choices.length)].key);
    }
  }
  return found;
}

/** A game between two bots; who won. */
function winners(game: Game, seats: readonly Bot[], seed: number): readonly string[] {
  const [first, second] = game.roles.map(({ seat }) => seat);
  return playContest({
    game,
    scenario: game.scenarios[0].id,
    options: Object.fromEntries(game.options.map(({ id, values }) => [id, values[0]])),
    seats: { [first]: seats[0], [second]: seats[1] },
    chance: fastRandom(seed),
    luck: { [first]: fastRandom(seed + 1), [second]: fastRandom(seed + 2) },
  }).winners;
}

describe.each(GAMES)("in $id", (game) => {
  it.each(BOT_NAMES)("%s answers equal views alike: forked, restored, or with other dice to come", (name) => {
    for (const match of positions(game, 8)) {
      const key = answerOf(name, match);
      expect(match.decision?.choices.map((choice) => choice.key)).toContain(key);
      expect(answerOf(name, match.fork(chanceOf(77)))).toBe(key);
      expect(answerOf(name, Match.restore(match.game, match.save(), chanceOf(78)))).toBe(key);
    }
  });

  it.each(BOT_NAMES)("%s changes nothing in the match it thinks about", (name) => {
    for (const match of positions(game, 4)) {
      const before = [match.hash, match.entries.length, match.number];
      answerOf(name, match);
      expect([match.hash, match.entries.length, match.number]).toEqual(before);
    }
  });

  it("an officer plays a game to its end, and the same one again", () => {
    const officer = botFor("officer", game);
    expect(winners(game, [officer, officer], 5)).toEqual(winners(game, [officer, officer], 5));
  });
});

describe("a thought", () => {
  it("is set in a world drawn from those the seat cannot tell apart", () => {
    const drawn: Position[] = [];
    const game: Game = {
      ...(malaya as Game),
      determinize(state, viewer, random) {
        expect(viewer).toBe("british");
        const world = malaya.determinize(state as never, viewer, random);
        drawn.push(world);
        return world;
      },
    };
    const match = Match.start(game, { chance: chanceOf(1) });
    expect(thoughtOf(match, fastRandom(1)).checkpoint).toBe(drawn[0]);
  });

  it("never touches the chance source of the match", () => {
    let asked = 0;
    const counting: ChanceSource = {
      answer(question) {
        asked++;
        return question.choices.length - 1;
      },
    };
    const match: Match = Match.start(malaya as Game, { chance: counting });
    const before = asked;
    for (const name of BOT_NAMES) answerOf(name, match);
    expect(asked).toBe(before);
  });
});

it.each(["random", "recruit"] as const)("a %s who may put back what was placed comes to an end", (name) => {
  const { game } = titles.find(({ game }) => game.id === "malaya-1941")!;
  for (const seed of ["one", "two", "three"]) {
    const match: Match = Match.start(game, { chance: chanceOf(1) });
    match.choose("allied", "own-setup");
    let answers = 0;
    for (; match.decision?.about.kind.startsWith("set-up"); answers++) {
      expect(answers).toBeLessThan(600);
      match.choose("allied", answerOf(name, match, seed));
    }
    expect(answers).toBeGreaterThan(0);
  }
});

it("bots are known by their names", () => {
  expect(BOT_NAMES).toEqual(["random", "recruit", "officer", "colonel", "general"]);
  expect(isBotName("officer")).toBe(true);
  expect(isBotName("toString")).toBe(false);
});

describe("settings", () => {
  it.each(GAMES)("of every level in $id are within their ranges", (game) => {
    for (const name of BOT_NAMES)
      expect(readSettings(settingsOf(name, game))).toEqual(settingsOf(name, game));
    for (const name of Object.keys(game.judgement.levels ?? {})) expect(LEVELS).toContain(name);
  });

  it.each([
    [null, /a bot is an object such as/],
    [[], /a bot is an object such as/],
    [{ kind: "genius" }, /one of random, instinct, search; not "genius"/],
    [{ kind: "random", looks: 1 }, /has no "looks"; it has: nothing/],
    [{ kind: "instinct", temperature: -1, whim: 0 }, /"temperature" .* from 0 to 10; not -1/],
    [{ kind: "instinct", temperature: 1 }, /"whim" .* is a number from 0 to 1; not undefined/],
    [{ ...settingsOf("colonel", malaya), looks: 1.5 }, /"looks" .* is a whole number from 1/],
    [{ ...settingsOf("colonel", malaya), wild: null }, /"wild" .* is a number from 0 to 1; not null/],
  ])("%j are refused with what is wrong", (json, message) => {
    expect(() => readSettings(json)).toThrow(message);
  });
});
