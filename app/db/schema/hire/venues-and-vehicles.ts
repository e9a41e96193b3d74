import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, idColumn, updatedAt } from "#app/db/columns.ts";

/** A venue where gear is used again and again. */
export const venues = pgTable(
  "venues",
  {
    id: idColumn(),
    name: text("name").notNull(),
    address: text("address").notNull().default(""),
    /** What it can be fed from: values of `SUPPLIES` in `features/load-check`. */
    supplies: jsonb("supplies").$type<readonly string[]>().notNull().default([]),
    access: text("access").notNull().default(""),
    /** Kilograms on a square metre; null: not known. */
    floorLoadKg: integer("floor_load_kg"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex("venues_name").on(sql`lower(${t.name})`)],
);

export const vehicles = pgTable(
  "vehicles",
  {
    id: idColumn(),
    name: text("name").notNull(),
    payloadKg: integer("payload_kg").notNull(),
    litres: integer("litres").notNull(),
    tailLift: boolean("tail_lift").notNull().default(false),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("vehicles_name").on(sql`lower(${t.name})`),
    check("vehicles_size", sql`${t.payloadKg} > 0 and ${t.litres} > 0`),
  ],
);
