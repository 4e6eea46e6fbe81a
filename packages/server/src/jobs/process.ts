import Fastify, { type FastifyError, type FastifyInstance, LogController } from "fastify";
import { loggerOf, warner } from "../operating/log.ts";
import { addProbes, type Watchers } from "../operating/probes.ts";
import { messageOf, Trouble } from "../problem.ts";
import { hire } from "./staff.ts";

interface WorkerOptions {
  readonly database?: string;
  readonly watchers: Watchers;
  readonly logLevel: string;
}

/** Nobody who asks how it is has much to say, or takes long for it. */
const REQUEST = { bodyLimit: 1024, requestTimeout: 10_000, http: { headersTimeout: 10_000 } };
const MOST_CONNECTIONS = 100;

/** A process that thinks for the bots of all machines. Whoever looks after it may ask how it is, and nobody anything else. */
export async function buildWorker({ database, watchers, logLevel }: WorkerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...REQUEST,
    forceCloseConnections: true,
    return503OnClosing: false,
    logger: loggerOf(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.server.maxConnections = MOST_CONNECTIONS;
  const staff = await hire({ database, role: "worker" }, warner(app.log));
  let isLeaving = false;
  app.addHook("preClose", async () => {
    isLeaving = true;
    await staff.close();
  });
  app.setErrorHandler<FastifyError>((error, _, reply) => {
    if (!(error instanceof Trouble)) app.log.error({ err: error });
    return reply
      .code(error.statusCode ?? 500)
      .send({ error: error instanceof Trouble ? messageOf(error) : "Something went wrong on this side." });
  });
  addProbes(app, { answers: staff.answers, watchers, isLeaving: () => isLeaving });
  return app;
}
