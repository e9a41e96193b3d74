import { sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import { cents } from "#app/lib/money.ts";
import { type DayRange, rangeBefore, type Step } from "./range.ts";
import { addFigures, byStep, type DayFigures, type SalesFigures, type StepFigures } from "./reports.ts";
import { taxDocuments } from "./tax-documents.server.ts";

export interface SalesReport {
  readonly steps: readonly StepFigures[];
  readonly total: SalesFigures;
  /** The figures of the range that it is compared with. */
  readonly before: SalesFigures;
  readonly beforeRange: DayRange;
  /** The part of `total` that is payments of hires. */
  readonly hire: SalesFigures;
}

interface Row extends Record<string, unknown> {
  readonly day: number;
  readonly isHire: boolean;
  readonly invoices: number;
  readonly invoiced: string;
  readonly credited: string;
  readonly net: string;
  readonly vat: string;
}

/** What the invoices and credit notes of a range come to, step by step, with the range before it. One statement. */
export async function getSalesReport(db: Db, range: DayRange, step: Step): Promise<SalesReport> {
  const beforeRange = rangeBefore(range);
  const rows = await listRows<Row>(
    db,
    sql`select (d.issued_at at time zone 'Europe/Dublin')::date - date '1970-01-01' as "day", d.is_hire as "isHire",
        count(*) filter (where d.sign = 1)::int as "invoices",
        coalesce(sum(d.total_cents) filter (where d.sign = 1), 0)::text as "invoiced",
        coalesce(sum(d.total_cents) filter (where d.sign = -1), 0)::text as "credited",
        sum(d.sign * d.net_cents)::text as "net", sum(d.sign * d.vat_cents)::text as "vat"
      from ${taxDocuments({ first: beforeRange.first, last: range.last })}
      group by 1, 2`,
  );
  const days = rows.map(figuresOf);
  const within = ({ first, last }: DayRange) => days.filter(({ day }) => day >= first && day <= last);
  return {
    steps: byStep(days, range, step),
    total: addFigures(within(range)),
    before: addFigures(within(beforeRange)),
    beforeRange,
    hire: addFigures(within(range).filter(({ isHire }) => isHire)),
  };
}

function figuresOf(row: Row): DayFigures & { readonly isHire: boolean } {
  const { day, isHire, invoices } = row;
  const [invoiced, credited] = [cents(Number(row.invoiced)), cents(Number(row.credited))];
  return {
    day,
    isHire,
    invoices,
    invoiced,
    credited,
    net: cents(Number(row.net)),
    vat: cents(Number(row.vat)),
  };
}
