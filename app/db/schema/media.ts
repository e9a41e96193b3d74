import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, idColumn } from "../columns.ts";

/** One encoded size of a picture; addresses are immutable. */
export interface StoredVariant {
  readonly width: number;
  readonly avif: string;
  readonly webp: string;
}

export const media = pgTable("media", {
  id: idColumn(),
  /** As staff know it, e.g. product_spot.webp; an import's bare file names are looked up here. */
  filename: text("filename").notNull().unique(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  variants: jsonb("variants").$type<readonly StoredVariant[]>().notNull(),
  placeholder: text("placeholder").notNull(),
  altEn: text("alt_en").notNull().default(""),
  altGa: text("alt_ga").notNull().default(""),
  sample: boolean("sample").notNull().default(false),
  createdAt: createdAt(),
});
