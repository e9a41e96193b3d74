import { Outlet } from "react-router";
import type { ManyProductsAnswer as Answer } from "#app/features/catalog-desk/bulk/bulk.ts";
import { BulkBar } from "#app/features/catalog-desk/components/list/bulk-bar.tsx";
import { ManyAnswer } from "#app/features/catalog-desk/components/list/many-answer.tsx";
import { ProductsFilter } from "#app/features/catalog-desk/components/list/products-filter.tsx";
import { ProductsTable } from "#app/features/catalog-desk/components/list/products-table.tsx";
import { SamplesBanner } from "#app/features/catalog-desk/components/list/samples.tsx";
import { ProductGone } from "#app/features/catalog-desk/components/product-result.tsx";
import { countSamples } from "#app/features/catalog-desk/delete-sample-catalogue.server.ts";
import { listFilterChoices } from "#app/features/catalog-desk/list-choices.server.ts";
import { listAdminProducts, toListed } from "#app/features/catalog-desk/list-products.server.ts";
import { areProductsNarrowed, productsList } from "#app/features/catalog-desk/list-query.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { NewLink } from "#app/ui/admin/new-link.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import type { Route } from "./+types/route.ts";
import "#app/features/catalog-desk/components/list/products.css";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.products);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const query = productsList.parse(new URL(request.url).searchParams);
  const [list, samples, choices] = await Promise.all([
    listAdminProducts(db, query),
    countSamples(db),
    listFilterChoices(db),
  ]);
  const products = list.products.map((product) => toListed(product, query.columns));
  const matching = list.next || query.after ? list.matching : null;
  return { query, samples, ...choices, ...list, products, matching };
}

const BULK = "many";

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { query, samples, products, total, all, next, categories, brands, matching } = loaderData;
  const csv = productsList.href({ ...query, after: null }, adminPath("/admin/products/export"));
  const choices = { categories, brands };
  const answer = useActionResult<Answer>();
  return (
    <AdminPage
      title={messages.products}
      lead={messages.tableHint}
      actions={<NewLink to={adminPath("/admin/products/new")} label={messages.newProduct} />}
    >
      <ProductGone />
      <ManyAnswer answer={answer} query={query} samples={samples} choices={choices} />
      <ProductsFilter query={query} {...choices} count={<ListCount n={total} all={all} csv={csv} />} />
      <ListRows
        isEmpty={products.length === 0}
        empty={{ title: messages.none, text: messages.noneHint }}
        all={{
          to: (areProductsNarrowed(query) || query.after !== null) && adminPath("/admin/products"),
          label: messages.clear,
        }}
      >
        <ProductsTable
          products={products}
          columns={query.columns}
          form={BULK}
          ticked={answer?.kind === "to-confirm" ? answer.ids : []}
        />
        <BulkBar id={BULK} query={query} matching={matching} {...choices} />
        <ListPages
          first={query.after && productsList.href({ ...query, after: null })}
          next={next && productsList.href(next)}
        />
      </ListRows>
      {answer?.kind !== "samples-to-confirm" && <SamplesBanner n={samples} query={query} />}
      <Outlet />
    </AdminPage>
  );
}
