import type { FastifyInstance, FastifyRequest } from "fastify";
import { Trouble } from "../problem.ts";
import type { Scope } from "../store/keys.ts";
import type { Store } from "../store/store.ts";
import { accountToken, hashOf, isKey } from "../tokens.ts";
import { lineOf, type RIGHTS } from "./rights.ts";
import { recogniseAs } from "./who.ts";

/**
 * What a program may ask for with a key of somebody's, by what the key is for. Whatever stands not here is closed to keys: the account
 * itself above all, so that a key that was stolen opens no more than games.
 */
export const SCOPES = {
  "GET /api/games": "read",
  "GET /api/tables": "read",
  "GET /api/tables/:id": "read",
  "GET /api/tables/:id/position": "read",
  "GET /api/tables/:id/history": "read",
  "GET /api/tables/:id/transcript": "read",
  "GET /api/lobby": "read",
  "GET /api/people": "read",
  "GET /api/ratings": "read",
  "GET /api/tournaments": "read",
  "GET /api/tournaments/:tournament": "read",
  "POST /api/tables": "play",
  "POST /api/tables/:id/lobby": "play",
  "DELETE /api/tables/:id/lobby": "play",
  "POST /api/tables/:id/join": "play",
  "POST /api/tables/:id/resign": "play",
  "POST /api/tables/:id/rematch": "play",
  "POST /api/tables/:id/door": "play",
  "GET /api/tables/:id/door": "play",
  "GET /api/tables/:id/door/next": "play",
  "POST /api/tables/:id/door/choose": "play",
  "GET /api/dump": "study",
} as const satisfies Partial<Record<keyof typeof RIGHTS, Scope>>;

const scopes: Readonly<Record<string, Scope | undefined>> = SCOPES;

/** How exactly it is known when a key was used. */
const ABOUT = 60 * 60 * 1000;

/** Find out whose key a program shows, and hold it to what the key is for. */
export function recogniseKeys(scope: FastifyInstance, store: Store, now: () => number): void {
  scope.addHook("preParsing", async (request) => {
    const shown = keyOf(request);
    if (shown === undefined) return;
    const hash = hashOf(shown);
    const key = await store.keys.find(hash);
    const account = key && (await store.people.account(key.account));
    if (!key || !account) throw new Trouble(401, "This key opens nothing: make a new one on your page.");
    const wanted = scopes[lineOf(request)];
    if (wanted === undefined || !key.scopes.includes(wanted))
      throw new Trouble(
        403,
        wanted === undefined
          ? "No key opens this."
          : `This key is not for that: it wants the scope "${wanted}".`,
      );
    if (now() - key.usedAt > ABOUT) await store.keys.used(hash, now());
    recogniseAs(request, { token: accountToken(account.id), cookie: undefined, account });
  });
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const [, shown = ""] = /^Bearer (\S{1,60})$/i.exec(headers.authorization ?? "") ?? [];
  return isKey(shown) ? shown : undefined;
}
