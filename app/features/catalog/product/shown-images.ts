import type { ProductImage, ProductPage, Variation } from "../catalog.ts";

/** The pictures of a product's page: those of the chosen variation, then the product's. */
export function shownImages(
  product: Pick<ProductPage, "images">,
  chosen: Pick<Variation, "images"> | null,
): readonly ProductImage[] {
  return [...(chosen?.images ?? []), ...product.images];
}
