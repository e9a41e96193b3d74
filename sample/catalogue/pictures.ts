import { readFileSync } from "node:fs";
import { isArtworkName } from "../../app/features/media/artwork.ts";
import type { SampleProduct } from "./product.ts";

/** A render of the sample catalogue, as `art/products.json` lists it. */
export interface ProductRender {
  readonly picture: string;
  readonly sku: string;
  /** SKU of the variation that the picture shows; left out: the product. */
  readonly variation?: string;
  /** A further view of the product: its rear, a detail. */
  readonly view?: string;
  /** What the picture is rendered from; left out for the first pictures, whose scene is in `art/scenes`. */
  readonly scene?: object;
}

const RENDERS: readonly (ProductRender | { readonly picture: string; readonly department: string })[] = JSON.parse(
  readFileSync(new URL("../../art/products.json", import.meta.url), "utf8"),
);

/** Every product's renders, also those that the queue has not made yet; pictures of departments left out. */
export const PRODUCT_RENDERS: readonly ProductRender[] = RENDERS.filter((render) => "sku" in render);

/** The names of the pictures of departments. */
export const DEPARTMENT_RENDERS: readonly string[] = RENDERS.filter((render) => "department" in render).map(
  ({ picture }) => picture,
);

/** The one render of each product that shows the whole product itself, by SKU. */
export const MAIN_RENDERS: ReadonlyMap<string, ProductRender> = new Map(
  PRODUCT_RENDERS.filter(({ variation, view }) => variation === undefined && view === undefined).map(
    (render) => [render.sku, render],
  ),
);

/** A product's renders that exist, the main one first; those of variations left out. */
export function picturesOf({ sku }: SampleProduct): readonly string[] {
  return made((render) => render.sku === sku && render.variation === undefined);
}

/** Renders that exist of one variation, by its SKU; none where it looks as its product does. */
export function picturesOfVariation(variation: string): readonly string[] {
  return made((render) => render.variation === variation);
}

function made(wanted: (render: ProductRender) => boolean): readonly string[] {
  return PRODUCT_RENDERS.filter(wanted)
    .map(({ picture }) => picture)
    .filter(isArtworkName);
}
