import { type Named, productPath, type Sellable } from "./catalog.ts";
import type { ApiProduct } from "./schema.ts";

/** A product as the API gives it: prices in euro. */
export function toApiProduct(product: Sellable): ApiProduct {
  return {
    id: product.id,
    name: product.name,
    name_ga: product.nameGa,
    price: product.price === null ? null : product.price / 100,
    image_url: product.imageUrl,
    category_id: product.categoryId,
    stock_status: product.stockStatus,
    sku: product.sku,
    options: product.options,
    options_ga: product.optionsGa,
    choices: product.choices.map((choice) => ({
      ...namedOf(choice),
      values: choice.values.map(namedOf),
    })),
    url: productPath(product),
    stock: product.stock,
    available: product.available,
  };
}

function namedOf({ name, nameGa }: Named) {
  return { name, name_ga: nameGa };
}
