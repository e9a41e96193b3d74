import { data } from "react-router";
import { AddToCart } from "#app/features/cart/components/add-to-cart.tsx";
import { ShopScript } from "#app/features/cart/components/shop-script.tsx";
import { isAddable, nameIn, type ProductCard, productPath } from "#app/features/catalog/catalog.ts";
import { DepartmentTiles } from "#app/features/catalog/components/department-tiles.tsx";
import { SearchBox } from "#app/features/catalog/components/list-filters.tsx";
import { ProductGrid } from "#app/features/catalog/components/product-grid.tsx";
import { listCategories, listHighlights } from "#app/features/catalog/queries.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { getViewer } from "#app/http/viewer.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/shop.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/front";
import "#app/features/catalog/components/front.css";

export const handle = { lights: "work", hydrate: false } satisfies PageHandle;

const HIGHLIGHTS = 8;

/** The shop's own front, or, when an external shop is set, that shop in a frame. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(appContext);
  const settings = await getSettings(db);
  const frame = settings.externalShopUrl ?? config.externalShopUrl ?? null;
  if (frame) return data({ frame, categories: [], featured: [], latest: [], signedIn: false });
  const [viewer, all, { featured, latest }] = await Promise.all([
    getViewer(context),
    listCategories(db),
    listHighlights(db, HIGHLIGHTS),
  ]);
  const categories = all.filter(({ parentId }) => !all.some(({ id }) => id === parentId));
  return data({ frame, categories, featured, latest, signedIn: viewer !== null });
}

export const meta: Route.MetaFunction = ({ location }) => {
  const locale = localeOf(location.pathname);
  return [
    { title: `${format(locale, words.shop)} – ItsShowTime` },
    { name: "description", content: format(locale, words.shopDescription) },
  ];
};

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
          <h1>
            {t(words.shop)}
            <Companion of={words.shop} />
          </h1>
          <p className="front-lede">{t(words.shopLede)}</p>
        </div>
        <div className="front-search">
          <SearchBox query={{ search: "", category: null }} />
          <ButtonLink href={localeHref(locale, "/shop/browse")}>{t(words.browseAll)}</ButtonLink>
        </div>
      </header>
      <section className="front-section" aria-labelledby="departments">
        <h2 id="departments">
          {t(words.departments)}
          <Companion of={words.departments} />
        </h2>
        <DepartmentTiles categories={categories} />
      </section>
      <Highlights title={words.featured} products={featured} />
      <Highlights title={words.latest} products={latest} />
      <p className="front-request">
        {t(words.requestHint)}{" "}
        <a className="link" href={localeHref(locale, "/shop/request")}>
          {t(words.requestItem)}
        </a>
      </p>
    </div>
  );
}

function Highlights({ title, products }: { title: Message; products: readonly ProductCard[] }) {
  const t = useT();
  const locale = useLocale();
  if (products.length === 0) return null;
  const action = (product: ProductCard) => {
    const name = nameIn(locale, product);
    if (isAddable(product)) return <AddToCart productId={product.id} name={name} />;
    const label = t(product.kind === "variable" ? words.viewOptions : words.viewProduct);
    return (
      <ButtonLink
        look="line"
        small
        wide
        href={localeHref(locale, productPath(product))}
        aria-label={`${label}: ${name}`}
      >
        {label}
      </ButtonLink>
    );
  };
  return (
    <section className="front-section" aria-label={t(title)}>
      <h2>
        {t(title)}
        <Companion of={title} />
      </h2>
      <ProductGrid products={products} action={action} heading="h3" eager={false} />
    </section>
  );
}

/** Fills the page below the header. The footer stays away by a rule in the style sheet. */
function ExternalShop({ src }: { src: string }) {
  const t = useT();
  return (
    <div className="external-shop">
      <h1 className="hidden-visually">{t(words.shop)}</h1>
      <p className="external-shop-help">
        {t(words.frameText)}{" "}
        <a className="link" href={src} target="_blank" rel="noopener">
          {t(words.frameFallback)}
        </a>
      </p>
      <iframe src={src} title={t(words.frameTitle)} allow="payment" />
    </div>
  );
}
