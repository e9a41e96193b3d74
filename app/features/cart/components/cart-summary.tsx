import { Suspense, useState } from "react";
import { TakeBackNote } from "#app/features/catalog/components/sale-notes.tsx";
import { formatMoney } from "#app/i18n/formats.ts";
import { type Locale, localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/cart.ts";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { addCents, multiplyCents, ZERO } from "#app/lib/money.ts";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import type { PictureSource } from "#app/ui/picture-source.ts";
import { ask } from "#app/ui/session/ask.ts";
import { toast } from "#app/ui/toasts/toast-store.ts";
import { type CartLine, type CheckoutAnswer, countEntryPieces, isOrderable, toCartEntry } from "../cart.ts";

/** Nothing of it is needed before the products of a cart are read, and an empty cart needs none. */
const LegalGuarantee = lazyPart(() =>
  import("#app/features/catalog/components/legal-guarantee.tsx").then((module) => module.LegalGuarantee),
);

/** Staff alone have it. */
const CopyCartLink = lazyPart(() => import("./copy-cart-link.tsx").then((module) => module.CopyCartLink));

/** What the cart comes to, and the way to the checkout. `staff` can copy a link that brings the same. */
export function CartSummary({
  lines,
  staff,
  graphic,
}: {
  lines: readonly CartLine[];
  staff: boolean;
  graphic: PictureSource | null;
}) {
  const t = useT();
  const locale = useLocale();
  const { busy, proceed } = useCheckout(lines, locale);
  const counted = lines.filter(isOrderable);
  const total = addCents(...counted.map((line) => multiplyCents(line.price ?? ZERO, line.quantity)));
  const pieces = countEntryPieces(lines.map(toCartEntry));
  return (
    <aside className="cart-summary">
      <p className="cart-note">{t(messages.items, { n: pieces })}</p>
      {counted.length < lines.length && (
        <p className="cart-warning">{t(messages.notCounted, { n: lines.length - counted.length })}</p>
      )}
      <p className="cart-note">{t(messages.totalNote)}</p>
      <div className="cart-proceed">
        <p className="cart-total">
          <span>{t(messages.total)}</span>
          <output aria-live="polite">{formatMoney(total)}</output>
        </p>
        {/* A form, so that a click before the page's scripts run opens the checkout too. */}
        <form
          method="post"
          action={localeHref(locale, "/shop/cart/checkouts")}
          target="_blank"
          onSubmit={(event) => {
            event.preventDefault();
            const { currentTarget: form } = event;
            // A typed quantity counts when its field is left, which a tap on a button does not do in Safari.
            if (leaveQuantity()) setTimeout(() => form.requestSubmit());
            else proceed();
          }}
          rel="noopener"
        >
          <SubmitButton variant="primary" wide busy={busy} busyText={t(messages.processing)}>
            {t(messages.checkout)}
          </SubmitButton>
        </form>
      </div>
      <p className="cart-note">{t(messages.opensTab)}</p>
      <ButtonLink variant="quiet" small href={localeHref(locale, "/shop/browse")}>
        {t(messages.continueShopping)}
      </ButtonLink>
      {staff && (
        <Suspense>
          <CopyCartLink lines={lines} />
        </Suspense>
      )}
      <TakeBackNote lines={lines} />
      <Suspense>
        <LegalGuarantee graphic={graphic} />
      </Suspense>
    </aside>
  );
}

/**
 * Asks for a checkout and shows it in a new tab. The tab is opened in the click itself, or the browser would
 * hold it back; where it is held back all the same, this tab goes there.
 */
function useCheckout(lines: readonly CartLine[], locale: Locale) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const proceed = (): void => {
    if (lines.length === 0) return;
    if (!navigator.onLine) {
      toast({ title: t(ui.error), description: t(messages.checkoutOffline), destructive: true });
      return;
    }
    const tab = window.open("about:blank", "_blank");
    if (tab) tab.document.title = t(messages.processing);
    const fail = (description: string): void => {
      tab?.close();
      toast({ title: t(ui.error), description, destructive: true });
    };
    setBusy(true);
    void requestCheckout(lines, locale).then(({ url, detail }) => {
      if (url && tab) tab.location.replace(url);
      else if (url) location.assign(url);
      else fail(detail ?? t(messages.failed));
      setBusy(false);
    });
  };
  return { busy, proceed };
}

async function requestCheckout(lines: readonly CartLine[], locale: Locale): Promise<CheckoutAnswer> {
  const json = { items: lines.map(toCartEntry) };
  const answer = await ask<CheckoutAnswer>(`/api/create-checkout?lang=${locale}`, { json });
  if (answer.kind === "answered") return answer.value;
  return answer.kind === "refused" ? answer.response.json().catch(() => ({})) : {};
}

/** Takes the focus out of a field of a quantity; false when it is elsewhere. */
function leaveQuantity(): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement && field.closest(".cart-stepper"))) return false;
  field.blur();
  return true;
}
