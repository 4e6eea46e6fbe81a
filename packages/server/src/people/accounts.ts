import type { Warn } from "../operating/log.ts";
import { messageOf, Trouble } from "../problem.ts";
import type { Hall } from "../standing/hall.ts";
import type { StoredAccount } from "../store/people.ts";
import type { Store } from "../store/store.ts";
import type { House } from "../tables/house.ts";
import { accountToken, hashOf, linkToken, newToken } from "../tokens.ts";
import { lettersIn } from "./letters.ts";
import type { Post } from "./mail.ts";
import { checkedName, foldedName, plainName } from "./names.ts";
import { Passkeys, type Site } from "./passkeys.ts";
import { checkPassword, Passwords } from "./passwords.ts";
import type { Sessions } from "./sessions.ts";
import { Slowing } from "./slowing.ts";
import { Tickets } from "./tickets.ts";
import type { Who } from "./who.ts";

const HOUR = 60 * 60 * 1000;

/** Somebody who wants to come in: who they are so far, where from, and with which browser. */
export interface Comer {
  readonly who: Who;
  readonly network: string;
  readonly label: string;
  /** The languages that the browser names. */
  readonly languages: string | undefined;
}

/** Somebody who has come in: what goes into the cookie, and how many tables came along. */
export interface Arrival {
  readonly token: string;
  readonly account: StoredAccount;
  readonly brought: number;
}

interface Parts {
  readonly store: Store;
  readonly house: House;
  readonly hall: Hall;
  readonly sessions: Sessions;
  readonly post: Post | undefined;
  /** Where links in letters lead. */
  readonly origin: string | undefined;
  readonly warn: Warn;
  readonly now: () => number;
}

const WRONG = "This name and this password do not belong together.";
const LATE = "This link was used before, or its time is over: ask for another.";

/** Accounts: made, entered, changed and left. */
export class Accounts {
  readonly #parts: Parts;
  readonly #passwords = new Passwords();
  readonly #slowing: Slowing;
  readonly #tickets: Tickets;
  readonly passkeys: Passkeys;

