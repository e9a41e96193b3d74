import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import * as messages from "#app/i18n/messages/shop/cart.ts";
import * as account from "#app/i18n/messages/shop/cart-account.ts";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { toast } from "#app/ui/toasts/toast-store.ts";
import { createAccountCart } from "../account-cart.ts";
import type { AccountCart } from "../cart.ts";
import { useMerge } from "../guest/use-merge.ts";
import { useCart } from "../use-cart.ts";
import { CartForm, useCartForms } from "./cart-forms.tsx";
import { CartView } from "./cart-view.tsx";
import type { CartArrival } from "./guest-cart.tsx";

interface AccountCartViewProps extends CartArrival {
  readonly stored: AccountCart;
  readonly staff: boolean;
}

/** The cart page of a signed-in customer, which takes over what this browser kept before. */
export function AccountCartView({ stored, ...rest }: AccountCartViewProps) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const page = {
    reload: () => void (navigator.onLine && revalidate()),
    fail: () => void toast({ title: t(ui.error), description: t(messages.failed), destructive: true }),
  };
  const latest = useRef(page);
  latest.current = page;
  const [store] = useState(() =>
    createAccountCart(stored, {
      reload: () => latest.current.reload(),
      fail: () => latest.current.fail(),
    }),
  );
  useEffect(() => store.take(stored), [store, stored]);
  useMerge((capped) => {
    if (capped) toast({ title: t(account.cappedTitle), description: t(account.capped) });
    page.reload();
  });
  return (
    <>
      <CartForm />
      <CartView cart={{ ...useCart(store), forms: useCartForms() }} {...rest} />
    </>
  );
}
