import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { centsColumn, createdAt, enumCheck, idColumn, partOf, updatedAt } from "#app/db/columns.ts";
import { media } from "#app/db/schema/media.ts";
import { categories, products } from "#app/db/schema/shop/catalog.ts";
import {
  ACCESSORY_KINDS,
  FLEET_MOVEMENT_REASONS,
  HIRE_ITEM_KINDS,
  LIFTING_KINDS,
} from "#app/features/fleet/enums.ts";

/**
 * A step of a price: from how many charged days on it applies, its factor in thousandths, and what each further day
 * adds.
 */
export interface StoredFactorStep {
  readonly from: number;
  readonly thousandths: number;
  readonly further: number;
}

/** Items that are priced and prepared alike: moving lights, cables, audio desks. */
export const hireGroups = pgTable(
  "hire_groups",
  {
    id: idColumn(),
    name: text("name").notNull(),
    nameGa: text("name_ga").notNull(),
    /** Factors by charged days; null for those of the settings. */
    factorSteps: jsonb("factor_steps").$type<readonly StoredFactorStep[]>(),
    /** The factor of a half-day in thousandths; null where the group has none. */
    halfDayThousandths: integer("half_day_thousandths"),
    /** Working minutes before a collection and after a return, for items that have none of their own. */
    prepMinutes: integer("prep_minutes").notNull().default(0),
    turnaroundMinutes: integer("turnaround_minutes").notNull().default(0),
    /** True once staff have counted it in: until then pages show prices, but no availability. */
    live: boolean("live").notNull().default(false),
    /**
     * Whether a consumer may withdraw from its hire within 14 days, until it starts (Consumer Rights Act 2022, Part 5).
     */
    withdrawal: boolean("withdrawal").notNull().default(true),
    position: integer("position").notNull().default(0),
    /** Sample data, which staff delete before the launch. */
    sample: boolean("sample").notNull().default(false),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("hire_groups_name").on(sql`lower(${t.name})`),
    check("hire_groups_half_day", sql`${t.halfDayThousandths} between 1 and 1000`),
    check("hire_groups_buffers", sql`${t.prepMinutes} >= 0 and ${t.turnaroundMinutes} >= 0`),
  ],
);

/** What can be hired. Prices are net of VAT, as the trade quotes them. */
export const hireItems = pgTable(
  "hire_items",
  {
    id: idColumn(),
    /** What staff, labels and riders call it; unique whatever its case. */
    code: text("code").notNull(),
    name: text("name").notNull(),
    nameGa: text("name_ga"),
    slug: text("slug").notNull().unique(),
    description: text("description").notNull().default(""),
    descriptionGa: text("description_ga").notNull().default(""),
    /** Other names that people write in their lists. */
    aliases: jsonb("aliases").$type<readonly string[]>().notNull().default([]),
    groupId: uuid("group_id")
      .notNull()
      .references(() => hireGroups.id, { onDelete: "restrict" }),
    categoryId: uuid("category_id").references(() => categories.id, { onDelete: "set null" }),
    /** The shop product that is the same thing. */
    productId: uuid("product_id").references(() => products.id, { onDelete: "set null" }),
    /** A picture of its own; without one the product's is shown. */
    pictureId: uuid("picture_id").references(() => media.id, { onDelete: "set null" }),
    kind: text("kind", { enum: HIRE_ITEM_KINDS }).notNull(),
    /** Pieces that we have or have ordered; 0 for a kit, whose parts are owned. */
    owned: integer("owned").notNull().default(0),
    /** The rate of one piece for one charged day; null for a kit that costs the sum of its parts. */
    dayRateNet: centsColumn("day_rate_net_cents"),
    /** Basis points: 23 % is 2300. */
    vatRate: integer("vat_rate").notNull().default(2300),
    replacementNet: centsColumn("replacement_net_cents"),
    /** Working minutes; null for those of the group. */
    prepMinutes: integer("prep_minutes"),
    turnaroundMinutes: integer("turnaround_minutes"),
    /** The item is hired in multiples of this number. */
    packSize: integer("pack_size").notNull().default(1),
    watts: integer("watts"),
    /** Thousandths. */
    powerFactor: integer("power_factor").notNull().default(1000),
    phases: smallint("phases").notNull().default(1),
    weightGrams: integer("weight_grams"),
    /** The place of counted pieces in the store, e.g. "B3-2"; numbered units have places of their own. */
    place: text("place").notNull().default(""),
    /** Pieces that one case takes; null where there is no case. */
    casePieces: integer("case_pieces"),
    /** The empty case. */
    caseGrams: integer("case_grams"),
    caseLengthMm: integer("case_length_mm"),
    caseWidthMm: integer("case_width_mm"),
    caseHeightMm: integer("case_height_mm"),
    lifting: text("lifting", { enum: LIFTING_KINDS }).notNull().default("none"),
    electrical: boolean("electrical").notNull().default(false),
    /** True: the item is shown on the public pages. */
    visible: boolean("visible").notNull().default(true),
    /** Sample data, which staff delete before the launch. */
    sample: boolean("sample").notNull().default(false),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("hire_items_code").on(sql`lower(${t.code})`),
    index("hire_items_group").on(t.groupId),
    index("hire_items_category").on(t.categoryId),
    index("hire_items_product").on(t.productId),
    index("hire_items_picture").on(t.pictureId),
    enumCheck("hire_items_kind", t.kind, HIRE_ITEM_KINDS),
    enumCheck("hire_items_lifting", t.lifting, LIFTING_KINDS),
    check("hire_items_owned", sql`${t.owned} >= 0 and (${t.kind} <> 'kit' or ${t.owned} = 0)`),
    check(
      "hire_items_rate",
      sql`${t.dayRateNet} >= 0 and (${t.kind} = 'kit' or ${t.dayRateNet} is not null)`,
    ),
    check("hire_items_vat_rate", sql`${t.vatRate} between 0 and 10000`),
    check("hire_items_replacement", sql`${t.replacementNet} >= 0`),
    check("hire_items_buffers", sql`${t.prepMinutes} >= 0 and ${t.turnaroundMinutes} >= 0`),
    check("hire_items_pack_size", sql`${t.packSize} >= 1`),
    check(
      "hire_items_power",
      sql`${t.watts} >= 0 and ${t.powerFactor} between 1 and 1000 and ${t.phases} in (1, 3)`,
    ),
    check("hire_items_case", sql`${t.casePieces} >= 1 and ${t.caseGrams} >= 0 and ${t.weightGrams} >= 0`),
  ],
);

