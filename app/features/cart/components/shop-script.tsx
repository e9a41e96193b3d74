import { localeHref } from "#app/i18n/locale.ts";
import * as cart from "#app/i18n/messages/shop/cart.ts";
import { capped } from "#app/i18n/messages/shop/cart-account.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { ToastTemplate } from "#app/ui/toasts/toast-template.tsx";
import { BEFORE_PAINT } from "../guest/before-paint.ts";
import shopScript from "../shop.client.ts?script";

/**
 * The shop's script and the toasts it shows, for pages without React. `signedIn` makes it merge the guest cart
 * into the account.
 */
export function ShopScript({ signedIn = false }: { signedIn?: boolean }) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <InlineScript code={BEFORE_PAINT} />
      <script type="module" async src={shopScript} />
      {signedIn && <span hidden data-signed-in="" />}
      <div className="toasts" data-toasts="" role="status" aria-live="polite" />
      <ToastTemplate
        name="added"
        done
        text={t(cart.added)}
        action={{ href: localeHref(locale, "/shop/cart"), label: t(cart.viewCart) }}
      />
      <ToastTemplate name="capped" text={t(capped)} />
      <ToastTemplate name="full" text={t(cart.full)} />
      <ToastTemplate name="copied" done text={t(cart.linkCopied)} />
    </>
  );
}
