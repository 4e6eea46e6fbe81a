import type { FastifyRequest } from "fastify";

/** Whether a person asks by the address line of a browser: then the answer is something to look at. */
export const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  method === "GET" && (headers.accept ?? "").includes("text/html");
