import type { ReactNode } from "react";
import { localeHref } from "#app/i18n/locale.ts";
import * as cart from "#app/i18n/messages/shop/cart.ts";
import * as messages from "#app/i18n/messages/shop/cart-account.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import type { FlashResults } from "#app/ui/flash/flash-message.tsx";
import { DefaultSubmit } from "#app/ui/forms/default-submit.tsx";
import type { SentQuantity } from "#app/ui/forms/quantity-stepper.tsx";

/** What a button of the cart does, with the address that does it. */
const ADDRESSES = {
  remove: (id) => `/shop/cart/lines/${id}/deletion`,
  save: (id) => `/shop/cart/lines/${id}/saving`,
  "remove-saved": (id) => `/shop/cart/saved/${id}/deletion`,
  "take-back": (id) => `/shop/cart/saved/${id}/restoration`,
  "forget-gone": () => "/shop/cart/gone/deletion",
} as const satisfies Readonly<Record<string, (id: string) => PagePath>>;

/**
 * The forms of an account's cart: its buttons work without scripts, too. A guest's cart, which the browser holds, has
 * none.
 */
export interface CartForms {
  readonly results: FlashResults;
  /** What makes a button post. `key` is that of its line. */
  readonly button: (step: keyof typeof ADDRESSES, key?: string) => ButtonForm;
  /** The form of a line's quantity. `item` is what the line is called. */
  readonly quantityForm: (key: string, item: string) => ReactNode;
  readonly quantity: (key: string) => SentQuantity;
}

type ButtonForm = Pick<React.ComponentProps<"button">, "type" | "form" | "formAction" | "onClickCapture">;

const FORM = "cart-form";

/** The form to which all buttons belong that send nothing but their address. */
export function CartForm() {
  return <form id={FORM} method="post" hidden />;
}

export function useCartForms(): CartForms {
  const t = useT();
  const locale = useLocale();
  return {
    results: {
      "cart-removed": cart.removed,
      "cart-saved": cart.savedToast,
      "cart-saved-removed": cart.removedSaved,
    },
    button: (step, key = "") => ({
      type: "submit",
      form: FORM,
      formAction: localeHref(locale, ADDRESSES[step](key)),
      // Scripts do it themselves.
      onClickCapture: (event) => event.preventDefault(),
    }),
    quantityForm: (key, item) => (
      <form
        id={key}
        className="contents"
        method="post"
        action={localeHref(locale, `/shop/cart/lines/${key}/quantity`)}
        // Scripts have taken the number already.
        onSubmit={(event) => event.preventDefault()}
      >
        <DefaultSubmit />
        <noscript>
          <button
            type="submit"
            className="cart-save link"
            aria-label={t(messages.changeQuantityOf, { item })}
          >
            {t(messages.changeQuantity)}
          </button>
        </noscript>
      </form>
    ),
    quantity: (key) => (by) => ({
      form: key,
      ...(by === undefined ? { name: "quantity" } : { type: "submit", name: "by", value: by }),
    }),
  };
}
