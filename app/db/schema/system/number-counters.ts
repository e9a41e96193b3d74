import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { enumCheck } from "#app/db/columns.ts";

/** What is numbered from 1 in each Irish year. Invoices have counters of their own: their numbers have no gap. */
export const NUMBER_SERIES = ["enquiry", "quote", "hire"] as const;

export type NumberSeries = (typeof NUMBER_SERIES)[number];

/** The last number given in each series and year. It stays when what has the number is removed. */
export const numberCounters = pgTable(
  "number_counters",
  {
    series: text("series", { enum: NUMBER_SERIES }).notNull(),
    year: integer("year").notNull(),
    last: integer("last").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.series, t.year] }),
    enumCheck("number_counters_series", t.series, NUMBER_SERIES),
    check("number_counters_last", sql`${t.last} > 0`),
  ],
);
