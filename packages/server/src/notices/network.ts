import { type LookupAddress, lookup } from "node:dns";
import { BlockList, isIP } from "node:net";

/** Where no webhook leads: this machine, the networks behind it, and what is no single machine at all. */
const closed = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  closed.addSubnet(network, bits, "ipv4");
// Of the newer addresses only those that are given out to the world; and none that holds an old one inside.
const given = new BlockList();
given.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  closed.addSubnet(network, bits, "ipv6");

/** Whether an address belongs to the world rather than to a network of somebody's own. */
export function isPublic(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !closed.check(address, "ipv4");
  return kind === 6 && given.check(address, "ipv6") && !closed.check(address, "ipv6");
}

export class Unreachable extends Error {}

type Told = (error: Error | null, address?: string | LookupAddress[], family?: number) => void;

/**
 * Looks names up for a connection, and lets it go to public addresses only. It is the connection itself that asks: a name that
 * leads elsewhere a moment later gains nothing.
 */
export function publicLookup(
  name: string,
  options: { readonly all?: boolean | undefined },
  told: Told,
): void {
  lookup(name, { all: true }, (error, addresses) => {
    if (error) return told(error);
    const open = addresses.filter(({ address }) => isPublic(address));
    // One that leads inside as well is not to be trusted with the other either.
    if (open.length === 0 || open.length < addresses.length)
      return told(new Unreachable("it leads to a network of this server"));
    if (options.all) told(null, open);
    else told(null, open[0].address, open[0].family);
  });
}

/** Whether the host of an address is a number, and not a public one: for such there is nothing to look up. */
export function isPrivateNumber({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return isIP(host) !== 0 && !isPublic(host);
}
