import { localeAddress } from "#app/i18n/locale.ts";
import { foldCode } from "#app/lib/text/fold.ts";
import { slugOf } from "#app/lib/text/slug.ts";
import type { Assessment, Reason } from "./coverage.ts";
import type { OldAddress, OldPage } from "./old-address.ts";
import type { SiteIndex } from "./site-index.ts";
import { pageNamed } from "./site-pages.ts";

/** Names at least this alike are very alike; below the second, nothing is proposed. */
const ALIKE = 0.85;
const PERHAPS = 0.5;

type Proposal = Pick<Assessment, "target" | "reason" | "score">;

/** The address that an old one leads to on this site, and why. */
export function assessAddress(address: OldAddress, site: SiteIndex): Assessment {
  const { from, page, locale } = address;
  const nothing = { target: null, reason: null, score: null };
  if (page.kind === "machinery") return { outcome: "machinery", ...nothing };
  const leads = site.redirectOf(from);
  if (leads !== undefined) return { outcome: "redirected", ...nothing, target: leads };
  if (site.answers(from)) return { outcome: "answers", ...nothing };
  const found = propose(page, site);
  if (!found?.target || !site.answers(found.target)) return { outcome: "none", ...nothing };
  return { outcome: "proposed", ...found, target: localeAddress(locale, found.target) };
}

function propose(page: OldPage, site: SiteIndex): Proposal | null {
  switch (page.kind) {
    case "product":
      return productOf(page.slug, site) ?? categoryOf(page.trail, site, "category-above");
    case "category":
      return categoryOf(page.trail, site, "category") ?? named(page.trail);
    case "brand":
      return site.brands.has(slugOf(page.slug))
        ? exact(`/shop/browse?brand=${slugOf(page.slug)}`, "brand")
        : null;
    case "tag":
      return exact(`/shop/browse?${new URLSearchParams({ search: page.slug.replaceAll("-", " ") })}`, "tag");
    case "number": {
      const slug = site.byNumber.get(page.number);
      return slug === undefined ? null : exact(productPath(slug), "number");
    }
    case "page":
      return pageOf(page.segments, site);
    case "machinery":
      return null;
  }
}

const productPath = (slug: string) => `/shop/product/${slug}`;

function exact(target: string, reason: Reason): Proposal {
  return { target, reason, score: null };
}

/**
 * Finds the product by the address itself, by what the old shop made of the name, by the part number, then by likeness.
 */
function productOf(old: string, site: SiteIndex): Proposal | null {
  const slug = slugOf(old, "");
  // WordPress numbers the second page of a name: "par-can-2".
  const bare = slug.replace(/-\d{1,2}$/, "");
  for (const candidate of [slug, bare]) {
    const same = site.slugs.has(candidate) ? candidate : site.byOldSlug.get(candidate);
    if (same !== undefined) return exact(productPath(same), "slug");
    const former = site.former.get(candidate);
    if (former !== undefined) return exact(productPath(former), "former");
  }
  const sku = site.bySku.get(foldCode(old));
  if (sku !== undefined) return exact(productPath(sku), "sku");
  const best = site.names.best(old.replaceAll("-", " "));
  if (!best || best.score < PERHAPS) return null;
  const found = site.nameSlugs[best.at];
  if (found === undefined) return null;
  return {
    target: productPath(found),
    reason: best.score >= ALIKE ? "alike" : "perhaps",
    score: Math.min(99, Math.round(best.score * 100)),
  };
}

/** Finds the category by the whole path of names, then by the last one alone, then the nearest above it. */
function categoryOf(trail: readonly string[], site: SiteIndex, reason: Reason): Proposal | null {
  const slugs = trail.map((name) => slugOf(name, ""));
  for (let depth = slugs.length; depth > 0; depth -= 1) {
    const last = slugs[depth - 1] ?? "";
    const found = site.categoryPaths.get(slugs.slice(0, depth).join("/")) ?? site.categoryNames.get(last);
    if (found === undefined) continue;
    const why = depth === slugs.length ? reason : "category-above";
    return exact(`/shop/browse?category=${encodeURIComponent(found)}`, why);
  }
  return null;
}

function named(segments: readonly string[]): Proposal | null {
  const path = pageNamed(segments.slice(-1));
  return path === null ? null : exact(path, "page");
}

/** A page of ours, a category or a product whose address had no word before it, the page above it. */
function pageOf(segments: readonly string[], site: SiteIndex): Proposal | null {
  const page = named(segments);
  if (page) return page;
  const last = segments.at(-1);
  if (last !== undefined) {
    const category = categoryOf([last], site, "category");
    if (category) return category;
    const product = productOf(last, site);
    if (product && product.reason !== "perhaps") return product;
  }
  const above = pageNamed(segments.slice(0, -1));
  return above === null || above === "/" ? null : exact(above, "page");
}
