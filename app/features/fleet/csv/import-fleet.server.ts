import { asc, eq, inArray, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireGroups, hireItems, hireParts } from "#app/db/schema/hire/fleet.ts";
import { categories, products } from "#app/db/schema/shop/catalog.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { listFormerSlugs } from "#app/features/catalog/retired-slugs.server.ts";
import type { OwnedRefusal } from "#app/features/claims/change-owned.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { uniqueSlug } from "#app/lib/text/slug.ts";
import { type CountChanged, changeCount } from "../items/change-count.server.ts";
import { listStoredItems, readRelations } from "../items/stored-items.server.ts";
import { writeRelations } from "../items/write-relations.server.ts";
import { addCountedUnits } from "../units/add-counted-units.server.ts";
import { classifyUnits } from "../units/classify-units.server.ts";
import type { FleetFault } from "./columns.ts";
import { codeKey, type FleetRow } from "./fleet-row.ts";
import {
  categoryPathKey,
  type FleetPlan,
  itemColumns,
  type PlannedItem,
  planFleet,
  type StoredFleet,
} from "./plan-fleet.ts";
import { readFleetCsv } from "./read-fleet-csv.ts";

interface ImportOptions {
  readonly actorId: string | null;
  readonly now: Date;
  /** Whether new items and groups are sample data. */
  readonly sample?: boolean;
}

export interface FleetImported {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly groups: number;
}

/** What an import of this file would do; nothing is stored. */
export async function dryRunFleet(db: Db, text: string): Promise<FleetPlan> {
  const { rows, faults } = readFleetCsv(text);
  if (faults.length > 0) return { items: [], newGroups: [], faults };
  return planFleet(rows, await readFleet(db));
}

/** Stores the fleet's file, all rows or none. Groups that are not there yet are made, not live. */
export async function importFleet(
  db: Db,
  text: string,
  options: ImportOptions,
): Promise<Result<FleetImported, readonly FleetFault[]>> {
  const read = readFleetCsv(text);
  if (read.faults.length > 0) return refuse(read.faults);
  return inTransaction(db, async (tx) => {
    await tx.select({ id: hireItems.id }).from(hireItems).orderBy(asc(hireItems.id)).for("no key update");
    const fleet = await readFleet(tx);
    const plan = planFleet(read.rows, fleet);
    if (plan.faults.length > 0) return refuse(plan.faults);
    const touched = plan.items.filter(({ id, changed }) => id === null || changed.length > 0);
    const groups = await addGroups(tx, plan.newGroups, fleet, options);
    const ids = await writeItems(tx, { touched, fleet, groups }, options);
    await writeLists(tx, touched, ids);
    for (const planned of [...touched].sort((a, b) => (idOf(ids, a) < idOf(ids, b) ? -1 : 1))) {
      const counted = await countPieces(tx, planned, idOf(ids, planned), options);
      if (!counted.ok) return refuse([countFault(planned, counted.error)]);
    }
    const created = touched.filter(({ id }) => id === null).length;
    const counts = {
      created,
      changed: touched.length - created,
      unchanged: plan.items.length - touched.length,
      groups: plan.newGroups.length,
    };
    if (touched.length > 0) {
      await addAuditEntry(tx, { actorId: options.actorId, action: "fleet.imported", details: counts });
      await bumpSiteVersion(tx);
    }
    return ok(counts);
  });
}

async function readFleet(db: Db): Promise<StoredFleet> {
  const groups = await db.select({ id: hireGroups.id, name: hireGroups.name }).from(hireGroups);
  const paths = await db.select({ id: categories.id, path: categories.path }).from(categories);
  const stored = await listStoredItems(db);
  const relations = await readRelations(
    db,
    stored.map(({ id }) => id),
  );
  const codes = new Map(stored.map(({ id, code }) => [id, code]));
  const claimed = await db.selectDistinct({ id: hireClaims.itemId }).from(hireClaims);
  const parts = await db.selectDistinct({ id: hireParts.itemId }).from(hireParts);
  const [fixed, isPart] = [new Set(claimed.map(({ id }) => id)), new Set(parts.map(({ id }) => id))];
  const named = <T extends { itemId: string }>({ itemId, ...rest }: T) => ({
    code: codes.get(itemId) ?? "",
    ...rest,
  });
  const items = stored.map((item) => ({
    ...item,
    parts: relations.get(item.id)?.parts.map(named) ?? [],
    accessories: relations.get(item.id)?.accessories.map(named) ?? [],
    kindFixed: fixed.has(item.id),
    isPart: isPart.has(item.id),
  }));
  return { groups, categories: paths, items };
}

