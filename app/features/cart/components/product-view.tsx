import type { ProductPage, Variation } from "#app/features/catalog/catalog.ts";
import { ProductGallery } from "#app/features/catalog/components/gallery/product-gallery.tsx";
import { Manuals, Specifications } from "#app/features/catalog/components/product-details.tsx";
import { Duties, OfferDuties } from "#app/features/catalog/components/product-duties.tsx";
import { ProductOffer } from "#app/features/catalog/components/product-offer.tsx";
import { StoredHtml } from "#app/features/catalog/components/stored-html.tsx";
import { VariationChoice } from "#app/features/catalog/components/variation-choice.tsx";
import { shownImages } from "#app/features/catalog/product/shown-images.ts";
import { listHref } from "#app/features/catalog/schema.ts";
import type { DeliveryOffer } from "#app/features/settings/settings.ts";
import { keepFigures } from "#app/i18n/keep-together.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/catalog.ts";
import * as shop from "#app/i18n/messages/shop/shop.ts";
import { nameIn, nameLang, STORED_LANGUAGE } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Breadcrumb } from "#app/ui/page/breadcrumb.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import type { PictureSource } from "#app/ui/picture-source.ts";
import { BuyAction, ProductTools } from "./buy-action.tsx";
import { type LinkedSections, ProductSection } from "./product-section.tsx";
import { ShopScript } from "./shop-script.tsx";

interface ProductViewProps {
  readonly product: ProductPage;
  readonly linked: LinkedSections;
  readonly chosen: Variation | null;
  /** The buyer has to choose what the variation leaves open. */
  readonly undecided: boolean;
  readonly signedIn: boolean;
  readonly graphic: PictureSource | null;
  /** What delivery of one costs. */
  readonly delivery: DeliveryOffer;
  /** JSON for search engines, every "<" escaped. */
  readonly structured: string;
  /** What is said of hiring it instead. */
  readonly hire?: React.ReactNode;
}

/** A product's page as visitors see it. */
export function ProductView(props: ProductViewProps) {
  const { product, linked, chosen, graphic, delivery, undecided, structured, signedIn, hire } = props;
  const t = useT();
  const locale = useLocale();
  const name = nameIn(locale, product);
  const browse = (category: string | null): string => localeHref(locale, listHref({ category }));
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
        <ProductGallery images={shownImages(product, chosen)} turntable={product.turntable} />
        <div className="product-buy">
          {product.brand && (
            <p className="product-brand" lang={STORED_LANGUAGE}>
              {product.brand}
            </p>
          )}
          <h1 {...nameLang(locale, product)}>{keepFigures(name)}</h1>
          {product.shortDescription && (
            <StoredHtml
              className="lede-text"
              html={product.shortDescription}
              irish={product.shortDescriptionGa}
            />
          )}
          {chosen && <VariationChoice product={product} chosen={chosen} undecided={undecided} />}
          <ProductOffer
            product={product}
            chosen={chosen}
            delivery={delivery}
            action={<BuyAction product={product} chosen={chosen} />}
          />
          {hire}
          <ProductTools product={product} chosen={chosen} />
          <OfferDuties duties={product.duties} chosen={chosen} graphic={graphic} />
        </div>
      </div>
      <div className="product-info">
        {(product.description || (locale === "ga" && product.descriptionGa)) && (
          <section className="product-section" aria-labelledby="description">
            <CompanionHeading level={2} of={messages.description} id="description" />
            <StoredHtml className="prose" html={product.description} irish={product.descriptionGa} />
          </section>
        )}
        <Specifications product={product} chosen={chosen} />
        <Manuals manuals={product.manuals} />
        <Duties duties={product.duties} />
      </div>
      <ProductSection title={messages.crossSells} cards={linked.crossSells} className="product-section" />
      <ProductSection title={messages.upsells} cards={linked.upsells} className="product-section" />
      <ProductSection title={messages.related} cards={linked.related} className="product-section" />
    </div>
  );
}
