import { date, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { centsColumn, createdAt, updatedAt } from "#app/db/columns.ts";
import { hireClaims } from "./claims.ts";

/** What staff know of a unit's repair, beside the claim that keeps the unit off the shelf. */
export const unitRepairs = pgTable("unit_repairs", {
  claimId: uuid("claim_id")
    .primaryKey()
    .references(() => hireClaims.id, { onDelete: "cascade" }),
  fault: text("fault").notNull().default(""),
  repairer: text("repairer").notNull().default(""),
  /** What the repairer asks, without VAT; null: not known. */
  costNet: centsColumn("cost_net_cents"),
  /** The day for which the repairer promised it, by the calendar of Ireland: the claim ends with it. */
  promisedOn: date("promised_on"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
