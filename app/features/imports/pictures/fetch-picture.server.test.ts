import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { asc, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeEach, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { importPictures } from "#app/db/schema/imports.ts";
import { media } from "#app/db/schema/media.ts";
import { productImages, products } from "#app/db/schema/shop/catalog.ts";
import { jobs } from "#app/db/schema/system/jobs.ts";
import { runDueJobs } from "#app/features/jobs/run-due-jobs.server.ts";
import { MAX_PICTURE_BYTES } from "#app/features/media/media.ts";
import { newPictureFetcher } from "#app/integrations/pictures/picture-fetcher.server.ts";
import { ok, refuse } from "#app/lib/result.ts";
import { MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { usePicturePeer } from "#tests/support/peers/picture-peer.ts";
import { csv, importFile } from "#tests/support/shop/import-file.ts";
import { type TestWork, workContext } from "#tests/support/shop/work-context.ts";
import { fetchPicture, PICTURE_ATTEMPTS } from "./fetch-picture.server.ts";

import { FETCH_PICTURE, queuePictures } from "./queue-pictures.server.ts";
import { dropPictures, getRunPictures, retryRunPictures } from "./run-pictures.server.ts";

const square = (color: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: color } })
    .png()
    .toBuffer();
const red = await square("red");
const blue = await square("blue");
const tall = await sharp({ create: { width: 1, height: 60_000, channels: 3, background: "red" } })
  .png()
  .toBuffer();

let asked: string[] = [];
let broken = false;
const { rules, at } = await usePicturePeer((request, response) => {
  const path = request.url ?? "";
  asked.push(path);
  const bodies: Record<string, Buffer> = {
    "/2020/lamp.png": red,
    "/2021/lamp.png": blue,
    "/copy.png": red,
    "/tall.png": tall,
    "/page.png": Buffer.from("<!doctype html><script>alert(1)</script>"),
  };
  const body = bodies[path];
  if (broken || !body) response.writeHead(broken ? 503 : 404).end();
  else response.writeHead(200, { "content-type": "image/png" }).end(body);
});
const fetcher = newPictureFetcher(rules);

