import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { buildServer } from "./http/server.ts";
import { settingsOf } from "./http/settings.ts";
import { buildWorker } from "./jobs/process.ts";
import { listenOnFreePort } from "./listen.ts";
import { messageOf } from "./problem.ts";
import { roleOf } from "./role.ts";

const DEFAULT_PORT = 3210;
/**
 * Whoever asks a server to end may kill it soon after; nothing that was told is lost by that. But a hand-over that is broken
 * off costs everybody a lease, and on a busy machine it takes a while.
 */
const PATIENCE = 4000;

const { PORT, HOST, SANDTABLE_DATA, SANDTABLE_PAGE } = process.env;

/** Be asked to leave once, and go when all is in order; or soon in any case. */
function leaveBy(close: () => Promise<void>): void {
  const leave = (): void => {
    setTimeout(() => process.exit(0), PATIENCE).unref();
    void close().then(() => process.exit(0));
  };
  process.once("SIGINT", leave);
  process.once("SIGTERM", leave);
}

try {
  const settings = settingsOf(process.env);
  const role = roleOf(process.argv.slice(2), settings.database);
  if (role === "worker") {
    const app = await buildWorker(settings);
    leaveBy(() => app.close());
    const { workerPort } = settings;
    const address =
      workerPort !== undefined && (await listenOnFreePort(app, HOST || "127.0.0.1", workerPort));
    const where = address ? `, and tells at ${address} how it is` : "";
    console.log(`Sandtable thinks for the bots of all its machines${where}`);
  } else {
    const app = await buildServer({
      data: resolve(SANDTABLE_DATA || "data"),
      page: resolve(SANDTABLE_PAGE || fileURLToPath(new URL("../../web/dist", import.meta.url))),
      role,
      ...settings,
    });
    // Everything that was told is stored, so there is nothing to wait for but good manners.
    leaveBy(() => app.close());
    const address = await listenOnFreePort(app, HOST || "127.0.0.1", Number(PORT || DEFAULT_PORT));
    console.log(`Sandtable is open at ${address}`);
  }
} catch (error) {
  console.error(`Sandtable could not be opened: ${messageOf(error)}`);
  process.exitCode = 1;
}
