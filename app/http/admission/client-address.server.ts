import { isIP } from "node:net";

/**
 * The visitor's address. `trustedProxies` is how many proxies are in front; each appends the address it saw to
 * X-Forwarded-For, so only that many entries, counted from the right, are believed.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const peer = plainAddress(socketAddress ?? "");
  if (trustedProxies === 0 || !forwardedFor) return peer;
  const chain = [...forwardedFor.split(",").map((entry) => plainAddress(entry.trim())), peer];
  const claimed = chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? peer;
  return isIP(claimed) ? claimed : peer;
}

/** The address without the IPv4-in-IPv6 prefix, brackets or a port. */
function plainAddress(address: string): string {
  const bare = address.replace(/^\[(.+)\](?::\d+)?$/, "$1").replace(/^::ffff:(?=\d+\.)/i, "");
  return bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}
