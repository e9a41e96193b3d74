import { describe, expect, it } from "vitest";
import {
  assetsIn,
  filesOfPage,
  handlingOf,
  importsIn,
  isPublic,
  markedAsKept,
  offlinePathFor,
  readPageTitle,
  withKeptPages,
} from "./kept-pages.ts";

describe("what is kept", () => {
  it.each([
    "/admin",
    "/admin/hire/hires",
    "/admin/hire/warehouse/1/return/check",
    "/admin/orders/1",
    "/api/products",
    "/auth",
    "/ga/auth/reset",
    "/account/orders",
    "/ga/account",
    "/shop/checkout/abc",
    "/ga/shop/checkout/abc",
    "/shop/pay/x",
    "/shop/orders/abc",
    "/shop/success",
    "/shop/request",
    "/dry-hire/quote/abc",
    "/ga/dry-hire/hire/abc",
  ])("never %s", (path) => {
    expect(handlingOf(path, true)).toBe("private-page");
    expect(handlingOf(path, false)).toBe("none");
    expect(handlingOf(`${path}.data`, false)).toBe("none");
  });

  it.each([
    ["/shop/browse", true, "page"],
    ["/ga/shop/product/par-can", true, "page"],
    ["/administration", true, "page"],
    ["/admin/hire/warehouse", true, "work-page"],
    ["/admin/hire/warehouse/1/prepare", true, "work-page"],
    ["/admin/hire/warehouse/1/return.data", false, "none"],
    ["/admin/hire/warehouse/scans", false, "none"],
    ["/assets/shell-Abc_1234.js", false, "immutable"],
    ["/pictures/stage-12345678.webp", false, "picture"],
    ["/media/a.webp", false, "picture"],
    ["/favicon.svg", false, "picture"],
    ["/shop/cart.data", false, "none"],
    ["/sw.js", false, "none"],
    ["/videos/a.mp4", false, "none"],
  ] as const)("%s", (path, isNavigation, handling) => expect(handlingOf(path, isNavigation)).toBe(handling));

  it("is only what everybody may see", () => {
    expect(isPublic("public, max-age=0, must-revalidate")).toBe(true);
    for (const value of [null, "", "private, no-store", "no-cache", "public, no-store"])
      expect(isPublic(value)).toBe(false);
  });
});

describe("reading pages", () => {
  it("finds files and titles", () => {
    expect(assetsIn('<link href="/assets/root-AbCd1234.css"><script src="/assets/a-12345678.js">')).toEqual([
      "/assets/root-AbCd1234.css",
      "/assets/a-12345678.js",
    ]);
    expect(
      filesOfPage(
        '<link rel="modulepreload" href="/assets/cart-12345678.js"><script type="module">routes={"/assets/home-12345678.js"}</script><script src="/assets/a-12345678.js"></script>',
      ),
    ).toEqual(["/assets/cart-12345678.js", "/assets/a-12345678.js"]);
    expect(
      importsIn(`import"./c.js";import{a}from"./d.js";x=import(\`./toaster-1.js\`),import('./b.js')`),
    ).toEqual(["/assets/c.js", "/assets/d.js", "/assets/toaster-1.js", "/assets/b.js"]);
    expect(readPageTitle("<title>Par &amp; Can – ItsShowTime</title>")).toBe("Par &amp; Can");
    expect(offlinePathFor("/ga/shop")).toBe("/ga/offline");
    expect(offlinePathFor("/gala")).toBe("/offline");
  });

  it("marks and fills them without letting an address out of its attribute", () => {
    expect(markedAsKept('<html lang="en">', '"x')).toBe('<html data-kept="&quot;x" lang="en">');
    const page = '<section data-kept-pages="" hidden=""><ul data-kept-list=""></ul></section>';
    const filled = withKeptPages(page, [{ href: '/shop?a="b', title: "A" }]);
    expect(filled).toContain('<section data-kept-pages=""><ul data-kept-list="">');
    expect(filled).toContain('<li><a href="/shop?a=&quot;b">A</a></li>');
    expect(withKeptPages(page, [])).toBe(page);
  });
});
