import { expect, it } from "vitest";
import { networkOf } from "./network-of.ts";

it("is an IPv4 address itself, however it is written", () => {
  for (const address of ["192.0.2.7", "::ffff:192.0.2.7", "::FFFF:c000:207", "0:0:0:0:0:ffff:192.0.2.7"])
    expect(networkOf(address)).toBe("192.0.2.7");
});

it("is the /64 of an IPv6 address", () => {
  for (const address of [
    "2001:db8::1",
    "2001:DB8:0:0:ffff::",
    "2001:0db8:0000:0000:1:2:3:4",
    "2001:db8::192.0.2.7",
    "2001:db8::1%eth0",
  ])
    expect(networkOf(address)).toBe("2001:0db8:0000:0000::/64");
  expect(networkOf("2001:db8:0:1::1")).toBe("2001:0db8:0000:0001::/64");
  expect(networkOf("::1")).toBe("0000:0000:0000:0000::/64");
});

it("leaves alone what is no address", () => {
  for (const text of ["", "unknown", ":", "a:b"]) expect(networkOf(text)).toBe(text);
});
