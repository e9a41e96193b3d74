import { barePath } from "#app/i18n/locale.ts";

/** Pages of one address and no parameters. */
const PLAIN_PAGES = [
  ...[
    "",
    "hire",
    "studio5",
    "projects",
    "service-centre",
    "equipment-servicing",
    "dry-hire",
    "our-team",
    "contact",
  ],
  ...[
    "privacy",
    "terms",
    "hire-terms",
    "returns",
    "withdraw",
    "cookies",
    "accessibility",
    "shop",
    "shop/cart",
  ],
];

interface PublicPage {
  readonly path: RegExp;
  readonly query: readonly string[];
  /** True for pages of products and items, which come and go. */
  readonly ofRecord?: true;
}

/** Pages that look the same to everybody without a session, and the parameters that change them. */
const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: new RegExp(`^/(?:${PLAIN_PAGES.join("|")})$`), query: [] },
  { path: /^\/shop\/browse$/, query: ["brand", "category", "page", "price", "search", "sort", "spec"] },
  { path: /^\/shop\/product\/[a-z0-9-]{1,200}$/, query: ["v"], ofRecord: true },
  // With dates they say what is free, which no cache may know.
  { path: /^\/dry-hire\/browse$/, query: ["category", "group", "page", "search"] },
  { path: /^\/dry-hire\/item\/[a-z0-9-]{1,200}$/, query: [], ofRecord: true },
  { path: /^\/(?:sitemap\.xml|robots\.txt|manifest\.webmanifest)$/, query: [] },
];

/** The paths in both languages of pages that should be there whatever else is not. */
export const LASTING_PATHS: readonly string[] = [...PLAIN_PAGES, "shop/browse", "dry-hire/browse"].flatMap(
  (name) => [`/${name}`, name === "" ? "/ga" : `/ga/${name}`],
);

/** Pages that only a session opens, and those that are not kept. */
const OTHER_PAGES =
  /^\/(?:(?:account|auth)(?:\/[a-z/-]+)?|dry-hire\/(?:basket|rider)|shop\/(?:request|success))$/;

/** Whether the site has a page at a path that is no product's and no hire item's; in either language. */
export function isFixedPage(pathname: string): boolean {
  const path = barePath(pathname);
  return OTHER_PAGES.test(path) || PUBLIC_PAGES.some((page) => !page.ofRecord && page.path.test(path));
}

const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?itsshowtime\.session/;

/** Whether a Cookie header brings a session; what it brings need not be true. */
export function carriesSession(cookie: string | undefined): boolean {
  return cookie !== undefined && SESSION_COOKIE.test(cookie);
}

/** The beginning of the names of cookies that hold what a page shows once after a redirect. */
export const FLASH_COOKIE = "flash-";

const FLASH = new RegExp(`(?:^|;\\s*)(?:__Host-)?${FLASH_COOKIE}`);

/** Whether the answer to a request with this Cookie header may differ from that to others, so that none is kept. */
export function isPersonalCookie(cookie: string | undefined): boolean {
  return cookie !== undefined && (SESSION_COOKIE.test(cookie) || FLASH.test(cookie));
}

/** Whether a Cookie header brings a session, and no flash, which only its own visitor's page shows. */
export function isSharedCookie(cookie: string | undefined): boolean {
  return carriesSession(cookie) && !FLASH.test(cookie ?? "");
}

/** Parameters that advertisers add to links. They change nothing on a page. */
const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid|ref)$/;
/** Names which loaders of a page a client navigation asks for. */
const ROUTER_PARAMETER = "_routes";
const MAX_KEY_LENGTH = 400;

/**
 * The address under which a page's finished bytes are kept: its path and the parameters that change it, in a fixed
 * order. Null: not a public page, or asked for in a way that is not kept. `target` is a request's path and query.
 */
export function publicPageKey(target: string): string | null {
  if (target.length > MAX_KEY_LENGTH) return null;
  const [pathname = "", ...queryParts] = target.split("?");
  const query = queryParts.join("?");
  const isData = pathname.endsWith(".data");
  const page = PUBLIC_PAGES.find(({ path }) => path.test(barePath(isData ? pageOfData(pathname) : pathname)));
  if (!page) return null;
  if (!query) return pathname;
  const kept: [string, string][] = [];
  for (const [name, value] of new URLSearchParams(query)) {
    if (TRACKING.test(name)) continue;
    const known = page.query.includes(name) || (isData && name === ROUTER_PARAMETER);
    if (!known || kept.some(([other]) => other === name)) return null;
    kept.push([name, value]);
  }
  if (kept.length === 0) return pathname;
  kept.sort(([a], [b]) => (a < b ? -1 : 1));
  return `${pathname}?${new URLSearchParams(kept)}`;
}

/**
 * The key of a page as `publicPageKey`, for a request that brings a session: a page that shows everybody who is signed
 * in the same, but for the shell's name and number of pieces in the cart.
 */
export function sharedPageKey(target: string): string | null {
  const key = publicPageKey(target);
  const [path = ""] = key?.split("?") ?? [];
  const depends = barePath(path) === "/shop/cart" || path.includes(".");
  return depends ? null : key;
}

/** The path of the page that an address ending in `.data` loads. */
export function pageOfData(pathname: string): string {
  if (pathname === "/_root.data" || pathname === "/_.data") return "/";
  return pathname.slice(0, -".data".length).replace(/\/_$/, "");
}
