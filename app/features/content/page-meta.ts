import type { MetaDescriptor } from "react-router";
import type { Company } from "#app/features/settings/settings.ts";
import { type Locale, localeHref, localeOf } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as content from "#app/i18n/messages/site/content.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import { localeMeta, pageTitle, SITE_NAME } from "#app/ui/page/page-title.ts";
import type { PagePicture } from "./picture-slots.ts";

/** What other sites show of a page beside a link to it. */
export interface SharedPage {
  readonly locale: Locale;
  /** Public address of the site, without a trailing slash. */
  readonly origin: string;
  /** The page's path in English, with the query that makes it a page of its own. */
  readonly path: PagePath;
  readonly title: string;
  readonly description: string;
  /** A picture's path with its size and words; the page's card when left out. */
  readonly picture?: {
    readonly src: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
}

interface PageFacts {
  readonly locale: Locale;
  /** Public address of the site, without a trailing slash. */
  readonly origin: string;
  /** The page's path in English. */
  readonly path: PagePath;
  readonly title: Message;
  readonly description: Message;
  /** What the way to this page calls it. Left out on the home page. */
  readonly crumb?: Message;
  /** What opens the page. One that staff put there is on the page's card, too. */
  readonly opening?: PagePicture;
}

/**
 * The path of a page's own card, 1200 by 630 pixels; scripts/make/social.ts draws it. `path` is the English one. Products
 * without a picture have the shop's, pages of the hire catalogue that of dry hire.
 */
export function socialPicture(path: string, locale: Locale): string {
  const page = path
    .replace(/\?.*/, "")
    .replace(/^(\/shop)\/product\/.*/, "$1")
    .replace(/^(\/dry-hire)\/.*/, "$1");
  const name = page.slice(1).replaceAll("/", "-") || "home";
  return `/social/${name}-${locale}.jpg`;
}

/** Title, description, what other sites show of the page, and the way to it as structured data. */
export function pageMeta({ title, description, crumb, opening, ...page }: PageFacts): MetaDescriptor[] {
  const { locale, origin, path } = page;
  const words = { title: format(locale, title), description: format(locale, description) };
  const way = crumb && [{ name: format(locale, crumb), path }];
  const share = opening && !opening.own ? opening.picture.share : undefined;
  const picture = share && { ...share, alt: words.title };
  return [
    ...sharedMeta({ ...page, ...words, ...(picture && { picture }) }),
    ...(way ? [breadcrumbList(locale, origin, way)] : []),
  ];
}

interface OpenedPage {
  readonly loaderData: { readonly origin: string; readonly picture: PagePicture } | undefined;
  readonly location: { readonly pathname: string };
}

/** The meta of a page whose loader gives the site's public address and the picture that opens it. */
export function openingMeta(
  facts: Pick<PageFacts, "path" | "title" | "description" | "crumb">,
): (page: OpenedPage) => MetaDescriptor[] {
  return ({ loaderData, location }) => {
    if (!loaderData) return [];
    const { origin, picture } = loaderData;
    return pageMeta({ ...facts, locale: localeOf(location.pathname), origin, opening: picture });
  };
}

/** Title, description, and what other sites show of a page. */
export function sharedMeta({
  locale,
  origin,
  path,
  title,
  description,
  picture,
}: SharedPage): MetaDescriptor[] {
  const { src, width, height, alt } = picture ?? {
    src: socialPicture(path, locale),
    width: 1200,
    height: 630,
    alt: title,
  };
  return [
    { title: pageTitle(title) },
    { name: "description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: SITE_NAME },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: origin + localeHref(locale, path) },
    ...localeMeta(locale),
    { property: "og:image", content: origin + src },
    { property: "og:image:width", content: String(width) },
    { property: "og:image:height", content: String(height) },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The way to a page as structured data, from the home page on. Paths are the English ones. */
export function breadcrumbList(
  locale: Locale,
  origin: string,
  way: readonly { readonly name: string; readonly path: PagePath }[],
): MetaDescriptor {
  const steps = [{ name: format(locale, content.home), path: "/" as const }, ...way];
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: steps.map(({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: origin + localeHref(locale, path),
      })),
    },
  };
}

/** What the settings tell of the company, as far as search engines ask. Empty text is left out. */
export interface BusinessFacts
  extends Pick<Company, "tradingName" | "legalName" | "address" | "phone" | "email" | "vatNumber"> {
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
      image: origin + socialPicture("/", "en"),
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
