import {
  ask,
  CHANCE,
  type Choice,
  ChoiceBook,
  type Game,
  type Json,
  type LogEvent,
  type Play,
  type Position,
} from "@sandtable/engine";
import type { Shelf } from "../games.ts";

/**
 * A game with secrets, in a minute: each side draws a number that only it knows, North keeps it or swaps it for
 * another draw, South too, and the higher one wins.
 */
class Envelopes implements Position {
  log: ((event: LogEvent) => void) | undefined = undefined;
  hand: [number, number] = [0, 0];
  turn = 0;
}

interface Drawn extends LogEvent {
  readonly number: number;
}

const SEATS = ["north", "south"] as const;
const book = new ChoiceBook();
const button = { on: "button" } as const;
const NUMBERS: readonly Choice<number>[] = Array.from({ length: 20 }, (_, index) =>
  book.define(`secret-${index + 1}`, index + 1, button, { key: "number", number: index + 1 }),
);
const KEEP = book.define("keep-it", false, button, { key: "keep" });
const SWAP = book.define("swap-it", true, button, { key: "swap" });
const READY = book.define("ready", false, button, { key: "ready" });
const WAIT = book.define("wait", true, button, { key: "wait" });

function* draw(g: Envelopes, player: number): Play {
  const number = yield* ask({ seat: CHANCE, rule: "1", about: { kind: "draw" }, choices: NUMBERS });
  g.hand[player] = number;
  const event: Drawn = { kind: "drawn", rule: "1", audience: [SEATS[player]], number };
  g.log?.(event);
}

function* play(g: Envelopes): Play {
  if (g.turn === 0) {
    yield* draw(g, 0);
    yield* draw(g, 1);
  }
  const seat = SEATS[g.turn];
  yield* ask({ seat, rule: "2", about: { kind: "ready" }, choices: [READY, WAIT] });
  g.log?.({ kind: "looked", rule: "2" });
  if (yield* ask({ seat, rule: "3", about: { kind: "swap" }, choices: [KEEP, SWAP] })) yield* draw(g, g.turn);
  g.turn++;
}

function copy(from: Envelopes): Envelopes {
  const g = new Envelopes();
  g.hand = [from.hand[0], from.hand[1]];
  g.turn = from.turn;
  return g;
}

const envelopes: Game<Envelopes> = {
  id: "envelopes",
  title: "Envelopes",
  roles: SEATS.map((seat) => ({ seat, name: seat })),
  scenarios: [{ id: "plain", title: "Plain" }],
  secrets: true,
  options: [{ id: "paper", title: "Paper", values: ["white", "blue"] }],
  bound: 10,
  setup: () => new Envelopes(),
  play,
  outcome: ({ turn, hand: [north, south] }) =>
    turn < 2
      ? undefined
      : { winners: [SEATS[north >= south ? 0 : 1]], scores: { north: 1, south: 0 }, reason: "4" },
  clone: copy,
  save: ({ hand, turn }) => ({ hand, turn }),
  load: (json: Json) => copy(json as unknown as Envelopes),
  invariants: () => [],
  view: ({ turn, hand }, viewer) => ({
    turn,
    hand: viewer === "umpire" ? hand : viewer === "north" ? hand[0] : viewer === "south" ? hand[1] : null,
  }),
  determinize: (g) => copy(g),
  choice: (key) => book.find(key),
  evaluate: () => 0.5,
  judgement: {
    features: ["even"],
    measure: (_g, into) => into.fill(0),
    weights: { north: [0], south: [0] },
    beat: ({ turn }) => turn,
    appeal: (_g, { choices }, into) => into.fill(0, 0, choices.length),
  },
  landmarks: [],
  landmark: () => undefined,
  words: { en: {} },
};

export const envelopesShelf: Shelf = {
  game: envelopes,
  rules: { rules: [], cardSides: [] },
};
