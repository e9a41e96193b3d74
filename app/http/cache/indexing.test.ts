import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { handlingOf } from "#app/ui/shell/service-worker/kept-pages.ts";
import { loggedPath } from "../health/logged-path.ts";
import { canonicalSearch, isIndexed, namesBothLanguages } from "./indexing.ts";

test("search engines see public pages only, and no search results of ours", () => {
  expect(isIndexed("/ga/shop/browse", "?page=2")).toBe(true);
  expect(isIndexed("/shop/product/par", "")).toBe(true);
  expect(isIndexed("/shop/browse", "?search=led")).toBe(false);
  for (const path of [
    "/admin",
    "/ga/account/orders",
    "/auth",
    "/shop/cart",
    "/ga/shop/orders/abc",
    "/dry-hire/quote/abc",
    "/Dry-Hire/Quote/abc",
  ]) {
    expect(isIndexed(path, "")).toBe(false);
  }
});

test("no address with a token is indexed, nor kept by the service worker", () => {
  const routes = readFileSync("app/routes.ts", "utf8");
  const paths = [...routes.matchAll(/route\("([^"]*:token[^"]*)"/g)].map(([, path]) => `/${path}`);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => isIndexed(path, ""))).toEqual([]);
  expect(paths.filter((path) => handlingOf(path, true) !== "private-page")).toEqual([]);
  expect(paths.filter((path) => handlingOf(path.toUpperCase(), true) !== "private-page")).toEqual([]);
});

test("the address a page is known by", () => {
  expect(canonicalSearch("?page=1")).toBe("");
  expect(canonicalSearch("?utm_source=x&page=2&category=cables")).toBe("?page=2&category=cables");
});

test("the log never holds a token that opens an order, nor an endless path", () => {
  expect(loggedPath("/shop/orders/AbCdEfGhIjKlMnOpQrStUvWxYz012345")).toBe("/shop/orders/:token");
  expect(loggedPath("/shop/orders/AbCdEfGhIjKlMnOpQrStUvWxYz012345.data")).toBe("/shop/orders/:token");
  expect(loggedPath("/calendar/AbCdEfGhIjKlMnOpQrStUvWxYz012345.ics")).toBe("/calendar/:token");
  expect(loggedPath("/shop/product/moving-head-spot")).toBe("/shop/product/moving-head-spot");
  expect(loggedPath(`/${"a".repeat(500)}`)).toHaveLength(201);
});

test("both languages are named by indexed pages and by personal ones that anybody may open", () => {
  for (const path of [
    "/contact",
    "/ga/shop/cart",
    "/shop/request",
    "/ga/shop/success",
    "/auth",
    "/auth/forgot",
  ])
    expect([path, namesBothLanguages(path, "")]).toEqual([path, true]);
  for (const path of [
    "/admin",
    "/ga/account/orders",
    "/shop/orders/abc",
    "/shop/checkout/abc",
    "/auth/reset",
  ])
    expect([path, namesBothLanguages(path, "")]).toEqual([path, false]);
  expect(namesBothLanguages("/shop/browse", "?search=led")).toBe(false);
});
