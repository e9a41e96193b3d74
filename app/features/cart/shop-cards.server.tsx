import { renderToString } from "react-dom/server";
import type { LinkedCards, ProductCard } from "#app/features/catalog/catalog.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import type { LinkedSections } from "./components/product-section.tsx";
import { ShopCard } from "./components/shop-card.tsx";

/** How many pictures of a list are above the fold on a phone. */
const EAGER = 4;

/** The cards of the products of a page that is a list: the first pictures are loaded at once. */
export function writeListCards(products: readonly ProductCard[], locale: Locale): string {
  return products.map((product, index) => writeCard(product, { locale, eager: index < EAGER })).join("");
}

/** The cards of products in a section further down on a page. */
export function writeSectionCards(products: readonly ProductCard[], locale: Locale): string {
  return products.map((product) => writeCard(product, { locale, heading: "h3" })).join("");
}

/** Takes the products that a product's page leads to out of it, and gives them as HTML. */
export function writeLinked<Page extends LinkedCards>(page: Page, locale: Locale) {
  const { upsells, crossSells, related, ...product } = page;
  const linked: LinkedSections = {
    upsells: writeSectionCards(upsells, locale),
    crossSells: writeSectionCards(crossSells, locale),
    related: writeSectionCards(related, locale),
  };
  return { product, linked };
}

interface Look {
  readonly locale: Locale;
  readonly heading?: "h2" | "h3";
  readonly eager?: boolean;
}

/**
 * The HTML of each card by its look. A card that is remembered is another object once anything changes on the site
 * (`knownCards`), staff's words for its texts among it.
 */
const written = new WeakMap<ProductCard, Map<string, string>>();

function writeCard(product: ProductCard, { locale, heading = "h2", eager = false }: Look): string {
  const looks = written.get(product) ?? new Map<string, string>();
  written.set(product, looks);
  const look = `${locale} ${heading} ${eager}`;
  const known = looks.get(look);
  if (known !== undefined) return known;
  const html = renderToString(
    <LocaleContext value={locale}>
      <ShopCard product={product} heading={heading} eager={eager} />
    </LocaleContext>,
  );
  looks.set(look, html);
  return html;
}
