import { localeHref } from "#app/i18n/locale.ts";
import * as cart from "#app/i18n/messages/cart.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { CheckIcon, InfoIcon } from "#app/ui/icons.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { BEFORE_PAINT } from "../before-paint.ts";
import shopScript from "../shop.client.ts?script";

/**
 * The shop's script and the toasts it shows, for pages without React. `signedIn` makes it hand the guest cart
 * over to the account.
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
      <template data-toast="added">
        <div className="toast">
          <CheckIcon />
          <span className="toast-title">{t(cart.added)}</span>
          <a className="toast-action" href={localeHref(locale, "/shop/cart")}>
            {t(cart.viewCart)}
          </a>
        </div>
      </template>
      <template data-toast="capped">
        <div className="toast">
          <InfoIcon />
          <span className="toast-title">{t(cart.capped)}</span>
        </div>
      </template>
      <template data-toast="copied">
        <div className="toast">
          <CheckIcon />
          <span className="toast-title">{t(cart.linkCopied)}</span>
        </div>
      </template>
    </>
  );
}
