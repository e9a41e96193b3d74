import { formatMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/shop.ts";
import type { useT } from "#app/i18n/use-t.tsx";
import type { Cents } from "#app/lib/money.ts";
import { type Wording, wordIn } from "../../attributes/attribute-words.ts";
import { type Facet, type FacetValue, PRICE_BANDS } from "../../index/facets.ts";

type Translate = ReturnType<typeof useT>;

/** What a kind of filter is called. */
export function facetTitle(t: Translate, locale: Locale, facet: Facet): Wording {
  if (facet.label !== null) return wordIn(locale, { name: facet.label, nameGa: facet.labelGa });
  return { text: t(facet.name === "brands" ? messages.brand : messages.price) };
}

/** What one value of a filter is called; price bands are said in words. */
export function facetLabel(
  t: Translate,
  locale: Locale,
  { facet, value }: { readonly facet: Pick<Facet, "name">; readonly value: FacetValue },
): Wording {
  if (facet.name === "prices") return { text: bandLabel(t, value.key) };
  return wordIn(locale, { name: value.label, nameGa: value.labelGa });
}

function bandLabel(t: Translate, key: string): string {
  const band = PRICE_BANDS.find((known) => known.key === key);
  if (!band) return t(messages.priceOnRequest);
  if (band.below === null) return t(messages.priceFrom, { price: euros(band.from) });
  if (band.from === 0) return t(messages.priceUnder, { price: euros(band.below) });
  return t(messages.priceBetween, { from: euros(band.from), below: euros(band.below) });
}

/** Bands end at whole euro. */
function euros(amount: Cents): string {
  return formatMoney(amount).replace(/\.00$/, "");
}
