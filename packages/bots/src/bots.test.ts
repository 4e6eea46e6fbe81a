import { campaign } from "@sandtable/1942";
import {
  type ChanceSource,
  fastChance,
  fastRandom,
  type Game,
  Match,
  type Position,
} from "@sandtable/engine";
import { occupation } from "@sandtable/japanese-occupation";
import { malaya } from "@sandtable/malaya";
import { palestine } from "@sandtable/palestine";
import { describe, expect, it } from "vitest";
import { type BotName, bots, isBotName, randomFor, thoughtOf } from "./index.ts";
import { plain } from "./plain.ts";

const NAMES = Object.keys(bots) as BotName[];
const SEATS = ["british", "mcp"] as const;
type Seats = Readonly<Record<string, BotName>>;

const chanceOf = (seed: number): ChanceSource => fastChance(fastRandom(seed));

/** What the bot of that name answers here. */
const answerOf = (name: BotName, match: Match, seed = "luck"): string =>
  bots[name].choose(thoughtOf(match, randomFor(match, seed)));

/** A match between bots, up to its end or so many entries. */
function play(seats: Seats, seed: number, until = Number.POSITIVE_INFINITY, game = malaya as Game): Match {
  const match: Match = Match.start(game, { chance: chanceOf(seed) });
  while (match.decision && match.entries.length < until) {
    const { seat } = match.decision;
    match.choose(seat, answerOf(seats[seat], match));
  }
  return match;
}

/** Positions of a random game with a question of some weight: a few choices, and some answers since the checkpoint. */
function positions(count: number): Match[] {
  const found: Match[] = [];
  const match: Match = Match.start(malaya as Game, { chance: chanceOf(3) });
  const random = fastRandom(3);
  for (let step = 0; match.decision && found.length < count; step++) {
    const { seat, choices } = match.decision;
    if (step % 7 === 3) found.push(match.fork(chanceOf(step)));
    match.choose(seat, choices[random.below(choices.length)].key);
  }
  return found;
}

describe.each([malaya, palestine, occupation] as Game[])("in $id", (game) => {
  it("the plain bot wins against random play, from either side", () => {
    const [first, second] = game.roles.map(({ seat }) => seat);
    for (const [seat, other] of [
      [first, second],
      [second, first],
    ]) {
      const match = play({ [seat]: "plain", [other]: "random" }, 1, Number.POSITIVE_INFINITY, game);
      expect(match.outcome?.winners).toEqual([seat]);
    }
  });
});

describe.each(campaign.roles)("in 1942, where games are long, as $seat", ({ seat }) => {
  /** The first answers of the plain bot, against random play. */
  function answers(): string[] {
    const match: Match = Match.start(campaign as Game, { chance: chanceOf(5) });
    const given: string[] = [];
    while (match.decision && given.length < 8) {
      const { seat: asked } = match.decision;
      const key = answerOf(asked === seat ? "plain" : "random", match);
      if (asked === seat) given.push(key);
      match.choose(asked, key);
    }
    return given;
  }

  it("the plain bot answers with listed choices, and the same ones again", () => {
    expect(answers()).toEqual(answers());
  });
});

describe.each(NAMES)("the %s bot", (name) => {
  it("plays whole games of listed choices alone, on both sides", () => {
    for (const seat of SEATS) {
      const match = play({ british: "random", mcp: "random", [seat]: name }, 1);
      expect(match.outcome).toBeDefined();
    }
  });

  it("plays the same game for the same seed", () => {
    const seats = { british: name, mcp: "random" } as const;
    expect(play(seats, 2, 60).entries).toEqual(play(seats, 2, 60).entries);
  });

  it("answers equal views alike: forked, restored, or with other dice to come", () => {
    for (const match of positions(12)) {
      const key = answerOf(name, match);
      expect(match.decision?.choices.map((choice) => choice.key)).toContain(key);
      expect(answerOf(name, match)).toBe(key);
      expect(answerOf(name, match.fork(chanceOf(77)))).toBe(key);
      expect(answerOf(name, Match.restore(match.game, match.save(), chanceOf(78)))).toBe(key);
    }
  });

  it("answers alike after a choice was taken back", () => {
    for (const match of positions(12)) {
      const key = answerOf(name, match);
      const { seat, choices } = match.decision!;
      const { length } = match.entries;
      match.choose(seat, choices[0].key);
      if (match.floor > length) continue;
      match.undo(length);
      expect(answerOf(name, match)).toBe(key);
    }
  });

  it("changes nothing in the match it thinks about", () => {
    for (const match of positions(6)) {
      const before = [match.hash, match.entries.length, match.number];
      answerOf(name, match);
      expect([match.hash, match.entries.length, match.number]).toEqual(before);
    }
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
    answerOf(name, match);
    expect(asked).toBe(before);
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

  it("is refused when nobody has to decide", () => {
    const match = play({ british: "random", mcp: "random" }, 1);
    expect(() => thoughtOf(match, fastRandom(1))).toThrow(/the game is over/);
  });
});

describe("the plain bot", () => {
  it("keeps to its nodes: at most one round of looks beyond them at each halving", () => {
    let clones = 0;
    const game: Game = {
      ...(malaya as Game),
      clone(state) {
        clones++;
        return malaya.clone(state as never);
      },
    };
    const match = Match.start(game, { chance: chanceOf(1) });
    const thought = thoughtOf(match, fastRandom(1));
    clones = 0;
    plain({ nodes: 1 }).choose(thought);
    expect(clones).toBe(3 + 2);
    clones = 0;
    plain({ nodes: 600 }).choose(thought);
    expect(clones).toBeGreaterThan(20);
    expect(clones).toBeLessThan(600);
  });

  it.each(SEATS)("beats random play as %s", (seat) => {
    const won = [1, 2, 3, 4, 5].filter((seed) => {
      const match = play({ british: "random", mcp: "random", [seat]: "plain" }, seed);
      return match.outcome?.winners.includes(seat);
    });
    expect(won.length).toBeGreaterThanOrEqual(4);
  });
});

it("bots are known by their names", () => {
  expect(NAMES).toEqual(["random", "plain"]);
  expect(isBotName("plain")).toBe(true);
  expect(isBotName("toString")).toBe(false);
});
