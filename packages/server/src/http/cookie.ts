import type { FastifyReply, FastifyRequest } from "fastify";
import { callerOf } from "../nodes/caller.ts";
import { isToken, newToken } from "../tokens.ts";

const NAME = "sandtable";
/** As long as browsers keep a cookie at most. */
const FOUR_HUNDRED_DAYS = 400 * 24 * 60 * 60;

/** The secret of the browser that asks, if it has one. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[NAME];
  return isToken(token) ? token : undefined;
}

/** The secret of the browser that asks; one that has none yet is given one. */
export function ownToken(request: FastifyRequest, reply: FastifyReply): string {
  const token = tokenOf(request) ?? newToken();
  void reply.setCookie(NAME, token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: callerOf(request).isSecure,
    maxAge: FOUR_HUNDRED_DAYS,
  });
  return token;
}
