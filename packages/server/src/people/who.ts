import type { FastifyInstance, FastifyRequest } from "fastify";
import type { StoredAccount, StoredSession } from "../store/people.ts";
import { accountToken, hashOf, isSessionToken, isToken } from "../tokens.ts";
import type { Sessions } from "./sessions.ts";

export const COOKIE = "sandtable";

/** Who asks. */
export interface Who {
  /** What seats are held by: the browser's own secret, or what the account holds them by. */
  readonly token: string | undefined;
  /** SHA-256 of what is in the cookie, if it is anything. */
  readonly cookie: string | undefined;
  /** Whether somebody is signed in. */
  readonly session?: StoredSession;
  readonly account?: StoredAccount;
}

const NOBODY: Who = { token: undefined, cookie: undefined };

const known = new WeakMap<FastifyRequest, Who>();

/** Who asks, once it was looked up; a session counts for nothing before that. */
export const whoOf = (request: FastifyRequest): Who => known.get(request) ?? guestOf(request);

function guestOf({ cookies }: FastifyRequest): Who {
  const token = cookies[COOKIE];
  return isToken(token) ? { token, cookie: hashOf(token) } : NOBODY;
}

/** Who asks was found out by something else than a cookie. */
export const recogniseAs = (request: FastifyRequest, who: Who): void => {
  known.set(request, who);
};

/** Find out who asks, before anything else goes by it. Only somebody who is signed in is looked up. */
export function recognise(scope: FastifyInstance, sessions: Sessions): void {
  scope.addHook("preParsing", async (request) => {
    const token = request.cookies[COOKIE];
    if (!isSessionToken(token)) return;
    const cookie = hashOf(token);
    const found = await sessions.find(cookie);
    known.set(request, found ? { token: accountToken(found.account.id), cookie, ...found } : NOBODY);
  });
}
