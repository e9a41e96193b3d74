import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { idColumn, instant, partOf } from "#app/db/columns.ts";
import { orders } from "./orders.ts";

/** Goods of an order that left together. A parcel whose dispatch is taken back is removed. */
export const parcels = pgTable(
  "parcels",
  {
    id: idColumn(),
    orderId: partOf("order_id", () => orders.id),
    /** Counts the parcels of the order from 1. */
    number: integer("number").notNull(),
    carrier: text("carrier"),
    trackingNumber: text("tracking_number"),
    trackingUrl: text("tracking_url"),
    dispatchedAt: instant("dispatched_at").notNull(),
    /** Parcels that were marked together in a list; null for one that was not. */
    batch: uuid("batch"),
    /** The mail of the outbox that tells the customer. No foreign key: it is written later in the transaction. */
    mailId: uuid("mail_id"),
  },
  (t) => [
    uniqueIndex("parcels_number").on(t.orderId, t.number),
    check("parcels_positive", sql`${t.number} >= 1`),
    index("parcels_batch").on(t.batch).where(sql`${t.batch} is not null`),
  ],
);

/** What of each line of its order is in a parcel. */
export const parcelLines = pgTable(
  "parcel_lines",
  {
    parcelId: partOf("parcel_id", () => parcels.id),
    /** The line's position in its order. */
    position: integer("position").notNull(),
    quantity: integer("quantity").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.parcelId, t.position] }),
    check("parcel_lines_quantity", sql`${t.quantity} > 0`),
  ],
);
