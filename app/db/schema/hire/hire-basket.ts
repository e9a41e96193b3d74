import { boolean, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant, updatedAt } from "#app/db/columns.ts";
import { users } from "#app/db/schema/identity.ts";

/** One line of a hire basket: so many of an item. */
export interface StoredHireBasketLine {
  readonly itemId: string;
  readonly quantity: number;
}

/** What an account means to hire, and when. A guest's basket lives in the browser (`hire_basket`). */
export const hireBaskets = pgTable("hire_baskets", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  startsAt: instant("starts_at"),
  endsAt: instant("ends_at"),
  lines: jsonb("lines").$type<readonly StoredHireBasketLine[]>().notNull().default([]),
  /** Whether the damage waiver is wanted. */
  waiver: boolean("waiver").notNull().default(false),
  updatedAt: updatedAt(),
});
