import { describe, expect, it } from "vitest";
import { barePath, localeHref, localeOf } from "./locale.ts";

describe("addresses and languages", () => {
  it.each([
    ["/", "en"],
    ["/gallery", "en"],
    ["/ga", "ga"],
    ["/ga/studio5", "ga"],
  ])("%s is %s", (path, locale) => {
    expect(localeOf(path)).toBe(locale);
  });

  it.each(["/", "/hire", "/shop/browse", "/shop/product/x"])(
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
    expect(localeHref("ga", "/admin/import")).toBe("/admin/import");
    expect(localeHref("ga", "/api/products")).toBe("/api/products");
  });
});
