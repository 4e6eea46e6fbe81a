import type { FastifyInstance } from "fastify";
import type { House } from "../tables/house.ts";

/**
 * What was heard is kept and told within this time, or else found out by those who come back: one table that is long at
 * something may not hold up all others.
 */
const FINISHES_WITHIN = 500;
/** So long the other end may take to say good-bye. */
const GOOD_BYE = 300;

const COME_BACK = 1012;
const ELSEWHERE = "This server is being closed: connect again.";

/**
 * Ways out: what tables are at is finished and told, the tables are given up for other nodes to open, and then everybody
 * is asked to connect again, which pages do by themselves.
 */
export function leaving(app: FastifyInstance, house: House) {
  let isLeaving = false;
  const close = async (): Promise<void> => {
    isLeaving = true;
    await within(FINISHES_WITHIN, house.finish());
    await house.handOver();
    const { clients } = app.websocketServer;
    const gone = [...clients].map((client) => new Promise((resolve) => client.once("close", resolve)));
    for (const client of clients) client.close(COME_BACK, ELSEWHERE);
    await within(GOOD_BYE, Promise.all(gone));
    for (const client of clients) client.terminate();
  };
  // Whoever comes in between is sent on, too.
  app.addHook("onReady", async () => {
    app.websocketServer.on("connection", (socket) => {
      if (isLeaving) socket.close(COME_BACK, ELSEWHERE);
    });
  });
  return {
    get isLeaving() {
      return isLeaving;
    },
    close: (done: () => void): void => void close().finally(done),
  };
}

function within(milliseconds: number, work: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  return Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
