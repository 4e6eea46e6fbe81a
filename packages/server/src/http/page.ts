import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import serveFiles from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";

const ONE_YEAR = "public, max-age=31536000, immutable";

/** The built page. Every address that is not a file is the page's own business. */
export async function addPage(app: FastifyInstance, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true }); // where nothing is built yet, it may be while the server is open
  await app.register(serveFiles, {
    root: folder,
    wildcard: true,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isNamedByContent = path.startsWith(join(folder, "assets"));
      reply.setHeader("cache-control", isNamedByContent ? ONE_YEAR : "no-cache");
    },
  });

  app.get("/", (_, reply) => sendPage(folder, reply));
  app.setNotFoundHandler((request, reply) => {
    const [path] = request.url.split("?");
    const isPage = request.method === "GET" && !/^\/(api|assets)(\/|$)/.test(path) && !isFile(path);
    return isPage ? sendPage(folder, reply) : notFound(reply);
  });
}

const isFile = (path: string): boolean => /\.\w+$/.test(path);

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ error: "There is nothing at this address." });

function sendPage(folder: string, reply: FastifyReply): FastifyReply {
  if (existsSync(join(folder, "index.html"))) return reply.sendFile("index.html");
  return reply.code(503).type("text/html; charset=utf-8").header("cache-control", "no-store").send(UNBUILT);
}

const UNBUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Sandtable</title>
<h1>The table is set, but the page is not built yet</h1>
<p>Run <code>npm start</code>, or build the page with <code>npm run build -w packages/web</code>, and load this again.</p>
</html>
`;
