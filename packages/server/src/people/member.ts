import type { FastifyRequest } from "fastify";
import { Trouble } from "../problem.ts";
import type { StoredAccount, StoredSession } from "../store/people.ts";
import { whoOf } from "./who.ts";

/** Whoever is signed in; the table of rights has let nobody else come this far. */
export function memberOf(request: FastifyRequest): {
  readonly account: StoredAccount;
  readonly session: StoredSession;
} {
  const { account, session } = whoOf(request);
  if (!account || !session) throw new Trouble(401, "Sign in for this.");
  return { account, session };
}
