import { sql } from "drizzle-orm";
import { type Db, listRows, type Tx } from "#app/db/client.server.ts";
import { invoiceCounters, invoices } from "#app/db/schema/shop/invoices.ts";
import { INVOICE_SERIES } from "#app/features/invoices/enums.ts";

/** The last number of a series in a year that is known to have been issued. */
export interface IssuedNumber {
  readonly series: (typeof INVOICE_SERIES)[number];
  readonly year: number;
  readonly last: number;
}

/** "INV-2026-00057" as the number it is; null for any other text. */
export function parseIssuedNumber(text: string): IssuedNumber | null {
  const [, name, year, last] = /^([A-Z]+)-(\d{4})-(\d{5,9})$/.exec(text) ?? [];
  const series = INVOICE_SERIES.find((known) => known === name);
  return series && Number(last) > 0 ? { series, year: Number(year), last: Number(last) } : null;
}

/**
 * The last numbers of a database, also of one from before there were invoices. A series of a year that has documents of the
 * sandbox alone was only tried out: its numbers are free.
 */
export async function readIssuedNumbers(db: Db): Promise<readonly IssuedNumber[]> {
  const [found] = await listRows<{ known: boolean }>(
    db,
    sql`select to_regclass('invoice_counters') is not null as known`,
  );
  if (!found?.known) return [];
  const { series, year } = invoiceCounters;
  const ofSeries = sql`${invoices.series} = ${series} and ${invoices.year} = ${year}`;
  return db
    .select()
    .from(invoiceCounters)
    .where(
      sql`(select count(*) = 0 or bool_or(${invoices.document}->>'provider' is distinct from 'sandbox')
        from ${invoices} where ${ofSeries})`,
    );
}

/**
 * Lets the series of documents go on after numbers that were issued since a backup was made: no number may name two
 * sales. Gives the numbers after which series go on that ended before.
 */
export async function continueNumbers(tx: Tx, issued: readonly IssuedNumber[]): Promise<readonly string[]> {
  const continued: string[] = [];
  for (const number of issued) {
    const raised = await tx
      .insert(invoiceCounters)
      .values(number)
      .onConflictDoUpdate({
        target: [invoiceCounters.series, invoiceCounters.year],
        set: { last: number.last },
        setWhere: sql`${invoiceCounters.last} < ${number.last}`,
      })
      .returning({ last: invoiceCounters.last });
    if (raised.length > 0) continued.push(textOf(number));
  }
  return continued;
}

function textOf({ series, year, last }: IssuedNumber): string {
  return `${series}-${year}-${String(last).padStart(5, "0")}`;
}
