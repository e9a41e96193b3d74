import { eq, not } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "#app/db/schema/shop/catalog.ts";
import { decode } from "#tests/support/http/html-text.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";
import fleet from "../../../sample/fleet.json" with { type: "json" };
import { listPublicPages } from "../../../scripts/make/public-pages.ts";

const site = useTestServer({ SAMPLE_DATA: "1" });

type Json = Record<string, unknown>;

const isIrish = (path: string) => /^\/ga(?:\/|$)/.test(path);
const english = (path: string) => (isIrish(path) ? path.slice(3) || "/" : path);
const irish = (path: string) => (path === "/" ? "/ga" : `/ga${path}`);

const heads = new Map<string, ReturnType<typeof readHead>>();

function headOf(path: string) {
  const head = heads.get(path) ?? readHead(path);
  heads.set(path, head);
  return head;
}

/** The page's head: title, meta elements by name or property, links, and its structured data. */
async function readHead(path: string) {
  const { status, text } = await site.ask(path);
  expect(status, path).toBe(200);
  const attribute = (tag: string, name: string) =>
    decode(new RegExp(`\\b${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "");
  const tags = (name: string) => text.match(new RegExp(`<${name}\\b[^>]*>`, "g")) ?? [];
  const meta = Object.fromEntries(
    tags("meta").map((tag) => [
      attribute(tag, "name") || attribute(tag, "property"),
      attribute(tag, "content"),
    ]),
  );
  const links = tags("link").map((tag) => ({
    rel: attribute(tag, "rel"),
    language: attribute(tag, "hreflang"),
    href: attribute(tag, "href"),
  }));
  const data = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json) as Json,
  );
  return {
    title: decode(/<title[^>]*>([^<]*)<\/title>/.exec(text)?.[1] ?? ""),
    titles: text.match(/<title[\s>]/g)?.length,
    meta,
    links,
    data,
    text,
  };
}

function ofType(data: readonly Json[], type: string): Json | undefined {
  return data.find((entry) => entry["@type"] === type);
}

const addressOf = (url: string | undefined): string => {
  const { pathname, search } = new URL(url ?? "");
  return pathname + search;
};

async function sitemapEntries(): Promise<string[]> {
  const { text } = await site.ask("/sitemap.xml");
  return [...text.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, url]) => addressOf(url));
}

async function listedPages(): Promise<string[]> {
  const listed = new Set(await sitemapEntries());
  return (await listPublicPages(site.origin)).filter((path) => listed.has(path));
}

test("every listed page says who it is, once, in its language", async () => {
  const seen = new Map<string, string>();
  for (const path of await listedPages()) {
    const { title, titles, meta, links } = await headOf(path);
    expect([path, titles]).toEqual([path, 1]);
    expect(title, path).toMatch(/ItsShowTime/);
    expect(meta["description"]?.length, path).toBeGreaterThan(30);
    expect(meta["robots"], path).toBeUndefined();
    for (const shown of [title, meta["description"] ?? ""]) {
      const other = seen.get(shown);
      // A product's description is its supplier's in both languages.
      if (!/\/(?:product|item)\//.test(path)) expect([path, shown, other]).toEqual([path, shown, undefined]);
      seen.set(shown, path);
    }
    const address = (locale: "en" | "ga") =>
      site.origin + (locale === "ga" ? irish(english(path)) : english(path));
    const here = address(isIrish(path) ? "ga" : "en");
    const bare = (url: string) => url.replace(/\/$/, "");
    expect(links.filter(({ rel }) => rel === "canonical").map(({ href }) => bare(href))).toEqual([
      bare(here),
    ]);
    expect(
      links.filter(({ rel }) => rel === "alternate").map(({ language, href }) => [language, bare(href)]),
    ).toEqual([
      ["en", bare(address("en"))],
      ["ga", bare(address("ga"))],
      ["x-default", bare(address("en"))],
    ]);
  }
});

test("every listed page shows other sites a picture and words of its own", async () => {
  for (const path of await listedPages()) {
    const { title, meta } = await headOf(path);
    const locale = isIrish(path) ? "ga" : "en";
    expect(meta, path).toMatchObject({
      "og:type": "website",
      "og:site_name": "ItsShowTime",
      "og:description": meta["description"],
      "og:locale": `${locale}_IE`,
      "og:locale:alternate": locale === "ga" ? "en_IE" : "ga_IE",
      "og:image:alt": expect.stringMatching(/./),
      "twitter:card": "summary_large_image",
    });
    expect(title, path).toContain(meta["og:title"]);
    expect(addressOf(meta["og:url"]), path).toBe(path);
    const picture = new URL(meta["og:image"] ?? "");
    expect(picture.origin).toBe(site.origin);
    if (!/\/(?:product|item)\//.test(path))
      expect(picture.pathname).toMatch(new RegExp(`^/social/[a-z0-9-]+-${locale}\\.jpg$`));
    const { status, headers, body } = await site.ask(picture.pathname);
    expect([path, status]).toEqual([path, 200]);
    expect(headers["content-type"]).toMatch(/^image\/jpeg$/);
    expect(body.length).toBeLessThanOrEqual(90_000);
  }
});

test("a kit's page shows other sites the kit", async () => {
  const kits = Object.values(fleet.pictures).filter((name) => name.startsWith("kit-"));
  expect(kits).toHaveLength(3);
  const pages = (await listedPages()).filter((path) => /^\/dry-hire\/item\//.test(path));
  const shown = await Promise.all(pages.map(async (path) => (await headOf(path)).meta["og:image"] ?? ""));
  for (const kit of kits)
    expect(shown.filter((picture) => picture.startsWith(`${site.origin}/pictures/${kit}-`))).toHaveLength(1);
});

test("pages of one visitor stay out of search engines", async () => {
  for (const path of ["/shop/cart", "/ga/auth", "/shop/browse?search=lamp"]) {
    const { text } = await site.ask(path);
    expect(text, path).toMatch(/<meta name="robots" content="noindex/);
    expect(text, path).not.toContain('rel="canonical"');
  }
});

test("cart, request, success and sign-in name themselves and their address in both languages", async () => {
  for (const path of [
    "/shop/cart",
    "/shop/request",
    "/shop/success?order=x",
    "/auth?tab=sign-up",
    "/auth/forgot",
  ])
    for (const here of [path, irish(path)]) {
      const { title, meta, links } = await headOf(here);
      const locale = isIrish(here) ? "ga" : "en";
      expect(meta, here).toMatchObject({
        robots: "noindex",
        "og:locale": `${locale}_IE`,
        "og:locale:alternate": locale === "ga" ? "en_IE" : "ga_IE",
      });
      expect(meta["og:title"], here).toMatch(/./);
      expect(title, here).toContain(meta["og:title"]);
      const bare = path.replace(/\?.*/, "");
      expect(
        links.filter(({ rel }) => rel === "alternate").map(({ language, href }) => [language, href]),
        here,
      ).toEqual([
        ["en", site.origin + bare],
        ["ga", site.origin + irish(bare)],
        ["x-default", site.origin + bare],
      ]);
    }
});

test("the start page tells of the company, the studio of its video", async () => {
  const home = ofType((await headOf("/")).data, "LocalBusiness");
  expect(home).toMatchObject({
    "@context": "https://schema.org",
    name: expect.stringMatching(/./),
    url: site.origin,
    address: { "@type": "PostalAddress", addressLocality: "Galway", addressCountry: "IE" },
  });
  const video = ofType((await headOf("/ga/studio5")).data, "VideoObject");
  expect(video).toMatchObject({ duration: "PT8S", uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\d/) });
  for (const url of [video?.["contentUrl"], video?.["thumbnailUrl"]]) {
    const { pathname } = new URL(String(url));
    expect((await site.ask(pathname)).status, pathname).toBe(200);
  }
});

test("every page below the start names the way to it, and each step of it is there", async () => {
  const below = (await listedPages()).filter(
    (path) => !/^\/(?:ga|shop)?$|^(?:\/ga)?\/shop(?:\/browse)?$/.test(path),
  );
  expect(below.length).toBeGreaterThan(20);
  const reached = new Set<string>();
  for (const path of below) {
    const way = ofType((await headOf(path)).data, "BreadcrumbList")?.["itemListElement"] as
      | { position: number; name: string; item: string }[]
      | undefined;
    expect(
      way?.map(({ position }) => position),
      path,
    ).toEqual(way?.map((_step, index) => index + 1));
    expect(addressOf(way?.at(-1)?.item)).toBe(path);
    for (const { item } of way ?? []) {
      if (reached.has(item)) continue;
      reached.add(item);
      const { pathname, search } = new URL(item);
      expect((await site.ask(pathname + search)).status, item).toBe(200);
    }
  }
});

test("a product is offered with price and stock, and no name can end the script it is in", async () => {
  const { db } = site.running.services.database;
  const wicked = "Lamp </script><script>alert(1)</script> & Son";
  const [chosen] = await db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(not(eq(products.slug, "")))
    .orderBy(products.slug)
    .offset(20)
    .limit(1);
  await db
    .update(products)
    .set({ name: wicked })
    .where(eq(products.id, chosen?.id ?? ""));
  const { data, text, title } = await headOf(`/shop/product/${chosen?.slug}`);
  expect(text).not.toContain("<script>alert(1)");
  expect(title).toBe(`${wicked} – ItsShowTime`);
  expect(ofType(data, "Product")).toMatchObject({
    name: wicked,
    image: [expect.stringMatching(/^http/)],
    offers: {
      "@type": "Offer",
      price: expect.stringMatching(/^\d+\.\d\d$/),
      priceCurrency: "EUR",
      availability: expect.stringMatching(/^https:\/\/schema\.org\//),
    },
  });
});

test("the sitemap names every page in both languages, robots.txt the sitemap, the manifest real icons", async () => {
  const { text } = await site.ask("/sitemap.xml");
  const entries = await sitemapEntries();
  expect(new Set(entries).size).toBe(entries.length);
  expect(entries.filter(isIrish).map(english).sort()).toEqual(
    entries.filter((path) => !isIrish(path)).sort(),
  );
  expect(text.match(/hreflang="ga"/g)).toHaveLength(entries.length);
  const robots = (await site.ask("/robots.txt")).text;
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: \/$/m);
  const manifest = JSON.parse((await site.ask("/manifest.webmanifest")).text) as { icons: { src: string }[] };
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src } of manifest.icons) expect((await site.ask(src)).status, src).toBe(200);
});
