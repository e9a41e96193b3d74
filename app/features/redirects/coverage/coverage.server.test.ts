import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { findRedirect, findRedirectByQuery } from "../queries.server.ts";
import * as coverage from "./change-coverage.server.ts";
import { type CoverageOutcome, coveredPercent, parseCoverageQuery } from "./coverage.ts";
import { getCoverage, listOldAddresses } from "./coverage-queries.server.ts";

const db = await useTestDb();

const PAGES = ["/", "/hire", "/contact", "/shop", "/shop/browse"];

const CHANGES = {
  read: coverage.readLists,
  acceptances: coverage.acceptTicked,
  "reason-acceptances": coverage.acceptProposals,
  skips: coverage.skipTicked,
  "reason-skips": coverage.skipReason,
  reopenings: coverage.reopenTicked,
  comparisons: coverage.compareAgain,
  hosts: coverage.takeTickedHosts,
  deletion: coverage.removeAllAddresses,
};

function press(
  change: keyof typeof CHANGES,
  fields: Readonly<Record<string, string | File | readonly string[]>> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string" || value instanceof File) form.append(name, value);
    else for (const one of value) form.append(name, one);
  }
  const isPage = (path: string) => PAGES.includes(path);
  const context = { db, actorId: "editor", origin: "https://new.example.ie", isPage };
  return CHANGES[change]({ ...context, form: new FormFields(form) });
}

async function rowsOf(outcome: CoverageOutcome) {
  const query = parseCoverageQuery(new URLSearchParams({ show: outcome }));
  return (await listOldAddresses(db, query)).rows;
}

async function idOf(outcome: CoverageOutcome, address: string): Promise<string> {
  const row = (await rowsOf(outcome)).find((one) => one.address === address);
  if (!row) throw new Error(`${address} is not ${outcome}`);
  return row.id;
}

