import { timingSafeEqual } from "node:crypto";
import { BlockList, isIPv6 } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { allow, isOwn, plainAddress } from "../http/network.ts";
import { Trouble } from "../problem.ts";
import { hashOf } from "../tokens.ts";
import { figures } from "./figures.ts";

/** Who may look behind the counter besides this machine. */
export interface Watchers {
  /** Addresses, or ranges of them. */
  readonly addresses: readonly string[];
  /** What they show. */
  readonly tokens: readonly string[];
}

/** Where programs ask how the server is: they go by its number, or by a name that is no site's. */
const PROBES = new Set(["/healthz", "/readyz", "/metrics"]);

export const isProbe = ({ routeOptions }: FastifyRequest): boolean => PROBES.has(routeOptions.url ?? "");

/** An answer that takes longer is none. */
const PATIENCE = 1000;

/** Whether the process answers, whether it is of use, and its figures. */
export function addProbes(
  app: FastifyInstance,
  {
    answers,
    watchers,
    isLeaving,
  }: {
    /** Fails when its store does not answer. */
    readonly answers: () => Promise<unknown>;
    readonly watchers: Watchers;
    readonly isLeaving: () => boolean;
  },
): void {
  const near = new BlockList();
  for (const address of watchers.addresses) allow(near, address);
  const shown = watchers.tokens.map(hashOf);
  const mayLook = async (request: FastifyRequest): Promise<void> => {
    if (!isShown(request, shown) && !isNear(request, near))
      throw new Trouble(
        403,
        "This is for whoever runs the server: name who may see it in SANDTABLE_METRICS.",
      );
  };
  app.addHook("onRequest", async (request, reply) => {
    if (isProbe(request)) reply.header("cache-control", "no-store");
  });

  app.get("/healthz", () => ({ healthy: true }));

  app.get("/readyz", { onRequest: mayLook }, async () => {
    if (isLeaving()) throw new Trouble(503, "This server is being closed: go to another one.");
    await inTime(answers);
    return { ready: true };
  });

  app.get("/metrics", { onRequest: mayLook }, async (_, reply) =>
    reply.type(figures.contentType).send(await figures.metrics()),
  );
}

async function inTime(answers: () => Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("it is late")), PATIENCE);
  });
  try {
    await Promise.race([answers(), late]);
  } catch {
    throw new Trouble(503, "The store does not answer.");
  } finally {
    clearTimeout(timer);
  }
}

function isShown({ headers }: FastifyRequest, shown: readonly string[]): boolean {
  const [, token = ""] = /^Bearer (\S+)$/i.exec(headers.authorization ?? "") ?? [];
  const hash = Buffer.from(hashOf(token));
  return shown.some((one) => timingSafeEqual(Buffer.from(one), hash));
}

/**
 * Whether somebody asks who is near, without going through a proxy: that would make everybody near. Pages are not
 * answered, wherever their browser is.
 */
function isNear(request: FastifyRequest, near: BlockList): boolean {
  const { headers, host, raw } = request;
  const site = headers["sec-fetch-site"] ?? "none";
  const isHandedOn = ["x-forwarded-for", "forwarded", "via"].some((name) => headers[name] !== undefined);
  if (isHandedOn || site !== "none" || headers.origin !== undefined) return false;
  const address = plainAddress(raw.socket.remoteAddress ?? "");
  if (address === "") return false;
  const isHere = (address === "::1" || address.startsWith("127.")) && isOwn(host);
  return isHere || near.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
