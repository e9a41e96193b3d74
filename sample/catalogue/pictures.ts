import { readFileSync } from "node:fs";
import { isArtworkName } from "../../app/features/media/artwork.ts";
import type { SampleProduct } from "./product.ts";

/** A render of the sample catalogue, as `art/products.json` lists it. */
export interface ProductRender {
  readonly picture: string;
  readonly sku: string;
  /** The variation that the picture shows; left out: the product. */
  readonly variation?: string;
  /** A further view of the product: its rear, a detail. */
  readonly view?: string;
  /** What the picture is rendered from; left out for the first pictures, whose scene is in `art/scenes`. */
  readonly scene?: object;
}

/** Every product's renders, also those that the queue has not made yet. */
export const PRODUCT_RENDERS: readonly ProductRender[] = JSON.parse(
  readFileSync(new URL("../../art/products.json", import.meta.url), "utf8"),
);

/** The one render of each product that shows the whole product itself, by SKU. */
export const MAIN_RENDERS: ReadonlyMap<string, ProductRender> = new Map(
  PRODUCT_RENDERS.filter(({ variation, view }) => variation === undefined && view === undefined).map(
    (render) => [render.sku, render],
  ),
);

/** A product's renders that exist, the main one first; while its main one is missing, the stand-ins of its table. */
export function picturesOf({ sku, pictures }: SampleProduct): readonly string[] {
  if (!isArtworkName(MAIN_RENDERS.get(sku)?.picture ?? "")) return pictures;
  return PRODUCT_RENDERS.filter((render) => render.sku === sku)
    .map(({ picture }) => picture)
    .filter(isArtworkName);
}
