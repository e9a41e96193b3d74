import { sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import { storedDocument } from "#app/features/invoices/invoices.ts";
import type { AccountingDocument } from "./accounting.ts";
import type { DayRange } from "./range.ts";
import { taxDocuments } from "./tax-documents.server.ts";

interface Row extends Record<string, unknown> {
  readonly document: object;
}

/** The invoices and credit notes of a range in the order they were issued, as accountants enter them. */
export async function listTaxDocuments(db: Db, range: DayRange): Promise<readonly AccountingDocument[]> {
  const rows = await listRows<Row>(
    db,
    sql`select d.document as "document" from ${taxDocuments(range)} order by d.issued_at, d.number`,
  );
  return rows.map((row) => {
    const document = storedDocument(row);
    return { document, issuedAt: new Date(document.issuedAt) };
  });
}

/** How many documents a file of a range would hold. */
export async function countTaxDocuments(db: Db, range: DayRange): Promise<number> {
  const [row] = await listRows<{ n: number }>(db, sql`select count(*)::int as n from ${taxDocuments(range)}`);
  return row?.n ?? 0;
}
