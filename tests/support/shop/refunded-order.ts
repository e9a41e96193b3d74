import { expect } from "vitest";
import type { Db } from "#app/db/client.server.ts";
import type { CheckoutValues } from "#app/features/checkout/schema.ts";
import { changeFulfilment } from "#app/features/orders/fulfilment/change-fulfilment.server.ts";
import type { FulfilmentStep, Pieces } from "#app/features/orders/fulfilment/fulfilment.ts";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import type { RefundChoice } from "#app/features/payments/refunds/refunds.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { MINUTE_MS } from "#app/lib/time/clock.ts";
import { createProduct } from "#tests/support/factories.ts";
import {
  availableOf,
  BUYER,
  onlyOrder,
  openCheckout,
  payOrder,
  postCheckout,
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
}

/** The one order, paid, with a product of its own for each line; staff refund it and move its goods on. */
export async function buyLines(db: Db, lines: readonly BoughtLine[], buyer = DELIVERED) {
  const shop = shopOf(db);
  const items: { product_id: string; quantity: number }[] = [];
  for (const { pieces, stock, isVariation } of lines) {
    const values = { price: cents(2000), weightGrams: 900 };
    const { id } = await createProduct(db, { ...values, stock, ...(isVariation && { kind: "variable" }) });
    const sold = isVariation ? await createProduct(db, { ...values, parentId: id }) : { id };
    items.push({ product_id: sold.id, quantity: pieces });
  }
  const ref = sessionOf(await postCheckout(shop, await openCheckout(shop, items), buyer));
  const { id: orderId } = await onlyOrder(db);
  await payOrder(shop, ref);
  const productAt = (position: number) => items[position]?.product_id ?? "";
  const staff = async () => ({
    orderId,
    actorId: "staff-1",
    version: (await getFulfilment(db, orderId))?.version ?? 0,
  });
  const askOf = async (choice: RefundChoice) => ({ ...(await staff()), id: newId(), reason: "", choice });
  return {
    shop,
    orderId,
    staff,
    productAt,
    askOf,
    available: (position = 0) => availableOf(db, productAt(position)),
    /** Refunds pieces; gives the id of the refund. */
    refund: async (choice: RefundChoice) => {
      const ask = await askOf(choice);
      expect(await requestRefund(shop, ask)).toMatchObject({ ok: true });
      shop.clock.move(MINUTE_MS);
      return ask.id;
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
