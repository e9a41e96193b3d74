import { isbot } from "isbot";
import { data, redirect } from "react-router";
import { InstallTip } from "#app/features/cart/components/install-tip.tsx";
import { ShopScript } from "#app/features/cart/components/shop-script.tsx";
import { writeListCards } from "#app/features/cart/shop-cards.server.tsx";
import { getCategoryIntro } from "#app/features/catalog/category-intro.server.ts";
import { BrowseBar, ChosenFacets } from "#app/features/catalog/components/list/browse-bar.tsx";
import { BrowseEmpty } from "#app/features/catalog/components/list/browse-empty.tsx";
import { CategoryIntro, introLine } from "#app/features/catalog/components/list/category-intro.tsx";
import { FacetPanel } from "#app/features/catalog/components/list/facet-panel.tsx";
import { CategoryFilter, SearchBox } from "#app/features/catalog/components/list/list-filters.tsx";
import { ProductGrid } from "#app/features/catalog/components/list/product-grid.tsx";
import { countFilters } from "#app/features/catalog/index/facets.ts";
import { getCurrentSlug } from "#app/features/catalog/retired-slugs.server.ts";
import { listHref, parseListQuery } from "#app/features/catalog/schema.ts";
import { recordMiss } from "#app/features/catalog/search/record-miss.server.ts";
import { breadcrumbList, sharedMeta } from "#app/features/content/page-meta.ts";
import { browseAtListPrices } from "#app/features/price-lists/browse-at-list-prices.server.ts";
import { getReplacements } from "#app/features/site-text/queries.server.ts";
import { getListCustomer, getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { SHOWN_ONCE } from "#app/http/headers/private-headers.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { type Locale, localeHref, localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/shop.ts";
import { nameIn } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Banner } from "#app/ui/page/banner.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import listFocusScript from "#app/ui/page/list-focus.client.ts?script";
import { pageTitle, SITE_NAME } from "#app/ui/page/page-title.ts";
import { Pagination } from "#app/ui/tables/pagination.tsx";
import type { Route } from "./+types/browse.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, config, clock } = context.get(appContext);
  const { pathname, searchParams } = new URL(request.url);
  const query = parseListQuery(searchParams);
  const viewer = await getViewer(context);
  const browsed = await browseAtListPrices(db, await getListCustomer(context), query);
  const { unknown, missed, category } = browsed;
  const { products, ...list } = browsed.list;
  const current = unknown && query.category ? await getCurrentSlug(db, "category", query.category) : null;
  if (current !== null)
    throw redirect(localeHref(localeOf(pathname), listHref({ ...query, category: current })), 301);
  const isFront = category !== null && query.page === 1 && query.search === "" && countFilters(query) === 0;
  const intro = isFront ? await getCategoryIntro(db, category.id) : null;
  if (missed && !isbot(request.headers.get("User-Agent"))) await recordMiss(db, query.search, clock.now());
  const words = { locale: localeOf(pathname), replacements: await getReplacements(db) };
  const cards = writeListCards(products, words);
  const absent = unknown || (list.total > 0 && list.page > list.pages);
  return data(
    {
      query,
      ...browsed,
      list: { ...list, shown: products.length },
      cards,
      intro,
      signedIn: viewer !== null,
      origin: config.origin,
    },
    // Not cached, so that every search without results is counted.
    { status: absent ? 404 : 200, headers: missed ? SHOWN_ONCE : {} },
  );
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: SITE_NAME }];
  const { category, intro, origin, query } = loaderData;
  const locale = localeOf(location.pathname);
  const department = category ? nameIn(locale, category) : null;
  const path = listHref({ category: category?.slug ?? null });
  const narrowed = countFilters(query) > 0 || query.sort !== null || query.search !== "";
  const robots = narrowed ? [{ name: "robots", content: "noindex, follow" }] : [];
  const shared = sharedMeta({
    locale,
    origin,
    path,
    title: pageTitle([department, format(locale, messages.browseAll)].filter(Boolean).join(" – ")),
    description: introLine(locale, intro) || describe(locale, department),
  });
  if (department === null) return [...shared, ...robots];
  const way = [
    { name: format(locale, messages.shop), path: "/shop" },
    { name: department, path },
  ] as const;
  return [...shared, breadcrumbList(locale, origin, way), ...robots];
}

function describe(locale: Locale, department: string | null): string {
  if (department === null) return format(locale, messages.browseDescription);
  return format(locale, messages.departmentDescription, { department });
}

export default function BrowsePage({ loaderData }: Route.ComponentProps) {
  const { query, category, intro, categories, facets, list, cards, unknown, signedIn } = loaderData;
  const t = useT();
  const locale = useLocale();
  const hasFilters = facets.length > 0;
  return (
    <div className="wrap browse">
      <ShopScript signedIn={signedIn} />
      <script type="module" async src={listFocusScript} />
      <header className="browse-head">
        <CompanionHeading level={1} of={messages.browseAll} />
        {query.search === "" && countFilters(query) === 0 && <InstallTip />}
        <SearchBox query={query} />
      </header>
      <div className="browse-filters">
        <CategoryFilter categories={categories} query={query} />
      </div>
      {category && intro && <CategoryIntro category={category} intro={intro} />}
      {query.cut && <Banner>{t(messages.searchCut, { n: query.search.length })}</Banner>}
      {list.closest && list.shown > 0 && (
        <Banner role="status">{t(messages.closest, { query: query.search })}</Banner>
      )}
      <div className={classNames("browse-columns", hasFilters && "has-facets")}>
        {hasFilters && <FacetPanel facets={facets} query={query} total={list.total} />}
        <div className="browse-found">
          <BrowseBar query={query} list={list} hasFilters={hasFilters} />
          <ChosenFacets facets={facets} query={query} />
          {list.shown > 0 ? (
            <ProductGrid cards={cards} />
          ) : (
            <BrowseEmpty query={query} list={list} unknown={unknown} />
          )}
          {list.shown > 0 && (
            <Pagination
              page={list.page}
              pages={list.pages}
              hrefOf={(page) => localeHref(locale, listHref({ ...query, page }))}
            />
          )}
        </div>
      </div>
    </div>
  );
}
