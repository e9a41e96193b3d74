import { useCallback } from "react";
import { useRevalidator } from "react-router";
import * as words from "#app/i18n/messages/cart.ts";
import * as ui from "#app/i18n/messages/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { PictureSource } from "#app/ui/picture-source.ts";
import { toast } from "#app/ui/toast-store.ts";
import type { AccountCart, CartProblem } from "../cart.ts";
import type { CartOffer } from "../cart-link.ts";
import { useAccountCart } from "../use-account-cart.ts";
import { useDrain } from "../use-cart.ts";
import { CartView } from "./cart-view.tsx";

interface AccountCartViewProps {
  readonly stored: AccountCart;
  readonly staff: boolean;
  readonly offer: CartOffer | null;
  readonly problem: CartProblem | null;
  readonly graphic: PictureSource | null;
}

/** The cart page of a signed-in customer, which takes over what this browser kept before. */
export function AccountCartView({ stored, ...rest }: AccountCartViewProps) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const reload = useCallback(() => void (navigator.onLine && revalidate()), [revalidate]);
  const failed = useCallback(
    () => void toast({ title: t(ui.error), description: t(words.failed), destructive: true }),
    [t],
  );
  useDrain(true, (capped) => {
    if (capped) toast({ title: t(words.cappedTitle), description: t(words.capped) });
    reload();
  });
  return <CartView cart={useAccountCart(stored, reload, failed)} {...rest} />;
}
