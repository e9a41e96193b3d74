import { describe, expect, it } from "vitest";
import { readAddressList } from "./address-list.ts";
import { assessAddress } from "./assess.ts";
import { readOldAddress, withoutNoise } from "./old-address.ts";
import { type SiteRows, toSiteIndex, wordpressSlug } from "./site-index.ts";
import { readSitemapXml } from "./sitemap-xml.ts";

describe("sitemaps", () => {
  it("are read for their pages alone, whatever else a plugin writes", () => {
    const xml = `<?xml version="1.0"?><?xml-stylesheet href="//x/main.xsl"?>
      <!-- made by a plugin --><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" note='a > b'>
      <url><loc> https://old.ie/product/par/?a=1&amp;b=2 </loc>
        <image:image><image:loc>https://old.ie/par.jpg</image:loc></image:image></url>
      <url><loc><![CDATA[https://old.ie/soilsi&ú]]></loc><lastmod/></url></urlset>`;
    expect(readSitemapXml(xml)).toEqual({
      ok: true,
      value: { addresses: ["https://old.ie/product/par/?a=1&b=2", "https://old.ie/soilsi&ú"], sitemaps: [] },
    });
  });

  it.each([
    ['\n<?xml version="1.0"?><urlset><url><loc>https://old.ie/a</loc></url></urlset>', "https://old.ie/a"],
    ["<urlset><url><loc>https://old.ie/?a=1&b=2&c</loc></url></urlset>", "https://old.ie/?a=1&b=2&c"],
    ["<urlset><url><loc>https://old.ie/?a&</loc></url></urlset>", "https://old.ie/?a&"],
  ])("%j, which plugins write though it is not XML, is read", (xml, address) => {
    expect(readSitemapXml(xml)).toMatchObject({ ok: true, value: { addresses: [address] } });
  });

  it("may be lists of sitemaps", () => {
    const xml = "<sitemapindex><sitemap><loc>https://old.ie/a.xml</loc></sitemap></sitemapindex>";
    expect(readSitemapXml(xml)).toMatchObject({ value: { sitemaps: ["https://old.ie/a.xml"] } });
  });

  it.each([
    ["<urlset>\n<url><loc>https://old.ie/a", { kind: "broken", line: 2, what: "unclosed" }],
    ["<urlset>\n<url></loc></urlset>", { kind: "broken", line: 2, what: "wrong-close" }],
    ["<urlset><url><loc>&nbsp;</loc></url></urlset>", { kind: "broken", line: 1, what: "entity" }],
    ["<urlset>< url></urlset>", { kind: "broken", line: 1, what: "tag" }],
    ["<urlset></urlset>\nmore", { kind: "broken", line: 1, what: "outside" }],
    [
      '<?xml version="1.0"?>\n<!DOCTYPE urlset [<!ENTITY x SYSTEM "file:///etc/passwd">]><urlset/>',
      { kind: "declares", line: 2 },
    ],
    ["<!doctype html><html></html>", { kind: "web-page" }],
    ["<rss></rss>", { kind: "other-root", root: "rss" }],
    [`${"<a>".repeat(4)}`.replace("<a>", "<urlset>").repeat(40), { kind: "broken", line: 1, what: "tag" }],
  ])("%j is refused", (xml, error) => {
    expect(readSitemapXml(xml)).toEqual({ ok: false, error });
  });

  it("of ten megabytes are read", () => {
    const url = "<url><loc>https://old.ie/product/some-product-with-a-name-0000/</loc></url>";
    expect(readSitemapXml(`<urlset>${url.repeat(130_000)}</urlset>`)).toMatchObject({ ok: true });
    expect(readSitemapXml(`<urlset>${"<".repeat(1_000_000)}`)).toMatchObject({ ok: false });
  });
});

describe("lists", () => {
  it("hold an address somewhere on each line", () => {
    const text = `URL\tImages\tLast Mod.
https://old.ie/product/a/\t3\t2024-05-01 10:00
"/product/b/",12,3
www.old.ie/c/d
?p=12
product/e/
Top pages
https://old.ie/product-sitemap.xml\t2024-01-01
https://old.ie/product/a/`;
    expect(readAddressList(text)).toEqual({
      ok: true,
      value: {
        addresses: [
          "https://old.ie/product/a/",
          "/product/b/",
          "https://www.old.ie/c/d",
          "/?p=12",
          "/product/e/",
        ],
        sitemaps: ["https://old.ie/product-sitemap.xml"],
        passed: 2,
      },
    });
  });

  it("hold whole addresses behind however much else", () => {
    const line = `${"A long title ".repeat(307)}\t/product/par-can/`;
    expect(readAddressList(line)).toMatchObject({ value: { addresses: ["/product/par-can/"] } });
  });

  it.each([
    ["  \n ", "empty"],
    ["nothing of that kind", "no-addresses"],
    [Array.from({ length: 50_001 }, (_, n) => `/product/${n}`).join("\n"), "too-many"],
  ])("without any, or with too many, are refused", (text, kind) => {
    expect(readAddressList(text)).toMatchObject({ ok: false, error: { kind } });
  });
});

