import { redirect } from "react-router";
import { BuyAction } from "#app/features/cart/components/buy-action.tsx";
import { ProductSection } from "#app/features/cart/components/card-action.tsx";
import { ShopScript } from "#app/features/cart/components/shop-script.tsx";
import { nameIn, nameLang, STORED_LANGUAGE } from "#app/features/catalog/catalog.ts";
import { Gallery, Specifications } from "#app/features/catalog/components/product-details.tsx";
import { Duties, OfferDuties } from "#app/features/catalog/components/product-duties.tsx";
import { ProductOffer } from "#app/features/catalog/components/product-offer.tsx";
import { StoredHtml } from "#app/features/catalog/components/stored-html.tsx";
import { chooseVariation, VariationChoice } from "#app/features/catalog/components/variation-choice.tsx";
import { getGuaranteeGraphic } from "#app/features/catalog/guarantee-graphic.server.ts";
import { productMeta } from "#app/features/catalog/product-meta.ts";
import { getCurrentSlug, getProductBySlug } from "#app/features/catalog/product-page.server.ts";
import { listHref } from "#app/features/catalog/schema.ts";
import { structuredData } from "#app/features/catalog/structured-data.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { getViewer } from "#app/http/viewer.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as words from "#app/i18n/messages/catalog.ts";
import * as shop from "#app/i18n/messages/shop.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import type { Route } from "./+types/product";

export const handle = { lights: "work", hydrate: false } satisfies PageHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, clock, config } = context.get(appContext);
  const { pathname, searchParams } = new URL(request.url);
  const product = await getProductBySlug(db, params.slug, clock.now());
  if (!product) {
    const slug = await getCurrentSlug(db, params.slug);
    if (slug === null || slug === params.slug) throw new Response(null, { status: 404 });
    throw redirect(localeHref(localeOf(pathname), `/shop/product/${slug}`), 301);
  }
  const chosen = chooseVariation(product.variations, searchParams.get("v"));
  const viewer = await getViewer(context);
  const graphic = await getGuaranteeGraphic(db, localeOf(pathname));
  return {
    product,
    chosen,
    graphic,
    undecided: searchParams.get("problem") === "choose",
    signedIn: viewer !== null,
    origin: config.origin,
    structured: structuredData(product, chosen, { origin: config.origin, path: pathname }),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: "ItsShowTime" }];
  return productMeta(localeOf(location.pathname), loaderData.origin, loaderData.product);
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, chosen, graphic, undecided, structured, signedIn } = loaderData;
  const t = useT();
  const locale = useLocale();
  const name = nameIn(locale, product);
  const browse = (category: string | null): string =>
    localeHref(locale, listHref("/shop/browse", { category }));
  return (
    <div className="wrap product-page">
      <ShopScript signedIn={signedIn} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structured }} />
      <Breadcrumb
        trail={[
          { label: t(shop.shop), href: localeHref(locale, "/shop") },
          ...product.trail.map((category) => ({
            label: nameIn(locale, category),
            ...nameLang(locale, category),
            href: browse(category.slug),
          })),
          { label: name, ...nameLang(locale, product) },
        ]}
      />
      <div className="product-top">
        <Gallery images={product.images} />
        <div className="product-buy">
          {product.brand && (
            <p className="product-brand" lang={STORED_LANGUAGE}>
              {product.brand}
            </p>
          )}
          <h1 {...nameLang(locale, product)}>{name}</h1>
          {product.shortDescription && <StoredHtml className="lede-text" html={product.shortDescription} />}
          {chosen && <VariationChoice product={product} chosen={chosen} undecided={undecided} />}
          <ProductOffer product={product} chosen={chosen} action={<BuyAction {...loaderData} />} />
          <OfferDuties duties={product.duties} chosen={chosen} graphic={graphic} />
        </div>
      </div>
      <div className="product-info">
        {product.description && (
          <section className="product-section" aria-labelledby="description">
            <h2 id="description">
              {t(words.description)}
              <Companion of={words.description} />
            </h2>
            <StoredHtml className="prose" html={product.description} />
          </section>
        )}
        <Specifications product={product} chosen={chosen} />
        <Duties duties={product.duties} />
      </div>
      <ProductSection title={words.crossSells} products={product.crossSells} className="product-section" />
      <ProductSection title={words.upsells} products={product.upsells} className="product-section" />
      <ProductSection title={words.related} products={product.related} className="product-section" />
    </div>
  );
}
