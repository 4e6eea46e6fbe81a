import { PageFrame } from "@sandtable/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import { faultOf } from "../http/body.ts";
import { tokenOf } from "../http/cookie.ts";
import { Trouble } from "../problem.ts";
import type { House } from "../tables/house.ts";
import { Refusal } from "../tables/story.ts";
import type { Guest, Said, Table } from "../tables/table.ts";
import { type Ear, Line } from "./line.ts";

const TRY_LATER = 1013;

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
      new Live(socket, request, house.table(request.params.id), (what) => app.log.warn(what)).start();
    },
  );
}

class Live implements Guest, Ear {
  readonly token: string | undefined;
  readonly #line: Line;
  readonly #table: Promise<Table>;
  #joined: Table | undefined;

  constructor(
    socket: WebSocket,
    request: FastifyRequest,
    table: Promise<Table>,
    warn: (what: string) => void,
  ) {
    this.token = tokenOf(request);
    this.#table = table;
    this.#line = new Line(socket, this, warn);
  }

  start(): void {
    this.#table
      .then(async (open) => {
        this.#joined = open;
        if (!(await open.welcome(this))) this.#line.close(TRY_LATER, "this table is crowded");
        // Gone while the welcome was being made.
        if (!this.#line.isOpen) open.leave(this);
      })
      .catch((error: unknown) => this.#line.fail(error));
  }

  send({ text }: Said): void {
    this.#line.sendText(text);
  }

  pays(updates: number): boolean {
    return this.#line.pays(updates);
  }

  async hear(text: string | undefined): Promise<void> {
    await (await this.#table).hear(this, read(text));
  }

  leave(): void {
    this.#joined?.leave(this);
  }
}

function read(text: string | undefined): PageFrame | Refusal {
  try {
    const result = PageFrame.safeParse(JSON.parse(text ?? ""));
    if (result.success) return result.data;
    return new Refusal("bad-frame", `This frame does not fit: ${faultOf(result.error)}.`);
  } catch {
    return new Refusal("bad-frame", "This frame is not JSON.");
  }
}
