import { expect, it } from "vitest";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { addLines, removeTicked } from "./change-redirects.server.ts";
import { exportRedirects } from "./export-redirects.server.ts";
import { countHit, findRedirect, listRedirects } from "./queries.server.ts";
import { readRedirectLines } from "./redirects.ts";

const db = await useTestDb();

const add = (lines: string) => addLines(db, { lines, actorId: "editor" });

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
  expect(await add("/c,/a\n/x,/y")).toMatchObject({ stored: 1, refused: [{ problem: "loop" }] });
  const { redirects } = await listRedirects(db, { search: "", after: "" });
  const ids = redirects.slice(0, 2).map(({ id }) => id);
  expect(await removeTicked(db, { ids, actorId: "editor" })).toBe(true);
  expect((await listRedirects(db, { search: "", after: "" })).redirects.map(({ from }) => from)).toEqual([
    "/x",
  ]);
});

it("gives a circle back with its status, as it can be sent again", async () => {
  const { refused } = await add("/round,/about\n/about,/round,308\n/first,/second\n/second,/first");
  expect(refused.map(({ text }) => text)).toEqual(["/about, /round, 308", "/second, /first"]);
});

it("stores every line of a paste as long as a request may be", async () => {
  const line = (n: number) => `/long-paste/${n}/${"x".repeat(120)},/shop/${n}/${"y".repeat(120)}`;
  const lines = Array.from({ length: 3_000 }, (_, n) => line(n));
  expect(await add(lines.join("\n"))).toEqual({ stored: 3_000, refused: [] });
  const [last] = (await listRedirects(db, { search: "long-paste/2999/", after: "" })).redirects;
  expect(last?.target).toBe(`/shop/2999/${"y".repeat(120)}`);
});
