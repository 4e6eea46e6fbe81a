import type {
  Avoided,
  ChatLine,
  ChatView,
  Distance,
  LineNamed,
  ModerationView,
  Order,
  Room,
  Says,
} from "@sandtable/protocol/chat";
import { ask, send } from "../api.ts";

const chatOf = (table: string): string => `/api/tables/${encodeURIComponent(table)}/chat`;

/** Everything that chat and moderation ask of the server. */
export const chat = {
  view: (table: string) => ask<ChatView>(chatOf(table)),
  before: (table: string, room: Room, before: number) =>
    ask<ChatView>(`${chatOf(table)}?room=${room}&before=${before}`),
  say: (table: string, says: Says) => send<ChatLine>("POST", chatOf(table), says),
  read: (table: string, line: LineNamed) => send<object>("PUT", `${chatOf(table)}/read`, line),
  report: (table: string, line: LineNamed, why: string) =>
    send<object>("POST", `${chatOf(table)}/report`, { ...line, why }),
  avoidWriter: (table: string, line: LineNamed, how: Distance) =>
    send<object>("PUT", `${chatOf(table)}/avoid`, { ...line, how }),
  avoided: () => ask<readonly Avoided[]>("/api/me/avoided"),
  avoid: (whom: { readonly name: string } | { readonly id: string }, how: Distance) =>
    send<object>("PUT", "/api/people/avoid", { ...whom, how }),
  moderation: (closed: boolean) => ask<ModerationView>(`/api/moderation?closed=${closed ? "yes" : "no"}`),
  order: (order: Order) => send<object>("POST", "/api/moderation", order),
  hide: (table: string, line: LineNamed, isHidden: boolean) =>
    send<object>("POST", `/api/tables/${encodeURIComponent(table)}/moderation`, { ...line, isHidden }),
};
