import { formatMoney } from "#app/i18n/formats.ts";
import * as words from "#app/i18n/messages/shop.ts";
import type { useT } from "#app/i18n/use-t.tsx";
import type { Cents } from "#app/lib/money.ts";
import { STORED_LANGUAGE } from "../catalog.ts";
import { type Facet, type FacetValue, PRICE_BANDS } from "../facets.ts";

type Translate = ReturnType<typeof useT>;

/** The language of words that come from the catalogue and not from our messages. */
export function storedLanguage(stored: boolean): { readonly lang?: string } {
  return stored ? { lang: STORED_LANGUAGE } : {};
}

/** What a kind of filter is called. */
export function facetTitle(t: Translate, facet: Facet): string {
  if (facet.label !== null) return facet.label;
  return t(facet.name === "brands" ? words.brand : words.price);
}

/** What one value of a filter is called; price bands are said in words. */
export function facetLabel(t: Translate, facet: Pick<Facet, "name">, value: FacetValue): string {
  return facet.name === "prices" ? bandLabel(t, value.key) : value.label;
}

function bandLabel(t: Translate, key: string): string {
  const band = PRICE_BANDS.find((one) => one.key === key);
  if (!band) return t(words.priceOnRequest);
  if (band.below === null) return t(words.priceFrom, { price: euros(band.from) });
  if (band.from === 0) return t(words.priceUnder, { price: euros(band.below) });
  return t(words.priceBetween, { from: euros(band.from), below: euros(band.below) });
}

/** Bands end at whole euro. */
function euros(amount: Cents): string {
  return formatMoney(amount).replace(/\.00$/, "");
}
