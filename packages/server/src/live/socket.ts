import { PageFrame, type TableFrame } from "@sandtable/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import { faultOf } from "../http/body.ts";
import { tokenOf } from "../http/cookie.ts";
import { messageOf, Trouble } from "../problem.ts";
import type { House } from "../tables/house.ts";
import { Declined } from "../tables/story.ts";
import type { Guest, Table } from "../tables/table.ts";
import { FrameMeter } from "./meter.ts";

/** The longest frame a page has reason to send is far below this. */
export const FRAME_BYTES = 16_384;
/** A page that reads so slowly is let go; it asks for what it missed when it is back. */
const MOST_UNREAD_BYTES = 16_000_000;
const HEARTBEAT = 30_000;

const TRY_LATER = 1013;
const TOO_MUCH = 1008;
const OUR_FAULT = 1011;

/** The live connection of a page to a table. */
export function addLive(app: FastifyInstance, house: House): void {
  app.get<{ Params: { id: string } }>(
    "/api/tables/:id/live",
    {
      websocket: true,
      preValidation: async (request) => {
        if (!request.ws) throw new Trouble(426, "This address is for live connections.");
        await house.table(request.params.id); // one that is not there is told before the connection is made
      },
    },
    (socket, request) => {
      new Live(socket, request, house, (what) => app.log.warn(what)).start(request.params.id);
    },
  );
}

class Live implements Guest {
  readonly token: string | undefined;
  readonly #socket: WebSocket;
  readonly #house: House;
  readonly #warn: (what: string) => void;
  readonly #meter = new FrameMeter();
  #table: Promise<Table> | undefined;
  #joined: Table | undefined;
  #isAlive = true;

  constructor(socket: WebSocket, request: FastifyRequest, house: House, warn: (what: string) => void) {
    this.#socket = socket;
    this.#house = house;
    this.#warn = warn;
    this.token = tokenOf(request);
  }

  start(id: string): void {
    const table = this.#house.table(id);
    this.#table = table;
    const heartbeat = setInterval(() => this.#beat(), HEARTBEAT);
    this.#socket.on("pong", () => {
      this.#isAlive = true;
    });
    this.#socket.on("error", () => this.#socket.terminate());
    this.#socket.on("message", (data, isBinary) => this.#hear(isBinary ? undefined : String(data)));
    this.#socket.on("close", () => {
      clearInterval(heartbeat);
      this.#leave();
    });
    table
      .then(async (open) => {
        this.#joined = open;
        if (!(await open.welcome(this))) this.#close(TRY_LATER, "this table is crowded");
        // Gone while the welcome was being made.
        if (!this.#isOpen) open.leave(this);
      })
      .catch((error: unknown) => this.#fail(error));
  }

  send(frame: TableFrame): void {
    if (!this.#isOpen) return;
    if (this.#socket.bufferedAmount > MOST_UNREAD_BYTES) this.#socket.terminate();
    else this.#socket.send(JSON.stringify(frame));
  }

  pays(updates: number): boolean {
    const mayAsk = this.#isOpen && this.#meter.allowsUpdates(performance.now(), updates);
    if (!mayAsk) this.#close(TOO_MUCH, "too many frames");
    return mayAsk;
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** The table forgets this guest at once, and with it every frame that still waits there. */
  #close(code: number, why: string): void {
    this.#leave();
    this.#socket.close(code, why);
  }

  #leave(): void {
    this.#joined?.leave(this);
  }

  #beat(): void {
    if (this.#isAlive) this.#socket.ping();
    else this.#socket.terminate();
    this.#isAlive = false;
  }

  #hear(text: string | undefined): void {
    if (!this.#isOpen) return;
    if (this.#meter.allows(performance.now()))
      this.#table?.then((table) => table.hear(this, read(text))).catch((error: unknown) => this.#fail(error));
    else this.#close(TOO_MUCH, "too many frames");
  }

  /** Something went wrong on our side: the page connects again and finds out where it stands. */
  #fail(error: unknown): void {
    this.#warn(`live connection: ${messageOf(error)}`);
    this.#close(OUR_FAULT, "something went wrong here: connect again");
  }
}

function read(text: string | undefined): PageFrame | Declined {
  try {
    const result = PageFrame.safeParse(JSON.parse(text ?? ""));
    if (result.success) return result.data;
    return new Declined("bad-frame", `This frame does not fit: ${faultOf(result.error)}.`);
  } catch {
    return new Declined("bad-frame", "This frame is not JSON.");
  }
}
