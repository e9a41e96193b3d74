import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { insertWithRows } from "#app/db/insert-with-rows.server.ts";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { entryOf } from "#app/features/cart/cart.ts";
import { changeCartIn } from "#app/features/cart/change-cart.server.ts";
import { type DiscountUse, takeDiscountUse } from "#app/features/discounts/check-discount-use.server.ts";
import type { OutOfStock } from "#app/features/inventory/inventory.ts";
import { type GoodsRow, readGoods, reserveStock } from "#app/features/inventory/reserve-stock.server.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { listNameOf, readListPrices } from "#app/features/price-lists/read-list-prices.server.ts";
import { keepShopTerms } from "#app/features/site-text/terms-texts.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { type Cents, netOfVat, ZERO } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import {
  checkStoredOrder,
  drawOrderNumber,
  lockSource,
  type OrderLimitRefusal,
  type OrderSource,
  runOneAtATime,
} from "./order-limits.server.ts";
import {
  dueOf,
  MAX_TOTAL,
  MIN_TOTAL,
  type NewOrderLine,
  NO_DISCOUNT,
  type OrderDetails,
  type OrderDiscount,
  type OrderView,
  type ProviderName,
} from "./orders.ts";
import { getOrderOfCheckout, getOrderOfDraft } from "./queries.server.ts";
import { totalsOf } from "./totals.ts";

/** A draft of staff that an order is placed of. Its prices are its own. */
interface OrderedDraft {
  readonly id: string;
  /** Locks the draft and checks, inside the transaction, that the order is what it says now. */
  readonly lock: (tx: Tx) => Promise<Result<null, DraftChanged>>;
  /** The staff member who places it; null where the customer does by the payment link. */
  readonly actorId: string | null;
  /** Runs at the end of the transaction that stores the order. */
  readonly afterStored?: (tx: Tx, orderId: string) => Promise<void>;
}

/** The draft has been changed, sent again or cancelled since it was read. */
export interface DraftChanged {
  readonly kind: "conflict";
}

/** The parts of a new order; prices come from the catalogue or from a draft of staff, never from a request. */
export interface NewOrder {
  /** The checkout; null for an order of a draft. */
  readonly checkoutId: string | null;
  readonly draft?: OrderedDraft;
  /** The account that owns it; null for a guest's, and for one that staff enter for a customer. */
  readonly userId: string | null;
  /** The account whose cart it is ordered from; null or left out for none. */
  readonly cartUserId?: string | null;
  /** The account whose price list made some of its prices; null or left out for the catalogue's prices. */
  readonly priceListUserId?: string | null;
  /** The name of the price list that prices of a draft's lines came from. */
  readonly priceList?: string | null;
  readonly locale: Locale;
  readonly details: OrderDetails;
  readonly lines: readonly NewOrderLine[];
  /** What is paid for delivery. */
  readonly deliveryPrice: Cents;
  /** Left out where neither lines nor delivery are discounted. */
  readonly discount?: OrderDiscount;
  /** The code that it uses, counted in the transaction that stores the order. */
  readonly discountUse?: DiscountUse;
  readonly provider: ProviderName;
  /** Sold and paid at the counter; left out: at a distance. */
  readonly atCounter?: boolean;
  readonly placedAt: Date;
  /** The part that is paid with a refund of the order that it adds to. */
  readonly credit?: { readonly amount: Cents; readonly refundId: string };
  /** The instant at which stock is released unless the order is paid. */
  readonly expiresAt: Date;
  /** The buyer whom the limits of unpaid orders count it for; null for an order of a draft, which has none. */
  readonly source: OrderSource | null;
}

export type PlaceOrderRefusal =
  | OutOfStock
  | OrderLimitRefusal
  | DraftChanged
  /** A price or VAT rate has changed since the form was read. */
  | { readonly kind: "price-changed" }
  /** The discount code has changed or ended, or has no use left. */
  | { readonly kind: "discount-changed" }
  | { readonly kind: "too-expensive" }
  /** Less than a payment page can charge. */
  | { readonly kind: "too-cheap" };

