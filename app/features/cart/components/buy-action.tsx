import { isAddable, type ProductPage, type Variation } from "#app/features/catalog/catalog.ts";
import { BUY_FORM } from "#app/features/catalog/index/choices.ts";
import { type Locale, localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/catalog.ts";
import * as quantityField from "#app/i18n/messages/shop/quantity-field.ts";
import { nameIn } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { MAX_CART_QUANTITY } from "../cart.ts";
import { AddToCart } from "./add-to-cart.tsx";

function offered(product: ProductPage, chosen: Variation | null) {
  return chosen ? { ...chosen, kind: "simple" as const } : product;
}

/** A request that already says what it is about. */
function askHref(locale: Locale, { name, sku }: ProductPage, chosen: Variation | null): string {
  const code = chosen?.sku ?? sku;
  const params = new URLSearchParams({ product: code ? `${name} (${code})` : name });
  return `${localeHref(locale, "/shop/request")}?${params}`;
}

/** What can be done about a product: put it in the cart, go to the shop that sells it, or ask. */
export function BuyAction({ product, chosen }: { product: ProductPage; chosen: Variation | null }) {
  const t = useT();
  const locale = useLocale();
  const offer = offered(product, chosen);
  if (isAddable(offer)) {
    return (
      <div className="buy">
        {!product.soldIndividually && <Quantity />}
        <AddToCart productId={offer.id} name={nameIn(locale, product)} price={offer.price} large />
      </div>
    );
  }
  if (product.kind === "external" && product.externalUrl) {
    return (
      <ButtonLink variant="outline" wide href={product.externalUrl} rel="noopener noreferrer">
        {product.externalLabel || t(messages.notSoldHere)}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink variant="outline" wide href={askHref(locale, product, chosen)}>
      {t(messages.askAbout)}
    </ButtonLink>
  );
}

/** How many are added. It is outside the form, which a narrow page shows at its lower edge. The script shows the fault. */
function Quantity() {
  const t = useT();
  return (
    <>
      <p className="field-error" id="quantity-error" role="alert" hidden>
        {t(quantityField.quantityFault, { most: MAX_CART_QUANTITY })}
      </p>
      <label className="buy-quantity">
        {t(messages.quantity)}
        <input
          className="input"
          type="number"
          inputMode="numeric"
          name="quantity"
          required
          min={1}
          max={MAX_CART_QUANTITY}
          defaultValue={1}
          form={BUY_FORM}
        />
      </label>
    </>
  );
}

/** Asking, passing on, printing. What needs a script shows only where there is one. */
export function ProductTools({ product, chosen }: { product: ProductPage; chosen: Variation | null }) {
  const t = useT();
  const locale = useLocale();
  return (
    <div className="product-tools no-print">
      {isAddable(offered(product, chosen)) && (
        <a className="link" href={askHref(locale, product, chosen)}>
          {t(messages.askAbout)}
        </a>
      )}
      <button type="button" className="link with-script" data-share="">
        {t(messages.share)}
      </button>
      <button type="button" className="link with-script" data-print="">
        {t(messages.printSheet)}
      </button>
    </div>
  );
}
