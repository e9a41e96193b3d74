import { eq, or, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { categories, productCategories, products } from "#app/db/schema/shop/catalog.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { listFormerSlugs, mergeSlugs, retireSlug } from "#app/features/catalog/retired-slugs.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { isId, newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { slugOf, uniqueSlug } from "#app/lib/text/slug.ts";
import { renewSearchText } from "../product/save/renew-search-text.server.ts";
import { readIntro } from "./category-intro.server.ts";
import { listTerms, moveTerms } from "./category-terms.server.ts";
import type { CategoryRefusal, MergeAsked } from "./category-tree-admin.ts";

type Row = typeof categories.$inferSelect;
type Outcome = Result<null, { readonly kind: CategoryRefusal }>;
type Answer = Result<MergeAsked | null, { readonly kind: CategoryRefusal }>;

/** What a form of the page of categories does. Saving moves too, when the parent is another one. */
export type CategoryChange = "add" | "save" | "move" | "merge" | "delete";

interface CategoryRequest {
  readonly change: CategoryChange;
  /** The category; "" for a new one. */
  readonly id: string;
  readonly form: FormFields;
  readonly actorId: string;
}

/** Changes the tree of categories. The value is the question before a merge, which changes nothing; null for a change. */
export async function changeCategories(db: Db, request: CategoryRequest): Promise<Answer> {
  const { change, id, form, actorId } = request;
  const text = (name: string) => form.text(name);
  return inTransaction(db, async (tx) => {
    // The tree is small and changes rarely: one change at a time keeps paths and orders whole.
    const tree = await tx.select().from(categories).orderBy(categories.id).for("update");
    const row = change === "add" ? undefined : tree.find((category) => category.id === id);
    if (change !== "add" && !row) return refuse({ kind: "not-found" });
    if (row && form.has("version") && row.updatedAt.toISOString() !== text("version"))
      return refuse({ kind: "conflict" });
    if (row && change === "merge" && !form.confirmed()) return askMerge(tx, tree, row, text("into"));
    const done = !row ? await add(tx, tree, text) : await changeOne({ tx, tree, row, text, form }, change);
    if (!done.ok) return done;
    const details = { change };
    const subject = { subjectType: "category", subjectId: row?.id ?? null };
    await addAuditEntry(tx, { actorId, action: "category.changed", ...subject, details });
    await bumpSiteVersion(tx);
    return done;
  });
}

type Text = (name: string) => string;

interface CategoryWork {
  readonly tx: Tx;
  /** All categories, locked. */
  readonly tree: readonly Row[];
  /** The category that is changed. */
  readonly row: Row;
  /** The text of a field, cleaned; "" where there is none. */
  readonly text: Text;
  readonly form: FormFields;
}

function changeOne(work: CategoryWork, change: CategoryChange): Promise<Outcome> {
  const { tx, tree, row, text, form } = work;
  if (change === "merge") return merge(tx, tree, row, text("into"));
  if (change === "delete") return remove(tx, tree, row);
  if (change === "move")
    return form.has("target")
      ? moveBeside(tx, tree, row, text)
      : reorder(tx, tree, row, text("by") === "up" ? -1 : 1);
  return save(work);
}

async function add(tx: Tx, tree: readonly Row[], text: Text): Promise<Outcome> {
  const name = nameOf(text("name"));
  if (name === "") return refuse({ kind: "name-needed" });
  const parent = tree.find(({ id }) => id === text("parent"));
  if (!parent && text("parent") !== "") return refuse({ kind: "parent-gone" });
  const path = parent ? `${parent.path} > ${name}` : name;
  if (tree.some((category) => category.path === path)) return refuse({ kind: "name-taken" });
  const former = await listFormerSlugs(tx, "category");
  const slug = uniqueSlug(name, new Set([...tree.map((category) => category.slug), ...former]), "category");
  const position = tree.filter(({ parentId }) => parentId === (parent?.id ?? null)).length;
  const values = {
    id: newId(),
    parentId: parent?.id ?? null,
    name,
    nameGa: text("nameGa") || null,
    slug,
    path,
    position,
  };
  await tx.insert(categories).values(values);
  return ok(null);
}

/** The path joins names by this, so that no name may hold it. */
function nameOf(text: string): string {
  return text.replaceAll(" > ", " – ");
}

async function save({ tx, tree, row, text, form }: CategoryWork): Promise<Outcome> {
  const name = nameOf(text("name"));
  if (name === "") return refuse({ kind: "name-needed" });
  const slug = text("slug") || slugOf(name, "category");
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return refuse({ kind: "slug" });
  const former = await listFormerSlugs(tx, "category", row.id);
  if (former.has(slug) || tree.some((category) => category.slug === slug && category.id !== row.id))
    return refuse({ kind: "slug-taken" });
  const parentId = isId(text("parent")) ? text("parent") : null;
  if (parentId && below(tree, row.id).has(parentId)) return refuse({ kind: "below-itself" });
  const parent = tree.find(({ id }) => id === parentId);
  if (!parent && parentId) return refuse({ kind: "parent-gone" });
  const path = parent ? `${parent.path} > ${name}` : name;
  if (tree.some((category) => category.path === path && category.id !== row.id))
    return refuse({ kind: "name-taken" });
  const ticks = { hidden: form.ticked("hidden"), electrical: form.ticked("electrical") };
  const intro = await readIntro(tx, form);
  if (!intro.ok) return intro;
  await tx
    .update(categories)
    .set({
      name,
      nameGa: text("nameGa") || null,
      slug,
      parentId: parent?.id ?? null,
      ...ticks,
      ...intro.value,
    })
    .where(eq(categories.id, row.id));
  await retireSlug(tx, "category", { id: row.id, former: row.slug, slug });
  await rePath(tx, tree, row, path);
  return ok(null);
}

/** Ids of a category and of everything below it. */
function below(tree: readonly Row[], id: string): ReadonlySet<string> {
  const found = new Set([id]);
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const category of tree)
      if (category.parentId && found.has(category.parentId)) found.add(category.id);
  }
  return found;
}

