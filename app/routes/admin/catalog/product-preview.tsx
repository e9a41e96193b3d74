import { ProductView } from "#app/features/cart/components/product-view.tsx";
import { writeLinked } from "#app/features/cart/shop-cards.server.tsx";
import { chooseVariation } from "#app/features/catalog/components/variation-choice.tsx";
import { getGuaranteeGraphic } from "#app/features/catalog/product/guarantee-graphic.server.ts";
import { fieldLabel } from "#app/features/catalog-desk/components/form-messages.ts";
import { previewProduct } from "#app/features/catalog-desk/product/preview-product.server.ts";
import { getDeliveryOffer } from "#app/features/settings/queries.server.ts";
import { getReplacements } from "#app/features/site-text/queries.server.ts";
import { requirePermission } from "#app/http/auth/guards.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeOf } from "#app/i18n/locale.ts";
import * as drafts from "#app/i18n/messages/admin/change-drafts.ts";
import * as messages from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId } from "#app/lib/ids.ts";
import { Banner } from "#app/ui/page/banner.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/product-preview.ts";

export const middleware: Route.MiddlewareFunction[] = [requirePermission];

export const handle = { theme: "light", hydrate: false, footer: false } satisfies PageHandle;

export const headers = () => NO_STORE;

export const meta: Route.MetaFunction = () => noindexMeta(messages.preview);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, clock, actorId } = await requireActor(context);
  const wish = { id: params.id, actorId, now: clock.now() };
  const preview = isId(params.id) ? await previewProduct(db, wish) : null;
  if (!preview) throw notFound();
  const { page, draftFaults } = preview;
  const locale = localeOf(new URL(request.url).pathname);
  const { product, linked } = writeLinked(page, { locale, replacements: await getReplacements(db) });
  const chosen = chooseVariation(product.variations, new URL(request.url).searchParams.get("v"));
  const graphic = await getGuaranteeGraphic(db, locale);
  const delivery = await getDeliveryOffer(db, chosen ?? product);
  const view = {
    product,
    linked,
    chosen,
    graphic,
    delivery,
    undecided: false,
    signedIn: true,
    structured: "{}",
  };
  return { view, draftFaults };
}

export default function ProductPreview({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { view, draftFaults } = loaderData;
  const fields = [...new Set(draftFaults?.map((field) => fieldLabel(t, field)))].join(", ");
  return (
    <>
      {fields !== "" ? (
        <Banner wide kind="fault">
          {t(drafts.previewFaults, { fields })}
        </Banner>
      ) : (
        <Banner wide>{t(draftFaults ? drafts.previewed : messages.previewText)}</Banner>
      )}
      <ProductView {...view} />
    </>
  );
}
