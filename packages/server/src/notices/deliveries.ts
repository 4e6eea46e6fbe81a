import type { NoticeBody } from "@sandtable/protocol/notices";
import type { Library } from "../games.ts";
import type { Warn } from "../operating/log.ts";
import type { Post } from "../people/mail.ts";
import { messageOf } from "../problem.ts";
import type { Bundle, Notice, Wishes } from "../store/outbox.ts";
import type { StoredAccount } from "../store/people.ts";
import type { Store } from "../store/store.ts";
import { newId } from "../tokens.ts";
import { noticeLetter } from "./letters.ts";
import { postWebhook } from "./webhook.ts";

const EVERY = 5000;
/** Longer than any delivery takes: whoever holds one for longer is gone. */
const HOLD = 60_000;
const MINUTE = 60_000;
/** When it is tried again; after the last it is given up. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE];

interface Parts {
  readonly store: Store;
  readonly library: Library;
  readonly post: Post | undefined;
  /** To which links lead. */
  readonly origin: string | undefined;
  /** Whether webhooks may lead into the network of this server. */
  readonly mayGoInside: boolean;
  readonly now: () => number;
  readonly warn: Warn;
}

/** Delivers what waits, at whichever node: one after the other, each held by one alone. */
export class Deliveries {
  readonly #parts: Parts;
  #watch: NodeJS.Timeout | undefined;
  #underWay: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  begin(every = EVERY): void {
    this.#watch = setTimeout(() => {
      this.#underWay = this.deliverAll()
        .catch((error: unknown) => this.#parts.warn(`notices wait: ${messageOf(error)}`))
        .finally(() => {
          if (!this.#isClosed) this.begin(every);
        });
    }, every).unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#watch);
    await this.#underWay;
  }

  /** Everything that is due by now. */
  async deliverAll(): Promise<void> {
    const { store, now } = this.#parts;
    while (!this.#isClosed) {
      const bundle = await store.outbox.take(now(), HOLD, newId());
      if (!bundle) return;
      await this.#deliver(bundle);
    }
  }

  async #deliver({ fence, notices }: Bundle): Promise<void> {
    const { store, now, warn } = this.#parts;
    const [{ account: id, channel, tries }] = notices;
    try {
      const [account, wishes] = await Promise.all([store.people.account(id), store.outbox.wishes(id)]);
      const wanted = account && wishes ? await this.#wanted(notices, account, wishes) : [];
      if (account && wishes && wanted.length > 0)
        await (channel === "mail" ? this.#mail(account, wishes, wanted) : this.#post(wishes, wanted));
      await store.outbox.done(fence);
    } catch (error) {
      const wait = WAITS[tries - 1];
      // Whose address that is, and what it is, is nobody's business in a log.
      if (wait === undefined) warn(`a notice by ${channel} was given up after ${tries} tries`);
      if (wait === undefined) await store.outbox.done(fence);
      else await store.outbox.again(fence, now() + wait);
      if (!(error instanceof Error)) throw error;
    }
  }

  /** What is still so: nobody is told to move who has moved, nor of talk they have read. */
  async #wanted(
    notices: readonly Notice[],
    { holder }: StoredAccount,
    wishes: Wishes,
  ): Promise<readonly Notice[]> {
    const { store } = this.#parts;
    const wanted: Notice[] = [];
    for (const notice of notices) {
      const { table: id, event, channel, seat } = notice;
      if (wishes.quiet.includes(id) || !wishes.events[event].includes(channel)) continue;
      const table = await store.table(id);
      const isTurn = table?.mark.toMove === seat && table?.mark.outcome === undefined;
      if ((event === "turn" || event === "clock") && !isTurn) continue;
      if (event === "chat" && (await store.chat.unread(id, "players", holder)) === 0) continue;
      // Of several calls to one table to move one is enough.
      if (event === "turn" && wanted.some((one) => one.event === "turn" && one.table === id)) continue;
      wanted.push(notice);
    }
    return wanted;
  }

  async #mail({ mail }: StoredAccount, { language }: Wishes, notices: readonly Notice[]): Promise<void> {
    const { post } = this.#parts;
    if (!post || mail === undefined) return;
    const told = await Promise.all(
      notices.map(async ({ event, table }) => ({
        event,
        game: await this.#titleOf(table),
        url: this.#linkTo(`/table/${table}`),
      })),
    );
    await post.deliver({ to: mail, ...noticeLetter(language, told, this.#linkTo("/people/me")) });
  }

  async #post({ webhook, secret }: Wishes, notices: readonly Notice[]): Promise<void> {
    if (webhook === null || secret === undefined) return;
    const { mayGoInside, now, store } = this.#parts;
    for (const { id, event, table, seat } of notices) {
      const game = (await store.table(table))?.game ?? "";
      const url = this.#linkTo(`/table/${table}`);
      const body: NoticeBody = { id, event, table, game, ...(seat !== undefined && { seat }), url };
      const at = Math.floor(now() / 1000);
      await postWebhook({ url: webhook, secret, id, body: JSON.stringify(body), at }, mayGoInside);
    }
  }

  async #titleOf(id: string): Promise<string> {
    const game = (await this.#parts.store.table(id))?.game ?? "";
    return this.#parts.library.get(game)?.game.title ?? game;
  }

  #linkTo = (path: string): string => `${this.#parts.origin ?? ""}${path}`;
}
