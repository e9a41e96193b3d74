import { describe, expect, test } from "vitest";
import { clientAddress } from "./client-address.server.ts";

describe("the visitor's address", () => {
  test.each([
    ["no proxy: the header is a claim of the visitor's", "203.0.113.9", "1.2.3.4", 0, "203.0.113.9"],
    ["one proxy: the last entry", "10.0.0.1", "1.2.3.4, 203.0.113.9", 1, "203.0.113.9"],
    ["two proxies: the last but one", "10.0.0.1", "1.2.3.4, 203.0.113.9, 10.0.0.2", 2, "203.0.113.9"],
    ["fewer entries than proxies: the first", "10.0.0.1", "203.0.113.9", 2, "203.0.113.9"],
    ["no header: the peer", "10.0.0.1", undefined, 1, "10.0.0.1"],
    ["an entry that is no address: the peer", "10.0.0.1", "<script>", 1, "10.0.0.1"],
    ["IPv4 in IPv6", "::ffff:203.0.113.9", undefined, 0, "203.0.113.9"],
    ["an entry with a port", "10.0.0.1", "203.0.113.9:5555", 1, "203.0.113.9"],
    ["IPv6 with a port", "10.0.0.1", "[2001:db8::1]:443", 1, "2001:db8::1"],
  ])("%s", (_name, peer, header, proxies, expected) => {
    expect(clientAddress(peer, header, proxies)).toBe(expected);
  });
});
