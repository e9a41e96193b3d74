import { and, asc, desc, eq, gt, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireLines } from "#app/db/schema/hire/hires.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { toQuoteSummary } from "#app/features/quotes/public/quote-summary.ts";
import { listQuotesOfCustomer } from "#app/features/quotes/queries.server.ts";
import type { QuoteState } from "#app/features/quotes/quote-states.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { listHiresOfCustomer } from "../queries.server.ts";
import type { AccountHireRow, AccountQuote } from "./account-hire.ts";
import { type AgainLine, againLines, hireAgainSearches } from "./hire-again.server.ts";

/** Quotes that came to nothing. What was accepted is hired again from its hire. */
const OVER: readonly QuoteState[] = ["declined", "expired", "withdrawn"];

interface Customer {
  readonly userId: string;
  /** Confirmed, in lower case. */
  readonly email: string;
  readonly locale: Locale;
  readonly now: Date;
}

/** The quotes and hires of an account, each with the way to hire the same again. */
export async function listAccountHires(
  db: Db,
  { locale, ...customer }: Customer,
): Promise<{ readonly quotes: readonly AccountQuote[]; readonly hires: readonly AccountHireRow[] }> {
  const [quotes, hires] = await Promise.all([
    listQuotesOfCustomer(db, customer),
    listHiresOfCustomer(db, customer.userId, customer.now),
  ]);
  const ids = hires.map(({ id }) => id);
  const [lines, transfers] = await Promise.all([
    listLines(db, ids),
    listAwaitedTransfers(db, ids, customer.now),
  ]);
  const lists = [
    ...hires.map(({ id }) => lines.get(id) ?? []),
    ...quotes.map(({ state, current }) => (OVER.includes(state) ? againLines(current.content.lines) : [])),
  ];
  const searches = await hireAgainSearches(db, lists, locale);
  return {
    hires: hires.map((hire, at) => ({
      ...hire,
      again: searches[at] ?? null,
      transferUntil: transfers.get(hire.id) ?? null,
    })),
    quotes: quotes.map((quote, at) => ({
      ...toQuoteSummary(quote),
      again: searches[hires.length + at] ?? null,
    })),
  };
}

/** By hire. */
async function listLines(
  db: Db,
  hireIds: readonly string[],
): Promise<ReadonlyMap<string, readonly AgainLine[]>> {
  if (hireIds.length === 0) return new Map();
  const { hireId, kind, itemId, name, nameGa, quantity } = hireLines;
  const rows = await db
    .select({ hireId, kind, itemId, name, nameGa, quantity })
    .from(hireLines)
    .where(inArray(hireId, [...hireIds]))
    .orderBy(asc(hireLines.position));
  return Map.groupBy(rows, (row) => row.hireId);
}

/** By hire, until when the first of its transfers must arrive. */
async function listAwaitedTransfers(
  db: Db,
  hireIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  if (hireIds.length === 0) return new Map();
  const { hireId, expiresAt, provider, state } = orders;
  const isAwaited = and(eq(provider, "invoice"), eq(state, "pending"), gt(expiresAt, now));
  const rows = await db
    .select({ hireId, expiresAt })
    .from(orders)
    .where(and(inArray(hireId, [...hireIds]), isAwaited))
    .orderBy(desc(expiresAt));
  return new Map(rows.flatMap((row) => (row.hireId === null ? [] : [[row.hireId, row.expiresAt]])));
}
