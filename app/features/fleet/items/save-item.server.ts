import { and, eq, ne, or, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { retryTaken } from "#app/db/refuse-taken.server.ts";
import { hireGroups, hireItems } from "#app/db/schema/hire/fleet.ts";
import { categories, products } from "#app/db/schema/shop/catalog.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { listFormerSlugs, retireSlug } from "#app/features/catalog/retired-slugs.server.ts";
import { holdPictures } from "#app/features/media/hold-pictures.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { firstOfEach } from "#app/lib/forms/form-faults.ts";
import { differingFields, mergeValues } from "#app/lib/forms/merge-values.ts";
import {
  type MergedRefusal,
  type MergedSaveOrNew,
  refuseMerged,
  type SavedMerge,
} from "#app/lib/forms/merged-form.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { uniqueSlug } from "#app/lib/text/slug.ts";
import type { FleetFault, FleetFaultKind, ItemField } from "../csv/columns.ts";
import { codeKey, type FleetRow } from "../csv/fleet-row.ts";
import { countFaults, itemColumns, relationFaults } from "../csv/plan-fleet.ts";
import { readFleetRow } from "../csv/read-row.ts";
import { MAX_DESCRIPTION_LENGTH, MAX_PLACE_LENGTH, MAX_RELATED } from "../fleet.ts";
import { addCountedUnits } from "../units/add-counted-units.server.ts";
import { classifyUnits } from "../units/classify-units.server.ts";
import { changeCount } from "./change-count.server.ts";
import { type ItemValues, linesOf, toCells } from "./item-form.ts";
import { getItemValues, readCountedBefore } from "./item-values.server.ts";
import { writeRelations } from "./write-relations.server.ts";

type Saved = Result<SavedMerge, MergedRefusal<FleetFault>>;

/**
 * Stores an item's form. What others have stored since it was filled stays, field by field; where both changed the same
 * field the form comes back with both, and nothing is stored. Only a new item's form counts pieces.
 */
export function saveItem(db: Db, request: MergedSaveOrNew): Promise<Saved> {
  return retryTaken(() => storeItem(db, request));
}

function storeItem(db: Db, request: MergedSaveOrNew): Promise<Saved> {
  const { id } = request;
  return inTransaction(db, async (tx) => {
    if (id) await tx.select().from(hireItems).where(eq(hireItems.id, id)).for("no key update");
    const stored = id ? await getItemValues(tx, id) : null;
    if (id && !stored) return refuse({ kind: "not-found" });
    const { owned: count, ...theirs } = stored?.values ?? {};
    const merge = mergeValues(request.base, request.values, theirs);
    const { values, merged } = merge;
    const cells = toCells(stored ? { ...values, owned: count ?? "" } : values);
    const read = readFleetRow(0, cells);
    const others = await findOthers(tx, id, values, read.values);
    const before = stored && (await readCountedBefore(tx, stored.item));
    const faults = firstOfEach<FleetFault>([
      ...read.faults,
      ...relationFaults(read.values, (code) => others.items.get(codeKey(code))?.kind ?? null),
      ...countFaults(read.values, before),
      ...others.faults,
    ]);
    const refused = refuseMerged(merge, theirs, faults);
    if (refused) return refused;
    const written = await writeItem(tx, id, { row: read.values, values, others }, request);
    if (!id) await countNew(tx, written, read.values, request);
    const fields = differingFields(values, stored?.values ?? {});
    await addAuditEntry(tx, {
      actorId: request.actorId,
      action: stored ? "hire-item.changed" : "hire-item.created",
      subjectId: written,
      details: { code: read.values.code, fields },
    });
    await bumpSiteVersion(tx);
    return ok({ id: written, merged });
  });
}

interface Others {
  readonly items: ReadonlyMap<string, { readonly id: string; readonly kind: FleetRow["kind"] }>;
  readonly groupId: string;
  readonly categoryId: string | null;
  readonly productId: string | null;
  readonly pictureId: string | null;
  readonly slug: string;
  /** The stored one; null for a new item. */
  readonly formerSlug: string | null;
  readonly faults: readonly FleetFault[];
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Finds the rows that a form names, and lists what is missing of them or exists already. */
async function findOthers(tx: Tx, id: string | null, values: ItemValues, row: FleetRow): Promise<Others> {
  const rows = await tx
    .select({ id: hireItems.id, code: hireItems.code, kind: hireItems.kind, slug: hireItems.slug })
    .from(hireItems);
  const items = new Map(rows.map((item) => [codeKey(item.code), item]));
  const faults: FleetFault[] = [];
  const fault = (field: ItemField, kind: FleetFaultKind, value = values[field] ?? "") =>
    faults.push({ row: 0, field, kind, value });
  const same = items.get(codeKey(row.code));
  if (same && same.id !== id) fault("code", "duplicate-code");
  const [group] = await tx
    .select({ id: hireGroups.id })
    .from(hireGroups)
    .where(eq(sql`lower(${hireGroups.name})`, row.group.toLowerCase()));
  if (!group && row.group !== "") fault("group", "unknown-group");
  const [category] = row.category
    ? await tx.select({ id: categories.id }).from(categories).where(eq(categories.path, row.category))
    : [];
  if (row.category && !category) fault("category", "unknown-category");
  const product = values.product ? await findProduct(tx, values.product) : null;
  if (values.product && !product) fault("product", "unknown-product");
  const picture = values.picture ? (await holdPictures(tx, [values.picture])).get(values.picture) : null;
  if (values.picture && !picture) fault("picture", "unknown-picture");
  const substitutes = linesOf(values.substitutes ?? "");
  const unknown = substitutes.find((code) => !items.has(codeKey(code)));
  if (unknown) fault("substitutes", "unknown-item", unknown);
  if (substitutes.some((code) => codeKey(code) === codeKey(row.code))) fault("substitutes", "itself");
  if (substitutes.length > MAX_RELATED) fault("substitutes", "list");
  const former = await listFormerSlugs(tx, "hire-item", id ?? undefined);
  const taken = new Set([...rows.filter((item) => item.id !== id).map(({ slug }) => slug), ...former]);
  const typed = values.slug ?? "";
  if (typed && (!SLUG.test(typed) || typed.length > 80)) fault("slug", "slug");
  else if (taken.has(typed)) fault("slug", "slug-taken");
  for (const column of ["description", "description_ga"] as const)
    if ((values[column] ?? "").length > MAX_DESCRIPTION_LENGTH)
      fault(column, "too-long", formatNumber(MAX_DESCRIPTION_LENGTH));
  if ((values.place ?? "").length > MAX_PLACE_LENGTH)
    fault("place", "too-long", formatNumber(MAX_PLACE_LENGTH));
  return {
    items,
    groupId: group?.id ?? "",
    categoryId: category?.id ?? null,
    productId: product?.id ?? null,
    pictureId: picture?.id ?? null,
    slug: typed || uniqueSlug(row.name, taken, "item"),
    formerSlug: rows.find((item) => item.id === id)?.slug ?? null,
    faults,
  };
}

async function findProduct(tx: Tx, typed: string) {
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        or(eq(sql`lower(${products.sku})`, typed.toLowerCase()), eq(products.slug, typed)),
        ne(products.kind, "grouped"),
      ),
    )
    .orderBy(sql`lower(${products.sku}) is distinct from ${typed.toLowerCase()}`)
    .limit(1);
  return product ?? null;
}

