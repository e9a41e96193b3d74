import type { Db } from "#app/db/client.server.ts";
import { noteExport } from "#app/features/audit/note-export.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { csvText } from "#app/lib/text/csv.ts";
import { isoDay } from "#app/lib/time/irish-time.ts";
import { accountingRows } from "./accounting.ts";
import { listTaxDocuments } from "./list-tax-documents.server.ts";
import type { DayRange } from "./range.ts";
import type { AccountingFormat } from "./reports.ts";

interface DocumentsExport {
  readonly format: AccountingFormat;
  readonly range: DayRange;
  readonly actorId: string;
}

/** The invoices and credit notes of a range as CSV for an accounting program. Who took it along is written down. */
export async function exportTaxDocuments(
  db: Db,
  { format, range, actorId }: DocumentsExport,
): Promise<string> {
  const [documents, { accounting }] = await Promise.all([listTaxDocuments(db, range), getSettings(db)]);
  const rows = accountingRows(format, documents, accounting);
  const narrowed = { format, from: isoDay(range.first), until: isoDay(range.last) };
  await noteExport(db, { actorId, list: "tax-documents", rows: rows.length - 1, narrowed });
  // Accounting programs take the mark of UTF-8 for a part of the first column's name.
  return format === "day-book" ? csvText(rows) : csvText(rows).slice(1);
}
