import type { FastifyRequest } from "fastify";
import { tokenOf } from "../http/cookie.ts";
import { networkOf } from "../http/network.ts";
import { callerOf } from "../nodes/caller.ts";
import { hashOf } from "../tokens.ts";

/** Who pays for what is asked. */
export interface Payer {
  /** SHA-256 of the person's token; nobody that is known, if there is none. */
  readonly person: string | undefined;
  readonly network: string;
}

export const payerOf = (request: FastifyRequest, token = tokenOf(request)): Payer => ({
  person: token === undefined ? undefined : hashOf(token),
  network: networkOf(callerOf(request).address),
});
