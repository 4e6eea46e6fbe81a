import type { FastifyReply, FastifyRequest } from "fastify";
import type { Trouble } from "../problem.ts";

/** Whether a person asks by the address line of a browser: then the answer is something to look at. */
export const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  method === "GET" && (headers.accept ?? "").includes("text/html");

/** A sentence to read, and a way on. Words and address are our own: nothing of what was sent comes back. */
export const sendSentence = (
  reply: FastifyReply,
  { statusCode, message }: Trouble,
  { to, words }: { readonly to: string; readonly words: string },
): FastifyReply =>
  reply
    .code(statusCode)
    .type("text/html; charset=utf-8")
    .send(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sandtable</title>
<h1>${message}</h1>
<p><a href="${to}">${words}</a></p>
</html>
`);