  constructor(parts: Parts) {
    const { store, now } = parts;
    this.#parts = parts;
    this.#slowing = new Slowing(store.people, now);
    this.#tickets = new Tickets(store.people, now);
    this.passkeys = new Passkeys(store.people, this.#tickets, now);
  }

  /** Whether letters can be sent. */
  get mails(): boolean {
    return this.#parts.post !== undefined;
  }

  async register(comer: Comer, wish: { name: string; password: string; bring: boolean }): Promise<Arrival> {
    const name = checkedName(wish.name);
    checkPassword(wish.password, name);
    await this.mustBeFree(name);
    const password = await this.#passwords.hash(wish.password);
    return this.#begin(comer, name, { password }, wish.bring);
  }

  /** A name that nobody has. That it is taken is no secret: names are shown. */
  async mustBeFree(name: string): Promise<void> {
    if (await this.#parts.store.people.byName(foldedName(name))) throw taken();
  }

  async toRegister(site: Site, wished: string) {
    const name = checkedName(wished);
    await this.mustBeFree(name);
    return this.passkeys.toMake(site, name, "account", name);
  }

  async registerByPasskey(comer: Comer, site: Site, answer: unknown, bring: boolean): Promise<Arrival> {
    const { body: name, passkeyOf } = await this.passkeys.made(site, answer, "account", comer.label);
    return this.#begin(comer, name, { passkeyOf }, bring);
  }

  async #begin(
    comer: Comer,
    name: string,
    way: {
      readonly password?: string;
      readonly passkeyOf?: (account: string) => Parameters<Store["people"]["addPasskey"]>[0];
    },
    bring: boolean,
  ): Promise<Arrival> {
    const id = newToken();
    const account: StoredAccount = {
      id,
      name,
      folded: foldedName(name),
      holder: hashOf(accountToken(id)),
      ...(way.password !== undefined && { password: way.password }),
      role: "member",
      madeAt: this.#parts.now(),
    };
    if (!(await this.#parts.store.people.create(account, way.passkeyOf?.(id)))) throw taken();
    return this.#enter(comer, account, bring);
  }

  async signIn(comer: Comer, wish: { name: string; password: string; bring: boolean }): Promise<Arrival> {
    const folded = foldedName(wish.name);
    const succeeded = await this.#slowing.try("sign-in", hashOf(folded), comer.network);
    const account = await this.#parts.store.people.byName(folded);
    const fits = await this.#passwords.fits(account?.password, wish.password);
    if (!account || !fits) throw new Trouble(403, WRONG);
    await succeeded();
    return this.#enter(comer, account, wish.bring);
  }

  async signInByPasskey(comer: Comer, site: Site, answer: unknown, bring: boolean): Promise<Arrival> {
    const { account: id } = await this.passkeys.shown(site, answer);
    const account = await this.#parts.store.people.account(id);
    if (!account) throw new Trouble(403, "This account is gone.");
    return this.#enter(comer, account, bring);
  }

  /** A new session, and the end of the one that this browser had; what a guest had here comes along. */
  async #enter({ who, label }: Comer, account: StoredAccount, bring: boolean): Promise<Arrival> {
    const { sessions } = this.#parts;
    const token = await sessions.begin(account, label);
    const { session } = who;
    if (session) await sessions.end(session.account, { id: session.id });
    const isGuest = who.account === undefined && who.token !== undefined;
    const brought = isGuest && bring ? await this.#bring(who.token!, account) : 0;
    return { token, account, brought };
  }

  /** The seats of a browser become those of an account, with the links that it has sent. */
  async #bring(guest: string, account: StoredAccount): Promise<number> {
    const { store, house, sessions } = this.#parts;
    const tables = await store.people.bring(hashOf(guest), account.holder);
    for (const [table, seats] of await store.seatsOf(tables))
      for (const { seat, link } of seats)
        if (link === hashOf(linkToken(guest, table, seat)))
          await store.people.linkAlso(table, seat, hashOf(linkToken(accountToken(account.id), table, seat)));
    await house.reseated(tables);
    sessions.sendAway([hashOf(guest)]);
    return tables.length;
  }

  async setPassword({ id, name }: StoredAccount, session: string, password: string): Promise<void> {
    checkPassword(password, name);
    await this.#parts.store.people.change(id, { password: await this.#passwords.hash(password) });
    await this.#parts.sessions.end(id, { but: session });
  }

  /** Without a password there must be another way in. */
  async dropPassword({ id }: StoredAccount): Promise<void> {
    if ((await this.#parts.store.people.passkeys(id)).length === 0) throw lastWay();
    await this.#parts.store.people.change(id, { password: null });
  }

  async removePasskey({ id, password }: StoredAccount, passkey: string): Promise<void> {
    const { people } = this.#parts.store;
    const all = await people.passkeys(id);
    if (password === undefined && all.length === 1 && all[0].id === passkey) throw lastWay();
    if (!(await people.removePasskey(id, passkey))) throw new Trouble(404, "You have no such passkey.");
  }

  /** Write to an address that somebody says is theirs. */
  async proposeMail({ id }: StoredAccount, mail: string, comer: Comer): Promise<void> {
    const post = this.#mustPost();
    await this.#slowing.try("mail", id, comer.network);
    const secret = await this.#tickets.make("mail", JSON.stringify([id, mail]), 24 * HOUR);
    post.send({ to: mail, ...lettersIn(comer.languages).confirm(this.#linkTo(`people/mail/${secret}`)) });
  }

  async confirmMail(secret: string): Promise<void> {
    const body = await this.#tickets.take(secret, "mail");
    if (body === undefined) throw new Trouble(403, LATE);
    const [id, mail] = JSON.parse(body) as [string, string];
    try {
      await this.#parts.store.people.change(id, { mail });
    } catch (error) {
      this.#parts.warn(`an address was not kept: ${messageOf(error).slice(0, 40)}`);
      throw new Trouble(409, "This address belongs to another account.");
    }
  }

  /**
   * Write to whoever has forgotten the way in. Whether there is such a person is not told, nor by how long it takes: the
   * answer waits for nothing.
   */
  async forgotten(who: string, comer: Comer): Promise<void> {
    const post = this.#mustPost();
    const { people } = this.#parts.store;
    const text = plainName(who);
    const isMail = text.includes("@");
    await this.#slowing.try(
      "recovery",
      hashOf(isMail ? text.toLowerCase() : foldedName(text)),
      comer.network,
    );
    const write = async (): Promise<void> => {
      const account = await (isMail ? people.byMail(text.toLowerCase()) : people.byName(foldedName(text)));
      if (account?.mail === undefined) return;
      const secret = await this.#tickets.make("recovery", account.id, HOUR);
      const link = this.#linkTo(`people/recover/${secret}`);
      post.send({ to: account.mail, ...lettersIn(comer.languages).recover(account.name, link) });
    };
    write().catch((error: unknown) => this.#parts.warn(`a letter was not written: ${messageOf(error)}`));
  }

  /** The link of a letter, and a new password. Every session ends, and every key: somebody else may have had the old one. */
  async recover(comer: Comer, secret: string, password: string): Promise<Arrival> {
    checkPassword(password, "");
    const id = await this.#tickets.take(secret, "recovery");
    const account = id === undefined ? undefined : await this.#parts.store.people.account(id);
    if (!account) throw new Trouble(403, LATE);
    await this.#parts.store.people.change(account.id, { password: await this.#passwords.hash(password) });
    await this.#parts.sessions.end(account.id, {});
    await this.#parts.store.keys.endAll(account.id);
    return this.#enter(comer, account, false);
  }

  /** The account is gone, with everything but the records of its games. */
  async leave(account: StoredAccount): Promise<void> {
    const { store, house, hall, sessions } = this.#parts;
    await sessions.end(account.id, {});
    await house.reseated(await store.people.remove(account));
    await hall.forget(account.id);
    await store.ratings.forget(account.id);
  }

  #mustPost(): Post {
    const { post } = this.#parts;
    if (!post) throw new Trouble(409, "This server writes no mail: there is no recovery by mail here.");
    return post;
  }

  #linkTo = (path: string): string => `${this.#parts.origin ?? ""}/${path}`;
}

const taken = (): Trouble =>
  new Trouble(409, "Somebody goes by this name, or by one that looks like it: choose another.");
const lastWay = (): Trouble =>
  new Trouble(409, "This is your only way in: add a passkey or a password first, then remove it.");
