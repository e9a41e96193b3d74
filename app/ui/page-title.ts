import type { MetaDescriptor } from "react-router";
import type { Locale } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";

export const SITE_NAME = "ItsShowTime";

/** The title of a page's window: the page's name and the site's, which is left out where the page's name has it. */
export function pageTitle(name: string | Message, locale: Locale = "en"): string {
  const text = typeof name === "string" ? name : format(locale, name);
  return text.includes(SITE_NAME) ? text : `${text} – ${SITE_NAME}`;
}

/** Title and robots tag of a page that search engines must not index. Takes the same as `pageTitle`. */
export function noindexMeta(...page: Parameters<typeof pageTitle>): MetaDescriptor[] {
  return [{ title: pageTitle(...page) }, { name: "robots", content: "noindex" }];
}
