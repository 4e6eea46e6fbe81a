import { type BotName, botFor, type Intent, randomFor, thoughtOf } from "@sandtable/bots";
import type { Decision, LogEvent, Match, Outcome, Seat } from "@sandtable/engine";
import {
  askFor,
  type BotFrame,
  Fault,
  type Hello,
  type HostFrame,
  overFor,
  readBotFrame,
  type Told,
  WRONG_ANSWERS,
} from "@sandtable/protocol/door";
import { Lost, type Program } from "./program.ts";

/** Somebody at a seat; one who cannot go on throws {@link Lost}. */
export interface Player {
  answer(match: Match, decision: Decision): Promise<string>;
  over?(match: Match, outcome: Outcome, text?: string): void;
  forfeit?(why: string): void;
  close?(): Promise<void>;
}

/** One of our own bots. */
export class OwnBot implements Player {
  readonly #bot: BotName;
  readonly #luck: string;
  #intent: Intent | undefined;

  constructor(bot: BotName, luck: string) {
    this.#bot = bot;
    this.#luck = luck;
  }

  async answer(match: Match): Promise<string> {
    const thought = thoughtOf(match, randomFor(match, this.#luck), { intent: this.#intent });
    const { key, intent } = botFor(this.#bot, match.game).think(thought);
    this.#intent = intent;
    return key;
  }
}

/** A program from outside. */
export class Outsider implements Player {
  readonly #program: Program;
  readonly #told: Told;
  readonly #talk: ((seat: Seat, text: string) => void) | undefined;
  /** How many events it has been told of. */
  #events = 0;

  constructor(program: Program, told: Told, talk?: (seat: Seat, text: string) => void) {
    this.#program = program;
    this.#told = told;
    this.#talk = talk;
  }

  /** The name it goes by. */
  greet(hello: Hello): Promise<string> {
    return this.#demand(hello, (said) => {
      if (said.type !== "ready") throw new Fault('Say "ready" before anything else.');
      return said.version === undefined ? said.name : `${said.name} ${said.version}`;
    });
  }

  answer(match: Match, decision: Decision): Promise<string> {
    const { number } = match;
    const { seat } = this.#told;
    const ask = askFor(this.#told, number, decision, match.view(seat), this.#news(match));
    return this.#demand(ask, (said) => {
      if (said.type !== "choose") throw new Fault('Answer a question with "choose".');
      if (said.number !== number)
        throw new Fault(`This answers question ${said.number}, but question ${number} is open.`);
      if (!decision.choices.some(({ key }) => key === said.key))
        throw new Fault(`"${said.key}" is not among the choices of question ${number}.`);
      if (said.say !== undefined) this.#talk?.(seat, said.say);
      return said.key;
    });
  }

  over(match: Match, outcome: Outcome, text?: string): void {
    const view = match.view(this.#told.seat);
    this.#program.say(overFor(this.#told, outcome, view, this.#news(match), text));
  }

  forfeit(why: string): void {
    this.#program.say({ type: "forfeit", error: why });
  }

  close(): Promise<void> {
    return this.#program.close();
  }

  #news({ events }: Match): LogEvent[] {
    const news = events.slice(this.#events).map(({ event }) => event);
    this.#events = events.length;
    return news;
  }

  /** Say it until it is answered as it should be, and no more than so often. */
  async #demand<T>(frame: HostFrame, accept: (said: BotFrame) => T): Promise<T> {
    for (let left = WRONG_ANSWERS - 1; ; left--) {
      this.#program.say(frame);
      const line = await this.#program.hear();
      try {
        return accept(readBotFrame(line));
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        if (left === 0) throw new Lost(`it gave ${WRONG_ANSWERS} wrong answers, the last: ${error.message}`);
        this.#program.say({ type: "error", error: error.message, left });
      }
    }
  }
}
