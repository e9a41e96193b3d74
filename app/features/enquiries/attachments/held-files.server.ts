import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Config } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { enquiries, type StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import { reachStorage } from "#app/integrations/storage/reach-storage.server.ts";
import { type StoredAttachment, storeAttachments } from "./attachment-storage.server.ts";
import { readHeldAttachments } from "./hold-attachments.server.ts";

/** Notes the tokens of held files with their suspect enquiry, so that staff who take it out of the spam get the files. */
export async function noteHeldFiles(db: Db, id: string, heldFiles: readonly string[]): Promise<void> {
  if (heldFiles.length === 0) return;
  const added = JSON.stringify({ heldFiles } satisfies StoredEnquiryDetails);
  await db
    .update(enquiries)
    .set({ details: sql`${enquiries.details} || ${added}::jsonb` })
    .where(and(eq(enquiries.id, id), eq(enquiries.state, "spam")));
}

/**
 * The held files of a suspect enquiry that the storage still has: housekeeping removes them after a day. Undefined
 * while the storage is away.
 */
export async function findHeldFiles(
  { db, config }: { readonly db: Db; readonly config: Config },
  id: string,
): Promise<readonly StoredAttachment[] | undefined> {
  const [row] = await db.select({ details: enquiries.details }).from(enquiries).where(eq(enquiries.id, id));
  const held = await reachStorage(readHeldAttachments({ db, config }, row?.details.heldFiles ?? []));
  return held.ok ? storeAttachments(config, held.value) : undefined;
}

/** SQL: the details of an enquiry without the tokens of held files: it has them, or they are gone. */
export function detailsWithoutHeld(): SQL<StoredEnquiryDetails> {
  return sql<StoredEnquiryDetails>`${enquiries.details} - 'heldFiles'`;
}
