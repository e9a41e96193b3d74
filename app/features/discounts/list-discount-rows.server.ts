import type { Db } from "#app/db/client.server.ts";
import { toEuro } from "#app/lib/euro.ts";
import { csvText } from "#app/lib/text/csv.ts";
import { irishDate, lastDayOf } from "#app/lib/time/irish-time.ts";
import { discountStateAt } from "./discounts.ts";
import { type DiscountRow, type DiscountsQuery, shownDiscounts } from "./discounts-query.ts";
import { discountValue, listDiscounts } from "./queries.server.ts";

interface DiscountList {
  readonly discounts: readonly DiscountRow[];
  /** Codes without the query's filters. */
  readonly all: number;
}

/** The codes that the address of the list asks for, as they are at `now`. A shop has few, so they are on one page. */
export async function listDiscountRows(db: Db, query: DiscountsQuery, now: Date): Promise<DiscountList> {
  const rows = (await listDiscounts(db)).map((row) => {
    const { id, code, startsAt, endsAt, uses, maxUses, given } = row;
    const state = discountStateAt(row, now);
    return { id, code, startsAt, endsAt, uses, maxUses, given, state, value: discountValue(row) };
  });
  return { discounts: shownDiscounts(rows, query), all: rows.length };
}

/** The discount codes as a CSV file that is safe to open in a spreadsheet. */
export async function exportDiscounts(db: Db, query: DiscountsQuery, now: Date): Promise<string> {
  const { discounts } = await listDiscountRows(db, query, now);
  return csvText([
    ["code", "state", "percent", "amount", "from", "until", "uses", "most uses", "given"],
    ...discounts.map(({ code, state, value, startsAt, endsAt, uses, maxUses, given }) => [
      ...[code, state],
      value.kind === "percent" ? value.percent / 100 : null,
      value.kind === "amount" ? toEuro(value.amount) : null,
      startsAt && irishDate(startsAt),
      // The last day that counts: a code ends with the first instant after it.
      endsAt && irishDate(lastDayOf(endsAt)),
      ...[uses, maxUses, toEuro(given)],
    ]),
  ]);
}
