import type { Locale } from "#app/i18n/locale.ts";
import { nameIn } from "#app/i18n/named.ts";
import { euroText } from "#app/lib/euro.ts";
import { embeddedJson } from "#app/lib/text/embedded-json.ts";
import { pictureSrc } from "#app/ui/picture-source.ts";
import type { ProductPage, StockLabel, Variation } from "../catalog.ts";
import { shownImages } from "./shown-images.ts";

const AVAILABILITY: Readonly<Record<StockLabel, string>> = {
  in: "https://schema.org/InStock",
  low: "https://schema.org/LimitedAvailability",
  order: "https://schema.org/BackOrder",
  out: "https://schema.org/OutOfStock",
};

/**
 * A product for search engines, or the variation of it that is chosen, as JSON for the inside of a script element: `<` is
 * escaped, so that no text of the catalogue can end the element.
 */
export function structuredData(
  product: ProductPage,
  chosen: Variation | null,
  page: { readonly origin: string; readonly path: string; readonly locale: Locale },
): string {
  const offer = chosen ?? product;
  const { gtin } = offer;
  const address = chosen ? `${page.path}?v=${chosen.id}` : page.path;
  const data = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: nameIn(page.locale, product),
    ...(offer.sku && { sku: offer.sku }),
    ...(gtin && { gtin }),
    ...(product.brand && { brand: { "@type": "Brand", name: product.brand } }),
    image: shownImages(product, chosen).map(
      (image) => page.origin + (image.share?.src ?? pictureSrc(image, 1000)),
    ),
    ...(offer.price !== null && {
      offers: {
        "@type": "Offer",
        price: euroText(offer.price),
        priceCurrency: "EUR",
        availability: AVAILABILITY[offer.stock.word],
        url: `${page.origin}${address}`,
      },
    }),
  };
  return embeddedJson(data);
}
