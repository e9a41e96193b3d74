import { describe, expect, test } from "vitest";
import {
  carriesSession,
  isFixedPage,
  isPersonalCookie,
  LASTING_PATHS,
  publicPageKey,
  sharedPageKey,
} from "./public-pages.ts";

describe("the key of a finished page", () => {
  test.each([
    ["/", "/"],
    ["/ga", "/ga"],
    ["/ga/studio5", "/ga/studio5"],
    ["/shop/browse?page=2&category=cables", "/shop/browse?category=cables&page=2"],
    ["/shop/browse?category=cables&page=2", "/shop/browse?category=cables&page=2"],
    ["/shop/browse?utm_source=mail&page=2&gclid=x", "/shop/browse?page=2"],
    ["/?utm_campaign=x", "/"],
    ["/shop/browse?search=what?&page=2", "/shop/browse?page=2&search=what%3F"],
    ["/shop/browse.data?page=2&_routes=root", "/shop/browse.data?_routes=root&page=2"],
    ["/_.data", "/_.data"],
    ["/shop/product/led-par-7?v=red", "/shop/product/led-par-7?v=red"],
    ["/ga/dry-hire/browse?group=power&category=power", "/ga/dry-hire/browse?category=power&group=power"],
    ["/dry-hire/item/led-par-7", "/dry-hire/item/led-par-7"],
  ])("%s → %s", (target, key) => {
    expect(publicPageKey(target)).toBe(key);
  });

  test.each([
    "/shop/browse?page=2&page=3",
    "/shop/browse?unknown=1",
    "/dry-hire/browse?from=2027-08-05T09:00&to=2027-08-06T17:00",
    "/dry-hire/item/led-par-7?month=2027-08",
    "/dry-hire/item/led-par-7?quantity=2",
    "/?page=2",
    "/account",
    "/admin",
    "/shop/checkout/abc",
    "/shop/orders/abc",
    "/auth?return=/",
    "/shop/browse?_routes=root",
    "/api/products",
    "/healthz",
    "/nothing",
    `/shop/browse?search=${"a".repeat(400)}`,
  ])("%s is not kept", (target) => {
    expect(publicPageKey(target)).toBeNull();
  });
});

test("with a session the cart and what is no document depend on the person", () => {
  for (const target of ["/shop/cart", "/ga/shop/cart", "/shop/browse.data?page=2", "/_.data", "/robots.txt"])
    expect([publicPageKey(target), sharedPageKey(target)]).toEqual([target, null]);
  for (const target of ["/", "/ga", "/shop", "/shop/browse?page=2", "/ga/shop/product/led-par-7"])
    expect(sharedPageKey(target)).toBe(target);
  expect(sharedPageKey("/account")).toBeNull();
});

test("a session is seen with and without the secure prefix, and between other cookies", () => {
  expect(carriesSession("itsshowtime.session_token=x")).toBe(true);
  expect(carriesSession("a=b; __Host-itsshowtime.session_token=x")).toBe(true);
  expect(carriesSession("a=b; theme=light")).toBe(false);
  expect(carriesSession(undefined)).toBe(false);
});

test("a request with a session or the result of a redirect gets a page of its own", () => {
  expect(isPersonalCookie("a=b; __Host-flash-0123456789abcdef=user-changed")).toBe(true);
  expect(isPersonalCookie("flash-0123456789abcdef=user-changed")).toBe(true);
  expect(isPersonalCookie("itsshowtime.session_token=x")).toBe(true);
  expect(isPersonalCookie("a=flash-; theme=light")).toBe(false);
  expect(isPersonalCookie(undefined)).toBe(false);
});

test("every page that should last is one that is kept", () => {
  expect(LASTING_PATHS.filter((path) => publicPageKey(path) !== path)).toEqual([]);
  expect(LASTING_PATHS).toEqual(
    expect.arrayContaining(["/", "/ga", "/ga/contact", "/privacy", "/shop/browse"]),
  );
});

test("pages of products and hire items are no fixed pages", () => {
  expect(["/dry-hire/browse", "/ga/shop/browse", "/account"].filter((path) => !isFixedPage(path))).toEqual(
    [],
  );
  expect(["/dry-hire/item/led-par-7", "/shop/product/led-par-7"].filter(isFixedPage)).toEqual([]);
});
