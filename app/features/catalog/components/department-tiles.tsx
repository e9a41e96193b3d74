import { localeHref } from "#app/i18n/locale.ts";
import * as words from "#app/i18n/messages/catalog.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import type { CategoryView } from "../catalog.ts";
import { nameIn, nameLang } from "../named.ts";
import { listHref } from "../schema.ts";

/** The departments of the shop as a patch sheet: number, name, how many products. */
export function DepartmentTiles({ categories }: { categories: readonly CategoryView[] }) {
  const locale = useLocale();
  const t = useT();
  return (
    <ol className="departments">
      {categories.map((category, index) => (
        <li key={category.id}>
          <a href={localeHref(locale, listHref("/shop/browse", { category: category.slug }))}>
            <span className="department-number" aria-hidden="true">
              {String(index + 1).padStart(2, "0")}
            </span>
            <span className="department-name" {...nameLang(locale, category)}>
              {nameIn(locale, category)}
            </span>
            <span className="department-count">{t(words.products, { n: category.products })}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
