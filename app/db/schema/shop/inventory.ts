import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, enumCheck, idColumn, instant, partOf, updatedAt } from "#app/db/columns.ts";
import { STOCK_STATUSES } from "#app/features/catalog/enums.ts";
import { MOVEMENT_REASONS, RESERVATION_STATES } from "#app/features/inventory/enums.ts";
import { products } from "./catalog.ts";
import { orders } from "./orders.ts";

/** What can still be sold of a product with managed stock: on the shelf less what orders hold. */
export const stockLevels = pgTable(
  "stock_levels",
  {
    productId: uuid("product_id")
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    available: integer("available").notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [check("stock_levels_available", sql`${t.available} >= 0`)],
);

/** Stock that an order holds until it is paid, expires or is cancelled. */
export const reservations = pgTable(
  "reservations",
  {
    id: idColumn(),
    orderId: partOf("order_id", () => orders.id),
    productId: partOf("product_id", () => products.id),
    quantity: integer("quantity").notNull(),
    state: text("state", { enum: RESERVATION_STATES }).notNull().default("held"),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check("reservations_quantity", sql`${t.quantity} > 0`),
    enumCheck("reservations_state", t.state, RESERVATION_STATES),
    index("reservations_order").on(t.orderId),
    index("reservations_product").on(t.productId).where(sql`${t.state} = 'held'`),
    index("reservations_due").on(t.expiresAt).where(sql`${t.state} = 'held'`),
  ],
);

/** The ledger: every change of `available`, with its reason. The sum per product is its level. */
export const stockMovements = pgTable(
  "stock_movements",
  {
    id: idColumn(),
    productId: partOf("product_id", () => products.id),
    delta: integer("delta").notNull(),
    reason: text("reason", { enum: MOVEMENT_REASONS }).notNull(),
    orderId: uuid("order_id").references(() => orders.id, { onDelete: "set null" }),
    actorId: text("actor_id"),
    /** The line that this one takes back. */
    undoes: uuid("undoes").references((): AnyPgColumn => stockMovements.id, { onDelete: "cascade" }),
    /** The stock status before the line that began the count of a product; null for every other line. */
    statusBefore: text("status_before", { enum: STOCK_STATUSES }),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck("stock_movements_reason", t.reason, MOVEMENT_REASONS),
    enumCheck("stock_movements_status_before", t.statusBefore, STOCK_STATUSES),
    uniqueIndex("stock_movements_undoes").on(t.undoes).where(sql`${t.undoes} is not null`),
    index("stock_movements_product").on(t.productId, t.createdAt),
  ],
);
