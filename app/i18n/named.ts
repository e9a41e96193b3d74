import type { Locale } from "./locale.ts";

/** Words in English with, where somebody wrote them, their Irish. */
export interface Named {
  readonly name: string;
  readonly nameGa: string | null;
}

/** The name to show in a language; English where no Irish one is known. */
export function nameIn(locale: Locale, named: Named): string {
  return locale === "ga" && named.nameGa ? named.nameGa : named.name;
}

/** The language of what suppliers write: descriptions, brands, features, makers. Only names are kept in Irish too. */
export const STORED_LANGUAGE = "en";

/** The `lang` of the element that shows `nameIn`; none where the name is in the page's own language. */
export function nameLang(locale: Locale, named: Pick<Named, "nameGa">): { readonly lang?: string } {
  return locale === "ga" && !named.nameGa ? { lang: STORED_LANGUAGE } : {};
}
