import type { TableFrame } from "@sandtable/protocol";
import { Chosen, type Forfeit, type Meanwhile, Ready, type Wrong } from "@sandtable/protocol/door";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { checked } from "../http/body.ts";
import { Trouble } from "../problem.ts";
import type { House } from "../tables/house.ts";
import type { Guest } from "../tables/table.ts";
import { isToken } from "../tokens.ts";
import { poll } from "./poll.ts";
import { DoorLine } from "./socket.ts";
import { Visitor } from "./visitor.ts";

/** Which seat, by the secret of its invitation or by its token; and up to where everything is answered. */
const Entry = z.strictObject({
  seat: z.string().refine(isToken, "the secret of an invitation or the token of a seat"),
  after: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

interface ById {
  Params: { id: string };
}

/** The door for bots from outside, as docs/bot-protocol.md tells it: a live connection, or plain requests. */
export function addDoor(app: FastifyInstance, house: House): void {
  const arrived = new WeakMap<FastifyRequest, Visitor>();
  app.get<ById>(
    "/api/tables/:id/door",
    {
      websocket: true,
      // Whoever may not come in is told so before the connection is made.
      preValidation: async (request) => {
        if (!request.ws) throw new Trouble(426, "This address is for live connections.");
        const { seat } = checked(Entry, request.query);
        arrived.set(request, await Visitor.sitDown(house, request.params.id, seat));
      },
    },
    (socket, request) => {
      const { after } = checked(Entry, request.query);
      new DoorLine(socket, arrived.get(request)!, after, (what) => app.log.warn(what)).start();
    },
  );

  app.post<ById>("/api/tables/:id/door", async (request) => {
    const { seat } = checked(Entry, request.query);
    checked(Ready, request.body);
    return (await Visitor.sitDown(house, request.params.id, seat)).hello();
  });

  app.get<ById>("/api/tables/:id/door/next", { exposeHeadRoute: false }, async (request, reply) => {
    const { seat, after } = checked(Entry, request.query);
    const visitor = await Visitor.back(house, request.params.id, seat);
    return poll(visitor, after, (leave) => reply.raw.once("close", leave));
  });

  app.post<ById>("/api/tables/:id/door/choose", async (request, reply) => {
    const { seat } = checked(Entry, request.query);
    const chosen = checked(Chosen, request.body);
    const visitor = await Visitor.back(house, request.params.id, seat);
    const answer = await choose(visitor, chosen);
    return reply.code(answer.type === "taken" ? 200 : 409).send(answer);
  });
}

/** Answer as a guest who comes for this alone. */
async function choose(visitor: Visitor, { number, key }: Chosen): Promise<Meanwhile | Wrong | Forfeit> {
  const { table, token } = visitor;
  const heard: TableFrame[] = [];
  const guest: Guest = { token, send: ({ frame }) => heard.push(frame), pays: () => false };
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
