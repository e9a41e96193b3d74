import type { MetaDescriptor } from "react-router";
import { localeOf } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import { pageTitle } from "#app/ui/page/page-title.ts";

/**
 * The `meta` of a page with a form whose address holds a token. The header keeps the address from everybody; under that
 * policy alone browsers would also hide from us that the form comes from our own page. The origin tells only that.
 */
export function tokenMeta(title: Message) {
  return ({ location }: { readonly location: { readonly pathname: string } }) =>
    tokenDescriptors(title, location.pathname);
}

/** The same for a page whose title depends on its token. */
export function tokenDescriptors(title: Message, pathname: string): MetaDescriptor[] {
  return [{ title: pageTitle(title, localeOf(pathname)) }, { name: "referrer", content: "strict-origin" }];
}
