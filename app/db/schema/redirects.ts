import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, idColumn, instant, updatedAt } from "../columns.ts";

/** Addresses that are no longer, and where they lead. Asked only when nothing else answers an address. */
export const redirects = pgTable(
  "redirects",
  {
    id: idColumn(),
    /** A path without its trailing slash, with a query where only that query is meant, e.g. "/?page_id=4". */
    fromPath: text("from_path").notNull().unique(),
    /** A path of this site, or an address that begins with https://. */
    target: text("target").notNull(),
    /** 301 or 308. */
    status: integer("status").notNull().default(301),
    hits: integer("hits").notNull().default(0),
    lastHitAt: instant("last_hit_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index("redirects_target").on(t.target)],
);
