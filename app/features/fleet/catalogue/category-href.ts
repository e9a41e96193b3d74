import type { PagePath } from "#app/i18n/page-path.ts";
import { slugOf } from "#app/lib/text/slug.ts";
import { type HireFilter, hireListHref } from "./hire-catalogue.ts";

/** Departments that the pages about hire call by another name. */
const DEPARTMENTS: Readonly<Record<string, string>> = {
  "audio-visual": "video",
  sound: "audio",
  "power-distribution": "power",
};

/**
 * The address of the catalogue for a category of the pages about hire, by its English title. `departments` are
 * those that have items: a category that is none of them leads to the whole catalogue.
 */
export function categoryHref(title: string, departments: readonly Pick<HireFilter, "slug">[]): PagePath {
  const slug = slugOf(title);
  const category = departments.find((known) => known.slug === slug || known.slug === DEPARTMENTS[slug]);
  return hireListHref({ category: category?.slug ?? null });
}
