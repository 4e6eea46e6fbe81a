import type { WebSocket } from "ws";
import type { Payer } from "../fair/payer.ts";
import type { Tally } from "../fair/tally.ts";

export const TRY_LATER = 1013;

/** Count a live connection for whoever makes it; one too many is told why, and closed. */
export function admitted(socket: WebSocket, sockets: Tally, payer: Payer): boolean {
  const leave = sockets.take(payer);
  if (leave) socket.once("close", leave);
  else
    socket.close(TRY_LATER, "You have too many tables open at once: close some, and come back in a minute.");
  return leave !== undefined;
}
