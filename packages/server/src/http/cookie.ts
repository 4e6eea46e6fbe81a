import type { FastifyReply, FastifyRequest } from "fastify";
import { callerOf } from "../nodes/caller.ts";
import { COOKIE, whoOf } from "../people/who.ts";
import { newToken } from "../tokens.ts";

/** As long as browsers keep a cookie at most. */
const FOUR_HUNDRED_DAYS = 400 * 24 * 60 * 60;

/** What whoever asks holds seats by, if they have anything: the secret of a browser, or what an account has in its place. */
export const tokenOf = (request: FastifyRequest): string | undefined => whoOf(request).token;

/** The same; a browser that has none yet is given one. */
export function ownToken(request: FastifyRequest, reply: FastifyReply): string {
  const { token = newToken(), account } = whoOf(request);
  if (!account) setCookie(request, reply, token);
  return token;
}

/** Give a browser what it is known by from now on. */
export function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(COOKIE, token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: callerOf(request).isSecure,
    maxAge: FOUR_HUNDRED_DAYS,
  });
}

/** Nobody is known here any more. */
export function dropCookie(reply: FastifyReply): void {
  void reply.clearCookie(COOKIE, { path: "/" });
}
