import pg from "pg";

/** How long until a lost connection is tried again, in milliseconds. */
const AGAIN = 1000;
/** What a notice may carry, in words of the length of an id, with room to spare. */
const MOST_WORDS = 150;

/**
 * Short words between the machines of one database. They are said after what they tell of has been committed, and many at
 * once: a commit that notifies makes all others of its kind wait for it. One that is lost is repaired by whoever looks
 * now and then.
 */
export class Notices {
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #heard = new Map<string, Hear[]>();
  readonly #unsaid = new Map<string, Set<string>>();
  #isTelling = false;
  #client: pg.Client | undefined;
  #again: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(url: string, pool: pg.Pool) {
    this.#url = url;
    this.#pool = pool;
  }

  /** Hear what is said on a channel from now on. */
  async listen(channel: string, hear: Hear): Promise<void> {
    const others = this.#heard.get(channel);
    this.#heard.set(channel, [...(others ?? []), hear]);
    if (!this.#client) await this.#connect();
    else if (!others) await this.#client.query(listenTo(channel)).catch(() => undefined);
  }

  tell(channel: string, word: string): void {
    const words = this.#unsaid.get(channel);
    if (words) words.add(word);
    else this.#unsaid.set(channel, new Set([word]));
    if (!this.#isTelling) void this.#tell();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#again);
    await this.#client?.end().catch(() => undefined);
  }

  async #tell(): Promise<void> {
    this.#isTelling = true;
    while (this.#unsaid.size > 0) {
      const said = [...this.#unsaid].flatMap(([channel, words]) => notices(channel, [...words]));
      this.#unsaid.clear();
      const [channels, payloads] = [said.map(([channel]) => channel), said.map(([, payload]) => payload)];
      await this.#pool
        .query(
          "select pg_notify(channel, said) from unnest($1::text[], $2::text[]) as notice(channel, said)",
          [channels, payloads],
        )
        .catch(() => undefined);
    }
    this.#isTelling = false;
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    const gone = (): void => {
      if (this.#isClosed || this.#client !== client) return;
      this.#client = undefined;
      this.#again = setTimeout(() => void this.#connect(), AGAIN).unref();
    };
    this.#client = client;
    client.on("error", gone);
    client.on("end", gone);
    client.on("notification", ({ channel, payload }) => {
      for (const hear of this.#heard.get(channel) ?? []) hear((payload ?? "").split(" "));
    });
    try {
      await client.connect();
      await client.query([...this.#heard.keys()].map(listenTo).join("; "));
    } catch {
      gone();
    }
  }
}

type Hear = (words: readonly string[]) => void;

const listenTo = (channel: string): string => `listen "${channel}"`;

function notices(channel: string, words: readonly string[]): [string, string][] {
  const said: [string, string][] = [];
  for (let at = 0; at < words.length; at += MOST_WORDS)
    said.push([channel, words.slice(at, at + MOST_WORDS).join(" ")]);
  return said;
}