const db = await useTestDb();
const dataDir = mkdtempSync(join(tmpdir(), "itsshowtime-pictures-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
let ctx: TestWork;
beforeEach(() => {
  asked = [];
  broken = false;
  ctx = workContext(db, { DATA_DIR: dataDir });
});

const work = () =>
  runDueJobs(
    ctx,
    { [FETCH_PICTURE]: (job, { address }) => fetchPicture(job, address, fetcher) },
    { limit: 50 },
  );

/** A product for each list of pictures. */
async function importWith(...lists: readonly string[]): Promise<string> {
  const rows = lists.map((images, index) => `P${index},Product ${index},"${images}"`);
  const { runId } = await importFile(ctx, csv("SKU,Name,Images", ...rows), { tracked: true });
  return runId;
}

const placed = () =>
  db
    .select({ sku: products.sku, source: productImages.source, file: media.filename })
    .from(productImages)
    .innerJoin(products, eq(products.id, productImages.productId))
    .leftJoin(media, eq(media.id, productImages.mediaId))
    .orderBy(asc(products.sku), asc(productImages.position));

it("fetches each address once, keeps the same picture once, and lets no picture fail a product", async () => {
  const lists = [
    `${at("/2020/lamp.png")}, ${at("/gone.png")}`,
    at("/2021/lamp.png"),
    `${at("/copy.png")}, ${at("/2020/lamp.png")}`,
  ];
  const runId = await importWith(...lists);
  expect(await db.$count(products)).toBe(3);
  await work();
  expect(asked.sort()).toEqual(["/2020/lamp.png", "/2021/lamp.png", "/copy.png", "/gone.png"]);
  const files = (await placed()).map(({ sku, file }) => [sku, file]);
  const [first] = files;
  expect(files).toEqual([
    ["P0", first?.[1]],
    ["P0", null],
    ["P1", expect.not.stringMatching(`^${first?.[1]}$`)],
    ["P2", first?.[1]],
    ["P2", first?.[1]],
  ]);
  expect(await getRunPictures(db, runId)).toMatchObject({
    total: 4,
    waiting: 0,
    missing: 1,
    list: [{ address: at("/gone.png"), reason: "gone" }],
  });
});

it("F-13: fetches nothing again for the second import of a file", async () => {
  const lists = [at("/2020/lamp.png"), at("/2021/lamp.png")];
  await importWith(...lists);
  await work();
  const before = await placed();
  asked = [];
  const runId = await importWith(...lists);
  await work();
  expect(asked).toEqual([]);
  expect(await placed()).toEqual(before);
  expect((await getRunPictures(db, runId)).total).toBe(0);
});

it("F-14a: takes neither a page that calls itself a picture nor one of 1 by 60,000 pixels", async () => {
  const runId = await importWith(at("/page.png"), at("/tall.png"), "http://pictures.test/a.png", "lamp.png");
  await work();
  const { list } = await getRunPictures(db, runId);
  const reasons = Object.fromEntries(
    list.map(({ address, reason }) => [address.replace(/^.*\//, ""), reason]),
  );
  expect(reasons).toMatchObject({
    "page.png": "not-a-picture",
    "a.png": "not-https",
    "lamp.png": "no-address",
  });
  expect(["shape", "too-many-pixels"]).toContain(reasons["tall.png"]);
  expect(await db.$count(products)).toBe(4);
});

it("tries again later when a server is down, gives up in the end, and asks again on request", async () => {
  broken = true;
  const runId = await importWith(at("/2020/lamp.png"));
  for (let attempt = 0; attempt < PICTURE_ATTEMPTS + 2; attempt += 1) {
    await work();
    ctx.clock.move(40 * MINUTE_MS);
  }
  expect(asked).toHaveLength(PICTURE_ATTEMPTS);
  expect((await getRunPictures(db, runId)).list).toEqual([
    { address: at("/2020/lamp.png"), reason: "server-error" },
  ]);
  broken = false;
  await retryRunPictures(db, runId, ctx.clock.now());
  ctx.clock.move(MINUTE_MS);
  await work();
  expect((await getRunPictures(db, runId)).missing).toBe(0);
  expect((await placed())[0]?.file).toBeTruthy();
  expect(await db.$count(jobs, eq(jobs.kind, FETCH_PICTURE))).toBe(1);
});

it("takes missing pictures by hand, by their file names", async () => {
  const runId = await importWith(at("/old/Blue%20Lamp.png"), "blue lamp.png", at("/gone.png"));
  await work();
  const file = (name: string, bytes: Buffer) => new File([new Uint8Array(bytes)], name);
  const files = [
    file("Blue Lamp.png", blue),
    file("other.png", red),
    file("gone.png", Buffer.from("no picture")),
    file("gone.png", Buffer.alloc(MAX_PICTURE_BYTES + 1)),
  ];
  const drop = (over = {}) =>
    dropPictures({ ...ctx, ...over }, { runId, files, actorId: "admin", now: ctx.clock.now() });
  // A file is where the folder of uploads would be made.
  const away = { config: { dataDir: fileURLToPath(import.meta.url), s3: undefined } };
  expect(await drop(away)).toEqual({
    matched: 0,
    unnamed: [],
    unusable: [],
    tooLarge: [],
    untried: files.map(({ name }) => name),
  });
  const outcome = await drop();
  expect(outcome).toEqual({
    matched: 1,
    unnamed: ["other.png"],
    unusable: ["gone.png"],
    tooLarge: ["gone.png"],
    untried: [],
  });
  expect((await placed()).map(({ file: name }) => name !== null)).toEqual([true, true, false]);
  expect(await db.$count(importPictures, eq(importPictures.state, "missing"))).toBe(1);
});

it.each(["gone", "fetched"])(
  "keeps a picture that is added by hand during a fetch that ends with: %s",
  async (end) => {
    const address = at("/by-hand/lamp.png");
    const runId = await importWith(address);
    const files = [new File([new Uint8Array(blue)], "lamp.png")];
    await fetchPicture(ctx, address, async () => {
      await dropPictures(ctx, { runId, files, actorId: "admin", now: ctx.clock.now() });
      return end === "gone" ? refuse("gone") : ok(red);
    });
    const [picture] = await db.select().from(importPictures).where(eq(importPictures.address, address));
    const [image] = await db.select().from(productImages).where(eq(productImages.source, address));
    expect(picture).toMatchObject({ state: "fetched", reason: null, mediaId: image?.mediaId });
    expect(await getRunPictures(db, runId)).toMatchObject({ missing: 0, waiting: 0 });
  },
);

it("gives a picture also to a product that was written after another run had placed it", async () => {
  await importWith(at("/2020/lamp.png"));
  await work();
  const address = at("/2020/lamp.png");
  const late = await createProduct(db, { name: "Late" });
  await db.insert(productImages).values({ productId: late.id, source: address, position: 0 });
  const { runId } = await importFile(ctx, csv("SKU,Name", "OTHER,Other"), { tracked: true });
  await inTransaction(db, (tx) => queuePictures(tx, { runId, sources: [address], now: ctx.clock.now() }));
  ctx.clock.move(60_000);
  await work();
  const [image] = await db.select().from(productImages).where(eq(productImages.productId, late.id));
  expect(image?.mediaId).toBeTruthy();
  expect(asked).toEqual(["/2020/lamp.png", "/2020/lamp.png"]);
});
