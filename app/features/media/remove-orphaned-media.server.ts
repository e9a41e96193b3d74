import { isNotNull } from "drizzle-orm";
import { media } from "#app/db/schema/media.ts";
import type { WorkContext } from "#app/features/jobs/work-context.server.ts";
import { uploadStorage } from "#app/integrations/storage/upload-storage.server.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { MEDIA_FOLDER } from "./media-address.ts";

/** How long files outlive the picture they belonged to: pages in browsers and mails may still name them. */
const GRACE_MS = 30 * DAY_MS;

/** Removes files that no picture of the library names any more. */
export async function removeOrphanedMedia({ db, config, clock }: WorkContext): Promise<void> {
  const storage = uploadStorage(config);
  const rows = await db.select({ share: media.share }).from(media).where(isNotNull(media.hash));
  const stems = new Set(rows.map(({ share }) => stemOf(share?.src.slice(1) ?? "")));
  const before = addMs(clock.now(), -GRACE_MS);
  for (const { name, storedAt } of await storage.list(MEDIA_FOLDER))
    if (storedAt < before && !stems.has(stemOf(name))) await storage.remove(name);
}

/** "media/0123…-480.webp" without the width. */
function stemOf(name: string): string {
  return name.replace(/-\d+\.\w+$/, "");
}
