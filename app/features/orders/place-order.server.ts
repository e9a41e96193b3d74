import { inArray, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { entryOf } from "#app/features/cart/cart.ts";
import { changeCartIn } from "#app/features/cart/change-cart.server.ts";
import type { OutOfStock } from "#app/features/inventory/inventory.ts";
import { reserveStock } from "#app/features/inventory/reserve-stock.server.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { type Cents, netOfVat } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import {
  checkOrderLimits,
  inTurn,
  lockSource,
  mayAcknowledge,
  type OrderLimitRefusal,
  type OrderSource,
} from "./order-limits.server.ts";
import {
  MAX_TOTAL,
  MIN_TOTAL,
  type NewOrderLine,
  NO_DISCOUNT,
  type OrderDetails,
  type OrderDiscount,
  type OrderView,
  type ProviderName,
} from "./orders.ts";
import { getOrderOfCheckout } from "./queries.server.ts";
import { totalsOf } from "./totals.ts";

/** Everything an order is made of; prices come from the catalogue, never from a request. */
export interface NewOrder {
  readonly checkoutId: string;
  readonly userId: string | null;
  readonly locale: Locale;
  readonly details: OrderDetails;
  readonly lines: readonly NewOrderLine[];
  /** What is paid for delivery. */
  readonly deliveryPrice: Cents;
  /** Where its lines or its delivery are discounted. */
  readonly discount?: OrderDiscount;
  readonly provider: ProviderName;
  readonly placedAt: Date;
  /** When stock goes back unless the order is paid. */
  readonly expiresAt: Date;
  readonly source: OrderSource;
}

export type PlaceOrderRefusal =
  | OutOfStock
  | OrderLimitRefusal
  /** A price or VAT rate is another than a moment ago. */
  | { readonly kind: "price-changed" }
  | { readonly kind: "too-expensive" }
  /** Less than a payment page can charge. */
  | { readonly kind: "too-cheap" };

/**
 * Makes one order of a checkout and holds its stock, in one transaction. Called again for the same checkout,
 * also at the same moment, it makes nothing and gives the first order. Refused over the limits of unpaid orders.
 * `renderReceived` makes the mail that acknowledges the order; it runs before the transaction.
 */
export async function placeOrder(
  db: Db,
  order: NewOrder,
  renderReceived: (order: OrderView) => Promise<RenderedMail>,
): Promise<Result<OrderView, PlaceOrderRefusal>> {
  return inTurn(order.source, async () => {
    // Before the mail is made and stock is held; again with the order stored, for the other processes.
    const within = await checkOrderLimits(db, order.source, { now: order.placedAt, stored: false });
    if (within.ok) return placeFirst(db, order, renderReceived);
    // The order itself may be the last that was allowed: a form that was posted twice leads to it.
    const known = await getOrderOfCheckout(db, order.checkoutId);
    return known ? ok(known) : within;
  });
}

async function placeFirst(
  db: Db,
  order: NewOrder,
  renderReceived: (order: OrderView) => Promise<RenderedMail>,
): Promise<Result<OrderView, PlaceOrderRefusal>> {
  const view = await draftOf(db, order);
  if (view.total > MAX_TOTAL) return refuse({ kind: "too-expensive" });
  if (view.total < MIN_TOTAL && view.provider !== "invoice") return refuse({ kind: "too-cheap" });
  const mail = await renderReceived(view);
  return inTransaction(db, async (tx): Promise<Result<OrderView, PlaceOrderRefusal>> => {
    await lockSource(tx, order.source);
    if (!(await insertOrder(tx, view, order.source))) {
      const first = await getOrderOfCheckout(tx, order.checkoutId);
      if (!first) throw new Error("An order vanished while it was being placed");
      return ok(first);
    }
    await insertLines(tx, view.id, order.lines);
    // Before the stock, whose rows all buyers wait for.
    const within = await checkOrderLimits(tx, order.source, { now: order.placedAt, stored: true });
    if (!within.ok) return within;
    if (!(await pricesHold(tx, order.lines, order.details.reverseCharge)))
      return refuse({ kind: "price-changed" });
    if (view.provider === "invoice" || (await mayAcknowledge(tx, view.email, order.placedAt)))
      await queueMail(tx, mail);
    await addAuditEntry(tx, {
      actorId: order.userId,
      action: "order.placed",
      subjectType: "order",
      subjectId: view.id,
      details: { number: view.number, total: view.total, provider: view.provider },
    });
    const reserved = await reserveStock(tx, view.id, order.lines, order.expiresAt);
    if (!reserved.ok) return reserved;
    // An order on invoice is firm: what it holds is not offered for a second order.
    if (view.provider === "invoice" && view.userId) {
      const bought = order.lines.map((line) => entryOf(line.productId, line.quantity, line.chosen));
      await changeCartIn(tx, view.userId, { kind: "subtract", entries: bought });
    }
    return ok(view);
  });
}

/** The order as it will be. Its number is drawn outside the transaction: numbers may have gaps, invoices may not. */
async function draftOf(db: Db, order: NewOrder): Promise<OrderView> {
  const totals = totalsOf(order.lines, order.deliveryPrice);
  const [next] = await db
    .select({ number: sql<number>`nextval('order_numbers')::int` })
    .from(sql`(select 1) one`);
  if (!next) throw new Error("The sequence of order numbers gave none");
  return {
    ...order.details,
    ...(order.discount ?? NO_DISCOUNT),
    id: newId(),
    number: Number(next.number),
    token: newToken(),
    state: "pending",
    attention: null,
    total: totals.total,
    totals,
    lines: order.lines,
    placedAt: order.placedAt,
    paidAt: null,
    locale: order.locale,
    userId: order.userId,
    checkoutId: order.checkoutId,
    kind: "sale",
    hireId: null,
    provider: order.provider,
    expiresAt: order.expiresAt,
    keptLonger: 0,
  };
}

async function insertOrder(tx: Tx, view: OrderView, { networkKey }: OrderSource): Promise<boolean> {
  const { totals, lines: _, total, ...columns } = view;
  const inserted = await tx
    .insert(orders)
    .values({
      ...columns,
      total,
      network: networkKey,
      subtotal: totals.subtotal,
      discount: totals.discount,
      deliveryPrice: totals.delivery,
      vatTotal: totals.vat,
    })
    .onConflictDoNothing({ target: orders.checkoutId })
    .returning({ id: orders.id });
  return inserted.length === 1;
}

async function insertLines(tx: Tx, orderId: string, lines: readonly NewOrderLine[]): Promise<void> {
  await tx.insert(orderLines).values(lines.map((line, position) => ({ ...line, orderId, position })));
}

/** Without VAT, the price is the net one of today's price at today's rate. */
async function pricesHold(tx: Tx, lines: readonly NewOrderLine[], noVat: boolean): Promise<boolean> {
  const rows = await tx
    .select({ id: products.id, price: products.price, vatRate: products.vatRate })
    .from(products)
    .where(
      inArray(
        products.id,
        lines.map((line) => line.productId),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return lines.every((line) => {
    const now = byId.get(line.productId);
    if (!now || now.price === null) return false;
    if (noVat) return netOfVat(now.price, now.vatRate) === line.unitPrice && line.vatRate === 0;
    return now.price === line.unitPrice && now.vatRate === line.vatRate;
  });
}
