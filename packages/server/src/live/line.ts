import type { WebSocket } from "ws";
import type { Unread } from "../fair/unread.ts";
import type { Warn } from "../operating/log.ts";
import { Moved, messageOf } from "../problem.ts";
import { FrameMeter } from "./meter.ts";

/** The longest frame anybody has reason to send is far below this. */
export const FRAME_BYTES = 16_384;
const HEARTBEAT = 30_000;

const TOO_MUCH = 1008;
const OUR_FAULT = 1011;
const RESTART = 1012;

/** Who is at our end of a line. */
export interface Ear {
  /** A frame of text; none when it was not text. */
  hear(text: string | undefined): Promise<void>;
  /** The line is closed. */
  leave(): void;
}

/** What the house gives every line. */
export interface Keeper {
  readonly warn: Warn;
  readonly unread: Unread;
}

/** A live connection: kept alive, counted, and closed on a flood, on silence or when something goes wrong. */
export class Line {
  readonly #socket: WebSocket;
  readonly #ear: Ear;
  readonly #warn: Warn;
  readonly #meter = new FrameMeter();
  readonly #unread: Unread;
  #isAlive = true;

  constructor(socket: WebSocket, ear: Ear, { warn, unread }: Keeper) {
    this.#socket = socket;
    this.#ear = ear;
    this.#warn = warn;
    this.#unread = unread;
    const heartbeat = setInterval(() => this.#beat(), HEARTBEAT);
    socket.on("pong", () => {
      this.#isAlive = true;
    });
    socket.on("error", () => socket.terminate());
    socket.on("message", (data, isBinary) => this.#take(isBinary ? undefined : String(data)));
    socket.on("close", () => {
      clearInterval(heartbeat);
      unread.forget(socket);
      ear.leave();
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Whoever reads too slowly is let go, and asks for what was missed when back. */
  send(frame: object): void {
    this.sendText(JSON.stringify(frame));
  }

  sendText(text: string | Buffer): void {
    if (!this.isOpen) return;
    if (!this.#unread.allows(this.#socket)) this.#socket.terminate();
    else this.#socket.send(text, { binary: false });
  }

  /** Whether so many updates may be told once more; a line that asks for too much is closed. */
  pays(updates: number): boolean {
    const mayAsk = this.isOpen && this.#meter.allowsUpdates(performance.now(), updates);
    if (!mayAsk) this.close(TOO_MUCH, "too many frames");
    return mayAsk;
  }

  /** The table forgets this guest at once, and with it every frame that still waits there. */
  close(code: number, why: string): void {
    this.#ear.leave();
    this.#socket.close(code, why);
  }

  /** The other end connects again, and finds the table where it goes on. */
  sendAway(): void {
    this.close(RESTART, "this table goes on at another server: connect again");
  }

  /** Something went wrong on our side: the other end connects again and finds out where it stands. */
  fail(error: unknown): void {
    if (error instanceof Moved) this.sendAway();
    else {
      this.#warn(`live connection: ${messageOf(error)}`);
      this.close(OUR_FAULT, "something went wrong here: connect again");
    }
  }

  #beat(): void {
    if (this.#isAlive) this.#socket.ping();
    else this.#socket.terminate();
    this.#isAlive = false;
  }

  #take(text: string | undefined): void {
    if (!this.isOpen) return;
    if (this.#meter.allows(performance.now()))
      this.#ear.hear(text).catch((error: unknown) => this.fail(error));
    else this.close(TOO_MUCH, "too many frames");
  }
}
