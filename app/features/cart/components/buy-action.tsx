import { isAddable, type ProductPage, type Variation } from "#app/features/catalog/catalog.ts";
import { nameIn } from "#app/features/catalog/named.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as words from "#app/i18n/messages/catalog.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { AddToCart } from "./add-to-cart.tsx";

/** What can be done about a product: put it in the cart, go to the shop that sells it, or ask. */
export function BuyAction({ product, chosen }: { product: ProductPage; chosen: Variation | null }) {
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
