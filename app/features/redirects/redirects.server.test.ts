import { expect, it } from "vitest";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { addLines, removeTicked } from "./change-redirects.server.ts";
import { exportRedirects } from "./export-redirects.server.ts";
import { countHit, findRedirect, listRedirects } from "./queries.server.ts";
import { MAX_CHAIN } from "./redirect-ways.ts";
import { readRedirectLines } from "./redirects.ts";

const db = await useTestDb();

const PAGES = ["/", "/shop", "/hire", "/contact", "/shop/browse"];
const isPage = (path: string) => PAGES.includes(path.replace(/^\/ga(?=\/)/, ""));

const add = (lines: string) => addLines(db, { lines, actorId: "editor", isPage });

it("answers old addresses in both languages, with and without a query, and counts", async () => {
  await add("/old-hire,/hire\n/index?page=4,/contact,308");
  expect(await findRedirect(db, "/old-hire?utm_source=x")).toMatchObject({ target: "/hire", status: 301 });
  expect(await findRedirect(db, "/ga/old-hire")).toMatchObject({ target: "/ga/hire" });
  expect(await findRedirect(db, "/index?page=4")).toMatchObject({ target: "/contact", status: 308 });
  expect(await findRedirect(db, "/index?page=5")).toBeNull();
  const found = await findRedirect(db, "/old-hire");
  await countHit(db, found?.id ?? "", new Date());
  const { redirects } = await listRedirects(db, { search: "hire", after: "" });
  expect(redirects).toMatchObject([{ from: "/old-hire", hits: 1 }]);
  const file = await exportRedirects(db, "");
  expect(file).toContain("/old-hire,/hire,301,1,20");
  // What was taken along can be pasted back.
  expect(readRedirectLines(file.replace("\uFEFF", "")).refused).toEqual([]);
});

it("leaves out what would lead in a circle, also with what is there, and takes ticked ones away", async () => {
  expect(await add("/a,/b\n/b,/c")).toMatchObject({ stored: 2, refused: [] });
  expect(await add("/c,/a\n/x,/y")).toMatchObject({ stored: 1, refused: [{ fault: "loop" }] });
  const { redirects } = await listRedirects(db, { search: "", after: "" });
  const ids = redirects.slice(0, 2).map(({ id }) => id);
  expect(await removeTicked(db, { ids, actorId: "editor" })).toEqual([]);
  expect((await listRedirects(db, { search: "", after: "" })).redirects.map(({ from }) => from)).toEqual([
    "/x",
  ]);
});

const remove = async (...wanted: readonly string[]) => {
  const { redirects } = await listRedirects(db, { search: "", after: "" });
  const ids = redirects.filter(({ from }) => wanted.includes(from)).map(({ id }) => id);
  return removeTicked(db, { ids, actorId: "editor" });
};
const allFrom = async () =>
  (await listRedirects(db, { search: "", after: "" })).redirects.map(({ from }) => from).sort();

it.each([
  ["with a query", "/old-b?colour=red", "/shop", "/old-a"],
  ["of an Irish page", "/ga/old-b", "/ga/shop", "/ga/old-a"],
])(
  "keeps a redirect %s without which others would lead in a circle, and takes the rest away",
  async (_, exact, target, other) => {
    await add(`${exact},${target}\n/old-b,/old-a\n/x,/hire`);
    expect(await add(`${other},${exact}`)).toMatchObject({ stored: 1, refused: [] });
    expect(await remove(exact, "/x")).toEqual([{ from: exact, target, fault: "loop" }]);
    expect(await allFrom()).toEqual([exact, other, "/old-b"].sort());
    // Together with one of the circle it goes.
    expect(await remove(exact, "/old-b")).toEqual([]);
    expect(await allFrom()).toEqual([other]);
  },
);

it("keeps a redirect without which more would follow one another than a browser follows", async () => {
  const lines = Array.from({ length: MAX_CHAIN }, (_, n) => `/n${n},/n${n + 1}`);
  await add(["/n0?page=1,/shop", ...lines].join("\n"));
  expect(await add("/start,/n0?page=1")).toMatchObject({ stored: 1, refused: [] });
  expect(await remove("/n0?page=1")).toEqual([{ from: "/n0?page=1", target: "/shop", fault: "chain" }]);
  expect(await removeTicked(db, { ids: ["none"], actorId: "editor" })).toBeNull();
});

