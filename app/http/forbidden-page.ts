import { isRouteErrorResponse } from "react-router";

/** What the guard of the back office answers to staff whose roles do not include a page. */
export interface ForbiddenPage {
  /** The sections that their roles open. */
  readonly opens: readonly { readonly href: string; readonly name: string }[];
}

/** What the page of a 403 from that guard shows; null for any other error. */
export function forbiddenPageOf(error: unknown): ForbiddenPage | null {
  if (!isRouteErrorResponse(error) || error.status !== 403) return null;
  const { data } = error;
  return typeof data === "object" && data !== null && "opens" in data ? data : null;
}
