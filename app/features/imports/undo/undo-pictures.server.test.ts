import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeEach, expect, it } from "vitest";
import { importPictures, importRuns } from "#app/db/schema/imports.ts";
import { media } from "#app/db/schema/media.ts";
import { productImages, products } from "#app/db/schema/shop/catalog.ts";
import { addMedia } from "#app/features/media/add-media.server.ts";
import { saveMedia } from "#app/features/media/save-media.server.ts";
import { ok } from "#app/lib/result.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { csvBytes, importFile } from "#tests/support/shop/import-steps.ts";
import { type TestWork, workContext } from "#tests/support/shop/work-context.ts";
import { fetchPicture } from "../pictures/fetch-picture.server.ts";
import { dropPictures, getRunPictures } from "../pictures/run-pictures.server.ts";
import { workOnImport } from "../work-on-import.server.ts";
import { countPicturesLeft } from "./count-pictures-left.server.ts";
import { undoImport } from "./undo-import.server.ts";

const db = await useTestDb();
const dataDir = mkdtempSync(join(tmpdir(), "itsshowtime-undo-pictures-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const actorId = "admin";
const at = (name: string) => `https://old.example/${name}.png`;
const COLORS = ["new", "own", "kept", "saved", "slow"];
const pictureOf = (name: string) =>
  sharp({ create: { width: 40 + COLORS.indexOf(name), height: 40, channels: 3, background: "red" } })
    .png()
    .toBuffer();

let ctx: TestWork;
let asked: string[];
beforeEach(() => {
  asked = [];
  ctx = workContext(db, { DATA_DIR: dataDir });
});

const run = (...rows: readonly string[]) => importFile(ctx, csvBytes("ID,SKU,Name,Images", ...rows), actorId);
const filenames = async () =>
  (await db.select().from(media).orderBy(asc(media.filename))).map(({ filename }) => filename);

/** The job of one picture; `meanwhile` happens while the other server answers. */
const fetchOne = (name: string, meanwhile?: () => Promise<void>) =>
  fetchPicture(ctx, at(name), async (address) => {
    asked.push(address);
    await meanwhile?.();
    return ok(await pictureOf(name));
  });

async function undo(runId: string): Promise<void> {
  expect((await undoImport(ctx, { runId, actorId })).ok).toBe(true);
  await workOnImport(ctx, runId);
  const [row] = await db.select().from(importRuns).where(eq(importRuns.id, runId));
  expect(row?.state).toBe("undone");
}

it("fetches no picture of an undone import, and none of a product that is gone", async () => {
  const runId = await run(`1,A,Lamp,"${at("new")}, ${at("slow")}"`);
  await fetchOne("slow", () => undo(runId));
  await fetchOne("new");
  expect(asked).toEqual([at("slow")]);
  expect([await filenames(), await db.$count(importPictures)]).toEqual([[], 0]);

  const again = await run(`1,A,Lamp,${at("new")}`);
  await db.delete(products);
  await fetchOne("new");
  expect(asked).toEqual([at("slow")]);
  expect(await getRunPictures(db, again)).toMatchObject({ total: 0, waiting: 0 });
});

it("takes out of the library what an undone import brought and nothing else needs", async () => {
  const own = await addMedia(ctx, { bytes: await pictureOf("own"), filename: "ours.png", actorId });
  expect(own.ok).toBe(true);
  await run(`1,A,Lamp,${at("kept")}`);
  await fetchOne("kept");
  const names = ["new", "own", "kept", "saved"].map(at).join(", ");
  const runId = await run(`2,B,Hazer,"${names}"`);
  for (const name of ["new", "own", "saved"]) await fetchOne(name);
  const [saved] = await db.select().from(media).where(eq(media.filename, "saved.png"));
  if (!saved) throw new Error("No picture");
  const words = { altEn: "A hazer", altGa: "", focal: { x: 50, y: 50 }, sample: false };
  const version = saved.updatedAt.toISOString();
  await saveMedia(db, { id: saved.id, actorId, now: ctx.clock.now(), version, ...words });
  expect(await filenames()).toEqual(["kept.png", "new.png", "ours.png", "saved.png"]);

  await undo(runId);
  expect(await filenames()).toEqual(["kept.png", "ours.png", "saved.png"]);
  const shown = await db.select().from(productImages);
  expect(shown).toMatchObject([{ source: at("kept"), mediaId: expect.any(String) }]);
});

it("counts the pictures that were uploaded for an undone import and stay", async () => {
  const own = await addMedia(ctx, { bytes: await pictureOf("own"), filename: "own.png", actorId });
  expect(own.ok).toBe(true);
  const runId = await run(`1,A,Lamp,"new.png, saved.png, own.png, slow.png"`);
  const now = ctx.clock.now();
  const files = await Promise.all(
    ["new", "saved"].map(async (name) => new File([Uint8Array.from(await pictureOf(name))], `${name}.png`)),
  );
  expect(await dropPictures(ctx, { runId, files, actorId, now })).toMatchObject({ matched: 2 });
  expect(await countPicturesLeft(db, runId)).toBe(0);
  await undo(runId);
  expect(await countPicturesLeft(db, runId)).toBe(2);
  expect(await filenames()).toEqual(["new.png", "own.png", "saved.png"]);
  expect(await getRunPictures(db, runId)).toMatchObject({ waiting: 0, missing: 0 });
});
