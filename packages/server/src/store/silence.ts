import type pg from "pg";

/** Longer than anything takes here, in milliseconds, and short enough for a node to come back while people wait. */
const SILENCE = 10_000;

/**
 * A connection over which nothing comes for so long is given up: whoever waits is told, and the next one is new. Nobody
 * else would notice, where the other end is gone without a word, for a quarter of an hour.
 */
export function giveUpSilent(pool: pg.Pool, silence = SILENCE): void {
  const watched = new WeakMap<pg.PoolClient, NodeJS.Timeout>();
  pool.on("acquire", (client) => {
    const giveUp = (): void => void (client as pg.PoolClient & pg.Client).end().catch(() => undefined);
    watched.set(client, setTimeout(giveUp, silence).unref());
  });
  pool.on("release", (_, client) => clearTimeout(watched.get(client)));
}
