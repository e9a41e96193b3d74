import { asc, eq, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/shop/catalog.ts";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { parcelLines, parcels } from "#app/db/schema/shop/parcels.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import type { DeliveredEvent } from "./webhooks.ts";

interface Delivered {
  readonly event: DeliveredEvent;
  readonly subjectId: string | null;
  readonly detailId: string | null;
}

/**
 * The `data` of a message: the order or product as it is now, amounts in cents, times in UTC. Names and addresses of
 * customers are not sent. Null when there is nothing to tell any more: the product is gone, the dispatch was taken back.
 */
export async function readPayload(db: Db, { event, subjectId, detailId }: Delivered): Promise<object | null> {
  if (event === "test") return { message: "This is a test." };
  if (subjectId === null) return null;
  if (event === "product.deleted") return { id: subjectId };
  if (event === "product.created" || event === "product.updated") return readProduct(db, subjectId);
  const order = await readOrder(db, subjectId);
  if (!order || detailId === null) return order;
  const detail = event === "order.refunded" ? await readRefund(db, detailId) : await readParcel(db, detailId);
  return detail && { ...order, ...detail };
}

const orderColumns = {
  id: orders.id,
  number: orders.number,
  kind: orders.kind,
  state: orders.state,
  fulfilment: orders.fulfilment,
  delivery_method: orders.deliveryMethod,
  subtotal_cents: orders.subtotal,
  discount_cents: orders.discount,
  discount_code: orders.discountCode,
  delivery_cents: orders.deliveryPrice,
  total_cents: orders.total,
  credit_cents: orders.credit,
  vat_cents: orders.vatTotal,
  reverse_charge: orders.reverseCharge,
  placed_at: orders.placedAt,
  paid_at: orders.paidAt,
  cancelled_at: orders.cancelledAt,
};

async function readOrder(db: Db, id: string) {
  const [order] = await db.select(orderColumns).from(orders).where(eq(orders.id, id));
  if (!order) return null;
  const lines = await db
    .select({
      position: orderLines.position,
      product_id: orderLines.productId,
      sku: orderLines.sku,
      // English, and as the customer of an order in Irish reads it; as in products.
      name: sql<string>`coalesce(${orderLines.nameEn}, ${orderLines.name})`,
      name_ga: inIrish(orderLines.name),
      options: sql<string>`coalesce(${orderLines.optionsEn}, ${orderLines.options})`,
      options_ga: inIrish(orderLines.options),
      quantity: orderLines.quantity,
      unit_price_cents: orderLines.unitPrice,
      discount_cents: orderLines.discount,
      total_cents: orderLines.lineTotal,
      vat_basis_points: orderLines.vatRate,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position));
  return { ...order, currency: "EUR", lines };
}

/** A text of a line whose order is in Irish; null for any other, and where no English name of it is known. */
function inIrish(text: AnyPgColumn) {
  return sql<string | null>`case when ${orderLines.nameEn} is not null then ${text} end`;
}

async function readParcel(db: Db, id: string) {
  const [parcel] = await db
    .select({
      id: parcels.id,
      number: parcels.number,
      carrier: parcels.carrier,
      tracking_number: parcels.trackingNumber,
      tracking_url: parcels.trackingUrl,
      dispatched_at: parcels.dispatchedAt,
    })
    .from(parcels)
    .where(eq(parcels.id, id));
  if (!parcel) return null;
  const lines = await db
    .select({ position: parcelLines.position, quantity: parcelLines.quantity })
    .from(parcelLines)
    .where(eq(parcelLines.parcelId, id))
    .orderBy(asc(parcelLines.position));
  return { parcel: { ...parcel, lines } };
}

async function readRefund(db: Db, id: string) {
  const [refund] = await db
    .select({
      id: refunds.id,
      kind: refunds.kind,
      amount_cents: refunds.amount,
      delivery_cents: refunds.deliveryAmount,
      applied_cents: refunds.applied,
      succeeded_at: refunds.succeededAt,
    })
    .from(refunds)
    .where(eq(refunds.id, id));
  return refund ? { refund } : null;
}

const productColumns = {
  id: products.id,
  kind: products.kind,
  sku: products.sku,
  gtin: products.gtin,
  name: products.name,
  name_ga: products.nameGa,
  status: products.status,
  visibility: products.visibility,
  price_cents: products.price,
  regular_price_cents: products.regularPrice,
  sale_price_cents: products.salePrice,
  vat_basis_points: products.vatRate,
  stock_status: products.stockStatus,
  options: products.options,
  updated_at: products.updatedAt,
};

async function readProduct(db: Db, id: string) {
  const [product] = await db
    .select({ ...productColumns, slug: products.slug, brand: brands.name })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(eq(products.id, id));
  if (!product) return null;
  const variations = await db
    .select(productColumns)
    .from(products)
    .where(eq(products.parentId, id))
    .orderBy(asc(products.position), asc(products.id));
  return { ...product, currency: "EUR", variations };
}
