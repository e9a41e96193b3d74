import { fold, foldCode } from "#app/lib/text/fold.ts";
import { slugOf } from "#app/lib/text/slug.ts";
import { indexWords, type WordIndex } from "../similar-words.ts";
import { isFoundByQuery } from "./old-address.ts";

/** What this site has, looked up by what an old address may say. Slugs are those of products with a page. */
export interface SiteIndex {
  readonly slugs: ReadonlySet<string>;
  /** Slugs by the slug that WordPress makes of the name. */
  readonly byOldSlug: ReadonlyMap<string, string>;
  /** Slugs by a slug that the product once had. */
  readonly former: ReadonlyMap<string, string>;
  /** Slugs by the product's number in the old shop. */
  readonly byNumber: ReadonlyMap<number, string>;
  /** Slugs by the part number without spaces and hyphens. */
  readonly bySku: ReadonlyMap<string, string>;
  readonly names: WordIndex;
  /** The slug of each name in `names`. */
  readonly nameSlugs: readonly string[];
  /** A category's slug by the slugs of its names from the top, joined by "/". */
  readonly categoryPaths: ReadonlyMap<string, string>;
  /** A category's slug by the slug of its own name, where only one has it. */
  readonly categoryNames: ReadonlyMap<string, string>;
  readonly brands: ReadonlySet<string>;
  redirectOf(from: string): string | undefined;
  /** Whether the site has a page at this path and query. */
  answers(path: string): boolean;
}

export interface SiteRows {
  readonly products: readonly {
    readonly slug: string;
    readonly name: string;
    readonly nameGa: string | null;
    readonly sku: string | null;
    /** The product's number in the shop that it came from. */
    readonly sourceId: number | null;
  }[];
  /** Variations with their part number and number, and the slug of their product. */
  readonly variations: readonly {
    readonly slug: string;
    readonly sku: string | null;
    readonly sourceId: number | null;
  }[];
  readonly former: readonly { readonly from: string; readonly to: string }[];
  readonly categories: readonly { readonly slug: string; readonly path: string }[];
  readonly brands: readonly string[];
  /** Slugs of hire items with a page, and those that lead on to one. */
  readonly hireItems: readonly string[];
  readonly redirects: ReadonlyMap<string, string>;
}

/** A part number this short is a word like others. */
const MIN_CODE_LENGTH = 4;

/** `isPage` says whether a path is one of the site's fixed pages. */
export function toSiteIndex(rows: SiteRows, isPage: (path: string) => boolean): SiteIndex {
  const { products, variations } = rows;
  const names = products.flatMap(({ slug, name, nameGa }) => [
    { slug, name },
    ...(nameGa ? [{ slug, name: nameGa }] : []),
  ]);
  const slugs = new Set(products.map(({ slug }) => slug));
  const former = new Map(rows.former.map(({ from, to }) => [from, to]));
  const hireItems = new Set(rows.hireItems);
  const coded = [...variations, ...products].filter(
    ({ sku }) => foldCode(sku ?? "").length >= MIN_CODE_LENGTH,
  );
  return {
    slugs,
    former,
    byOldSlug: new Map(names.map(({ slug, name }) => [wordpressSlug(name), slug])),
    byNumber: new Map(
      [...variations, ...products].flatMap(({ slug, sourceId }) =>
        sourceId === null ? [] : [[sourceId, slug]],
      ),
    ),
    bySku: new Map(coded.map(({ slug, sku }) => [foldCode(sku ?? ""), slug])),
    names: indexWords(names.map(({ name }) => name)),
    nameSlugs: names.map(({ slug }) => slug),
    ...categoryMaps(rows.categories),
    brands: new Set(rows.brands),
    redirectOf: (from) => rows.redirects.get(from),
    answers: (path) => answersWith({ slugs, former, hireItems }, isPage, path),
  };
}

/** What WordPress makes of a title: marks vanish where ours become a hyphen. */
export function wordpressSlug(name: string): string {
  return withoutEntities(fold(name.replace(/<[^<>]*>/g, "")))
    .replace(/[./–—\u00a0]/g, "-")
    .replace(/×/g, "x")
    .replace(/[^a-z0-9 _-]/g, "")
    .replace(/\s+/g, "-")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "");
}

/** A text without what is from a `&` to the next `;`, as WordPress takes it out. */
function withoutEntities(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let open = text.indexOf("&"); open !== -1; open = text.indexOf("&", from)) {
    const end = text.indexOf(";", open + 2);
    if (end === -1) break;
    kept.push(text.slice(from, open));
    from = end + 1;
  }
  return kept.join("") + text.slice(from);
}

function categoryMaps(rows: SiteRows["categories"]) {
  const paths = new Map<string, string>();
  const names = new Map<string, string | null>();
  const note = (name: string, slug: string) =>
    names.set(name, names.has(name) && names.get(name) !== slug ? null : slug);
  for (const { slug, path } of rows) {
    const parts = path.split(" > ").map((part) => slugOf(part, ""));
    paths.set(parts.join("/"), slug);
    note(parts.at(-1) ?? "", slug);
  }
  // A category's own address is never in doubt.
  for (const { slug } of rows) names.set(slug, slug);
  const certain = [...names].flatMap(([name, slug]) => (slug === null ? [] : [[name, slug] as const]));
  return { categoryPaths: paths, categoryNames: new Map(certain) };
}

interface Slugs {
  readonly slugs: ReadonlySet<string>;
  readonly former: ReadonlyMap<string, string>;
  readonly hireItems: ReadonlySet<string>;
}

const HIRE_ITEM = /^(?:\/ga)?\/dry-hire\/item\/([^/]+)$/;
const PRODUCT = /^(?:\/ga)?\/shop\/product\/([^/]+)$/;

function answersWith(
  { slugs, former, hireItems }: Slugs,
  isPage: (path: string) => boolean,
  address: string,
): boolean {
  if (isFoundByQuery(address)) return false;
  const [path = ""] = address.split(/[?#]/);
  const product = PRODUCT.exec(path)?.[1];
  if (product !== undefined) return slugs.has(product) || former.has(product);
  const item = HIRE_ITEM.exec(path)?.[1];
  return item === undefined ? isPage(path) : hireItems.has(item);
}
