import {
  Agent,
  request as ask,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from "node:http";
import type { Socket } from "node:net";
import { pipeline } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { handedOnSockets } from "../operating/figures.ts";
import { messageOf } from "../problem.ts";
import type { Peer } from "../store/leases.ts";
import { CALLER, vouch } from "./caller.ts";

/** What concerns one connection alone, and what proxies say of those before them: our own node says that better. */
const OF_ONE_CONNECTION = new Set([
  "connection",
  "keep-alive",
  "proxy-connection",
  "transfer-encoding",
  "te",
  "trailer",
  "upgrade",
  "expect",
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
]);
/** So long a visitor may take for what was on its way when the other end hung up. */
const LAST_WORDS = 10_000;

/** No answer came from the other node. */
export class Unanswered extends Error {
  /** Whether it can have changed nothing there, so that it may be asked again. */
  readonly isHarmless: boolean;

  constructor({ address }: Peer, why: unknown, isHarmless: boolean) {
    super(`the node at ${address} does not answer: ${messageOf(why)}`);
    this.isHarmless = isHarmless;
  }
}

/** Something that can be cut off. */
type Way = ClientRequest | Socket;

/**
 * Takes requests to the node that has their table open, and brings the answers back as they are. A live connection is
 * joined to one of ours byte by byte: what its two ends say to each other (frames, pings, closing) is theirs alone, and
 * whoever does not read holds up the other end and nobody here.
 */
export class Courier {
  readonly #secret: string;
  readonly #agent = new Agent({ keepAlive: true });
  /** What is under way, by the name of the node. */
  readonly #ways = new Map<string, Set<Way>>();
  /** Whose live connections go through here. */
  readonly #visitors = new Set<Socket>();

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** When it is done the answer has begun. */
  take(request: FastifyRequest, reply: FastifyReply, peer: Peer, early: Buffer): Promise<void> {
    const { raw } = request;
    return new Promise((resolve, reject) => {
      if (!URL.canParse(peer.address)) return reject(new Unanswered(peer, "it has no address yet", true));
      let isHeard = false;
      const out = this.#ask(request, peer);
      const done = this.#under(peer, out);
      const giveUp = (): void => void out.destroy();
      reply.raw.once("close", giveUp);
      const begin = (): void => {
        isHeard = true;
        if (changesNothing(request)) out.end();
        else raw.pipe(out);
      };
      // What never arrived there can be sent again, whatever it is.
      out.once("socket", (socket: Socket) => {
        if (socket.connecting) socket.once("connect", begin);
        else begin();
      });
      out.once("response", (answer) => {
        reply.hijack();
        bring(answer, reply);
        resolve();
      });
      out.once("upgrade", (answer, socket: Socket, head) => {
        reply.hijack();
        reply.raw.off("close", giveUp);
        done();
        const visitor = raw.socket;
        visitor.write(headOf(answer));
        visitor.write(head);
        socket.write(early);
        this.#join(visitor, socket, peer);
        resolve();
      });
      out.once("close", done);
      out.on("error", (error) => {
        reply.raw.off("close", giveUp);
        reject(new Unanswered(peer, error, !isHeard || changesNothing(request)));
      });
    });
  }

  /** What goes to a node that lives no longer is cut off: it may not know that, and say nothing. */
  cut(isAlive: (node: string) => boolean): void {
    for (const [node, ways] of this.#ways) if (!isAlive(node)) for (const way of ways) way.destroy();
  }

  get isIdle(): boolean {
    return this.#ways.size === 0;
  }

  close(): void {
    this.cut(() => false);
    for (const visitor of this.#visitors) visitor.destroy();
    this.#agent.destroy();
  }

  #ask(request: FastifyRequest, { address }: Peer): ClientRequest {
    const { hostname, port } = new URL(address);
    const headers: OutgoingHttpHeaders = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !OF_ONE_CONNECTION.has(name)),
    );
    // What comes with a request that has no body would be taken for the next one.
    if (changesNothing(request)) delete headers["content-length"];
    headers.host = request.host;
    headers[CALLER] = vouch(this.#secret, request);
    if (request.ws) Object.assign(headers, { connection: "upgrade", upgrade: "websocket" });
    const { method, url } = request.raw;
    return ask({
      host: hostname.replace(/^\[|\]$/g, ""),
      port,
      method,
      path: url,
      headers,
      agent: this.#agent,
    });
  }

  /** Something is under way to a node, until that is called. */
  #under({ id }: Peer, way: Way): () => void {
    const ways = this.#ways.get(id) ?? new Set();
    this.#ways.set(id, ways.add(way));
    return () => {
      ways.delete(way);
      if (ways.size === 0) this.#ways.delete(id);
    };
  }

  #join(visitor: Socket, owner: Socket, peer: Peer): void {
    const done = this.#under(peer, owner);
    this.#visitors.add(visitor);
    handedOnSockets.inc();
    visitor.pipe(owner).pipe(visitor);
    owner.on("error", () => owner.destroy());
    owner.once("close", () => {
      done();
      // Whatever still comes is thrown away: hanging up on it would take the last words with it.
      visitor.resume().end();
      const patience = setTimeout(() => visitor.destroy(), LAST_WORDS);
      visitor.once("close", () => clearTimeout(patience));
    });
    const left = (): void => {
      this.#visitors.delete(visitor);
      handedOnSockets.dec();
      owner.destroy();
    };
    if (visitor.destroyed) left();
    else visitor.once("close", left);
  }
}

const changesNothing = ({ method }: FastifyRequest): boolean => method === "GET" || method === "HEAD";

/** The answer of the other node, with what was said here already. */
function bring(answer: IncomingMessage, reply: FastifyReply): void {
  const headers = Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => !OF_ONE_CONNECTION.has(name)),
  );
  reply.raw.writeHead(answer.statusCode ?? 502, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    ...headers,
  });
  pipeline(answer, reply.raw, () => undefined);
}

function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return `${lines.join("\r\n")}\r\n\r\n`;
}
