import type { FastifyInstance } from "fastify";

const TRIES = 50;

/** Listen on the port, or on the next that is free. */
export async function listenOnFreePort(app: FastifyInstance, host: string, port: number): Promise<string> {
  for (let tried = 0; ; tried++) {
    try {
      return await app.listen({ host, port: port === 0 ? 0 : port + tried });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE" || tried === TRIES) throw error;
    }
  }
}
