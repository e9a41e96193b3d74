import { and, countDistinct, eq, gte, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { importPictures, importRunPictures, importRuns } from "#app/db/schema/imports.ts";
import { media } from "#app/db/schema/media.ts";

/** How many pictures came into the library for a run and are shown by no product, as after its undo. */
export async function countPicturesLeft(db: Db, runId: string): Promise<number> {
  const [row] = await db
    .select({ n: countDistinct(media.id) })
    .from(importRunPictures)
    .innerJoin(importRuns, eq(importRuns.id, importRunPictures.runId))
    .innerJoin(importPictures, eq(importPictures.address, importRunPictures.address))
    .innerJoin(media, and(eq(media.id, importPictures.mediaId), gte(media.createdAt, importRuns.createdAt)))
    .where(
      and(
        eq(importRunPictures.runId, runId),
        sql`not exists (select 1 from product_images i where i.media_id = ${media.id})`,
      ),
    );
  return row?.n ?? 0;
}
