import { eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { changeDrafts } from "#app/db/schema/change-drafts.ts";
import { users } from "#app/db/schema/identity.ts";
import type { ChangeDraft, DraftSubject } from "./change-drafts.ts";

/** The draft of a change as it was saved, or null. A transaction that writes holds the row of its subject first. */
export async function getChangeDraft(db: Db, subject: DraftSubject): Promise<ChangeDraft | null> {
  const [row] = await db
    .select({
      version: changeDrafts.version,
      values: changeDrafts.values,
      base: changeDrafts.base,
      savedAt: changeDrafts.savedAt,
      savedBy: users.name,
    })
    .from(changeDrafts)
    .leftJoin(users, eq(users.id, changeDrafts.savedBy))
    .where(isDraftOf(subject));
  return row ?? null;
}

/** True for the draft of this subject. */
export function isDraftOf(subject: DraftSubject): SQL {
  return "productId" in subject
    ? eq(changeDrafts.productId, subject.productId)
    : eq(changeDrafts.entryId, subject.entryId);
}

/** Those of these entries that have a draft. */
export async function listDraftedEntries(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: changeDrafts.entryId })
    .from(changeDrafts)
    .where(inArray(changeDrafts.entryId, [...ids]));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** Selects the ids of the products that have a draft. */
export const DRAFTED_PRODUCTS: SQL = sql`(select ${changeDrafts.productId} from ${changeDrafts} where ${isNotNull(changeDrafts.productId)})`;
