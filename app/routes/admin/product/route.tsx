import { Link, Outlet } from "react-router";
import { ProductForm } from "#app/features/catalog-desk/components/product-form.tsx";
import { ProductResult } from "#app/features/catalog-desk/components/product-result.tsx";
import { PriceHistory, ProductSide } from "#app/features/catalog-desk/components/product-side.tsx";
import { StockLedger } from "#app/features/catalog-desk/components/stock-ledger.tsx";
import { listBrandChoices, listCategoryChoices } from "#app/features/catalog-desk/list-choices.server.ts";
import { getProductAdmin } from "#app/features/catalog-desk/product/get-product.server.ts";
import { PickerLibrary } from "#app/features/media/components/media-picker.tsx";
import { FIRST_PAGE } from "#app/features/media/library.ts";
import { listLibrary } from "#app/features/media/queries.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { notFound } from "#app/http/not-found.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId } from "#app/lib/ids.ts";
import type { FlashName } from "#app/ui/flash/flash.ts";
import { useFlash } from "#app/ui/flash/flash-provider.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import "#app/features/content/components/admin/admin.css";
import "#app/features/content/components/admin/admin-form.css";
import "#app/features/media/components/media.css";
import "#app/features/catalog-desk/components/list/products.css";
import "#app/features/catalog-desk/components/product-form.css";
import type { Route } from "./+types/route.ts";
import { type ReturnedForm, saveForm } from "./save-form.server.ts";

export const handle = { theme: "light", hydrate: true, footer: false } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  noindexMeta(loaderData?.product?.name ?? messages.newProduct);

/** Results after which the form has no unsaved changes. */
const SAVED: ReadonlySet<FlashName | undefined> = new Set([
  "product-created",
  "product-incomplete",
  "product-published",
  "product-saved",
  "product-unpublished",
] as const);

/** The address of a product that is not there yet ends in this instead of an id. */
const NEW = "new";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const product = params.id === NEW ? null : await getProductAdmin(db, params.id);
  if (!product && params.id !== NEW) throw notFound();
  const [categories, brands, library] = await Promise.all([
    listCategoryChoices(db),
    listBrandChoices(db),
    listLibrary(db, FIRST_PAGE),
  ]);
  return {
    product,
    categories,
    brands,
    library: library.items,
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id: actorId } = await requireViewer(context);
  if (params.id !== NEW && !isId(params.id)) throw notFound();
  const id = params.id === NEW ? null : params.id;
  const saved = await saveForm(context, { id, actorId, form: await postedForm(request) });
  if (!saved.ok) return saved.error;
  const flash = id ? ({ name: "product-saved", parts: saved.value.merged } as const) : "product-created";
  throw redirectWith(context, adminPath(`/admin/products/${saved.value.id}`), flash);
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { product, categories, brands, library } = loaderData;
  const flash = useFlash()?.name;
  // The page's own save, or that of the button that publishes.
  const byButton = useActionResult<ReturnedForm>();
  const returned = actionData ?? byButton;
  const saved = SAVED.has(flash);
  return (
    <div className="admin-page products-page">
      <header className="admin-head">
        <Link to={adminPath("/admin/products")} className="admin-back">
          {t(messages.products)}
        </Link>
        <h1 className="step-3">{product ? product.name : t(messages.newProduct)}</h1>
      </header>
      <ProductResult id={product?.id ?? NEW} obstacles={product?.obstacles ?? []} />
      <div className="admin-entry">
        <div className="stack-6">
          <PickerLibrary value={library}>
            <ProductForm
              key={product ? JSON.stringify(product.values) : NEW}
              product={product}
              returned={returned?.form}
              categories={categories}
              brands={brands}
              pictures={[...library, ...(product?.pictures ?? []), ...(returned?.pictures ?? [])]}
              saved={saved}
              resumed={flash !== undefined && !saved}
              created={flash === "product-created"}
            />
          </PickerLibrary>
          {product && <StockLedger product={product} />}
          {product && <PriceHistory product={product} />}
        </div>
        {product && <ProductSide product={product} />}
      </div>
      <Outlet />
    </div>
  );
}
