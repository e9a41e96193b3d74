import { localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as cart from "#app/i18n/messages/shop/cart.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { CheckIcon, InfoIcon } from "#app/ui/icons.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { BEFORE_PAINT } from "../guest/before-paint.ts";
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
      <Info name="capped" text={cart.capped} />
      <Info name="full" text={cart.full} />
      <template data-toast="copied">
        <div className="toast">
          <CheckIcon />
          <span className="toast-title">{t(cart.linkCopied)}</span>
        </div>
      </template>
    </>
  );
}

/** A toast that says why less was added than wanted, or nothing. */
function Info({ name, text }: { name: string; text: Message }) {
  const t = useT();
  return (
    <template data-toast={name}>
      <div className="toast">
        <InfoIcon />
        <span className="toast-title">{t(text)}</span>
      </div>
    </template>
  );
}