it("refuses what only more redirects than a browser follows would lead to", async () => {
  const lines = Array.from({ length: 30 }, (_, n) => `/long-chain/${n + 1},/long-chain/${n}`);
  const { stored, refused } = await add(lines.join("\n"));
  expect(stored).toBe(29);
  const text = `/long-chain/${MAX_CHAIN + 1}, /long-chain/${MAX_CHAIN}`;
  expect(refused).toMatchObject([{ text, fault: "chain" }]);
});

it.each([
  { order: "as they are followed", first: 0 },
  { order: "from the middle on", first: 15 },
])("refuses the line that makes too many redirects in a row, pasted $order", async ({ first }) => {
  const all = Array.from({ length: 30 }, (_, n) => `/row-${first}/${n}, /row-${first}/${n + 1}`);
  const { stored, refused } = await add([...all.slice(first), ...all.slice(0, first)].join("\n"));
  expect(stored).toBe(29);
  // From the middle on, the last line joins the two parts.
  const text = first === 0 ? all[MAX_CHAIN] : all[first - 1];
  expect(refused).toMatchObject([{ text, fault: "chain" }]);
  let steps = 0;
  for (let at: string | undefined = `/row-${first}/0`; at; steps += 1)
    at = (await findRedirect(db, at))?.target;
  expect(steps - 1).toBeLessThanOrEqual(MAX_CHAIN);
});

it("gives a circle back with its status, as it can be sent again", async () => {
  const { refused } = await add("/round,/about\n/about,/round,308\n/first,/second\n/second,/first");
  expect(refused.map(({ text }) => text)).toEqual(["/about, /round, 308", "/second, /first"]);
});

it("stores every line of a paste as long as a request may be", async () => {
  const line = (n: number) => `/long-paste/${n}/${"x".repeat(120)},/shop/${n}/${"y".repeat(120)}`;
  const lines = Array.from({ length: 3_000 }, (_, n) => line(n));
  expect(await add(lines.join("\n"))).toMatchObject({ stored: 3_000, refused: [] });
  const [last] = (await listRedirects(db, { search: "long-paste/2999/", after: "" })).redirects;
  expect(last?.target).toBe(`/shop/2999/${"y".repeat(120)}`);
});

it("refuses an address that the site has a page at, which would never be followed", async () => {
  await createProduct(db, { name: "Par Can", slug: "par-can" });
  await createHireItem(db, { slug: "moving-head" });
  const lines = [
    "/shop",
    "/ga/hire",
    "/shop?from=old",
    "/shop/product/par-can",
    "/dry-hire/item/moving-head",
  ].map((from) => `${from}, /contact`);
  const { stored, refused } = await add(
    [...lines, "/?p=4, /contact", "/shop/product/gone, /contact"].join("\n"),
  );
  expect(stored).toBe(2);
  expect(refused.map(({ text, fault }) => [text, fault])).toEqual(lines.map((line) => [line, "page"]));
});

it("names what led elsewhere before, and not what was said again", async () => {
  await add("/old-c, /hire\n/old-d, /shop");
  expect(await add("/old-c, /contact\n/old-d, /shop\n/old-e, /shop")).toMatchObject({
    stored: 3,
    changed: [{ from: "/old-c", before: "/hire", target: "/contact" }],
  });
});

it("names targets at which the site has nothing; those of other sites and of other redirects are not", async () => {
  const good = [
    "/a1, /shop?page=2#top",
    "/a2, /ga/shop/browse",
    "/a3, https://example.ie/x",
    "/a4, /a1",
    "/a5, /",
    "/a8, /media/x.pdf",
  ];
  expect(await add([...good, "/a6, /nowhere-at-all", "/a7, /shop/product/gone"].join("\n"))).toMatchObject({
    stored: 8,
    nowhere: [{ from: "/a6" }, { from: "/a7" }],
  });
});
