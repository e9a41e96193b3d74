import { describe, expect, it } from "vitest";
import { isSecurePublicOrigin } from "./config-origin.server.ts";

describe("the address before launch", () => {
  it.each(["https://www.example.ie", "https://shop.example.ie:8443"])(
    "takes %s for the company's own",
    (origin) => expect(isSecurePublicOrigin(origin)).toBe(true),
  );

  it.each([
    "http://www.example.ie",
    "https://localhost:3000",
    "https://192.168.0.4",
    "https://[::1]",
    "https://203.0.113.7",
    "https://desk.local",
    "https://desk.local.",
    "https://desk.test",
    "https://shop.internal",
    "https://nas.home.arpa",
    "https://desk",
  ])("refuses %s", (origin) => expect(isSecurePublicOrigin(origin)).toBe(false));
});
