import { BOT_NAMES, type BotName, settingsOf } from "@sandtable/bots";
import { digest, type Game } from "@sandtable/engine";

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
  readonly games: Record<string, Page>;
}

/** The bouts of one game, by pairing. */
export interface Page {
  /** Of the bots that played: results of others must not be mixed with theirs. */
  readonly bots: string;
  readonly pairings: Record<string, Bouts>;
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

/** What tells the bots of a game from others: their settings, and how they judge. */
const fingerprint = (game: Game): string =>
  digest(JSON.stringify([BOT_NAMES.map((name) => settingsOf(name, game)), game.judgement.weights])).slice(
    0,
    16,
  );

export const emptyLedger = (seed: number): Ledger => ({ sandtable: "ladder", seed, games: {} });

/** The page of a game, begun if there is none; throws when other bots have played there. */
export function pageOf(ledger: Ledger, game: Game): Page {
  const bots = fingerprint(game);
  ledger.games[game.id] ??= { bots, pairings: {} };
  const page = ledger.games[game.id];
  if (page.bots !== bots)
    throw new Error(`its games of ${game.id} were played by bots that are different now`);
  return page;
}

/** What is known of a pairing. */
export const boutsOf = (page: Page, pairing: Pairing): Bouts => (page.pairings[nameOf(pairing)] ??= []);

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

const isPage = (json: unknown): boolean =>
  isObject(json) &&
  typeof json.bots === "string" &&
  isObject(json.pairings) &&
  Object.values(json.pairings).every((bouts) => Array.isArray(bouts) && bouts.every(isBout));

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
    Object.values(json.games).every(isPage);
  if (!fits) throw new Error("it is not the ledger of a ladder");
  return json as unknown as Ledger;
}

export const writeLedger = (ledger: Ledger): string => `${JSON.stringify(ledger)}\n`;
