import { formatMoney } from "#app/i18n/formats.ts";
import { type Locale, localeHref } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as catalog from "#app/i18n/messages/shop/catalog.ts";
import * as messages from "#app/i18n/messages/shop/shop.ts";
import { type Named, nameIn, nameLang } from "#app/i18n/named.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import { type ProductCard, productPath } from "../catalog.ts";
import { listHref, type SuggestionList } from "../schema.ts";

interface Found {
  readonly products: readonly ProductCard[];
  readonly categories: readonly (Named & { readonly slug: string })[];
  readonly brands: readonly (Named & { readonly slug: string })[];
  readonly total: number;
}

/** Suggestions in words of one language, ready to be shown as they are. */
export function toSuggestionList(locale: Locale, search: string, found: Found): SuggestionList {
  const to = (path: PagePath) => localeHref(locale, path);
  const groups = [
    {
      label: format(locale, messages.products),
      items: found.products.map((product) => ({
        ...called(locale, product),
        href: to(productPath(product)),
        ...noteOf(locale, product),
        price: priceIn(locale, product),
        image: smallestOf(product),
      })),
    },
    {
      label: format(locale, messages.categories),
      items: found.categories.map((category) =>
        plain(called(locale, category), to(listHref({ category: category.slug }))),
      ),
    },
    {
      label: format(locale, messages.brand),
      items: found.brands.map((brand) =>
        plain(called(locale, brand), to(listHref({ brands: [brand.slug] }))),
      ),
    },
  ].filter(({ items }) => items.length > 0);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return {
    status:
      count === 0 ? format(locale, messages.noProducts) : format(locale, messages.suggested, { n: count }),
    all:
      found.total > found.products.length
        ? {
            name: format(locale, messages.allResults, { n: found.total }),
            href: to(listHref({ search })),
          }
        : null,
    groups,
  };
}

interface Called {
  readonly name: string;
  /** The language; null: the page's own language. */
  readonly lang: string | null;
}

function called(locale: Locale, named: Named): Called {
  return { name: nameIn(locale, named), lang: nameLang(locale, named).lang ?? null };
}

/** A product's category, or its brand where it has none. */
function noteOf(locale: Locale, { category, brand }: ProductCard) {
  const named = category ?? (brand === null ? null : { name: brand, nameGa: null });
  const note = named && called(locale, named);
  return { note: note?.name ?? null, note_lang: note?.lang ?? null };
}

const plain = (name: Called, href: string) => ({
  ...name,
  href,
  note: null,
  note_lang: null,
  price: null,
  image: null,
});

function priceIn(locale: Locale, { price, from }: ProductCard): string {
  if (price === null) return format(locale, messages.priceOnRequest);
  const text = formatMoney(price);
  return from ? format(locale, catalog.from, { price: text }) : text;
}

function smallestOf({ image }: ProductCard): string | null {
  const small = image?.variants
    .filter(({ format: kind }) => kind === "webp")
    .sort((a, b) => a.width - b.width);
  return small?.[0]?.src ?? null;
}
