export { buildServer, type ServerOptions } from "./http/server.ts";
