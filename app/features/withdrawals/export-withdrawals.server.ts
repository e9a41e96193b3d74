import type { Db } from "#app/db/client.server.ts";
import { noteExport } from "#app/features/audit/note-export.server.ts";
import { csvText, MAX_EXPORTED } from "#app/lib/text/csv.ts";
import { irishDate, lastDayOf } from "#app/lib/time/irish-time.ts";
import { listWithdrawals } from "./admin-queries.server.ts";
import type { WithdrawalsQuery } from "./admin-query.ts";

/**
 * The statements that a list shows, up to MAX_EXPORTED, as a file for a spreadsheet; who took it along is written down.
 * `refund by` is the last Irish day on which the refund is in time, as the list and the mails have it.
 */
export async function exportWithdrawals(
  db: Db,
  { open, search }: Pick<WithdrawalsQuery, "open" | "search">,
  actorId: string,
): Promise<string> {
  const { withdrawals } = await listWithdrawals(db, { open, search, after: null, limit: MAX_EXPORTED });
  await noteExport(db, { actorId, list: "withdrawals", rows: withdrawals.length, narrowed: { open } });
  return csvText([
    ["received", "refund by", "state", "settled", "order", "name", "email", "language", "statement", "note"],
    ...withdrawals.map((withdrawal) => [
      withdrawal.receivedAt.toISOString(),
      irishDate(lastDayOf(withdrawal.refundDueAt)),
      withdrawal.state,
      withdrawal.settledAt?.toISOString() ?? null,
      withdrawal.order?.number ?? withdrawal.reference,
      withdrawal.name,
      withdrawal.email,
      withdrawal.locale,
      withdrawal.statement,
      withdrawal.note,
    ]),
  ]);
}
