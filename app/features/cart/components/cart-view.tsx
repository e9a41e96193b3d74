import { useState } from "react";
import { formatMoney } from "#app/i18n/formats.ts";
import { type Locale, localeHref } from "#app/i18n/locale.ts";
import * as words from "#app/i18n/messages/cart.ts";
import * as ui from "#app/i18n/messages/ui.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { addCents, multiplyCents } from "#app/lib/money.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Loading } from "#app/ui/skeleton.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { type CartLine, countPieces } from "../cart.ts";
import type { Cart } from "../use-cart.ts";
import { CartLines, CartSkeleton } from "./cart-lines.tsx";

/** The cart page, the same for a guest and for a signed-in customer. */
export function CartView({ cart, guest = false }: { cart: Cart; guest?: boolean }) {
  const t = useT();
  return (
    <div className="wrap cart-page">
      <h1>
        {t(words.title)}
        <Companion of={words.title} />
      </h1>
      {guest && (
        <noscript>
          <Notice>{t(words.noScript)}</Notice>
        </noscript>
      )}
      <CartContent cart={cart} />
    </div>
  );
}

function CartContent({ cart }: { cart: Cart }) {
  const t = useT();
  const locale = useLocale();
  const remove = useRemoval(cart);
  if (cart.failed) {
    return (
      <Notice
        kind="fault"
        role="alert"
        action={
          <Button look="line" small onClick={cart.retry}>
            {t(words.tryAgain)}
          </Button>
        }
      >
        {t(words.offline)}
      </Notice>
    );
  }
  if (cart.lines === null) {
    return (
      <Loading>
        <CartSkeleton />
      </Loading>
    );
  }
  if (cart.lines.length === 0) {
    return (
      <>
        {cart.gone > 0 && <Notice>{t(words.gone, { n: cart.gone })}</Notice>}
        <EmptyState
          title={t(words.empty)}
          action={
            <ButtonLink href={localeHref(locale, "/shop/browse")}>{t(words.browseProducts)}</ButtonLink>
          }
        >
          {t(words.emptyHint)}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {cart.gone > 0 && <Notice>{t(words.gone, { n: cart.gone })}</Notice>}
      <div className="cart-layout">
        <CartLines lines={cart.lines} onStep={cart.step} onRemove={remove} />
        <Summary lines={cart.lines} />
      </div>
    </>
  );
}

/** Takes a line out, says so, and offers it back. */
function useRemoval(cart: Cart) {
  const t = useT();
  return (line: CartLine) => {
    const undo = cart.remove(line);
    toast({ title: t(words.removed), action: { label: t(ui.undo), onAction: undo } });
  };
}

function Summary({ lines }: { lines: readonly CartLine[] }) {
  const t = useT();
  const locale = useLocale();
  const { busy, proceed } = useCheckout(lines, locale);
  const total = addCents(
    ...lines.flatMap((line) => (line.price === null ? [] : [multiplyCents(line.price, line.quantity)])),
  );
  const pieces = countPieces(lines.map((line) => ({ product_id: line.productId, quantity: line.quantity })));
  return (
    <aside className="cart-summary">
      <p className="cart-note">{t(words.items, { n: pieces })}</p>
      <p className="cart-total">
        <span>{t(words.total)}</span>
        <output aria-live="polite">{formatMoney(total)}</output>
      </p>
      <p className="cart-note">{t(words.totalNote)}</p>
      <Button look="key" wide busy={busy} busyText={t(words.processing)} onClick={proceed}>
        {t(words.checkout)}
      </Button>
      <p className="cart-note">{t(words.opensTab)}</p>
      <ButtonLink look="quiet" small href={localeHref(locale, "/shop/browse")}>
        {t(words.continueShopping)}
      </ButtonLink>
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
    const tab = window.open("about:blank", "_blank");
    if (tab) tab.document.title = t(words.processing);
    const fail = (description: string): void => {
      tab?.close();
      toast({ title: t(ui.error), description, destructive: true });
    };
    setBusy(true);
    requestCheckout(lines, locale)
      .then(
        ({ url, detail }) => {
          if (url && tab) tab.location.replace(url);
          else if (url) location.assign(url);
          else fail(detail ?? t(words.failed));
        },
        () => fail(t(words.failed)),
      )
      .finally(() => setBusy(false));
  };
  return { busy, proceed };
}

async function requestCheckout(
  lines: readonly CartLine[],
  locale: Locale,
): Promise<{ readonly url?: string; readonly detail?: string }> {
  const items = lines.map((line) => ({ product_id: line.productId, quantity: line.quantity }));
  const response = await fetch(`/api/create-checkout?lang=${locale}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ items }),
  });
  return (await response.json()) as { url?: string; detail?: string };
}