/**
 * Makes one order of a checkout or a draft and holds its stock, in one transaction. Called again for the same one,
 * also at the same moment, it makes nothing and gives the first order. Refused over the limits of unpaid orders.
 * `renderReceived` makes the mails that acknowledge the order; it runs before the transaction.
 */
export async function placeOrder(
  db: Db,
  order: NewOrder,
  renderReceived: (order: OrderView) => Promise<readonly RenderedMail[]>,
): Promise<Result<OrderView, PlaceOrderRefusal>> {
  const place = async (): Promise<Result<OrderView, PlaceOrderRefusal>> => {
    // The limits are checked before the mail is made and stock is held, and again when the order is stored, for the
    // other processes.
    const drawn = await drawOrderNumber(db, order.source, order.placedAt);
    if (drawn.ok) return storeOrder(db, order, drawn.value, renderReceived);
    // The order itself may be the last that was allowed: a form that was posted twice leads to it.
    const known = await findPlaced(db, order);
    return known ? ok(known) : drawn;
  };
  return order.source ? runOneAtATime(order.source, place) : place();
}

/** Stores the order under its number, unless its checkout or draft has been ordered meanwhile. */
async function storeOrder(
  db: Db,
  order: NewOrder,
  number: number,
  renderReceived: (order: OrderView) => Promise<readonly RenderedMail[]>,
): Promise<Result<OrderView, PlaceOrderRefusal>> {
  const view = toOrderView(order, number, await termsOf(db, order));
  if (view.total > MAX_TOTAL) return refuse({ kind: "too-expensive" });
  const isSettled = view.credit > 0 && dueOf(view) === 0;
  if (!isSettled && dueOf(view) < MIN_TOTAL && view.provider !== "invoice")
    return refuse({ kind: "too-cheap" });
  const mails = await renderReceived(view);
  return inTransaction(db, async (tx): Promise<Result<OrderView, PlaceOrderRefusal>> => {
    if (order.source) await lockSource(tx, order.source);
    const locked = order.draft ? await order.draft.lock(tx) : ok(null);
    if (!locked.ok) {
      const first = await findPlaced(tx, order);
      return first ? ok(first) : locked;
    }
    const wanted = order.lines.flatMap(({ productId, quantity }) =>
      productId === null ? [] : [{ productId, quantity }],
    );
    const goods = await readGoods(tx, wanted);
    const deleted = wanted.find(({ productId }) => !goods.some(({ id }) => id === productId));
    if (deleted || !(await insertOrder(tx, view, order))) {
      const first = await findPlaced(tx, order);
      if (first) return ok(first);
      if (!deleted) throw new Error("An order vanished while it was being placed");
      return refuse({ kind: "out-of-stock", productId: deleted.productId, available: 0 });
    }
    // The limits are checked before the stock is held, for whose rows all buyers wait.
    const email = view.provider === "invoice" ? null : view.email;
    const within = await checkStoredOrder(tx, order.source, { email, now: order.placedAt });
    if (!within.ok) return within;
    if (!order.draft && !(await pricesHold(tx, goods, order))) return refuse({ kind: "price-changed" });
    if (within.value.acknowledge) for (const mail of mails) await queueMail(tx, mail);
    await addAuditEntry(tx, {
      actorId: order.draft?.actorId ?? order.cartUserId ?? order.userId,
      action: "order.placed",
      subjectId: view.id,
      details: { number: view.number, total: view.total, provider: view.provider },
    });
    // Late, as all buyers with the code wait for its row until this order is stored.
    if (order.discountUse && !(await takeDiscountUse(tx, order.discountUse, view)))
      return refuse({ kind: "discount-changed" });
    const reserved = await reserveStock(tx, {
      orderId: view.id,
      lines: wanted,
      expiresAt: order.expiresAt,
      goods,
    });
    if (!reserved.ok) return reserved;
    // An order on invoice is firm: what it holds is not offered for a second order.
    if (view.provider === "invoice" && order.cartUserId) {
      const bought = order.lines.flatMap(({ productId, quantity, chosen }) =>
        productId === null ? [] : [entryOf(productId, quantity, chosen)],
      );
      await changeCartIn(tx, order.cartUserId, { kind: "subtract", entries: bought });
    }
    await order.draft?.afterStored?.(tx, view.id);
    return ok(view);
  });
}

