import {
  type Choice,
  type Decision,
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
  type Bot,
  type BotName,
  botFor,
  botOf,
  playContest,
  type SearchSettings,
  settingsOf,
  thoughtOf,
} from "./index.ts";

/** Those in which it is asked: judging an answer needs what was hidden. */
const GAMES = titles.map(({ game }) => game).filter(({ secrets }) => !secrets);

/** How wildly a bot is found to play, by a seat that plays like an officer, when its last turn begins. */
function foundWild(game: Game, who: BotName, seat: string): number {
  let found = 0;
  let turn = -1;
  const seats = game.roles.map((role) => role.seat);
  playContest({
    game,
    scenario: game.scenarios[0].id,
    options: Object.fromEntries(game.options.map(({ id, values }) => [id, values[0]])),
    seats: Object.fromEntries(seats.map((each) => [each, botFor(each === seat ? who : "officer", game)])),
    chance: fastRandom(4),
    luck: Object.fromEntries(seats.map((each, index) => [each, fastRandom(index)])),
    listen: (thought) => {
      const beat = game.judgement.beat(thought.checkpoint);
      if (thought.seat === seat || beat === turn) return;
      turn = beat;
      found = thought.wildness!();
    },
  });
  return found;
}

describe.each(GAMES)("the manner of an enemy in $id", (game) => {
  it.each(game.roles)("tells an officer, a recruit and random play apart: $seat", ({ seat }) => {
    expect(foundWild(game, "officer", seat)).toBe(0);
    const recruit = foundWild(game, "recruit", seat);
    expect(recruit).toBeGreaterThan(0.05);
    expect(recruit).toBeLessThan(0.5);
    expect(foundWild(game, "random", seat)).toBeGreaterThan(0.5);
  });
});

it("a match tells it, too, by all that was answered since its start", () => {
  const officer = botFor("officer", malaya);
  const match: Match = Match.start(malaya as Game, { chance: fastChance(fastRandom(4)) });
  const random = fastRandom(5);
  const told: number[] = [];
  while (match.decision) {
    const { seat, choices } = match.decision;
    const thought = thoughtOf(match, random);
    if (seat === "british") told.push(thought.wildness!());
    const { key } = seat === "british" ? officer.think(thought) : choices[random.below(choices.length)];
    match.choose(seat, key);
  }
  expect(told[0]).toBe(0);
  expect(told.at(-1)).toBeGreaterThan(0.5);
});

/**
 * East plays safe or sets a trap; West sees through it in one of four ways, as an officer would at once. After that one
 * more question of West's ends the game.
 */
class Trap implements Position {
  log: undefined;
  moves: number = 0;
  isSet: boolean = false;
  isSeen: boolean = false;
}
const listed = (keys: readonly string[]): Choice[] =>
  keys.map((key) => ({ key, place: { on: "button" } as const, label: { key }, value: key }));
const question = (seat: string, keys: readonly string[]): Decision => ({
  seat,
  rule: "1",
  about: { kind: seat },
  choices: listed(keys) as unknown as Decision["choices"],
});
const trapping: Game<Trap> = {
  ...(malaya as unknown as Game<Trap>),
  id: "trapping",
  roles: ["east", "west"].map((seat) => ({ seat, name: seat })),
  setup: () => new Trap(),
  *play(g) {
    if (g.moves === 0) g.isSet = (yield question("east", ["safe", "trap"])).key === "trap";
    else if (g.moves === 1) g.isSeen = (yield question("west", ["see", "a", "b", "c"])).key === "see";
    g.moves++;
  },
  outcome: ({ moves, isSet, isSeen }) => {
    if (moves < 3) return undefined;
    const east = !isSet ? 0.5 : isSeen ? 0 : 1;
    return { winners: [], scores: { east, west: 1 - east }, reason: "1" };
  },
  clone: (g) => Object.assign(new Trap(), g),
  determinize: (g) => Object.assign(new Trap(), g),
  // A trap that is set looks bad until the end: nobody knows it from games of officers.
  evaluate: ({ moves, isSet, isSeen }) => (isSet ? (moves > 2 && !isSeen ? 1 : 0) : 0.5),
  judgement: {
    features: [],
    measure: () => {},
    weights: { east: [], west: [] },
    beat: ({ moves }) => moves,
    appeal: (_g, { choices }, into) => {
      for (const [at, { key }] of choices.entries()) into[at] = key === "safe" || key === "see" ? 1 : 0;
    },
  },
};

describe("a search", () => {
  const game = trapping as unknown as Game;
  const settings = { ...(settingsOf("general", game) as SearchSettings), looks: 600, horizon: 1 };
  const answer = (bot: Bot, wildness: number | undefined): string =>
    bot.think({
      game,
      seat: "east",
      decision: question("east", ["safe", "trap"]),
      checkpoint: new Trap(),
      since: [],
      random: fastRandom(1),
      wildness: wildness === undefined ? undefined : () => wildness,
    }).key;

  it("expects a wild enemy to do anything, and looks on to the end of the game", () => {
    expect(answer(botOf({ ...settings, wild: 0.6 }), 0.7)).toBe("trap");
  });

  it("takes any other for an officer", () => {
    expect(answer(botOf({ ...settings, wild: 0.6 }), 0.5)).toBe("safe");
    expect(answer(botOf({ ...settings, wild: 0.6 }), undefined)).toBe("safe");
  });

  it("does not ask how the enemy plays, if it is not told to", () => {
    expect(answer(botOf(settings), 1)).toBe("safe");
    expect(answer(botOf({ ...settings, wild: 1 }), 1)).toBe("safe");
  });
});
