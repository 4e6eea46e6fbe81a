import { NewTable, type TableFrame } from "@sandtable/protocol";
import { Chosen, type Forfeit, type Meanwhile, Ready, type Wrong } from "@sandtable/protocol/door";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Fairness } from "../fair/index.ts";
import { payerOf } from "../fair/payer.ts";
import type { Account } from "../fair/purses.ts";
import { checked } from "../http/body.ts";
import { making } from "../http/prices.ts";
import { admitted } from "../live/admission.ts";
import type { Keeper } from "../live/line.ts";
import { warner } from "../operating/log.ts";
import { whoOf } from "../people/who.ts";
import { Trouble } from "../problem.ts";
import type { House } from "../tables/house.ts";
import type { Guest } from "../tables/table.ts";
import { isBotToken, isToken } from "../tokens.ts";
import { poll } from "./poll.ts";
import { DoorLine } from "./socket.ts";
import { Visitor } from "./visitor.ts";

/** Up to where everything is answered. */
const Entry = z.strictObject({ after: z.coerce.number().int().min(0).max(1_000_000).default(0) });

interface ById {
  Params: { id: string };
}

/** The door for bots from outside, as docs/bot-protocol.md tells it: a live connection, or plain requests. */
export function addDoor(app: FastifyInstance, house: House, fair: Fairness): void {
  const arrived = new WeakMap<FastifyRequest, Visitor>();
  app.get<ById>(
    "/api/tables/:id/door",
    {
      websocket: true,
      // Whoever may not come in is told so before the connection is made.
      preValidation: async (request) => {
        if (!request.ws) throw new Trouble(426, "This address is for live connections.");
        entry(request);
        arrived.set(request, await Visitor.sitDown(house, request.params.id, secretOf(request)));
      },
    },
    (socket, request) => {
      const visitor = arrived.get(request)!;
      const payer = payerOf(request, visitor.token);
      if (!admitted(socket, fair.sockets, payer)) return;
      const keeper: Keeper = { warn: warner(request.log), unread: fair.unread };
      new DoorLine(socket, visitor, entry(request).after, keeper, fair.purses.of(payer)).start();
    },
  );

  app.post("/api/door/tables", making, async (request) => {
    const { id, token } = await Visitor.host(house, checked(NewTable, request.body));
    const { invite } = (await (await house.table(id)).line(token)).table;
    return { id, token, ...(invite !== undefined && { invite }) };
  });

  app.post<ById>("/api/tables/:id/door", async (request) => {
    entry(request);
    checked(Ready, request.body);
    return (await Visitor.sitDown(house, request.params.id, secretOf(request))).hello();
  });

  app.get<ById>("/api/tables/:id/door/next", { exposeHeadRoute: false }, async (request, reply) => {
    const { after } = entry(request);
    const visitor = await Visitor.back(house, request.params.id, secretOf(request));
    return poll(visitor, after, (leave) => reply.raw.once("close", leave));
  });

  app.post<ById>("/api/tables/:id/door/choose", async (request, reply) => {
    entry(request);
    const chosen = checked(Chosen, request.body);
    const visitor = await Visitor.back(house, request.params.id, secretOf(request));
    const account = fair.purses.of(payerOf(request, visitor.token));
    account.demand();
    const answer = await choose(visitor, chosen, account);
    return reply.code(answer.type === "taken" ? 200 : 409).send(answer);
  });
}

/** What the address says besides the table; secrets have no place in it, for addresses are written into logs. */
function entry(request: FastifyRequest): z.output<typeof Entry> {
  if (Object.hasOwn(request.query as object, "seat"))
    throw new Trouble(400, `Addresses are written into logs: ${HOW_TO_KNOCK}`);
  return checked(Entry, request.query);
}

const HOW_TO_KNOCK =
  'send the secret of the invitation, or the token of the seat, as the header "Authorization: Bearer SECRET".';

/** What is shown at the door: the secret of an invitation, or the token of a seat. */
function secretOf(request: FastifyRequest): string {
  // A program with a key sits where its owner sits.
  const { account, session, token } = whoOf(request);
  if (account && !session && token !== undefined) return token;
  const [, secret = ""] = /^Bearer ([\w-]{1,60})$/i.exec(request.headers.authorization ?? "") ?? [];
  if (isToken(secret) || isBotToken(secret)) return secret;
  throw new Trouble(401, `Nothing opens the door: ${HOW_TO_KNOCK}`);
}

/** Answer as a guest who comes for this alone. */
async function choose(
  visitor: Visitor,
  { number, key }: Chosen,
  { spend }: Account,
): Promise<Meanwhile | Wrong | Forfeit> {
  const { table, token } = visitor;
  const heard: TableFrame[] = [];
  const guest: Guest = {
    token,
    send: ({ frame }) => heard.push(frame),
    pays: () => false,
    spend,
    sendAway: () => undefined, // hearing it fails
  };
  try {
    await table.welcome(guest);
    await table.hear(guest, { do: "choose", number, key });
  } finally {
    table.leave(guest);
  }
  const refused = heard.find((frame) => frame.say === "refused");
  if (!refused) return { type: "taken", number };
  const answer = await visitor.wrong(refused.message, refused.reason === "not-listed");
  if (answer.type === "forfeit") await visitor.resign();
  return answer;
}
