import { and, asc, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireLines, hireRequests, hires } from "#app/db/schema/hire/hires.ts";
import { hireQuotes, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { users } from "#app/db/schema/identity.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { storedContent } from "#app/features/quotes/content/quote-content.ts";
import { withdrawalUntil } from "#app/features/quotes/content/withdrawal-right.ts";
import type { HireSettings } from "#app/features/settings/hire-settings.ts";
import { cents } from "#app/lib/money.ts";
import { concludedAt } from "./cancel/cancellation.ts";
import { listAcceptances } from "./cancel/withdraw-until.server.ts";
import { hireStateAt } from "./hire-states.ts";
import type { HireSummary, HireView } from "./hires.ts";
import { moneyOf } from "./payments/hire-money.ts";
import type { PaidHire } from "./payments/hire-order-text.ts";
import { listHirePayments } from "./payments/list-hire-payments.server.ts";
import { listSubstitutes } from "./shortages/list-substitutes.server.ts";

export const hireSummaryColumns = {
  id: hires.id,
  number: hires.number,
  token: hires.token,
  state: hires.state,
  depositDueAt: hires.depositDueAt,
  attention: hires.attention,
  name: hires.name,
  company: hires.company,
  email: hires.email,
  startsAt: hires.startsAt,
  endsAt: hires.endsAt,
  transport: hires.transport,
  place: hires.place,
  total: hires.total,
  createdAt: hires.createdAt,
};

/** Columns of a line without what it costs the company. */
const lineColumns = {
  id: hireLines.id,
  kind: hireLines.kind,
  itemId: hireLines.itemId,
  name: hireLines.name,
  nameGa: hireLines.nameGa,
  quantity: hireLines.quantity,
  dayRateNet: hireLines.dayRateNet,
  factor: hireLines.factor,
  discount: hireLines.discount,
  net: hireLines.net,
  prepped: hireLines.prepped,
  out: hireLines.out,
  back: hireLines.back,
  missing: hireLines.missing,
  damaged: hireLines.damaged,
};

/** The hire behind a public token, at `now`. */
export function getHireByToken(db: Db, token: string, now: Date): Promise<HireView | null> {
  return getHireWhere(db, eq(hires.token, token), now);
}

/** One hire with its lines, payments and requests, in the state that it has at `now`; null for an unknown id. */
export function getHire(db: Db, id: string, now: Date): Promise<HireView | null> {
  return getHireWhere(db, eq(hires.id, id), now);
}

/** The hire that a quote led to. */
export function getHireOfQuote(db: Db, quoteId: string, now: Date): Promise<HireView | null> {
  return getHireWhere(db, eq(hires.quoteId, quoteId), now);
}

/** The hire that an order pays for; null for an order of the shop. */
export async function getPaidHire(
  db: Db,
  { kind, hireId, hireCharge: charge }: Pick<OrderView, "kind" | "hireId" | "hireCharge">,
): Promise<PaidHire | null> {
  if (kind === "sale" || hireId === null) return null;
  const [row] = await db
    .select({ number: hires.number, token: hires.token })
    .from(hires)
    .where(eq(hires.id, hireId));
  return row ? { ...row, kind, charge } : null;
}

async function getHireWhere(db: Db, where: SQL, now: Date): Promise<HireView | null> {
  const [found] = await db
    .select({
      hire: hires,
      quoteNumber: hireQuotes.number,
      quoteToken: hireQuotes.token,
      accepted: hireQuoteVersions.content,
    })
    .from(hires)
    .innerJoin(hireQuotes, eq(hireQuotes.id, hires.quoteId))
    .innerJoin(hireQuoteVersions, eq(hireQuoteVersions.id, hires.versionId))
    .where(where);
  if (!found) return null;
  const { hire, quoteNumber, quoteToken } = found;
  const state = hireStateAt(hire.state, hire.depositDueAt, now);
  const payments = await listHirePayments(db, hire.id);
  const contents = new Map(
    storedContent({ content: found.accepted })?.lines.map((line) => [line.id, line.contents]),
  );
  const lines = await db
    .select(lineColumns)
    .from(hireLines)
    .where(eq(hireLines.hireId, hire.id))
    .orderBy(asc(hireLines.position));
  const substitutes = await listSubstitutes(db, hire.id);
  const requests = await db
    .select()
    .from(hireRequests)
    .where(eq(hireRequests.hireId, hire.id))
    .orderBy(desc(hireRequests.createdAt));
  const vatRows = hire.vatRows.map(vatRowOf);
  const { startsAt } = hire;
  const accepted = await listAcceptances(db, hire.id);
  const [contract = { informedAt: null }] = accepted;
  const right = { acceptedAt: concludedAt(hire), informedAt: contract.informedAt, startsAt };
  return {
    ...hire,
    state,
    // Not as stored: it depends on when the contract was mailed.
    withdrawUntil: hire.withdrawUntil && withdrawalUntil(right),
    accepted: accepted.map(({ total, ...part }) => ({
      total,
      withdrawUntil: withdrawalUntil({ ...part, startsAt }),
    })),
    quoteNumber,
    quoteToken,
    vatRows,
    lines: lines.map((line) => ({
      ...line,
      contents: contents.get(line.id) ?? [],
      substitutes: substitutes.get(line.id) ?? [],
    })),
    requests,
    settings: hire.settings as HireSettings,
    orders: payments,
    money: moneyOf({ ...hire, state, vatRows }, payments),
  };
}

/**
 * Hires of a customer: those of the account, and those accepted under its confirmed email address before there was
 * one. Latest collection first.
 */
export async function listHiresOfCustomer(
  db: Db,
  userId: string,
  now: Date,
): Promise<readonly HireSummary[]> {
  const confirmed = db
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)));
  const rows = await db
    .select(hireSummaryColumns)
    .from(hires)
    .where(
      or(
        eq(hires.userId, userId),
        and(sql`${hires.userId} is null`, sql`lower(${hires.email}) in (${confirmed})`),
      ),
    )
    .orderBy(desc(hires.startsAt), desc(hires.id))
    .limit(200);
  return rows.map((row) => summaryAt(row, now));
}

/** A hire of a list in the state that it has at `now`: one whose deposit is overdue has lapsed. */
export function summaryAt(
  { depositDueAt, ...row }: HireSummary & { readonly depositDueAt: Date | null },
  now: Date,
): HireSummary {
  return { ...row, state: hireStateAt(row.state, depositDueAt, now) };
}

/** A stored row of a VAT table. */
export function vatRowOf(row: { rate: number; gross: number; net: number; vat: number }) {
  return { rate: row.rate, gross: cents(row.gross), net: cents(row.net), vat: cents(row.vat) };
}
