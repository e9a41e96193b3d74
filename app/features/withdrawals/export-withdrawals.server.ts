import { type Db, inTransaction } from "#app/db/client.server.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { csvText } from "#app/lib/csv.ts";
import { listWithdrawals } from "./desk-queries.server.ts";

/** Statements in one file. */
const LIMIT = 20_000;

/** The statements that a list shows, as a file for a spreadsheet; who took it along is written down. */
export async function exportWithdrawals(
  db: Db,
  { open, actorId }: { readonly open: boolean; readonly actorId: string },
): Promise<string> {
  const { withdrawals } = await listWithdrawals(db, { open, after: null, limit: LIMIT });
  await inTransaction(db, (tx) =>
    addAuditEntry(tx, {
      actorId,
      action: "withdrawals.exported",
      subjectType: "withdrawals",
      details: { rows: withdrawals.length, open },
    }),
  );
  return csvText([
    ["received", "refund by", "state", "settled", "order", "name", "email", "language", "statement", "note"],
    ...withdrawals.map((one) => [
      one.receivedAt.toISOString(),
      one.refundDueAt.toISOString(),
      one.state,
      one.settledAt?.toISOString() ?? null,
      one.order?.number ?? one.reference,
      one.name,
      one.email,
      one.locale,
      one.statement,
      one.note,
    ]),
  ]);
}
