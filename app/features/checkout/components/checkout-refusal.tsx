import { MIN_TOTAL } from "#app/features/orders/orders.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/checkout.ts";
import * as discountCode from "#app/i18n/messages/shop/discount-code.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import type { CheckoutRefusalView } from "../checkout.ts";

/** Why an order was not placed; faults of fields are told by the form itself. */
export function CheckoutRefusal({ refusal }: { refusal: CheckoutRefusalView }) {
  const t = useT();
  const locale = useLocale();
  switch (refusal.kind) {
    case "changed":
    case "nothing-left":
      return (
        <Banner kind="fault" role="alert" title={t(messages.changedTitle)}>
          {t(messages.changedText)}
        </Banner>
      );
    case "vat-changed":
      return (
        <Banner kind="fault" role="alert" title={t(messages.changedTitle)}>
          {t(messages.vatChangedText)}
        </Banner>
      );
    case "discount-changed":
      return (
        <Banner kind="fault" role="alert" title={t(messages.changedTitle)}>
          {t(discountCode.changedText)}
        </Banner>
      );
    case "too-expensive":
      return <Banner kind="fault" role="alert" title={t(messages.tooExpensive)} />;
    case "too-cheap":
      return (
        <Banner
          kind="fault"
          role="alert"
          title={t(messages.tooCheap, { least: formatMoney(MIN_TOTAL) })}
          action={
            <ButtonLink variant="outline" href={localeHref(locale, "/shop/browse")}>
              {t(messages.addMore)}
            </ButtonLink>
          }
        >
          {t(messages.tooCheapText)}
        </Banner>
      );
    case "no-payment":
      return <NoPayment />;
    case "too-many-orders":
      return (
        <Banner kind="fault" role="alert" title={t(messages.tooManyOrders)} action={<AskUs />}>
          {t(messages.tooManyOrdersText, { n: Math.max(1, Math.ceil(refusal.retryAfter / 60)) })}
        </Banner>
      );
    case "too-many-pieces":
      return (
        <Banner kind="fault" role="alert" title={t(messages.tooManyPieces)} action={<AskUs />}>
          {t(messages.tooManyPiecesText, { n: refusal.most })}
        </Banner>
      );
    case "invalid":
      return null;
  }
}

/** The shop sells on invoice only, and not to this buyer. */
export function NoPayment() {
  const t = useT();
  return (
    <Banner kind="fault" role="alert" title={t(messages.noPayment)} action={<AskUs />}>
      {t(messages.noPaymentText)}
    </Banner>
  );
}

function AskUs() {
  return (
    <ButtonLink variant="outline" href={localeHref(useLocale(), "/contact")}>
      {useT()(messages.askUs)}
    </ButtonLink>
  );
}
