import { data } from "react-router";
import { CardAction } from "#app/features/cart/components/card-action.tsx";
import { InstallTip } from "#app/features/cart/components/install-tip.tsx";
import { ShopScript } from "#app/features/cart/components/shop-script.tsx";
import { nameIn } from "#app/features/catalog/catalog.ts";
import { BrowseEmpty } from "#app/features/catalog/components/browse-empty.tsx";
import { CategoryFilter, SearchBox } from "#app/features/catalog/components/list-filters.tsx";
import { ProductGrid } from "#app/features/catalog/components/product-grid.tsx";
import { listCategories, listProducts } from "#app/features/catalog/queries.server.ts";
import { listHref, PAGE_SIZE, parseListQuery } from "#app/features/catalog/schema.ts";
import { sharedMeta } from "#app/features/content/page-meta.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { getViewer } from "#app/http/viewer.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/shop.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/browse";

export const handle = { lights: "work", hydrate: false } satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, config } = context.get(appContext);
  const query = parseListQuery(new URL(request.url).searchParams);
  const [viewer, categories] = await Promise.all([getViewer(context), listCategories(db)]);
  const category = categories.find(({ slug }) => slug === query.category) ?? null;
  const unknown = query.category !== null && category === null;
  const list = unknown
    ? { products: [], total: 0, page: 1, pages: 1, closest: false }
    : await listProducts(db, { search: query.search, page: query.page, categoryId: category?.id ?? null });
  const missing = unknown || (list.total > 0 && list.products.length === 0);
  return data(
    { query, categories, category, unknown, list, signedIn: viewer !== null, origin: config.origin },
    { status: missing ? 404 : 200 },
  );
}

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: "ItsShowTime" }];
  const { category, origin } = loaderData;
  const locale = localeOf(location.pathname);
  const department = category ? `${nameIn(locale, category)} – ` : "";
  return sharedMeta({
    locale,
    origin,
    path: listHref("/shop/browse", { category: category?.slug ?? null }),
    title: `${department}${format(locale, words.browseAll)} – ItsShowTime`,
    description: format(locale, words.browseDescription),
  });
}

export default function BrowsePage({ loaderData }: Route.ComponentProps) {
  const { query, categories, list, unknown, signedIn } = loaderData;
  const t = useT();
  const locale = useLocale();
  return (
    <div className="wrap browse">
      <ShopScript signedIn={signedIn} />
      <header className="browse-head">
        <h1>
          {t(words.browseAll)}
          <Companion of={words.browseAll} />
        </h1>
        <SearchBox query={query} />
      </header>
      <div className="browse-filters">
        <CategoryFilter categories={categories} query={query} />
      </div>
      <InstallTip />
      {query.cut && <Notice>{t(words.searchCut, { n: query.search.length })}</Notice>}
      {list.closest && list.products.length > 0 && (
        <Notice role="status">{t(words.closest, { query: query.search })}</Notice>
      )}
      {list.products.length > 0 ? (
        <>
          <ResultBar {...loaderData} />
          <ProductGrid products={list.products} action={(product) => <CardAction product={product} />} />
          <Pagination
            page={list.page}
            pages={list.pages}
            hrefOf={(page) => localeHref(locale, listHref("/shop/browse", { ...query, page }))}
          />
        </>
      ) : (
        <BrowseEmpty query={query} list={list} unknown={unknown} />
      )}
    </div>
  );
}

function ResultBar({ query, list }: Pick<Route.ComponentProps["loaderData"], "query" | "list">) {
  const t = useT();
  const locale = useLocale();
  const first = (list.page - 1) * PAGE_SIZE + 1;
  return (
    <div className="browse-bar">
      <p>{t(words.showing, { from: first, to: first + list.products.length - 1, total: list.total })}</p>
      {query.search !== "" && (
        <p>
          {t(words.forQuery, { query: query.search })}{" "}
          <a
            className="link"
            href={localeHref(locale, listHref("/shop/browse", { category: query.category }))}
          >
            {t(words.clear)}
          </a>
        </p>
      )}
    </div>
  );
}
