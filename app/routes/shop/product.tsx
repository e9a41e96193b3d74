import { redirect } from "react-router";
import { ProductView } from "#app/features/cart/components/product-view.tsx";
import { writeLinked } from "#app/features/cart/shop-cards.server.tsx";
import { chooseVariation } from "#app/features/catalog/components/variation-choice.tsx";
import { getGuaranteeGraphic } from "#app/features/catalog/product/guarantee-graphic.server.ts";
import { productMeta } from "#app/features/catalog/product/product-meta.ts";
import { getProductBySlug } from "#app/features/catalog/product/product-page.server.ts";
import { structuredData } from "#app/features/catalog/product/structured-data.ts";
import { getCurrentSlug } from "#app/features/catalog/retired-slugs.server.ts";
import { slugPath } from "#app/features/catalog/slug-path.ts";
import { HireFrom } from "#app/features/hire-catalogue/components/hire-from.tsx";
import { getShopHire } from "#app/features/hire-catalogue/shop-hire.server.ts";
import { readPricedPage } from "#app/features/price-lists/read-list-prices.server.ts";
import { getDeliveryOffer } from "#app/features/settings/queries.server.ts";
import { getReplacements } from "#app/features/site-text/queries.server.ts";
import { getListCustomer, getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { flashOf } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { SITE_NAME } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/product.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, clock, config } = context.get(appContext);
  const { pathname, search, searchParams } = new URL(request.url);
  const found = await getProductBySlug(db, params.slug, clock.now());
  if (!found) {
    const slug = await getCurrentSlug(db, "product", params.slug);
    if (slug === null) throw notFound();
    throw redirect(`${localeHref(localeOf(pathname), slugPath("product", slug))}${search}`, 301);
  }
  const page = await readPricedPage(db, await getListCustomer(context), found);
  const words = { locale: localeOf(pathname), replacements: await getReplacements(db) };
  const { product, linked } = writeLinked(page, words);
  const variation = searchParams.get("v");
  const chosen = chooseVariation(product.variations, variation);
  const { price, vatRate } = chosen ?? product;
  const hire = await getShopHire(db, { id: product.id, price, vatRate });
  const viewer = await getViewer(context);
  const delivery = await getDeliveryOffer(db, chosen ?? product);
  const graphic = await getGuaranteeGraphic(db, localeOf(pathname));
  return {
    product,
    linked,
    chosen,
    graphic,
    delivery,
    hire,
    undecided: flashOf(context)?.name === "cart-choose",
    signedIn: viewer !== null,
    origin: config.origin,
    // For search engines, so at the public prices.
    structured: structuredData(found, chooseVariation(found.variations, variation), {
      origin: config.origin,
      path: pathname,
      locale: localeOf(pathname),
    }),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: SITE_NAME }];
  return productMeta({ ...loaderData, locale: localeOf(location.pathname) });
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { hire, ...view } = loaderData;
  return <ProductView {...view} hire={<HireFrom hire={hire} />} />;
}
