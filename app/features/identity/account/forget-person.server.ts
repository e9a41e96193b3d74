import { and, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { anyOf } from "#app/db/any-of.ts";
import type { Tx } from "#app/db/client.server.ts";
import { staffComments } from "#app/db/schema/comments.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { parcels } from "#app/db/schema/shop/parcels.ts";
import { GIVEN_UP } from "#app/features/orders/enums.ts";

type CommentSubject = (typeof staffComments.$inferSelect)["subjectType"];

/** What replaces the details of a person that are removed. No mail is ever delivered to `.invalid`. */
export const REMOVED_PERSON = { name: "–", email: "removed@account.invalid", phone: "–" };

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

const OVER = ["completed", "refunded"] as const;

/** Removes the person from those of these orders that were given up and have no invoice. The goods, the sums and the dates stay. */
export async function forgetPersonInUnpaidOrders(tx: Tx, theirs: SQL | undefined): Promise<void> {
  const rows = await tx
    .update(orders)
    .set(FORGOTTEN)
    .where(
      and(
        theirs,
        inArray(orders.state, GIVEN_UP),
        isNull(orders.paidAt),
        sql`not exists (select 1 from ${invoices} where ${invoices.orderId} = ${orders.id})`,
        namesBuyer,
      ),
    )
    .returning({ id: orders.id });
  await removeComments(tx, "order", rows);
}

/** Takes what was only needed for the delivery, and what staff wrote, out of orders that are over: no law asks to keep it. */
export async function forgetDeliveryWords(tx: Tx, theirs: SQL | undefined): Promise<void> {
  const rows = await tx
    .update(orders)
    .set({ phone: REMOVED_PERSON.phone, notes: null })
    .where(and(theirs, inArray(orders.state, OVER)))
    .returning({ id: orders.id });
  await removeComments(tx, "order", rows);
}

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
  await removeComments(
    tx,
    "order",
    orderIds.map((id) => ({ id })),
  );
}

/** Removes what staff wrote beside the history of these. */
export async function removeComments(
  tx: Tx,
  subject: CommentSubject,
  rows: readonly { readonly id: string }[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .delete(staffComments)
    .where(and(eq(staffComments.subjectType, subject), anyOf(staffComments.subjectId, ids)));
}
