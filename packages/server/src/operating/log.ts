import type { IncomingMessage } from "node:http";
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "../http/network.ts";
import { callerOf } from "../nodes/caller.ts";
import { requestSeconds, sockets, warnings } from "./figures.ts";

/** Where lines go. */
export interface Stream {
  write(line: string): unknown;
}

/**
 * The log: a line of JSON for everything. What is secret never comes near it: addresses are told by their route, since those of
 * the page may hold the secret of a link, and nothing is told of headers, queries and bodies. The list of names is for
 * those who add a line and forget that.
 */
export const loggerOf = (level: string, stream: Stream = process.stdout) => ({
  level,
  stream,
  serializers: { req: aboutRequest, err: aboutError },
  redact: {
    paths: [
      "cookie",
      "authorization",
      "headers",
      "token",
      "secret",
      "invite",
      "key",
      "url",
      "query",
      "body",
    ].flatMap((name) => [name, `*.${name}`]),
    remove: true,
  },
});

/** What an error says besides its message may quote the row that it is about. */
const aboutError = ({ name, message, stack, code }: Error & { readonly code?: unknown }) => ({
  type: name,
  message,
  stack: stack ?? "",
  ...(code !== undefined && { code }),
});

/** The route of a request; every address that is none is the page's own business. */
const routeOf = ({ routeOptions, is404 }: FastifyRequest): string =>
  (is404 ? undefined : routeOptions.url) ?? "page";

const aboutRequest = (request: FastifyRequest) => {
  const { id: table } = (request.params ?? {}) as { readonly id?: unknown };
  return {
    method: request.method,
    route: routeOf(request),
    // Nobody makes a name up that is as long as a secret.
    ...(typeof table === "string" && /^[a-z0-9]{12}$/.test(table) && { table }),
    from: networkOf(callerOf(request).address),
  };
};

/** Says what somebody should look at, and of which table; no answer that may be a secret is quoted. */
export type Warn = (what: string, table?: string) => void;

export const warner =
  (log: FastifyBaseLogger): Warn =>
  (what, table) => {
    warnings.inc();
    log.warn({ ...(table !== undefined && { table }) }, what.replace(/"[^"]*"/g, "…"));
  };

const rounded = (milliseconds: number): number => Math.round(milliseconds * 100) / 100;

/** Tell and count every request, and every live connection when it comes and goes. */
export function addLog(app: FastifyInstance): void {
  app.addHook("onRoute", ({ method, url }) => app.log.trace({ method, route: url }, "route"));
  const asked = new WeakMap<IncomingMessage, FastifyRequest>();
  app.addHook("onRequest", async (request) => {
    if (request.ws) asked.set(request.raw, request);
  });
  app.addHook("onResponse", async (request, { statusCode: status, elapsedTime }) => {
    const { method, route, ...about } = aboutRequest(request);
    requestSeconds.observe({ method, route, status }, elapsedTime / 1000);
    request.log.info({ method, route, ...about, status, ms: rounded(elapsedTime) }, "answered");
  });
  app.websocketServer.on("connection", (socket, raw) => {
    const request = asked.get(raw);
    const came = performance.now();
    sockets.inc();
    if (request) request.log.info(aboutRequest(request), "came");
    socket.once("close", (code) => {
      sockets.dec();
      const ms = rounded(performance.now() - came);
      if (request) request.log.info({ ...aboutRequest(request), code, ms }, "left");
    });
  });
}
