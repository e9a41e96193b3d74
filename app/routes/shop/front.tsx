import { data } from "react-router";
import { ProductSection } from "#app/features/cart/components/product-section.tsx";
import { ShopScript } from "#app/features/cart/components/shop-script.tsx";
import { writeSectionCards } from "#app/features/cart/shop-cards.server.tsx";
import { DepartmentTiles } from "#app/features/catalog/components/department-tiles.tsx";
import { SearchBox } from "#app/features/catalog/components/list/list-filters.tsx";
import { listCategories, listFaces, listHighlights } from "#app/features/catalog/queries.server.ts";
import { sharedMeta } from "#app/features/content/page-meta.ts";
import { readPricedCards } from "#app/features/price-lists/read-list-prices.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { getReplacements } from "#app/features/site-text/queries.server.ts";
import { getListCustomer, getViewer } from "#app/http/auth/viewer.server.ts";
import { pagePolicy } from "#app/http/cache/page-policy.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { securityHeaders } from "#app/http/headers/security-headers.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/shop.ts";
import { customTitle } from "#app/i18n/messages/site/enquiries.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { pageTitle, SITE_NAME } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/front.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

const HIGHLIGHTS = 8;

/** The shop's own front, or, when an external shop is set, that shop in a frame. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, config } = context.get(appContext);
  const { origin } = config;
  const settings = await getSettings(db);
  const frame = settings.externalShopUrl ?? config.externalShopUrl ?? null;
  if (frame) {
    // The frame may only ask for payment when the page's own answer lets its origin do so.
    const policy = securityHeaders({ origin, externalShopUrl: frame })["Permissions-Policy"] ?? "";
    context.get(pagePolicy).frameOrigin = new URL(frame).origin;
    const nothing = { categories: [], featured: "", latest: "", signedIn: false };
    return data({ origin, frame, ...nothing }, { headers: { "Permissions-Policy": policy } });
  }
  const [viewer, all, { featured, latest }] = await Promise.all([
    getViewer(context),
    listCategories(db),
    listHighlights(db, HIGHLIGHTS),
  ]);
  const listOf = await getListCustomer(context);
  const tops = all.filter(({ parentId }) => !all.some(({ id }) => id === parentId));
  const faces = await listFaces(
    db,
    tops.map(({ id }) => id),
  );
  const categories = tops.map((category) => ({ ...category, face: faces.get(category.id) ?? null }));
  const locale = localeOf(new URL(request.url).pathname);
  const words = { locale, replacements: await getReplacements(db) };
  const cards = {
    featured: writeSectionCards(await readPricedCards(db, listOf, featured), words),
    latest: writeSectionCards(await readPricedCards(db, listOf, latest), words),
  };
  return data({ origin, frame, categories, ...cards, signedIn: viewer !== null });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: SITE_NAME }];
  const locale = localeOf(location.pathname);
  return sharedMeta({
    locale,
    origin: loaderData.origin,
    path: "/shop",
    title: pageTitle(messages.shop, locale),
    description: format(locale, messages.shopDescription),
  });
}

export default function FrontPage({ loaderData }: Route.ComponentProps) {
  const { frame, categories, featured, latest, signedIn } = loaderData;
  const t = useT();
  const locale = useLocale();
  if (frame) return <ExternalShop src={frame} />;
  return (
    <div className="wrap front">
      <ShopScript signedIn={signedIn} />
      <header className="front-head">
        <div>
          <CompanionHeading level={1} of={messages.shop} />
          <p className="front-lede">{t(messages.shopLede)}</p>
        </div>
        <div className="front-search">
          <SearchBox query={{ search: "", category: null }} />
          <ButtonLink href={localeHref(locale, "/shop/browse")}>{t(messages.browseAll)}</ButtonLink>
        </div>
      </header>
      <section className="front-section" aria-labelledby="departments">
        <CompanionHeading level={2} of={messages.departments} id="departments" />
        <DepartmentTiles categories={categories} />
      </section>
      <ProductSection title={messages.featured} cards={featured} className="front-section" />
      <ProductSection title={messages.latest} cards={latest} className="front-section" />
      <p className="front-request">
        {t(messages.requestHint)}{" "}
        <a className="link" href={localeHref(locale, "/shop/request")}>
          {t(customTitle)}
        </a>
      </p>
    </div>
  );
}

/** Fills the page below the header. The footer stays away by a rule in the style sheet. */
function ExternalShop({ src }: { src: string }) {
  const t = useT();
  return (
    <div className="external-shop">
      <h1 className="hidden-visually">{t(messages.shop)}</h1>
      <p className="external-shop-help">
        {t(messages.frameText)}{" "}
        <a className="link" href={src} target="_blank" rel="noopener">
          {t(messages.frameFallback)}
        </a>
      </p>
      <iframe src={src} title={t(messages.frameTitle)} allow="payment" />
    </div>
  );
}
