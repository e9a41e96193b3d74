const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** True for methods that may change something. */
export function isUnsafeMethod(method: string): boolean {
  return !SAFE_METHODS.has(method);
}

/** The request headers the decision needs; null or undefined when absent. */
export interface CrossSiteHeaders {
  readonly origin: string | null | undefined;
  readonly secFetchSite: string | null | undefined;
  readonly cookie: string | null | undefined;
}

/**
 * Whether a request that may change something could have been sent by a foreign page. Browsers say where it comes
 * from in Origin or Sec-Fetch-Site; a page without a referrer sends `Origin: null`, which only counts as ours with
 * `Sec-Fetch-Site: same-origin`. A program that sends neither is let in as long as it carries no cookie.
 */
export function isForeign(headers: CrossSiteHeaders, ownOrigin: string): boolean {
  const { origin, secFetchSite, cookie } = headers;
  if (secFetchSite && secFetchSite !== "same-origin" && secFetchSite !== "none") return true;
  if (origin && origin !== "null") return origin !== ownOrigin;
  if (secFetchSite) return origin === "null" && secFetchSite !== "same-origin";
  return origin === "null" || Boolean(cookie);
}
