import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/shop.ts";
import { customTitle } from "#app/i18n/messages/site/enquiries.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import type { ListSize } from "../../catalog.ts";
import { countFilters, NO_FILTERS } from "../../index/facets.ts";
import { type ListQuery, listHref } from "../../schema.ts";

/** Why a list is empty, and the way on from there. */
export function BrowseEmpty({
  query,
  list,
  unknown,
}: {
  query: ListQuery;
  list: ListSize;
  unknown: boolean;
}) {
  const t = useT();
  const locale = useLocale();
  const browse = (next: Partial<ListQuery>): string => localeHref(locale, listHref(next));
  if (unknown) {
    return (
      <EmptyState
        title={t(messages.unknownCategory)}
        action={<ButtonLink href={browse({})}>{t(messages.allProducts)}</ButtonLink>}
      >
        {t(messages.unknownCategoryHint)}
      </EmptyState>
    );
  }
  if (list.total > 0) {
    return (
      <EmptyState
        title={t(messages.pastEnd, { page: list.page })}
        action={<ButtonLink href={browse({ ...query, page: list.pages })}>{t(messages.lastPage)}</ButtonLink>}
      >
        {t(messages.pastEndHint, { pages: list.pages })}
      </EmptyState>
    );
  }
  if (countFilters(query) > 0) {
    return (
      <EmptyState
        title={t(messages.noProducts)}
        action={
          <ButtonLink href={browse({ ...query, ...NO_FILTERS, page: 1 })}>
            {t(messages.clearFilters)}
          </ButtonLink>
        }
      >
        {t(messages.narrowedToNothing)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t(messages.noProducts)}
      action={
        <div className="browse-ways">
          <ButtonLink href={browse({})}>{t(messages.allProducts)}</ButtonLink>
          <ButtonLink variant="outline" href={localeHref(locale, "/shop/request")}>
            {t(customTitle)}
          </ButtonLink>
        </div>
      }
    >
      {query.search !== "" && `${t(messages.noResults, { query: query.search })}. `}
      {t(messages.noProductsHint)}
    </EmptyState>
  );
}
