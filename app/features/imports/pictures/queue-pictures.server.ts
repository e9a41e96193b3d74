import { inArray, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { importPictures, importRunPictures } from "#app/db/schema/imports.ts";
import { addJobs } from "#app/features/jobs/add-job.server.ts";
import { hashOf } from "#app/lib/hash.server.ts";
import { isPictureAddress } from "./pictures.ts";

/** The job that fetches one picture. */
export const FETCH_PICTURE = "fetch-picture";

const CHUNK = 500;

/**
 * Sends for pictures that a run names and the library did not have when it began. Every address is sent for from its
 * first attempt, also one that waits or was fetched meanwhile for another run: products that this run wrote after a
 * picture was placed get it from this fetch alone.
 */
export async function queuePictures(
  tx: Tx,
  {
    runId,
    sources,
    now,
  }: { readonly runId: string; readonly sources: readonly string[]; readonly now: Date },
): Promise<void> {
  for (let at = 0; at < sources.length; at += CHUNK) {
    const some = sources.slice(at, at + CHUNK);
    const rows = some.map((address) =>
      isPictureAddress(address)
        ? { address }
        : { address, state: "missing" as const, reason: "no-address" as const },
    );
    // Locks the rows that are there: a fetch may be removing one that no product named until now.
    await tx
      .insert(importPictures)
      .values(rows)
      .onConflictDoUpdate({
        target: importPictures.address,
        set: { address: sql`excluded.address` },
      });
    await tx
      .insert(importRunPictures)
      .values(some.map((address) => ({ runId, address })))
      .onConflictDoNothing();
    await retryPictures(tx, some, now);
  }
}

/** Fetches these addresses again, whatever their state. */
export async function retryPictures(tx: Tx, sources: readonly string[], now: Date): Promise<void> {
  const addresses = sources.filter(isPictureAddress);
  if (addresses.length === 0) return;
  await tx
    .update(importPictures)
    .set({ state: "waiting", reason: null, attempts: 0 })
    .where(inArray(importPictures.address, addresses));
  await addJobs(
    tx,
    { kind: FETCH_PICTURE, runAt: now },
    addresses.map((address) => ({ key: pictureKey(address), payload: { address } })),
  );
}

/** The key of an address's job. */
export function pictureKey(address: string): string {
  return hashOf(address);
}
