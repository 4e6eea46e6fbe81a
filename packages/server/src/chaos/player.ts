import type { Seat } from "@sandtable/engine";
import type { PageFrame, Standing, TableFrame, UpdateSent } from "@sandtable/protocol";
import WebSocket from "ws";
import type { Browser } from "../testing/index.ts";
import type { Intent, TableMemory } from "./memory.ts";

/** Where pages come in. */
export interface Door {
  /** The address of a node that a proxy would take for a healthy one. */
  address(): string;
}

/** Of a hundred answers so many are steps back, where there is something to take back. */
const UNDOS = 5;
/** As long as a page waits before it connects again: doubling, with some scatter; less where it is sent on. */
const SHORTEST = 500;
const SENT_ON = 1012;
const SOONER = 2;
const LONGEST = 15_000;
/** A proxy asks so many nodes whether they take a connection. */
const NODES_ASKED = 3;
/** It goes to another node when one does not take a connection for so long. */
const CONNECTS_WITHIN = 5000;
/** Before whoever was refused tries something else. */
const AFTER_REFUSAL = 1000;

/** One who plays at a table as a page does: connects again by itself, catches up, and sends again what is open. */
export class Player {
  readonly #browser: Browser;
  readonly #door: Door;
  readonly #memory: TableMemory;
  readonly #seat: Seat;
  /** Milliseconds from a question to its answer. */
  readonly #pace: number;
  readonly #over: () => void;
  #socket: WebSocket | undefined;
  #attempt = 0;
  #asked = 0;
  /** The last update that was told. */
  #last = 0;
  #open: Intent | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isResting = false;
  #hasLeft = false;

  constructor(
    browser: Browser,
    door: Door,
    memory: TableMemory,
    { seat, pace, over }: { readonly seat: Seat; readonly pace: number; readonly over: () => void },
  ) {
    this.#browser = browser;
    this.#door = door;
    this.#memory = memory;
    this.#seat = seat;
    this.#pace = pace;
    this.#over = over;
    this.#connect();
  }

  /** Whether something was asked for and nobody knows what has become of it. */
  get isOpen(): boolean {
    return this.#open !== undefined;
  }

  /** Ask for nothing more, but hear what has become of what was asked for. */
  rest(): void {
    this.#isResting = true;
    clearTimeout(this.#timer);
  }

  leave(): void {
    this.rest();
    this.#hasLeft = true;
    this.#socket?.terminate();
  }

  #connect(): void {
    if (this.#hasLeft) return;
    const address = this.#door.address();
    const { cookie } = this.#browser;
    const socket = new WebSocket(`${address.replace("http", "ws")}/api/tables/${this.#memory.id}/live`, {
      headers: { origin: address, ...(cookie !== undefined && { cookie }) },
      handshakeTimeout: CONNECTS_WITHIN,
    });
    this.#socket = socket;
    let isAnswered = false;
    socket.on("open", () => {
      isAnswered = true;
      this.#asked = 0;
    });
    socket.on("unexpected-response", () => {
      isAnswered = true;
      socket.terminate();
    });
    socket.on("message", (data) => this.#hear(JSON.parse(String(data)) as TableFrame));
    socket.on("error", () => undefined);
    socket.on("close", (code) => {
      clearTimeout(this.#timer);
      if (!isAnswered && ++this.#asked < NODES_ASKED) this.#connect();
      else this.#connectLater(code === SENT_ON ? SOONER : 0);
    });
  }

  #connectLater(sooner: number): void {
    this.#asked = 0;
    const wait = Math.min(LONGEST, SHORTEST * 2 ** (this.#attempt++ - sooner)) * (0.75 + Math.random() / 2);
    setTimeout(() => this.#connect(), wait);
  }

  #send(frame: PageFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #catchUp(): void {
    this.#send({ do: "catch-up", after: this.#last });
  }

  #hear(frame: TableFrame): void {
    if (this.#hasLeft) return;
    this.#attempt = 0;
    if (frame.say === "welcome") this.#note(frame.latest);
    if (frame.say === "updates") for (const update of frame.updates) this.#note(update);
    if (frame.say === "refused") this.#refused();
    if ("standing" in frame) this.#stands(frame.standing, frame.say === "refused" ? AFTER_REFUSAL : 0);
  }

  /** What comes after a gap is asked for with the gap. */
  #note(update: UpdateSent): void {
    this.#memory.hear(update);
    const { number, seat } = update;
    if (number <= this.#last || (this.#last > 0 && number > this.#last + 1)) return;
    this.#last = number;
    const intent = this.#open;
    if (!intent || number <= intent.number) return;
    this.#open = undefined;
    // Whatever this seat did there was asked for here; if somebody else was quicker it came to nothing.
    if (number === intent.number + 1 && seat === this.#seat) this.#memory.acknowledge(intent);
    else this.#memory.refuse(intent);
  }

  #refused(): void {
    if (this.#open) this.#memory.refuse(this.#open);
    this.#open = undefined;
  }

  #stands(standing: Standing, wait: number): void {
    const { number, question, outcome } = standing;
    if (number > this.#last) this.#catchUp();
    else if (number < this.#last) return;
    else if (this.#open) this.#resend(this.#open, number);
    else if (outcome) this.#over();
    else if (question?.choices && !this.#isResting) {
      clearTimeout(this.#timer);
      const pause = wait + this.#pace * (0.5 + Math.random());
      this.#timer = setTimeout(() => this.#act(standing), pause);
    }
  }

  #act({ number, question, entries, floor }: Standing): void {
    if (this.#open || this.#isResting || number !== this.#last) return;
    const goesBack = entries > floor && Math.random() * 100 < UNDOS;
    const choices = question?.choices ?? [];
    const { key } = choices[Math.floor(Math.random() * choices.length)];
    const act = goesBack ? ({ do: "undo", to: entries - 1 } as const) : ({ do: "choose", key } as const);
    this.#open = this.#memory.ask(this.#seat, number, act);
    this.#send({ ...act, number });
  }

  /** What had been sent when the connection broke; one time too many does no harm. */
  #resend({ act, number }: Intent, asked: number): void {
    if (number === asked) this.#send({ ...act, number });
  }
}
