import { desc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, priceHistory } from "#app/db/schema/shop/catalog.ts";
import { optionsText } from "#app/features/catalog/catalog.ts";
import type { Maker } from "#app/features/catalog/duties/duties.ts";
import { getChangeDraft } from "#app/features/change-drafts/queries.server.ts";
import { listMovements } from "#app/features/inventory/list-movements.server.ts";
import { listLibraryItems } from "#app/features/media/queries.server.ts";
import { isId } from "#app/lib/ids.ts";
import type { ProductAdmin } from "./product-admin.ts";
import { productDraftBeside } from "./product-draft.ts";
import { readStoredForm } from "./read-values.server.ts";
import { listObstacles } from "./save/publish-check.server.ts";

const MAX_PRICES = 20;

/** Everything the page of one product shows; null when there is no such product. */
export async function getProductAdmin(db: Db, id: string): Promise<ProductAdmin | null> {
  const stored = isId(id) ? await readStoredForm(db, id) : null;
  if (!stored) return null;
  const { row, variations, values } = stored;
  const differing = row.attributes.filter(({ variation }) => variation);
  const names = differing.map(({ name }) => name);
  const kept = await getChangeDraft(db, { productId: id });
  const draft = kept && productDraftBeside(kept, values);
  const shown = Object.entries({ ...values, ...draft?.values })
    .filter(([field]) => /(^|\.)pictures?$/.test(field))
    .map(([field, list]) => `${list},${values[field] ?? ""}`);
  const [obstacles, brandMaker, prices, movements, pictures] = await Promise.all([
    listObstacles(db, [id]),
    readBrandMaker(db, row.brandId),
    db
      .select({ price: priceHistory.price, from: priceHistory.validFrom })
      .from(priceHistory)
      .where(eq(priceHistory.productId, id))
      .orderBy(desc(priceHistory.validFrom), desc(priceHistory.id))
      .limit(MAX_PRICES),
    listMovements(db, id),
    listLibraryItems(db, shown.flatMap((list) => list.split(",")).filter(isId)),
  ]);
  return {
    id,
    name: row.name,
    slug: row.slug ?? id,
    kind: row.kind,
    status: row.status,
    visibility: row.visibility,
    sample: row.sample,
    draft,
    values,
    variations: variations.map((variation) => ({
      id: variation.id,
      label: optionsText(variation.options, names),
    })),
    differing: differing.map(({ name, values: all }) => ({ name, values: all })),
    obstacles: obstacles.get(id) ?? [],
    brandMaker,
    prices,
    movements,
    linkedNames: stored.linkedNames,
    pictures,
  };
}

async function readBrandMaker(db: Db, brandId: string | null): Promise<Maker | null> {
  if (!brandId) return null;
  const [brand] = await db.select().from(brands).where(eq(brands.id, brandId));
  if (!brand?.manufacturerName) return null;
  return {
    name: brand.manufacturerName,
    address: brand.manufacturerAddress,
    contact: brand.manufacturerContact,
    responsible: brand.responsiblePerson,
    outsideEu: brand.manufacturerOutsideEu,
  };
}
