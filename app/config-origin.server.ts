import { BlockList, isIP } from "node:net";

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ["10.0.0.0", 8],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  PRIVATE.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  PRIVATE.addSubnet(network, bits, "ipv6");

/** Names that no public name server knows (RFC 6761, RFC 6762, RFC 8375, and "internal"). */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|test|internal|home\.arpa)$/;

/** Whether an origin can be reached from outside the machine and its own network, as far as its name tells. */
export function isPublicOrigin(origin: string): boolean {
  const host = new URL(origin).hostname.replace(/^\[(.+)\]$/, "$1").replace(/\.$/, "");
  const kind = isIP(host);
  if (kind !== 0) return !PRIVATE.check(host, kind === 4 ? "ipv4" : "ipv6");
  return host.includes(".") && !PRIVATE_NAME.test(host);
}

/** Whether an origin is over TLS and of a public name, not of a bare address. */
export function isSecurePublicOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === "https:" && isPublicOrigin(origin) && isIP(hostname.replace(/^\[(.+)\]$/, "$1")) === 0;
}