function findPlaced(db: Db, { checkoutId, draft }: NewOrder): Promise<OrderView | null> {
  if (draft) return getOrderOfDraft(db, draft.id);
  return checkoutId === null ? Promise.resolve(null) : getOrderOfCheckout(db, checkoutId);
}

/** The terms that it is placed under; null for a sale at the counter, to which those of the shop do not apply. */
async function termsOf(db: Db, { atCounter = false }: NewOrder): Promise<string | null> {
  return atCounter ? null : (await keepShopTerms(db)).hash;
}

/** The order as it will be stored. */
function toOrderView(order: NewOrder, number: number, terms: string | null): OrderView {
  const totals = totalsOf(order.lines, order.deliveryPrice);
  return {
    ...order.details,
    ...(order.discount ?? NO_DISCOUNT),
    id: newId(),
    number,
    token: newToken(),
    state: "pending",
    attention: [],
    total: totals.total,
    totals,
    lines: order.lines,
    placedAt: order.placedAt,
    paidAt: null,
    locale: order.locale,
    userId: order.userId,
    checkoutId: order.checkoutId,
    draftId: order.draft?.id ?? null,
    kind: "sale",
    hireId: null,
    hireCharge: null,
    provider: order.provider,
    atCounter: order.atCounter ?? false,
    terms,
    expiresAt: order.expiresAt,
    keptLonger: 0,
    credit: order.credit?.amount ?? ZERO,
  };
}

/** Stores the order with its lines; false, with nothing stored, where its checkout or draft has one. */
function insertOrder(tx: Tx, view: OrderView, order: NewOrder): Promise<boolean> {
  const { source, discountUse, credit, priceListUserId = null, priceList = null } = order;
  const { totals, lines, total, ...columns } = view;
  const inserting = tx
    .insert(orders)
    .values({
      ...columns,
      attention: [...columns.attention],
      total,
      network: source?.networkKey ?? null,
      discountId: discountUse?.id ?? null,
      creditRefundId: credit?.refundId ?? null,
      priceList: priceListUserId === null ? priceList : listNameOf(priceListUserId),
      subtotal: totals.subtotal,
      discount: totals.discount,
      deliveryPrice: totals.delivery,
      vatTotal: totals.vat,
    })
    .onConflictDoNothing({ target: view.draftId === null ? orders.checkoutId : orders.draftId })
    .returning({ id: orders.id });
  const rows = lines.map((line, position) => ({ ...line, orderId: view.id, position }));
  return insertWithRows(tx, inserting, orderLines, rows);
}

/** True while the prices of the lines are those of today; without VAT, the net ones at today's rate. */
async function pricesHold(
  tx: Tx,
  goods: readonly GoodsRow[],
  { lines, priceListUserId = null, details }: NewOrder,
): Promise<boolean> {
  const byId = new Map(goods.map((row) => [row.id, row]));
  const { prices } = await readListPrices(tx, priceListUserId, [...byId.keys()]);
  return lines.every((line) => {
    const row = byId.get(line.productId ?? "");
    if (!row || row.price === null) return false;
    const price = prices.get(row.id) ?? row.price;
    if (details.reverseCharge) return netOfVat(price, row.vatRate) === line.unitPrice && line.vatRate === 0;
    return price === line.unitPrice && row.vatRate === line.vatRate;
  });
}
