import { eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { retryTaken } from "#app/db/refuse-taken.server.ts";
import {
  priceHistory,
  productCategories,
  productImages,
  productLinks,
  products,
} from "#app/db/schema/shop/catalog.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { PublishObstacle } from "#app/features/catalog/duties/duties.ts";
import { listFormerSlugs } from "#app/features/catalog/retired-slugs.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { uniqueSlug } from "#app/lib/text/slug.ts";
import { deleteProducts } from "../delete-products.server.ts";
import { readStoredForm } from "../product/read-values.server.ts";
import { listObstacles } from "../product/save/publish-check.server.ts";
import { renewSearchText } from "../product/save/renew-search-text.server.ts";

interface Who {
  readonly id: string;
  readonly actorId: string;
}

export type ProductStateRefusal =
  | { readonly kind: "not-found" }
  | { readonly kind: "held" }
  | { readonly kind: "lacks"; readonly what: readonly PublishObstacle[] };

/** Shows a product to visitors, or takes it offline. One that lacks what the law asks for is not published. */
export async function publishProduct(
  db: Db,
  { id, actorId, on }: Who & { readonly on: boolean },
): Promise<Result<null, ProductStateRefusal>> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(products).where(eq(products.id, id)).for("no key update");
    if (!row || row.parentId) return refuse({ kind: "not-found" });
    const what = on ? (await listObstacles(tx, [id])).get(id) : undefined;
    if (what) return refuse({ kind: "lacks", what });
    const status = on ? "published" : "draft";
    if (row.status !== status) {
      await tx.update(products).set({ status }).where(eq(products.id, id));
      const action = on ? "product.published" : "product.unpublished";
      await addAuditEntry(tx, { actorId, action, subjectType: "product", subjectId: id });
      await bumpSiteVersion(tx);
    }
    return ok(null);
  });
}

/** Deletes a product unless an unpaid order holds it. */
export async function deleteProduct(
  db: Db,
  { id, actorId }: Who,
): Promise<Result<null, ProductStateRefusal>> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .select({ id: products.id, name: products.name, parentId: products.parentId })
      .from(products)
      .where(eq(products.id, id))
      .for("update");
    if (!row || row.parentId) return refuse({ kind: "not-found" });
    const { deleted } = await deleteProducts(tx, [row], actorId);
    return deleted === 1 ? ok(null) : refuse({ kind: "held" });
  });
}

/**
 * A draft like another product: its words, pictures, categories, links, duties and variations. Part numbers, counts
 * and what it is called in the old shop stay with the original.
 */
export async function duplicateProduct(
  db: Db,
  copying: Who & { readonly now: Date },
): Promise<Result<string, ProductStateRefusal>> {
  return retryTaken(() => copyProduct(db, copying));
}

async function copyProduct(
  db: Db,
  { id, actorId, now }: Who & { readonly now: Date },
): Promise<Result<string, ProductStateRefusal>> {
  return inTransaction(db, async (tx) => {
    const stored = await readStoredForm(tx, id);
    if (!stored) return refuse({ kind: "not-found" });
    const { row, variations } = stored;
    const copyId = newId();
    const slugs = await tx.select({ slug: products.slug }).from(products);
    const former = await listFormerSlugs(tx, "product");
    const slug = uniqueSlug(
      row.name,
      new Set([...slugs.flatMap(({ slug: taken }) => taken ?? []), ...former]),
    );
    const fresh = { source: null, sourceId: null, sku: null, gtin: null, manageStock: false, sample: false };
    const times = { createdAt: now, updatedAt: now };
    await tx.insert(products).values({ ...row, ...fresh, ...times, id: copyId, slug, status: "draft" });
    const copies = new Map([
      [id, copyId],
      ...variations.map((variation) => [variation.id, newId()] as const),
    ]);
    for (const variation of variations)
      await tx.insert(products).values({
        ...variation,
        ...fresh,
        ...times,
        id: copies.get(variation.id) ?? newId(),
        parentId: copyId,
      });
    await copySurroundings(tx, copies);
    for (const original of [row, ...variations])
      await tx
        .insert(priceHistory)
        .values({ productId: copies.get(original.id) ?? copyId, price: original.price, validFrom: now });
    await renewSearchText(tx, [copyId]);
    const details = { of: id };
    await addAuditEntry(tx, { actorId, action: "product.created", subjectId: copyId, details });
    await bumpSiteVersion(tx);
    return ok(copyId);
  });
}

/** Pictures, categories and links of originals for their copies. */
async function copySurroundings(tx: Tx, copies: ReadonlyMap<string, string>): Promise<void> {
  for (const [from, productId] of copies) {
    const pictures = await tx.select().from(productImages).where(eq(productImages.productId, from));
    if (pictures.length > 0)
      await tx
        .insert(productImages)
        .values(pictures.map((picture) => ({ ...picture, id: newId(), productId })));
    const categories = await tx.select().from(productCategories).where(eq(productCategories.productId, from));
    if (categories.length > 0)
      await tx.insert(productCategories).values(categories.map((category) => ({ ...category, productId })));
    const links = await tx.select().from(productLinks).where(eq(productLinks.productId, from));
    if (links.length > 0) await tx.insert(productLinks).values(links.map((link) => ({ ...link, productId })));
  }
}
