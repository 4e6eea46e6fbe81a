import { PageFrame } from "@sandtable/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import type { Fairness } from "../fair/index.ts";
import { payerOf } from "../fair/payer.ts";
import { type Account, type Purses, tooMuch } from "../fair/purses.ts";
import { faultOf } from "../http/body.ts";
import { tokenOf } from "../http/cookie.ts";
import { warner } from "../operating/log.ts";
import type { Sessions } from "../people/sessions.ts";
import { whoOf } from "../people/who.ts";
import { Trouble } from "../problem.ts";
import type { House } from "../tables/house.ts";
import { Refusal } from "../tables/story.ts";
import { FRAME_OF_UPDATES, type Guest, type Said, type Table } from "../tables/table.ts";
import { admitted, TRY_LATER } from "./admission.ts";
import { type Ear, type Keeper, Line } from "./line.ts";

/** The live connection of a page to a table. */
export function addLive(app: FastifyInstance, house: House, fair: Fairness, sessions: Sessions): void {
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
      if (!admitted(socket, fair.sockets, payerOf(request))) return;
      const keeper: Keeper = { warn: warner(request.log), unread: fair.unread };
      new Live(socket, request, house.table(request.params.id), keeper, fair.purses, sessions).start();
    },
  );
}

class Live implements Guest, Ear {
  readonly token: string | undefined;
  readonly network: string;
  readonly #account: Account;
  readonly #line: Line;
  readonly #table: Promise<Table>;
  readonly #sessions: Sessions;
  /** SHA-256 of the cookie of a session; nothing for whoever is not signed in. */
  readonly #session: string | undefined;
  readonly #forget: () => void;
  #joined: Table | undefined;

  constructor(
    socket: WebSocket,
    request: FastifyRequest,
    table: Promise<Table>,
    keeper: Keeper,
    purses: Purses,
    sessions: Sessions,
  ) {
    const { cookie, session } = whoOf(request);
    this.#sessions = sessions;
    this.#session = session?.hash;
    this.#forget = sessions.enter(cookie, session !== undefined, this);
    const payer = payerOf(request);
    this.token = tokenOf(request);
    this.network = payer.network;
    this.#account = purses.of(payer);
    this.#table = table;
    this.#line = new Line(socket, this, keeper);
  }

  start(): void {
    this.#table
      .then(async (open) => {
        this.#joined = open;
        if (!(await open.welcome(this)))
          this.#line.close(TRY_LATER, "This table is crowded: many are watching already. Come back later.");
        // Gone while the welcome was being made.
        if (!this.#line.isOpen) open.leave(this);
      })
      .catch((error: unknown) => this.#line.fail(error));
  }

  send({ bytes }: Said): void {
    this.#line.sendText(bytes);
  }

  /** A little is told once more to everybody; much costs time, of which there must be something left. */
  pays(updates: number): boolean {
    const wait = updates > FRAME_OF_UPDATES ? this.#account.wait() : 0;
    if (wait > 0) this.#line.close(TRY_LATER, tooMuch(wait));
    return wait === 0 && this.#line.pays(updates);
  }

  sendAway(): void {
    this.#line.sendAway();
  }

  spend(milliseconds: number): void {
    this.#account.spend(milliseconds);
  }

  async hear(text: string | undefined): Promise<void> {
    const said = read(text);
    if (!(said instanceof Refusal) && said.do === "ping") return this.#line.send({ say: "pong" });
    const wait = this.#account.wait();
    // It may have been ended at another node a moment ago: who looks on is sent away soon, who acts at once.
    const isAct = !(said instanceof Refusal) && said.do !== "catch-up" && said.do !== "look";
    if (isAct && this.#session !== undefined && !(await this.#sessions.isOpen(this.#session)))
      return this.sendAway();
    const isTooMuch = wait > 0 && !(said instanceof Refusal) && said.do !== "catch-up";
    await (await this.#table).hear(this, isTooMuch ? new Refusal("too-much", tooMuch(wait)) : said);
  }

  leave(): void {
    this.#forget();
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
