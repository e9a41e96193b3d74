import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, idColumn, updatedAt } from "../columns.ts";

/** One encoded size of a picture; addresses are immutable. */
export interface StoredVariant {
  readonly width: number;
  readonly avif: string;
  readonly webp: string;
}

/** A JPEG of a picture, for anyone who shows links and reads neither AVIF nor WebP. Sizes in pixels. */
export interface StoredShare {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

export const media = pgTable(
  "media",
  {
    id: idColumn(),
    /** The file name that staff know, e.g. product_spot.webp; an import's bare file names are looked up here. */
    filename: text("filename").notNull().unique(),
    /** The name of one of the site's own pictures; null for uploads. Entries name the site's own pictures by it. */
    artwork: text("artwork").unique(),
    /** SHA-256 of the uploaded file in hex: the same file is kept once. Null while the site's own file is shown. */
    hash: text("hash").unique(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    variants: jsonb("variants").$type<readonly StoredVariant[]>().notNull(),
    share: jsonb("share").$type<StoredShare>(),
    /** A `data:` address of a picture of about 16 px; empty for pictures with transparent parts. */
    placeholder: text("placeholder").notNull(),
    altEn: text("alt_en").notNull().default(""),
    altGa: text("alt_ga").notNull().default(""),
    /** What must stay visible when the picture is cropped, in percent from the left and from the top. */
    focalX: integer("focal_x").notNull().default(50),
    focalY: integer("focal_y").notNull().default(50),
    sample: boolean("sample").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("media_focal", sql`${t.focalX} between 0 and 100 and ${t.focalY} between 0 and 100`),
    index("media_filename_search").using(
      "gin",
      sql`fold_text(${t.filename} || ' ' || ${t.altEn} || ' ' || ${t.altGa}) gin_trgm_ops`,
    ),
  ],
);