async function addGroups(
  tx: Tx,
  names: readonly string[],
  fleet: StoredFleet,
  { sample = false }: ImportOptions,
): Promise<ReadonlyMap<string, string>> {
  const created = names.map((name, at) => ({
    id: newId(),
    name,
    nameGa: name,
    sample,
    position: fleet.groups.length + at,
  }));
  if (created.length > 0) await tx.insert(hireGroups).values(created);
  return new Map([...fleet.groups, ...created].map(({ id, name }) => [name.toLowerCase(), id]));
}

interface Writing {
  readonly touched: readonly PlannedItem[];
  readonly fleet: StoredFleet;
  readonly groups: ReadonlyMap<string, string>;
}

/** The ids of all items by code, once new ones are stored. */
async function writeItems(
  tx: Tx,
  { touched, fleet, groups }: Writing,
  { sample = false }: ImportOptions,
): Promise<ReadonlyMap<string, string>> {
  const paths = new Map(fleet.categories.map(({ id, path }) => [categoryPathKey(path), id]));
  const ids = new Map(fleet.items.map(({ id, code }) => [codeKey(code), id]));
  const slugs = await tx.select({ slug: hireItems.slug }).from(hireItems);
  const taken = new Set([...slugs.map(({ slug }) => slug), ...(await listFormerSlugs(tx, "hire-item"))]);
  const shop = await findSameInShop(
    tx,
    touched.filter(({ id }) => id === null).map(({ row }) => row),
  );
  for (const { row, id } of touched) {
    const same = shop.get(codeKey(row.code));
    const category = row.category === null ? null : (paths.get(categoryPathKey(row.category)) ?? null);
    const columns = itemColumns(row, groups.get(row.group.toLowerCase()) ?? "", category);
    if (id !== null) {
      await tx
        .update(hireItems)
        .set({ ...columns, ...nextVersion(hireItems) })
        .where(eq(hireItems.id, id));
      await classifyUnits(tx, id, row);
      continue;
    }
    const slug = uniqueSlug(row.name, taken, "item");
    taken.add(slug);
    const created = newId();
    await tx.insert(hireItems).values({
      ...columns,
      id: created,
      slug,
      sample,
      productId: same?.id ?? null,
    });
    ids.set(codeKey(row.code), created);
  }
  return ids;
}

/** Products of the shop whose SKU is the code of a new item: the same thing to buy. */
async function findSameInShop(tx: Tx, rows: readonly FleetRow[]) {
  const codes = rows.map(({ code }) => codeKey(code));
  if (codes.length === 0) return new Map<string, never>();
  const found = await tx
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(inArray(sql`lower(${products.sku})`, codes));
  return new Map(found.map((product) => [codeKey(product.sku ?? ""), product]));
}

async function writeLists(
  tx: Tx,
  touched: readonly PlannedItem[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const named = <T extends { code: string }>({ code, ...rest }: T) => ({
    itemId: ids.get(codeKey(code)) ?? "",
    ...rest,
  });
  for (const planned of touched) {
    const { row, id, changed } = planned;
    await writeRelations(tx, idOf(ids, planned), {
      ...((id === null || changed.includes("parts")) && { parts: row.parts.map(named) }),
      ...((id === null || changed.includes("accessories")) && { accessories: row.accessories.map(named) }),
    });
  }
}

function idOf(ids: ReadonlyMap<string, string>, { row }: PlannedItem): string {
  return ids.get(codeKey(row.code)) ?? "";
}

/** Pieces more or fewer, with units of their own where the item is serialised. */
async function countPieces(
  tx: Tx,
  { row, ownedBefore }: PlannedItem,
  itemId: string,
  { actorId, now }: ImportOptions,
): Promise<Result<CountChanged, OwnedRefusal>> {
  const by = row.owned - ownedBefore;
  const count = { itemId, reason: "import", actorId, now } as const;
  if (row.kind !== "serialised") return changeCount(tx, { ...count, by });
  return addCountedUnits(tx, { ...count, units: Array.from({ length: by }, () => ({})) });
}

function countFault({ row }: PlannedItem, { kind }: OwnedRefusal): FleetFault {
  return {
    row: row.row,
    field: "owned",
    kind: kind === "all-out" ? "all-out" : "whole",
    value: String(row.owned),
  };
}