/** What a kit is made of. Parts are never kits themselves. */
export const hireParts = pgTable(
  "hire_parts",
  {
    kitId: partOf("kit_id", () => hireItems.id),
    itemId: uuid("item_id")
      .notNull()
      .references(() => hireItems.id, { onDelete: "restrict" }),
    quantity: integer("quantity").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kitId, t.itemId] }),
    index("hire_parts_item").on(t.itemId),
    check("hire_parts_quantity", sql`${t.quantity} >= 1 and ${t.kitId} <> ${t.itemId}`),
  ],
);

/** What goes with an item: so many for each piece of it. */
export const hireAccessories = pgTable(
  "hire_accessories",
  {
    itemId: partOf("item_id", () => hireItems.id),
    accessoryId: partOf("accessory_id", () => hireItems.id),
    quantity: integer("quantity").notNull().default(1),
    kind: text("kind", { enum: ACCESSORY_KINDS }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.accessoryId] }),
    index("hire_accessories_accessory").on(t.accessoryId),
    enumCheck("hire_accessories_kind", t.kind, ACCESSORY_KINDS),
    check("hire_accessories_quantity", sql`${t.quantity} >= 1 and ${t.itemId} <> ${t.accessoryId}`),
  ],
);

/** What does the same work where an item is short; the lowest rank is offered first. */
export const hireSubstitutes = pgTable(
  "hire_substitutes",
  {
    itemId: partOf("item_id", () => hireItems.id),
    substituteId: partOf("substitute_id", () => hireItems.id),
    rank: integer("rank").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.substituteId] }),
    index("hire_substitutes_substitute").on(t.substituteId),
    check("hire_substitutes_other", sql`${t.itemId} <> ${t.substituteId}`),
  ],
);

/** The fleet's ledger: every change of `owned`, with its reason. The sum per item is its count. */
export const fleetMovements = pgTable(
  "fleet_movements",
  {
    id: idColumn(),
    itemId: partOf("item_id", () => hireItems.id),
    delta: integer("delta").notNull(),
    reason: text("reason", { enum: FLEET_MOVEMENT_REASONS }).notNull(),
    /** The unit that came or went, of a serialised item. */
    unitNumber: integer("unit_number"),
    actorId: text("actor_id"),
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck("fleet_movements_reason", t.reason, FLEET_MOVEMENT_REASONS),
    index("fleet_movements_item").on(t.itemId, t.createdAt),
  ],
);
