import { type Locale, localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { OrderView } from "../orders.ts";

/** The way to the terms that an order was placed under, in a language. */
export function OrderTermsLink({ order, locale }: { readonly order: OrderView; readonly locale: Locale }) {
  const t = useT();
  return (
    <p>
      <a className="link link-block" href={localeHref(locale, `/shop/orders/${order.token}/terms`)}>
        {t(messages.keptTerms)}
      </a>
    </p>
  );
}
