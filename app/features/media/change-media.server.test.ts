import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { changeDrafts } from "#app/db/schema/change-drafts.ts";
import { contentEntries } from "#app/db/schema/content.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { users } from "#app/db/schema/identity.ts";
import { media } from "#app/db/schema/media.ts";
import { productImages, products } from "#app/db/schema/shop/catalog.ts";
import { changeSetting } from "#app/features/settings/change-setting.server.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { newId } from "#app/lib/ids.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCategory } from "#tests/support/factories.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { handClock, workContext } from "#tests/support/shop/work-context.ts";
import { addMedia } from "./add-media.server.ts";
import { replaceMediaFile, saveMediaForm } from "./change-media.server.ts";
import { deleteMedia } from "./delete-media.server.ts";
import { FIRST_PAGE } from "./library.ts";
import { getMedia, listLibrary } from "./queries.server.ts";
import { removeOrphanedMedia } from "./remove-orphaned-media.server.ts";
import { seedArtwork } from "./seed-artwork.server.ts";
import { listUses } from "./uses.server.ts";

const db = await useTestDb();
const dataDir = mkdtempSync(join(tmpdir(), "itsshowtime-media-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const clock = handClock(new Date());
const work = workContext(db, { DATA_DIR: dataDir }, clock);

const png = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

async function upload(background = "#804020", filename = "crew.png"): Promise<string> {
  const added = await addMedia(work, { bytes: await png(background), filename, actorId: null });
  return added.ok ? added.value.id : "";
}

async function staff(): Promise<string> {
  const id = newId();
  await db.insert(users).values({ id, name: "Staff", email: `${id}@example.ie` });
  return id;
}

async function save(id: string, fields: Readonly<Record<string, string>>) {
  const form = new FormFields(Object.entries(fields));
  return saveMediaForm(db, { id, actorId: await staff(), now: clock.now(), form });
}

async function replace(id: string, file: File) {
  return replaceMediaFile(work, { id, actorId: await staff(), form: new FormFields([["files", file]]) });
}

async function remove(id: string) {
  return deleteMedia(db, { id, actorId: await staff() });
}

const refusal = (kind: "in-use" | "own" | "not-found") => ({ ok: false, error: { kind } });

const WORDS = {
  altEn: " A  crew at work ",
  altGa: "Criú i mbun oibre",
  focalX: "20",
  focalY: "80",
};

it("keeps what a picture shows and its point in view, unless somebody else has saved meanwhile", async () => {
  const id = await upload();
  const version = (await getMedia(db, id))?.version ?? "";
  expect(await save(id, { ...WORDS, version })).toEqual({ kind: "saved" });
  const item = await getMedia(db, id);
  expect(item).toMatchObject({ altEn: "A crew at work", focal: { x: 20, y: 80 }, missingAlt: [] });
  expect(item?.picture).toMatchObject({ focal: { x: 20, y: 80 }, alt: { ga: "Criú i mbun oibre" } });
  expect(await save(id, { ...WORDS, altEn: "Late", version })).toMatchObject({
    kind: "conflict",
    values: { altEn: "Late" },
  });
  const wrong = { ...WORDS, altEn: "x".repeat(301), focalX: "101", focalY: "1e1" };
  const refused = await save(id, { ...wrong, version: item?.version ?? "" });
  expect(refused.kind === "invalid" && refused.faults).toEqual([
    { field: "altEn", kind: "too-long" },
    { field: "focalX", kind: "percent" },
    { field: "focalY", kind: "percent" },
  ]);
});

it("replaces the file wherever the picture is used, and keeps its words", async () => {
  const id = await upload();
  await upload("#112233", "other.png");
  const before = await getMedia(db, id);
  await save(id, { ...WORDS, version: before?.version ?? "" });
  const file = (bytes: Buffer | string) =>
    new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], "new.png");
  const refused = (kind: string) => ({ kind: "not-replaced", refusal: { kind } });
  expect(await replace(id, new File([], ""))).toEqual(refused("no-file"));
  expect(await replace(id, file(""))).toEqual(refused("empty"));
  expect(await replace(id, file("<svg onload=alert(1)>"))).toEqual(refused("not-a-picture"));
  expect(await replace(id, file(await png("#112233")))).toEqual({
    kind: "not-replaced",
    refusal: { kind: "known", filename: "other.png" },
  });
  expect(await replace(id, file(await png("#00ff00")))).toEqual({
    kind: "replaced",
  });
  const after = await getMedia(db, id);
  expect(after?.altEn).toBe("A crew at work");
  expect(after?.picture.variants[0]?.src).not.toBe(before?.picture.variants[0]?.src);
});

