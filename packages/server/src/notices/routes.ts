import { type NoticeSettings, NoticeWish, QuietTable } from "@sandtable/protocol/notices";
import type { FastifyInstance } from "fastify";
import { checked } from "../http/body.ts";
import { making } from "../http/prices.ts";
import { memberOf } from "../people/member.ts";
import { Trouble } from "../problem.ts";
import type { Wishes } from "../store/outbox.ts";
import type { Store } from "../store/store.ts";
import { newToken } from "../tokens.ts";
import { isPrivateNumber } from "./network.ts";

/** More than anybody has. */
const MOST_QUIET = 200;

const NOTHING: Wishes = {
  events: { turn: [], invitation: [], clock: [], chat: [], end: [] },
  daily: false,
  webhook: null,
  language: "en",
  quiet: [],
};

interface Parts {
  readonly store: Store;
  readonly mails: boolean;
  readonly mayGoInside: boolean;
}

/** What somebody is told of, and how. */
export function addNotices(app: FastifyInstance, { store, mails, mayGoInside }: Parts): void {
  const wishesOf = async (account: string): Promise<Wishes> =>
    (await store.outbox.wishes(account)) ?? NOTHING;

  app.get("/api/me/notices", async (request): Promise<NoticeSettings> => {
    const { account } = memberOf(request);
    // The secret was told when it was made.
    const { secret: _, ...wishes } = await wishesOf(account.id);
    return { ...wishes, hasMail: mails && account.mail !== undefined };
  });

  app.put("/api/me/notices", making, async (request): Promise<{ secret?: string }> => {
    const { account } = memberOf(request);
    const wish = checked(NoticeWish, request.body);
    const before = await wishesOf(account.id);
    if (wish.webhook !== null) mustBeOutside(new URL(wish.webhook), mayGoInside);
    const isNew = wish.webhook !== null && wish.webhook !== before.webhook;
    const secret = isNew ? newToken() : before.secret;
    await store.outbox.wish(account.id, {
      ...wish,
      quiet: before.quiet,
      ...(wish.webhook !== null && secret !== undefined && { secret }),
    });
    return isNew && secret !== undefined ? { secret } : {};
  });

  app.put("/api/me/notices/table", making, async (request) => {
    const { account } = memberOf(request);
    const { table, isQuiet } = checked(QuietTable, request.body);
    const wishes = await wishesOf(account.id);
    const others = wishes.quiet.filter((id) => id !== table);
    const quiet = isQuiet ? [...others, table].slice(-MOST_QUIET) : others;
    await store.outbox.wish(account.id, { ...wishes, quiet });
    return {};
  });
}

/** What is plainly inside is refused at once; where a name leads is looked at whenever something is sent. */
function mustBeOutside(url: URL, mayGoInside: boolean): void {
  if (url.username !== "" || url.password !== "")
    throw new Trouble(400, "A name and a password do not belong into this address.");
  const isInside = isPrivateNumber(url) || /(^|\.)(localhost|local|internal)\.?$/i.test(url.hostname);
  if (isInside && !mayGoInside)
    throw new Trouble(
      400,
      "This address leads to a network of the server: take one that the world can reach.",
    );
}