/** An import finds categories by their paths, and search finds products by the names in them. */
async function rePath(tx: Tx, tree: readonly Row[], row: Row, path: string): Promise<void> {
  if (path === row.path) return;
  const moved = tree.filter(({ id }) => below(tree, row.id).has(id));
  // No two rows may have one path at any moment, so they leave their old ones first.
  for (const category of moved)
    await tx.update(categories).set({ path: category.id }).where(eq(categories.id, category.id));
  for (const category of moved)
    await tx
      .update(categories)
      .set({ path: `${path}${category.path.slice(row.path.length)}` })
      .where(eq(categories.id, category.id));
  for (const category of moved) await renewProducts(tx, category.id);
}

async function renewProducts(tx: Tx, categoryId: string): Promise<void> {
  const inIt = await tx
    .select({ id: productCategories.productId })
    .from(productCategories)
    .where(eq(productCategories.categoryId, categoryId));
  await renewSearchText(
    tx,
    inIt.map(({ id }) => id),
  );
}

/** Moves a category up or down by one among its siblings. */
async function reorder(tx: Tx, tree: readonly Row[], row: Row, by: 1 | -1): Promise<Outcome> {
  const siblings = childrenOf(tree, row.parentId);
  const at = siblings.indexOf(row);
  const to = Math.min(siblings.length - 1, Math.max(0, at + by));
  await number(tx, siblings.toSpliced(at, 1).toSpliced(to, 0, row));
  return ok(null);
}

/** Moves a category before or after another one, or below it as its last. */
async function moveBeside(tx: Tx, tree: readonly Row[], row: Row, text: Text): Promise<Outcome> {
  const target = tree.find(({ id }) => id === text("target"));
  if (!target) return refuse({ kind: "not-found" });
  if (below(tree, row.id).has(target.id)) return refuse({ kind: "below-itself" });
  const inside = text("where") === "inside";
  const parent = inside ? target : tree.find(({ id }) => id === target.parentId);
  const path = parent ? `${parent.path} > ${row.name}` : row.name;
  if (tree.some((category) => category.path === path && category.id !== row.id))
    return refuse({ kind: "name-taken" });
  const siblings = childrenOf(tree, parent?.id ?? null).filter((category) => category !== row);
  const at = inside ? siblings.length : siblings.indexOf(target) + (text("where") === "after" ? 1 : 0);
  await tx
    .update(categories)
    .set({ parentId: parent?.id ?? null })
    .where(eq(categories.id, row.id));
  await number(tx, siblings.toSpliced(at, 0, row));
  await rePath(tx, tree, row, path);
  return ok(null);
}

