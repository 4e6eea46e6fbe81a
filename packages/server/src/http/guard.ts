import type { FastifyRequest } from "fastify";
import { Trouble } from "../problem.ts";
import { isNumber, isOwn } from "./network.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Only names that are ours are answered: a page elsewhere whose name is made to lead to this machine would be of
 * the same origin as ours. Numbers and this machine's own name cannot be bent like that.
 */
export function checkHost({ host }: FastifyRequest, origins: readonly string[]): void {
  const isNamed = origins.some((origin) => hostOf(origin) === host);
  if (isNamed || isOwn(host) || (origins.length === 0 && isNumber(host))) return;
  throw new Trouble(
    421,
    "This server does not go by that name: open it at its own address. Whoever runs it names that in SANDTABLE_ORIGIN.",
  );
}

/** Other pages in the same browser may not act here in a person's name. */
export function checkOrigin(request: FastifyRequest, origins: readonly string[]): void {
  const isLive = request.headers.upgrade?.toLowerCase() === "websocket";
  if (SAFE.has(request.method) && !isLive) return;
  const { origin } = request.headers;
  // Only browsers send an origin, and they always do for these; a program that sends none carries no stolen cookie.
  const isProgram = origin === undefined && request.headers["sec-fetch-site"] === undefined;
  if (isProgram && (!isLive || isDoor(request))) return;
  if (origin === undefined || (hostOf(origin) !== request.host && !origins.includes(origin)))
    throw new Trouble(403, "This request comes from another page, and is refused.");
}

/** The door for bots: it looks at no cookie. */
const isDoor = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith("/api/tables/:id/door") === true;

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}

/** Nothing but our own files: no inline script or style, and no other host. */
export const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", "blob:"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};
