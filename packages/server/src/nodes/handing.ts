import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Warn } from "../operating/log.ts";
import { Moved, messageOf } from "../problem.ts";
import type { Leases, Peer } from "../store/leases.ts";
import type { House } from "../tables/house.ts";
import { isHandedOn } from "./caller.ts";
import { Courier, Unanswered } from "./courier.ts";
import { Elsewhere } from "./elsewhere.ts";
import type { Rhythm } from "./tenant.ts";

interface Parts {
  readonly house: House;
  readonly leases: Leases;
  readonly secret: string;
  readonly rhythm: Rhythm;
  readonly warn: Warn;
}

const NOTHING = Buffer.alloc(0);

/** Whatever is asked of a table that another node has open is handed on to that node, once. */
export class Handing {
  readonly #parts: Parts;
  readonly #courier: Courier;
  readonly #watch: NodeJS.Timeout;
  /** What was said on a live connection before it was made. */
  readonly #early = new WeakMap<IncomingMessage, Buffer>();

  constructor(app: FastifyInstance, parts: Parts) {
    this.#parts = parts;
    this.#courier = new Courier(parts.secret);
    this.#watch = setInterval(() => void this.#look(), parts.rhythm.look).unref();
    app.server.on("upgrade", (request, _, head) => this.#early.set(request, head));
    app.addHook("preClose", async () => {
      clearInterval(this.#watch);
      this.#courier.close();
    });
  }

  /** Hand on what is asked in this scope of a table. */
  cover(scope: FastifyInstance): void {
    scope.addHook<{ Params: { id?: string } }>("preParsing", async (request, reply) => {
      const { id } = request.params;
      if (id !== undefined) await this.#handOn(id, request, reply);
    });
  }

  /** Whether it was is seen by the reply: then it has been sent. */
  async #handOn(id: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { rhythm, warn } = this.#parts;
    // A node that is gone has its tables until its lease runs out: whoever can wait for that, does.
    const end = performance.now() + rhythm.lease + rhythm.look;
    for (let tried = 0; ; tried++) {
      const owner = await this.#ownerOf(id);
      if (!owner) return;
      if (isHandedOn(request)) throw new Moved();
      try {
        return await this.#courier.take(request, reply, owner, this.#early.get(request.raw) ?? NOTHING);
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        const isGone = reply.raw.destroyed || request.raw.socket.destroyed;
        if (!isGone && tried === 0) warn(error.message, id);
        if (isGone || !error.isHarmless || performance.now() > end) throw new Moved();
        await new Promise((resolve) => setTimeout(resolve, rhythm.look));
      }
    }
  }

  /** The node that has it open, unless that is this one. What else is wrong with it is found out again, and told. */
  async #ownerOf(id: string): Promise<Peer | undefined> {
    try {
      await this.#parts.house.table(id);
    } catch (error) {
      if (error instanceof Elsewhere) return error.owner;
    }
    return undefined;
  }

  async #look(): Promise<void> {
    if (this.#courier.isIdle) return;
    const { leases, warn } = this.#parts;
    try {
      const alive = new Set(await leases.alive());
      this.#courier.cut((node) => alive.has(node));
    } catch (error) {
      warn(`it is not known which nodes live: ${messageOf(error)}`);
    }
  }
}
