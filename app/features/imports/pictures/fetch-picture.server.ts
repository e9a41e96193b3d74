import { and, eq, isNull } from "drizzle-orm";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { importPictures } from "#app/db/schema/imports.ts";
import { productImages } from "#app/db/schema/shop/catalog.ts";
import { addJob } from "#app/features/jobs/add-job.server.ts";
import type { Waits } from "#app/features/jobs/jobs.ts";
import { retryTime } from "#app/features/jobs/lease.server.ts";
import type { WorkContext } from "#app/features/jobs/work-context.server.ts";
import { addMedia } from "#app/features/media/add-media.server.ts";
import { deleteMedia } from "#app/features/media/delete-media.server.ts";
import type { PictureFetcher } from "#app/integrations/pictures/picture-fetcher.server.ts";
import { MINUTE_MS, SECOND_MS } from "#app/lib/time/clock.ts";
import { fileNameOf, type MissingReason, mayPass } from "./pictures.ts";
import { FETCH_PICTURE, pictureKey } from "./queue-pictures.server.ts";
import { placePicture } from "./run-pictures.server.ts";

/** The number of attempts after which a picture is missing, until somebody asks for it again. */
export const PICTURE_ATTEMPTS = 5;
const WAITS: Waits = { firstMs: 20 * SECOND_MS, longestMs: 30 * MINUTE_MS };

/**
 * Fetches one picture and gives it to the products that name it. What fails is noted with its reason. Nothing is
 * fetched, or stays in the library, for products that are gone.
 */
export async function fetchPicture(
  ctx: WorkContext,
  address: unknown,
  fetcher: PictureFetcher,
): Promise<void> {
  if (typeof address !== "string") return;
  const { db, clock } = ctx;
  const picture = await inTransaction(db, (tx) => findWaiting(tx, address));
  if (!picture) return;
  const fetched = await fetcher(address);
  const added = fetched.ok
    ? await addMedia(ctx, { bytes: fetched.value, filename: fileNameOf(address) || "picture", actorId: null })
    : fetched;
  if (added.ok) {
    const { id, known } = added.value;
    const placed = await inTransaction(db, (tx) => placePicture(tx, address, id, clock.now()));
    if (!placed && !known) await deleteMedia(db, { id, actorId: null });
    return;
  }
  const reason = typeof added.error === "string" ? added.error : added.error.kind;
  await noteFailure(ctx, { address, attempts: picture.attempts + 1, reason });
}

/** The picture of an address while it waits and a product lacks it. One that no product lacks waits no longer. */
async function findWaiting(tx: Tx, address: string): Promise<typeof importPictures.$inferSelect | undefined> {
  const ofAddress = eq(importPictures.address, address);
  const [picture] = await tx.select().from(importPictures).where(ofAddress).for("update");
  if (picture?.state !== "waiting") return undefined;
  const lacking = and(eq(productImages.source, address), isNull(productImages.mediaId));
  if ((await tx.$count(productImages, lacking)) > 0) return picture;
  if (picture.mediaId === null) await tx.delete(importPictures).where(ofAddress);
  else await tx.update(importPictures).set({ state: "fetched" }).where(ofAddress);
  return undefined;
}

/** Changes nothing once the picture was added by hand during the fetch. */
async function noteFailure(
  { db, clock }: WorkContext,
  { address, attempts, reason }: { address: string; attempts: number; reason: MissingReason },
): Promise<void> {
  const again = mayPass(reason) && attempts < PICTURE_ATTEMPTS;
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const noted = await tx
      .update(importPictures)
      .set({ state: again ? "waiting" : "missing", reason, attempts, triedAt: now })
      .where(and(eq(importPictures.address, address), eq(importPictures.state, "waiting")))
      .returning({ address: importPictures.address });
    if (!again || noted.length === 0) return;
    const runAt = retryTime({ waits: WAITS }, { attempts }, now);
    await addJob(tx, { kind: FETCH_PICTURE, key: pictureKey(address), payload: { address }, runAt });
  });
}
