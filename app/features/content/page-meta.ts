import type { MetaDescriptor } from "react-router";
import { OVERVIEW_LOOP } from "#app/features/media/artwork.ts";
import { type Locale, localeHref } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as content from "#app/i18n/messages/content.ts";

interface PageFacts {
  readonly locale: Locale;
  /** Public address of the site, without a trailing slash. */
  readonly origin: string;
  /** The page's path in English. */
  readonly path: string;
  readonly title: Message;
  readonly description: Message;
  /** What the way to this page calls it. Left out on the home page. */
  readonly crumb?: Message;
}

/** The picture that other sites show beside a link: 1200 by 630 pixels. */
const SHARING_PICTURE = "/social.jpg";

/** Title, description, what other sites show of the page, and the way to it as structured data. */
export function pageMeta({ locale, origin, path, title, description, crumb }: PageFacts): MetaDescriptor[] {
  const words = { title: format(locale, title), description: format(locale, description) };
  const url = origin + localeHref(locale, path);
  return [
    { title: words.title },
    { name: "description", content: words.description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "ItsShowTime" },
    { property: "og:title", content: words.title },
    { property: "og:description", content: words.description },
    { property: "og:url", content: url },
    { property: "og:locale", content: locale === "ga" ? "ga_IE" : "en_IE" },
    { property: "og:locale:alternate", content: locale === "ga" ? "en_IE" : "ga_IE" },
    { property: "og:image", content: origin + SHARING_PICTURE },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    ...(crumb ? [{ "script:ld+json": breadcrumbList(locale, origin, url, crumb) }] : []),
  ];
}

function breadcrumbList(locale: Locale, origin: string, url: string, crumb: Message) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      {
        "@type": "ListItem",
        position: 1,
        name: format(locale, content.home),
        item: origin + localeHref(locale, "/"),
      },
      { "@type": "ListItem", position: 2, name: format(locale, crumb), item: url },
    ],
  };
}

/** What the settings tell of the company, as far as search engines ask. Empty text is left out. */
export interface BusinessFacts {
  readonly tradingName: string;
  readonly legalName: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly vatNumber: string;
  readonly social: readonly { readonly url: string }[];
}

/** The company as structured data. Galway is the one fact of place that is always known. */
export function localBusiness(origin: string, company: BusinessFacts): MetaDescriptor {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "LocalBusiness",
      "@id": `${origin}/#business`,
      name: company.tradingName,
      url: origin,
      image: origin + SHARING_PICTURE,
      address: {
        "@type": "PostalAddress",
        addressLocality: "Galway",
        addressCountry: "IE",
        ...(company.address && { streetAddress: company.address.replaceAll("\n", ", ") }),
      },
      ...(company.legalName && { legalName: company.legalName }),
      ...(company.phone && { telephone: company.phone }),
      ...(company.email && { email: company.email }),
      ...(company.vatNumber && { vatID: company.vatNumber }),
      ...(company.social.length > 0 && { sameAs: company.social.map(({ url }) => url) }),
    },
  };
}

/** The day the overview loop was made; search engines ask for one. */
const OVERVIEW_UPLOADED = "2026-11-01";

/** The studio's overview video as structured data. */
export function videoObject(
  locale: Locale,
  origin: string,
  words: { readonly title: Message; readonly description: Message },
): MetaDescriptor {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "VideoObject",
      name: format(locale, words.title),
      description: format(locale, words.description),
      thumbnailUrl: origin + SHARING_PICTURE,
      contentUrl: origin + OVERVIEW_LOOP.mp4,
      uploadDate: OVERVIEW_UPLOADED,
      duration: "PT8S",
    },
  };
}
