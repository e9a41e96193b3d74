import { barePath } from "#app/i18n/locale.ts";

/** Pages that belong to one visitor or to staff; search engines are asked to leave them out. */
const PERSONAL =
  /^\/(?:admin|account|auth|styleguide|withdraw\/.+|dry-hire\/(?:basket|quote|hire|safety)|shop\/(?:cart|request|checkout|pay|payment-link|orders|success))(?:\/|$)/i;
/** Personal pages whose address, without its query, is the same for every visitor. */
const OPEN_TO_ALL = /^\/(?:auth|auth\/forgot|dry-hire\/basket|shop\/(?:cart|request|success))$/;
/** Parameters that make a page of its own. */
const CANONICAL_QUERY: ReadonlySet<string> = new Set(["category", "page"]);

/** Whether search engines may list a page. Our own search results are not for them. */
export function isIndexed(pathname: string, search: string): boolean {
  const query = new URLSearchParams(search);
  return !PERSONAL.test(barePath(pathname)) && !query.has("search");
}

/** Whether a page names its address in both languages: every indexed page, and personal ones that anybody may open. */
export function namesBothLanguages(pathname: string, search: string): boolean {
  const path = barePath(pathname);
  return isIndexed(pathname, search) ? !/^\/(?:admin|api)(?:\/|$)/i.test(path) : OPEN_TO_ALL.test(path);
}

/** The query of the address a page is known by, with its question mark, or empty. */
export function canonicalSearch(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(
    ([name, value]) => CANONICAL_QUERY.has(name) && !(name === "page" && value === "1"),
  );
  return kept.length === 0 ? "" : `?${new URLSearchParams(kept)}`;
}
