import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { media } from "#app/db/schema/media.ts";
import { categories } from "#app/db/schema/shop/catalog.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";

/**
 * Gives departments that have no picture one of the site's own, by their English name. Names that no department has and
 * pictures that are not there are passed over.
 */
export async function pictureDepartments(tx: Tx, pictures: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, artwork] of Object.entries(pictures)) {
    await tx
      .update(categories)
      .set({ pictureId: sql`(select ${media.id} from ${media} where ${media.artwork} = ${artwork})` })
      .where(and(eq(categories.name, name), isNull(categories.parentId), isNull(categories.pictureId)));
  }
  await bumpSiteVersion(tx);
}
