import { expect, test } from "vitest";
import { listPublicPages } from "../../scripts/make/public-pages.ts";
import { useTestServer } from "../support/http/test-server.ts";

const site = useTestServer({ SAMPLE_DATA: "1" });

/** Bytes of compressed scripts that a page may name, with React and without. */
const LIMITS = { hydrated: 125_000, plain: 12_000 };

const sizes = new Map<string, Promise<number>>();

function sizeOf(path: string): Promise<number> {
  const known =
    sizes.get(path) ??
    site.ask(path, { headers: { "Accept-Encoding": "br" } }).then(({ body }) => body.length);
  sizes.set(path, known);
  return known;
}

test("no public page loads more compressed scripts than its limit", async () => {
  const hydrated: string[] = [];
  const over: string[] = [];
  for (const path of await listPublicPages(site.origin)) {
    const { text } = await site.ask(path);
    const scripts = new Set(
      [...text.matchAll(/(?:src|href)="(\/assets\/[\w.-]+\.js)"/g)].map(([, file]) => file),
    );
    let bytes = 0;
    for (const script of scripts) bytes += await sizeOf(script ?? "");
    const isHydrated = text.includes("__reactRouterContext");
    if (isHydrated) hydrated.push(path);
    if (bytes > LIMITS[isHydrated ? "hydrated" : "plain"]) over.push(`${path}: ${bytes}`);
  }
  expect(over).toEqual([]);
  expect(hydrated).toEqual(expect.arrayContaining(["/shop/cart", "/ga/shop/cart", "/shop/request", "/auth"]));
});
