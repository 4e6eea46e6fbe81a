import type { Warn } from "../operating/log.ts";
import { messageOf } from "../problem.ts";
import type { People, StoredAccount, StoredSession } from "../store/people.ts";
import { hashOf, newId, newSessionToken } from "../tokens.ts";

/** A session that nobody has used for so long is over, in milliseconds. */
const UNUSED = 180 * 24 * 60 * 60 * 1000;
/** How exactly it is known when a session was used. */
const ABOUT = 60 * 60 * 1000;
/** How often it is looked whether a session whose connections are open here was ended elsewhere. */
const LOOK = 2000;

/** Something that is open in the name of whoever holds a cookie, and can be shut. */
interface Connection {
  sendAway(): void;
}

/** Who is signed in where, and what is open in their name at this node. */
export class Sessions {
  readonly #people: People;
  readonly #now: () => number;
  readonly #warn: Warn;
  /** Live connections by the SHA-256 of the cookie that they came with. */
  readonly #live = new Map<string, Set<Connection>>();
  readonly #ofSessions = new Set<string>();
  readonly #watch: NodeJS.Timeout;

  constructor(people: People, now: () => number, warn: Warn) {
    this.#people = people;
    this.#now = now;
    this.#warn = warn;
    this.#watch = setInterval(() => void this.#look(), LOOK).unref();
  }

  close(): void {
    clearInterval(this.#watch);
  }

  /** Sign a browser in; what goes into its cookie. */
  async begin(account: StoredAccount, label: string): Promise<string> {
    const token = newSessionToken();
    const now = this.#now();
    const times = { madeAt: now, seenAt: now, provedAt: now };
    await this.#people.open({ hash: hashOf(token), id: newId(), account: account.id, label, ...times });
    return token;
  }

  /** Whose session it is, unless it has ended. */
  async find(
    hash: string,
  ): Promise<{ readonly session: StoredSession; readonly account: StoredAccount } | undefined> {
    const found = await this.#people.session(hash);
    if (!found) return undefined;
    const { session, account } = found;
    const now = this.#now();
    if (now - session.seenAt > UNUSED) {
      await this.end(account.id, { id: session.id });
      return undefined;
    }
    if (now - session.seenAt > ABOUT)
      this.#people
        .seen(hash, now)
        .catch((error: unknown) => this.#warn(`when a session was used is not known: ${messageOf(error)}`));
    return found;
  }

  /** End sessions of an account, and shut at once what is open here in their name. How many. */
  async end(account: string, which: Parameters<People["end"]>[1]): Promise<number> {
    const ended = await this.#people.end(account, which);
    this.sendAway(ended);
    return ended.length;
  }

  /** Something is open in the name of a cookie, until the answer is called. */
  enter(cookie: string | undefined, isSession: boolean, connection: Connection): () => void {
    if (cookie === undefined) return () => undefined;
    const open = this.#live.get(cookie) ?? new Set();
    this.#live.set(cookie, open.add(connection));
    if (isSession) this.#ofSessions.add(cookie);
    return () => {
      open.delete(connection);
      if (open.size > 0 || this.#live.get(cookie) !== open) return;
      this.#live.delete(cookie);
      this.#ofSessions.delete(cookie);
    };
  }

  /** Whoever came with these cookies comes again, as whoever they are by then. */
  sendAway(cookies: Iterable<string>): void {
    for (const cookie of cookies)
      for (const connection of [...(this.#live.get(cookie) ?? [])]) connection.sendAway();
  }

  /** Whether a session is still open: asked of the store, wherever it may have been ended. */
  async isOpen(hash: string): Promise<boolean> {
    return (await this.#people.alive([hash])).has(hash);
  }

  async #look(): Promise<void> {
    const here = [...this.#ofSessions];
    if (here.length === 0) return;
    try {
      const alive = await this.#people.alive(here);
      this.sendAway(here.filter((hash) => !alive.has(hash)));
    } catch (error) {
      this.#warn(`which sessions were ended is not known: ${messageOf(error)}`);
    }
  }
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg/, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\//, "Firefox"],
  [/Chrom(?:e|ium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Which browser that is, as far as its owner needs to know it again. */
export function labelOf(agent: string | undefined): string {
  const named = (list: typeof BROWSERS): string[] => {
    const found = list.find(([sign]) => sign.test(agent ?? ""));
    return found ? [found[1]] : [];
  };
  return [...named(BROWSERS), ...named(SYSTEMS)].join(" · ") || "?";
}
