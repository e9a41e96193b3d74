import { redirect } from "react-router";
import { AddToCart } from "#app/features/cart/components/add-to-cart.tsx";
import { ShopScript } from "#app/features/cart/components/shop-script.tsx";
import { isAddable, nameIn, type ProductCard, productPath } from "#app/features/catalog/catalog.ts";
import { Duties, Gallery, Specifications } from "#app/features/catalog/components/product-details.tsx";
import { ProductGrid } from "#app/features/catalog/components/product-grid.tsx";
import { ProductOffer } from "#app/features/catalog/components/product-offer.tsx";
import { chooseVariation, VariationChoice } from "#app/features/catalog/components/variation-choice.tsx";
import { getCurrentSlug, getProductBySlug } from "#app/features/catalog/product-page.server.ts";
import { listHref } from "#app/features/catalog/schema.ts";
import { structuredData } from "#app/features/catalog/structured-data.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { getViewer } from "#app/http/viewer.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/catalog.ts";
import * as shop from "#app/i18n/messages/shop.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { pictureSrc } from "#app/ui/picture.tsx";
import type { Route } from "./+types/product";
import "#app/features/catalog/components/product.css";

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
  return {
    product,
    chosen,
    signedIn: viewer !== null,
    origin: config.origin,
    structured: structuredData(product, chosen, { origin: config.origin, path: pathname }),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: "ItsShowTime" }];
  const { product, origin } = loaderData;
  const name = nameIn(localeOf(location.pathname), product);
  const description = product.shortDescription
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 160);
  const [image] = product.images;
  return [
    { title: `${name} – ItsShowTime` },
    ...(description ? [{ name: "description", content: description }] : []),
    { property: "og:title", content: name },
    ...(image ? [{ property: "og:image", content: `${origin}${pictureSrc(image, 1000)}` }] : []),
  ];
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, chosen, structured, signedIn } = loaderData;
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
            href: browse(category.slug),
          })),
          { label: name },
        ]}
      />
      <div className="product-top">
        <Gallery images={product.images} />
        <div className="product-buy">
          {product.brand && <p className="product-brand">{product.brand}</p>}
          <h1>{name}</h1>
          {product.shortDescription && <Html className="lede-text" html={product.shortDescription} />}
          {chosen && <VariationChoice product={product} chosen={chosen} />}
          <ProductOffer product={product} chosen={chosen} action={<BuyAction {...loaderData} />} />
        </div>
      </div>
      <div className="product-info">
        {product.description && (
          <section className="product-section" aria-labelledby="description">
            <h2 id="description">
              {t(words.description)}
              <Companion of={words.description} />
            </h2>
            <Html className="prose" html={product.description} />
          </section>
        )}
        <Specifications product={product} chosen={chosen} />
        <Duties product={product} />
      </div>
      <Neighbours title={words.crossSells} products={product.crossSells} />
      <Neighbours title={words.upsells} products={product.upsells} />
      <Neighbours title={words.related} products={product.related} />
    </div>
  );
}

/** HTML that the allow-list has cleaned when it was stored. */
function Html({ html, className }: { html: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

function BuyAction({ product, chosen }: Pick<Route.ComponentProps["loaderData"], "product" | "chosen">) {
  const t = useT();
  const locale = useLocale();
  const offer = chosen ? { ...chosen, kind: "simple" as const } : product;
  if (isAddable(offer)) return <AddToCart productId={offer.id} name={nameIn(locale, product)} large />;
  if (product.kind === "external" && product.externalUrl) {
    return (
      <ButtonLink look="line" wide href={product.externalUrl} rel="noopener noreferrer">
        {product.externalLabel || t(words.notSoldHere)}
      </ButtonLink>
    );
  }
  const ask = `${localeHref(locale, "/shop/request")}?${new URLSearchParams({ product: product.name })}`;
  return (
    <ButtonLink look="line" wide href={ask}>
      {t(words.askAbout)}
    </ButtonLink>
  );
}

function Neighbours({ title, products }: { title: Message; products: readonly ProductCard[] }) {
  const t = useT();
  const locale = useLocale();
  if (products.length === 0) return null;
  return (
    <section className="product-section" aria-label={t(title)}>
      <h2>
        {t(title)}
        <Companion of={title} />
      </h2>
      <ProductGrid
        products={products}
        heading="h3"
        eager={false}
        action={(product) =>
          isAddable(product) ? (
            <AddToCart productId={product.id} name={nameIn(locale, product)} />
          ) : (
            <ButtonLink look="line" small wide href={localeHref(locale, productPath(product))}>
              {t(shop.viewProduct)}
            </ButtonLink>
          )
        }
      />
    </section>
  );
}
