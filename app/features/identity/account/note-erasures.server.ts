import type { Tx } from "#app/db/client.server.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";

/** An order, hire or quote of somebody who was erased. */
export interface Erased {
  readonly id: string;
  readonly number: number | string;
}

/**
 * Writes down in the history of what is kept that its person deleted the account, or was erased by staff. Not by whom the
 * account was deleted: that would lead back to the person.
 */
export async function noteErasures(
  tx: Tx,
  subjectType: "order" | "hire" | "quote",
  erased: readonly Erased[],
  erasedBy: string | null,
): Promise<void> {
  const action = erasedBy === null ? "account-deleted" : "customer-erased";
  for (const { id, number } of erased)
    await addAuditEntry(tx, {
      actorId: erasedBy,
      action: `${subjectType}.${action}`,
      subjectId: id,
      details: { number },
    });
}
