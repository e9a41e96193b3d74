import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { partOf } from "#app/db/columns.ts";
import { hireLines, hires } from "./hires.ts";

/**
 * Where our own goods of a custom line are. No item and no claim is of them: the store counts them by hand. A line that
 * was never counted has no row. What suppliers bring for it is counted at their sub-hires.
 */
export const hireCustomGoods = pgTable(
  "hire_custom_goods",
  {
    lineId: uuid("line_id")
      .primaryKey()
      .references(() => hireLines.id, { onDelete: "cascade" }),
    hireId: partOf("hire_id", () => hires.id),
    /** Pieces that are prepared and still here. */
    prepped: integer("prepped").notNull().default(0),
    /** Pieces that went to the customer; the next three say what came back of them. */
    out: integer("out").notNull().default(0),
    back: integer("back").notNull().default(0),
    missing: integer("missing").notNull().default(0),
    damaged: integer("damaged").notNull().default(0),
    /** Of the damaged and the missing pieces: those that staff have repaired, found or written off since. */
    damagedSettled: integer("damaged_settled").notNull().default(0),
    missingSettled: integer("missing_settled").notNull().default(0),
  },
  (t) => [
    check(
      "hire_custom_goods_counts",
      sql`${t.prepped} >= 0 and ${t.out} >= 0 and ${t.back} >= 0 and ${t.missing} >= 0 and ${t.damaged} between 0 and ${t.back} and ${t.back} + ${t.missing} <= ${t.out}`,
    ),
    check(
      "hire_custom_goods_settled",
      sql`${t.damagedSettled} between 0 and ${t.damaged} and ${t.missingSettled} between 0 and ${t.missing}`,
    ),
    index("hire_custom_goods_hire").on(t.hireId),
  ],
);
