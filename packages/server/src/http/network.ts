import { type BlockList, isIP, isIPv6 } from "node:net";

const MAPPED = /^::ffff:(?=\d+\.)/i;
/** A household or a company is given so many groups of an IPv6 address; what follows its computers choose themselves. */
const GROUPS = 4;

/** An address without what depends on how it was told. */
export const plainAddress = (address: string): string => address.replace(MAPPED, "").replace(/%.*$/, "");

/**
 * Who pays for a request besides the person: an IPv4 address, or the part of an IPv6 address that stands for a
 * household, since anybody has billions of the rest.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head, tail] = plain.split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(Math.max(0, zeros)).fill("0"), ...last];
  return `${groups
    .slice(0, GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/** Whether a host is told by number: no page elsewhere can have that resolved to this machine. */
export function isNumber(host: string): boolean {
  const [, name = ""] = /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(host) ?? [];
  return isIP(name.replace(/^\[|\]$/g, "")) !== 0;
}

/** Whether a host is this very machine. */
export const isOwn = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(host);

/** Put an address, or a range of them, on a list. */
export function allow(list: BlockList, range: string): void {
  const [address, bits] = range.split("/");
  const family = isIPv6(address) ? "ipv6" : "ipv4";
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}
