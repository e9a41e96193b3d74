import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, idColumn, updatedAt } from "../columns.ts";
import { users } from "./identity.ts";

/** Places a customer has goods sent to; the checkout begins with the one that is the default. */
export const addresses = pgTable(
  "addresses",
  {
    id: idColumn(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    phone: text("phone").notNull(),
    line1: text("line1").notNull(),
    line2: text("line2").notNull(),
    town: text("town").notNull(),
    county: text("county").notNull(),
    /** Eircode, or a BT postcode for Northern Ireland. */
    postcode: text("postcode").notNull(),
    isDefault: boolean("is_default").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("addresses_user").on(t.userId),
    uniqueIndex("addresses_default").on(t.userId).where(sql`${t.isDefault}`),
  ],
);
