import { BUY_FORM } from "#app/features/catalog/index/choices.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as cart from "#app/i18n/messages/shop/cart.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import type { Cents } from "#app/lib/money.ts";
import { CheckIcon } from "#app/ui/icons.tsx";

/**
 * Puts one product into the guest cart. It is a form: the shop's script adds in place, and without scripts the
 * same button buys the product straight away, or adds it to a signed-in customer's cart.
 */
export function AddToCart({
  productId,
  name,
  large = false,
  price = null,
}: {
  productId: string;
  name: string;
  large?: boolean;
  /** Told again beside the button where the button has left the price behind. */
  price?: Cents | null;
}) {
  const t = useT();
  const locale = useLocale();
  return (
    <form
      method="post"
      action={localeHref(locale, "/shop/cart/items")}
      className="add-to-cart"
      data-add-to-cart=""
      noValidate
      {...(large && { id: BUY_FORM })}
    >
      <input type="hidden" name="product_id" value={productId} />
      {price !== null && (
        <span className="add-price price" aria-hidden="true">
          {formatMoney(price)}
        </span>
      )}
      <button
        type="submit"
        className={`button button-wide ${large ? "button-primary" : "button-solid button-small"}`}
        data-add-button=""
        aria-label={`${t(cart.addToCart)}: ${name}`}
      >
        <span className="add-ask">{t(cart.addToCart)}</span>
        <span className="add-answer">
          <CheckIcon />
          {t(cart.adding)}
        </span>
      </button>
    </form>
  );
}
