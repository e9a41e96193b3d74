import { type SQL, sql } from "drizzle-orm";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { startOfIrishDay } from "#app/lib/time/irish-time.ts";
import type { DayRange } from "./range.ts";

/**
 * The invoices of a range and the credit notes of invoices, by the Irish day of issue or of an earlier instant (`at`), as
 * a table `d` of a statement: `sign` is −1 for a credit note, `is_hire` is true for payments of a hire. Receipts of
 * security deposits and what credits them are no supply (VAT Consolidation Act 2010, section 19) and are left out.
 */
export function taxDocuments({ first, last }: DayRange, at: SQL = sql`i.issued_at`): SQL {
  const from = startOfIrishDay(first).toISOString();
  const until = startOfIrishDay(last + 1).toISOString();
  return sql`(
    select i.id, i.kind, i.number, i.issued_at, i.total_cents, i.net_cents, i.vat_cents, i.document,
      case when i.kind = 'credit-note' then -1 else 1 end as sign,
      o.kind <> 'sale' as is_hire, o.id as order_id, o.number as order_number
    from ${invoices} i
      join ${orders} o on o.id = i.order_id
      left join ${invoices} credited on credited.id = i.invoice_id
    -- Nothing is issued before its supply: documents of older ones need not be opened.
    where i.issued_at >= ${from}::timestamptz
      and ${at} >= ${from}::timestamptz and ${at} < ${until}::timestamptz
      and coalesce(credited.kind, i.kind) = 'invoice'
  ) d`;
}

/**
 * The instant at which the VAT of a document is due: of an invoice, that of the payment, as orders are paid in advance
 * (Directive 2006/112/EC, Art. 65); of a credit note, its issue.
 */
export const TAX_POINT = sql`case when i.kind = 'credit-note' then i.issued_at
  else (i.document ->> 'suppliedAt')::timestamptz end`;
