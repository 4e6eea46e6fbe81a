import {
  Avoid,
  AvoidWriter,
  ChatPart,
  LineNamed,
  LineOrder,
  NewReport,
  Order,
  Says,
  WhichReports,
} from "@sandtable/protocol/chat";
import type { FastifyInstance } from "fastify";
import { checked } from "../http/body.ts";
import { ownToken, tokenOf } from "../http/cookie.ts";
import { making } from "../http/prices.ts";
import { memberOf } from "../people/member.ts";
import { whoOf } from "../people/who.ts";
import type { Conversation } from "./conversation.ts";
import type { Distances } from "./distance.ts";
import type { Moderators } from "./moderators.ts";

interface ById {
  Params: { id: string };
}

interface Parts {
  readonly conversation: Conversation;
  readonly distances: Distances;
  readonly moderators: Moderators;
}

/** Chat over HTTP: what is said is stored and told by the node that has the table. */
export function addChat(app: FastifyInstance, { conversation, distances, moderators }: Parts): void {
  app.get<ById>("/api/tables/:id/chat", (request) =>
    conversation.view(request.params.id, whoOf(request), checked(ChatPart, request.query)),
  );

  app.post<ById>("/api/tables/:id/chat", making, (request, reply) => {
    const says = checked(Says, request.body);
    return conversation.say(request.params.id, ownToken(request, reply), whoOf(request), says);
  });

  app.put<ById>("/api/tables/:id/chat/read", async (request) => {
    await conversation.read(request.params.id, tokenOf(request), checked(LineNamed, request.body));
    return {};
  });

  app.post<ById>("/api/tables/:id/chat/report", making, async (request, reply) => {
    const report = checked(NewReport, request.body);
    await conversation.report(request.params.id, ownToken(request, reply), report);
    return {};
  });

  app.put<ById>("/api/tables/:id/chat/avoid", making, async (request, reply) => {
    const wish = checked(AvoidWriter, request.body);
    await conversation.avoid(request.params.id, ownToken(request, reply), wish);
    return {};
  });

  app.get("/api/me/avoided", (request) => distances.list(memberOf(request).account));

  app.put("/api/people/avoid", making, async (request) => {
    const { how, ...whom } = checked(Avoid, request.body);
    await distances.set(memberOf(request).account, whom, how);
    return {};
  });

  app.get("/api/moderation", (request) => moderators.view(checked(WhichReports, request.query)));

  app.post("/api/moderation", async (request) => {
    await moderators.carryOut(memberOf(request).account, checked(Order, request.body));
    return {};
  });

  app.post<ById>("/api/tables/:id/moderation", async (request) => {
    const { isHidden, ...line } = checked(LineOrder, request.body);
    const { id } = request.params;
    const about = await conversation.hide(id, line, isHidden);
    await moderators.hid(memberOf(request).account, { table: id, ...line }, about, isHidden);
    return {};
  });
}
