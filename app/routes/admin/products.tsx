import { data, Link } from "react-router";
import { BulkBar } from "#app/features/assortment/components/bulk-bar.tsx";
import { ManyAnswer } from "#app/features/assortment/components/many-answer.tsx";
import { ProductGone } from "#app/features/assortment/components/product-result.tsx";
import { ProductsFilter } from "#app/features/assortment/components/products-filter.tsx";
import { ProductsTable } from "#app/features/assortment/components/products-table.tsx";
import { SamplesNotice } from "#app/features/assortment/components/samples.tsx";
import { countSamples } from "#app/features/assortment/delete-sample-catalogue.server.ts";
import { listBrandChoices, listCategoryChoices } from "#app/features/assortment/list-choices.server.ts";
import { listDeskProducts } from "#app/features/assortment/list-products.server.ts";
import { isNarrowed, parseProductsQuery, productsHref } from "#app/features/assortment/list-query.ts";
import { countMatching, submitMany } from "#app/features/assortment/submit-many.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { requireViewer } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import * as words from "#app/i18n/messages/assortment.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { noindexMeta } from "#app/ui/page-title.ts";
import type { Route } from "./+types/products";
import "#app/features/content/components/desk/desk.css";
import "#app/features/content/components/desk/desk-form.css";
import "#app/features/assortment/components/products.css";

export const handle = { theme: "light", hydrate: true, footer: false } satisfies PageHandle;

export const meta: Route.MetaFunction = () => noindexMeta(words.products);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const query = parseProductsQuery(new URL(request.url).searchParams);
  const [list, samples, categories, brands] = await Promise.all([
    listDeskProducts(db, query),
    countSamples(db),
    listCategoryChoices(db),
    listBrandChoices(db),
  ]);
  const matching = list.next || query.after ? await countMatching(db, query) : null;
  return { query, samples, categories, brands, matching, ...list };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  const query = parseProductsQuery(new URL(request.url).searchParams);
  const form = await postedForm(request);
  const answer = await submitMany(db, { form, query, actorId, now: clock.now() });
  return data(answer, { status: answer.kind === "refused" ? 422 : 200 });
}

const BULK = "many";

export default function ProductsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { query, samples, products, next, categories, brands, matching } = loaderData;
  const choices = { categories, brands };
  const here = productsHref(query);
  return (
    <div className="desk-page products-page">
      <header className="desk-head">
        <h1 className="step-3">
          {t(words.products)} <Companion of={words.products} />
        </h1>
        <p className="muted">{t(words.tableHint)}</p>
        <ButtonRouteLink to="/admin/products/new" data-key="n">
          {t(words.newProduct)}
        </ButtonRouteLink>
      </header>
      <ProductGone />
      <ManyAnswer answer={actionData} back={here} samples={samples} choices={choices} />
      {actionData?.kind !== "ask-samples" && <SamplesNotice n={samples} shown={query.sample} />}
      <ProductsFilter query={query} {...choices} />
      {products.length === 0 ? (
        <EmptyState
          title={t(words.none)}
          action={
            (isNarrowed(query) || query.after) && (
              <ButtonRouteLink variant="outline" to="/admin/products">
                {t(words.clear)}
              </ButtonRouteLink>
            )
          }
        >
          {t(words.noneHint)}
        </EmptyState>
      ) : (
        <>
          <ProductsTable products={products} columns={query.columns} form={BULK} />
          <BulkBar id={BULK} matching={matching} {...choices} />
        </>
      )}
      <p className="row row-links">
        {query.after && <Link to={productsHref({ ...query, after: null })}>{t(words.firstPage)}</Link>}
        {next && (
          <Link to={productsHref(next)} className="link-plain" rel="next">
            {t(words.nextPage)}
          </Link>
        )}
        <a className="link-plain" href={productsHref({ ...query, after: null }, "/admin/products/export")}>
          {t(words.exportCsv)}
        </a>
      </p>
    </div>
  );
}
