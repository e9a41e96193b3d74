import { isDeepStrictEqual } from "node:util";
import type { StoredChange } from "#app/db/schema/imports.ts";
import type { PlannedProduct } from "./plan-family.ts";
import { changedColumns } from "./product-values.ts";

/** The pictures a known product is to have; null: as it has them. A picture that was found once is kept. */
export function nextImages({ existing, images }: PlannedProduct): PlannedProduct["images"] {
  if (!existing || images === null) return null;
  const next = images.map((image, position) => {
    const before = existing.images[position];
    const kept = image.mediaId ?? (before?.source === image.source ? before.mediaId : null);
    return { source: image.source, mediaId: kept };
  });
  return isDeepStrictEqual(next, existing.images) ? null : next;
}

/** Pieces for sale that a known product is to have; null: as it has them. Orders hold a part of what is on the shelf. */
export function nextStock({ existing, stock }: PlannedProduct): number | null {
  if (!existing || stock === null) return null;
  const available = Math.max(0, stock - (existing.stock?.held ?? 0));
  return existing.stock?.available === available ? null : available;
}

/**
 * What a plan changes on a product that the shop has, value by value; nothing for a new one. `nameOf` gives
 * categories and parents the form in which they are remembered.
 */
export function changesOf(
  planned: PlannedProduct,
  nameOf: (id: string) => string = (id) => id,
): StoredChange[] {
  const { existing, record, categories } = planned;
  if (!existing) return [];
  const columns = changedColumns(record, existing.product);
  const changes: StoredChange[] = Object.entries(columns).map(([field, value]) => ({
    field,
    old: Reflect.get(existing.product, field) ?? null,
    new: field === "parentId" && typeof value === "string" ? nameOf(value) : (value ?? null),
  }));
  const before = [...existing.categories].sort();
  const after = [...new Set(categories ?? before)].sort();
  if (!isDeepStrictEqual(before, after))
    changes.push({ field: "categories", old: before.map(nameOf), new: after.map(nameOf) });
  const images = nextImages(planned);
  if (images) changes.push({ field: "images", old: existing.images, new: images });
  const stock = nextStock(planned);
  if (stock !== null) changes.push({ field: "stock", old: existing.stock?.available ?? null, new: stock });
  return changes;
}