it.each([
  [
    "https://www.old.ie/product/par-can/?utm_source=x",
    "/product/par-can",
    { kind: "product", slug: "par-can" },
  ],
  [
    "/shop/lighting/par-can/",
    "/shop/lighting/par-can",
    { kind: "product", slug: "par-can", trail: ["lighting"] },
  ],
  ["/ga/product/soilsi%c3%ba/", "/ga/product/soilsi%C3%BA", { kind: "product", slug: "soilsiú" }],
  [
    "/product-category/lights/led/page/2/",
    "/product-category/lights/led/page/2",
    { trail: ["lights", "led"] },
  ],
  ["/shop/page/2/", "/shop/page/2", { kind: "page", segments: ["shop"] }],
  ["/?p=123", "/?p=123", { kind: "number", number: 123 }],
  ["/?product=par-can&v=3", "/?product=par-can", { kind: "product", slug: "par-can" }],
  ["/?orderby=price", "/", { kind: "page", segments: [] }],
  ["/wp-content/uploads/a.jpg", "/wp-content/uploads/a.jpg", { kind: "machinery" }],
  ["/product-tag/moving-head/", "/product-tag/moving-head", { kind: "tag", slug: "moving-head" }],
  ["/product/%zz/", "/product/%zz", { kind: "product", slug: "%zz" }],
])("%s is read by its shape", (text, from, page) => {
  expect(readOldAddress(text)).toMatchObject({ from, page });
});

describe("proposals", () => {
  const product = (slug: string, name: string, more = {}) => ({
    slug,
    name,
    nameGa: null,
    sku: null,
    sourceId: null,
    ...more,
  });
  const rows: SiteRows = {
    products: [
      product("par-can-64", "Par Can 64"),
      product("etc-source-four-26", "ETC Source Four 26°", { sku: "ETC-426-B", sourceId: 77 }),
      product("a-and-b-cable-12-5-m", "A&B Cable 12.5 m"),
      product("robe-pointe", "Robe Pointe moving head"),
    ],
    variations: [{ slug: "par-can-64", sku: "PAR64-BLK", sourceId: 78 }],
    former: [{ from: "old-pointe", to: "robe-pointe" }],
    categories: [
      { slug: "lighting", path: "Lighting" },
      { slug: "led", path: "Lighting > LED" },
      { slug: "led-video", path: "Video > LED" },
    ],
    brands: ["etc"],
    hireItems: ["moving-head"],
    redirects: new Map([["/old-hire", "/hire"]]),
  };
  const isPage = (path: string) =>
    ["/", "/shop", "/shop/browse", "/hire", "/contact", "/ga/hire"].includes(path);
  const site = toSiteIndex(rows, isPage);
  const assess = (text: string) => {
    const address = readOldAddress(text);
    if (!address) throw new Error(text);
    return assessAddress(address, site);
  };

  it.each([
    ["/product/par-can-64/", "/shop/product/par-can-64", "slug"],
    ["/product/par-can-64-2/", "/shop/product/par-can-64", "slug"],
    ["/product/ab-cable-12-5-m/", "/shop/product/a-and-b-cable-12-5-m", "slug"],
    ["/product/old-pointe", "/shop/product/robe-pointe", "former"],
    ["/?p=77", "/shop/product/etc-source-four-26", "number"],
    ["/?p=78", "/shop/product/par-can-64", "number"],
    ["/product/etc426b", "/shop/product/etc-source-four-26", "sku"],
    ["/product/source-four-26-etc-profile", "/shop/product/etc-source-four-26", "alike"],
    ["/product/robe-spot-moving", "/shop/product/robe-pointe", "perhaps"],
    ["/ga/product/par-can-64", "/ga/shop/product/par-can-64", "slug"],
    ["/product-category/lighting/led/", "/shop/browse?category=led", "category"],
    ["/product-category/lighting/neon/", "/shop/browse?category=lighting", "category-above"],
    ["/product-category/video/led", "/shop/browse?category=led-video", "category"],
    ["/brand/etc/", "/shop/browse?brand=etc", "brand"],
    ["/product-tag/moving-head/", "/shop/browse?search=moving+head", "tag"],
    ["/contact-us/", "/contact", "page"],
    ["/par-can-64/", "/shop/product/par-can-64", "slug"],
    ["/shop/page/2", "/shop", "page"],
  ])("%s → %s (%s)", (text, target, reason) => {
    expect(assess(text)).toMatchObject({ outcome: "proposed", target, reason });
  });

  it.each([
    ["/hire", "answers"],
    ["/shop/product/old-pointe", "answers"],
    ["/old-hire/", "redirected"],
    ["/product/par-can-56", "none"],
    ["/product/something-quite-different", "none"],
    ["/feed/", "machinery"],
    ["/?p=1", "none"],
  ])("%s is %s", (text, outcome) => {
    expect(assess(text)).toMatchObject({ outcome });
  });

  it("know the slugs that WordPress makes", () => {
    expect(wordpressSlug("Sháú 19″ Rack – 2.5×3 &amp; “Case”")).toBe("shau-19-rack-2-5x3-case");
  });
});

describe("addresses without parameters that change nothing", () => {
  it("keep the others", () => {
    expect(withoutNoise("/x?utm_source=a&p=4&gclid=b&p=5")).toBe("/x?p=4&p=5");
    expect(withoutNoise("/x?q=a%20b")).toBe("/x?q=a%20b");
    expect(withoutNoise("/x?ref=a")).toBe("/x");
  });

  it("are found in time proportional to the query, which anybody chooses", () => {
    const cpu = (n: number) => {
      const query = Array.from({ length: n }, (_, at) => `filter_${at}=`).join("&");
      const times = Array.from({ length: 5 }, () => {
        const { user } = process.cpuUsage();
        withoutNoise(`/x?${query}`);
        return process.cpuUsage().user - user;
      });
      return Math.min(...times);
    };
    const small = cpu(1_000);
    // Eight times as long: anything quadratic would take 64 times as long.
    expect(cpu(8_000)).toBeLessThan(30 * Math.max(small, 1_000));
  });
});
