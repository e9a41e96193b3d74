import { insertLate, type Tx } from "#app/db/client.server.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";

interface NewAuditEntry {
  /** The acting user's id; null for the system itself and for visitors without an account. */
  readonly actorId: string | null;
  /** Noun and verb in the past, e.g. "order.paid", "enquiry.received". */
  readonly action: string;
  /** The noun of the action, unless it says another. */
  readonly subjectType?: string;
  readonly subjectId?: string | null | undefined;
  /**
   * What changed, as ids, numbers, states and field names. No names, addresses or texts of people: this log
   * outlives the rows it speaks of.
   */
  readonly details?: Record<string, unknown>;
}

/** Writes down who did what, in the transaction that does it. */
export async function addAuditEntry(
  tx: Tx,
  { actorId, action, subjectType = nounOf(action), subjectId = null, details = {} }: NewAuditEntry,
): Promise<void> {
  insertLate(tx, auditLog, { actorId, action, subjectType, subjectId, details });
}

function nounOf(action: string): string {
  return action.slice(0, action.indexOf("."));
}
