import type { Db } from "#app/db/client.server.ts";
import { listProductsByIds } from "#app/features/catalog/purchasable.server.ts";
import { listProducts } from "#app/features/catalog/queries.server.ts";
import type { KitMatch } from "#app/features/enquiries/kit/match-kit.server.ts";
import { fold, foldCode } from "#app/lib/text/fold.ts";

/** Longer lines are sentences, not names. */
const MAX_NAME_LENGTH = 120;

/**
 * The product a line of a kit list means: the one of that name or part number, or the only one that has all of its
 * words. A guess from a typo, or one of several, is none.
 */
export async function findKitProduct(db: Db, text: string): Promise<KitMatch | null> {
  if (text.length > MAX_NAME_LENGTH || !/[\p{L}\p{N}]/u.test(text)) return null;
  const found = await listProducts(db, { search: text, categoryId: null, page: 1 });
  const [first] = found.products;
  if (!first || found.closest) return null;
  const [purchasable] = await listProductsByIds(db, [first.id]);
  const sku = purchasable?.sku ?? null;
  const named = [first.name, first.nameGa].some((name) => name !== null && fold(name) === fold(text));
  const numbered = sku !== null && foldCode(sku) === foldCode(text);
  return named || numbered || found.total === 1 ? { id: first.id, name: first.name, sku } : null;
}
