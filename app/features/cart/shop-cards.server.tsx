import { renderToString } from "react-dom/server";
import type { LinkedCards, ProductCard } from "#app/features/catalog/catalog.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { installReplacements, type Replacement } from "#app/i18n/message.ts";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import type { LinkedSections } from "./components/product-section.tsx";
import { ShopCard } from "./components/shop-card.tsx";

/** How many pictures of a list are above the fold on a phone. */
const EAGER = 4;

/** The words of a page: its language, and what staff say instead of the program's words (`getReplacements`). */
interface Words {
  readonly locale: Locale;
  readonly replacements: readonly Replacement[];
}

/** The cards of the products of a page that is a list: the first pictures are loaded at once. */
export function writeListCards(products: readonly ProductCard[], words: Words): string {
  return products.map((product, index) => writeCard(product, words, { eager: index < EAGER })).join("");
}

/** The cards of products in a section further down on a page. */
export function writeSectionCards(products: readonly ProductCard[], words: Words): string {
  return products.map((product) => writeCard(product, words, { heading: "h3" })).join("");
}

/** Takes the products that a product's page leads to out of it, and gives them as HTML. */
export function writeLinked<Page extends LinkedCards>(page: Page, words: Words) {
  const { upsells, crossSells, related, ...product } = page;
  const linked: LinkedSections = {
    upsells: writeSectionCards(upsells, words),
    crossSells: writeSectionCards(crossSells, words),
    related: writeSectionCards(related, words),
  };
  return { product, linked };
}

interface Look {
  readonly heading?: "h2" | "h3";
  readonly eager?: boolean;
}

/**
 * The HTML of each card by staff's words, then by its look. A card that is remembered is another object once anything
 * changes on the site (`knownCards`). It is kept by the words, too: a request that began before they were changed may
 * read cards of after the change.
 */
const written = new WeakMap<readonly Replacement[], WeakMap<ProductCard, Map<string, string>>>();

function writeCard(
  product: ProductCard,
  { locale, replacements }: Words,
  { heading = "h2", eager = false }: Look,
): string {
  const cards = written.get(replacements) ?? new WeakMap<ProductCard, Map<string, string>>();
  written.set(replacements, cards);
  const looks = cards.get(product) ?? new Map<string, string>();
  cards.set(product, looks);
  const look = `${locale} ${heading} ${eager}`;
  const known = looks.get(look);
  if (known !== undefined) return known;
  // The words of another request may have been installed since this one began.
  installReplacements(replacements);
  const html = renderToString(
    <LocaleContext value={locale}>
      <ShopCard product={product} heading={heading} eager={eager} />
    </LocaleContext>,
  );
  looks.set(look, html);
  return html;
}
