import { and, asc, eq, inArray, notInArray, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireAcceptances } from "#app/db/schema/hire/quotes.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { type Owner, ownedBy } from "#app/features/identity/account/owned-by.server.ts";
import { AWAITING_PAYMENT } from "#app/features/orders/enums.ts";
import { listUnpaidOrdersOf } from "#app/features/orders/list-unpaid-orders.server.ts";
import { listQuotesOfCustomer } from "#app/features/quotes/queries.server.ts";
import { OVER_STATES } from "../enums.ts";
import { hireStateAt } from "../hire-states.ts";
import type { Affected, AffectedByDeletion } from "./affected.ts";

interface Customer {
  readonly userId: string;
  /** Confirmed, in lower case. */
  readonly email: string;
  readonly now: Date;
}

/**
 * What of an account is unfinished: orders that are paid and not done, and hires under way, go on when it is deleted; orders
 * that wait for their money, and quotes that no one accepted, end.
 */
export async function listAffected(db: Db, customer: Customer): Promise<AffectedByDeletion> {
  const [running, listed, quotes] = await Promise.all([
    listRunningHires(db, customer),
    listOrders(db, customer),
    listOpenQuotes(db, customer),
  ]);
  // The page of a hire shows its orders.
  const shown = new Set(running.map(({ id }) => id));
  const kept = listed.filter(({ hireId }) => hireId === null || !shown.has(hireId));
  return {
    goesOn: [...running.map(hireOf), ...kept.filter(({ ends }) => !ends).map(orderOf)],
    ends: [...kept.filter(({ ends }) => ends).map(orderOf), ...quotes],
  };
}

async function listRunningHires(db: Db, { now, ...owner }: Customer) {
  const { id, number, token, startsAt, endsAt, state, depositDueAt } = hires;
  const rows = await db
    .select({ id, number, token, state, depositDueAt, from: startsAt, to: endsAt })
    .from(hires)
    .where(and(ownedBy(hires, owner), notInArray(state, [...OVER_STATES])))
    .orderBy(asc(startsAt), asc(id));
  return rows.filter((row) => !OVER_STATES.includes(hireStateAt(row.state, row.depositDueAt, now)));
}

interface RunningHire {
  readonly number: string;
  readonly token: string;
  readonly from: Date;
  readonly to: Date;
}

function hireOf({ number, token, from, to }: RunningHire): Affected {
  return { kind: "hire", number, token, from, to };
}

interface OpenOrder {
  readonly number: number;
  readonly token: string;
  readonly isPaid: boolean;
  readonly ends: boolean;
}

async function listOrders(db: Db, owner: Owner & Customer) {
  const { id, number, token, state, kind, hireId } = orders;
  const isOpen = or(inArray(state, AWAITING_PAYMENT), and(eq(kind, "sale"), eq(state, "paid")));
  const [rows, unpaid] = await Promise.all([
    db
      .select({ id, number, token, state, hireId })
      .from(orders)
      .where(and(ownedBy(orders, owner), isOpen))
      .orderBy(asc(number)),
    listUnpaidOrdersOf(db, { userIds: [owner.userId], emails: [] }),
  ]);
  return rows.map((row) => ({ ...row, isPaid: row.state === "paid", ends: unpaid.includes(row.id) }));
}

function orderOf({ number, token, isPaid }: OpenOrder): Affected {
  return { kind: isPaid ? "order" : "unpaid-order", number: String(number), token };
}

/** Sent quotes, without those of hires: a further version of a hire's quote goes on with the hire. */
async function listOpenQuotes(db: Db, customer: Customer): Promise<readonly Affected[]> {
  const listed = await listQuotesOfCustomer(db, customer);
  const open = listed.filter(({ state }) => state === "draft" || state === "sent");
  const { quoteId } = hireAcceptances;
  const ids = open.map(({ id }) => id);
  const accepted = await db.select({ quoteId }).from(hireAcceptances).where(inArray(quoteId, ids));
  const isAccepted = new Set(accepted.map((row) => row.quoteId));
  return open
    .filter(({ id }) => !isAccepted.has(id))
    .map(({ number, token }) => ({ kind: "quote", number, token }));
}
