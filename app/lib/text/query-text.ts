import { cleanText } from "./clean-text.ts";

/** Characters that a search of the back office may have. */
const MAX_LENGTH = 200;

/**
 * What an address says under a name, fit for a query: on one line, without control characters, cut at 200 characters.
 * Empty when it says nothing.
 */
export function queryText(params: URLSearchParams, name = "search"): string {
  return cleanText(params.get(name) ?? "")
    .slice(0, MAX_LENGTH)
    .toWellFormed();
}
