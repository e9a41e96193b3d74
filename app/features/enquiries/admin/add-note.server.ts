import { eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { enquiries, enquiryEntries } from "#app/db/schema/enquiries.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { readEntryText, type TextFault } from "../entry-text.ts";

interface NewNote {
  readonly id: string;
  readonly text: string;
  /** The form's idempotency key: the same form sent twice writes one note. */
  readonly idempotencyKey: string;
  readonly authorId: string;
  readonly now: Date;
}

/** Keeps a note that only staff see. */
export async function addNote(
  db: Db,
  { id, text, idempotencyKey, authorId, now }: NewNote,
): Promise<Result<null, { kind: "not-found" } | TextFault>> {
  const read = readEntryText(text);
  if (!read.ok) return read;
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.id, id));
    if (!row) return refuse({ kind: "not-found" });
    await tx
      .insert(enquiryEntries)
      .values({
        enquiryId: id,
        kind: "note",
        authorId,
        text: read.value,
        postKey: `${id}:${idempotencyKey}`,
        createdAt: now,
      })
      .onConflictDoNothing({ target: enquiryEntries.postKey });
    return ok(null);
  });
}
