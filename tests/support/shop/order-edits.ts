import { eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { draftOrders } from "#app/db/schema/shop/draft-orders.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { payments, refunds } from "#app/db/schema/shop/payments.ts";
import { getEditedOrder } from "#app/features/draft-orders/edit/build-edit.server.ts";
import { type EditForm, unchangedForm } from "#app/features/draft-orders/edit/order-edit.ts";
import { type UpdateAsk, updateOrder } from "#app/features/draft-orders/edit/update-order.server.ts";
import { blankDraftLine, type DraftLineValues } from "#app/features/draft-orders/editor/draft-form.ts";
import { orderByLink } from "#app/features/draft-orders/public/order-by-link.server.ts";
import { getOrder, getOrderOfDraft } from "#app/features/orders/queries.server.ts";
import { startPayment } from "#app/features/payments/start-payment.server.ts";
import { newId } from "#app/lib/ids.ts";
import { createUser } from "../factories.ts";
import { draftForm, sentDraft, storeDraft } from "./draft-orders.ts";
import { payOrder, type Shop, sessionOf } from "./purchase.ts";

/** A paid order of these lines, with this much off the whole, of an account or a guest. Gives its id. */
export async function paidOrder(
  shop: Shop,
  lines: readonly Partial<DraftLineValues>[],
  discount = "",
  user = "",
): Promise<string> {
  const reason = discount === "" ? "" : "Regular customer";
  const draft = await storeDraft(shop, draftForm(lines, { discount, discount_reason: reason, user }));
  const ref = sessionOf((await orderByLink(shop, await sentDraft(shop, draft), 1)) as never);
  await payOrder(shop, ref);
  const order = await getOrderOfDraft(shop.db, draft.id);
  if (!order) throw new Error("No order");
  return order.id;
}

/** The customer pays what is left of an added order. */
export async function payAdded(shop: Shop, orderId: string): Promise<void> {
  const order = await getOrder(shop.db, orderId);
  if (!order) throw new Error("No order");
  const started = await startPayment(shop, order);
  if (!started.ok) throw new Error(started.error.kind);
  await payOrder(shop, started.value.url.split("/").at(-1) ?? "");
}

/** What the page of an edit posts: quantities by position, and lines that are added. */
export async function editOf(
  shop: Shop,
  orderId: string,
  {
    kept = {},
    lines = [],
    ...rest
  }: Partial<EditForm> & { readonly lines?: readonly Partial<DraftLineValues>[] },
): Promise<UpdateAsk> {
  const edited = await getEditedOrder(shop.db, orderId);
  if (!edited) throw new Error("No order");
  const first = unchangedForm(edited.lines);
  const { id: actorId } = await createUser(shop.db);
  const added = lines.map((line) => ({ ...blankDraftLine(newId(), line.product ?? ""), ...line }));
  const form = { ...first, reason: "As agreed by telephone", ...rest, kept: { ...first.kept, ...kept } };
  return {
    idempotencyKey: newId(),
    orderId,
    version: edited.fulfilment.version,
    actorId,
    confirmed: null,
    limit: null,
    form: { ...form, added: { lines: added, add: "" } },
  };
}

/** Does an edit: asked once for the difference, then with a yes to it. Gives the refusal, or null. */
export async function doEdit(shop: Shop, ask: UpdateAsk): Promise<string | null> {
  const first = await updateOrder(shop, ask);
  if (first.ok || first.error.kind !== "to-confirm") return first.ok ? null : first.error.kind;
  const done = await updateOrder(shop, { ...ask, confirmed: first.error.built?.figures.net ?? null });
  return done.ok ? null : done.error.kind;
}

/** Orders that edits have added, oldest first. */
export async function addedTo(db: Db, orderId: string) {
  return db
    .select({
      id: orders.id,
      number: orders.number,
      state: orders.state,
      total: orders.total,
      credit: orders.credit,
    })
    .from(orders)
    .innerJoin(draftOrders, eq(draftOrders.id, orders.draftId))
    .where(eq(draftOrders.parentOrderId, orderId))
    .orderBy(orders.number);
}

/** Sum of the documents, and of the money that came in less what went out, of these orders, in cents. */
export async function booksOf(db: Db, orderIds: readonly string[]) {
  const documents = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.orderId, [...orderIds]));
  const paid = await db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]));
  const given = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    documents: sum(documents.map(({ kind, total }) => (kind === "credit-note" ? -total : total))),
    money:
      sum(paid.filter(({ state }) => state === "paid").map(({ amount }) => amount)) -
      sum(given.filter(({ state }) => state === "succeeded").map(({ amount, applied }) => amount - applied)),
  };
}
