import { describe, expect, it } from "vitest";
import { returnPathFrom, safeReturnPath } from "./identity.ts";
import { isCommonPassword } from "./sign-in/common-passwords.ts";
import { networkOf } from "./sign-in/network-of.ts";

describe("safeReturnPath", () => {
  it.each([
    "//e",
    "/\\e",
    "/\t/e",
    "/%2fe",
    "/%5ce",
    "/%09/e",
    "/%252509/e",
    "/http://e",
    "%2F%2Fe",
    "javascript:alert(1)",
    "https://e",
    "",
    " /shop",
    "/shop\n",
    "/%E0%A4%A",
    "/../e",
    "/%2e%2e/e",
    "/auth",
    "/ga/auth/sign-out",
    "/api/auth/sign-out",
    `/${"a".repeat(3000)}`,
    undefined,
    null,
    7,
    ["/shop"],
    {},
  ])("refuses %j", (value) => {
    expect(safeReturnPath(value, "/fallback")).toBe("/fallback");
  });

  it.each(["/", "/ga/siopa?x=1#y", "/admin/import", "/shop/browse?q=a%2Fb&page=2", "/authors"])(
    "keeps %j byte for byte",
    (value) => {
      expect(safeReturnPath(value, "/fallback")).toBe(value);
    },
  );

  it("does not believe a repeated parameter", () => {
    expect(returnPathFrom(new URLSearchParams("return=/a&return=/b"), "/f")).toBe("/f");
    expect(returnPathFrom(new URLSearchParams("return=/a"), "/f")).toBe("/a");
    expect(returnPathFrom(new URLSearchParams(""), "/f")).toBe("/f");
  });
});

describe("isCommonPassword", () => {
  it.each([
    "123456",
    "Password1!",
    "qwerty",
    "aaaaaaa",
    "LetMeIn2024",
    "pass word",
    "Fáilte1",
    "Pasfhocal!",
    "welcome+1€",
  ])("knows %j", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });
  it.each(["six-plus-letters", "correct horse battery", "Tóg go bog é", "a-long-admin-passphrase"])(
    "lets %j be",
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});

describe("networkOf", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002::/64"],
    ["2001:DB8::1", "2001:0db8:0000:0000::/64"],
    ["::1", "0000:0000:0000:0000::/64"],
  ])("%s is counted as %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
