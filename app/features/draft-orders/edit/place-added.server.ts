import type { Tx } from "#app/db/client.server.ts";
import { draftOrders } from "#app/db/schema/shop/draft-orders.ts";
import { excludedFrom, reaches } from "#app/features/addresses/addresses.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { issueInvoice } from "#app/features/invoices/issue-invoice.server.ts";
import { withWord } from "#app/features/mail/mail.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import {
  type OrderMails,
  renderPaidMails,
  renderReceivedMails,
} from "#app/features/orders/emails/order-mails.server.tsx";
import { markPaid } from "#app/features/orders/mark-paid.server.ts";
import { buyerOf, NO_DISCOUNT, NUMBER_TO_COME, type OrderView } from "#app/features/orders/orders.ts";
import { type PlaceOrderRefusal, placeOrder } from "#app/features/orders/place-order.server.ts";
import { lockOrder } from "#app/features/orders/transition-order.server.ts";
import { activeProvider, type PaymentContext } from "#app/features/payments/providers.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { newToken } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { irishDayOf, startOfIrishDay } from "#app/lib/time/irish-time.ts";
import { nextDraftNumber } from "../editor/add-draft.server.ts";
import { priceListOf } from "../editor/price-draft.ts";
import type { BuiltEdit } from "./build-edit.server.ts";
import { renderRequestMail } from "./edit-mails.server.tsx";

interface Adding {
  /** The order that is edited. */
  readonly order: OrderView;
  readonly built: BuiltEdit;
  /** The idempotency key of the form: the id of the draft, and of the refund where something comes off. */
  readonly idempotencyKey: string;
  readonly actorId: string;
  readonly now: Date;
}

export type AddingRefusal =
  | PlaceOrderRefusal
  /** There is no payment page at the moment. */
  | { readonly kind: "no-payment" }
  /** The settings name no account for a transfer. */
  | { readonly kind: "no-account" };

/**
 * Places the order of what an edit adds, in its transaction. Its draft, which lists show, is ordered from the beginning.
 * What comes off the edited order pays for it: where that is all of it, it is paid at once, otherwise the customer gets a
 * mail about the rest, and the goods are kept for the days of the settings.
 */
export async function placeAdded(
  tx: Tx,
  context: PaymentContext,
  adding: Adding,
): Promise<Result<OrderView, AddingRefusal>> {
  const { order, built, idempotencyKey, actorId, now } = adding;
  const { applied, added } = built.figures;
  const inside = { ...context, db: tx };
  const { company, trade } = await getSettings(tx);
  const isSettled = applied > 0 && applied === added;
  const onInvoice = order.provider === "invoice";
  if (onInvoice && !isSettled && trade.iban === "") return refuse({ kind: "no-account" });
  const provider = isSettled || onInvoice ? order.provider : activeProvider(context)?.name;
  if (provider === undefined) return refuse({ kind: "no-payment" });
  const days = onInvoice ? trade.invoiceDays : trade.linkDays;
  await storeDraft(tx, adding);
  const paid: { mails?: OrderMails } = {};
  const placed = await placeOrder(
    tx,
    {
      checkoutId: null,
      source: null,
      userId: order.userId,
      locale: order.locale,
      draft: { id: idempotencyKey, lock: async () => ok(null), actorId },
      details: detailsOf(order),
      lines: built.lines,
      deliveryPrice: built.price.totals.delivery,
      discount: discountOf(built),
      priceList: priceListOf(built.draftLines),
      ...(applied > 0 && { credit: { amount: applied, refundId: idempotencyKey } }),
      provider,
      placedAt: now,
      expiresAt: startOfIrishDay(irishDayOf(now) + days + 1),
    },
    async (view) => {
      if (isSettled) {
        paid.mails = await renderPaidMails(inside, { ...view, state: "paid", paidAt: now });
        return [];
      }
      return onInvoice ? renderReceivedMails(inside, view) : [await renderRequestMail(inside, view, order)];
    },
  );
  if (!placed.ok || !paid.mails) return placed;
  const locked = await lockOrder(tx, placed.value.id);
  if (!locked) throw new Error("An added order vanished");
  await markPaid(tx, locked, now);
  const settled = { ...placed.value, state: "paid", paidAt: now } as const;
  const { number } = await issueInvoice(tx, { order: settled, company, now });
  await queueMail(tx, withWord(paid.mails.customer, NUMBER_TO_COME, number));
  await queueMail(tx, paid.mails.staff);
  return ok(settled);
}

function detailsOf(order: OrderView) {
  const { deliveryMethod, reverseCharge } = order;
  return { ...buyerOf(order), deliveryMethod, reverseCharge, notes: null };
}

/** Why lines cost less than their price, as staff wrote it; each reason once. */
function discountOf({ draftLines }: BuiltEdit) {
  const reasons = draftLines.flatMap(({ discount, reason }) =>
    discount > 0 && reason !== "" ? [reason] : [],
  );
  return { ...NO_DISCOUNT, discountReason: reasons.length === 0 ? null : [...new Set(reasons)].join("; ") };
}

async function storeDraft(tx: Tx, { order, built, idempotencyKey, actorId, now }: Adding): Promise<void> {
  const { name, email, phone, company, vatNumber, poNumber, address, billingAddress } = order;
  const { delivery, total } = built.price.totals;
  const number = await nextDraftNumber(tx);
  await tx.insert(draftOrders).values({
    id: idempotencyKey,
    number,
    token: newToken(),
    state: "ordered",
    parentOrderId: order.id,
    userId: order.userId,
    locale: order.locale,
    name,
    email,
    phone,
    company,
    vatNumber,
    poNumber,
    delivery: order.deliveryMethod === "collection" ? "collection" : await zoneOf(tx, order),
    address,
    billingAddress,
    deliveryPrice: delivery,
    deliveryByHand: delivery,
    total,
    lines: built.draftLines,
    note: built.form.reason,
    createdBy: actorId,
    createdAt: now,
    updatedAt: now,
  });
  await addAuditEntry(tx, {
    actorId,
    action: "draft-order.ordered",
    subjectId: idempotencyKey,
    details: { number, origin: "edit" },
  });
}

/** The zone that serves the address of an order; the first one where none does any more. */
async function zoneOf(tx: Tx, { address }: OrderView): Promise<string> {
  const { deliveryZones } = await getSettings(tx);
  const postcode = address?.postcode.toUpperCase() ?? "";
  const country = address?.country;
  const own = country ? deliveryZones.filter((one) => one.country === country) : deliveryZones;
  const zone =
    own.find((one) => reaches({ ...one, excluded: excludedFrom(one, own) }, postcode)) ?? deliveryZones[0];
  return zone?.id ?? "delivery";
}
