import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { buildServer } from "./http/server.ts";
import { settingsOf } from "./http/settings.ts";
import { listenOnFreePort } from "./listen.ts";
import { messageOf } from "./problem.ts";

const DEFAULT_PORT = 3210;
const PATIENCE = 3000;

const { PORT, HOST, SANDTABLE_DATA, SANDTABLE_PAGE } = process.env;

try {
  const app = await buildServer({
    data: resolve(SANDTABLE_DATA || "data"),
    page: resolve(SANDTABLE_PAGE || fileURLToPath(new URL("../../web/dist", import.meta.url))),
    ...settingsOf(process.env),
  });
  // Everything that was told is stored, so there is nothing to wait for but good manners.
  const leave = (): void => {
    setTimeout(() => process.exit(0), PATIENCE).unref();
    void app.close().then(() => process.exit(0));
  };
  process.once("SIGINT", leave);
  process.once("SIGTERM", leave);
  const address = await listenOnFreePort(app, HOST || "127.0.0.1", Number(PORT || DEFAULT_PORT));
  console.log(`Sandtable is open at ${address}`);
} catch (error) {
  console.error(`Sandtable could not be opened: ${messageOf(error)}`);
  process.exitCode = 1;
}
