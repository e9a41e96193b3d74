import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { scanPhotos } from "#app/db/schema/hire/scans.ts";
import { uploadStorage } from "#app/integrations/storage/upload-storage.server.ts";
import { newId } from "#app/lib/ids.ts";
import { addMs, HOUR_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { WEEK } from "#tests/support/hire/claims.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { handClock } from "#tests/support/shop/work-context.ts";
import { keepPhoto } from "./keep-photo.server.ts";
import { listHirePhotos, listUnitPhotos, readPhoto } from "./list-photos.server.ts";
import { removeOrphanedPhotos } from "./remove-orphaned-photos.server.ts";

const db = await useTestDb();
const dataDir = await mkdtemp(join(tmpdir(), "scan-photos-"));
afterAll(() => rm(dataDir, { recursive: true }));
const storage = { db, config: { dataDir, s3: undefined } };

async function photoFile(): Promise<File> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "#a33" } });
  return new File([new Uint8Array(await picture.jpeg().toBuffer())], "IMG_0001.JPG", { type: "image/jpeg" });
}

/** A unit that came back damaged, and one that came back well. */
async function returned() {
  const site = scansOn(db);
  const lamp = await site.item({ kind: "serialised", owned: 2 });
  const hire = await site.reserved([[lamp.id, 2]]);
  site.clock.move(WEEK.from.getTime() - site.clock.now().getTime());
  for (const number of lamp.units) await site.scan(hire.id, "out", { code: `${number}` });
  const damaged = site.make(hire.id, "return", {
    code: `${lamp.units[0]}`,
    condition: "damaged" as const,
    note: "Yoke bent",
  });
  const good = site.make(hire.id, "return", { code: `${lamp.units[1]}` });
  return { site, hire, unit: lamp.units[0] ?? 0, damaged, good };
}

it("a picture of damage is kept once however often it is sent, and is found at its unit and its hire", async () => {
  const { site, hire, unit, damaged } = await returned();
  const { id: actorId } = await createUser(db);
  const photo = { id: newId(), scanId: damaged.id, actorId, now: site.clock.now() };
  const sent = { ...photo, file: await photoFile() };
  expect(await keepPhoto(storage, sent)).toEqual({ ok: false, error: "no-scan" });
  await site.send(damaged);
  for (let time = 0; time < 3; time++) expect((await keepPhoto(storage, sent)).ok).toBe(true);
  expect(await db.$count(scanPhotos)).toBe(1);
  expect(await readdir(join(dataDir, "uploads", "scans"))).toHaveLength(1);
  const shown = { id: photo.id, unitNumber: unit, note: "Yoke bent", hireNumber: hire.number };
  expect(await listUnitPhotos(db, unit)).toMatchObject([shown]);
  expect(await listHirePhotos(db, hire.id)).toMatchObject([shown]);
  const bytes = await readPhoto(storage, photo.id);
  expect((await sharp(bytes ?? Buffer.alloc(0)).metadata()).format).toBe("jpeg");
  expect(await readPhoto(storage, newId())).toBeNull();
});

it("a picture whose row is gone loses its file a day after it was stored", async () => {
  const { site, damaged } = await returned();
  const { id: actorId } = await createUser(db);
  await site.send(damaged);
  const now = new Date();
  for (let n = 0; n < 2; n++)
    await keepPhoto(storage, { id: newId(), scanId: damaged.id, actorId, now, file: await photoFile() });
  const [gone, kept] = await db.select().from(scanPhotos);
  await db.delete(scanPhotos).where(eq(scanPhotos.id, gone?.id ?? ""));
  const files = async () => (await uploadStorage(storage.config).list("scans")).map(({ name }) => name);
  await removeOrphanedPhotos({ ...storage, clock: handClock(addMs(now, 23 * HOUR_MS)) });
  expect(await files()).toContain(gone?.file);
  await removeOrphanedPhotos({ ...storage, clock: handClock(addMs(now, 25 * HOUR_MS)) });
  expect(await files()).toEqual([kept?.file]);
});

it("what is no picture, belongs to no damage, or is the sixth is refused, and leaves no file", async () => {
  const { site, damaged, good } = await returned();
  await site.send(damaged);
  await site.send(good);
  const { id: actorId } = await createUser(db);
  const photo = { scanId: damaged.id, actorId, now: site.clock.now() };
  const send = async (change: object = {}) => {
    const kept = await keepPhoto(storage, { ...photo, id: newId(), file: await photoFile(), ...change });
    return kept.ok ? "kept" : kept.error;
  };
  expect(await send({ file: new File(["<svg/>"], "a.jpg", { type: "image/jpeg" }) })).toBe("unreadable");
  expect(await send({ scanId: good.id })).toBe("not-damaged");
  const before = (await readdir(join(dataDir, "uploads", "scans"))).length;
  for (let n = 0; n < 5; n++) expect(await send()).toBe("kept");
  expect(await send()).toBe("too-many");
  expect(await readdir(join(dataDir, "uploads", "scans"))).toHaveLength(before + 5);
});
