import {
  ask,
  CHANCE,
  type Choice,
  ChoiceBook,
  type Game,
  type Json,
  type LogEvent,
  type Outcome,
  type Play,
  type Position,
  type Seat,
} from "../index.ts";

/**
 * A game of two minutes that has everything the kit looks at: a hidden card in each hand, a private draw, a
 * bluff, a reveal, forced decisions and several checkpoints. Three rounds; each draws a card from one to six;
 * East may
 * boast by showing it, bets one or two, and may think better of it; West folds or calls; the higher card takes the stake.
 */
export class HighCard implements Position {
  log: ((event: LogEvent) => void) | undefined = undefined;
  round: number = 0;
  score: [number, number] = [0, 0];
  hand: [number, number] = [0, 0];
  stake: number = 0;
  shown: boolean = false;
}

const book = new ChoiceBook();
const button = { on: "button" } as const;
const CARDS: readonly Choice<number>[] = [1, 2, 3, 4, 5, 6].map((card) =>
  book.define(`card:${card}`, card, { on: "card", id: `${card}` }, { key: "card", card }),
);
const BETS: readonly Choice<number>[] = [1, 2].map((bet) =>
  book.define(`bet:${bet}`, bet, button, { key: "bet", bet }),
);
const QUIET = book.define("quiet", false, button, { key: "quiet" });
const BOAST = book.define("boast", true, button, { key: "boast" });
const SURE = book.define("sure", true, button, { key: "sure" });
const LOWER = book.define("lower", false, button, { key: "lower" });
const FOLD = book.define("fold", false, button, { key: "fold" });
const CALL = book.define("call", true, button, { key: "call" });
const SHOW = book.define("show", true, button, { key: "show" });

const SEATS: readonly [Seat, Seat] = ["east", "west"];

function* draw(g: HighCard, player: 0 | 1): Play {
  const secret = [SEATS[player]];
  g.hand[player] = yield* ask({ seat: CHANCE, rule: "1", about: { kind: "draw" }, choices: CARDS, secret });
  g.log?.({ kind: "drawn", rule: "1", audience: [SEATS[player]] });
}

function* play(g: HighCard): Play {
  // What is hidden from one of them, or shown, ends a stretch: whoever is asked then knows all that led there.
  if (g.hand[0] === 0) return yield* draw(g, 0);
  if (g.hand[1] === 0) return yield* draw(g, 1);
  if (!g.shown) {
    const boasts = yield* ask({
      seat: SEATS[0],
      rule: "2",
      about: { kind: "boast" },
      choices: [QUIET, BOAST],
    });
    if (boasts) {
      g.shown = true;
      g.log?.({ kind: "boasted", rule: "2", reveals: true, card: g.hand[0] } as LogEvent);
      return;
    }
  }
  g.stake = yield* ask({ seat: SEATS[0], rule: "2", about: { kind: "bet" }, choices: BETS });
  const sure = yield* ask({ seat: SEATS[0], rule: "2", about: { kind: "sure" }, choices: [SURE, LOWER] });
  if (!sure) g.stake = 1;
  const called = yield* ask({ seat: SEATS[1], rule: "3", about: { kind: "call" }, choices: [FOLD, CALL] });
  if (called) {
    yield* ask({ seat: SEATS[1], rule: "3", about: { kind: "show" }, choices: [SHOW] });
    g.log?.({ kind: "shown", rule: "3", reveals: true, cards: [...g.hand] } as LogEvent);
    const winner = g.hand[0] > g.hand[1] ? 0 : 1;
    g.score[winner] += g.stake;
  } else g.score[0] += 1;
  g.log?.({ kind: called ? "called" : "folded", rule: "3" });
  g.hand = [0, 0];
  g.stake = 0;
  g.shown = false;
  g.round++;
}

function outcome(g: HighCard): Outcome | undefined {
  if (g.round < 3) return undefined;
  const [east, west] = g.score;
  const winners = east > west ? [SEATS[0]] : east < west ? [SEATS[1]] : [];
  const share = (mine: number, other: number): number => (mine > other ? 1 : mine < other ? 0 : 0.5);
  return { winners, scores: { east: share(east, west), west: share(west, east) }, reason: "4" };
}

function load(json: Json): HighCard {
  const from = json as unknown as HighCard;
  if (typeof from?.round !== "number" || !Array.isArray(from.hand) || !Array.isArray(from.score))
    throw new Error("not a state of High Card");
  return clone(from);
}

function clone(from: HighCard): HighCard {
  const g = new HighCard();
  g.round = from.round;
  g.score = [from.score[0], from.score[1]];
  g.hand = [from.hand[0], from.hand[1]];
  g.stake = from.stake;
  g.shown = from.shown;
  return g;
}

export const highCard: Game<HighCard> = {
  id: "high-card",
  title: "High Card",
  roles: [
    { seat: "east", name: "East" },
    { seat: "west", name: "West" },
  ],
  scenarios: [{ id: "plain", title: "Plain" }],
  secrets: true,
  options: [{ id: "table", title: "Table", values: ["round", "square"] }],
  bound: 18,
  setup: () => new HighCard(),
  play,
  outcome,
  clone,
  save: (g) => ({ round: g.round, score: g.score, hand: g.hand, stake: g.stake, shown: g.shown }),
  load,
  invariants: (g) => (g.score[0] + g.score[1] > 6 ? ["more than six points were scored"] : []),
  view: (g, viewer) => ({
    round: g.round,
    score: [...g.score],
    stake: g.stake,
    shown: g.shown ? g.hand[0] : null,
    hand: SEATS.includes(viewer) ? g.hand[SEATS.indexOf(viewer)] : viewer === "umpire" ? [...g.hand] : null,
  }),
  determinize: (g, viewer, random) => {
    const world = clone(g);
    for (const [player, seat] of SEATS.entries()) {
      const known = seat === viewer || viewer === "umpire" || (player === 0 && g.shown);
      if (!known && g.hand[player] > 0) world.hand[player] = 1 + random.below(6);
    }
    return world;
  },
  choice: (key) => book.find(key),
  evaluate: (g, seat) => (seat === "east" ? g.score[0] : g.score[1]) / 6,
  judgement: {
    features: ["lead"],
    measure: (g, into) => {
      into[0] = (g.score[0] - g.score[1]) / 6;
    },
    weights: { east: [1], west: [-1] },
    beat: (g) => g.round,
    appeal: (_g, { choices }, into) => into.fill(0, 0, choices.length),
  },
  landmarks: ["drawn", "boasted", "shown", "called", "folded"],
  landmark: (event) => event.kind,
  words: { en: {} },
};
