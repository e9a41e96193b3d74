import type { Tx } from "#app/db/client.server.ts";
import { contentEntries } from "#app/db/schema/content.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { COLLECTION_NAMES, schemaOf } from "./schema.ts";
import { SEEDS } from "./seed/all.ts";

/** Tens: room to put an entry between two others without renumbering. */
const POSITION_STEP = 10;

/**
 * Loads the content the site is born with. Entries already there are left as staff made them, so it may run again.
 * Returns how many entries were added.
 */
export async function seedContent(tx: Tx): Promise<number> {
  const rows = COLLECTION_NAMES.flatMap((collection) =>
    SEEDS[collection].map((seed, index) => ({
      collection,
      key: seed.key,
      position: (index + 1) * POSITION_STEP,
      sample: seed.sample ?? false,
      data: schemaOf(collection).parse(seed.data),
    })),
  );
  const added = await tx
    .insert(contentEntries)
    .values(rows)
    .onConflictDoNothing({ target: [contentEntries.collection, contentEntries.key] })
    .returning({ id: contentEntries.id });
  if (added.length > 0) await bumpSiteVersion(tx);
  return added.length;
}
