import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  acceptedEncoding,
  createPageCache,
  isKeptPage,
  isUnchanged,
  type PageCache,
} from "./page-cache.server.ts";

function setup(maxBytes = 1_000_000) {
  const site = { version: 1 as number | null, renders: 0 };
  const cache = createPageCache({
    peekVersion: () => site.version,
    readVersion: async () => site.version,
    maxBytes,
  });
  const page = (text: string, init?: ResponseInit) => async () => {
    site.renders += 1;
    return new Response(text, init);
  };
  return { site, cache, page };
}

async function textOf(cache: PageCache, key: string, render: () => Promise<Response>): Promise<string> {
  const page = await cache.get(key, render);
  return (isKeptPage(page) ? page.bodies.identity : page.body).toString();
}

describe("finished pages", () => {
  test("are rendered once for as many as ask at the same time, and then sent from memory", async () => {
    const { site, cache, page } = setup();
    const render = page("hello");
    const all = await Promise.all(Array.from({ length: 20 }, () => textOf(cache, "/", render)));
    expect(new Set(all)).toEqual(new Set(["hello"]));
    expect(site.renders).toBe(1);
    expect(cache.peek("/")?.bodies.identity.toString()).toBe("hello");
  });

  test("have Brotli ready, an ETag of their content, and may not be used without asking", async () => {
    const { cache, page } = setup();
    const kept = await cache.get("/", page("hello".repeat(100)));
    if (!isKeptPage(kept)) throw new Error("not kept");
    expect(brotliDecompressSync(kept.bodies.br ?? Buffer.alloc(0)).toString()).toBe("hello".repeat(100));
    expect(kept.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(Object.fromEntries(kept.headers)).toMatchObject({
      "cache-control": "public, max-age=0, must-revalidate",
      vary: "Accept-Encoding, Cookie",
    });
  });

  test("are rendered again after a write", async () => {
    const { site, cache, page } = setup();
    await cache.get("/", page("old"));
    site.version = 2;
    expect(cache.peek("/")).toBeNull();
    expect(await textOf(cache, "/", page("new"))).toBe("new");
  });

  test.each([
    ["a cookie", "x", { headers: { "Set-Cookie": "a=b" } }],
    ["another status", "x", { status: 404 }],
    ["a route that says so", "x", { headers: { "Cache-Control": "private, no-cache" } }],
  ])("with %s are not kept", async (_name, text, init) => {
    const { cache, page } = setup();
    expect(isKeptPage(await cache.get("/", page(text, init)))).toBe(false);
    expect(cache.size).toBe(0);
  });

  test("one visitor's cookie is never sent to another who waited for the same page", async () => {
    const { site, cache } = setup();
    const render = async () => {
      site.renders += 1;
      return new Response("x", { headers: { "Set-Cookie": `n=${site.renders}` } });
    };
    const pages = await Promise.all([cache.get("/", render), cache.get("/", render)]);
    const cookies = pages.map((page) => (isKeptPage(page) ? null : page.headers.get("set-cookie")));
    expect(new Set(cookies).size).toBe(2);
  });

  test("are served when rendering fails, and when the version cannot be read", async () => {
    const { site, cache, page } = setup();
    await cache.get("/", page("old"));
    site.version = 2;
    expect(await textOf(cache, "/", page("broken", { status: 503 }))).toBe("old");
    site.version = null;
    expect(await textOf(cache, "/", page("never asked for"))).toBe("old");
  });

  test("take no more memory than allowed; the longest unused goes first", async () => {
    const { cache, page } = setup(30_000);
    for (let n = 0; n < 10; n++) {
      await cache.get(`/${n}`, page(`${n}`.repeat(5_000)));
      cache.peek("/0");
    }
    expect(cache.bytes).toBeLessThanOrEqual(30_000);
    expect(cache.peek("/0")).not.toBeNull();
    expect(cache.peek("/1")).toBeNull();
    expect(cache.peek("/9")).not.toBeNull();
  });
});

test("the best encoding that the client takes", () => {
  expect(acceptedEncoding("gzip, deflate, br, zstd")).toBe("br");
  expect(acceptedEncoding("gzip;q=1.0, br;q=0")).toBe("gzip");
  expect(acceptedEncoding("br;q=0, gzip;q=0")).toBe("identity");
  expect(acceptedEncoding("deflate")).toBe("identity");
  expect(acceptedEncoding(undefined)).toBe("identity");
});

test("a client's copy is compared weakly and in lists", () => {
  expect(isUnchanged('W/"a"', 'W/"a"')).toBe(true);
  expect(isUnchanged('"a"', 'W/"a"')).toBe(true);
  expect(isUnchanged('W/"x", W/"a"', 'W/"a"')).toBe(true);
  expect(isUnchanged("*", 'W/"a"')).toBe(true);
  expect(isUnchanged('W/"b"', 'W/"a"')).toBe(false);
  expect(isUnchanged(undefined, 'W/"a"')).toBe(false);
});
