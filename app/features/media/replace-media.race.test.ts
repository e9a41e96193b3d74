import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { inTransaction, listRows } from "#app/db/client.server.ts";
import { media } from "#app/db/schema/media.ts";
import { hashOf } from "#app/lib/hash.server.ts";
import { newId } from "#app/lib/ids.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { addMedia } from "./add-media.server.ts";
import { replaceMedia } from "./replace-media.server.ts";

const { db } = await usePostgresDb();
const dataDir = mkdtempSync(join(tmpdir(), "itsshowtime-media-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const work = workContext(db, { DATA_DIR: dataDir });

const png = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

it("refuses a file that another picture gets at the same moment, with that picture's name", async () => {
  const added = await addMedia(work, { bytes: await png("#111111"), filename: "mine.png", actorId: null });
  const bytes = await png("#222222");
  const [written, waits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const other = inTransaction(db, async (tx) => {
    const sizes = { width: 40, height: 30, variants: [], placeholder: "" };
    await tx.insert(media).values({ id: newId(), filename: "theirs.png", hash: hashOf(bytes), ...sizes });
    written.resolve();
    await waits.promise;
  });
  await written.promise;
  const replaced = replaceMedia(work, { id: added.ok ? added.value.id : "", bytes, actorId: "admin" });
  const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await listRows(db, waiting)).length, { timeout: 10_000 }).toBe(1);
  waits.resolve();
  await other;
  expect(await replaced).toEqual({ ok: false, error: { kind: "known", filename: "theirs.png" } });
});
