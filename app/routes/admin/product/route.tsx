import { data, Outlet } from "react-router";
import { ProductStateWord } from "#app/features/catalog-desk/components/list/products-table.tsx";
import {
  ProductActionForms,
  ProductActions,
} from "#app/features/catalog-desk/components/product-actions.tsx";
import { ProductForm } from "#app/features/catalog-desk/components/product-form.tsx";
import { PriceHistory, ProductHistory } from "#app/features/catalog-desk/components/product-history.tsx";
import { isSaved, ProductResult } from "#app/features/catalog-desk/components/product-result.tsx";
import { StockLedger } from "#app/features/catalog-desk/components/stock-ledger.tsx";
import { listBrandChoices, listCategoryChoices } from "#app/features/catalog-desk/list-choices.server.ts";
import { getProductAdmin } from "#app/features/catalog-desk/product/get-product.server.ts";
import { listProductHistory } from "#app/features/catalog-desk/product/list-history.server.ts";
import type { ReturnedStockChange } from "#app/features/catalog-desk/stock-change.ts";
import { PickerLibrary } from "#app/features/media/components/media-picker.tsx";
import { FIRST_PAGE } from "#app/features/media/library.ts";
import { listLibrary } from "#app/features/media/queries.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { statusOfRefusal } from "#app/http/actions/refusal-status.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { idOrNew } from "#app/http/id-or-new.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { useFlash } from "#app/ui/flash/flash-provider.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import "#app/features/catalog-desk/components/list/products.css";
import "#app/features/catalog-desk/components/product-form.css";
import "#app/features/catalog-desk/components/product-page.css";
import type { Route } from "./+types/route.ts";
import { flashAfter, type ReturnedForm, saveForm } from "./save-form.server.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";
export const meta: Route.MetaFunction = ({ loaderData }) =>
  noindexMeta(loaderData?.product?.name ?? messages.newProduct);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const id = idOrNew(params.id);
  const product = id === null ? null : await getProductAdmin(db, id);
  if (id !== null && !product) throw notFound();
  const [categories, brands, library, history] = await Promise.all([
    listCategoryChoices(db),
    listBrandChoices(db),
    listLibrary(db, FIRST_PAGE),
    product ? listProductHistory(db, product.id) : [],
  ]);
  return { product, categories, brands, history, library: library.items };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { actorId, form } = await readPost({ request, context });
  const id = idOrNew(params.id);
  const saved = await saveForm(context, { id, actorId, form });
  if (!saved.ok) return data(saved.error, { status: statusOfRefusal(saved.error.kind) });
  throw redirectWith(context, adminPath(`/admin/products/${saved.value.id}`), flashAfter(id, saved.value));
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const [t, flash] = [useT(), useFlash()?.name];
  const { product, categories, brands, library, history } = loaderData;
  // The page's own save, or that of the button that publishes.
  const answer = useActionResult<ReturnedForm | ReturnedStockChange>();
  const [byButton, ofStock] = answer && "form" in answer ? [answer, null] : [null, answer];
  const [returned, saved] = [actionData ?? byButton, isSaved(flash)];
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/products"), label: messages.products }}
      heading={product ? product.name : t(messages.newProduct)}
      marks={product && <ProductStateWord product={product} />}
      actions={<ProductActions product={product} />}
    >
      <ProductResult id={product?.id ?? "new"} obstacles={product?.obstacles ?? []} />
      <PickerLibrary value={library}>
        <ProductForm
          key={product ? JSON.stringify([product.values, product.draft?.version]) : "new"}
          product={product}
          returned={returned?.form}
          question={returned?.question ?? null}
          categories={categories}
          brands={brands}
          pictures={[...library, ...(product?.pictures ?? []), ...(returned?.pictures ?? [])]}
          saved={saved}
          resumed={ofStock !== null || (flash !== undefined && !saved)}
          created={flash === "product-created"}
        />
      </PickerLibrary>
      {product && (
        <div className="admin-entry product-form">
          <div className="product-column">
            <StockLedger product={product} returned={ofStock} />
            <ProductHistory events={history} />
          </div>
          <PriceHistory product={product} />
          <ProductActionForms id={product.id} />
        </div>
      )}
      <Outlet />
    </AdminDetail>
  );
}