/** The children of a category, in the order in which they are shown. */
function childrenOf(tree: readonly Row[], parentId: string | null): Row[] {
  return tree
    .filter((category) => category.parentId === parentId)
    .sort((a, b) => a.position - b.position || a.name.toLowerCase().localeCompare(b.name.toLowerCase()));
}

/**
 * Numbers siblings in their order. A new position makes no new version of a category, so a colleague who edits it may
 * still save.
 */
async function number(tx: Tx, siblings: readonly Row[]): Promise<void> {
  for (const [position, sibling] of siblings.entries())
    if (sibling.position !== position)
      await tx
        .update(categories)
        .set({ position, updatedAt: sql`${categories.updatedAt}` })
        .where(eq(categories.id, sibling.id));
}

/** The category into which another one with everything below it can be merged, or what is in the way. */
function mergeTarget(
  tree: readonly Row[],
  row: Row,
  into: string,
): Result<Row, { readonly kind: CategoryRefusal }> {
  if (into === "") return refuse({ kind: "into-needed" });
  const target = tree.find(({ id }) => id === into);
  if (!target) return refuse({ kind: "not-found" });
  if (below(tree, row.id).has(target.id)) return refuse({ kind: "below-itself" });
  const paths = new Set(tree.map(({ path }) => path));
  const taken = childrenOf(tree, row.id).some(({ name }) => paths.has(`${target.path} > ${name}`));
  return taken ? refuse({ kind: "name-taken" }) : ok(target);
}

async function askMerge(tx: Tx, tree: readonly Row[], row: Row, into: string): Promise<Answer> {
  const target = mergeTarget(tree, row, into);
  return target.ok ? ok({ id: row.id, into: target.value.id, terms: await listTerms(tx, row.id) }) : target;
}

/** Moves everything of one category into another; children come along, and the empty one is deleted. */
async function merge(tx: Tx, tree: readonly Row[], row: Row, into: string): Promise<Outcome> {
  const found = mergeTarget(tree, row, into);
  if (!found.ok) return found;
  const target = found.value;
  for (const child of childrenOf(tree, row.id)) {
    await tx.update(categories).set({ parentId: target.id }).where(eq(categories.id, child.id));
    await rePath(tx, tree, child, `${target.path} > ${child.name}`);
  }
  await tx.execute(sql`insert into product_categories (product_id, category_id)
    select product_id, ${target.id}::uuid from product_categories where category_id = ${row.id}::uuid on conflict do nothing`);
  await tx.update(products).set({ categoryId: target.id }).where(eq(products.categoryId, row.id));
  await tx.update(hireItems).set({ categoryId: target.id }).where(eq(hireItems.categoryId, row.id));
  await moveTerms(tx, row.id, target.id);
  await mergeSlugs(tx, row, target);
  await tx.delete(categories).where(eq(categories.id, row.id));
  await renewProducts(tx, target.id);
  return ok(null);
}

/** Deletes an empty category; refuses one with products or hire items, which are moved by merging. */
async function remove(tx: Tx, tree: readonly Row[], row: Row): Promise<Outcome> {
  const [used] = await tx
    .select({ id: products.id })
    .from(products)
    .leftJoin(productCategories, eq(productCategories.productId, products.id))
    .where(or(eq(products.categoryId, row.id), eq(productCategories.categoryId, row.id)))
    .limit(1);
  const hired = await tx.$count(hireItems, eq(hireItems.categoryId, row.id));
  if (used || hired > 0 || tree.some(({ parentId }) => parentId === row.id))
    return refuse({ kind: "not-empty" });
  await tx.delete(categories).where(eq(categories.id, row.id));
  return ok(null);
}
