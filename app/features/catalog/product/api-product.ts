import type { Named } from "#app/i18n/named.ts";
import { toEuro } from "#app/lib/euro.ts";
import { type PictureSource, pictureSrc } from "#app/ui/picture-source.ts";
import { type Purchasable, productPath, TILE_WIDTH } from "../catalog.ts";
import type { ApiProduct } from "../schema.ts";

/** A product as the API gives it: prices in euro. */
export function toApiProduct(product: Purchasable): ApiProduct {
  return {
    id: product.id,
    name: product.name,
    name_ga: product.nameGa,
    price: toEuro(product.price),
    image_url: tileUrl(product.picture),
    picture: product.picture && apiPicture(product.picture),
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
    environmental_cost: toEuro(product.duties.environmentalCost),
    withdrawal_exception: product.duties.exception,
    take_back: product.duties.takeBack,
  };
}

/** The address of one picture of about 400 px that any browser shows. */
export function tileUrl(picture: PictureSource | null): string | null {
  return picture && (pictureSrc(picture, TILE_WIDTH) || null);
}

function apiPicture({ width, height, variants, focal }: PictureSource) {
  return { width, height, variants: [...variants], ...(focal && { focal }) };
}

function namedOf({ name, nameGa }: Named) {
  return { name, name_ga: nameGa };
}
