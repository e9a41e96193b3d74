import { isAddable, type ProductCard, productPath } from "#app/features/catalog/catalog.ts";
import { ProductGrid } from "#app/features/catalog/components/list/product-grid.tsx";
import { localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/shop.ts";
import { nameIn } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { AddToCart } from "./add-to-cart.tsx";

/** The button of a product in a list: into the cart, or to its page where something has to be chosen first. */
export function CardAction({ product }: { product: ProductCard }) {
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

/** A headed row of products; nothing when there are none. */
export function ProductSection({
  title,
  products,
  className,
}: {
  title: Message;
  products: readonly ProductCard[];
  className: string;
}) {
  const t = useT();
  if (products.length === 0) return null;
  return (
    <section className={className} aria-label={t(title)}>
      <CompanionHeading level={2} of={title} />
      <ProductGrid
        products={products}
        heading="h3"
        eager={false}
        action={(product) => <CardAction product={product} />}
      />
    </section>
  );
}
