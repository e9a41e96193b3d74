import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { stockLevels } from "#app/db/schema/shop/inventory.ts";
import { payments } from "#app/db/schema/shop/payments.ts";
import type { CheckoutValues } from "#app/features/checkout/schema.ts";
import { expireOrders } from "#app/features/orders/expire-orders.server.ts";
import { changeFulfilment } from "#app/features/orders/fulfilment/change-fulfilment.server.ts";
import type { FulfilmentStep, Pieces } from "#app/features/orders/fulfilment/fulfilment.ts";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { undoDispatch } from "#app/features/orders/fulfilment/undo-dispatch.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { resolveAttention } from "#app/features/orders/resolve-attention.server.ts";
import { recordRefund } from "#app/features/payments/refunds/record-refund.server.ts";
import { renderRefundMails } from "#app/features/payments/refunds/refund-mails.server.tsx";
import type { RefundChoice } from "#app/features/payments/refunds/refunds.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { sendRefund } from "#app/features/payments/refunds/send-refund.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { createProduct } from "#tests/support/factories.ts";
import {
  availableOf,
  BUYER,
  openCheckout,
  payOrder,
  postCheckout,
  type Shop,
  sessionOf,
  shopOf,
} from "./purchase.ts";

/** Details of a buyer whose goods are sent. */
export const DELIVERED: CheckoutValues = {
  ...BUYER,
  delivery: "ireland",
  line1: "1 Quay",
  town: "Galway",
  postcode: "H91 E2K3",
};

/** One line of the order: how many, and of how many in stock. */
interface BoughtLine {
  readonly pieces: number;
  readonly stock: number;
  /** A variation without a count of its own: the stock is its parent's. */
  readonly isVariation?: boolean;
  /** More are sold than are in stock. */
  readonly isBackordered?: boolean;
}

interface Bought {
  /** The order expires before it is paid, and what it held is sold to somebody else. */
  readonly isOversold?: boolean;
}

/** An order, paid, with a product of its own for each line; staff refund it and move its goods on. */
export async function buyLines(
  db: Db,
  lines: readonly BoughtLine[],
  buyer = DELIVERED,
  { isOversold = false }: Bought = {},
) {
  const shop = shopOf(db);
  const items: { product_id: string; quantity: number }[] = [];
  for (const { pieces, stock, isVariation, isBackordered } of lines) {
    const backorders = isBackordered ? "yes" : "no";
    const values = { price: cents(2000), weightGrams: 900, backorders } as const;
    const { id } = await createProduct(db, { ...values, stock, ...(isVariation && { kind: "variable" }) });
    const sold = isVariation ? await createProduct(db, { ...values, parentId: id }) : { id };
    items.push({ product_id: sold.id, quantity: pieces });
  }
  const ref = sessionOf(await postCheckout(shop, await openCheckout(shop, items), buyer));
  const setAvailable = (available: number) => db.update(stockLevels).set({ available });
  if (isOversold) {
    shop.clock.move(HOUR_MS);
    await expireOrders(shop);
    await setAvailable(0);
    shop.clock.move(-HOUR_MS);
  }
  await payOrder(shop, ref);
  const [paid] = await db.select().from(payments).where(eq(payments.providerRef, ref));
  if (!paid) throw new Error("Bug: no payment.");
  const { orderId } = paid;
  const productAt = (position: number) => items[position]?.product_id ?? "";
  const staff = async () => ({
    orderId,
    actorId: "staff-1",
    version: (await getFulfilment(db, orderId))?.version ?? 0,
  });
  const ask = async (choice: RefundChoice, provider: Shop) => {
    const asked = { ...(await staff()), id: newId(), reason: "", choice };
    expect(await requestRefund(provider, asked)).toMatchObject({ ok: true });
    shop.clock.move(MINUTE_MS);
    return asked.id;
  };
  return {
    shop,
    orderId,
    staff,
    productAt,
    available: (position = 0) => availableOf(db, productAt(position)),
    /** So many pieces of each product can be sold now. */
    setAvailable,
    /** Takes the goods of an oversold order from stock. */
    takeStock: async () => {
      const reason = "paid-without-stock";
      return resolveAttention(db, { ...(await staff()), reason, how: "stock", now: shop.clock.now() });
    },
    /** Refunds pieces; gives the id of the refund. */
    refund: (choice: RefundChoice) => ask(choice, shop),
    /** The same while the provider cannot be reached: the refund waits to be taken on. */
    askRefund: (choice: RefundChoice) =>
      ask(choice, { ...shop, config: { ...shop.config, testPayments: false } }),
    /** The provider takes a refund on that waits. */
    answer: (refundId: string) => sendRefund(shop, refundId),
    /** The provider refuses a refund that waits. */
    reject: async (refundId: string) => {
      const order = await getOrder(db, orderId);
      if (!order) throw new Error("Bug: no order.");
      const report = { refundId, ref: null, amount: order.total };
      const mails = await renderRefundMails(shop, order, { ...report, provider: "sandbox" });
      const now = shop.clock.now();
      const refused = { ...report, order, state: "failed", failure: "refused", now, mails } as const;
      await inTransaction(db, (tx) => recordRefund(tx, refused));
    },
    /** Takes the dispatch of the last parcel back. */
    undo: async () => {
      const parcels = (await getFulfilment(db, orderId))?.parcels ?? [];
      return undoDispatch(shop, { ...(await staff()), parcelId: parcels.at(-1)?.id ?? "" });
    },
    /** Moves the goods on, with a reason unless it is left empty. */
    go: async (step: FulfilmentStep, reason = "given to them") =>
      changeFulfilment(shop, { ...(await staff()), step, reason }),
  };
}

/** A refund of pieces by their line, with those of the lines at `restock` put into stock. */
export const piecesOf = (
  lines: readonly Pieces[],
  restock: readonly number[],
  delivery = false,
): RefundChoice => ({
  kind: "lines",
  lines,
  restock,
  delivery,
});

/** A refund of pieces of the first line. */
export const refundOf = (quantity: number, restock: "restocked" | "not restocked"): RefundChoice =>
  piecesOf([{ position: 0, quantity }], restock === "restocked" ? [0] : []);

/** A parcel with these pieces of each line, in the order of the lines. */
export const parcelOf = (...quantities: readonly number[]): FulfilmentStep => ({
  kind: "dispatched",
  lines: quantities.map((quantity, position) => ({ position, quantity })),
  carrier: "",
  trackingNumber: "",
  trackingUrl: "",
});
