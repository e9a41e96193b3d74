import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { centsColumn, createdAt, enumCheck, idColumn, instant, partOf, updatedAt } from "#app/db/columns.ts";
import { SUBHIRE_STATES } from "#app/features/hires/enums.ts";
import { hireItems } from "./fleet.ts";
import { hireLines, hires } from "./hires.ts";
import { hireSuppliers } from "./quotes.ts";

/** Gear hired from a supplier for a line that is short. */
export const hireSubhires = pgTable(
  "hire_subhires",
  {
    id: idColumn(),
    supplierId: uuid("supplier_id")
      .notNull()
      .references(() => hireSuppliers.id, { onDelete: "restrict" }),
    hireId: partOf("hire_id", () => hires.id),
    lineId: uuid("line_id").references(() => hireLines.id, { onDelete: "cascade" }),
    itemId: uuid("item_id").references(() => hireItems.id, { onDelete: "restrict" }),
    description: text("description").notNull().default(""),
    quantity: integer("quantity").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    costNet: centsColumn("cost_net_cents").notNull(),
    state: text("state", { enum: SUBHIRE_STATES }).notNull().default("asked"),
    /** The supplier's own number of it. */
    supplierReference: text("supplier_reference").notNull().default(""),
    /** The instant at which the order was last mailed to the supplier. */
    orderedAt: instant("ordered_at"),
    receivedAt: instant("received_at"),
    sentBackAt: instant("sent_back_at"),
    /** Sent back, it left a piece short again: what is asked for in its place is paid instead. */
    reopenedShortage: boolean("reopened_shortage").notNull().default(false),
    note: text("note").notNull().default(""),
    /** Pieces that went to the customer; the next three say what came back of them. */
    out: integer("out").notNull().default(0),
    back: integer("back").notNull().default(0),
    missing: integer("missing").notNull().default(0),
    damaged: integer("damaged").notNull().default(0),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    enumCheck("hire_subhires_state", t.state, SUBHIRE_STATES),
    check("hire_subhires_quantity", sql`${t.quantity} between 1 and 9999 and ${t.startsAt} < ${t.endsAt}`),
    check(
      "hire_subhires_counts",
      sql`${t.out} between 0 and ${t.quantity} and ${t.back} >= 0 and ${t.missing} >= 0 and ${t.damaged} between 0 and ${t.back} and ${t.back} + ${t.missing} <= ${t.out}`,
    ),
    index("hire_subhires_hire").on(t.hireId),
    index("hire_subhires_supplier").on(t.supplierId),
    index("hire_subhires_starts").on(t.startsAt),
    /** What suppliers bring next, and what goes back to them next. */
    index("hire_subhires_open").on(t.state, t.endsAt).where(sql`${t.state} in ('confirmed', 'received')`),
    /** What suppliers have yet to bring, asked for or agreed. */
    index("hire_subhires_to_come").on(t.startsAt).where(sql`${t.state} in ('asked', 'confirmed')`),
  ],
);
