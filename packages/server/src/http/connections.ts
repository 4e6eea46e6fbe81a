import type { Server, Socket } from "node:net";
import { BlockList, isIPv6 } from "node:net";
import { allow, networkOf, plainAddress } from "./network.ts";

/**
 * Bound the connections of one network, however little is said on them. A proxy speaks for many, and bounds its own; so does
 * another node, which is known by what it says: what is given back takes its connection off the count.
 */
export function boundConnections(
  server: Server,
  most: number,
  proxies: readonly string[],
): (node: Socket) => void {
  const trusted = new BlockList();
  for (const proxy of proxies) allow(trusted, proxy);
  const counts = new Map<string, number>();
  const counted = new WeakMap<Socket, string>();
  const forget = (socket: Socket): void => {
    const network = counted.get(socket);
    if (network === undefined) return;
    counted.delete(socket);
    const left = (counts.get(network) ?? 0) - 1;
    if (left > 0) counts.set(network, left);
    else counts.delete(network);
  };
  server.on("connection", (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? "");
    if (address === "" || trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4")) return;
    const network = networkOf(address);
    const count = (counts.get(network) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    counts.set(network, count);
    counted.set(socket, network);
    socket.once("close", () => forget(socket));
  });
  return forget;
}
