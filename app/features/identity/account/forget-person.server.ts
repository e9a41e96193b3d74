import { and, eq, inArray, isNotNull, isNull, ne, not, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { anyOf } from "#app/db/any-of.ts";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { staffComments } from "#app/db/schema/comments.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { parcels } from "#app/db/schema/shop/parcels.ts";
import { bankTransfers } from "#app/db/schema/shop/payments.ts";
import { OVER_STATES } from "#app/features/hires/enums.ts";
import { AWAITING_PAYMENT, ENDED_UNPAID, GIVEN_UP } from "#app/features/orders/enums.ts";
import { REMOVED_PERSON } from "../removed-person.ts";
import type { Erased } from "./note-erasures.server.ts";

type CommentSubject = (typeof staffComments.$inferSelect)["subjectType"];

const FORGOTTEN = {
  ...REMOVED_PERSON,
  company: null,
  vatNumber: null,
  poNumber: null,
  notes: null,
  userId: null,
  billingAddress: null,
  address: sql`case when ${orders.address} is null then null else '{"line1":"–","line2":"","town":"–","county":"","postcode":""}'::jsonb end`,
};

/** A charge of a hire that ended unpaid stays owed until staff settle it, and its invoice will name the buyer. */
const isOwed: SQL = sql`(${orders.kind} = 'hire-charge' and ${inArray(orders.state, ENDED_UNPAID)})`;

/**
 * Removes the person from those of these orders that were given up, are not owed and have no invoice. The goods, the sums
 * and the dates stay. Returns the orders.
 */
export async function forgetPersonInUnpaidOrders(
  tx: Tx,
  theirs: SQL | undefined,
): Promise<readonly Erased[]> {
  const rows = await tx
    .update(orders)
    .set(FORGOTTEN)
    .where(
      and(
        theirs,
        inArray(orders.state, GIVEN_UP),
        not(isOwed),
        isNull(orders.paidAt),
        sql`not exists (select 1 from ${invoices} where ${invoices.orderId} = ${orders.id})`,
        namesBuyer,
      ),
    )
    .returning({ id: orders.id, number: orders.number });
  await removeComments(
    tx,
    "order",
    rows.map(({ id }) => id),
  );
  return rows;
}

/**
 * Marks these orders as kept for a person who was erased, and takes what was only needed for the delivery, and what staff
 * wrote, out of those that are over: no law asks to keep it. The others still need it, and orders that go on
 * with them take the mark over (migration 0080): `forgetErasedOrders` follows. Returns the orders that had no mark.
 */
export async function eraseFromOrders(tx: Tx, theirs: SQL | undefined): Promise<readonly Erased[]> {
  // Waits for an edit that adds an order, so that the next statement sees it.
  await tx.select({ id: orders.id }).from(orders).where(theirs).for("update");
  const marked = await tx
    .update(orders)
    .set({ erasedAt: sql`now()` })
    .where(and(theirs, isNull(orders.erasedAt)))
    .returning({ id: orders.id, number: orders.number });
  await forgetWordsOfOver(tx, theirs);
  return marked;
}

/** Takes the same out of orders of erased people that are over by now, and what staff wrote beside them since. */
export async function forgetErasedOrders(db: Db): Promise<void> {
  const erased = isNotNull(orders.erasedAt);
  const named = and(erased, namesBuyer, ne(orders.phone, REMOVED_PERSON.phone));
  await inTransaction(db, async (tx) => {
    await forgetWordsOfOver(tx, named);
    const over = tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(erased, not(isUnderway)));
    await removeComments(tx, "order", over);
  });
}

async function forgetWordsOfOver(tx: Tx, which: SQL | undefined): Promise<void> {
  const rows = await tx
    .update(orders)
    .set({ phone: REMOVED_PERSON.phone, notes: null })
    .where(and(which, not(isUnderway)))
    .returning({ id: orders.id });
  await removeComments(
    tx,
    "order",
    rows.map(({ id }) => id),
  );
}

/** Whether money or goods are still to come: a paid order of a hire is over with the hire, and never completed. */
const isUnderway: SQL = sql`(${inArray(orders.state, AWAITING_PAYMENT)} or ${orders.state} = 'paid' and not exists
  (select 1 from ${hires} where ${hires.id} = ${orders.hireId} and ${inArray(hires.state, OVER_STATES)}))`;

/** Whether an order still names its buyer. */
export const namesBuyer: SQL = ne(orders.email, REMOVED_PERSON.email);

/** Removes the person from these orders, whatever their state. The goods, the sums and the dates stay. */
export async function forgetPersonInOrders(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await tx
    .update(orders)
    .set(FORGOTTEN)
    .where(inArray(orders.id, [...orderIds]));
  await tx
    .update(parcels)
    .set({ carrier: null, trackingNumber: null, trackingUrl: null })
    .where(inArray(parcels.orderId, [...orderIds]));
  // A bank's statement names the payer.
  await tx
    .update(bankTransfers)
    .set({ reference: "" })
    .where(inArray(bankTransfers.orderId, [...orderIds]));
  await removeComments(tx, "order", orderIds);
}

/** Removes what staff wrote beside the history of these, ids or a query of them. */
export async function removeComments(
  tx: Tx,
  subject: CommentSubject,
  ids: readonly string[] | SQLWrapper,
): Promise<void> {
  const { subjectId, subjectType } = staffComments;
  const theirs = "getSQL" in ids ? inArray(subjectId, ids) : anyOf(subjectId, ids);
  await tx.delete(staffComments).where(and(eq(subjectType, subject), theirs));
}
