import { describe, expect, it } from "vitest";
import { isSecurePublicOrigin } from "./launch.ts";

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
    "https://desk.local",
  ])("refuses %s", (origin) => expect(isSecurePublicOrigin(origin)).toBe(false));
});
