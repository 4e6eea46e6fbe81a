import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { Trouble } from "../problem.ts";

/** From where a request comes, and how: at a node that it was handed on to, as the first node has seen it. */
export interface Caller {
  readonly address: string;
  readonly isSecure: boolean;
}

/** Where a node says for whom it asks. */
export const CALLER = "sandtable-caller";

const handedOn = new WeakMap<FastifyRequest, Caller>();

export const callerOf = (request: FastifyRequest): Caller =>
  handedOn.get(request) ?? { address: request.ip, isSecure: request.protocol === "https" };

/** Whether another node hands this on: then it has been counted there, and goes no further. */
export const isHandedOn = (request: FastifyRequest): boolean => handedOn.has(request);

/** What a node says of a caller, so that others of its cluster believe it of this request and of no other one. */
export function vouch(secret: string, request: FastifyRequest): string {
  const { address, isSecure } = callerOf(request);
  const caller = `${address} ${isSecure ? "https" : "http"}`;
  return `${caller} ${sealOf(secret, request, caller)}`;
}

/** Believe a node, and refuse whoever only says to be one. */
export function believe(secret: string, request: FastifyRequest): void {
  const said = request.headers[CALLER];
  if (said === undefined) return;
  const [, caller = "", seal = ""] = /^(\S+ https?) (\S+)$/.exec(String(said)) ?? [];
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(secret, request, caller))];
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new Trouble(403, "This request says that it comes from another node, which is not so.");
  const [address, scheme] = caller.split(" ");
  handedOn.set(request, { address, isSecure: scheme === "https" });
}

const sealOf = (secret: string, { method, raw }: FastifyRequest, caller: string): string =>
  createHmac("sha256", secret).update(`${method} ${raw.url} ${caller}`).digest("base64url");
