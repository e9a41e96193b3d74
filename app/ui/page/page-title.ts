import type { MetaDescriptor } from "react-router";
import { type Locale, localeOf } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";

export const SITE_NAME = "ItsShowTime";

/** The title of a page's window: the page's name and the site's, which is left out where the page's name has it. */
export function pageTitle(name: string | Message, locale: Locale = "en"): string {
  const text = typeof name === "string" ? name : format(locale, name);
  return text.includes(SITE_NAME) ? text : `${text} – ${SITE_NAME}`;
}

/** The `meta` of a page that has a title alone, in the language of its address. */
export function titleMeta(page: Message) {
  return ({ location }: { readonly location: { readonly pathname: string } }): MetaDescriptor[] => [
    { title: pageTitle(page, localeOf(location.pathname)) },
  ];
}

/** Title and robots tag of a page that search engines must not index. Takes the same as `pageTitle`. */
export function noindexMeta(...page: Parameters<typeof pageTitle>): MetaDescriptor[] {
  return [{ title: pageTitle(...page) }, { name: "robots", content: "noindex" }];
}

/** Title and language of a page that belongs to one visitor: no description, no address and no picture of it is shared. */
export function personalMeta(locale: Locale, title: Message): MetaDescriptor[] {
  const words = format(locale, title);
  return [
    { title: pageTitle(words) },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: SITE_NAME },
    { property: "og:title", content: words },
    ...localeMeta(locale),
  ];
}

/** The language of a page and its other one, as other sites read them. */
export function localeMeta(locale: Locale): MetaDescriptor[] {
  const [own, other] = locale === "ga" ? ["ga_IE", "en_IE"] : ["en_IE", "ga_IE"];
  return [
    { property: "og:locale", content: own },
    { property: "og:locale:alternate", content: other },
  ];
}
