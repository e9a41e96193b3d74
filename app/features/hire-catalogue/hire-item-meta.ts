import type { MetaDescriptor } from "react-router";
import { breadcrumbList, sharedMeta } from "#app/features/content/page-meta.ts";
import {
  type HireItemPage,
  hireItemHref,
  hireListHref,
} from "#app/features/fleet/catalogue/hire-catalogue.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as catalogue from "#app/i18n/messages/hire/hire-catalogue.ts";
import * as messages from "#app/i18n/messages/hire/hire-item.ts";
import * as dryHire from "#app/i18n/messages/site/dry-hire.ts";
import { nameIn } from "#app/i18n/named.ts";
import { euroText } from "#app/lib/euro.ts";
import { embeddedJson } from "#app/lib/text/embedded-json.ts";
import { pageTitle } from "#app/ui/page/page-title.ts";
import { pictureSrc } from "#app/ui/picture-source.ts";
import { dayRateGross } from "./hire-offer.ts";

/** Title, description, picture and the way to an item's page. `origin` has no slash at the end. */
export function hireItemMeta(locale: Locale, origin: string, item: HireItemPage): MetaDescriptor[] {
  const name = nameIn(locale, item);
  const path = hireItemHref(item.slug);
  const price = formatMoney(dayRateGross(item));
  const share = item.image?.share;
  return [
    ...sharedMeta({
      locale,
      origin,
      path,
      title: pageTitle(`${name} – ${format(locale, dryHire.dryHire)}`),
      description: format(locale, messages.metaDescription, { name, price }),
      ...(share && { picture: { ...share, alt: name } }),
    }),
    breadcrumbList(locale, origin, [
      { name: format(locale, dryHire.dryHire), path: "/dry-hire" },
      { name: format(locale, catalogue.browse), path: hireListHref({}) },
      { name, path },
    ]),
  ];
}

/**
 * An item for search engines, as JSON for the inside of a script element: `<` is escaped. The price is that of one
 * piece for one day with VAT; availability depends on dates and is left out.
 */
export function hireStructuredData(
  item: HireItemPage,
  page: { readonly origin: string; readonly path: string },
): string {
  const { image } = item;
  return embeddedJson({
    "@context": "https://schema.org",
    "@type": "Product",
    name: item.name,
    sku: item.code,
    ...(image && { image: page.origin + (image.share?.src ?? pictureSrc(image, 1000)) }),
    offers: {
      "@type": "Offer",
      businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: euroText(dayRateGross(item)),
        priceCurrency: "EUR",
        unitCode: "DAY",
        valueAddedTaxIncluded: true,
      },
      url: `${page.origin}${page.path}`,
    },
  });
}
