import { CHANCE } from "@sandtable/engine";
import type { Update } from "@sandtable/protocol";
import { api, liveAddress } from "../api.ts";
import { type Speed, settings } from "../settings.ts";
import { TableController } from "./controller.ts";
import { rememberSeen, seenOf } from "./memory.ts";
import { RemoteTransport, type Socket } from "./transport.ts";

/** How long a move of somebody else is shown, in milliseconds. */
const PAUSES: Readonly<Record<Speed, number>> = { slow: 2400, normal: 1300, fast: 550 };
/** A move without a line in the log needs less time. */
const WITHOUT_EVENTS = 0.35;

function pause({ events, seat }: Update): number {
  const { speed, dice } = settings();
  if (seat === CHANCE && dice === "quick") return 0;
  return PAUSES[speed] * (events.length > 0 ? 1 : WITHOUT_EVENTS);
}

const after = (milliseconds: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};

/** A table on the server, ready to be opened. */
export function remoteTable(id: string): {
  readonly controller: TableController;
  readonly hurry: () => void;
} {
  const transport = new RemoteTransport({
    connect: () => new WebSocket(liveAddress(id, location)) as Socket,
    exists: () => api.exists(id),
    after,
    random: Math.random,
  });
  const controller = new TableController({
    transport,
    memory: { read: () => seenOf(id), write: (number) => rememberSeen(id, number) },
    after,
    advise: (number) => api.hint(id, number),
    now: () => performance.now(),
    pause,
    asksToEnd: () => settings().ending === "ask",
  });
  return { controller, hurry: () => transport.hurry() };
}
