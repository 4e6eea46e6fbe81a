import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import { Trouble } from "../problem.ts";
import { whoOf } from "./who.ts";

/**
 * Who may do what to which thing, in one table. A route that has no line here keeps the server from starting, so nothing is
 * open by forgetting it.
 *
 * - **anybody**: who asks is not looked at. What is shown of a table depends on the seats of whoever looks
 *   ([secrets](../../../../docs/secrets.md)).
 * - **seated**: whoever holds a seat of that table: the table itself refuses everybody else, in the same turn in which it acts.
 * - **link**: whoever shows the secret of a link or a letter. **bot**: whoever shows the token of a bot's seat.
 * - **key**: a program that shows a key of somebody's: what keys are good for stands in their own table (keys.ts).
 * - **member**: whoever is signed in, and of what belongs to accounts only their own: nothing else can be named.
 * - **moderator**: a member who was made one by whoever runs the server.
 * - **proved**: a member who has shown a password or a passkey within the last minutes.
 */
export const RIGHTS = {
  "GET /api/games": "anybody",
  "GET /api/courses/:game": "anybody",
  "GET /api/tables": "anybody",
  "POST /api/tables": "anybody",
  "POST /api/lessons": "anybody",
  "POST /api/imports": "anybody",
  "GET /api/tables/:id": "anybody",
  "GET /api/tables/:id/live": "anybody",
  "GET /api/tables/:id/why": "anybody",
  "GET /api/tables/:id/history": "anybody",
  "GET /api/tables/:id/position": "anybody",
  "GET /api/tables/:id/transcript": "anybody",
  "POST /api/tables/:id/analysis": "anybody",
  "GET /api/tables/:id/analysis": "anybody",
  "POST /api/tables/:id/branch": "anybody",
  "POST /api/tables/:id/resign": "seated",
  "POST /api/tables/:id/rematch": "seated",
  "POST /api/tables/:id/hint": "seated",
  "POST /api/tables/:id/invitation": "link",
  "POST /api/tables/:id/join": "link",
  "GET /api/tables/:id/chat": "anybody",
  "POST /api/tables/:id/chat": "anybody",
  "PUT /api/tables/:id/chat/read": "anybody",
  "POST /api/tables/:id/chat/report": "anybody",
  "PUT /api/tables/:id/chat/avoid": "anybody",
  "GET /api/me/avoided": "member",
  "PUT /api/people/avoid": "member",
  "GET /api/me/notices": "member",
  "PUT /api/me/notices": "member",
  "PUT /api/me/notices/table": "member",
  "GET /api/moderation": "moderator",
  "POST /api/moderation": "moderator",
  "POST /api/tables/:id/moderation": "moderator",
  "GET /api/lobby": "anybody",
  "POST /api/tables/:id/lobby": "anybody",
  "DELETE /api/tables/:id/lobby": "seated",
  "GET /api/people": "anybody",
  "GET /api/ratings": "anybody",
  "GET /api/tournaments": "anybody",
  "GET /api/tournaments/:tournament": "anybody",
  "POST /api/tournaments": "member",
  // What is for whoever holds a tournament the tournament itself refuses to everybody else.
  "DELETE /api/tournaments/:tournament": "member",
  "POST /api/tournaments/:tournament/entries": "member",
  "DELETE /api/tournaments/:tournament/entries": "member",
  "POST /api/tournaments/:tournament/start": "member",
  "POST /api/tournaments/:tournament/awards": "member",
  "PUT /api/people/note": "member",
  "POST /api/door/tables": "anybody",
  "POST /api/tables/:id/door": "link",
  "GET /api/tables/:id/door": "bot",
  "GET /api/tables/:id/door/next": "bot",
  "POST /api/tables/:id/door/choose": "bot",
  "GET /api/me": "anybody",
  "POST /api/accounts": "anybody",
  "POST /api/accounts/passkey/options": "anybody",
  "POST /api/accounts/passkey": "anybody",
  "POST /api/sessions": "anybody",
  "POST /api/sessions/passkey/options": "anybody",
  "POST /api/sessions/passkey": "anybody",
  "DELETE /api/sessions/:session": "member",
  "POST /api/recoveries": "anybody",
  "POST /api/recoveries/password": "link",
  "POST /api/mail": "link",
  "GET /api/me/export": "member",
  "PUT /api/me/password": "proved",
  "DELETE /api/me/password": "proved",
  "POST /api/me/passkeys/options": "proved",
  "POST /api/me/passkeys": "proved",
  "DELETE /api/me/passkeys/:passkey": "proved",
  "PUT /api/me/mail": "proved",
  "DELETE /api/me/mail": "proved",
  "DELETE /api/me": "proved",
  "GET /api/me/keys": "member",
  "POST /api/me/keys": "proved",
  "DELETE /api/me/keys/:key": "member",
  "GET /api/openapi.json": "anybody",
  "GET /api/dump": "key",
} as const satisfies Record<string, Right>;

export type Right = "anybody" | "seated" | "link" | "bot" | "key" | "member" | "moderator" | "proved";

/** For so long what was shown at the door counts, in milliseconds. */
const PROVED = 10 * 60_000;

const lines = RIGHTS as Readonly<Record<string, Right>>;

/** Keep to the table, for every route that is added to this scope. */
export function keepRights(scope: FastifyInstance, now: () => number): void {
  scope.addHook("onRoute", (route) => {
    for (const name of namesOf(route))
      if (lines[name] === undefined)
        throw new Error(
          `${name} has no line in the table of rights (people/rights.ts): say there who may ask for it`,
        );
  });
  scope.addHook("preValidation", async (request) => {
    const right = lines[lineOf(request)];
    const { session, account } = whoOf(request);
    if (right === "key" && (session || !account)) throw new Trouble(401, "Show a key of yours for this.");
    if (right !== "member" && right !== "moderator" && right !== "proved") return;
    if (!session) throw new Trouble(401, "Sign in for this.");
    if (right === "moderator" && account?.role !== "moderator")
      throw new Trouble(403, "This is for those who look after this place.");
    if (right === "proved" && now() - session.provedAt > PROVED)
      throw new Trouble(428, "It is a while since you signed in: sign in once more for this.");
  });
}

/** The line of the table that a request falls under. */
export function lineOf({ method: asked, routeOptions: { method, url = "" } }: FastifyRequest): string {
  return `${nameOf(Array.isArray(method) || method === undefined ? asked : method)} ${url}`;
}

const namesOf = ({ method, url }: Pick<RouteOptions, "method" | "url">): string[] =>
  [method].flat().map((one) => `${nameOf(one)} ${url}`);

const nameOf = (method: string): string => (method === "HEAD" ? "GET" : method);
