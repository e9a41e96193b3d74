import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, enumCheck, idColumn, instant, partOf } from "#app/db/columns.ts";
import { users } from "#app/db/schema/identity.ts";
import { INSPECTION_FILES, INSPECTION_REMINDERS, INSPECTION_SCHEMES } from "#app/features/assets/enums.ts";
import { assets } from "./assets.ts";

/** An inspection of an asset. A row is never changed: a correction is a new row that replaces it. */
export const inspections = pgTable(
  "inspections",
  {
    id: idColumn(),
    assetId: partOf("asset_id", () => assets.id),
    scheme: text("scheme", { enum: INSPECTION_SCHEMES }).notNull(),
    /** Calendar days in Ireland. The asset may be used up to and including the due day. */
    doneOn: date("done_on").notNull(),
    /** The day of the next inspection; null when this one failed, or where none is planned. */
    dueOn: date("due_on"),
    passed: boolean("passed").notNull(),
    /** Safe working load in kilograms; null where the scheme states none. */
    swlKg: integer("swl_kg"),
    /** The competent person. */
    person: text("person").notNull(),
    company: text("company").notNull().default(""),
    note: text("note").notNull().default(""),
    /** The report in the storage for uploads; null where there is none. */
    file: text("file"),
    fileKind: text("file_kind", { enum: INSPECTION_FILES }),
    fileName: text("file_name"),
    fileBytes: integer("file_bytes"),
    /** The inspection that this row corrects. */
    replacesId: uuid("replaces_id").references((): AnyPgColumn => inspections.id, { onDelete: "cascade" }),
    /** The person who recorded the inspection. */
    actorId: text("actor_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck("inspections_scheme", t.scheme, INSPECTION_SCHEMES),
    enumCheck("inspections_file_kind", t.fileKind, INSPECTION_FILES),
    check("inspections_due", sql`${t.dueOn} >= ${t.doneOn}`),
    check("inspections_swl", sql`${t.swlKg} > 0`),
    check(
      "inspections_file",
      sql`(${t.file} is null) = (${t.fileKind} is null) and (${t.file} is null) = (${t.fileName} is null) and (${t.file} is null) = (${t.fileBytes} is null)`,
    ),
    uniqueIndex("inspections_replaces").on(t.replacesId),
    index("inspections_asset").on(t.assetId, t.scheme, t.doneOn),
    index("inspections_due_on").on(t.dueOn),
    index("inspections_actor").on(t.actorId),
  ],
);

/** Mails to staff about the due day of an inspection: one when it is near, and one when it has passed. */
export const inspectionReminders = pgTable(
  "inspection_reminders",
  {
    inspectionId: partOf("inspection_id", () => inspections.id),
    kind: text("kind", { enum: INSPECTION_REMINDERS }).notNull(),
    queuedAt: instant("queued_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.inspectionId, t.kind] }),
    enumCheck("inspection_reminders_kind", t.kind, INSPECTION_REMINDERS),
  ],
);
