import { MIN_TOTAL } from "#app/features/orders/orders.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/checkout.ts";
import * as discountCode from "#app/i18n/messages/shop/discount-code.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { minutesIn } from "#app/lib/time/clock.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import type { CheckoutRefusalView } from "../checkout.ts";

/** Why an order was not placed; faults of fields are told by the form itself. */
export function CheckoutRefusal({ refusal }: { refusal: CheckoutRefusalView }) {
  const t = useT();
  const locale = useLocale();
  switch (refusal.kind) {
    case "changed":
    case "nothing-left":
      return <AlertBanner title={t(messages.changedTitle)}>{t(messages.changedText)}</AlertBanner>;
    case "vat-changed":
      return <AlertBanner title={t(messages.changedTitle)}>{t(messages.vatChangedText)}</AlertBanner>;
    case "discount-changed":
      return <AlertBanner title={t(messages.changedTitle)}>{t(discountCode.changedText)}</AlertBanner>;
    case "discount-refused":
      return <AlertBanner title={t(messages.changedTitle)}>{t(discountCode.refusedText)}</AlertBanner>;
    case "too-expensive":
      return <AlertBanner title={t(messages.tooExpensive)} />;
    case "too-cheap":
      return (
        <AlertBanner
          title={t(messages.tooCheap, { least: formatMoney(MIN_TOTAL) })}
          action={
            <ButtonLink variant="outline" href={localeHref(locale, "/shop/browse")}>
              {t(messages.addMore)}
            </ButtonLink>
          }
        >
          {t(messages.tooCheapText)}
        </AlertBanner>
      );
    case "no-payment":
      return <NoPayment />;
    case "too-many-orders":
      return (
        <AlertBanner title={t(messages.tooManyOrders)} action={<AskUs />}>
          {t(messages.tooManyOrdersText, { n: minutesIn(refusal.retryAfter) })}
        </AlertBanner>
      );
    case "too-many-pieces":
      return (
        <AlertBanner title={t(messages.tooManyPieces)} action={<AskUs />}>
          {t(messages.tooManyPiecesText, { n: refusal.most })}
        </AlertBanner>
      );
    case "invalid":
      return null;
  }
}

/** The shop sells on invoice only, and not to this buyer. */
export function NoPayment() {
  const t = useT();
  return (
    <AlertBanner title={t(messages.noPayment)} action={<AskUs />}>
      {t(messages.noPaymentText)}
    </AlertBanner>
  );
}

function AskUs() {
  return (
    <ButtonLink variant="outline" href={localeHref(useLocale(), "/contact")}>
      {useT()(messages.askUs)}
    </ButtonLink>
  );
}
