import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/catalog.ts";
import { nameIn, nameLang } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CategoryView, ProductImage } from "../catalog.ts";
import { listHref } from "../schema.ts";

interface Department extends CategoryView {
  readonly face: ProductImage | null;
}

/** The departments of the shop: a picture of what is in it, name, number, how many products. */
export function DepartmentTiles({ categories }: { categories: readonly Department[] }) {
  const locale = useLocale();
  const t = useT();
  return (
    <ol className="departments">
      {categories.map((category, index) => (
        <li key={category.id}>
          <a href={localeHref(locale, listHref({ category: category.slug }))}>
            <Picture
              source={category.face}
              sizes="(min-width: 90rem) 20rem, (min-width: 44rem) 23vw, 46vw"
              decorative
              className="picture-product department-face"
            />
            <span className="department-number" aria-hidden="true">
              {String(index + 1).padStart(2, "0")}
            </span>
            <span className="department-name" {...nameLang(locale, category)}>
              {nameIn(locale, category)}
            </span>
            <span className="department-count">{t(messages.products, { n: category.products })}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
