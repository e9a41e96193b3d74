import { describe, expect, it } from "vitest";
import { webAddress } from "./web-address.ts";

describe("webAddress", () => {
  it.each(["https://shop.example/a?b=c#d", "http://shop.example", "HTTPS://SHOP.EXAMPLE/"])(
    "keeps %s",
    (text) => {
      expect(webAddress(text)).toBe(text);
    },
  );

  it.each([
    "javascript:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "//shop.example/a",
    "/a",
    "shop.example",
    "",
    `https://shop.example/${"a".repeat(2000)}`,
  ])("refuses %j", (text) => {
    expect(webAddress(text)).toBeNull();
  });
});
