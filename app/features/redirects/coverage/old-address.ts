import { barePath, type Locale, localeOf } from "#app/i18n/locale.ts";
import { cleanFrom } from "../redirects.ts";

/** What an old address was the page of, by its shape. Slugs are decoded and in lower case. */
export type OldPage =
  | { readonly kind: "product"; readonly slug: string; readonly trail: readonly string[] }
  /** The slugs of the categories from the top down to the one itself. */
  | { readonly kind: "category"; readonly trail: readonly string[] }
  | { readonly kind: "brand"; readonly slug: string }
  | { readonly kind: "tag"; readonly slug: string }
  /** WordPress's own number of a product or page. */
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: "page"; readonly segments: readonly string[] }
  /** Feeds, files and log-in pages, which no visitor looks for. */
  | { readonly kind: "machinery" };

export interface OldAddress {
  /** The address as a redirect is looked up: the path with what matters of its query. "/" is the home page. */
  readonly from: string;
  /** The host without "www."; null for an address that was given as a path. */
  readonly host: string | null;
  readonly locale: Locale;
  readonly page: OldPage;
}

/** Parameters by which WordPress finds a page. */
const FOUND_BY =
  /[?&](?:p|page_id|product|product_id|product_cat|product_tag|attachment_id|cat|post_type)=[^&]/;

/** Whether an address means a page by its query and not by its path. No page of this site has such a query. */
export function isFoundByQuery(address: string): boolean {
  return FOUND_BY.test(address);
}

/** Parameters that change how a page looks or say where a visitor came from. */
const NOISE =
  /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|srsltid|mc_[ce]id|_ga|_gl|ref|orderby|order|per_page|paged|product-page|min_price|max_price|rating|variant|add-to-cart|quantity|replytocom|attribute_.*|filter_.*|query_type_.*|v|ver|amp)$/i;

const PRODUCT_BASES = new Set(["product", "products", "item", "items", "shop", "store", "produkt", "tairge"]);
const CATEGORY_BASES = new Set([
  "product-category",
  "product-cat",
  "product-categories",
  "shop-category",
  "category",
  "categories",
  "collections",
  "collection",
]);
const TAG_BASES = new Set(["product-tag", "tag"]);
const BRAND_BASES = new Set(["brand", "brands", "product-brand", "manufacturer", "manufacturers"]);
const MACHINERY_FIRST = new Set([
  "wp-content",
  "wp-includes",
  "wp-json",
  "wp-admin",
  "wp-login.php",
  "wp-cron.php",
  "xmlrpc.php",
  "cgi-bin",
  "author",
  "comments",
  "cdn-cgi",
  ".well-known",
]);
const MACHINERY_LAST = /^(?:feed|rss|rss2|atom|trackback|amp|embed)$/;
const FILE = /\.(?:xml|xsl|gz|txt|css|js|map|json|ico|jpe?g|png|gif|webp|avif|svg|mp4|woff2?)$/;

/** Reads an address of the old site. Null for what is none. */
export function readOldAddress(text: string): OldAddress | null {
  const from = isHome(text) ? "/" : cleanFrom(text);
  if (from === null) return null;
  const url = new URL(withoutNoise(from), "https://old.invalid");
  const host = /^https?:/i.test(text.trim()) ? new URL(text.trim()).hostname.replace(/^www\./, "") : null;
  return {
    from: url.pathname + url.search,
    host,
    locale: localeOf(url.pathname),
    page: pageOf(url),
  };
}

/** A path and query without the parameters that change nothing about which page is meant. */
export function withoutNoise(from: string): string {
  if (!from.includes("?")) return from;
  const url = new URL(from, "https://old.invalid");
  const kept = [...url.searchParams].filter(([name]) => !NOISE.test(name));
  // All at once: each deletion from an address writes its whole query again.
  if (kept.length < url.searchParams.size) url.search = new URLSearchParams(kept).toString();
  return url.pathname + url.search;
}

function isHome(text: string): boolean {
  const typed = text.trim();
  return typed === "/" || (/^https?:\/\/[^/]+\/?$/i.test(typed) && URL.canParse(typed));
}

function pageOf(url: URL): OldPage {
  const byQuery = pageOfQuery(url.searchParams);
  if (byQuery) return byQuery;
  const bare = barePath(url.pathname).replace(/^\/en(?=\/|$)/, "");
  const allSegments = bare.split("/").filter(Boolean).map(decoded);
  const segments = withoutPageNumber(allSegments);
  const [first = "", ...rest] = segments;
  const last = segments.at(-1) ?? "";
  if (MACHINERY_FIRST.has(first) || MACHINERY_LAST.test(last) || FILE.test(last)) {
    return { kind: "machinery" };
  }
  // "/shop/lighting/par-can": both words may be before the product's.
  const inShop = first === "shop" || first === "store";
  const base = inShop && isBase(rest[0] ?? "") ? (rest[0] ?? "") : first;
  const below = base === first ? rest : rest.slice(1);
  if (below.length === 0) return { kind: "page", segments };
  const slug = below.at(-1) ?? "";
  if (CATEGORY_BASES.has(base)) return { kind: "category", trail: below };
  if (TAG_BASES.has(base)) return { kind: "tag", slug };
  if (BRAND_BASES.has(base)) return { kind: "brand", slug };
  // Shops of another maker: "/collections/lamps/products/par-can".
  if (PRODUCT_BASES.has(base)) return { kind: "product", slug, trail: below.slice(0, -1) };
  return { kind: "page", segments };
}

function isBase(word: string): boolean {
  return CATEGORY_BASES.has(word) || TAG_BASES.has(word) || BRAND_BASES.has(word) || word === "product";
}

function pageOfQuery(query: URLSearchParams): OldPage | null {
  const slug = (key: string) => (query.get(key) ?? "").trim().toLowerCase();
  const number = ["p", "page_id", "product_id"].map(slug).find((value) => /^\d{1,9}$/.test(value));
  if (number !== undefined) return { kind: "number", number: Number(number) };
  if (slug("product")) return { kind: "product", slug: slug("product"), trail: [] };
  if (slug("product_cat")) return { kind: "category", trail: slug("product_cat").split("/").filter(Boolean) };
  if (slug("product_tag")) return { kind: "tag", slug: slug("product_tag") };
  return null;
}

/** "/shop/page/2" is a page of the shop. */
function withoutPageNumber(segments: readonly string[]): readonly string[] {
  return segments.at(-2) === "page" && /^\d+$/.test(segments.at(-1) ?? "") ? segments.slice(0, -2) : segments;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize("NFC").toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}
