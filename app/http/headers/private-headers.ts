import type { HeadersArgs } from "react-router";

/** Headers of a response for one visitor, which neither browsers nor proxies may store. */
export const NO_STORE = { "Cache-Control": "no-store" } as const;

/** Of an answer for one request alone; also the header of every answer that names no other. */
export const SHOWN_ONCE = { "Cache-Control": "private, no-store" } as const;

/** Of a calendar feed: its program asks again after a quarter of an hour. */
export const CALENDAR_FEED = { "Cache-Control": "private, max-age=900" } as const;

/** Pages with a form token of their own are rendered for each visitor, but may stay in the browser's memory for "back". */
export const FORM_PAGE_HEADERS = { "Cache-Control": "private, no-cache" } as const;

/** Headers of a page whose address is its only key: no other site may learn it. */
export const SECRET_ADDRESS = { ...NO_STORE, "Referrer-Policy": "no-referrer" } as const;

/** The headers of a form's action with these set on top, for the page that shows its result. */
export function withHeaders(action: Headers, added: Readonly<Record<string, string>>): Headers {
  const headers = new Headers(action);
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  return headers;
}

/** The `headers` of a page whose address is its only key, also when it shows the result of its action. */
export function secretHeaders({ actionHeaders }: HeadersArgs): Headers {
  return withHeaders(actionHeaders, SECRET_ADDRESS);
}

/** The `headers` of a page or an action for one visitor: those of its action, never stored. */
export function privateHeaders({ actionHeaders }: HeadersArgs): Headers {
  return withHeaders(actionHeaders, NO_STORE);
}
