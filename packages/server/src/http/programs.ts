import { Readable } from "node:stream";
import { DumpWish, type MyKey, NewKey } from "@sandtable/protocol/people";
import type { FastifyInstance } from "fastify";
import type { Fairness } from "../fair/index.ts";
import { payerOf } from "../fair/payer.ts";
import { whoOf } from "../people/who.ts";
import { Trouble } from "../problem.ts";
import type { RecordReader } from "../records/reader.ts";
import type { Store } from "../store/store.ts";
import { hashOf, newId, newKey } from "../tokens.ts";
import { checked } from "./body.ts";
import { openApi } from "./openapi.ts";
import { making, thinking } from "./prices.ts";

const MOST_KEYS = 20;
/** When it is worth trying again, in seconds. */
const SOON = 10;

interface Parts {
  readonly store: Store;
  readonly reader: RecordReader;
  readonly fair: Fairness;
  readonly now: () => number;
}

/** What programs ask for: keys, what there is to ask, and finished games for study. */
export function addPrograms(app: FastifyInstance, { store, reader, fair, now }: Parts): void {
  app.get("/api/openapi.json", () => openApi());

  app.get("/api/me/keys", async (request): Promise<readonly MyKey[]> => {
    const { account } = whoOf(request);
    const keys = await store.keys.of(account!.id);
    return keys.map(({ id, label, scopes, madeAt, usedAt }) => ({
      id,
      label,
      scopes,
      madeAt: new Date(madeAt).toISOString(),
      usedAt: new Date(usedAt).toISOString(),
    }));
  });

  app.post("/api/me/keys", making, async (request) => {
    const { label, scopes } = checked(NewKey, request.body);
    const { account } = whoOf(request);
    if ((await store.keys.of(account!.id)).length >= MOST_KEYS)
      throw new Trouble(409, `You have ${MOST_KEYS} keys: end one first.`);
    const key = newKey();
    const times = { madeAt: now(), usedAt: now() };
    const id = newId();
    await store.keys.make({
      hash: hashOf(key),
      id,
      account: account!.id,
      label,
      scopes: [...new Set(scopes)],
      ...times,
    });
    return { id, key };
  });

  app.delete<{ Params: { key: string } }>("/api/me/keys/:key", async (request) => {
    const { account } = whoOf(request);
    if (!(await store.keys.end(account!.id, request.params.key)))
      throw new Trouble(404, "You have no such key.");
    return {};
  });

  app.get("/api/dump", thinking, async (request, reply) => {
    const { game, after, limit } = checked(DumpWish, request.query);
    const payer = payerOf(request);
    const purse = fair.purses.of(payer);
    purse.demand();
    const giveBack = fair.lookBacks.take(payer);
    if (!giveBack)
      throw new Trouble(429, "Other games are being gone through for you: wait for those.", SOON);
    const ids = await store.ratings.counted(game, after, limit).catch((error: unknown) => {
      giveBack();
      throw error;
    });
    async function* lines(): AsyncGenerator<string> {
      for (const table of await store.tablesNamed(ids)) {
        // Where a bot took over, it counted before it was over.
        if (!table.mark.outcome) continue;
        const actions = await store.actions(table.id, 0);
        const { text, took } = await reader.transcript({ table, actions });
        purse.spend(took);
        const transcript = new TextDecoder().decode(text);
        yield `${JSON.stringify({ table: table.id, game: table.game, transcript })}\n`;
      }
    }
    const stream = Readable.from(lines());
    stream.once("close", giveBack);
    return reply.type("application/x-ndjson; charset=utf-8").send(stream);
  });
}
