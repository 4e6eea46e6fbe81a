import type { PageFrame, TableFrame } from "@sandtable/protocol";

/** How well the table is reached. */
export type Connection = "connecting" | "live" | "reconnecting" | "gone";

/** What a controller wants to hear. */
export interface Listener {
  frame(frame: TableFrame): void;
  /** How well the table is reached, and why it is not, if the server has said so. */
  connection(state: Connection, why?: string): void;
}

/** The way to a table: over the network now, inside the page later. */
export interface Transport {
  open(listener: Listener): void;
  /** False when there is no connection; the controller sends again after the next welcome. */
  send(frame: PageFrame): boolean;
  close(): void;
}

/** The part of a WebSocket that is used. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number; readonly reason?: string }) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface RemoteParts {
  connect(): Socket;
  /** Whether the table is there at all; asked when a connection cannot be made. */
  exists(): Promise<boolean>;
  after(milliseconds: number, act: () => void): () => void;
  random(): number;
}

/** The table goes on at another server, or at this one when it is back. */
const COME_BACK = 1012;
/** The server has no room now, and says why. */
const TRY_LATER = 1013;
/** Nothing has been heard for so long: somebody is asked whether anybody is there. Sooner, when an answer is expected. */
const QUIET = 10_000;
const ANSWER = 2000;
/** Nobody said so within this time. */
const SILENCE = 4000;
/** A connection that takes longer is not made: a server may wait for the lease of another one meanwhile. */
const MADE_WITHIN = 20_000;
const SHORTEST = 500;
const LONGEST = 15_000;
/** Whoever is sent on is awaited elsewhere: it begins with a quarter of the wait. */
const SOONER = 2;

/** How long to wait before the nth attempt: doubling, with some scatter so that pages do not come all at once. */
export const backoff = (attempt: number, random: number): number =>
  Math.min(LONGEST, SHORTEST * 2 ** attempt) * (0.75 + random / 2);

/** A table on the server. Reconnects by itself until it is closed or the table turns out not to exist. */
export class RemoteTransport implements Transport {
  readonly #parts: RemoteParts;
  #listener: Listener | undefined;
  #socket: Socket | undefined;
  #isOpen = false;
  #attempt = 0;
  #cancel: (() => void) | undefined;
  /** Calls off what is to be done about silence. */
  #heard: () => void = () => undefined;

  constructor(parts: RemoteParts) {
    this.#parts = parts;
  }

  open(listener: Listener): void {
    this.#listener = listener;
    listener.connection("connecting");
    this.#connect();
  }

  send(frame: PageFrame): boolean {
    if (!this.#isOpen) return false;
    this.#say(frame);
    this.#unheard(ANSWER, () => this.#ask());
    return true;
  }

  #say(frame: PageFrame): void {
    this.#socket?.send(JSON.stringify(frame));
  }

  /** Whether anybody is there: a connection can be dead without either end being told. */
  #ask(): void {
    this.#say({ do: "ping" });
    this.#unheard(SILENCE, () => void this.#lost(undefined, 0, false));
  }

  /** What is to be done if nothing is heard for so long. */
  #unheard(milliseconds: number, act: () => void): void {
    this.#heard();
    this.#heard = this.#parts.after(milliseconds, act);
  }

  close(): void {
    this.#listener = undefined;
    this.#cancel?.();
    this.#drop();
  }

  /** Do not wait any longer: the network is back, or somebody asked. */
  hurry(): void {
    if (this.#isOpen) this.#ask();
    if (!this.#listener || this.#isOpen || !this.#cancel) return;
    this.#cancel();
    this.#connect();
  }

  #connect(): void {
    this.#cancel = undefined;
    const socket = this.#parts.connect();
    this.#socket = socket;
    const quiet = (): void => this.#unheard(QUIET, () => this.#ask());
    this.#unheard(MADE_WITHIN, () => void this.#lost(undefined, 0, false));
    socket.onopen = () => {
      this.#isOpen = true;
      quiet();
      this.#listener?.connection("live");
    };
    socket.onmessage = ({ data }) => {
      this.#attempt = 0;
      quiet();
      if (typeof data === "string") this.#listener?.frame(JSON.parse(data) as TableFrame);
    };
    socket.onclose = ({ code, reason }) =>
      void this.#lost(code === TRY_LATER ? reason : undefined, code === COME_BACK ? SOONER : 0);
  }

  /** Where nothing is heard at all, nobody can say either whether the table is there. */
  async #lost(why?: string, sooner = 0, mayBeGone = !this.#isOpen): Promise<void> {
    this.#drop();
    this.#listener?.connection("reconnecting", why);
    if (mayBeGone && !(await this.#parts.exists().catch(() => true))) {
      this.#listener?.connection("gone");
      return;
    }
    if (!this.#listener) return;
    const attempt = why === undefined ? this.#attempt++ : Number.POSITIVE_INFINITY;
    const wait = backoff(attempt - sooner, this.#parts.random());
    this.#cancel = this.#parts.after(wait, () => this.#connect());
  }

  #drop(): void {
    this.#isOpen = false;
    this.#heard();
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }
}
