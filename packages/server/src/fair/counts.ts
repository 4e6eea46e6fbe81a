import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { RouteOptions } from "fastify";
import type { Warn } from "../operating/log.ts";
import { messageOf } from "../problem.ts";

/** How long what is asked is counted together, in milliseconds. */
const WINDOW = 60_000;
/** How often nodes tell each other what they have counted. */
const EXCHANGE = 1000;
/** More than anybody asks from honestly: whoever makes more names up than that has all of them forgotten. */
const MANY = 100_000;

/** Where nodes add up what each of them has counted: so many more of each name, and how many that makes in this window. */
export type AddUp = (
  window: number,
  more: ReadonlyMap<string, number>,
) => Promise<ReadonlyMap<string, number>>;

interface Count {
  /** What all nodes together have told each other, as this one heard last. */
  told: number;
  /** What only this one knows. */
  untold: number;
}

/**
 * How often something was asked for within a minute, at all nodes together. Each counts by itself, and once a second they add
 * up: what one learns a second late is all that anybody gains by going from node to node. While the database is away
 * each goes by its own count.
 */
export class Counts {
  readonly #now: () => number;
  #window = 0;
  #counts = new Map<string, Count>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Once more: how often that makes, and in how many milliseconds counting begins anew. */
  add(name: string): { readonly current: number; readonly ttl: number } {
    const now = this.#now();
    this.#begin(Math.floor(now / WINDOW));
    if (this.#counts.size > MANY) this.#counts.clear();
    const count = this.#counts.get(name) ?? { told: 0, untold: 0 };
    count.untold++;
    this.#counts.set(name, count);
    return { current: count.told + count.untold, ttl: WINDOW - (now % WINDOW) };
  }

  /** Tell what only this node knows, and hear what that makes. */
  async exchange(addUp: AddUp): Promise<void> {
    const [window, counts] = [this.#window, this.#counts];
    const more = new Map<string, number>();
    for (const [name, { untold }] of counts) if (untold > 0) more.set(name, untold);
    if (more.size === 0) return;
    for (const [name, told] of await addUp(window, more)) {
      const count = counts.get(name);
      if (!count) continue;
      count.told = told;
      count.untold -= more.get(name) ?? 0;
    }
  }

  /** Do that again and again, one at a time. */
  share(addUp: AddUp, warn: Warn): () => void {
    let isBusy = false;
    const timer = setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      this.exchange(addUp)
        .catch((error: unknown) => warn(`what other nodes have counted is not known: ${messageOf(error)}`))
        .finally(() => {
          isBusy = false;
        });
    }, EXCHANGE).unref();
    return () => clearInterval(timer);
  }

  #begin(window: number): void {
    if (window === this.#window) return;
    this.#window = window;
    this.#counts = new Map();
  }
}

/** What the plugin tells besides the rate, though its types do not say so. */
interface OfRoute {
  readonly prefix?: string;
  readonly routeInfo?: Pick<RouteOptions, "method" | "url">;
}

/** The counts as the plugin for rates takes them: for everything together, and for each route that has a rate of its own. */
export function rateStore(counts: Counts): FastifyRateLimitStoreCtor {
  return class RateStore implements FastifyRateLimitStore {
    readonly what: string;

    constructor({ routeInfo }: OfRoute) {
      this.what = routeInfo ? `${routeInfo.method} ${routeInfo.url}` : "everything";
    }

    incr(network: string, done: Parameters<FastifyRateLimitStore["incr"]>[1]): void {
      done(null, counts.add(`${this.what} ${network}`));
    }

    child(options: OfRoute): RateStore {
      return new RateStore(options);
    }
  };
}