interface Written {
  readonly row: FleetRow;
  readonly values: ItemValues;
  readonly others: Others;
}

async function writeItem(
  tx: Tx,
  id: string | null,
  { row, values, others }: Written,
  { now }: MergedSaveOrNew,
) {
  const { slug, productId, pictureId, items } = others;
  const columns = {
    ...itemColumns(row, others.groupId, others.categoryId),
    slug,
    productId,
    pictureId,
    description: values.description ?? "",
    descriptionGa: values.description_ga ?? "",
    visible: values.visible !== "no",
    place: values.place ?? "",
    updatedAt: now,
  };
  const written = id ?? newId();
  if (id === null) await tx.insert(hireItems).values({ ...columns, id: written });
  else {
    await tx
      .update(hireItems)
      .set({ ...columns, ...nextVersion(hireItems, now) })
      .where(eq(hireItems.id, id));
    await classifyUnits(tx, id, row);
  }
  await retireSlug(tx, "hire-item", { id: written, former: others.formerSlug, slug });
  const idOf = (code: string) => items.get(codeKey(code))?.id ?? "";
  await writeRelations(tx, written, {
    parts: row.parts.map(({ code, quantity }) => ({ itemId: idOf(code), quantity })),
    accessories: row.accessories.map(({ code, ...rest }) => ({ itemId: idOf(code), ...rest })),
    substitutes: [...new Set(linesOf(values.substitutes ?? "").map(idOf))],
  });
  return written;
}

/** The first count of a new item, with its units where it is serialised. */
async function countNew(
  tx: Tx,
  itemId: string,
  row: FleetRow,
  { actorId, now }: MergedSaveOrNew,
): Promise<void> {
  const count = { itemId, reason: "count", actorId, now } as const;
  if (row.kind === "serialised")
    await addCountedUnits(tx, { ...count, units: Array.from({ length: row.owned }, () => ({})) });
  else await changeCount(tx, { ...count, by: row.owned });
}
