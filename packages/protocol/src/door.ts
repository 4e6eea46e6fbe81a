import {
  type AnyCatalogue,
  CHANCE,
  type Decision,
  type ForcedEvent,
  type Game,
  type LogEvent,
  type Message,
  type Options,
  type Outcome,
  type Place,
  promptOf,
  type Role,
  type Seat,
  say,
  type View,
} from "@sandtable/engine";
import { z } from "zod";

/**
 * What a host and a bot from outside say to each other, one JSON object at a time: a line of standard input and
 * output, a frame of a live connection, or the body of an HTTP request. docs/bot-protocol.md tells it to those who
 * write bots. A bot is told the view of its own seat and nothing else of the position.
 */
export const DOOR_VERSION = 1;

/** So many wrong answers to one question, and the game is forfeit. */
export const WRONG_ANSWERS = 3;

/** Whatever a bot has reason to say is far shorter than this. */
export const LONGEST_LINE = 16_384;

// What a bot says

export const Ready = z.strictObject({
  type: z.literal("ready"),
  name: z.string().trim().min(1).max(60),
  version: z.string().trim().min(1).max(40).optional(),
});
export type Ready = z.infer<typeof Ready>;

export const Chosen = z.strictObject({
  type: z.literal("choose"),
  /** The number of the question that is answered. */
  number: z.int().min(0),
  key: z.string().min(1).max(120),
  /** Its reason, for people. */
  say: z.string().max(2000).optional(),
});
export type Chosen = z.infer<typeof Chosen>;

const BotFrame = z.discriminatedUnion("type", [Ready, Chosen]);
export type BotFrame = z.infer<typeof BotFrame>;

/** Something a bot said that does not fit: one sentence for whoever wrote it. */
export class Fault extends Error {
  override readonly name = "Fault";
}

/** What a bot said; throws a {@link Fault} when it does not fit. */
export function readBotFrame(text: string): BotFrame {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    throw new Fault(`This is not JSON: ${quoted(text)}.`);
  }
  const result = BotFrame.safeParse(sent);
  if (result.success) return result.data;
  const [{ path, message }] = result.error.issues;
  throw new Fault(`This does not fit: ${path.length > 0 ? `${path.join(".")}: ` : ""}${message}.`);
}

const QUOTED = 60;
const quoted = (text: string): string =>
  JSON.stringify(text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text);

// What a host says

export interface Hello {
  readonly type: "hello";
  readonly protocol: typeof DOOR_VERSION;
  readonly game: { readonly id: string; readonly title: string };
  readonly roles: readonly Role[];
  /** The seat of the bot. */
  readonly seat: Seat;
  readonly scenario: string;
  readonly options: Options;
  /** How long an answer may take; absent: as long as it likes. */
  readonly seconds?: number;
  /** At a server: what opens the door to this seat from now on. */
  readonly token?: string;
}

/** Something that happened, as far as the seat may know it. */
export interface Happened {
  readonly event: LogEvent;
  /** The line of the log; absent where there is nothing to tell. */
  readonly text?: string;
}

export interface Ask {
  readonly type: "ask";
  readonly number: number;
  readonly rule: string;
  readonly prompt: string;
  readonly choices: readonly { readonly key: string; readonly label: string; readonly place: Place }[];
  /** What has happened since the last question, in order. */
  readonly happened: readonly Happened[];
  readonly view: View;
}

export interface Over {
  readonly type: "over";
  readonly outcome: Outcome;
  readonly text: string;
  readonly happened: readonly Happened[];
  readonly view: View;
}

/** The last answer was not taken; the question is put again. */
export interface Wrong {
  readonly type: "error";
  readonly error: string;
  /** How many more wrong answers are borne. */
  readonly left: number;
}

/** The game is lost for this seat, and nothing more is said. */
export interface Forfeit {
  readonly type: "forfeit";
  readonly error: string;
}

export type HostFrame = Hello | Ask | Over | Wrong | Forfeit;

/** Over HTTP, where the bot asks: nothing is new yet, and a choice was taken. */
export type Meanwhile = { readonly type: "wait" } | { readonly type: "taken"; readonly number: number };

// How a host says it

/** A game as one seat is told of it. */
export interface Told {
  readonly game: Game;
  readonly seat: Seat;
}

export const helloFor = (
  { game, seat }: Told,
  { scenario, options }: { readonly scenario: string; readonly options: Options },
  more: Pick<Hello, "seconds" | "token">,
): Hello => ({
  type: "hello",
  protocol: DOOR_VERSION,
  game: { id: game.id, title: game.title },
  roles: game.roles.map(({ seat: own, name }) => ({ seat: own, name })),
  seat,
  scenario,
  options,
  ...more,
});

/** The question for the seat. Events that others alone may know are left out. */
export function askFor(
  { game, seat }: Told,
  number: number,
  { rule, about, choices }: Decision,
  view: View,
  events: readonly LogEvent[],
): Ask {
  const words = game.words.en;
  return {
    type: "ask",
    number,
    rule,
    prompt: say(words, promptOf(about)),
    choices: choices.map(({ key, label, place }) => ({ key, label: say(words, label), place })),
    happened: happened(words, seat, events),
    view,
  };
}

/** How it ended, in words of the game; an ending that is not of the game brings its own. */
export function overFor(
  { game, seat }: Told,
  outcome: Outcome,
  view: View,
  events: readonly LogEvent[],
  text?: string,
): Over {
  const { winners, reason } = outcome;
  const words = game.words.en;
  return {
    type: "over",
    outcome,
    text: text ?? say(words, { key: `outcome.${reason}`, winners }),
    happened: happened(words, seat, events),
    view,
  };
}

const happened = (words: AnyCatalogue, seat: Seat, events: readonly LogEvent[]): Happened[] =>
  events
    .filter(({ audience }) => audience === undefined || audience.includes(seat))
    .map((event) => {
      const isIdle = event.kind === "forced" && (event as ForcedEvent).seat === CHANCE;
      const line = { ...event, key: `log.${event.kind}` } as unknown as Message;
      return isIdle ? { event } : { event, text: say(words, line) };
    });
