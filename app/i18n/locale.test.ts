import { describe, expect, it } from "vitest";
import { barePath, localeAddress, localeHref, localeOf, toLocale } from "./locale.ts";

describe("addresses and languages", () => {
  it.each([
    ["/", "en"],
    ["/gallery", "en"],
    ["/ga", "ga"],
    ["/ga/studio5", "ga"],
  ])("%s is %s", (path, locale) => {
    expect(localeOf(path)).toBe(locale);
  });

  it.each(["/", "/hire", "/shop/browse", "/shop/product/x"] as const)(
    "%s goes to Irish and back unchanged",
    (path) => {
      expect(barePath(localeHref("ga", path))).toBe(path);
      expect(barePath(localeHref("en", path))).toBe(path);
    },
  );

  it("keeps anchors and queries of the home page", () => {
    expect(localeHref("ga", "/#contact")).toBe("/ga#contact");
    expect(localeHref("ga", "/?x=1")).toBe("/ga?x=1");
  });

  it("leaves the back office and the API where they are", () => {
    expect(localeHref("ga", "/admin")).toBe("/admin");
    expect(localeAddress("ga", "/api/products")).toBe("/api/products");
  });

  it("takes the paths of the route table and no others", () => {
    localeHref("en", "/shop/orders/token/withdraw");
    localeHref("en", "/account/addresses?add");
    // @ts-expect-error: there is no such page.
    localeHref("en", "/shop/browze");
    // @ts-expect-error: nor one below it.
    localeHref("en", "/contact/form");
    // @ts-expect-error: the language is not a part of the path.
    localeHref("ga", "/ga/contact");
    // @ts-expect-error: the path is known at run time alone.
    localeHref("en", String("/contact"));
  });
});

it("takes anything but Irish for English", () => {
  expect(["ga", "en", "GA", "", null, undefined].map(toLocale)).toEqual(["ga", "en", "en", "en", "en", "en"]);
});
