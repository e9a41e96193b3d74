import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, enumCheck, instant, partOf } from "#app/db/columns.ts";
import { users } from "#app/db/schema/identity.ts";
import { CLAIM_CONDITIONS } from "#app/features/claims/enums.ts";
import { SCAN_ACTIONS, SCAN_OUTCOMES, SCAN_REASONS } from "#app/features/scans/enums.ts";
import { hireItems } from "./fleet.ts";
import { hireLines, hires } from "./hires.ts";
import { hireSubhires } from "./subhires.ts";

/**
 * Every scan of the warehouse as it was sent, with its outcome. The device makes the id, so that a scan that is
 * sent again is known and has no second effect.
 */
export const hireScans = pgTable(
  "hire_scans",
  {
    id: uuid("id").primaryKey(),
    hireId: partOf("hire_id", () => hires.id),
    action: text("action", { enum: SCAN_ACTIONS }).notNull(),
    /** What was read or typed; empty where a row was tapped. */
    code: text("code").notNull().default(""),
    unitNumber: integer("unit_number"),
    itemId: uuid("item_id").references(() => hireItems.id, { onDelete: "restrict" }),
    /** Goods of a supplier; null for our own. */
    subhireId: uuid("subhire_id").references(() => hireSubhires.id, { onDelete: "set null" }),
    /** Our own goods of a custom line; null for any other. */
    lineId: uuid("line_id").references(() => hireLines.id, { onDelete: "set null" }),
    quantity: integer("quantity").notNull().default(1),
    condition: text("condition", { enum: CLAIM_CONDITIONS }),
    note: text("note").notNull().default(""),
    /** The device's clock. */
    deviceAt: instant("device_at").notNull(),
    /** The instant of the scan by the server's clock, never later than `receivedAt`. */
    occurredAt: instant("occurred_at").notNull(),
    receivedAt: instant("received_at").notNull(),
    actorId: text("actor_id").notNull(),
    outcome: text("outcome", { enum: SCAN_OUTCOMES }).notNull(),
    reason: text("reason", { enum: SCAN_REASONS }),
    /** What the sentence about it names: the other hire's number, pieces that are left. `moved`: the units of a case. */
    details: jsonb("details").$type<Readonly<Record<string, string | number>>>().notNull().default({}),
  },
  (t) => [
    enumCheck("hire_scans_action", t.action, SCAN_ACTIONS),
    enumCheck("hire_scans_condition", t.condition, CLAIM_CONDITIONS),
    enumCheck("hire_scans_outcome", t.outcome, SCAN_OUTCOMES),
    enumCheck("hire_scans_reason", t.reason, SCAN_REASONS),
    check("hire_scans_quantity", sql`${t.quantity} between 1 and 9999`),
    index("hire_scans_hire").on(t.hireId, t.occurredAt),
    index("hire_scans_unit").on(t.unitNumber, t.occurredAt),
    index("hire_scans_subhire").on(t.subhireId),
    index("hire_scans_line").on(t.lineId),
  ],
);

/** A picture of what a scan reported as damaged. The device makes the id: one that is sent again is kept once. */
export const scanPhotos = pgTable(
  "scan_photos",
  {
    id: uuid("id").primaryKey(),
    scanId: partOf("scan_id", () => hireScans.id),
    /** The file's name in the storage for uploads. */
    file: text("file").notNull(),
    bytes: integer("bytes").notNull(),
    actorId: text("actor_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    check("scan_photos_bytes", sql`${t.bytes} > 0`),
    index("scan_photos_scan").on(t.scanId),
    index("scan_photos_actor").on(t.actorId),
  ],
);
