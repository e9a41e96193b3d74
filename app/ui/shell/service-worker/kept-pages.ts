import { escapeHtml } from "#app/lib/text/escape-html.ts";

/** What the service worker does with a request. */
export type Handling =
  /** Named by its content: kept for good, asked for once. */
  | "immutable"
  /** A picture or icon: kept when seen. */
  | "picture"
  /** A page that is kept for when the network is gone, and asked for again while it is there. */
  | "page"
  /** A page of the warehouse: kept on this device until its person logs out. */
  | "work-page"
  /** A page that is never kept: only its absence is answered. */
  | "private-page"
  | "none";

/** Addresses with something of one person, or of one purchase. Nothing from here is ever kept. */
const NEVER =
  /^(?:\/ga)?\/(?:admin|api|auth|account|preview|offline|healthz|openz|readyz|withdraw\/.+|dry-hire\/(?:quote|hire|safety)|shop\/(?:checkout|pay|payment-link|orders|success|saved|request))(?:[/.]|$)/i;
const PICTURE = /^\/(?:pictures|media)\/|^\/[\w-]+\.(?:png|svg|ico)$/;
/** Pages of the shop that are kept for signed-in visitors too, as anybody would see them. */
const CATALOGUE = /^(?:\/ga)?\/shop(?:\/browse|\/product\/[^/]+|\/cart)?$/;

/** Pages on which staff scan without a signal. No price is on these pages. */
const WORK = /^\/admin\/hire\/warehouse(?:\/[^/]+\/(?:prepare|return))?$/;

/** True for the pages that make the offline catalogue. */
export function isCatalogue(path: string): boolean {
  return CATALOGUE.test(path);
}

/** How a GET request of this site is handled. `path` is without the query. */
export function handlingOf(path: string, isNavigation: boolean): Handling {
  if (isNavigation && WORK.test(path)) return "work-page";
  if (isNavigation) return NEVER.test(path) ? "private-page" : "page";
  if (NEVER.test(path) || path.endsWith(".data")) return "none";
  if (path.startsWith("/assets/") && isHashed(path)) return "immutable";
  return PICTURE.test(path) ? "picture" : "none";
}

/** Whether a file is named by its content: `name-` and at least eight characters before the ending. */
function isHashed(path: string): boolean {
  const [ending = "", stem = ""] = path
    .slice(path.lastIndexOf("/") + 1)
    .split(".")
    .reverse();
  const dash = stem.indexOf("-");
  return dash !== -1 && /^[\w-]{8,}$/.test(stem.slice(dash + 1)) && /^\w+$/.test(ending);
}

/** Whether an answer says that everybody may see it. What one person sees says `private`. */
export function isPublic(cacheControl: string | null): boolean {
  return /\bpublic\b/.test(cacheControl ?? "") && !/no-store|private/.test(cacheControl ?? "");
}

/** The page that means an address that cannot be reached. */
export function offlinePathFor(path: string): string {
  return path === "/ga" || path.startsWith("/ga/") ? "/ga/offline" : "/offline";
}

/** Files of the build that a text of it names: pages name styles and scripts, styles name fonts. */
export function assetsIn(text: string): readonly string[] {
  return [...new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [])].filter(isHashed);
}

/** The WebAssembly of the build that a script names. */
export function wasmIn(text: string): readonly string[] {
  return [...new Set(text.match(/\/assets\/[\w.-]+\.wasm/g) ?? [])].filter(isHashed);
}

/** Inline scripts of a page name the files of pages it leads to; its own are in links. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>[\s\S]*?<\/script>/g;

/** Files of the build that a page itself is made of. */
export function filesOfPage(html: string): readonly string[] {
  return assetsIn(html.replace(INLINE_SCRIPT, ""));
}

/** Scripts that a script needs or may ask for later, beside it in the folder. */
export function importsIn(text: string): readonly string[] {
  return [...text.matchAll(/(?:\bimport\(?|\bfrom)\s*[`'"]\.\/([\w.-]+\.js)[`'"]/g)].map(
    ([, file = ""]) => `/assets/${file}`,
  );
}

/** Marks a page as one from memory, for the bar that says so. `since` is when it was asked for. */
export function markedAsKept(html: string, since: string): string {
  return html.replace("<html", `<html data-kept="${escapeHtml(since)}"`);
}

/** Fills the offline page's list. Titles come from the pages, escaped already. */
export function withKeptPages(
  html: string,
  pages: readonly { readonly href: string; readonly title: string }[],
): string {
  if (pages.length === 0) return html;
  const items = pages.map(({ href, title }) => `<li><a href="${escapeHtml(href)}">${title}</a></li>`);
  return html
    .replace(/(<section data-kept-pages="") hidden(?:="")?/, "$1")
    .replace(/(<ul data-kept-list="">)/, (start) => start + items.join(""));
}

/** A page's own title, without the name of the site. Empty when it has none. */
export function readPageTitle(html: string): string {
  return (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "").replace(/\s[–-]\s+ItsShowTime$/, "").trim();
}
