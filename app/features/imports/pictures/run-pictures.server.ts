import { and, asc, count, desc, eq, inArray, isNull, ne } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { importPictures, importRunPictures } from "#app/db/schema/imports.ts";
import { productImages, products } from "#app/db/schema/shop/catalog.ts";
import { addMedia, type MediaContext } from "#app/features/media/add-media.server.ts";
import { MAX_PICTURE_BYTES } from "#app/features/media/media.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { UNFETCHED_STATES } from "../enums.ts";
import {
  type DroppedPictures,
  fileNameOf,
  type MissingReason,
  type PictureState,
  type RunPictures,
} from "./pictures.ts";
import { retryPictures } from "./queue-pictures.server.ts";

const LISTED = 200;

/** A run's pictures that the library did not have, with the state of each. */
export async function getRunPictures(db: Db, runId: string): Promise<RunPictures> {
  const ofRun = and(
    eq(importRunPictures.runId, runId),
    eq(importRunPictures.address, importPictures.address),
  );
  const counted = await db
    .select({ state: importPictures.state, reason: importPictures.reason, n: count() })
    .from(importPictures)
    .innerJoin(importRunPictures, ofRun)
    .groupBy(importPictures.state, importPictures.reason)
    .orderBy(desc(count()));
  const of = (state: string) => counted.reduce((sum, row) => (row.state === state ? sum + row.n : sum), 0);
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
    reasons: counted.flatMap(({ state, reason, n }) =>
      state === "missing" ? [{ reason: reasonOf(reason), n }] : [],
    ),
    list: list.map(({ address, reason }) => ({ address, reason: reasonOf(reason) })),
  };
}

function reasonOf(reason: MissingReason | null): MissingReason {
  return reason ?? "unreachable";
}

/** Every picture of a run that is not there, with a product that names it, by address. */
export function listMissingPictures(
  db: Db,
  runId: string,
): Promise<
  readonly { address: string; reason: MissingReason | null; sku: string | null; name: string | null }[]
> {
  return db
    .selectDistinctOn([importPictures.address], {
      address: importPictures.address,
      reason: importPictures.reason,
      sku: products.sku,
      name: products.name,
    })
    .from(importPictures)
    .innerJoin(
      importRunPictures,
      and(eq(importRunPictures.runId, runId), eq(importRunPictures.address, importPictures.address)),
    )
    .leftJoin(productImages, eq(productImages.source, importPictures.address))
    .leftJoin(products, eq(products.id, productImages.productId))
    .where(eq(importPictures.state, "missing"))
    .orderBy(asc(importPictures.address), asc(products.id));
}

/** File names of the pictures that a run still lacks, in lower case. */
export async function listWantedNames(db: Db, runId: string): Promise<readonly string[]> {
  const open = await listOpen(db, runId, UNFETCHED_STATES);
  return [...new Set(open.map(fileNameOf))];
}

/** Sends once more for every picture of a run that is missing. */
export async function retryRunPictures(db: Db, runId: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const missing = await listOpen(tx, runId, ["missing"]);
    await retryPictures(tx, missing, now);
  });
}

function listOpen(db: Db | Tx, runId: string, states: readonly PictureState[]): Promise<string[]> {
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

/**
 * Gives a picture to every product that names it by this address and lacks it. Of a fetch and a file that is added by
 * hand at once, the first counts: the address keeps the picture that its products have. False when no product took it.
 */
export async function placePicture(tx: Tx, address: string, mediaId: string, now: Date): Promise<boolean> {
  const placed = await tx
    .update(importPictures)
    .set({ state: "fetched", reason: null, mediaId, triedAt: now })
    .where(and(eq(importPictures.address, address), ne(importPictures.state, "fetched")))
    .returning({ address: importPictures.address });
  if (placed.length === 0) return false;
  const given = await tx
    .update(productImages)
    .set({ mediaId })
    .where(and(eq(productImages.source, address), isNull(productImages.mediaId)))
    .returning({ id: productImages.id });
  await bumpSiteVersion(tx);
  return given.length > 0;
}

/**
 * Adds pictures by hand: each goes to the open addresses of the run with its file name, whatever the case. Files that
 * match nothing, are no pictures or are too large are named with that reason and not kept. The first that cannot be
 * stored ends it: that one and those after it are named as not tried.
 */
export async function dropPictures(
  ctx: MediaContext,
  { runId, files, actorId, now }: { runId: string; files: readonly File[]; actorId: string; now: Date },
): Promise<DroppedPictures> {
  const open = await listOpen(ctx.db, runId, UNFETCHED_STATES);
  const unnamed: string[] = [];
  const unusable: string[] = [];
  const tooLarge: string[] = [];
  let matched = 0;
  for (const [at, file] of files.entries()) {
    const addresses = open.filter((address) => fileNameOf(address) === file.name.toLowerCase());
    if (addresses.length === 0) {
      unnamed.push(file.name);
      continue;
    }
    if (file.size > MAX_PICTURE_BYTES) {
      tooLarge.push(file.name);
      continue;
    }
    const bytes = Buffer.from(await file.arrayBuffer());
    const added = await addMedia(ctx, { bytes, filename: file.name, actorId });
    if (!added.ok && added.error.kind === "storage-away")
      return { matched, unnamed, unusable, tooLarge, untried: files.slice(at).map(({ name }) => name) };
    if (!added.ok) {
      unusable.push(file.name);
      continue;
    }
    matched += 1;
    await inTransaction(ctx.db, async (tx) => {
      for (const address of addresses) await placePicture(tx, address, added.value.id, now);
    });
  }
  return { matched, unnamed, unusable, tooLarge, untried: [] };
}
