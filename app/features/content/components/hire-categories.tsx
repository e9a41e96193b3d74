import { localeHref } from "#app/i18n/locale.ts";
import * as hire from "#app/i18n/messages/site/hire.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { CardLink } from "#app/ui/card.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { Entry } from "../schema.ts";
import { EntryCard } from "./entry-card.tsx";

interface HireCategoriesProps {
  readonly entries: readonly Entry<"hire-categories">[];
  /** The address of the catalogue for a category, by its English title; left out in a preview. */
  readonly hrefOf?: (title: string) => PagePath;
}

/** What can be hired, department by department, with a few examples each. */
export function HireCategories({ entries, hrefOf }: HireCategoriesProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <ul className="threes hire-categories">
      {entries.map((entry) => (
        <EntryCard
          key={entry.id}
          entry={entry}
          sizes="(min-width: 56rem) 30vw, (min-width: 36rem) 38vw, 94vw"
          shape="picture-16x9"
        >
          <ul className="lamps lamps-single">
            {entry.items.map((item) => (
              <li key={item.en}>{t(item)}</li>
            ))}
          </ul>
          {hrefOf && (
            <p className="card-more">
              <CardLink className="more" href={localeHref(locale, hrefOf(entry.title.en))}>
                {t(hire.toCatalogue)}
                <VisuallyHidden>: {t(entry.title)}</VisuallyHidden>
              </CardLink>
            </p>
          )}
        </EntryCard>
      ))}
    </ul>
  );
}
