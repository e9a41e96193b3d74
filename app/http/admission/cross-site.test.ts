import { describe, expect, test } from "vitest";
import { isForeign, isUnsafeMethod } from "./cross-site.server.ts";

const OWN = "https://shop.example.ie";
const none = { origin: undefined, secFetchSite: undefined, cookie: undefined };

describe("a request that may change something", () => {
  test.each([
    ["our own page", { ...none, origin: OWN, secFetchSite: "same-origin", cookie: "s=1" }],
    ["our own page in an old browser", { ...none, origin: OWN, cookie: "s=1" }],
    [
      "our own page without a referrer",
      { ...none, origin: "null", secFetchSite: "same-origin", cookie: "s=1" },
    ],
    ["a browser that leaves Origin out", { ...none, secFetchSite: "same-origin", cookie: "s=1" }],
    ["a program without a cookie", none],
  ])("%s is let in", (_name, headers) => {
    expect(isForeign(headers, OWN)).toBe(false);
  });

  test.each([
    ["another site", { ...none, origin: "https://evil.example" }],
    ["another site that claims to be ours", { ...none, origin: OWN, secFetchSite: "cross-site" }],
    [
      "another host of the same site",
      { ...none, origin: "https://evil.example.ie", secFetchSite: "same-site" },
    ],
    ["another scheme", { ...none, origin: "http://shop.example.ie" }],
    ["another port", { ...none, origin: "https://shop.example.ie:8443" }],
    ["a sandboxed frame", { ...none, origin: "null", secFetchSite: "cross-site" }],
    ["Origin: null alone", { ...none, origin: "null" }],
    ["another site without Origin", { ...none, secFetchSite: "cross-site" }],
    ["a cookie of unknown origin", { ...none, cookie: "s=1" }],
  ])("%s is refused", (_name, headers) => {
    expect(isForeign(headers, OWN)).toBe(true);
  });
});

test("methods that only read are safe", () => {
  expect(["GET", "HEAD", "OPTIONS"].filter(isUnsafeMethod)).toEqual([]);
  expect(["POST", "PUT", "PATCH", "DELETE"].filter(isUnsafeMethod)).toHaveLength(4);
});
