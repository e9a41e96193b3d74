import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { centsColumn, createdAt, enumCheck, idColumn, instant, updatedAt } from "#app/db/columns.ts";
import { DISCOUNT_KINDS, DISCOUNT_SCOPES } from "#app/features/discounts/enums.ts";

/** Codes that buyers enter at the checkout. How often one was used follows from the orders that name it. */
export const discounts = pgTable(
  "discounts",
  {
    id: idColumn(),
    /** The code in capitals, as it is printed; buyers may type it either way. */
    code: text("code").notNull(),
    kind: text("kind", { enum: DISCOUNT_KINDS }).notNull(),
    /** The discount in basis points: 1000 is 10 %. */
    percent: integer("percent"),
    amount: centsColumn("amount_cents"),
    scope: text("scope", { enum: DISCOUNT_SCOPES }).notNull().default("order"),
    /** Ids of categories, or of products, by scope. A category holds those below it, a product its variations. */
    targets: jsonb("targets").$type<readonly string[]>().notNull().default([]),
    /** True for a code that only a customer may use who has ordered nothing before. */
    firstOrder: boolean("first_order").notNull().default(false),
    /** Goods that are on sale are discounted, too. */
    onSale: boolean("on_sale").notNull().default(false),
    /** Goods that a price list makes cheaper are discounted, too. */
    onListPrices: boolean("on_list_prices").notNull().default(false),
    /** Delivery is discounted, too. */
    onDelivery: boolean("on_delivery").notNull().default(false),
    /** The least that the goods of the order cost, before the discount. */
    minimum: centsColumn("minimum_cents"),
    /** How often it may be used in all, and by one customer; null: any number. */
    maxUses: integer("max_uses"),
    maxPerCustomer: integer("max_per_customer"),
    /** Inclusive and exclusive; null: no limit. Both are starts of days in Ireland. */
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    active: boolean("active").notNull().default(true),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("discounts_code").on(t.code),
    enumCheck("discounts_kind", t.kind, DISCOUNT_KINDS),
    enumCheck("discounts_scope", t.scope, DISCOUNT_SCOPES),
    check("discounts_code_form", sql`${t.code} ~ '^[A-Z0-9-]{3,30}$'`),
    check(
      "discounts_value",
      sql`(${t.kind} = 'percent' and ${t.percent} between 1 and 10000 and ${t.percent} is not null and ${t.amount} is null) or (${t.kind} = 'amount' and ${t.amount} > 0 and ${t.amount} is not null and ${t.percent} is null)`,
    ),
    check("discounts_days", sql`${t.endsAt} > ${t.startsAt}`),
    check("discounts_limits", sql`${t.maxUses} > 0 and ${t.maxPerCustomer} > 0 and ${t.minimum} > 0`),
  ],
);
