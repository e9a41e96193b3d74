import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, enumCheck, idColumn, updatedAt } from "#app/db/columns.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { ASSET_CLASSES, ASSET_KEEPERS, ASSET_STATES } from "#app/features/assets/enums.ts";
import { hireItems } from "./fleet.ts";

/** Numbers of units, as they are printed on labels. Gaps are allowed. */
export const unitNumbers = pgSequence("unit_numbers", { startWith: 1001 });

/**
 * One physical piece: a unit of our own fleet, which has a number and a hire item, or a customer's piece in service.
 */
export const assets = pgTable(
  "assets",
  {
    id: idColumn(),
    keeper: text("keeper", { enum: ASSET_KEEPERS }).notNull(),
    /** The number of a unit of the fleet: printed on its label, unique. */
    unitNumber: integer("unit_number").unique(),
    /** The text of the label's QR code: 10 characters of Crockford's base32 and a check character. */
    code: text("code").unique(),
    /** Opens the passport: 128 random bits or more. */
    publicToken: text("public_token").notNull().unique(),
    hireItemId: uuid("hire_item_id").references(() => hireItems.id, { onDelete: "restrict" }),
    productId: uuid("product_id").references(() => products.id, { onDelete: "set null" }),
    brand: text("brand").notNull().default(""),
    model: text("model").notNull().default(""),
    /** The serial number as engraved; null where there is none, or it was not read. */
    serial: text("serial"),
    /** Upper case without space, hyphen, dot and stroke; zeros and the letter O stay. */
    serialFold: text("serial_fold"),
    /** The maker's barcode. */
    barcode: text("barcode"),
    /** The keeper's own mark. */
    tag: text("tag"),
    state: text("state", { enum: ASSET_STATES }).notNull().default("in-service"),
    assetClass: text("class", { enum: ASSET_CLASSES }).notNull().default("other"),
    /** The case that it lives in, which is an asset as well. */
    caseId: uuid("case_id").references((): AnyPgColumn => assets.id, { onDelete: "set null" }),
    /** The unit's place in the store, e.g. "B3-2". */
    place: text("place").notNull().default(""),
    firmware: text("firmware"),
    /** Operating hours as last read. */
    hours: integer("hours"),
    stolenSince: date("stolen_since"),
    note: text("note").notNull().default(""),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    enumCheck("assets_keeper", t.keeper, ASSET_KEEPERS),
    enumCheck("assets_state", t.state, ASSET_STATES),
    enumCheck("assets_class", t.assetClass, ASSET_CLASSES),
    check(
      "assets_unit",
      sql`(${t.unitNumber} is null) = (${t.hireItemId} is null) and (${t.unitNumber} is null or ${t.keeper} = 'company')`,
    ),
    uniqueIndex("assets_serial")
      .on(sql`lower(${t.brand})`, t.serialFold)
      .where(sql`${t.serialFold} is not null`),
    index("assets_hire_item").on(t.hireItemId),
    index("assets_product").on(t.productId),
    index("assets_case").on(t.caseId),
    index("assets_barcode").on(t.barcode),
    index("assets_serial_fold").on(t.serialFold),
  ],
);
