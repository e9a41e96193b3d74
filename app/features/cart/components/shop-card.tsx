import { isAddable, type ProductCard, productPath } from "#app/features/catalog/catalog.ts";
import { ProductTile, type ProductTileProps } from "#app/features/catalog/components/list/product-grid.tsx";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/shop.ts";
import { nameIn } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { AddToCart } from "./add-to-cart.tsx";

/** A product in a list of the shop, with its button. */
export function ShopCard(props: ProductTileProps) {
  return (
    <ProductTile {...props}>
      <CardAction product={props.product} />
    </ProductTile>
  );
}

/** The button of a product in a list: into the cart, or to its page where something has to be chosen first. */
function CardAction({ product }: { product: ProductCard }) {
  const t = useT();
  const locale = useLocale();
  const name = nameIn(locale, product);
  if (isAddable(product)) return <AddToCart productId={product.id} name={name} />;
  const label = t(product.kind === "variable" ? messages.viewOptions : messages.viewProduct);
  return (
    <ButtonLink
      variant="outline"
      small
      wide
      href={localeHref(locale, productPath(product))}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </ButtonLink>
  );
}
