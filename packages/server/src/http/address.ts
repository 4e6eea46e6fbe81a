import type { FastifyInstance } from "fastify";

/** Where this server listens, as others on this machine would call it. */
export function ownAddress({ server }: FastifyInstance): string {
  const address = server.address();
  if (address === null || typeof address === "string") return "";
  const { port, family } = address;
  const isAny = address.address === "0.0.0.0" || address.address === "::";
  const host = isAny ? "127.0.0.1" : family === "IPv6" ? `[${address.address}]` : address.address;
  return `http://${host}:${port}`;
}