const sitemap = (...paths: readonly string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>https://old.ie${path}</loc></url>`).join("")}</urlset>`;

it("shows what leads somewhere, takes what is accepted, and gives it back", async () => {
  await createProduct(db, { name: "Par Can", slug: "par-can" });
  await createCategory(db, { name: "Lighting", slug: "lighting", path: "Lighting" });
  const result = await press("read", {
    addresses: sitemap(
      "/",
      "/hire/",
      "/product/par-can/",
      "/product-category/lighting/",
      "/nowhere/",
      "/feed/",
    ),
  });
  expect(result).toMatchObject({ kind: "read", stored: 6, unread: [] });
  const before = await getCoverage(db);
  expect(before.outcomes).toMatchObject({ answers: 2, proposed: 2, none: 1, machinery: 1 });
  expect(coveredPercent(before)).toBe(40);

  const id = await idOf("proposed", "/product/par-can");
  expect(await press("acceptances", { id, [`to-${id}`]: "/shop/product/par-can" })).toMatchObject({
    n: 1,
    refused: [],
  });
  expect(await press("reason-acceptances", { why: "category" })).toMatchObject({ n: 1 });
  expect(await press("reason-skips")).toEqual({ kind: "skipped", n: 1 });
  expect(await findRedirect(db, "/product/par-can")).toMatchObject({ target: "/shop/product/par-can" });
  expect(coveredPercent(await getCoverage(db))).toBe(100);
  const [newest] = await listAuditEntries(db, { limit: 1 });
  expect(newest).toMatchObject({ action: "redirects.added", actorId: "editor" });

  expect(await press("reopenings", { id: await idOf("redirected", "/product/par-can") })).toMatchObject({
    n: 1,
  });
  expect(await findRedirect(db, "/product/par-can")).toBeNull();
  expect(await rowsOf("proposed")).toMatchObject([{ address: "/product/par-can", reason: "slug" }]);
  await press("deletion");
  expect((await getCoverage(db)).total).toBe(0);
  expect(await findRedirect(db, "/product-category/lighting")).not.toBeNull();
});

it("refuses what would lead astray, stores the rest, and takes a typed target for a choice", async () => {
  await createProduct(db, { name: "Par Can", slug: "par-can" });
  await press("read", { addresses: "/a/\n/b/\n/c/\n/d/\n/e/\n/f/" });
  const ids = Object.fromEntries((await rowsOf("none")).map(({ address, id }) => [address, id]));
  const result = await press("acceptances", {
    id: Object.values(ids),
    [`to-${ids["/a"]}`]: "/hire",
    [`to-${ids["/b"]}`]: "/shop/product/par-cam",
    [`to-${ids["/c"]}`]: "/c/",
    [`to-${ids["/d"]}`]: "http://insecure.ie/",
    [`to-${ids["/e"]}`]: "https://maker.example.com/e",
    [`to-${ids["/f"]}`]: "https://new.example.ie/contact",
  });
  expect(result).toMatchObject({ kind: "accepted", n: 3, away: ["https://maker.example.com/e"] });
  const faults =
    result?.kind === "accepted" ? result.refused.map(({ address, fault }) => [address, fault]) : [];
  expect(Object.fromEntries(faults)).toEqual({ "/b": "nowhere", "/c": "self", "/d": "target" });
  expect(await findRedirect(db, "/f")).toMatchObject({ target: "/contact" });

  // A chain: "/b" to "/a", which leads to "/hire"; without a tick, because the target was typed.
  expect(await press("acceptances", { [`to-${ids["/b"]}`]: "/a" })).toMatchObject({ n: 1 });
  expect(await findRedirect(db, "/b")).toMatchObject({ target: "/hire" });
  const long = `/${"x".repeat(2_500)}`;
  expect(await press("acceptances", { [`to-${ids["/d"]}`]: long })).toMatchObject({
    refused: [{ target: long, fault: "too-long" }],
  });
  // Another has decided meanwhile.
  expect(
    await press("acceptances", { id: String(ids["/a"]), [`to-${ids["/a"]}`]: "/contact" }),
  ).toMatchObject({
    refused: [{ fault: "gone" }],
  });
});

it("takes packed files and keeps what it cannot read", async () => {
  const result = await press("read", {
    addresses: "<urlset><url>",
    file: new File([gzipSync(sitemap("/product/x/"))], "sitemap.xml.gz"),
  });
  expect(result).toMatchObject({
    stored: 1,
    unread: [{ name: null, fault: { kind: "broken" } }],
    pasted: "<urlset><url>",
  });
  const long = `<urlset>${"<url>".repeat(50_000)}`;
  expect(await press("read", { addresses: long })).toMatchObject({ stored: 0, pasted: long });
  const bomb = gzipSync(Buffer.alloc(40_000_000, " "));
  expect(await press("read", { file: new File([bomb], "b.gz") })).toMatchObject({
    unread: [{ fault: { kind: "too-big" } }],
  });
  const broken = new File([new Uint8Array([0x1f, 0x8b, 1, 2])], "c.gz");
  expect(await press("read", { file: broken })).toMatchObject({
    unread: [{ fault: { kind: "packed-broken" } }],
  });
  const zip = new File([new Uint8Array([80, 75, 3, 4, 0, 0])], "d.zip");
  expect(await press("read", { file: zip })).toMatchObject({ unread: [{ fault: { kind: "no-text" } }] });
  expect(await press("read")).toMatchObject({ unread: [{ fault: { kind: "empty" } }] });
});

it("keeps other hosts apart until somebody says they are the old site too", async () => {
  await press("read", { addresses: "https://old.ie/a\nhttps://www.old.ie/b\nhttps://cdn.example.com/c" });
  const [other] = await rowsOf("elsewhere");
  expect(other).toMatchObject({ address: "//cdn.example.com/c" });
  expect(await press("hosts", { id: other?.id ?? "" })).toEqual({ kind: "ours", n: 1 });
  expect((await rowsOf("none")).map(({ address }) => address)).toEqual(["/a", "/b", "/c"]);
});

it("leads on from an address that WordPress found by its query", async () => {
  await createProduct(db, { name: "Par Can", slug: "par-can", source: "woocommerce", sourceId: 12 });
  await press("read", { addresses: "/?p=12&utm_source=mail" });
  expect(await press("reason-acceptances", { why: "number" })).toMatchObject({ n: 1 });
  expect(await findRedirectByQuery(db, "/?p=12&gclid=9")).toMatchObject({ target: "/shop/product/par-can" });
  expect(await findRedirectByQuery(db, "/hire?utm_source=x")).toBeNull();
});

it("takes long lists, a page at a time, and accepts thousands at once", async () => {
  await createProduct(db, { name: "Moving head number 17 of a long row", slug: "moving-head-17" });
  const paths = Array.from(
    { length: 4000 },
    (_, n) => `/product/moving-head-number-17-of-a-long-row-${n % 10}/${n}/`,
  );
  const same = Array.from({ length: 2000 }, (_, n) => `/lamp-${n}/product/x`);
  expect(await press("read", { addresses: sitemap(...paths, ...same) })).toMatchObject({ stored: 6000 });
  const coverage = await getCoverage(db);
  expect(coverage.total).toBe(6000);
  const query = parseCoverageQuery(new URLSearchParams({ show: "none" }));
  const { rows, next } = await listOldAddresses(db, query);
  expect(rows).toHaveLength(50);
  const second = await listOldAddresses(db, { ...query, after: next ?? "" });
  expect(second.rows[0]?.address.localeCompare(rows.at(-1)?.address ?? "")).toBe(1);
  const product = Array.from(
    { length: 3000 },
    (_, n) => `/moving-head-number-17-of-a-long-row/?product=moving-head-17&n=${n}`,
  );
  await press("read", { addresses: sitemap(...product.map((path) => path.replaceAll("&", "&amp;"))) });
  expect(await press("reason-acceptances", { why: "slug" })).toMatchObject({
    kind: "accepted",
    n: 3000,
    refused: [],
  });
  expect((await getCoverage(db)).outcomes.redirected).toBe(3000);
});
