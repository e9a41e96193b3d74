import { sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import { cents } from "#app/lib/money.ts";
import type { DayRange } from "./range.ts";
import type { VatFigures } from "./reports.ts";
import { TAX_POINT, taxDocuments } from "./tax-documents.server.ts";

interface Row extends Record<string, unknown> {
  readonly rate: number;
  readonly reverseCharge: boolean;
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
  readonly documents: number;
}

/** The VAT tables of all invoices that were paid in a range, less those of its credit notes, highest rate first. */
export async function getVatReport(db: Db, range: DayRange): Promise<readonly VatFigures[]> {
  const rows = await listRows<Row>(
    db,
    sql`select r.rate as "rate", (d.document ->> 'reverseCharge')::boolean as "reverseCharge",
        sum(d.sign * r.net)::text as "net", sum(d.sign * r.vat)::text as "vat", sum(d.sign * r.gross)::text as "gross",
        count(*)::int as "documents"
      from ${taxDocuments(range, TAX_POINT)},
        jsonb_to_recordset(d.document -> 'vatRows') as r(rate int, net bigint, vat bigint, gross bigint)
      group by 1, 2
      order by 2, 1 desc`,
  );
  return rows.map((row) => ({
    ...row,
    net: cents(Number(row.net)),
    vat: cents(Number(row.vat)),
    gross: cents(Number(row.gross)),
  }));
}
