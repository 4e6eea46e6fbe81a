import { type BotFrame, Fault, readBotFrame } from "@sandtable/protocol/door";
import type { WebSocket } from "ws";
import { type Account, tooMuch } from "../fair/purses.ts";
import { type Ear, type Keeper, Line } from "../live/line.ts";
import type { Guest, Said } from "../tables/table.ts";
import type { Visitor } from "./visitor.ts";

const DONE = 1000;

/** The live connection of a bot: the table rings, and the bot is told what concerns its seat. */
export class DoorLine implements Guest, Ear {
  readonly #visitor: Visitor;
  readonly #line: Line;
  readonly #account: Account;
  #isReady = false;
  #isDone = false;
  /** The last question that was put, and the one before it. */
  #asked: number;
  #before: number;

  constructor(socket: WebSocket, visitor: Visitor, after: number, keeper: Keeper, account: Account) {
    this.#visitor = visitor;
    this.#asked = after;
    this.#before = after;
    this.#account = account;
    this.#line = new Line(socket, this, keeper);
  }

  get token(): string {
    return this.#visitor.token;
  }

  start(): void {
    const { table } = this.#visitor;
    this.#try(async () => {
      this.#line.send(await this.#visitor.hello());
      await table.welcome(this);
      // Gone while the welcome was being made.
      if (!this.#line.isOpen) table.leave(this);
    });
  }

  send({ frame }: Said): void {
    if (frame.say === "refused") {
      const { message, reason } = frame;
      this.#try(() => this.#refuse(message, reason === "not-listed"));
    } else this.#try(() => this.#next());
  }

  sendAway(): void {
    this.#line.sendAway();
  }

  spend(milliseconds: number): void {
    this.#account.spend(milliseconds);
  }

  /** A bot is not told again what it has been told. */
  pays(): boolean {
    return false;
  }

  async hear(text: string | undefined): Promise<void> {
    let said: BotFrame;
    try {
      said = readBotFrame(text ?? "");
      if ((said.type === "ready") === this.#isReady)
        throw new Fault(
          this.#isReady ? 'Answer a question with "choose".' : 'Say "ready" before anything else.',
        );
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return this.#refuse(error.message, true);
    }
    if (said.type === "ready") {
      this.#isReady = true;
      return this.#next();
    }
    const wait = this.#account.wait();
    if (wait > 0) return this.#refuse(tooMuch(wait), false);
    const { number, key } = said;
    return this.#visitor.table.hear(this, { do: "choose", number, key });
  }

  leave(): void {
    this.#visitor.table.leave(this);
  }

  /** Put the question, if there is one that has not been put; or tell the end. */
  async #next(): Promise<void> {
    if (!this.#isReady || this.#isDone) return;
    const frame = await this.#visitor.next(this.#asked);
    // Put, or over, while that was looked up.
    if (!frame || this.#isDone || (frame.type === "ask" && frame.number <= this.#asked)) return;
    this.#line.send(frame);
    if (frame.type === "over") this.#end();
    else {
      this.#before = this.#asked;
      this.#asked = frame.number;
    }
  }

  /** Say what was wrong, and put the question again; or end it. */
  async #refuse(message: string, isCounted: boolean): Promise<void> {
    if (this.#isDone) return;
    const frame = await this.#visitor.wrong(message, isCounted);
    this.#line.send(frame);
    if (frame.type === "forfeit") {
      this.#end();
      return this.#visitor.resign();
    }
    this.#asked = this.#before;
    return this.#next();
  }

  #end(): void {
    this.#isDone = true;
    this.#line.close(DONE, "the game is over");
  }

  #try(act: () => Promise<void>): void {
    act().catch((error: unknown) => this.#line.fail(error));
  }
}
