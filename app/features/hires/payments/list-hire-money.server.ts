import type { Db } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import type { HireSummary } from "../hires.ts";
import { hireSummaryColumns, summaryAt, vatRowOf } from "../queries.server.ts";
import { type HireMoney, moneyOf } from "./hire-money.ts";
import { listPaymentsOfHires } from "./list-hire-payments.server.ts";

/** What a statement reads of each hire for `listHireMoney`. */
export const hireMoneyColumns = {
  ...hireSummaryColumns,
  vatRows: hires.vatRows,
  deposit: hires.deposit,
  security: hires.security,
  balanceWaived: hires.balanceWaived,
};

export type MoneyRow = {
  readonly [column in keyof typeof hireMoneyColumns]: (typeof hires.$inferSelect)[column];
};

/** Hires whose payments are read at once. */
const BATCH = 500;

/** Hires as lists show them, in their order, each with its money. */
export async function listHireMoney(
  db: Db,
  rows: readonly MoneyRow[],
  now: Date,
): Promise<readonly { readonly hire: HireSummary; readonly money: HireMoney }[]> {
  const listed = [];
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH);
    const payments = await listPaymentsOfHires(
      db,
      batch.map(({ id }) => id),
    );
    for (const { vatRows, deposit, security, balanceWaived, ...row } of batch) {
      const hire = summaryAt(row, now);
      const sums = { ...hire, vatRows: vatRows.map(vatRowOf), deposit, security, balanceWaived };
      listed.push({ hire, money: moneyOf(sums, payments.get(hire.id) ?? []) });
    }
  }
  return listed;
}