it("deletes what nothing shows, tells where the rest is shown, and removes files a month later", async () => {
  const [entryPicture, entryDraftPicture, productPicture, draftPicture, free] = [
    await upload("#111111"),
    await upload("#555555"),
    await upload("#222222"),
    await upload("#333333"),
    await upload("#444444"),
  ];
  const entryId = newId();
  await db.insert(contentEntries).values({
    id: entryId,
    collection: "team",
    key: "x",
    position: 1,
    data: { role: { en: "Rigger", ga: "Rigeálaí" }, picture: entryPicture },
  });
  await db.insert(changeDrafts).values({
    entryId,
    version: newId(),
    savedAt: clock.now(),
    base: {},
    values: { "role.en": "Rigger", gallery: `crew,${entryDraftPicture}` },
  });
  expect(await listUses(db, { id: entryDraftPicture, ref: entryDraftPicture })).toEqual([
    { kind: "draft", title: "Rigger", href: `/admin/content/team/${entryId}` },
  ]);
  const productId = newId();
  await db.insert(products).values({ id: productId, name: "PAR can", slug: "par-can" });
  const variation = { id: newId(), name: "PAR can", kind: "variation" as const, parentId: productId };
  await db.insert(products).values(variation);
  for (const id of [productId, variation.id])
    await db
      .insert(productImages)
      .values({ productId: id, position: 0, source: "a", mediaId: productPicture });
  await db.insert(changeDrafts).values({
    productId,
    version: newId(),
    savedAt: clock.now(),
    base: {},
    values: { name: free, pictures: `${newId()},${draftPicture}`, [`v.${variation.id}.picture`]: "" },
  });
  expect(await listUses(db, { id: draftPicture, ref: draftPicture })).toEqual([
    { kind: "draft", title: "PAR can", href: `/admin/products/${productId}` },
  ]);
  expect(await listUses(db, { id: entryPicture, ref: entryPicture })).toMatchObject([
    { kind: "entry", title: "Rigger" },
  ]);
  expect(await listUses(db, { id: productPicture, ref: productPicture })).toEqual([
    { kind: "product", title: "PAR can", href: `/admin/products/${productId}` },
  ]);
  expect(await remove(entryPicture)).toEqual(refusal("in-use"));
  expect(await remove(productPicture)).toEqual(refusal("in-use"));
  expect(await remove(draftPicture)).toEqual(refusal("in-use"));
  expect(await remove(entryDraftPicture)).toEqual(refusal("in-use"));
  expect(await remove(free)).toMatchObject({ ok: true });
  const files = () => readdirSync(join(dataDir, "uploads/media")).length;
  const all = files();
  await removeOrphanedMedia(work);
  expect(files()).toBe(all);
  clock.move(31 * DAY_MS);
  await removeOrphanedMedia(work);
  const kept = await db.select({ variants: media.variants }).from(media);
  expect(files()).toBe(kept.reduce((sum, { variants }) => sum + variants.length * 2 + 1, 0));
});

it("removes files 30 days after a picture had them, however old they are", async () => {
  const [replaced, deleted] = [await upload("#777777"), await upload("#888888")];
  const namesOf = async (id: string) => {
    const [row] = await db.select().from(media).where(eq(media.id, id));
    return (row?.variants ?? []).map(({ webp }) => webp.replace("/media/", ""));
  };
  const former = [...(await namesOf(replaced)), ...(await namesOf(deleted))];
  const old = addMs(new Date(), -90 * DAY_MS);
  const files = () => readdirSync(join(dataDir, "uploads/media"));
  for (const name of files()) utimesSync(join(dataDir, "uploads/media", name), old, old);
  await replace(replaced, new File([new Uint8Array(await png("#999999"))], "new.png"));
  await remove(deleted);
  const later = handClock(new Date());
  await removeOrphanedMedia(workContext(db, { DATA_DIR: dataDir }, later));
  expect(files()).toEqual(expect.arrayContaining(former));
  later.move(31 * DAY_MS);
  await removeOrphanedMedia(workContext(db, { DATA_DIR: dataDir }, later));
  expect(files().filter((name) => former.includes(name))).toEqual([]);
  expect(files()).toEqual(expect.arrayContaining(await namesOf(replaced)));
});

it("keeps a picture that a category or a hire item shows, and tells of both", async () => {
  const picture = await upload("#666666");
  const { id: categoryId } = await createCategory(db, { name: "Lights", pictureId: picture });
  const { id: itemId } = await createHireItem(db, { name: "Moving head" });
  await db.update(hireItems).set({ pictureId: picture }).where(eq(hireItems.id, itemId));
  expect(await listUses(db, { id: picture, ref: picture })).toEqual([
    { kind: "category", title: "Lights", href: `/admin/categories?open=${categoryId}` },
    { kind: "hire-item", title: "Moving head", href: `/admin/hire/items/${itemId}` },
  ]);
  expect(await remove(picture)).toEqual(refusal("in-use"));
});

it("keeps the picture that is the notice on the legal guarantee", async () => {
  const picture = await upload("#777777");
  await inTransaction(db, (tx) => changeSetting(tx, "guaranteeNotice", { en: "", ga: picture }));
  expect(await listUses(db, { id: picture, ref: picture })).toEqual([
    { kind: "setting", title: "Notice on the legal guarantee", href: "/admin/settings/guarantee" },
  ]);
  expect(await remove(picture)).toEqual(refusal("in-use"));
});

it("lists uploads before the site's own pictures, by pages, words and what is missing", async () => {
  await inTransaction(db, (tx) => seedArtwork(tx));
  const id = await upload();
  const first = await listLibrary(db, FIRST_PAGE);
  expect([first.items.length, first.items[0]?.id, first.items[1]?.own]).toEqual([48, id, true]);
  const all = first.items.map((item) => item.id);
  for (let before = first.next; before !== null; ) {
    const page = await listLibrary(db, { ...FIRST_PAGE, before });
    all.push(...page.items.map((item) => item.id));
    before = page.next;
  }
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBe(await db.$count(media));
  const found = async (more: object) =>
    (await listLibrary(db, { ...FIRST_PAGE, ...more })).items.map((item) => item.filename);
  expect(await found({ search: "quartet THEATRE" })).toContain("theatre.webp");
  expect(await found({ search: "100%_" })).toEqual([]);
  expect(await found({ show: "missing-alt" })).toEqual(["crew.png"]);
  expect(await found({ show: "uploads" })).toEqual(["crew.png"]);
  const own = first.items[1]?.id ?? "";
  expect(await remove(own)).toEqual(refusal("own"));
  await db.delete(media).where(eq(media.id, id));
  expect(await remove(id)).toEqual(refusal("not-found"));
});
