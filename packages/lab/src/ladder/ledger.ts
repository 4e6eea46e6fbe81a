import { type BotName, botOf, playContest, type SearchSettings, settingsOf } from "@sandtable/bots";
import { completeOptions, digest, fastRandom, type Game } from "@sandtable/engine";

/** Turns, milliseconds in all, and the longest of them. */
export type Pace = readonly [turns: number, total: number, longest: number];

/** One game of a pairing: the points of its first bot, or why there are none, and how long both thought. */
export type Bout =
  | { readonly points: number; readonly paces: readonly [Pace, Pace] }
  | { readonly violation: string };

/** The games of a pairing in their order; those still to be played are empty. */
export type Bouts = (Bout | null)[];

/** All that a ladder has come to so far: it can be stopped and gone on with. */
export interface Ledger {
  readonly sandtable: "ladder";
  readonly seed: number;
  /** By game, and by pairing. */
  readonly games: Record<string, Record<string, Series>>;
}

/** The bouts of a pairing. */
export interface Series {
  /** Tells the bots that played from others: results of others must not be mixed with theirs. */
  readonly bots: string;
  readonly bouts: Bouts;
}

export type Pairing = readonly [BotName, BotName];

/** Each level against the one below it, and the best of both kinds against no thought at all; the quickest first. */
const PAIRINGS: readonly Pairing[] = [
  ["recruit", "random"],
  ["officer", "recruit"],
  ["officer", "random"],
  ["colonel", "officer"],
  ["general", "colonel"],
  ["general", "random"],
];

/** The pairings of those levels. */
export const pairingsOf = (levels: readonly BotName[]): Pairing[] =>
  PAIRINGS.filter((pairing) => pairing.every((name) => levels.includes(name)));

const nameOf = ([first, second]: Pairing): string => `${first}-${second}`;

/** What tells two bots from others: their settings, and how bots play the game at all. */
const fingerprint = (game: Game, pairing: Pairing): string =>
  digest(JSON.stringify([pairing.map((name) => settingsOf(name, game)), mannerOf(game)]));

/**
 * A game of two that look ahead a little, and what they expect of it: another one where rules, thumbs, weights or the
 * search have changed.
 */
function mannerOf(game: Game): string {
  const known = manners.get(game);
  if (known !== undefined) return known;
  const bot = botOf(game.bound > LONG ? BRIEF : SKETCH);
  const seats = game.roles.map(({ seat }) => seat);
  const told: string[] = [];
  playContest({
    game,
    scenario: game.scenarios[0].id,
    options: completeOptions(game, {}),
    seats: Object.fromEntries(seats.map((seat) => [seat, bot])),
    chance: fastRandom(0),
    luck: Object.fromEntries(seats.map((seat, index) => [seat, fastRandom(1 + index)])),
    listen: (_, { key, courses }) => told.push(key, ...courses.map(({ expected }) => String(expected))),
  });
  const manner = digest(told.join(" "));
  manners.set(game, manner);
  return manner;
}
const manners = new WeakMap<Game, string>();
/** Of no level: a level that changes is to be played anew alone. */
const SKETCH: SearchSettings = {
  kind: "search",
  looks: 8,
  full: 1,
  long: 1000,
  again: 0.5,
  horizon: 2,
  temperature: 0,
  variety: 1,
  span: 1,
  trial: 2,
  proof: 0,
  patience: 4,
};

/** Where a game takes thousands of answers, the officer's plans and what is expected of them tell enough. */
const LONG = 100_000;
const BRIEF: SearchSettings = { ...SKETCH, looks: 2, again: 0 };

export const emptyLedger = (seed: number): Ledger => ({ sandtable: "ladder", seed, games: {} });

/** What is known of a pairing: nothing, if its bots are others now than those that played. */
export function boutsOf(ledger: Ledger, game: Game, pairing: Pairing): Bouts {
  const bots = fingerprint(game, pairing);
  const page = (ledger.games[game.id] ??= {});
  const name = nameOf(pairing);
  if (page[name]?.bots !== bots) page[name] = { bots, bouts: [] };
  return page[name].bouts;
}

/** What the ledger holds of a pairing, whoever played it: nothing of it is played anew, and nothing is asked of the game. */
export const keptBouts = (ledger: Ledger, game: Game, pairing: Pairing): Bouts =>
  ledger.games[game.id]?.[nameOf(pairing)]?.bouts ?? [];

const isObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === "object" && json !== null && !Array.isArray(json);

const isPace = (json: unknown): boolean =>
  Array.isArray(json) && json.length === 3 && json.every((part) => typeof part === "number");

const isBout = (json: unknown): boolean =>
  json === null ||
  (isObject(json) &&
    (typeof json.violation === "string" ||
      (typeof json.points === "number" &&
        Array.isArray(json.paces) &&
        json.paces.length === 2 &&
        json.paces.every(isPace))));

const isSeries = (json: unknown): boolean =>
  isObject(json) && typeof json.bots === "string" && Array.isArray(json.bouts) && json.bouts.every(isBout);

/** The ledger that was written; throws an error that says what is wrong with anything else. */
export function readLedger(text: string): Ledger {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error("it is not JSON");
  }
  const fits =
    isObject(json) &&
    json.sandtable === "ladder" &&
    Number.isSafeInteger(json.seed) &&
    isObject(json.games) &&
    Object.values(json.games).every((page) => isObject(page) && Object.values(page).every(isSeries));
  if (!fits) throw new Error("it is not the ledger of a ladder");
  return json as unknown as Ledger;
}

export const writeLedger = (ledger: Ledger): string => `${JSON.stringify(ledger)}\n`;
