import { barePath } from "#app/i18n/locale.ts";

/** Pages that belong to one visitor or to staff; search engines are asked to leave them out. */
const PERSONAL =
  /^\/(?:admin|account|auth|styleguide|withdraw\/.+|shop\/(?:cart|request|checkout|pay|orders|success))(?:\/|$)/;
/** Parameters that make a page of its own. */
const CANONICAL_QUERY: ReadonlySet<string> = new Set(["category", "page"]);

/** Whether a page may stand in a search engine. A search result of ours is none of theirs. */
export function isIndexed(pathname: string, search: string): boolean {
  const query = new URLSearchParams(search);
  return !PERSONAL.test(barePath(pathname)) && !query.has("search");
}

/** Whether a page exists in both languages. */
export function hasBothLanguages(pathname: string): boolean {
  return !/^\/(?:admin|api)(?:\/|$)/.test(pathname);
}

/** The query of the address a page is known by, with its question mark, or empty. */
export function canonicalSearch(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(
    ([name, value]) => CANONICAL_QUERY.has(name) && !(name === "page" && value === "1"),
  );
  return kept.length === 0 ? "" : `?${new URLSearchParams(kept)}`;
}
