import { and, asc, count, eq, inArray, isNull } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { productImages } from "#app/db/schema/catalog.ts";
import { importPictures, importRunPictures } from "#app/db/schema/imports.ts";
import { addMedia, type MediaContext } from "#app/features/media/add-media.server.ts";
import { LARGEST_PICTURE } from "#app/features/media/media.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { fileNameOf, type MissingReason, type RunPictures } from "./pictures.ts";
import { retryPictures } from "./queue-pictures.server.ts";

const LISTED = 200;

/** A run's pictures that the library did not have, with what became of them. */
export async function getRunPictures(db: Db, runId: string): Promise<RunPictures> {
  const ofRun = and(
    eq(importRunPictures.runId, runId),
    eq(importRunPictures.address, importPictures.address),
  );
  const counted = await db
    .select({ state: importPictures.state, n: count() })
    .from(importPictures)
    .innerJoin(importRunPictures, ofRun)
    .groupBy(importPictures.state);
  const of = (state: string) => counted.find((row) => row.state === state)?.n ?? 0;
  const list = await db
    .select({ address: importPictures.address, reason: importPictures.reason })
    .from(importPictures)
    .innerJoin(importRunPictures, ofRun)
    .where(eq(importPictures.state, "missing"))
    .orderBy(asc(importPictures.address))
    .limit(LISTED);
  return {
    total: of("waiting") + of("fetched") + of("missing"),
    waiting: of("waiting"),
    missing: of("missing"),
    list: list.map(({ address, reason }) => ({
      address,
      reason: (reason ?? "unreachable") as MissingReason,
    })),
  };
}

/** Sends once more for every picture of a run that is missing. */
export async function retryRunPictures(db: Db, runId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const missing = await listOpen(tx, runId, ["missing"]);
    await retryPictures(tx, missing);
  });
}

function listOpen(db: Db | Tx, runId: string, states: readonly string[]): Promise<string[]> {
  return db
    .select({ address: importPictures.address })
    .from(importPictures)
    .innerJoin(
      importRunPictures,
      and(eq(importRunPictures.runId, runId), eq(importRunPictures.address, importPictures.address)),
    )
    .where(inArray(importPictures.state, [...states]))
    .then((rows) => rows.map(({ address }) => address));
}

/** Gives a picture to every product that names it by this address and lacks it. */
export async function placePicture(tx: Tx, address: string, mediaId: string, now: Date): Promise<void> {
  await tx
    .update(importPictures)
    .set({ state: "fetched", reason: null, mediaId, triedAt: now })
    .where(eq(importPictures.address, address));
  await tx
    .update(productImages)
    .set({ mediaId })
    .where(and(eq(productImages.source, address), isNull(productImages.mediaId)));
  await bumpSiteVersion(tx);
}

/**
 * Adds pictures by hand: each goes to the open addresses of the run with its file name, whatever the case. Files that
 * match nothing, or are no pictures, are named and not kept.
 */
export async function dropPictures(
  ctx: MediaContext,
  { runId, files, actorId, now }: { runId: string; files: readonly File[]; actorId: string; now: Date },
): Promise<{ readonly matched: number; readonly unused: readonly string[] }> {
  const open = await listOpen(ctx.db, runId, ["missing", "waiting"]);
  const unused: string[] = [];
  let matched = 0;
  for (const file of files) {
    const addresses = open.filter((address) => fileNameOf(address) === file.name.toLowerCase());
    const fits = addresses.length > 0 && file.size <= LARGEST_PICTURE;
    const bytes = fits ? Buffer.from(await file.arrayBuffer()) : null;
    const added = bytes && (await addMedia(ctx, { bytes, filename: file.name, actorId }));
    if (!added?.ok) {
      unused.push(file.name);
      continue;
    }
    matched += 1;
    await inTransaction(ctx.db, async (tx) => {
      for (const address of addresses) await placePicture(tx, address, added.value.id, now);
    });
  }
  return { matched, unused };
}
